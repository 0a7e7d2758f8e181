"""Search over worlds that might be: information-set Monte Carlo tree search, for any game with a handful of choices.

Each round draws a full state behind the view, walks the one tree that all worlds share by what looks best and what
was seldom tried, adds a leaf, and asks what the leaf is worth. What a world does not allow is not counted against it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from tilehall.bots.bot import Clock, share
from tilehall.core.game import CHANCE, AnyGame, Seat, Step, View
from tilehall.core.play import playout, roll

Worths = Sequence[float]  # what a state is worth to each seat, from 0 to 1
Leaf = Callable[[Any, Random], Worths]
Choices = Callable[[Any], Sequence[Step]]

CURIOSITY = 0.7  # how much a step that was seldom tried gains over one that went well, with worths from 0 to 1


class Node:
    """A place in the tree: who came here by which step, how often, how it went for them, and how often they could."""

    __slots__ = ("children", "could", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # who took the step that leads here
        self.children: dict[Step, Node] = {}
        self.visits = 0
        self.could = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def played_out(game: AnyGame) -> Leaf:
    """The plainest leaf: play on at random to the end."""

    def leaf(state: Any, rng: Random) -> Worths:
        for _, after in playout(game, state, rng):
            state = after
        outcome = game.outcome(state)
        assert outcome is not None
        return [share(outcome, seat) for seat in range(len(outcome.scores))]

    return leaf


def grow(
    game: AnyGame,
    view: View,
    rng: Random,
    clock: Clock,
    *,
    rounds: int,
    leaf: Leaf,
    choices: Choices | None = None,
    curiosity: float = CURIOSITY,
) -> Node:
    """The tree of the seat that looks and is to act, after that many rounds or when the time is up.

    `choices` narrows what is looked at; the root's children are the steps of this seat.
    """
    root = Node(CHANCE)
    listed: Choices = choices or (lambda state: tuple(game.legal(state)))
    for number in range(rounds):
        # Some rounds are always played: whoever is late answers with something that was looked at.
        if number >= 8 and clock.up:
            break
        _round(game, game.guess(view, rng), root, rng, leaf, listed, curiosity)
    return root


def _round(game: AnyGame, state: Any, root: Node, rng: Random, leaf: Leaf, choices: Choices, curiosity: float) -> None:
    node, path = root, [root]
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            step = roll(game, state, rng)
            node = node.children.setdefault(step, Node(CHANCE))
            path.append(node)
            state = game.apply(state, step)
            continue
        steps = choices(state)
        untried = [step for step in steps if step not in node.children]
        if untried:
            step = untried[int(rng.random() * len(untried))]
            for each in steps:
                if each in node.children:
                    node.children[each].could += 1
            child = Node(actor)
            child.could = 1
            node.children[step] = child
            path.append(child)
            state = game.apply(state, step)
            break
        step = _best(node, steps, curiosity)
        node = node.children[step]
        path.append(node)
        state = game.apply(state, step)
    worths = leaf(state, rng)
    for passed in path:
        passed.visits += 1
        if passed.seat >= 0:
            passed.total += worths[passed.seat]


def _best(node: Node, steps: Sequence[Step], curiosity: float) -> Step:
    """The step that promises most, counting how often each could have been taken."""
    best, most = steps[0], -1.0
    for step in steps:
        child = node.children[step]
        child.could += 1
        worth = child.total / child.visits + curiosity * sqrt(log(child.could) / child.visits)
        if worth > most:
            best, most = step, worth
    return best


def favourite(root: Node) -> tuple[Step, Node]:
    """The step that was looked at most, and how it went."""
    return max(root.children.items(), key=lambda item: (item[1].visits, item[1].total))
