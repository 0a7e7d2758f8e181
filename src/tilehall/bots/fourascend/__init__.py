"""Bots for 4ascend: one compiled tree search, with a larger or smaller budget; easy also overlooks cells."""

from __future__ import annotations

from tilehall.bots.bot import Levels
from tilehall.bots.fourascend.compare import compare
from tilehall.bots.fourascend.hint import advise
from tilehall.bots.fourascend.player import Budget, player, warm

# Twice the iterations won 77% of 60 games (1200 against 600).
EASY = Budget(iterations=30, overlooks=0.35)
MEDIUM = Budget(iterations=800, overlooks=0.0)
HARD = Budget(iterations=50_000, overlooks=0.0)

LEVELS = Levels(easy=player(EASY), medium=player(MEDIUM), hard=player(HARD), compare=compare, advise=advise, warm=warm)
