"""Appends to the log: pending ones of many rooms are one statement and one commit, over a few connections at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tilehall.store.postgres.connections import RESOLVE_TIMEOUT_S, RETRY_PAUSE_S, UNRESOLVED, Connections, WriteHealth
from tilehall.store.postgres.database import Address, Connection
from tilehall.store.postgres.errors import AGAIN, BROKEN, ENDED, OUTSIDE, translated
from tilehall.store.postgres.text import escaped
from tilehall.store.protocol import Finished, Row, Seed, Unavailable, Unresolved
from tilehall.table.summary import Summary

LANES = 2  # statements under way at once: while one waits for the disk, the other's rows are sent
MAX_BATCH_ROWS = 500  # rows in one statement: the first of them need not wait for more than that

# A row that is not the next one of its room is left out, and so is one whose number another hall takes at this moment:
# the insert waits for that one's commit, and then does nothing. Rooms are taken in the order of their codes, so that
# two halls never wait for each other. What is listed of a room is written with its row, in the same statement.
APPEND = """
    WITH given AS MATERIALIZED (
        SELECT * FROM unnest(
            $1::varchar[], $2::bigint[], $3::bigint[], $4::varchar[], $5::varchar[], $6::bytea[], $7::varchar[],
            $8::varchar[], $9::boolean[], $10::varchar[], $11::varchar[], $12::integer[], $13::integer[],
            $14::varchar[], $15::boolean[], $16::varchar[], $17::varchar[], $18::boolean[]
        ) AS given (
            room, seq, at, asker, key, entry, game, phase, listed, host, users, seats, free, turn, waits,
            queue, speed, rated
        )
    ), added AS (
        INSERT INTO log (room, seq, at, asker, key, entry)
        SELECT room, seq, at, asker, key, entry FROM given
        WHERE seq = 1 + coalesce((SELECT max(log.seq) FROM log WHERE log.room = given.room), 0)
        ORDER BY room
        ON CONFLICT (room, seq) DO NOTHING
        RETURNING room
    ), opened AS (
        INSERT INTO rooms (
            code, game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated,
            opened, changed, started
        )
        SELECT
            room, game, phase, listed, host, users::jsonb, seats, free, turn, waits, queue, speed, rated, at, at,
            phase IN ('playing', 'over')
        FROM given WHERE seq = 1 AND room IN (SELECT room FROM added)
    ), changed AS (
        UPDATE rooms SET
            game = given.game, phase = given.phase, listed = given.listed, host = given.host,
            users = given.users::jsonb, seats = given.seats, free = given.free, turn = given.turn,
            waits = given.waits, queue = given.queue, speed = given.speed, rated = given.rated, changed = given.at,
            started = rooms.started OR given.phase IN ('playing', 'over')
        FROM given JOIN added ON added.room = given.room
        WHERE code = given.room AND given.seq > 1
    )
    SELECT room FROM added
"""
STANDING = """
    SELECT log.room, log.seq, log.at, log.asker, log.key, log.entry
    FROM unnest($1::varchar[], $2::bigint[]) AS given (room, seq)
    JOIN log ON log.room = given.room AND log.seq = given.seq
"""
ADD_SEED = "INSERT INTO seeds (room, match, seed) VALUES ($1, $2, $3)"
# A game that is listed already stays as it is: entries that come after its end do not end it again.
ADD_FINISHED = """
    WITH added AS (
        INSERT INTO finished (room, match, at, result) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING room
    ), pending AS (
        INSERT INTO unrated (room, match) SELECT $1, $2 FROM added WHERE $7
    )
    INSERT INTO finished_by (person, at, room, match, game)
    SELECT person, $3, $1, $2, $5 FROM unnest($6::varchar[]) AS given (person), added
    ON CONFLICT DO NOTHING
