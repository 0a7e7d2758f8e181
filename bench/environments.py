"""`python -m bench.environments`: steps per second of CPU time of every environment for research, in one run.

Two players choose legal actions at random. In OpenSpiel a step is an action of a player or of chance, in PettingZoo an
action of an agent, and in Gymnasium an action of the one agent; there the time includes the turns of its opponent, who
plays at random as well. PettingZoo and Gymnasium compute an observation for every step, OpenSpiel only if it is asked,
and a parallel environment one for each agent. The time of a vector is that of all its processes. All of them play in
turn, a slice of CPU time each, so that a busy machine affects them alike. The result is written to
bench/results/environments.json.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from platform import python_version
from random import Random
from time import clock_gettime, process_time
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.playouts import ROUNDS, Contestant, Playout, spiel, theirs, zoo
from tilehall.core.registry import games
from tilehall.research import gymnasium, openspiel, pettingzoo

FILE: Final = Path(__file__).parent / "results" / "environments.json"
PROCESSES: Final = 2  # of a vector
VECTOR_STEPS: Final = 100  # taken at a stretch


def legal(observation: Any, rng: Random) -> int:
    """Return a random legal action, or 0 for an agent that is not to act."""
    actions = observation["action_mask"].nonzero()[0]
    return int(actions[int(rng.random() * len(actions))]) if len(actions) else 0


def gym(env: Any) -> Playout:
    """Return an environment of Gymnasium with action masks."""

    def play(rng: Random) -> int:
        observation, _ = env.reset(seed=rng.randrange(2**31))
        steps, ended = 0, False
        while not ended:
            observation, _, ended, _, _ = env.step(legal(observation, rng))
            steps += 1
        return steps

    return play


def vector(name: str, env: Any) -> Contestant:
    """Return a vector of Gymnasium with action masks, whose time is that of all its processes."""

    def play(rng: Random) -> int:
        seen, _ = env.reset(seed=rng.randrange(2**31))
        steps, ended = 0, np.zeros(env.num_envs, bool)
        for _ in range(VECTOR_STEPS):
            steps += int((~ended).sum())  # instead of a step, a game that has ended begins again
            masks = seen["action_mask"]
            seen, _, ended, _, _ = env.step([legal({"action_mask": mask}, rng) for mask in masks])
        return steps

    clocks = [~each.pid << 3 | 2 for each in env.processes]  # as clock_getcpuclockid(3) makes them on Linux
    return Contestant(name, play, lambda: process_time() + sum(map(clock_gettime, clocks)))


def parallel(env: Any) -> Playout:
    """Return a parallel environment of PettingZoo with action masks."""

    def play(rng: Random) -> int:
        seen, _ = env.reset(seed=rng.randrange(2**31))
        steps = 0
        while env.agents:
            seen, *_ = env.step({agent: legal(seen[agent], rng) for agent in env.agents})
            steps += 1
        return steps

    return play


@contextmanager
def ours() -> Iterator[dict[str, list[Contestant]]]:
    """Yield our environments in the order of the columns, by title of the game."""
    found: dict[str, list[Contestant]] = {}
    with ExitStack() as stack:
        for name, game in games().items():
            if not game.actions():
                continue
            many = gymnasium.vector_env(name, PROCESSES, opponents=("random",))
            stack.callback(many.close)
            found[game.title] = [
                Contestant(name, zoo(pettingzoo.env(name, 2))),
                Contestant(name, parallel(pettingzoo.parallel_env(name, seats=2))),
                Contestant(name, spiel(f"{openspiel.short_name(name)}(players=2)")),
                Contestant(name, gym(gymnasium.env(name, ("random",)))),
                vector(name, many),
            ]
        yield found


def measure(rounds: int = ROUNDS) -> list[list[str]]:
    """Return the rows of the table: our games, then theirs."""
    others = theirs()
    with ours() as mine:
        every = [each for row in mine.values() for each in row] + others
        for _ in range(rounds):
            for each in every:
                each.run()
    rows = [[title, *(f"{each.pace:,.0f}" for each in row)] for title, row in mine.items()]
    for each in others:
        library, name = each.name.split()
        rows.append([f"{library}'s {name}", *(f"{each.pace:,.0f}" if library == column else "" for column in COLUMNS)])
    return rows


COLUMNS: Final = ("PettingZoo", "PettingZoo, parallel", "OpenSpiel", "Gymnasium", f"Gymnasium, {PROCESSES} processes")


def main() -> None:
    """Measure all environments, print a table and write it to the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="slices of each environment")
    rounds = parser.parse_args().rounds
    rows = measure(rounds)
    measured = {
        "title": "Random play in every environment: steps per second of CPU time",
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{cpu_count()} shared and busy cores, CPython {python_version()}",
        "command": "python -m bench.environments" + (f" --rounds {rounds}" if rounds != ROUNDS else ""),
        "note": "Two players. OpenSpiel's mnk, go and gin_rummy are written in C++. OpenSpiel also counts the steps of "
        "chance, and computes no observations here. Gymnasium counts the steps of the agent alone. A parallel "
        "environment computes an observation for each agent, and the time of a vector is that of all its processes.",
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
