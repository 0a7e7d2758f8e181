"""Information-set Monte Carlo tree search (IS-MCTS), for any game with a handful of choices.

This is single-observer IS-MCTS (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search"). Each
iteration draws a determinization, which is a full state that fits the view. It descends one tree, shared by all
determinizations, by UCB1; the availability of a child (how often it could have been chosen) replaces the visits of its
parent. It adds one child, evaluates the leaf, and adds the values along the path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from tilehall.bots.bot import Clock, payoff
from tilehall.core.game import CHANCE, AnyGame, Seat, Step, View
from tilehall.core.play import playout, roll

Values = Sequence[float]  # the value of a state to each seat, from 0 to 1
Evaluation = Callable[[Any, Random], Values]  # of the state of a leaf
Candidates = Callable[[Any], Sequence[Step]]  # the steps to search in a state

EXPLORATION = 0.7  # the constant c of UCB1 (Auer, Cesa-Bianchi and Fischer 2002), for values from 0 to 1
MIN_ITERATIONS = 8  # done regardless of the clock, so that even a late bot plays a searched step


class Node:
    """A node of the tree: the seat that moved here, its visits, total value and availability."""

    __slots__ = ("availability", "children", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # the seat whose step leads here
        self.children: dict[Step, Node] = {}
        self.visits = 0
        self.availability = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def random_playout(game: AnyGame) -> Evaluation:
    """Return an evaluation that plays one random game from a leaf to the end, and returns the payoffs."""

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
    """Return the tree of the viewing seat after a number of iterations, or when the time is up.

    `candidates` selects the steps to search, by default all legal ones. The children of the root are steps of this
    seat.
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
    """Run one iteration in a determinization: selection, expansion, evaluation, backpropagation."""
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
    """Add the child of an untried step. Its siblings were also available."""
    for each in steps:
        if each in node.children:
            node.children[each].availability += 1
    child = Node(actor)
    child.availability = 1
    node.children[step] = child
    return child


def _select(node: Node, steps: Sequence[Step], exploration: float) -> Step:
    """Return the step with the highest upper confidence bound. All steps are available and have been tried."""
    best, most = steps[0], -1.0
    for step in steps:
        child = node.children[step]
        child.availability += 1
        bound = child.total / child.visits + exploration * sqrt(log(child.availability) / child.visits)
        if bound > most:
            best, most = step, bound
    return best


def most_visited(root: Node) -> tuple[Step, Node]:
    """Return the step with the most visits (the robust child of Chaslot et al. 2008), and its node."""
    return max(root.children.items(), key=lambda item: (item[1].visits, item[1].total))
