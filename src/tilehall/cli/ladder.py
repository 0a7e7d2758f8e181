"""`tilehall ladder`: one rating scale for a game, over a random player, a beginner and every level."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tilehall.bots import ratings
from tilehall.bots.arena import Match
from tilehall.bots.contestants import BEGINNER
from tilehall.bots.contestants import find as find_bot
from tilehall.bots.ladder_plot import SURE, plot
from tilehall.bots.levels import RANDOM, offered
from tilehall.cli.arguments import GameName, SeatCount, Seed, chosen, clear_errors


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="Games at each table of neighbours.")] = 40,
    seats: SeatCount = None,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Games at once; 0: one for each core.")] = 1,
    picture: Annotated[Path | None, typer.Option(help="Write a plot of the ratings to this file, as SVG.")] = None,
) -> None:
    """Rate random play, a beginner and every level of a game on one scale, by OpenSkill."""
    sys.path.insert(0, os.getcwd())  # the model of a beginner is in the repository
    with clear_errors():
        rules, _, count = chosen(game, seats, "{}")
        names = (RANDOM, BEGINNER, *offered(rules))
        for name in names:
            find_bot(rules, name)
        ratings.rate(names, (), seed)  # says at once where the package is missing
    console, played = Console(), list[ratings.Played]()
    match = Match(game=game, bots=names, seed=seed)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(rules.title, total=games * len(ratings.tables(names, count)))
        for done in ratings.play(match, count, games, jobs or os.cpu_count() or 1):
            played.append(done)
            progress.advance(task)
    rated = ratings.rate(names, played, seed)
    console.print(_table(f"{rules.title}, {count} seats, {len(played)} games", rated))
    if picture is not None:
        picture.write_text(plot(rules.title, rated), encoding="utf-8")


def _table(title: str, rated: list[ratings.Rating]) -> Table:
    table = Table("who", title=title)
    for heading in ("games", "rating", "95% range", "step"):
        table.add_column(heading, justify="right")
    before: float | None = None
    for each in rated:
        low, high = each.mean - SURE * each.deviation, each.mean + SURE * each.deviation
        step = "" if before is None else f"{each.mean - before:+.1f}"
        table.add_row(each.name, str(each.games), f"{each.mean:.1f}", f"{low:.1f} to {high:.1f}", step)
        before = each.mean
    return table
