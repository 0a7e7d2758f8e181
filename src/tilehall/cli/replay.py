"""`tilehall replay`: step through a record."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console

from tilehall.cli.arguments import RecordFile, clear_errors, read_record, terminal_language
from tilehall.cli.words import say
from tilehall.core import record as records
from tilehall.core.drawing import drawn
from tilehall.core.game import OPEN, Malformed, fact_in_words, players_of
from tilehall.core.message import in_words
from tilehall.core.play import told


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, help="Print the position after this step, and exit.")] = None,
) -> None:
    """Step through the record of a game.

    If the output is not a terminal, print the whole game and the last position instead.
    """
    with clear_errors():
        record = read_record(file)
    states = list(records.replay(record))
    last = len(states) - 1
    console = Console()
    if at is not None:
        if at > last:
            with clear_errors():
                raise Malformed(say("no-step", step=at, last=last))
        _show(console, record, states, at)
    elif not console.is_terminal:
        for number in range(1, last + 1):
            _sentences(console, record, states, number)
        _show(console, record, states, last)
    else:
        _walk(console, record, states)


def _walk(console: Console, record: records.Record, states: list[Any]) -> None:
    """Show the positions that the user asks for."""
    at, last = 0, len(states) - 1
    while True:
        console.clear()
        if at:
            _sentences(console, record, states, at)
        _show(console, record, states, at)
        console.print(f"[dim]{in_words(say('help-replay'), terminal_language())}[/dim]")
        try:
            answer = console.input(f"{at}/{last} > ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer == "q":
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer == "e":
            at = last
        elif answer.isdecimal() and len(answer) < 9:
            at = min(int(answer), last)
        else:
            at = min(at + 1, last)


def _sentences(console: Console, record: records.Record, states: list[Any], number: int) -> None:
    language = terminal_language()
    names = record.players or players_of(record.rules, language)
    for fact in told(record.rules, states[number - 1], record.steps[number - 1], states[number], OPEN):
        console.print(f"[dim]{number:>4}[/dim] {fact_in_words(fact, names, language)}", highlight=False)


def _show(console: Console, record: records.Record, states: list[Any], number: int) -> None:
    game, language = record.rules, terminal_language()
    names = record.players or players_of(game, language)
    console.print(drawn(game, game.view(states[number], OPEN), names, language))
