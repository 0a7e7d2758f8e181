"""`tilehall check`: check a game against the laws."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from tilehall.cli.arguments import GameName, Seed, clear_errors
from tilehall.core import laws
from tilehall.core.lesson import lessons, problems
from tilehall.core.puzzle import packaged, unsolved
from tilehall.core.registry import find


def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="The number of random games.")] = 50,
    seed: Seed = 0,
) -> None:
    """Check that a game keeps the laws.

    The command plays random games with every number of seats and with random options. It also does every lesson and
    solves every puzzle of the game. Exits with status 1 if something is wrong.
    """
    with clear_errors():
        rules = find(game)
    console = Console()
    steps = 0
    try:
        for length in track(laws.check(rules, games, seed), f"{rules.title}", total=games, console=console):
            steps += length
    except laws.Broken as broken:
        typer.echo(str(broken), err=True)
        raise typer.Exit(1) from None
    console.print(f"{rules.title} keeps the laws: {games} games, {steps} steps.")
    for number, law in laws.LAWS.items():
        console.print(f"  {number}. {law}")
    with clear_errors():
        taught = lessons(rules.name)
    if wrong := [problem for lesson in taught for problem in problems(lesson)]:
        typer.echo("\n".join(wrong), err=True)
        raise typer.Exit(1)
    if taught:
        console.print(f"Its {len(taught)} lessons can be done as they say.")
    with clear_errors():
        brought, wrong = len(packaged(rules.name)), unsolved(rules.name)
    if wrong:
        typer.echo(f"These puzzles cannot be solved as they say: {', '.join(wrong)}.", err=True)
        raise typer.Exit(1)
    if brought:
        console.print(f"Its {brought} puzzles can be solved as they say.")
