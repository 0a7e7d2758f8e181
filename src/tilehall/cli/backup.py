"""`tilehall backup` and `tilehall restore`: the whole hall in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilehall.cli.arguments import clear_errors
from tilehall.store.sqlite import backup as copies

Database = Annotated[Path, typer.Option("--database", help="The SQLite file of the hall.")]
OURS = Path("tilehall.db")


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")], database: Database = OURS
) -> None:
    """Copy the hall's database, also while the server runs."""
    with clear_errors():
        copies.backup(database, target)
    typer.echo(f"The hall is in {target}.")


def restore(
    source: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = OURS,
) -> None:
    """Put a backup in place of the hall's database; refused while a server runs on it."""
    with clear_errors():
        copies.restore(source, database)
    typer.echo(f"{database} is the hall of {source} now.")
