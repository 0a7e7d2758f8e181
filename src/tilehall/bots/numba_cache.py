"""numba's on-disk cache for packages of kernels, so that only the first start compiles them.

numba invalidates a cached function when the file that defines it changes. The files of a kernel package call each
other, so a package's cache directory is named after a digest of all its files.
"""

from __future__ import annotations

import os
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from numba import config


def cache_directory(folder: Path) -> Path:
    """Return the cache directory for the kernels of a folder, which changes when any of its files changes."""
    digest = sha256()
    for file in sorted(folder.glob("*.py")):
        digest.update(file.read_bytes())
    return folder / "__pycache__" / digest.hexdigest()[:16]


def load(package: str, folder: Path, modules: tuple[str, ...]) -> None:
    """Import the kernel modules of a package with their cache directory.

    If that directory is not writable, or numba is configured to use another, numba's own choice applies.
    """
    before, directory = config.CACHE_DIR, cache_directory(folder)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        if os.access(directory, os.W_OK) and not before:
            config.CACHE_DIR = str(directory)
    except OSError:
        pass  # a read-only installation
    for name in modules:
        import_module(f"{package}.{name}")
    config.CACHE_DIR = before
