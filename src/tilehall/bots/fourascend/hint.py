"""Advice: a short search behind every cell finds those worth a look, and several longer ones compare these.

Halving at the root with tree searches below it is H-MCTS (Pepels, Cazenave, Winands and Lanctot 2014, "Minimizing
Simple and Cumulative Regret in Monte-Carlo Tree Search"). A world is a search of its own here: the spread of their
results is the noise of the value.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from tilehall.bots.contest import Contest, advising
from tilehall.bots.fourascend.kernel.bitboard import split
from tilehall.bots.fourascend.kernel.position import encode_options, encode_state
from tilehall.bots.fourascend.kernel.rng import seeded
from tilehall.bots.fourascend.kernel.tree import Tree, allocate, search
from tilehall.bots.fourascend.player import WEIGHTS
from tilehall.bots.fourascend.reason import reason
from tilehall.bots.halving import Matrix, Stage
from tilehall.core.game import Cell, Step
from tilehall.games.fourascend.board import BIT, BOARD, STRIDE
from tilehall.games.fourascend.state import State
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View, state_of

BRIEFLY: Final = 1_200  # iterations of a search behind each cell, to find those worth a look
ITERATIONS_AFTER: Final = 5_000  # iterations of each search after one of these
SHORTLIST: Final = 10
STAGES: Final = (Stage(SHORTLIST, 2), Stage(6, 4))


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """All cells that are free; the one that looks best before any search first."""
    state = state_of(view)
    # The root's children come by their priors: that is the canonical order.
    _, _, children, _, _, spots = searched(state, 1, BOARD, 0)
    cells = [divmod(int(spot), STRIDE) for spot in spots[1 : 1 + children[0]]]
    # All of them: one search for all misses what looks unlikely, and another seed then finds it.
    seed = rng.getrandbits(64)
    first = np.array([value(state, cell, seed, BRIEFLY) for cell in cells])

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        return np.array([[value(state, cells[at], seed, ITERATIONS_AFTER) for seed in seeds] for at in left])

    return Contest(
        turns=[(Stone(cell),) for cell in cells],
        why=lambda at: reason(state, cells[at]),
        sample=sample if len(cells) > 1 else None,
        shortlist=sorted(np.argsort(-first, kind="stable")[:SHORTLIST].tolist()),
    )


def value(state: State, cell: Cell, seed: int, iterations: int) -> float:
    """What a stone on that cell is worth to the player to move, by a search behind it."""
    visits, _, _, total, _, _ = searched(state, iterations, BIT[cell], seed)
    return float(total[1]) / int(visits[1])


def searched(state: State, iterations: int, only: int, seed: int) -> Tree:
    """The tree of a search among some cells."""
    bits, scalars = encode_state(state)
    empty = BOARD & ~(state.stones[0] | state.stones[1])
    seen = np.array(split(empty & only), dtype=np.uint64)
    tree = allocate(iterations, WEIGHTS.max_children)
    search(bits, scalars, encode_options(state.options), seen, seeded(seed), WEIGHTS, tree, 0, iterations)
    return tree


advise = advising(contest, STAGES)
