"""Bots for 4ascend: one compiled tree search with different budgets. The weaker levels also overlook cells.

The game has little luck: twice the iterations win at least three games in four. To spread six levels from a beginner to
the full strength of the search, each level has three forms and plays every game in one of them.
"""

from __future__ import annotations

from typing import Any, Final

from tilehall.bots.bot import Bot, Levels
from tilehall.bots.form import varying
from tilehall.bots.fourascend.compare import compare
from tilehall.bots.fourascend.hint import advise
from tilehall.bots.fourascend.player import Budget, player, warm
from tilehall.bots.fourascend.puzzle import find_puzzle
from tilehall.games.fourascend.steps import Grow, Plant, Wait

# Each grade wins most games against the previous one. The documentation of the bots has the measurements.
GRADES: Final = (
    Budget(iterations=22, overlooks=0.4),
    Budget(iterations=30, overlooks=0.35),
    Budget(iterations=48, overlooks=0.32),
    Budget(iterations=70, overlooks=0.28),
    Budget(iterations=240, overlooks=0.1),
    Budget(iterations=1_000, overlooks=0.0),
    Budget(iterations=4_500, overlooks=0.0),
    Budget(iterations=25_000, overlooks=0.0),
    Budget(iterations=50_000, overlooks=0.0),
)
FORMS: Final = {  # by level: the grades that it plays in
    "first": (0, 1, 2),
    "easy": (1, 3, 4),
    "medium": (3, 4, 5),
    "strong": (4, 5, 6),
    "hard": (5, 6, 8),
    "master": (7, 8, 8),
}


def level(name: str) -> Bot[Any]:
    """Return the bot of a level."""
    return varying([player(GRADES[grade]) for grade in FORMS[name]], (Plant, Grow, Wait))


LEVELS = Levels(
    first=level("first"),
    easy=level("easy"),
    medium=level("medium"),
    strong=level("strong"),
    hard=level("hard"),
    master=level("master"),
    compare=compare,
    advise=advise,
    puzzle=find_puzzle,
    warm=warm,
)
