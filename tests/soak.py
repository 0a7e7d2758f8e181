"""What takes long: `python -m tests.soak [MINUTES]` plays new random games under the laws and the second reading for as
long as you like, and `python -m tests.soak layout [WORDS]` looks at every screen in every size, or at those whose test
has the words in its name (`python -m tests.soak layout "summon5 and review"`)."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from time import monotonic

from rich.console import Console

from tests.support.layout import SIZES
from tests.test_second_reading import play_both
from tilehall.core import laws
from tilehall.core.registry import games


def soak(minutes: float, console: Console, start: int = 1000) -> None:
    """Go round the games until the time is up; a fault ends it with what it takes to repeat it."""
    until = monotonic() + 60 * minutes
    steps = dict.fromkeys(games(), 0)
    for seed in count(start):
        for name, game in games().items():
            if monotonic() > until:
                console.print(f"No fault up to seed {seed}; steps by game: {steps}")
                return
            try:
                steps[name] += sum(laws.check(game, len(game.seats) + 2, seed=seed)) + play_both(name, seed)
            except AssertionError:
                console.print(f"{name}, seed {seed}:")
                raise


def layout(words: str = "") -> int:
    """The test of layouts, in every size, or those of it that have the words in their name: its exit status."""
    sizes = " ".join(f"{width}x{height}" for width, height in SIZES)
    command = [sys.executable, "-m", "pytest", "-q", "tests/browser/test_layout.py", "-k", words]
    return subprocess.run(command, env={**os.environ, "LAYOUT_SIZES": sizes}, check=False).returncode


if __name__ == "__main__":
    if sys.argv[1:2] == ["layout"]:
        sys.exit(layout(*sys.argv[2:]))
    soak(float(sys.argv[1]) if sys.argv[1:] else 30, Console())
