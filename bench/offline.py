"""The bots of the page's own hall: how long a turn takes in Pyodide, here and on a phone with a tenth of the speed.

Node runs the packed runtime. All times are CPU time of node, also on the bots' clock, so that other work of the machine
does not count. A slow phone is simulated: a turn gets a tenth of the time that the hall gives it, and its own time
counts ten times.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random

import msgspec
from rich.console import Console
from rich.table import Table
from tests.support.pyodide_node import RUNTIME, Run, pyodide

from tilehall.bots.levels import find as find_bot
from tilehall.bots.self_play import SelfPlay
from tilehall.core.notation import text
from tilehall.core.question import Question
from tilehall.core.registry import find, games
from tilehall.offline.bots import TURN_S

SLOWER = 10  # how much slower a phone is
LIMIT_S = 2.0  # for a turn on it
POSITIONS = 40  # for each number of players
MODULE = """
import json, msgspec
from js import process
from tilehall.bots import bot
from tilehall.bots.levels import offered
from tilehall.bots.worker import answer
from tilehall.core.question import Question
from tilehall.core.registry import find

def cpu():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6

bot.perf_counter = cpu

def run(line):
    asked = json.loads(line)
    if isinstance(asked, str):
        return json.dumps(offered(find(asked)))
    question = msgspec.json.decode(line, type=Question)
    start = cpu()
    answer(question)
    return json.dumps(cpu() - start)
"""


def positions(name: str, count: int) -> Iterator[Question]:
    """Yield questions from games between easy bots, with few and with many players. They have no level yet."""
    game = find(name)
    for seats in sorted({2, max(game.seats)} & set(game.seats)):
        number, left = 0, count
        while left:
            turns = list(SelfPlay(game, seats, Random(f"{name} {seats} {number}")).turns(find_bot(game, "easy")))
            for turn in turns[:: max(1, len(turns) // 20)][:left]:
                view = msgspec.Raw(msgspec.json.encode(turn.view))
                yield Question(game=name, level="", view=view, shown=tuple(map(text, turn.shown)), seed=left)
                left -= 1
            number += 1


def ask(run: Run, question: Question, level: str, seconds: float) -> float:
    """Return the CPU time of a turn in seconds."""
    asked = msgspec.structs.replace(question, level=level, seconds=seconds)
    taken: float = run(msgspec.json.decode(msgspec.json.encode(asked)))
    return taken


def run(console: Console, names: Sequence[str] = (), count: int = POSITIONS) -> None:
    """Measure the turns of every level and print a table."""
    bytes_loaded = msgspec.json.decode((RUNTIME / "runtime.json").read_bytes())["bytes"]
    console.print(f"The runtime has {bytes_loaded / 1e6:.2f} MB, compressed. A turn has {TURN_S} s.")
    columns = ("game", "level", "turns", "mean", "longest", "phone: mean", "phone: longest", f"over {LIMIT_S:g} s")
    table = Table(*columns, title="CPU time of a turn in Pyodide, in milliseconds")
    with pyodide(MODULE) as runtime:
        for name in names or games():
            asked = list(positions(name, count))
            for level in runtime(name):
                ask(runtime, asked[0], level, TURN_S)  # imports and caches
                here = [ask(runtime, each, level, TURN_S) for each in asked]
                phone = [SLOWER * ask(runtime, each, level, TURN_S / SLOWER) for each in asked]
                times = (sum(here) / len(here), max(here), sum(phone) / len(phone), max(phone))
                over = sum(each > LIMIT_S for each in phone)
                table.add_row(name, level, f"{len(here)}", *(f"{1000 * each:.0f}" for each in times), f"{over}")
    console.print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    given = parser.parse_args()
    run(Console(), given.games, given.positions)
