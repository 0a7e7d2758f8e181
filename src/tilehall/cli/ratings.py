"""`tilehall ratings`: make every rating anew from the log.

Stores and settings are imported by the command: `tilehall play` does without them.
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

app = typer.Typer(help="The ratings of a hall.", no_args_is_help=True)
Database = Annotated[
    str | None, typer.Option("--database", help="The hall's database; unless told, the one in the settings.")
]


@app.callback()
def ratings() -> None:
    """The ratings of a hall."""


@app.command()
def recompute(database: Database = None, settings: SettingsFile = None) -> None:
    """Make all ratings anew from the log of a hall that does not run, and say whether any had been different."""
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
    same = "all as they were" if not differing else f"{several(differing, 'record')} differed and were put right"
    return f"Made anew from the log: {counts}; {same}."


async def _rated_games(store: Store) -> list[EndedGame]:
    """Every rated game of every room that is over, by folding its log."""
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
            except Exception as error:  # whatever a game of another package raises
                raise Unavailable(f"The room {code} cannot be folded, and nothing was changed: {error}") from error
            games += [
                EndedGame(each.at, each.room, each.result.match, each.game, each.result)
                for each in found
                if each.result.rated
            ]
        done = codes[-1]
    return games
