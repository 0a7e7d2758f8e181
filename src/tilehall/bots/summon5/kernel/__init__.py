"""SUMMON5 compiled by numba: every turn of a hand, and rollouts. Tests in tests/bots compare it with the rules."""

from __future__ import annotations

from pathlib import Path

from tilehall.bots.numba_cache import load

load(__name__, Path(__file__).parent, ("layout", "cross_checks", "turns", "rollout"))
