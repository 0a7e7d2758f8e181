"""Appends to the log, in which the pending appends of many rooms share one statement and one commit."""

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
from tilehall.store.protocol import NO_CLASS, Finished, Gone, Row, Seed, Unavailable, Unresolved
from tilehall.table.summary import Summary

LANES = 2  # concurrent statements: while one waits for the disk, the rows of the other are sent
MAX_BATCH_ROWS = 500  # so that the first row of a batch does not wait too long

# A row that does not have its room's next number is left out. So is a row whose number another hall is writing at this
# moment: the insert waits for that commit, and then does nothing. Rooms are written in the order of their codes, so
# that two halls cannot deadlock. The same statement also writes what is listed of each room.
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
# A game that is already listed stays as it is, because entries after its end do not end it again.
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

# Waits for a deletion of the class, and then does nothing.
ADD_CLASS_ROOM = """
    INSERT INTO class_rooms (room, class, frozen)
    SELECT $1, code, FALSE FROM classes WHERE code = $2 FOR KEY SHARE RETURNING room
"""

Append = tuple[Row, Summary, Seed | None]
Outcome = Row | None | Exception
Waiting = tuple[Append, "asyncio.Future[Row | None]"]
_encode = msgspec.json.Encoder().encode


class Appends:
    """Takes appends on the event loop, and resolves their futures after the commit.

    While LANES statements are running, new appends are collected. A batch is therefore as large as the load makes it,
    and a single append is sent at once. Appends to one room are made one after another, in order.
    """

    def __init__(self, where: Address, health: WriteHealth) -> None:
        self._connections = Connections(where, LANES, health)
        self._health = health
        self._queues: dict[str, deque[Waiting]] = {}  # by room; the first append of a queue may be running
        self._ready: deque[str] = deque()  # rooms with a queue and no running append
        self._lanes = LANES
        self._closed = False

    async def open(self) -> None:
        """Prepare the connections."""
        await self._connections.open()

    def append(self, append: Append) -> asyncio.Future[Row | None]:
        """Append a row. The future is done when the append is committed, refused or failed."""
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Row | None] = loop.create_future()
        room = append[0].room
        queue = self._queues.get(room)
        if queue is None:
            self._queues[room] = deque([(append, future)])
            self._ready.append(room)
            # Deferred, so that other appends of this iteration of the event loop join the batch.
            if self._lanes and len(self._ready) == 1:
                loop.call_soon(self._send)
        else:
            queue.append((append, future))
        return future

    async def close(self) -> None:
        """Commit pending appends, then close the connections."""
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
        """Append the first waiting row of each of these rooms, and resolve their futures."""
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
        """Remove the first append of a room, which is done, so that the next one can be made."""
        queue = self._queues[room]
        queue.popleft()
        if queue:
            self._ready.append(room)
        else:
            del self._queues[room]

    def _refuse(self, failure: Unavailable) -> None:
        """Refuse the waiting appends that were not sent.

        The server would fail again, and the callers would wait longer.
        """
        unsent = Unavailable(str(failure))  # not `Unresolved`, because these rows were never sent
        while self._ready:
            for _, future in self._queues.pop(self._ready.popleft()):
                _resolve(future, unsent)

    async def _outcomes(self, appends: Sequence[Append]) -> Sequence[Outcome]:
        """Return the result or the exception of each of these appends, which belong to different rooms."""
        try:
            return await self._resolved(appends)
        except (*BROKEN, *OUTSIDE, Unresolved):
            raise
        except Exception as error:
            if len(appends) == 1:
                return [translated(error)]
        # One of them caused the error. Made alone, it raises the error again for its caller.
        return [outcome for each in appends for outcome in await self._outcomes([each])]

    async def _resolved(self, appends: Sequence[Append]) -> Sequence[Row | None]:
        """Append rows, and retry until the outcome is known. Raises `Unresolved` if the server does not answer in time.

        If the answer to a statement was lost, the statement may have been committed or may still be running. The retry
        finds its rows by their keys, waits for them, or adds them.
        """
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
        return  # the caller was cancelled meanwhile, but the row is committed
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


async def append_many(connection: Connection, appends: Sequence[Append]) -> Sequence[Row | None]:
    """Append rows of different rooms, and commit them.

    Returns for each the committed row, or None if its number is taken by another row or is not the next one. Raises
    `Gone` if a row opens a room of a class that was deleted.
    """
    columns = [*zip(*(_columns(row, summary) for row, summary, _ in appends), strict=True)]
    if any(seed is not None or to.finished is not None or _opens_for_class(row, to) for row, to, seed in appends):
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
    """Return the committed row under a number if it is this row, sent earlier by the same user with the same key."""
    return standing if standing and (standing.by, standing.key) == (row.by, row.key) else None


def _opens_for_class(row: Row, summary: Summary) -> bool:
    return row.seq == 1 and summary.class_code != ""


async def _add_more(connection: Connection, appends: Sequence[Append]) -> None:
    """Add the seeds, the finished games and the rooms of classes that come with these rows."""
    for row, summary, seed in appends:
        if seed is not None:
            await connection.execute(ADD_SEED, row.room, seed.match, seed.seed)
        if _opens_for_class(row, summary) and not await connection.fetch(ADD_CLASS_ROOM, row.room, summary.class_code):
            raise Gone(NO_CLASS)
        if summary.finished is not None:
            await add_finished(connection, [Finished(row.room, row.at, summary.game, summary.finished)])


async def add_finished(connection: Connection, games: Iterable[Finished]) -> None:
    """List finished games for each of their players. Games that are already listed stay as they are."""
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
