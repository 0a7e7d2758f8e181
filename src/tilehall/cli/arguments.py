"""What comes in from the command line, read once: games, options, records; what is wrong with them, said in a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tilehall.core import record
from tilehall.core.game import AnyGame, Malformed, Options
from tilehall.core.options import decode
from tilehall.core.registry import find
from tilehall.store.protocol import Unavailable

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `tilehall games` lists them.")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="How many players; by default the game's usual number.")]
OptionsJson = Annotated[str, typer.Option("--options", metavar="JSON", help="Options, like '{\"hp\": 15}'.")]
Seed = Annotated[int, typer.Option("--seed", help="The seed of the dice: the same seed gives the same games.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A settings file in TOML.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")]


@contextmanager
def clear_errors() -> Iterator[None]:
    """Tell what is wrong in one line, and leave with 2."""
    try:
        yield
    except (Malformed, Unavailable) as error:
        typer.echo(f"tilehall: {error}", err=True)
        raise typer.Exit(2) from None


def chosen(name: str, seats: int | None, options: str) -> tuple[AnyGame, Options, int]:
    """The game, its options and its number of players, as asked for."""
    game = find(name)
    count = seats if seats is not None else game.usual_seats
    return game, decode(game, options, count), count


def read_text(file: Path) -> str:
    """What stands in a file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{file} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from None


def read_record(file: Path) -> record.Record:
    """A record from a file, in whichever of its two forms it is."""
    source = read_text(file)
    if source.lstrip().startswith("{"):
        return record.from_json(source)
    return record.from_text(source)
