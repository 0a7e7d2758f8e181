"""The three levels of Miners: a newcomer who digs on, a player who weighs each move, and one who looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, Clock, Turn
from tilehall.bots.miners.glance import nearest, noticed, weighed
from tilehall.bots.miners.table import open_side, same, step_of
from tilehall.bots.miners.tree import Node, evenly, favourite, grow
from tilehall.bots.miners.why import reason
from tilehall.bots.miners.worlds import blindly, guessed, read
from tilehall.core.game import Step
from tilehall.games.miners.view import View, state_of

OVERLOOKED: Final = 0.25  # of the moves: what a newcomer does not notice
ROUNDS: Final = 1600  # of hard: about 0.25 s of one core for a turn
WORLDS: Final = 2  # that medium thinks of: it knows that others hold cards, and often thinks of the wrong ones
GAMES: Final = 100  # imagined on both sides of an even game, to say how hopeful it is: within some 5%
# How often hard expects others to open a way to a destination needlessly. With careful play on all sides most mines
# close before anybody wins; expecting slips keeps a mine open in which they can happen (79% against 57% of the wins
# against medium, 40 games each at 200 rounds: a rough figure).
SLIPS: Final = 0.5
HUMAN: Final = 0.1  # the same of everybody, when hope is asked for


def held(view: View) -> tuple[str, ...]:
    """The cards of the seat that looks."""
    hand = view.hands[view.seat]
    assert not isinstance(hand, int), "a bot plays for the seat that looks and is to act"
    return hand


def root_of(view: View, rng: Random) -> Node:
    """The table as it lies."""
    return Node(open_side(state_of(view, rng)))


def newcomer(overlooked: float = OVERLOOKED) -> Bot[View]:
    """Digs towards the nearest destination, takes what it notices, and does not think of what others may do."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        cards = held(view)
        hand = same(cards)
        root = root_of(view, rng)
        node = nearest(root, noticed(root.moves(hand), rng, overlooked), rng)
        world = guessed(view, blindly(view), rng)
        hope = weighed(root, hand, [node.move], [world], clock).mean
        return Turn((step_of(node.move, cards),), reason(root, node, hand), hope)

    return bot


def weigher(worlds: int = WORLDS) -> Bot[View]:
    """Weighs each move by what the others could do at once with the hands that it thinks of."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        cards = held(view)
        hand = same(cards)
        root = root_of(view, rng)
        thought_of = [guessed(view, blindly(view), rng) for _ in range(worlds)]
        node = weighed(root, hand, root.moves(hand), thought_of, clock)
        return Turn((step_of(node.move, cards),), reason(root, node, hand), node.mean)

    return bot


def searcher(rounds: int = ROUNDS, slips: float = SLIPS, games: int = GAMES) -> Bot[View]:
    """Looks ahead in many worlds, which agree with what the others did so far."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        cards = held(view)
        hand = same(cards)
        root = root_of(view, rng)
        known = read(view, shown)
        others = [0.0 if other == view.me else slips for other in range(len(view.hands))]
        grow(root, lambda: guessed(view, known, rng), rng, clock, rounds=rounds, slips=others)
        node = favourite(root)
        alike = [HUMAN] * len(view.hands)
        hope = evenly(root, node, lambda: guessed(view, known, rng), rng, clock, games=games, slips=alike)
        return Turn((step_of(node.move, cards),), reason(root, node, hand), hope)

    return bot
