"""`tilehall ladder`: rate the levels of a game."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tilehall.bots import kept_games, ratings
from tilehall.bots.arena import ArenaMatch, interval
from tilehall.bots.contestants import on_ladder
from tilehall.bots.kept_games import KeptGames
from tilehall.bots.ladder_plot import SURE, plot
from tilehall.cli.arguments import GameName, Seed, chosen, clear_errors
from tilehall.core.question import LEVELS
from tilehall.ratings.bot_ratings import BotRating, check_edition, publish


def ladder(
    game: GameName,
    games: Annotated[
        int, typer.Option(min=0, help="The number of games between neighbours, including those in --kept.")
    ] = 40,
    seats: Annotated[int, typer.Option(help="The number of players.")] = 2,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=0, help="The number of games at a time. 0: one for each core.")] = 1,
    kept: Annotated[
        Path | None, typer.Option(help="A file of results. They are rated too, and new ones are added.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(help="Write a plot of the ratings to this SVG file.")] = None,
    edition: Annotated[
        int | None, typer.Option(help="Write the ratings to this edition of the published ratings.")
    ] = None,
) -> None:
    """Rate every level of a game on one scale.

    Random play is rated too. Ratings are computed by OpenSkill. Tilehall's repository has models of beginners for the
    games that come with it, which are rated if the command runs there.
    """
    sys.path.insert(0, os.getcwd())  # for the models of beginners
    with clear_errors():
        rules, _, count = chosen(game, seats, "{}")
        names = on_ladder(rules)
        ratings.rate(names, (), seed)  # fails at once if the package is missing
        played = kept_games.read(kept) if kept else KeptGames()
        if edition is not None:
            check_edition(game, edition)
    console = Console()
    lacking = ratings.missing(ArenaMatch(game=game, bots=names, seed=seed), count, games, played)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(rules.title, total=sum(len(numbers) for _, numbers in lacking))
        for done in ratings.play(lacking, jobs or os.cpu_count() or 1):
            played.add(*done)
            progress.advance(task)
            if kept is not None:
                played.write(kept)
    rated = ratings.rate(names, list(played), seed)
    console.print(_table(f"{rules.title}, {len(played)} games", rated, played))
    if picture is not None:
        picture.write_text(plot(rules.title, rated), encoding="utf-8")
    if edition is not None:
        levels = {each.name: BotRating(each.mean, each.deviation) for each in rated if each.name in LEVELS}
        publish(game, edition, levels)


def _table(title: str, rated: list[ratings.Rating], played: KeptGames) -> Table:
    table = Table("who", title=title)
    for heading in ("games", "rating", "95% range", "step", "wins against the one before"):
        table.add_column(heading, justify="right")
    before: ratings.Rating | None = None
    for each in rated:
        low, high = each.mean - SURE * each.deviation, each.mean + SURE * each.deviation
        step = "" if before is None else f"{each.mean - before.mean:+.1f}"
        won, games = played.won(each.name, before.name) if before else (0.0, 0)
        share = "{:.0%} ({:.0%} to {:.0%}, {})".format(won / games, *interval(won, games), games) if games else ""
        table.add_row(each.name, str(each.games), f"{each.mean:.1f}", f"{low:.1f} to {high:.1f}", step, share)
        before = each
    return table
