"""4ascend compiled by numba: bitboards of two 64-bit words, the rules, rollouts and the tree search."""

from __future__ import annotations

from pathlib import Path

from tilehall.bots.numba_cache import load

load(__name__, Path(__file__).parent, ("bitboard", "rng", "position", "rollout", "evaluation", "tree"))
