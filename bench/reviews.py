"""`python -m bench.reviews GAME [--count N] [--seed S]`: count the marks that a review gives each level.

Bots of neighbouring levels play, with all numbers of seats in turn. Every turn is judged as by `tilehall review`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random

from rich.console import Console
from rich.table import Table

from tilehall.bots.arena import ArenaMatch, play
from tilehall.bots.levels import levels, offered
from tilehall.cli.review import analyse
from tilehall.core.judgement import THRESHOLDS, judge
from tilehall.core.record import from_text
from tilehall.core.registry import find
from tilehall.core.review import whole_turns

MARKS = ("good", *(mark for _, mark in reversed(THRESHOLDS)))


def marks_of(name: str, bots: Sequence[str], seed: int) -> Counter[tuple[str, str]]:
    """Count the turns of one game by level and mark."""
    record = from_text(play(ArenaMatch(game=name, bots=tuple(bots), seed=seed), 0).record)
    found = Counter[tuple[str, str]]()
    for turn in whole_turns(record):
        found[bots[turn.seat], judge([analyse(record, part) for part in turn.parts]).mark] += 1
    return found


def main(console: Console, name: str, count: int, seed: int) -> None:
    """Review so many games and print the marks of each level."""
    game, rng = find(name), Random(f"reviews {name} {seed}")
    levels(game).warm()
    known, seats = offered(game), [each for each in game.seats if each > 1]
    found = Counter[tuple[str, str]]()
    for number in range(count):
        first = rng.randrange(len(known) - 1)
        bots = [known[first + rng.randrange(2)] for _ in range(seats[number % len(seats)])]
        found += marks_of(name, bots, seed + number)
    table = Table("level", *MARKS, "turns", title=f"{name}: marks of the turns of {count} games")
    for level in (*known, "all"):
        each = [sum(n for (who, what), n in found.items() if what == mark and level in (who, "all")) for mark in MARKS]
        if sum(each):
            table.add_row(level, *(f"{n} ({n / sum(each):.0%})" for n in each), str(sum(each)))
    console.print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=24, help="games")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    main(Console(), given.game, given.count, given.seed)
