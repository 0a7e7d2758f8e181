"""Kernels that numba compiles: kept on disk, so that only the first start waits for them.

numba itself looks at one file to know whether what it kept is still good. The files of a package of kernels call each
other, so they share a folder that is named after all their text.
"""

from __future__ import annotations

import os
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from numba import config


def shelf(folder: Path) -> Path:
    """Where the compiled kernels of a folder are kept: another place whenever any of its files changes."""
    digest = sha256()
    for file in sorted(folder.glob("*.py")):
        digest.update(file.read_bytes())
    return folder / "__pycache__" / digest.hexdigest()[:16]


def load(package: str, folder: Path, modules: tuple[str, ...]) -> None:
    """Import the kernels of a package with their shelf, where there may be one; numba has a place of its own where
    not."""
    before, place = config.CACHE_DIR, shelf(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        if os.access(place, os.W_OK) and not before:
            config.CACHE_DIR = str(place)
    except OSError:
        pass  # an installation that nobody may write to
    for name in modules:
        import_module(f"{package}.{name}")
    config.CACHE_DIR = before
