"""Run the long checks: `python -m tests.soak PART`.

Without a PART the first five run one after another, each for `--minutes`.

- `laws` plays new random games under the laws that every game is tested for.
- `readings` plays them in both readings of the rules.
- `leaks` plays each on two servers that differ in what is hidden, and compares what they send.
- `faults` plays hundreds of tables in a cluster whose processes are killed, stopped and cut off meanwhile, and checks
  that nothing was lost; `--seed` repeats the order of the faults.
- `tournaments` plays a Swiss and an arena of hundreds of programs in a cluster whose nodes are killed meanwhile, and
  checks that nobody was paired twice, forgotten, or lost a point.
- `api` calls the API from its schema, many times as often as `make test`.
- `puzzles` checks the claims of every shipped puzzle.
- `layout` checks every screen in every size, or only the tests with some words in their names:
  `python -m tests.soak layout "summon5 and review"`.
- `more` runs the tests that `make test` leaves out because another size, game or seed covers the same code.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from secrets import randbelow
from tempfile import TemporaryDirectory
from time import monotonic

from rich.console import Console

from tests.faults.faults import KINDS, Kind
from tests.faults.run import soak as soak_with_faults
from tests.faults.tournaments import soak as play_tournaments
from tests.server.live.test_no_leaks import hold_all
from tests.support.layout import SIZES
from tests.support.recorded_server import invite
from tests.test_second_reading import play_both
from tilehall.core import laws
from tilehall.core.registry import games

Check = Callable[[str, int], int]  # plays a game with a seed and returns its number of steps
PARTS = ("laws", "readings", "leaks", "faults", "tournaments", "api", "puzzles", "layout", "more")
MINUTES = 10.0
TABLES = 200  # at once, in the part with faults
PLAYERS = 200  # of each tournament


def check_laws(name: str, seed: int) -> int:
    """Play a game under the laws."""
    game = games()[name]
    return sum(laws.check(game, len(game.seats) + 2, seed=seed))


def check_leaks(name: str, seed: int) -> int:
    """Play a game and its alternatives for every watcher; return how many messages were the same."""

    async def hold() -> int:
        with TemporaryDirectory() as folder:
            guests = await invite(Path(folder))
            return (await hold_all(name, [seed], guests, Path(folder)))[0]

    return asyncio.run(hold())


def soak(check: Check, minutes: float, console: Console, start: int = 1000) -> None:
    """Check one game after another until the time is up; a failure prints how to repeat it."""
    until = monotonic() + 60 * minutes
    steps = dict.fromkeys(games(), 0)
    for seed in count(start):
        for name in games():
            if monotonic() > until:
                console.print(f"No fault up to seed {seed}; steps by game: {steps}")
                return
            try:
                steps[name] += check(name, seed)
            except AssertionError:
                console.print(f"{name}, seed {seed}:")
                raise


def layout(words: str) -> int:
    """Run the layout tests in every size, or those with the words in their name, and return the exit status."""
    sizes = " ".join(f"{width}x{height}" for width, height in SIZES)
    every = ("-m", "soak or not soak")
    command = [sys.executable, "-m", "pytest", "-q", *every, "tests/browser/test_layout.py", "-k", words]
    return subprocess.run(command, env={**os.environ, "LAYOUT_SIZES": sizes}, check=False).returncode


def more(words: str) -> int:
    """Run the tests that are marked `soak`, or those with the words in their name, and return the exit status."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "soak", "tests", "-k", words]
    return subprocess.run(command, check=False).returncode


def api() -> int:
    """Run the test that calls the API from its schema, with many more examples, and return the exit status."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/server/http/test_api.py"]
    return subprocess.run(command, env={**os.environ, "API_EXAMPLES": "500"}, check=False).returncode


def puzzles() -> int:
    """Check the claims of all puzzles and return the exit status."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/bots/test_puzzles.py", "-k", "claim"]
    return subprocess.run(command, env={**os.environ, "ALL_PUZZLES": "1"}, check=False).returncode


def main() -> int:
    """Run the parts that the command line names and return the exit status."""
    parser = ArgumentParser("python -m tests.soak", description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=PARTS)
    parser.add_argument("words", nargs="?", default="", help="layout and more: words in the names of the tests")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="per part")
    parser.add_argument("--tables", type=int, default=TABLES, help="faults: tables played at once")
    parser.add_argument("--seed", type=int, default=randbelow(10**6), help="faults: determines their order")
    parser.add_argument(
        "--only", nargs="*", choices=KINDS, default=KINDS, metavar="KIND", help="faults: only these kinds"
    )
    parser.add_argument("--players", type=int, default=PLAYERS, help="tournaments: of each")
    given, console = parser.parse_args(), Console(soft_wrap=True)
    if given.part == "layout":
        return layout(given.words)
    if given.part == "more":
        return more(given.words)
    if given.part == "api":
        return api()
    if given.part == "puzzles":
        return puzzles()
    if given.part in (None, "laws"):
        soak(check_laws, given.minutes, console)
    if given.part in (None, "readings"):
        soak(play_both, given.minutes, console)
    if given.part in (None, "leaks"):
        soak(check_leaks, given.minutes, console)
    if given.part in (None, "faults"):
        soaking = soak_with_faults(60 * given.minutes, given.tables, given.seed, console, given.only)
        if asyncio.run(soaking):
            return 1
    if given.part in (None, "tournaments"):
        kinds: Sequence[Kind] = ["node killed"] if given.only == KINDS else given.only
        return 1 if asyncio.run(play_tournaments(given.minutes, given.players, given.seed, console, kinds)) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
