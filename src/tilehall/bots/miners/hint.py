"""Advice: a tree search behind each move, all in the same worlds, and halving at the root.

Halving at the root with a tree search below it is H-MCTS (Pepels, Cazenave, Winands and Lanctot 2014, "Minimizing
Simple and Cumulative Regret in Monte-Carlo Tree Search"): what is asked for is the best move, and not a good one in
every iteration.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from tilehall.bots.contest import Contest, advising
from tilehall.bots.halving import Matrix, Stage
from tilehall.bots.miners.determinization import determinize, infer
from tilehall.bots.miners.levels import BLUNDERS, held, root_of
from tilehall.bots.miners.one_ply import progress
from tilehall.bots.miners.public_state import canonical, step_of
from tilehall.bots.miners.reason import reason
from tilehall.bots.miners.tree import iterate
from tilehall.core.game import Step
from tilehall.games.miners.view import View

STAGES: Final = (Stage(99, 32), Stage(24, 96), Stage(10, 600))


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """All moves; the one that digs the furthest first."""
    cards = held(view)
    hand = canonical(cards)
    root = root_of(view, rng)
    beliefs = infer(view, shown)
    blunders = [0.0 if other == view.me else BLUNDERS for other in range(len(view.hands))]
    nodes = [root.child(move) for move in root.moves(hand)]
    nodes.sort(key=lambda node: (-progress(node, view.seat), node.move))

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        found = np.zeros((len(left), worlds))
        for at in range(worlds):
            world, seed = determinize(view, beliefs, rng), rng.getrandbits(64)
            for row, number in enumerate(left):
                found[row, at] = iterate(root, world, Random(seed), blunders, chosen=nodes[number])[view.seat]
        return found

    return Contest(
        turns=[(step_of(node.move, cards),) for node in nodes],
        why=lambda at: reason(root, nodes[at], hand),
        sample=sample if len(nodes) > 1 else None,
    )


advise = advising(contest, STAGES)
