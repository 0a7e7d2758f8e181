"""`tilehall arena`: measure how strong bots are."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tilehall.bots import arena as bots
from tilehall.bots import duel
from tilehall.bots.contestants import find as find_bot
from tilehall.cli.arguments import GameName, OptionsJson, Seed, chosen, clear_errors
from tilehall.core.game import Malformed

CONTESTANTS = (
    "One bot for each seat: a level (first, easy, medium, strong, hard or master), random, module:function for "
    "a bot of your own, or beginner (only in the repository)."
)


def arena(
    game: GameName,
    levels: Annotated[list[str], typer.Argument(metavar="A [B…]", help=CONTESTANTS)],
    games: Annotated[
        int, typer.Option(min=1, help="The number of games. Each deal is played once for each seating.")
    ] = 100,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=0, help="The number of games at a time. 0: one for each core.")] = 0,
    options: OptionsJson = "{}",
    seats: Annotated[
        int | None, typer.Option(help="With two bots: the number of seats. The bots sit alternately, A B A and B A B.")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Write the record of every game to this folder.")] = None,
) -> None:
    """Let bots play each other and print how often each wins.

    Each deal is played once for each rotation of the seats. A bot that plays alone is measured by its mean score.
    """
    sys.path.insert(0, os.getcwd())  # for module:function in this folder
    with clear_errors():
        if seats is not None and (len(levels) != 2 or seats < 2):
            raise Malformed("--seats is for two bots, which sit alternately.")
        rules, _, _ = chosen(game, seats or len(levels), options)
        for level in levels:
            find_bot(rules, level)
    match = bots.ArenaMatch(game=game, bots=tuple(levels), options=options, seed=seed)
    console = Console()
    if seats is not None:
        duelled = list(duel.play(match, seats, games, jobs or os.cpu_count() or 1))
        _write(records, match, [each for _, each in duelled])
        console.print(_shares(rules.title, levels, seats, duelled))
        return
    played: list[bots.ArenaGame] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{rules.title}: {' against '.join(levels)}", total=games)
        for done in bots.run(match, range(games), jobs or os.cpu_count() or 1):
            played.append(done)
            progress.advance(task)
    _write(records, match, played)
    console.print(_table(rules.title, levels, played))


def _write(folder: Path | None, match: bots.ArenaMatch, played: list[bots.ArenaGame]) -> None:
    """Write the records of these games into a folder, numbered in the order of the games."""
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for number, done in enumerate(played):
        (folder / f"{match.game}-{match.seed}-{number:05}.txt").write_text(done.record, encoding="utf-8")


def _shares(title: str, levels: list[str], seats: int, played: list[tuple[bots.ArenaMatch, bots.ArenaGame]]) -> Table:
    table = Table("bot", title=f"{title}, {seats} seats, {len(played)} games")
    for heading in ("share", "95% interval", "a turn", "longest"):
        table.add_column(heading, justify="right")
    for level in levels:
        found = duel.result(level, played)
        turns = [
            second
            for match, game in played
            for bot, seconds in zip(match.bots, game.seconds, strict=True)
            if bot == level
            for second in seconds
        ]
        mean = sum(turns) / max(1, len(turns))
        table.add_row(
            level,
            f"{found.share:.1%}",
            f"{found.low:.1%} to {found.high:.1%}",
            f"{mean * 1000:.0f} ms",
            f"{max(turns, default=0) * 1000:.0f} ms",
        )
    return table


def _table(title: str, levels: list[str], played: list[bots.ArenaGame]) -> Table:
    table = Table("bot", title=f"{title}, {len(played)} games")
    alone = len(levels) == 1  # without an opponent, only the score is a measure
    for heading in (*(("mean score",) if alone else ("wins", "95% interval", "margin")), "a turn", "longest"):
        table.add_column(heading, justify="right")
    for standing in bots.standings(levels, played):
        won = (f"{standing.won:.1%}", f"{standing.low:.1%} to {standing.high:.1%}", f"{standing.margin:+.1f}")
        table.add_row(
            standing.bot,
            *((f"{standing.margin:.1f}",) if alone else won),
            f"{standing.mean * 1000:.0f} ms",
            f"{standing.longest * 1000:.0f} ms",
        )
    return table
