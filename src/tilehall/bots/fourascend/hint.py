"""Give advice: a short search after every cell selects candidates, and several longer searches compare them.

Halving at the root with tree searches below it is H-MCTS (Pepels, Cazenave, Winands and Lanctot 2014, "Minimizing
Simple and Cumulative Regret in Monte-Carlo Tree Search"). Each world is a separate search, so the spread of their
results measures the noise of the value.
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

SCREENING_ITERATIONS: Final = 1_200  # of the short search after each cell
COMPARING_ITERATIONS: Final = 5_000  # of each search that compares candidates
SHORTLIST: Final = 10
STAGES: Final = (Stage(SHORTLIST, 2), Stage(6, 4))


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """Return a contest of all free cells, in descending order of their priors."""
    state = state_of(view)
    # The children of the root are sorted by prior: this is the canonical order.
    _, _, children, _, _, spots = searched(state, 1, BOARD, 0)
    cells = [divmod(int(spot), STRIDE) for spot in spots[1 : 1 + children[0]]]
    # One search per cell: a single search for all cells misses unlikely ones, which another seed then finds.
    seed = rng.getrandbits(64)
    first = np.array([value(state, cell, seed, SCREENING_ITERATIONS) for cell in cells])

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        return np.array([[value(state, cells[at], seed, COMPARING_ITERATIONS) for seed in seeds] for at in left])

    return Contest(
        turns=[(Stone(cell),) for cell in cells],
        why=lambda at: reason(state, cells[at]),
        sample=sample if len(cells) > 1 else None,
        shortlist=sorted(np.argsort(-first, kind="stable")[:SHORTLIST].tolist()),
    )


def value(state: State, cell: Cell, seed: int, iterations: int) -> float:
    """Return the value of a stone on a cell to the player to act, by a search after it."""
    visits, _, _, total, _, _ = searched(state, iterations, BIT[cell], seed)
    return float(total[1]) / int(visits[1])


def searched(state: State, iterations: int, only: int, seed: int) -> Tree:
    """Return the tree of a search among some cells."""
    bits, scalars = encode_state(state)
    empty = BOARD & ~(state.stones[0] | state.stones[1])
    seen = np.array(split(empty & only), dtype=np.uint64)
    tree = allocate(iterations, WEIGHTS.max_children)
    search(bits, scalars, encode_options(state.options), seen, seeded(seed), WEIGHTS, tree, 0, iterations)
    return tree


advise = advising(contest, STAGES)
