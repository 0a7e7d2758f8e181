"""Rooms: lists of them, their talk and the seeds of their dice. Each store reads and writes the log itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from tilehall.store.protocol import Gone, Talk
from tilehall.store.sql import Columns, Database, Dialect, Queries, Transaction
from tilehall.table.summary import Code, Summary, UserId

RoomCursor = tuple[int, Code]  # the opening time and the code of a listed room: the next page begins after it
MAX_MATCHING_ROOMS = 1000  # of quick matches at once: many times the number of games and speeds


class Listing(Struct, frozen=True):
    """A room in a list."""

    room: Code
    summary: Summary
    opened: int
    changed: int


class WantedRooms(Struct, frozen=True):
    """A filter for listed rooms. Blank or None matches any room."""

    game: str = ""
    speed: str = ""
    rated: bool | None = None
    seats: Literal["", "free", "watch"] = ""  # with a free seat, or with a running game
    apart: tuple[UserId, ...] = ()  # users who must not be in the room


ANY_ROOM = WantedRooms()

LISTING = """
    SELECT code, game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated, opened, changed
    FROM rooms
"""
ADD_TALK = """
    INSERT INTO talk (room, n, at, speaker, said)
    VALUES ($1, 1 + coalesce((SELECT max(n) FROM talk WHERE room = $1), 0), $2, $3, $4) RETURNING n
"""
# Skips rooms that another server is writing or deleting. The next run finds what remains.
FORGET = """
    DELETE FROM rooms WHERE code IN (
        SELECT code FROM rooms
        WHERE started = FALSE
            AND changed < CASE WHEN speed = 'days' AND phase = 'gathering' THEN $2::bigint ELSE $1 END
            AND code NOT IN (SELECT room FROM tournament_players WHERE room <> '')
        FOR UPDATE SKIP LOCKED
    ) RETURNING code
"""


class Rooms(Queries):
    """What is stored of rooms apart from their logs: seeds, talk, and the lists of rooms."""

    async def listed_rooms(
        self, wanted: WantedRooms = ANY_ROOM, before: RoomCursor | None = None, most: int = 100
    ) -> Sequence[Listing]:
        """Return a page of the listed rooms that gather players or can be watched, the newest first.

        The listed turn may be some moves behind the game.
        """
        which, values = _wanted(wanted, before, most, self._database.dialect)
        return await listings(self._database, which, *values)

    async def matching_rooms(self) -> Sequence[Listing]:
        """Return the quick-match rooms that still gather players, the oldest first, at most MAX_MATCHING_ROOMS."""
        return await listings(self._database, "WHERE queue <> '' ORDER BY opened, code LIMIT $1", MAX_MATCHING_ROOMS)

    async def rooms_of(self, user: UserId, most: int = 200) -> Sequence[Listing]:
        """Return the rooms in which a user has a seat or is the host, the last changed first."""
        sits = self._database.dialect.sits.format(person="$1")
        theirs = f"WHERE {sits} OR host = $1 ORDER BY changed DESC, code LIMIT $2"
        return await listings(self._database, theirs, user, most, moves=True)

    async def waiting_rooms(self) -> Sequence[Code]:
        """Return the rooms with pending automatic work: a bot's turn, or a game that can begin."""
        waiting = "SELECT code FROM rooms WHERE waits = TRUE ORDER BY code"
        return await self._database.read(lambda reading: reading.column(waiting), moves=True)

    async def forget_rooms(self, gathering_before: int, slow_before: int = 0) -> Sequence[Code]:
        """Delete rooms that never started a game and last changed before a time. Return their codes.

        For rooms whose game allows days per turn, that time is `slow_before`. Rooms in which a tournament awaits its
        players are kept.
        """
        return sorted(
            await self._database.write(lambda transaction: transaction.column(FORGET, gathering_before, slow_before))
        )

    async def seed(self, room: Code, match: int) -> bytes | None:
        """Return the seed of one game's dice, or None if there is no such game."""
        found: bytes | None = await self._database.value(
            "SELECT seed FROM seeds WHERE room = $1 AND match = $2", room, match
        )
        return found

    async def say(self, room: Code, by: UserId, at: int, text: str) -> Talk:
        """Store a line of talk under the room's next number. Raises `Gone` if there is no such room."""

        async def change(transaction: Transaction) -> Talk:
            lock = "SELECT 1 FROM rooms WHERE code = $1 FOR NO KEY UPDATE"
            if await transaction.value(lock, room) is None:
                raise Gone("There is no such room.")
            return Talk(await transaction.value(ADD_TALK, room, at, by, text), at, by, text)

        return await self._database.write(change)

    async def said(self, room: Code, after: int = 0, most: int = 200) -> Sequence[Talk]:
        """Return the newest talk after a number, in order."""
        newest = "SELECT n, at, speaker, said FROM talk WHERE room = $1 AND n > $2 ORDER BY n DESC LIMIT $3"
        return (await self._database.all(Talk, newest, room, after, most))[::-1]


async def listings(database: Database, which: str, *values: Any, moves: bool = False) -> list[Listing]:
    """Return the rooms that a clause selects. Without `moves`, the listed turn may be some moves behind the game."""
    found = await database.read(lambda reading: reading.rows(f"{LISTING} {which}", *values), moves=moves)
    return [_listing(database.dialect, row) for row in found]


def _listing(dialect: Dialect, row: Columns) -> Listing:
    code, game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated, opened, changed = row
    summary = Summary(
        game=game,
        phase=phase,
        listed=bool(listed),
        host=host,
        users=dialect.user_ids(users),
        seats=seats,
        free=free,
        turn=turn,
        waits=bool(waits),
        queue=queue,
        speed=speed,
        rated=bool(rated),
    )
    return Listing(room=code, summary=summary, opened=opened, changed=changed)


def _wanted(wanted: WantedRooms, before: RoomCursor | None, most: int, dialect: Dialect) -> tuple[str, list[Any]]:
    """Return a clause that selects the wanted rooms, and its values.

    It contains only the conditions that are needed.
    """
    conditions, values = ["listed = TRUE AND phase IN ('gathering', 'playing')"], list[Any]()

    def place(value: Any) -> str:
        values.append(value)
        return f"${len(values)}"

    for column, value in (("game", wanted.game), ("speed", wanted.speed)):
        if value:
            conditions.append(f"{column} = {place(value)}")
    if wanted.rated is not None:
        conditions.append(f"rated = {'TRUE' if wanted.rated else 'FALSE'}")
    if wanted.seats:
        conditions.append("phase = 'gathering' AND free > 0" if wanted.seats == "free" else "phase = 'playing'")
    if wanted.apart:
        people = place([*wanted.apart])
        conditions.append(f"host <> ALL ({people}::varchar[])")
        conditions.append(
            f"NOT EXISTS (SELECT 1 FROM ({dialect.seated}) AS seated WHERE person = ANY ({people}::varchar[]))"
        )
    if before is not None:
        opened = place(before[0])
        conditions.append(f"opened <= {opened} AND (opened < {opened} OR code > {place(before[1])})")
    return f"WHERE {' AND '.join(conditions)} ORDER BY opened DESC, code LIMIT {place(most)}", values
