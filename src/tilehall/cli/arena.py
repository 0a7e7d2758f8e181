"""`tilehall arena`: bots against bots, to measure how strong they are."""

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
from tilehall.bots.contestants import find as find_bot
from tilehall.cli.arguments import GameName, OptionsJson, Seed, chosen, clear_errors

CONTESTANTS = (
    "Levels, one a seat: first, easy, medium, strong, hard, master; random; beginner, in the repository's folder; or "
    "module:function for a bot of your own."
)


def arena(
    game: GameName,
    levels: Annotated[list[str], typer.Argument(metavar="A [B…]", help=CONTESTANTS)],
    games: Annotated[int, typer.Option(min=1, help="Games to play; the same dice serve each way to sit.")] = 100,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Games at once; 0: one for each core.")] = 0,
    options: OptionsJson = "{}",
    records: Annotated[Path | None, typer.Option(help="Write every record into this folder.")] = None,
) -> None:
    """Let bots play each other, seats rotated, and say who won how often; alone, what a bot scores."""
    sys.path.insert(0, os.getcwd())  # where bots that are not part of the package are
    with clear_errors():
        rules, _, _ = chosen(game, len(levels), options)
        for level in levels:
            find_bot(rules, level)
    match = bots.Match(game=game, bots=tuple(levels), options=options, seed=seed)
    played: list[bots.ArenaGame] = []
    console = Console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{rules.title}: {' against '.join(levels)}", total=games)
        for done in bots.run(match, games, jobs or os.cpu_count() or 1):
            played.append(done)
            progress.advance(task)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        for done in played:
            (records / f"{game}-{seed}-{done.number:05}.txt").write_text(done.record, encoding="utf-8")
    console.print(_table(rules.title, levels, played))


def _table(title: str, levels: list[str], played: list[bots.ArenaGame]) -> Table:
    table = Table("bot", title=f"{title}, {len(played)} games")
    alone = len(levels) == 1  # nobody to win against: the mean score is what there is to say
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
