"""`python -m bench.hints [GAME…] [--positions N] [--keep FOLDER]`: compare the hints of five seeds.

Positions come from games of medium bots, one per game, with all numbers of seats in turn, and only if there is a
choice. Five seeds agree on a position if all give the same turn. They also agree if each different answer says that
other turns are as good, and a larger sample of new worlds, the same for all turns, confirms it: no turn is worse than
the best by more than the limit for equal turns.

`--keep` stores the results in a folder, a line per position, so that an interrupted run can be resumed. They are valid
for one release.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from tilehall.bots.arena import interval
from tilehall.bots.bot import Advice
from tilehall.bots.contest import Contest
from tilehall.bots.halving import differences
from tilehall.bots.levels import find as find_bot
from tilehall.bots.levels import levels
from tilehall.bots.self_play import SelfPlay
from tilehall.bots.worker import answer
from tilehall.core.game import AnyGame, Step
from tilehall.core.notation import parse, text
from tilehall.core.question import seek_advice
from tilehall.core.registry import find

SEEDS = 5
WORLDS = {"4ascend": 24}  # of the larger sample: here, each is a search
DEFAULT_WORLDS = 6000  # keeps the standard error of a difference small enough to tell two percent from three
PACKAGES = {"4ascend": "fourascend", "heart-tiles": "heart_tiles"}
GAMES = ("4ascend", "summon5", "rummikub", "miners", "heart-tiles")


class Asked(NamedTuple):
    """A position in which a player might ask for a hint."""

    view: Any
    shown: tuple[Step, ...]
    seats: int


def positions(game: AnyGame, count: int) -> Iterator[Asked]:
    """Yield so many positions, the same each time."""
    seats = [each for each in game.seats if each > 1]
    number = found = 0
    while found < count:
        met = [*_met(game, seats[number % len(seats)], Random(f"hints {game.name} {number}"))]
        if met:
            yield met[int(Random(number).random() * len(met))]
            found += 1
        number += 1


def _met(game: AnyGame, seats: int, rng: Random) -> Iterator[Asked]:
    """Yield the positions of one game in which the player has a choice. An obligatory draw is not a choice."""
    for turn in SelfPlay(game, seats, rng).turns(find_bot(game, "medium")):
        legal = [step for step, _ in zip(game.legal(turn.state), range(2), strict=False)]
        if len(legal) > 1 and not getattr(getattr(turn.view, "may", None), "draw", ()):
            yield Asked(turn.view, turn.shown, seats)


def equally_good(game: AnyGame, asked: Asked, turns: Sequence[tuple[Step, ...]]) -> bool:
    """Return whether a larger sample finds all these turns equal to the best of them."""
    module = import_module(f"tilehall.bots.{PACKAGES.get(game.name, game.name)}.hint")
    contest: Contest = module.contest(asked.view, asked.shown, Random("referee"))
    if contest.sample is None:
        return False
    listed = [at for at, turn in enumerate(contest.turns) if turn in turns]
    values = contest.sample(listed, WORLDS.get(game.name, DEFAULT_WORLDS))
    # Two plans may begin with the same step: the better one counts.
    best: dict[tuple[Step, ...], int] = {}
    for row, at in enumerate(listed):
        turn = contest.turns[at]
        if turn not in best or values[row].mean() > values[best[turn]].mean():
            best[turn] = row
    behind, noise = differences(values[sorted(best.values())])

    return len(best) == len(turns) and bool((behind <= noise).all())


def agree(game: AnyGame, asked: Asked, found: Sequence[Advice]) -> bool:
    """Return whether several seeds agree."""
    turns = tuple(dict.fromkeys(each.steps for each in found))
    if len(turns) == 1:
        return True
    return all(each.equal for each in found) and equally_good(game, asked, turns)


class Found(NamedTuple):
    """The result of one position."""

    number: int  # from 1
    turns: int  # different turns of the five seeds
    silent: int  # seeds that say no other turn is as good
    agreed: bool
    told: bool  # whether the first seed says that others are as good
    times: list[float]  # CPU seconds of each hint


def look(game: AnyGame, number: int, asked: Asked) -> Found:
    """Ask five seeds, as a worker is asked."""
    found, times = list[Advice](), list[float]()
    view, shown = Raw(msgspec.json.encode(asked.view)), tuple(map(text, asked.shown))
    question = seek_advice(game.name, asked.seats, view, shown)
    for seed in range(SEEDS):
        begun = process_time()
        answered = answer(replace(question, seed=seed))
        times.append(process_time() - begun)
        steps, *equal = (tuple(parse(line, game.steps) for line in each) for each in (answered.steps, *answered.equal))
        found.append(Advice(steps, answered.why, tuple(equal)))
    turns, silent = len({each.steps for each in found}), sum(not each.equal for each in found)
    return Found(number, turns, silent, agree(game, asked, found), bool(found[0].equal), times)


def looked(game: AnyGame, count: int, keep: Path | None) -> Iterator[Found]:
    """Yield the results of so many positions; results in `keep` are reused, and new ones added."""
    file = keep / f"{game.name}-hints.jsonl" if keep else None
    lines = file.read_bytes().splitlines() if file and file.exists() else ()
    kept = {each.number: each for each in (msgspec.json.decode(line, type=Found) for line in lines)}
    for number, asked in enumerate(positions(game, count), 1):
        found = kept.get(number) or look(game, number, asked)
        if file and number not in kept:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(found) + b"\n")
        yield found


def measure(name: str, count: int, console: Console, keep: Path | None = None) -> tuple[str, ...]:
    """Return one row of the table."""
    game = find(name)
    levels(game).warm()
    found: list[Found] = []
    for each in looked(game, count, keep):
        found.append(each)
        if not each.agreed:
            console.print(f"{name} {each.number}: {each.turns} turns, {each.silent} say that no other is as good")
        if each.number % 5 == 0:
            console.print(f"{name}: {sum(one.agreed for one in found)} of {each.number}", highlight=False)
    times = [seconds for each in found for seconds in each.times]
    agreed = sum(each.agreed for each in found)
    low, high = interval(agreed, count)
    return (
        name,
        f"{count}",
        f"{sum(each.turns == 1 for each in found)}",
        f"{agreed}",
        f"{agreed / count:.0%} ({low:.0%} to {high:.0%})",
        f"{sum(each.told for each in found)}",
        f"{sum(times) / len(times):.2f} s",
        f"{max(times):.2f} s",
    )


def run(console: Console, names: Sequence[str] = GAMES, count: int = 200, keep: Path | None = None) -> None:
    """Measure the hints and print a table."""
    table = Table(
        "game",
        "positions",
        "the same",
        "agree",
        "share",
        "others as good",
        "CPU time",
        "longest",
        title="Hints of five seeds",
    )
    for name in names:
        table.add_row(*measure(name, count, console, keep))
    console.print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--keep", type=Path, help="folder for the results")
    given = parser.parse_args()
    run(Console(), given.games, given.positions, given.keep)
