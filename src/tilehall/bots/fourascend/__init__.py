"""Bots for 4ascend: one tree search in machine code, with more or less work, and with eyes more or less open."""

from __future__ import annotations

from tilehall.bots.bot import Levels
from tilehall.bots.fourascend.player import Effort, player, warm

# Rounds are the work; what a level overlooks makes it human. Twice the rounds won 77% of 60 games (1200 against 600).
EASY = Effort(rounds=30, overlooks=0.35)
MEDIUM = Effort(rounds=800, overlooks=0.0)
HARD = Effort(rounds=50_000, overlooks=0.0)

LEVELS = Levels(easy=player(EASY), medium=player(MEDIUM), hard=player(HARD), warm=warm)
