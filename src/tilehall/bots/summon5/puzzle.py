"""Find puzzles of SUMMON5: the turn that scores the most, by an exhaustive search of all turns of a hand."""

from __future__ import annotations

from typing import Final

from tilehall.bots.bot import FoundPuzzle
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import POINTS, TILES
from tilehall.core.lesson import Check, WrongTry
from tilehall.core.message import Message
from tilehall.core.notation import text
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.steps import End
from tilehall.games.summon5.view import View
from tilehall.games.summon5.words import say

ROOM: Final = 2  # the best turn and the next best
MIN_POINTS: Final = 50  # of the solution
MIN_RATIO: Final = 1.1  # of the points of the solution to those of the next best turn

MOST: Final = say("theme-most")
FEW: Final = say("theme-few-threads")
FIVE: Final = say("theme-five-threads")


def find_puzzle(view: View) -> FoundPuzzle | None:
    """Find the only turn that scores more than all others."""
    if view.placed:
        return None
    arrays = PositionArrays(view)
    turns = arrays.turns(ROOM)
    if len(turns) < ROOM:
        return None
    best, second = int(turns[0][POINTS]), int(turns[1][POINTS])
    if best < MIN_POINTS or best < MIN_RATIO * second:
        return None
    steps = (*in_order(arrays.board, arrays.laid(turns[0])), End())
    tiles = int((turns[0][TILES:] >= 0).sum())
    return FoundPuzzle(
        theme=_theme(tiles),
        task=say("puzzle-score", points=best),
        goal=Check(gains=best),
        solution=("; ".join(map(text, steps)),),
        praise=say("puzzle-score.praise", points=best, second=second),
        otherwise=say("puzzle-score.otherwise", points=best, threads=tiles),
        wrong=(
            WrongTry(turns=(), when=Check(gains=second), say=say("puzzle-score.second", points=best, second=second)),
        ),
    )


def _theme(tiles: int) -> Message:
    return FEW if tiles <= 2 else FIVE if tiles == 5 else MOST
