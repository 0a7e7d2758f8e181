"""`python -m bench.methods`: a leaderboard of methods, from random play to trained policies, in every game.

Each method plays `--games` games against the same opponent, the level `first`, with two players and default options.
Every deal is played from both seats. A share is the mean payoff with its 95% interval (Wilson), and the time is the CPU
time of a turn. The results are added to bench/results/methods.json, so that one game or method can be measured again.
Each cell keeps its day, and each game the minutes of training. The example of masked PPO is trained for `--minutes` of
CPU time in each game. `--policy FILE` measures another policy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from platform import python_version
from tempfile import TemporaryDirectory
from typing import Any, Final

from examples.research import ppo

from bench import method_bots
from tilehall.bots.arena import ArenaMatch, Standing, run, standings
from tilehall.bots.levels import RANDOM, offered
from tilehall.core.question import LEVELS
from tilehall.core.registry import find, games
from tilehall.research.policy import load

FILE: Final = Path(__file__).parent / "results" / "methods.json"
OPPONENT: Final = "first"
SEED: Final = 26
# By contestant, the name of a method in the table.
SEARCHES: Final = {
    f"bench.method_bots:{name}": f"OpenSpiel search (IS-MCTS; MCTS in 4ascend), {simulations} simulations"
    for name, simulations in zip(("small_search", "large_search"), method_bots.SIMULATIONS, strict=True)
}
TRAINED: Final = "bench.method_bots:trained"
EXAMPLE: Final = "masked PPO"
NOT_PLAYED: Final = "not played"
Cell = tuple[str, str]  # the name of a method in the table, and the title of a game


def methods(game: str) -> dict[str, str]:
    """Return the methods of a game: the name of each contestant, and its name in the table.

    >>> [*methods("4ascend").values()][:3]
    ['random', 'first', 'easy']
    """
    return {name: name for name in (RANDOM, *offered(find(game)))} | SEARCHES | {TRAINED: EXAMPLE}


def measure_trained(game: str, count: int, minutes: float) -> Standing:
    """Train the example for some minutes of CPU time, and play it against the opponent."""
    with TemporaryDirectory() as folder:
        method_bots.policy_file = Path(folder) / "policy.npz"
        ppo.train(game, 60 * minutes, SEED).save(method_bots.policy_file)
        return measure(game, TRAINED, count)


def measure(game: str, bot: str, count: int) -> Standing:
    """Play a method against the opponent. Every deal is played from both seats."""
    match = ArenaMatch(game=game, bots=(bot, OPPONENT), seed=SEED)
    return standings(match.bots, list(run(match, range(count + count % 2), jobs=1)))[0]


def cell(found: Standing) -> str:
    """Return a result as text."""
    return (
        f"{found.won:.0%} ({100 * found.low:.0f} to {100 * found.high:.0f}, {found.games}), {1000 * found.mean:.0f} ms"
    )


class Leaderboard:
    """The cells of earlier runs and of this one. Each keeps the day on which it was measured."""

    def __init__(self) -> None:
        """Read the file, if there is one."""
        self.cells: dict[Cell, str] = {}
        self.days: dict[Cell, str] = {}
        self.minutes: dict[str, float] = {}  # by title of the game, how long the example was trained
        if FILE.exists():
            kept = json.loads(FILE.read_text(encoding="utf-8"))
            titles = kept["columns"][1:]
            every = {(row[0], title): text for row in kept["rows"] for title, text in zip(titles, row[1:], strict=True)}
            self.days = {(name, title): day for title, days in kept["days"].items() for name, day in days.items()}
            self.cells = {at: text for at, text in every.items() if at in self.days}
            self.minutes = kept["minutes"]

    def add(self, method: str, title: str, text: str) -> None:
        """Add or replace the cell of a method in a game."""
        self.cells[method, title] = text
        self.days[method, title] = datetime.now(UTC).date().isoformat()

    def write(self) -> None:
        """Write all cells as a table with one row for each method and one column for each game."""
        titles = [game.title for game in games().values() if any(title == game.title for _, title in self.cells)]
        cells = self.cells | {(OPPONENT, title): "the opponent" for title in titles}
        played = dict.fromkeys(name for name, _ in cells)
        names = dict.fromkeys([name for name in (RANDOM, *LEVELS, *SEARCHES.values(), EXAMPLE) if name in played])
        days = sorted({*self.days.values()})
        table: dict[str, Any] = {
            "title": f"Share of each method against the level {OPPONENT}, and the time of a turn",
            "date": " to ".join(dict.fromkeys((days[0], days[-1]))),
            "machine": f"{cpu_count()} shared and busy cores, CPython {python_version()}",
            "command": "python -m bench.methods",
            "note": self._note(len(days) > 1),
            "columns": ["method", *titles],
            "rows": [[name, *(cells.get((name, title), NOT_PLAYED) for title in titles)] for name in names | played],
            "days": {
                title: {name: day for (name, game), day in self.days.items() if game == title} for title in titles
            },
            "minutes": self.minutes,
        }
        FILE.write_text(json.dumps(table, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def _note(self, several: bool) -> str:
        trained = sorted({*self.minutes.values()})
        if len(trained) == 1:
            minutes = f" for {trained[0]:g} minutes of CPU time in each game"
        else:
            minutes = "".join(f"; {title}: {each:g} minutes of CPU time" for title, each in self.minutes.items())
        return (
            f"Two players, default options, seed {SEED}. In brackets: the 95% interval and the number of games. "
            + ("The cells come from several runs. " if several else "")
            + "The time is CPU time, which does not depend on other processes. In 4ascend, in which nothing is hidden, "
            f"the search is OpenSpiel's MCTS. Its playouts are random. Masked PPO is the example, trained{minutes}."
        )


def main(arguments: Sequence[str] = sys.argv[1:]) -> None:
    """Measure all methods of all games, or those that are named, and write the table after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="by default all games")
    parser.add_argument("--method", action="append", help="a contestant, such as random; by default all")
    parser.add_argument("--games", dest="count", type=int, default=60, help="games of each method")
    parser.add_argument("--minutes", type=float, default=2.0, help="of CPU time in which the example is trained")
    parser.add_argument("--policy", type=Path, help="measure the policy of a file alone, in its own game")
    asked = parser.parse_args(arguments)
    names = asked.games or [name for name, game in games().items() if game.actions()]
    method_bots.policy_file = asked.policy
    own = load(asked.policy).about.game if asked.policy else ""
    board = Leaderboard()
    for game in [own] if own else names:
        every = {TRAINED: f"trained policy for {find(game).title}"} if own else methods(game)
        for bot, name in every.items():
            if bot == OPPONENT or (asked.method and bot not in asked.method):
                continue
            trains = bot == TRAINED and not own
            found = measure_trained(game, asked.count, asked.minutes) if trains else measure(game, bot, asked.count)
            board.add(name, find(game).title, cell(found))
            if trains:
                board.minutes[find(game).title] = asked.minutes
            print(game, name, cell(found), flush=True)
            board.write()


if __name__ == "__main__":
    main()
