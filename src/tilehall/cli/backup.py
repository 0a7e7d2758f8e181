"""`tilehall backup` and `tilehall restore`: copy the database of a hall.

Store and settings are imported only by the commands that need them, so that `tilehall play` starts without them.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tilehall.cli.arguments import SettingsFile, clear_errors
from tilehall.store.protocol import Unavailable

if TYPE_CHECKING:
    from tilehall.store.contents import Contents

Database = Annotated[
    str | None, typer.Option("--database", help="The SQLite file of the hall.", show_default="as in the settings")
]
MAX_NAMED_ROOMS = 10  # rooms whose problems are printed; any others are only counted


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write. It must not exist.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Copy the database of a hall to a file.

    The hall may be running. The copy is checked: the command exits with status 1 if a room is broken.
    """
    from tilehall.store.sqlite import backup as copies

    with clear_errors():
        source = _database(database, settings)
        held = copies.backup(source, target)
    typer.echo(f"Copied {source} to {target.resolve()}: {counted(held)}.")
    tell_problems(held)
    if held.broken:
        raise typer.Exit(1)


def restore(
    source: Annotated[Path, typer.Argument(help="The backup.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Replace the database of a stopped hall with a backup.

    The command refuses to do so while the hall is running.
    """
    from tilehall.store.sqlite import backup as copies

    with clear_errors():
        target = _database(database, settings)
        held = copies.restore(source, target)
    typer.echo(f"Replaced {target} with {source.resolve()}: {counted(held)}.")
    tell_problems(held)


def _database(named: str | None, settings: Path | None) -> Path:
    """Return the given database, or the one that `tilehall serve` would open here."""
    from tilehall.store.opening import on_a_server

    if named is None:
        from tilehall.server.settings import load

        named = load(os.environ, settings).database
    if on_a_server(named):
        raise Unavailable(
            "The hall's database is on a PostgreSQL server: copy it with `pg_dump` and put it back with `pg_restore`; "
            "see docs/how-to/back-up.md."
        )
    return Path(named).resolve()


def counted(held: Contents) -> str:
    """Return the contents of a database in words."""
    return f"{several(held.rooms, 'room')}, {several(held.moves, 'move')}"


def several(n: int, what: str) -> str:
    """Return a number of things in words.

    >>> several(1, "room"), several(1234, "move")
    ('1 room', '1234 moves')
    """
    return f"{n} {what}{'' if n == 1 else 's'}"


def tell_problems(held: Contents) -> None:
    """Print the rooms that cannot be read."""
    problems = (*held.broken, *held.unknown)
    for problem in problems[:MAX_NAMED_ROOMS]:
        typer.echo(f"tilehall: {problem}", err=True)
    if len(problems) > MAX_NAMED_ROOMS:
        typer.echo(f"tilehall: And {len(problems) - MAX_NAMED_ROOMS} more like these.", err=True)