"""

Append = tuple[Row, Summary, Seed | None]
Outcome = Row | None | Exception
Waiting = tuple[Append, "asyncio.Future[Row | None]"]
_encode = msgspec.json.Encoder().encode


class Appends:
    """Takes appends on the event loop, and resolves their futures after the commit.

    While LANES statements are under way, what comes in collects, so that a batch is as large as the load makes it and a
    lone append is sent at once. Appends to one room are made one after another, in the order of their coming.
    """

    def __init__(self, where: Address, health: WriteHealth) -> None:
        self._connections = Connections(where, LANES, health)
        self._health = health
        self._queues: dict[str, deque[Waiting]] = {}  # by room; the first one may be under way
        self._ready: deque[str] = deque()  # rooms of which none is under way
        self._lanes = LANES
        self._closed = False

    async def open(self) -> None:
        """Make the connections ready to be used."""
        await self._connections.open()

    def append(self, append: Append) -> asyncio.Future[Row | None]:
        """Append a row: the future is done once it is committed, refused or failed."""
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Row | None] = loop.create_future()
        room = append[0].room
        queue = self._queues.get(room)
        if queue is None:
            self._queues[room] = deque([(append, future)])
            self._ready.append(room)
            # Not at once: whatever else this iteration of the loop appends joins the batch.
            if self._lanes and len(self._ready) == 1:
                loop.call_soon(self._send)
        else:
            queue.append((append, future))
        return future

    async def close(self) -> None:
        """Commit what is pending, then close the connections."""
        self._closed = True
        while self._queues:
            await asyncio.wait([future for queue in self._queues.values() for _, future in queue])
            await asyncio.sleep(0)
        await self._connections.close()

    def _send(self) -> None:
        while self._ready and self._lanes:
            rooms = [self._ready.popleft() for _ in range(min(MAX_BATCH_ROWS, len(self._ready)))]
            self._lanes -= 1
            self._connections.run(self._make(rooms))

    async def _make(self, rooms: Sequence[str]) -> None:
        """Append the first waiting row of each of these rooms, and tell whoever waits."""
        batch = [self._queues[room][0] for room in rooms]
        outcomes: Sequence[Outcome]
        try:
            outcomes = await self._outcomes([append for append, _ in batch])
        except Exception as error:
            outcomes = [translated(error)] * len(batch)
        self._lanes += 1
        failure = next((each for each in outcomes if isinstance(each, Unavailable)), None)
        self._health.note(failure)
        for room, (_, future), outcome in zip(rooms, batch, outcomes, strict=True):
            self._leave(room)
            _resolve(future, outcome)
        if failure is not None:
            self._refuse(failure)
        self._send()

    def _leave(self, room: str) -> None:
        """The first append of a room is done; the next one may be made."""
        queue = self._queues[room]
        queue.popleft()
        if queue:
            self._ready.append(room)
        else:
            del self._queues[room]

    def _refuse(self, failure: Unavailable) -> None:
        """Refuse what waits and was not sent: the server would only be asked in vain, and everyone wait the longer."""
        unsent = Unavailable(str(failure))  # these rows were not sent, whatever became of those that were
        while self._ready:
            for _, future in self._queues.pop(self._ready.popleft()):
                _resolve(future, unsent)

    async def _outcomes(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """The result or the exception of each of these appends, which are of different rooms."""
        try:
            return await self._resolved(appends)
        except (*BROKEN, *OUTSIDE, Unresolved):
            raise
        except Exception as error:
            if len(appends) == 1:
                return [translated(error)]
        # One of them is to blame: made by itself, it raises again, and its caller gets the exception.
        return [outcome for each in appends for outcome in await self._outcomes([each])]

    async def _resolved(self, appends: Sequence[Append]) -> Sequence[Row | None]:
        """Append, until it is known how that ended. A statement whose answer was lost may have been committed, or even
        be under way: made again, it finds its rows by their keys, waits for them, or adds them. Raises `Unresolved` if
        the server does not answer in time."""
        unknown, late = False, asyncio.get_running_loop().time() + RESOLVE_TIMEOUT_S
        while True:
            sent = False
            try:
                async with self._connections.connection() as connection:
                    sent = True
                    return await append_many(connection, appends)
            except (*BROKEN, *OUTSIDE, *AGAIN) as error:
                unknown = unknown or (sent and isinstance(error, BROKEN))
                in_vain = not unknown and not isinstance(error, (*AGAIN, *ENDED))
                if in_vain or asyncio.get_running_loop().time() > late:
                    if unknown:
                        raise Unresolved(UNRESOLVED) from error
                    raise
            await asyncio.sleep(RETRY_PAUSE_S)


def _resolve(future: asyncio.Future[Row | None], outcome: Outcome) -> None:
    if future.done():
        return  # the caller was cancelled meanwhile; the row stands all the same
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


async def append_many(connection: Connection, appends: Sequence[Append]) -> Sequence[Row | None]:
    """Append rows of different rooms, and commit them: for each the row that stands, or None when its number is taken
    by another or is not the next one."""
    columns = [*zip(*(_columns(row, summary) for row, summary, _ in appends), strict=True)]
    if any(seed is not None or summary.finished is not None for _, summary, seed in appends):
        async with connection.transaction():
            added = {room for (room,) in await connection.fetch(APPEND, *columns)}
            await _add_more(connection, [each for each in appends if each[0].room in added])
    else:
        added = {room for (room,) in await connection.fetch(APPEND, *columns)}
    if len(added) == len(appends):
        return [row for row, _, _ in appends]
    refused = [row for row, _, _ in appends if row.room not in added]
    found = await connection.fetch(STANDING, [row.room for row in refused], [row.seq for row in refused])
    standing = {each[0]: Row(*each) for each in found}
    return [row if row.room in added else _same(row, standing.get(row.room)) for row, _, _ in appends]


def _same(row: Row, standing: Row | None) -> Row | None:
    """The row under a number, where it is this one of the same asker, sent before."""
    return standing if standing and (standing.by, standing.key) == (row.by, row.key) else None


async def _add_more(connection: Connection, appends: Sequence[Append]) -> None:
    """What comes with the first or the last row of a game."""
    for row, summary, seed in appends:
        if seed is not None:
            await connection.execute(ADD_SEED, row.room, seed.match, seed.seed)
        if summary.finished is not None:
            await add_finished(connection, [Finished(row.room, row.at, summary.game, summary.finished)])


async def add_finished(connection: Connection, games: Iterable[Finished]) -> None:
    """List games that are over, each for everyone who played it; those that are listed already stay as they are."""
    for each in games:
        game = each.result
        people = sorted({chair.user for chair in game.chairs if chair.user})
        result = _encode(game).decode()
        await connection.execute(
            ADD_FINISHED, each.room, game.match, each.at, result, each.game, people, game.rated > 0
        )


def _columns(row: Row, to: Summary) -> tuple[Any, ...]:
    users = _encode([escaped(user) for user in to.users]).decode()
    return (
        *(row.room, row.seq, row.at, row.by, row.key, row.entry),
        *(to.game, to.phase, to.listed, to.host, users, to.seats, to.free, to.turn, to.waits),
        *(to.queue, to.speed, to.rated),
    )
