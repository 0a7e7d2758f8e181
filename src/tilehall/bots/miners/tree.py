"""Information-set Monte Carlo tree search over public states.

A move leads to the same public state whatever the others hold, so one tree serves all determinizations (Cowling, Powley
and Whitehouse 2012; see `tilehall.bots.search`, which does the same for any game).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random

import numpy as np

from tilehall.bots.bot import Clock
from tilehall.bots.miners.arrays import LUCK, StateArrays, Worlds, encode, payoffs_after, payoffs_by_rollout, worlds_of
from tilehall.bots.miners.determinization import Determinization
from tilehall.bots.miners.evaluation import payoffs, shaped_payoffs
from tilehall.bots.miners.kernel.layout import Floats
from tilehall.bots.miners.public_state import CELL, KIND_OF, PASSING, Move, after_move, faces_in
from tilehall.bots.miners.routes import Routes, shortest_routes
from tilehall.games.miners.card import FITS
from tilehall.games.miners.state import State

EXPLORATION = 0.25  # the constant c of UCB1, for payoffs from 0 to 1
MIN_ITERATIONS = 8  # always done: a bot that is late answers with something that was looked at


class Node:
    """A public state in the tree, and the visits and total value of the seat that moved here."""

    __slots__ = (
        "_arrays",
        "_routes",
        "availability",
        "children",
        "fits",
        "move",
        "payoffs",
        "state",
        "total",
        "visits",
    )

    def __init__(self, state: State, move: Move = PASSING) -> None:
        self.state = state
        self.move = move  # that led here
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.availability = 0
        self.total = 0.0
        self.payoffs = payoffs(state) if state.over else None
        asks = state.mine.asks
        barred = dict(state.barred)
        self.fits = [(at * CELL, FITS[asks[at]] & ~barred.get(at, 0)) for at in state.mine.frontier]
        self._arrays: StateArrays | None = None
        self._routes: Routes | None = None

    @property
    def routes(self) -> Routes:
        """Computed when they are first asked for."""
        if self._routes is None:
            state = self.state
            self._routes = shortest_routes(state.mine, state.laid_by, state.reached, len(state.gold), state.barred)
        return self._routes

    @property
    def arrays(self) -> StateArrays:
        """The state as the kernel takes it; computed when it is first asked for."""
        if self._arrays is None:
            self._arrays = encode(self.state)
        return self._arrays

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, move: Move) -> Node:
        """The node after a move, added to the tree."""
        node = self.children[move] = Node(after_move(self.state, move), move)
        return node

    def moves(self, hand: Sequence[int], *, greedy: bool = False) -> list[Move]:
        """What the seat to move may do with a hand; only what reaches a destination, if it is greedy and can."""
        faces = faces_in(hand)
        fits = self.fits
        if greedy:
            finishing = self.routes.finishing
            fits = [(at * CELL, reaching) for at, reaching in finishing.items() if reaching & faces] or fits
        found: list[Move] = []
        for cell, fitting in fits:
            left = fitting & faces
            while left:
                lowest = left & -left
                found.append(cell + lowest.bit_length() - 1)
                left ^= lowest
        return found or [-1 - kind for kind in sorted(set(hand))] or [PASSING]


def remove_card(hand: list[int], move: Move) -> None:
    """Remove the card of a move from a hand, in place."""
    if move >= 0:
        hand.remove(KIND_OF[move % CELL])
    elif move != PASSING:
        hand.remove(-1 - move)


def search(
    root: Node,
    draw: Callable[[], Determinization],
    rng: Random,
    clock: Clock,
    *,
    iterations: int,
    blunders: Sequence[float],
    closed: float = 1.0,
) -> None:
    """Do so many iterations, or as many as there is time for; `draw` gives each its determinization.

    `blunders` is for the rollouts, `closed` for what comes of them.
    """
    luck = np.random.default_rng(rng.getrandbits(64))
    careless = np.array(blunders)
    for number in range(iterations):
        if number >= MIN_ITERATIONS and clock.up:
            break
        iterate(root, draw(), rng, careless, luck.random(LUCK), closed)


def iterate(root: Node, world: Determinization, rng: Random, blunders: Floats, luck: Floats, closed: float) -> None:
    """One iteration: selection, expansion, rollout with these random numbers, backpropagation."""
    hands = [list(hand) for hand in world.hands]
    deck = list(world.deck)
    node = root
    path = []
    new = False
    while node.payoffs is None and not new:
        seat = node.state.seat
        hand = hands[seat]
        # Below the root, whoever can reach a destination is taken to do so: that is nearly always right.
        child, new = _selected(node, node.moves(hand, greedy=node is not root), rng)
        remove_card(hand, child.move)
        if deck:
            hand.append(deck.pop())
        path.append((seat, child))
        node = child
    if node.payoffs is not None:
        values: Sequence[float] = shaped_payoffs(node.state, closed)
    else:
        values = payoffs_by_rollout(node.arrays, hands, deck, blunders, luck, closed).tolist()
    root.visits += 1
    for seat, passed in path:
        passed.visits += 1
        passed.total += values[seat]


def _selected(node: Node, moves: Sequence[Move], rng: Random) -> tuple[Node, bool]:
    """The child by one of these moves, and whether it is new: one that was not tried, or that of the highest bound."""
    children = node.children
    untried = [move for move in moves if move not in children]
    for move in moves:
        if move in children:
            children[move].availability += 1
    if untried:
        child = node.child(untried[int(rng.random() * len(untried))])
        child.availability = 1
        return child, True
    return max((children[move] for move in moves), key=_upper_bound), False


def _upper_bound(node: Node) -> float:
    """UCB1 with the availability of a node in place of its parent's visits."""
    visits = node.visits
    return node.total / visits + EXPLORATION * sqrt(log(node.availability) / visits)


def most_visited(root: Node) -> Node:
    """The child with the most visits."""
    return max(root.children.values(), key=lambda node: (node.visits, node.total))


def mean_payoff(
    root: Node,
    node: Node,
    draw: Callable[[], Determinization],
    rng: Random,
    *,
    rollouts: int,
    blunders: Sequence[float],
) -> float:
    """The mean payoff of the seat that moves from root to node, over rollouts from there."""
    seat = root.state.seat
    if node.payoffs is not None:
        return node.payoffs[seat]
    worlds = worlds_of([draw() for _ in range(rollouts)], rng)
    return float(payoffs_after(node.state, node.move, seat, worlds, blunders, shaping=0.0).mean())


def payoffs_in(nodes: Sequence[Node], seat: int, worlds: Worlds, blunders: Sequence[float]) -> Floats:
    """The shaped payoffs of the seat whose moves led to these nodes: by node and by world, one rollout each."""
    rows = []
    for node in nodes:
        if node.payoffs is None:
            rows.append(payoffs_after(node.state, node.move, seat, worlds, blunders))
        else:
            rows.append(np.full(len(worlds.luck), shaped_payoffs(node.state)[seat]))
    return np.array(rows)
