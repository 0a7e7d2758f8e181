"""`python -m tests.support.without_posix WORDS`: the command line without the modules of Linux and macOS.

An import of one of them, or of the server, fails as it would on Windows.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

ABSENT = {"fcntl", "resource", "uvloop", "termios", "tty", "pwd", "grp", "picows", "tilehall.server"}


class Absent:
    """A finder that hides these modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def main() -> None:
    for name in ABSENT:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Absent())
    from tilehall.cli import app

    app()


if __name__ == "__main__":
    main()
