"""Read the arguments that several commands share: games, options and records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import environ
from pathlib import Path
from typing import Annotated

import typer

from tilehall.cli.words import say
from tilehall.core import record
from tilehall.core.game import AnyGame, Malformed, Options
from tilehall.core.languages import language_of_terminal
from tilehall.core.message import in_words
from tilehall.core.options import decode
from tilehall.core.registry import find
from tilehall.store.protocol import Unavailable

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game. `tilehall games` lists them.")]
SeatCount = Annotated[
    int | None, typer.Option("--seats", help="The number of players.", show_default="as usual in the game")
]
OptionsJson = Annotated[str, typer.Option("--options", metavar="JSON", help="The options, like '{\"hp\": 15}'.")]
Seed = Annotated[int, typer.Option("--seed", help="The seed of the dice. The same seed gives the same games.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A file with the settings of the hall.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file with a record, as text or JSON.")]


def terminal_language() -> str:
    """Return the language of the terminal: that of its locale."""
    return language_of_terminal(environ)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Print an expected error as one line, and exit with status 2."""
    try:
        yield
    except (Malformed, Unavailable) as error:
        why = in_words(error.why, terminal_language()) if isinstance(error, Malformed) else str(error)
        typer.echo(f"tilehall: {why}", err=True)
        raise typer.Exit(2) from None


def chosen(name: str, seats: int | None, options: str) -> tuple[AnyGame, Options, int]:
    """Return the requested game, options and number of players."""
    game = find(name)
    count = seats if seats is not None else game.usual_seats
    return game, decode(game, options, count), count


def read_text(file: Path) -> str:
    """Return the text of a file. Raises `Malformed` if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or say("not-text")
        raise Malformed(say("file-unreadable", file=str(file), why=why)) from None


def read_record(file: Path) -> record.Record:
    """Read a record from a file, as text or JSON."""
    source = read_text(file)
    if source.lstrip().startswith("{"):
        return record.from_json(source)
    return record.from_text(source)
