"""Miners compiled by numba: rollouts to the end of the game; tested equal to `miners/rollout.py`, see tests/bots."""

from __future__ import annotations

from pathlib import Path

from tilehall.bots.numba_cache import load

load(__name__, Path(__file__).parent, ("layout", "digging", "policy", "rollout"))
