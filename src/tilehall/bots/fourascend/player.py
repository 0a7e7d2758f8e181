"""Play 4ascend: search from the view, play the cell with the most visits, and give the reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.fourascend.kernel.bitboard import split
from tilehall.bots.fourascend.kernel.evaluation import EvaluationWeights
from tilehall.bots.fourascend.kernel.position import encode_options, encode_state
from tilehall.bots.fourascend.kernel.rng import seeded
from tilehall.bots.fourascend.kernel.tree import allocate, search
from tilehall.bots.fourascend.reason import reason
from tilehall.core.game import Cell, Step
from tilehall.games.fourascend.board import BIT, BOARD, STRIDE, cells, chains
from tilehall.games.fourascend.state import Options, State
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View, state_of

WEIGHTS = EvaluationWeights()
BATCH = 250  # iterations between two checks of the clock: about a millisecond


class Budget(Struct, frozen=True, kw_only=True):
    """How much a level searches and overlooks in a turn."""

    iterations: int
    overlooks: float  # the probability that a cell is left out of the search


class Found(Struct, frozen=True):
    """The result of a search: the cell to play, its win probability, and the iterations done."""

    cell: Cell
    win_probability: float
    iterations: int


def player(budget: Budget) -> Bot[View]:
    r"""Return a bot with a budget.

    >>> from tilehall.games.fourascend import FourAscend
    >>> from tilehall.core.record import after
    >>> game, quiet = FourAscend(), Options(plants_start=0)
    >>> view = game.view(after(game, "stone 4,0\nstone 8,8\nstone 4,1\nstone 8,0\nstone 4,2", quiet), 1)
    >>> turn = player(Budget(iterations=500, overlooks=0.0))(view, (), Clock(5), Random(1))
    >>> turn.steps, str(turn.why)
    ((Stone(cell=(4, 3)),), "blocks Black's chain of four.")
    """

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        state = state_of(view)
        found = search_turn(state, budget, clock, rng)
        return BotTurn((Stone(found.cell),), reason(state, found.cell), found.win_probability)

    return bot


def search_turn(
    state: State,
    budget: Budget,
    clock: Clock,
    rng: Random,
    weights: EvaluationWeights = WEIGHTS,
    only: int = BOARD,
) -> Found:
    """Search for the player to act among some cells, within the budget and the clock."""
    bits, scalars = encode_state(state)
    options = encode_options(state.options)
    seen = np.array(split(noticed(state, budget.overlooks, rng) & only), dtype=np.uint64)
    kernel_rng = seeded(rng.getrandbits(64))
    tree = allocate(budget.iterations, weights.max_children)
    visits, _, children, total, _, spots = tree
    used = done = best = 0
    while done < budget.iterations:
        some = min(BATCH, budget.iterations - done)
        used = search(bits, scalars, options, seen, kernel_rng, weights, tree, used, some)
        done += some
        tried = visits[1 : 1 + children[0]]
        best = 1 + int(np.argmax(tried))
        # Stop when no other child can overtake the leader in visits. The first batch runs regardless of the clock, so
        # that even a late bot plays a searched cell.
        second = int(np.partition(tried, -2)[-2]) if len(tried) > 1 else 0
        if clock.up or (len(tried) > 1 and int(visits[best]) - second > budget.iterations - done):
            break
    row, column = divmod(int(spots[best]), STRIDE)
    return Found((row, column), float(total[best]) / int(visits[best]), done)


def noticed(state: State, overlooks: float, rng: Random) -> int:
    """Return the empty cells to search. Some may be left out, but never a cell that completes the bot's own chain."""
    empty = BOARD & ~(state.stones[0] | state.stones[1])
    if not overlooks:
        return empty
    mine = state.stones[state.seat]
    kept = [cell for cell in cells(empty) if rng.random() >= overlooks or chains(mine | BIT[cell])]
    return sum(BIT[cell] for cell in kept) or empty


def warm() -> None:
    """Compile the kernels, or load them from the cache."""
    search_turn(
        State(options=Options(), stones=(0, 0), plants=0, hp=(1, 1)),
        Budget(iterations=2, overlooks=0.0),
        Clock(0),
        Random(0),
    )
