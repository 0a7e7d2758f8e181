"""Bots for 4ascend: one compiled tree search, with a larger or smaller budget; the weaker ones also overlook cells."""

from __future__ import annotations

from typing import Final

from tilehall.bots.bot import Levels
from tilehall.bots.fourascend.compare import compare
from tilehall.bots.fourascend.player import Budget, player, warm

# Chosen so that each level wins about three games in four against the one before: docs/bots.md has the measurements.
FIRST: Final = Budget(iterations=20, overlooks=0.4)
EASY: Final = Budget(iterations=60, overlooks=0.3)
MEDIUM: Final = Budget(iterations=160, overlooks=0.15)
STRONG: Final = Budget(iterations=480, overlooks=0.05)
HARD: Final = Budget(iterations=1300, overlooks=0.0)
MASTER: Final = Budget(iterations=4000, overlooks=0.0)

LEVELS = Levels(
    first=player(FIRST),
    easy=player(EASY),
    medium=player(MEDIUM),
    strong=player(STRONG),
    hard=player(HARD),
    master=player(MASTER),
    compare=compare,
    warm=warm,
)
