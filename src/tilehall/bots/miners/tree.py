"""A tree of tables that all guessed worlds share: a move leads to the same table whatever the others hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random

from tilehall.bots.bot import Clock
from tilehall.bots.miners.playout import played_out
from tilehall.bots.miners.prospect import Prospect, prospect
from tilehall.bots.miners.table import CELL, KIND_OF, PASSING, Move, faces_in, moved
from tilehall.bots.miners.worlds import World
from tilehall.bots.miners.worth import ended, pride
from tilehall.games.miners.card import FITS
from tilehall.games.miners.state import State

CURIOSITY = 0.25  # how much a move that was seldom tried gains over one that went well, with worths from 0 to 1
FEWEST = 8  # rounds that are always played: whoever is late answers with something that was looked at


class Node:
    """A table in the tree, what it promises, and how it went for the seat that moved here."""

    __slots__ = ("_ways", "children", "could", "fits", "move", "over", "table", "total", "visits")

    def __init__(self, table: State, move: Move = PASSING) -> None:
        self.table = table
        self.move = move  # that led here
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.could = 0
        self.total = 0.0
        self.over = ended(table) if table.over else None
        asks = table.mine.asks
        self.fits = [(at * CELL, FITS[asks[at]]) for at in table.mine.frontier]
        self._ways: Prospect | None = None

    @property
    def ways(self) -> Prospect:
        if self._ways is None:
            table = self.table
            self._ways = prospect(table.mine, table.laid_by, table.reached, len(table.gold))
        return self._ways

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, move: Move) -> Node:
        """The table after a move, put into the tree."""
        node = self.children[move] = Node(moved(self.table, move), move)
        return node

    def moves(self, hand: Sequence[int], *, greedy: bool = False) -> list[Move]:
        """What the seat to move may do with a hand; only what reaches a destination, if it is greedy and can."""
        faces = faces_in(hand)
        fits = self.fits
        if greedy:
            takes = self.ways.takes
            fits = [(at * CELL, taking) for at, taking in takes.items() if taking & faces] or fits
        found: list[Move] = []
        for cell, fitting in fits:
            left = fitting & faces
            while left:
                lowest = left & -left
                found.append(cell + lowest.bit_length() - 1)
                left ^= lowest
        return found or [-1 - kind for kind in sorted(set(hand))] or [PASSING]


def without(hand: list[int], move: Move) -> None:
    """Take the card of a move out of a hand."""
    if move >= 0:
        hand.remove(KIND_OF[move % CELL])
    elif move != PASSING:
        hand.remove(-1 - move)


def grow(
    root: Node, worlds: Callable[[], World], rng: Random, clock: Clock, *, rounds: int, slips: Sequence[float]
) -> None:
    """Look into so many worlds, or into as many as there is time for; `slips` is for the playing out."""
    for number in range(rounds):
        if number >= FEWEST and clock.up:
            break
        _round(root, worlds(), rng, slips)


def _round(root: Node, world: World, rng: Random, slips: Sequence[float]) -> None:
    hands = [list(hand) for hand in world.hands]
    deck = list(world.deck)
    node = root
    path = []
    new = False
    while node.over is None and not new:
        seat = node.table.seat
        hand = hands[seat]
        children = node.children
        # Whoever but oneself can reach a destination is taken to do so: that is nearly always right.
        moves = node.moves(hand, greedy=node is not root)
        untried = [move for move in moves if move not in children]
        for move in moves:
            if move in children:
                children[move].could += 1
        if untried:
            child = node.child(untried[int(rng.random() * len(untried))])
            child.could = 1
            new = True
        else:
            child = max((children[move] for move in moves), key=_promise)
        without(hand, child.move)
        if deck:
            hand.append(deck.pop())
        path.append((seat, child))
        node = child
    worths = pride(node.table if node.over is not None else played_out(node.table, hands, deck, rng, slips))
    root.visits += 1
    for seat, passed in path:
        passed.visits += 1
        passed.total += worths[seat]


def _promise(node: Node) -> float:
    """What a move promises, counting how often it could have been made."""
    visits = node.visits
    return node.total / visits + CURIOSITY * sqrt(log(node.could) / visits)


def favourite(root: Node) -> Node:
    """Where the move leads that was looked at most."""
    return max(root.children.values(), key=lambda node: (node.visits, node.total))


def evenly(
    root: Node,
    node: Node,
    worlds: Callable[[], World],
    rng: Random,
    clock: Clock,
    *,
    games: int,
    slips: Sequence[float],
) -> float:
    """What the seat that moves from root to node has of the win on average, when all play on alike."""
    seat = root.table.seat
    if node.over is not None:
        return node.over[seat]
    total, played = 0.0, 0
    while played < games and not (played and clock.up):
        world = worlds()
        hands, deck = [list(hand) for hand in world.hands], list(world.deck)
        without(hands[seat], node.move)
        if deck:
            hands[seat].append(deck.pop())
        total += ended(played_out(node.table, hands, deck, rng, slips))[seat]
        played += 1
    return total / played
