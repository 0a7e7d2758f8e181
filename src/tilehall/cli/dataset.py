"""`tilehall dataset`: write the finished games of a hall as a dataset, without names.

The command imports stores and settings itself, so that `tilehall play` starts without them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Annotated

import typer
from filelock import FileLock, Timeout

from tilehall.cli.arguments import GameName, SettingsFile, clear_errors
from tilehall.cli.backup import several
from tilehall.cli.selfplay import Folder, GamesPerFile, Licence, ToMinari, progress_bar, research_extra, write_minari
from tilehall.core.game import Malformed
from tilehall.core.registry import find

if TYPE_CHECKING:
    from tilehall.store.protocol import Archive
    from tilehall.table.anonymous import AnonymousGame
    from tilehall.table.summary import Code

Database = Annotated[
    str | None, typer.Option("--database", help="The database of the hall.", show_default="as in the settings")
]
NOTES = (
    "People played these games in a hall, with and without bots. Every person at the table has agreed that their games "
    "are used for research without names. `person` is the same word for everyone, so nothing says which games have a "
    "player in common.",
    "There are no user ids, room codes, times or talk, and the games are in random order. Games with a guest, games "
    "that were played offline, and games with turns taken back are left out.",
)


def dataset(
    game: GameName,
    out: Folder,
    database: Database = None,
    settings: SettingsFile = None,
    games_per_file: GamesPerFile = 100,
    licence: Licence = "CC0-1.0",
    minari: ToMinari = None,
) -> None:
    """Write the finished games of a hall as Parquet files, without names.

    Only games are written whose players have all agreed to it in their accounts. The hall may be running.
    """
    with clear_errors(), research_extra():
        from tilehall.research.dataset import write_card

        title = find(game).title
        with new_folder(out) as folder:
            count = asyncio.run(_write(database or _of_settings(settings), game, folder, games_per_file))
            write_card(folder, f"{title}: games of people", licence, {"source": "the games of a hall"}, NOTES)
        if minari is not None:
            write_minari(out, minari)
    typer.echo(f"{out} has {several(count, 'game')}.")


def _of_settings(settings: SettingsFile) -> str:
    from tilehall.server.settings import load

    return load(os.environ, settings).database


@contextmanager
def new_folder(out: Path) -> Iterator[Path]:
    """Yield a folder that gets the name `out` when all is written to it, and is removed if that fails.

    Raises `Malformed` if there is something of that name, because a dataset must not keep games that its players no
    longer share, or if another run is writing there.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise Malformed(f"{out} is not an empty folder. Choose another.")
    part = out.resolve().with_name(f".{out.resolve().name}.part")
    lock = FileLock(part.with_suffix(".lock"), timeout=0)
    try:
        part.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise Malformed(f"Another run is writing to {out}.") from None
    except OSError as error:
        raise Malformed(f"{out} cannot be written: {error.strerror}.") from None
    try:
        rmtree(part)  # of a run that was killed
        part.mkdir()
        yield part
        if out.exists():
            out.rmdir()
        part.rename(out)
    finally:
        rmtree(part, ignore_errors=True)
        with suppress(OSError):  # on Windows, while the file is open
            Path(lock.lock_file).unlink()
        lock.release()


async def _write(database: str, game: str, folder: Path, games_per_file: int) -> int:
    """Write the shared games of a hall. Return how many there are. Raises `Malformed` if there are none."""
    from tilehall.research.dataset import GameWriter
    from tilehall.store.opening import open_archive
    from tilehall.store.shared_games import shared_games

    archive = await open_archive(database)
    try:
        wanted = await shared_games(archive, game)
        writer = GameWriter(folder, game, games_per_file)
        with progress_bar() as progress:
            bar = progress.add_task(f"{game}: games of people", total=len(wanted))
            for code, match in wanted:
                if found := await _read(archive, code, match):
                    writer.add(found.record, found.players, found.others)
                progress.advance(bar)
        writer.close()
    finally:
        await archive.close()
    if left_out := len(wanted) - writer.count:
        typer.echo(f"{several(left_out, 'game')} of other rules or of a broken room left out.", err=True)
    if not writer.count:
        raise Malformed("There is no finished game whose players have all agreed to share it.")
    return writer.count


async def _read(archive: Archive, code: Code, match: int) -> AnonymousGame | None:
    """Return a game, or None if it was played by other rules than today's, or if its room cannot be read."""
    from tilehall.table import entries
    from tilehall.table.anonymous import anonymous_game

    rows = await archive.rows(code)
    try:
        found = anonymous_game(code, match, ((row.seq, entries.read(row.entry)) for row in rows))
    except Exception:  # a game of another package may raise anything
        return None
    return found if found and found.record.version == find(found.record.game).version else None
