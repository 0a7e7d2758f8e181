"""4ascend in machine code: boards of two 64-bit halves, the rules over them, playouts and the search.

What numba compiles is kept on disk, so that only the first start waits for it. numba itself looks at one file to know
whether what it kept is still good; these files call each other, so they share a folder named after all their text.
"""

from __future__ import annotations

import os
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from numba import config

HERE = Path(__file__).parent


def shelf() -> Path:
    """Where the compiled kernels are kept: another folder whenever any of these files changes."""
    digest = sha256()
    for file in sorted(HERE.glob("*.py")):
        digest.update(file.read_bytes())
    return HERE / "__pycache__" / digest.hexdigest()[:16]


def _load() -> None:
    """Import the kernels with their shelf, where there may be one; numba has a place of its own where not."""
    before = config.CACHE_DIR
    try:
        shelf().mkdir(parents=True, exist_ok=True)
        if os.access(shelf(), os.W_OK) and not before:
            config.CACHE_DIR = str(shelf())
    except OSError:
        pass  # an installation that nobody may write to
    for name in ("halves", "dice", "position", "playout", "sight", "tree"):
        import_module(f"{__name__}.{name}")
    config.CACHE_DIR = before


_load()
