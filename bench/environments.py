"""`python -m bench.environments`: steps per second of CPU time of every environment for research, in one run.

Two players choose legal actions at random. In OpenSpiel a step is an action of a player or of chance, in PettingZoo an
action of an agent, and in Gymnasium an action of the one agent; there the time includes the turns of its opponent, who
plays at random as well. PettingZoo and Gymnasium compute an observation for every step, OpenSpiel only if it is asked.
All of them play whole games in turn, a slice of CPU time each, so that a busy machine affects them alike. The result is
written to bench/results/environments.json.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from platform import python_version
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.playouts import ROUNDS, Contestant, Playout, spiel, theirs, zoo
from tilehall.core.registry import games
from tilehall.research import gymnasium, openspiel, pettingzoo

FILE: Final = Path(__file__).parent / "results" / "environments.json"


def gym(env: Any) -> Playout:
    """Return an environment of Gymnasium with action masks."""

    def play(rng: Random) -> int:
        observation, _ = env.reset(seed=rng.randrange(2**31))
        steps, ended = 0, False
        while not ended:
            actions = observation["action_mask"].nonzero()[0]
            observation, _, ended, _, _ = env.step(int(actions[int(rng.random() * len(actions))]))
            steps += 1
        return steps

    return play


def ours() -> dict[str, dict[str, Contestant]]:
    """Return our environments, by title of the game and by library."""
    return {
        game.title: {
            "PettingZoo": Contestant(name, zoo(pettingzoo.env(name, 2))),
            "OpenSpiel": Contestant(name, spiel(f"{openspiel.short_name(name)}(players=2)")),
            "Gymnasium": Contestant(name, gym(gymnasium.env(name, ("random",)))),
        }
        for name, game in games().items()
        if game.actions()
    }


def measure(rounds: int = ROUNDS) -> list[list[str]]:
    """Return the rows of the table: our games, then theirs."""
    mine, others = ours(), theirs()
    every = [each for row in mine.values() for each in row.values()] + others
    for _ in range(rounds):
        for each in every:
            each.run()
    rows = [[title, *(f"{each.pace:,.0f}" for each in row.values())] for title, row in mine.items()]
    for each in others:
        library, name = each.name.split()
        rows.append([f"{library}'s {name}", *(f"{each.pace:,.0f}" if library == column else "" for column in COLUMNS)])
    return rows


COLUMNS: Final = ("PettingZoo", "OpenSpiel", "Gymnasium")


def main() -> None:
    """Measure all environments, print a table and write it to the file."""
    rows = measure()
    measured = {
        "title": "Random play in every environment: steps per second of CPU time",
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{cpu_count()} shared and busy cores, CPython {python_version()}",
        "command": "python -m bench.environments",
        "note": "Two players. OpenSpiel's mnk, go and gin_rummy are written in C++. OpenSpiel also counts the steps of "
        "chance, and computes no observations here. Gymnasium counts the steps of the agent alone.",
        "columns": ["game", *COLUMNS],
        "rows": rows,
    }
    FILE.write_text(json.dumps(measured, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    table = Table("game", *COLUMNS, title=str(measured["title"]))
    for row in rows:
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main()
