"""`tilehall check`: check a game against the laws."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from tilehall.cli.arguments import GameName, Seed, clear_errors
from tilehall.core import laws
from tilehall.core.game import AnyGame
from tilehall.core.lesson import lessons, problems
from tilehall.core.puzzle import packaged, unsolved
from tilehall.core.registry import BOTS, find
from tilehall.core.sentences import words_of
from tilehall.core.word_check import finished_in_game, languages, problems_of_game, untranslated


def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="The number of random games.")] = 50,
    seed: Seed = 0,
) -> None:
    """Check that a game keeps the laws.

    The command plays random games with every number of seats and with random options. It also does every lesson and
    solves every puzzle of the game, and compares its words with its code. Exits with status 1 if something is wrong.
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
    check_words(rules, console)
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


def check_words(game: AnyGame, console: Console) -> None:
    """Compare the words of a game with its code, and other languages with English.

    What the catalogue or one of its languages lacks is shown in English, so it is only reported.
    """
    if words := words_of(type(game).__module__):
        compare_words(game, words)
        console.print("Its words fit its code.")
    lacks = [*finished_in_game(game)]
    for language in languages(words) if words else ():
        lacks += untranslated(words, language)
    for lack in lacks:
        console.print(f"  {lack}", markup=False, highlight=False, soft_wrap=True)


def compare_words(game: AnyGame, words: str) -> None:
    """Compare the words of a game with its code and its bots. Exit with status 1 if they differ."""
    found = [find_spec(entry.module) for entry in entry_points(group=BOTS, name=game.name)]
    bots = {spec.parent for spec in found if spec and spec.parent} - {words.rpartition(".")[0]}
    if wrong := problems_of_game(game, bots):
        typer.echo("\n".join(wrong), err=True)
        raise typer.Exit(1)
