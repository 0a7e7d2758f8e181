"""`tilehall ratings`: recompute the ratings of a hall.

The command imports stores and settings itself, so that `tilehall play` starts without them.
"""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Annotated

import typer

from tilehall.cli.arguments import SettingsFile, clear_errors
from tilehall.cli.backup import several

if TYPE_CHECKING:
    from tilehall.ratings.history import EndedGame
    from tilehall.store.store import Store

app = typer.Typer(
    help="Recompute the ratings of a hall.",
    epilog="Example:\ntilehall ratings recompute",
    no_args_is_help=True,
    add_completion=False,
)
Database = Annotated[
    str | None, typer.Option("--database", help="The database of the hall.", show_default="as in the settings")
]


@app.callback()
def ratings() -> None:
    """Recompute the ratings of a hall."""


@app.command(epilog="Example:\ntilehall ratings recompute --database hall.db")
def recompute(database: Database = None, settings: SettingsFile = None) -> None:
    """Recompute all ratings from the log of a stopped hall.

    The command prints how many of them were different.
    """
    with clear_errors():
        told = asyncio.run(_recomputed(database or _of_settings(settings)))
    typer.echo(told)


def _of_settings(settings: SettingsFile) -> str:
    from tilehall.server.settings import load

    return load(os.environ, settings).database


async def _recomputed(database: str) -> str:
    from tilehall.ratings.history import rate_all
    from tilehall.store.opening import on_a_server, open_in_a_hall, open_store
    from tilehall.store.protocol import Unavailable

    if on_a_server(database) and await open_in_a_hall(database):
        raise Unavailable("A hall has this database open: stop it first.")
    store = await open_store(database)
    try:
        games = await _rated_games(store)
        ratings, scores = rate_all(games)
        ratings_before, scores_before = await store.all_ratings()
        differing = len(set(ratings) ^ set(ratings_before)) + len(set(scores) ^ set(scores_before))
        await store.replace_ratings(ratings, scores)
    finally:
        await store.close()
    counts = f"{several(len(games), 'rated game')}, {several(len(ratings), 'rating')}, {several(len(scores), 'score')}"
    same = "all as before" if not differing else f"{several(differing, 'record')} differed and were corrected"
    return f"Recomputed from the log: {counts}; {same}."


async def _rated_games(store: Store) -> list[EndedGame]:
    """Return every finished rated game of every room, read from the logs."""
    from tilehall.ratings.history import EndedGame
    from tilehall.server.live.room_log import finished
    from tilehall.store.protocol import Unavailable

    games: list[EndedGame] = []
    done = ""
    while codes := await store.room_codes(done):
        for code in codes:
            rows = await store.rows(code)
            try:
                found = finished(rows) if rows else []
            except Exception as error:  # a game of another package may raise anything
                raise Unavailable(f"The room {code} cannot be read, and nothing was changed: {error}") from error
            games += [
                EndedGame(each.at, each.room, each.result.match, each.game, each.result)
                for each in found
                if each.result.rated
            ]
        done = codes[-1]
    return games
