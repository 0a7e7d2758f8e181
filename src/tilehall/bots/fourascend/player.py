"""A player of 4ascend: looks at the view, grows a tree, takes the cell that was looked at most, and says why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from tilehall.bots.bot import Bot, Clock, Turn
from tilehall.bots.fourascend.kernel.dice import dice
from tilehall.bots.fourascend.kernel.halves import halves
from tilehall.bots.fourascend.kernel.position import agreed_of, laid_out
from tilehall.bots.fourascend.kernel.sight import Taste
from tilehall.bots.fourascend.kernel.tree import grow, trunk
from tilehall.bots.fourascend.reason import reason
from tilehall.core.game import Cell, Step
from tilehall.games.fourascend.board import BIT, BOARD, STRIDE, cells, chains
from tilehall.games.fourascend.state import Options, State
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View, state_of

TASTE = Taste()
STRETCH = 250  # rounds between two looks at the clock: about a thousandth of a second


class Effort(Struct, frozen=True, kw_only=True):
    """How much work a level puts into a turn, and how much it fails to see."""

    rounds: int
    overlooks: float  # the share of the cells that it does not think of


class Thought(Struct, frozen=True):
    """What came of thinking: a cell, what it promises, and how many rounds were spent."""

    cell: Cell
    hope: float
    rounds: int


def player(effort: Effort) -> Bot[View]:
    """A bot with that effort.

    >>> from tilehall.games.fourascend import FourAscend
    >>> from tilehall.core.record import after
    >>> game, quiet = FourAscend(), Options(plants_start=0)
    >>> view = game.view(after(game, "stone 4,0\\nstone 8,8\\nstone 4,1\\nstone 8,0\\nstone 4,2", quiet), 1)
    >>> turn = player(Effort(rounds=500, overlooks=0.0))(view, (), Clock(5), Random(1))
    >>> turn.steps, turn.why
    ((Stone(cell=(4, 3)),), "Blocks Black's chain of four.")
    """

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        state = state_of(view)
        thought = think(state, effort, clock, rng)
        return Turn((Stone(thought.cell),), reason(state, thought.cell), thought.hope)

    return bot


def think(state: State, effort: Effort, clock: Clock, rng: Random, taste: Taste = TASTE) -> Thought:
    """Grow a tree for whoever is to act, as large as the effort or as the clock allows."""
    bits, facts = laid_out(state)
    agreed = agreed_of(state.options)
    seen = np.array(halves(noticed(state, effort.overlooks, rng)), dtype=np.uint64)
    luck = dice(rng.getrandbits(64))
    tree = trunk(effort.rounds, taste.width)
    visits, _, children, total, _, spots = tree
    used = done = best = 0
    while done < effort.rounds:
        some = min(STRETCH, effort.rounds - done)
        used = grow(bits, facts, agreed, seen, luck, taste, tree, used, some)
        done += some
        tried = visits[1 : 1 + children[0]]
        best = 1 + int(np.argmax(tried))
        # Nothing can overtake any more what is so far ahead. The first stretch is played whatever the clock says:
        # whoever is late answers with something that was looked at.
        second = int(np.partition(tried, -2)[-2]) if len(tried) > 1 else 0
        if clock.up or int(visits[best]) - second > effort.rounds - done:
            break
    row, column = divmod(int(spots[best]), STRIDE)
    return Thought((row, column), float(total[best]) / int(visits[best]), done)


def noticed(state: State, overlooks: float, rng: Random) -> int:
    """The empty cells that a player thinks of: all, or all but some; a chain of its own nobody overlooks."""
    empty = BOARD & ~(state.stones[0] | state.stones[1])
    if not overlooks:
        return empty
    mine = state.stones[state.seat]
    kept = [cell for cell in cells(empty) if rng.random() >= overlooks or chains(mine | BIT[cell])]
    return sum(BIT[cell] for cell in kept) or empty


def warm() -> None:
    """Compile everything, or load what was compiled before."""
    think(
        State(options=Options(), stones=(0, 0), plants=0, hp=(1, 1)),
        Effort(rounds=2, overlooks=0.0),
        Clock(0),
        Random(0),
    )
