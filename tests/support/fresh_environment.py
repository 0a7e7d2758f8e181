"""A fresh environment into which a game package is installed as anyone would install it, offline and in seconds."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import venv
from pathlib import Path

PATIENCE = 240  # seconds for an installation on a busy machine


class Environment:
    """A virtual environment of its own; Tilehall and what it needs are lent from the one that runs the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = str(folder / "bin" / "python")
        self.library = next((folder / "lib").glob("python*")) / "site-packages"
        # A line of a .pth file that begins with import is run: the editable install of Tilehall is followed as well.
        lent = "; ".join(f"site.addsitedir({place!r})" for place in site.getsitepackages())
        (self.library / "lent.pth").write_text(f"import site; {lent}\n")

    def install(self, package: Path, *more: str) -> None:
        """Install a package from its folder, without a network."""
        # Copied by the build itself, and nothing is left in the folder it comes from.
        pip = [sys.executable, "-m", "pip", "--python", self.python, "--disable-pip-version-check"]
        self.run([*pip, "install", "--no-deps", "--no-build-isolation", "--no-index", *more, str(package)])

    def run(self, words: list[str]) -> str:
        """Run a command, which has to succeed: what it said."""
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def tilehall(self, *words: str) -> str:
        """Run a command of Tilehall."""
        return self.run([self.python, "-c", "from tilehall.cli import app; app()", *words])
