"""SUMMON5 in machine code: every turn of a hand, and games played on from there; proven equal to the rules."""

from __future__ import annotations

from pathlib import Path

from tilehall.bots.numba_cache import load

load(__name__, Path(__file__).parent, ("layout", "turns", "games"))
