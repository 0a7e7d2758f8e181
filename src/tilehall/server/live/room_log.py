"""Read the logs of rooms from the store, and list the games in logs that an earlier release wrote."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from tilehall.store.protocol import Finished, Row, Unavailable
from tilehall.store.store import Store
from tilehall.table import entries
from tilehall.table.past_games import games_of
from tilehall.table.summary import Code


async def read_log(store: Store, code: Code) -> tuple[Sequence[Row], bytes]:
    """Return the log of a room and the seed of its current game. Both are empty if there is no such room."""
    rows = await store.rows(code)
    if not rows:
        return rows, b""
    match = sum(isinstance(entries.read(row.entry), entries.Gathered) for row in rows) + 1
    return rows, await read_seed(store, code, match)


async def read_seed(store: Store, code: Code, match: int) -> bytes:
    """Return the seed of one game of a room."""
    seed = await store.seed(code, match)
    if seed is None:
        raise RuntimeError(f"the seed of {code} is missing from the store")
    return seed


RETRY_S = 5.0  # while the store cannot be read or written

logger = logging.getLogger("tilehall.hall")


def finished(rows: Sequence[Row]) -> list[Finished]:
    """Return the finished games in a room's log."""
    found = []
    for game in games_of(rows[0].room, ((row.seq, row.at, entries.read(row.entry)) for row in rows)):
        result = game.room.finished()
        if result is not None:
            found.append(Finished(game.room.code, game.log[-1].at, game.room.game.name, result))
    return found


async def list_old_games(store: Store) -> None:
    """List the games of all rooms whose games are not listed yet, one room after another.

    A room whose game is no longer installed cannot be folded and stays unlisted until the next start.
    """
    done = ""
    while True:
        try:
            rooms = await store.unlisted_rooms(done)
            for room in rooms:
                rows = await store.rows(room)
                try:
                    # In a thread, because folding a long log would block the event loop.
                    games = await asyncio.to_thread(finished, rows) if rows else []
                except Exception as error:
                    logger.warning("the games of room %s cannot be listed: %s", room, error)
                else:
                    await store.list_games(room, games)
                done = room
        except Unavailable:
            await asyncio.sleep(RETRY_S)
            continue
        if not rooms:
            return
