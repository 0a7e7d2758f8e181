"""4ascend in machine code: boards of two 64-bit halves, the rules over them, playouts and the search."""

from __future__ import annotations

from pathlib import Path

from tilehall.bots.numba_cache import load

load(__name__, Path(__file__).parent, ("halves", "dice", "position", "playout", "sight", "tree"))
