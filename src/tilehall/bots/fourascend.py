"""Bots for 4ascend."""

from __future__ import annotations

from tilehall.bots import anygame
from tilehall.games.registry import find

LEVELS = anygame.levels(find("4ascend"))
