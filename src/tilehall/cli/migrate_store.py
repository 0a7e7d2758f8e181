"""`tilehall migrate-store`: copy a hall from a SQLite file to a PostgreSQL server, or back.

The command imports the stores itself, so that `tilehall play` starts without them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from tilehall.cli.arguments import clear_errors
from tilehall.cli.backup import counted, several, tell_problems

if TYPE_CHECKING:
    from tilehall.store.transfer import Copied

Source = Annotated[
    str, typer.Argument(metavar="FROM", help="The database of the hall: a SQLite file or a postgresql:// URL.")
]
Target = Annotated[str, typer.Argument(metavar="TO", help="The new database. It must not contain a hall.")]


def migrate_store(source: Source, target: Target) -> None:
    """Copy a stopped hall to another database.

    Every record of the copy is compared with the original. Exits with status 1 if a room is broken.
    """
    with clear_errors():
        copied, names = asyncio.run(_copied(source, target))
    people = f"{several(copied.accounts, 'account')}, {several(copied.guests, 'guest')}"
    typer.echo(f"Copied {names}: {counted(copied.contents)}, {people}.")
    typer.echo(f"{several(copied.records, 'record')} of the copy, read back, equal those of the source.")
    tell_problems(copied.contents)
    if copied.contents.broken:
        raise typer.Exit(1)


async def _copied(source: str, target: str) -> tuple[Copied, str]:
    from tilehall.store.opening import open_end
    from tilehall.store.transfer import transfer

    origin = await open_end(source, new=False)
    try:
        destination = await open_end(target, new=True)
        try:
            return await transfer(origin, destination), f"{origin.shown} to {destination.shown}"
        finally:
            await destination.close()
    finally:
        await origin.close()
