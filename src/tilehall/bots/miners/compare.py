"""Compare moves by rollouts after each of them, over the same determinizations and with the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Clock
from tilehall.bots.miners.arrays import mean_payoff
from tilehall.bots.miners.determinization import determinize, infer
from tilehall.bots.miners.levels import root_of
from tilehall.bots.miners.node import Node
from tilehall.bots.miners.public_state import CANONICAL, CELL, PASSING, Move
from tilehall.bots.miners.rollout_bot import EVEN_BLUNDERS
from tilehall.bots.sampling import sample_means
from tilehall.core.game import Step
from tilehall.games.miners.card import FACE, FACES, KIND
from tilehall.games.miners.mine import CELLS
from tilehall.games.miners.steps import Discard, Lay, Pass
from tilehall.games.miners.view import View

ROLLOUTS: Final = 300  # per move: the error of a measured cost is then below 4% in 19 of 20 cases
PORTION: Final = 20  # rollouts per move and round


def move_of(step: Step) -> Move:
    """Return the move of a step; the inverse of `step_of`.

    >>> from tilehall.bots.miners.public_state import step_of
    >>> move_of(step_of(60 * CELL + FACE["~T"], ("B", "TR"))) == 60 * CELL + FACE["~T"]
    True
    """
    match step:
        case Lay(card, cell):
            face = FACES[FACE[card]]
            kind = CANONICAL[face.kind]
            alike = next(at for at, each in enumerate(FACES) if each.kind == kind and each.look == face.look)
            return CELLS.index(cell) * CELL + alike
        case Discard(card):
            return -1 - CANONICAL[KIND[card]]
        case Pass():
            return PASSING
    raise AssertionError(f"{step} is no move of a player")


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    """Return the win probability after each move."""
    root, beliefs = root_of(view, rng), infer(view, shown)
    nodes = [root.child(move_of(step)) for (step,) in turns]
    blunders = [EVEN_BLUNDERS] * len(view.hands)

    def payoff(node: Node, seed: int) -> float:
        # A separate generator draws the worlds, so that they do not depend on the length of the rollouts.
        worlds = Random(seed)
        return mean_payoff(
            root,
            node,
            lambda: determinize(view, beliefs, worlds),
            Random(seed),
            rollouts=PORTION,
            blunders=blunders,
        )

    def payoffs() -> list[float]:
        seed = rng.getrandbits(64)
        return [payoff(node, seed) for node in nodes]

    return sample_means(payoffs, ROLLOUTS // PORTION, clock)
