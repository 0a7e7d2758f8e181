"""Bots for SUMMON5: a compiled search on a server, a few sampled turns in a browser."""

from __future__ import annotations

from tilehall.bots.bot import COMPILES, Levels
from tilehall.bots.summon5.sampled import sampled_bot

try:
    from tilehall.bots.summon5.compiled import LEVELS
except ModuleNotFoundError:
    if COMPILES:
        raise
    LEVELS = Levels(first=sampled_bot(3), easy=sampled_bot(10), medium=sampled_bot(50))

__all__ = ["LEVELS"]
