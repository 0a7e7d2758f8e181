"""A fresh virtual environment in which a game package is installed as a user would, offline and in seconds."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import venv
from pathlib import Path

INSTALL_TIMEOUT_S = 240  # on a busy machine


class Environment:
    """A virtual environment that borrows Tilehall and its dependencies from the environment of the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = str(folder / "bin" / "python")
        self.library = next((folder / "lib").glob("python*")) / "site-packages"
        # Python runs lines of a .pth file that begin with import, so the editable install of Tilehall works too.
        lent = "; ".join(f"site.addsitedir({place!r})" for place in site.getsitepackages())
        (self.library / "lent.pth").write_text(f"import site; {lent}\n")

    def install(self, package: Path, *more: str) -> None:
        """Install a package from its folder, without a network."""
        # The build copies the folder first, so that it leaves no files in it.
        pip = [sys.executable, "-m", "pip", "--python", self.python, "--disable-pip-version-check"]
        self.run([*pip, "install", "--no-deps", "--no-build-isolation", "--no-index", *more, str(package)])

    def run(self, words: list[str]) -> str:
        """Run a command that must succeed, and return its output."""
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(words, capture_output=True, text=True, timeout=INSTALL_TIMEOUT_S, env=env, check=False)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def tilehall(self, *words: str) -> str:
        """Run a command of Tilehall."""
        return self.run([self.python, "-c", "from tilehall.cli import app; app()", *words])
