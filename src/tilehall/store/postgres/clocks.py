"""Clocks in PostgreSQL: when to look at rooms, and how people are told of their turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.clock_protocol import MailAddress, PushSubscription, RoomClock
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Gone
from tilehall.table.summary import Code, UserId

KEEP = """
    INSERT INTO clocks (room, seq, look_at, deadline, person, turn, told)
    SELECT $1, $2, $3, $4, $5, $6, 0 WHERE EXISTS (SELECT 1 FROM rooms WHERE code = $1 FOR KEY SHARE)
    ON CONFLICT (room) DO UPDATE SET
        seq = excluded.seq, look_at = excluded.look_at, deadline = excluded.deadline, person = excluded.person,
        turn = excluded.turn
    WHERE clocks.seq <= excluded.seq
"""
TAKE = """
    UPDATE clocks SET told = turn
    WHERE room IN (
        SELECT room FROM clocks WHERE told < turn AND person IS NOT NULL ORDER BY room LIMIT $1
        FOR UPDATE SKIP LOCKED
    )
    RETURNING room, seq, look_at, deadline, person, turn
"""
STAY = "INSERT INTO uptime (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = greatest(uptime.at, $1)"
SUBSCRIBE = """
    INSERT INTO push_subscriptions (endpoint, person, key, secret, created) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (endpoint) DO UPDATE SET person = $2, key = $3, secret = $4, created = $5
"""
KEEP_MAIL = """
    INSERT INTO mail_addresses (person, address, code, created) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET address = $2, code = $3, created = $4
"""


class PostgresClocks:
    """Rooms in which time runs. `PostgresStore` provides the connections."""

    _connections: Connections

    async def keep_clock(self, clock: RoomClock) -> None:
        """Keep when to look at a room, unless something newer is kept."""
        await self._connections.do(lambda connection: connection.execute(KEEP, *astuple(clock)))

    async def forget_clock(self, room: Code) -> None:
        """No time runs in a room any more."""
        await self._connections.do(lambda connection: connection.execute("DELETE FROM clocks WHERE room = $1", room))

    async def clocked_rooms(self) -> Sequence[Code]:
        """Every room that is kept."""
        every = "SELECT room FROM clocks ORDER BY room"
        return [row[0] for row in await self._connections.read(lambda connection: connection.fetch(every))]

    async def clocks_due(self, now: int, most: int = 100) -> Sequence[Code]:
        """The rooms to look at, those that wait longest first."""
        due = "SELECT room FROM clocks WHERE look_at <= $1 ORDER BY look_at, room LIMIT $2"
        return [row[0] for row in await self._connections.read(lambda connection: connection.fetch(due, now, most))]

    async def deadlines(self, user: UserId) -> dict[Code, int]:
        """When the time of somebody is up, by room."""
        theirs = "SELECT room, deadline FROM clocks WHERE person = $1 AND deadline IS NOT NULL"
        found = await self._connections.read(lambda connection: connection.fetch(theirs, user))
        return {row[0]: row[1] for row in found}

    async def take_turns_to_tell(self, most: int = 100) -> Sequence[RoomClock]:
        """Turns that nobody was told of yet, which count as told from now on."""
        some = "SELECT 1 FROM clocks WHERE told < turn AND person IS NOT NULL LIMIT 1"
        if await self._connections.read(lambda connection: connection.fetchval(some)) is None:
            return []
        found = await self._connections.do(lambda connection: connection.fetch(TAKE, most))
        return [RoomClock(*row) for row in found]

    async def last_alive(self) -> int | None:
        """When the hall was last there."""
        found: int | None = await self._connections.read(
            lambda connection: connection.fetchval("SELECT at FROM uptime")
        )
        return found

    async def stay_alive(self, now: int) -> None:
        """Keep that the hall is there."""
        await self._connections.do(lambda connection: connection.execute(STAY, now))


class PostgresNotices:
    """How people are told of their turn. `PostgresStore` provides the connections."""

    _connections: Connections

    async def add_subscription(self, subscription: PushSubscription, most: int) -> bool:
        """Keep a browser; False when the person has `most` others."""
        others = "SELECT count(*) FROM push_subscriptions WHERE person = $1 AND endpoint != $2"

        async def write(connection: Connection) -> bool:
            await _present(connection, subscription.user)
            if await connection.fetchval(others, subscription.user, subscription.endpoint) >= most:
                return False
            await connection.execute(SUBSCRIBE, *astuple(subscription))
            return True

        return await self._connections.do(write)

    async def subscriptions(self, user: UserId) -> Sequence[PushSubscription]:
        """The browsers of somebody, the oldest first."""
        theirs = """
            SELECT endpoint, person, key, secret, created FROM push_subscriptions
            WHERE person = $1 ORDER BY created, endpoint
        """
        found = await self._connections.read(lambda connection: connection.fetch(theirs, user))
        return [PushSubscription(*row) for row in found]

    async def end_subscription(self, endpoint: str, user: UserId) -> bool:
        """Forget a browser of somebody; whether it was kept."""
        end = "DELETE FROM push_subscriptions WHERE endpoint = $1 AND person = $2"
        done: str = await self._connections.do(lambda connection: connection.execute(end, endpoint, user))
        return done == "DELETE 1"

    async def keep_mail(self, address: MailAddress) -> None:
        """Keep somebody's address, in place of an earlier one."""

        async def write(connection: Connection) -> None:
            await _present(connection, address.user)
            await connection.execute(KEEP_MAIL, *astuple(address))

        await self._connections.do(write)

    async def mail_address(self, user: UserId) -> MailAddress | None:
        """Where somebody asks to be told."""
        theirs = "SELECT person, address, code, created FROM mail_addresses WHERE person = $1"
        found = await self._connections.read(lambda connection: connection.fetchrow(theirs, user))
        return MailAddress(*found) if found else None

    async def forget_mail(self, user: UserId) -> None:
        """Somebody does not ask for mail any more."""
        forget = "DELETE FROM mail_addresses WHERE person = $1"
        await self._connections.do(lambda connection: connection.execute(forget, user))


async def _present(connection: Connection, user: UserId) -> None:
    """Gone when the person is deleted. Whoever deletes the person at the same time waits."""
    there = "SELECT 1 FROM users WHERE id = $1 AND NOT deleted FOR NO KEY UPDATE"
    if await connection.fetchval(there, user) is None:
        raise Gone("This account was deleted.")
