"""Information-set Monte Carlo tree search (IS-MCTS), for any game with a handful of choices.

This is single-observer IS-MCTS (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search"): each
iteration draws a determinization, a full state behind the view; descends the one tree that all determinizations share
by UCB1, where a child's parent visits are replaced by its availability, the number of times it could have been chosen;
adds one child; evaluates the leaf; and adds the values along the path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from tilehall.bots.bot import Clock, payoff
from tilehall.core.game import CHANCE, AnyGame, Seat, Step, View
from tilehall.core.play import playout, roll

Values = Sequence[float]  # what a state is worth to each seat, from 0 to 1
Evaluation = Callable[[Any, Random], Values]  # of a leaf's state
Candidates = Callable[[Any], Sequence[Step]]  # the steps that are searched in a state

EXPLORATION = 0.7  # the constant c of UCB1 (Auer, Cesa-Bianchi and Fischer 2002), for values from 0 to 1
MIN_ITERATIONS = 8  # always done: a bot that is late answers with something that was looked at


class Node:
    """A node of the tree: who came here, how often, with which total value, and how often it was available."""

    __slots__ = ("availability", "children", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # who took the step that leads here
        self.children: dict[Step, Node] = {}
        self.visits = 0
        self.availability = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def random_playout(game: AnyGame) -> Evaluation:
    """Evaluates a leaf by one random game from there to the end: the payoff of each seat."""

    def evaluate(state: Any, rng: Random) -> Values:
        for _, after in playout(game, state, rng):
            state = after
        outcome = game.outcome(state)
        assert outcome is not None
        return [payoff(outcome, seat) for seat in range(len(outcome.scores))]

    return evaluate


def search(
    game: AnyGame,
    view: View,
    rng: Random,
    clock: Clock,
    *,
    iterations: int,
    evaluate: Evaluation,
    candidates: Candidates | None = None,
    exploration: float = EXPLORATION,
) -> Node:
    """The tree of the seat that looks and is to act, after that many iterations or when the time is up.

    `candidates` narrows what is searched; by default every legal step is. The root's children are steps of this seat.
    """
    root = Node(CHANCE)
    listed: Candidates = candidates or (lambda state: tuple(game.legal(state)))
    for number in range(iterations):
        if number >= MIN_ITERATIONS and clock.up:
            break
        _iterate(game, game.guess(view, rng), root, rng, evaluate, listed, exploration)
    return root


def _iterate(
    game: AnyGame,
    state: Any,
    root: Node,
    rng: Random,
    evaluate: Evaluation,
    candidates: Candidates,
    exploration: float,
) -> None:
    """One iteration in a determinization: selection, expansion, evaluation, backpropagation."""
    node, path = root, [root]
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            step = roll(game, state, rng)
            node = node.children.setdefault(step, Node(CHANCE))
            path.append(node)
            state = game.apply(state, step)
            continue
        steps = candidates(state)
        untried = [step for step in steps if step not in node.children]
        if untried:
            step = untried[int(rng.random() * len(untried))]
            path.append(_expand(node, steps, step, actor))
            state = game.apply(state, step)
            break
        step = _select(node, steps, exploration)
        node = node.children[step]
        path.append(node)
        state = game.apply(state, step)
    values = evaluate(state, rng)
    for passed in path:
        passed.visits += 1
        if passed.seat >= 0:
            passed.total += values[passed.seat]


def _expand(node: Node, steps: Sequence[Step], step: Step, actor: Seat) -> Node:
    """Add the child of an untried step; its siblings were available too."""
    for each in steps:
        if each in node.children:
            node.children[each].availability += 1
    child = Node(actor)
    child.availability = 1
    node.children[step] = child
    return child


def _select(node: Node, steps: Sequence[Step], exploration: float) -> Step:
    """The step with the highest upper confidence bound; all of these steps are available, and have been tried."""
    best, most = steps[0], -1.0
    for step in steps:
        child = node.children[step]
        child.availability += 1
        bound = child.total / child.visits + exploration * sqrt(log(child.availability) / child.visits)
        if bound > most:
            best, most = step, bound
    return best


def most_visited(root: Node) -> tuple[Step, Node]:
    """The step with the most visits (the robust child of Chaslot et al. 2008), and its node."""
    return max(root.children.items(), key=lambda item: (item[1].visits, item[1].total))
