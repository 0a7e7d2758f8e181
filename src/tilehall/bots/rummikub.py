"""Bots for rummikub."""

from __future__ import annotations

from tilehall.bots import anygame
from tilehall.games.registry import find

LEVELS = anygame.levels(find("rummikub"))
