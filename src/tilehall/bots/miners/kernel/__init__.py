"""Miners compiled by numba: rollouts to the end of the game.

`tests/bots/miners_rollout.py` plays the same games in pure Python.
"""

from __future__ import annotations

from pathlib import Path

from tilehall.bots.numba_cache import load

load(__name__, Path(__file__).parent, ("layout", "digging", "open_way", "policy", "rollout"))
