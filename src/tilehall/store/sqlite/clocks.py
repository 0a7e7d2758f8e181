"""Clocks in SQLite: when to look at rooms, and how people are told of their turn."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.clock_protocol import MailAddress, PushSubscription, RoomClock
from tilehall.store.sqlite.accounts import present
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import Code, UserId

KEEP = """
    INSERT INTO clocks (room, seq, look_at, deadline, person, turn, told)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0 WHERE EXISTS (SELECT 1 FROM rooms WHERE code = ?1)
    ON CONFLICT (room) DO UPDATE SET seq = ?2, look_at = ?3, deadline = ?4, person = ?5, turn = ?6 WHERE seq <= ?2
"""
TAKE = """
    UPDATE clocks SET told = turn
    WHERE room IN (SELECT room FROM clocks WHERE told < turn AND person IS NOT NULL ORDER BY room LIMIT ?)
    RETURNING room, seq, look_at, deadline, person, turn
"""
STAY = "INSERT INTO uptime (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = max(at, ?1)"
SUBSCRIBE = "INSERT OR REPLACE INTO push_subscriptions (endpoint, person, key, secret, created) VALUES (?, ?, ?, ?, ?)"
SUBSCRIPTION = "SELECT endpoint, person, key, secret, created FROM push_subscriptions"


class SqliteClocks:
    """Rooms in which time runs. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def keep_clock(self, clock: RoomClock) -> None:
        """Keep when to look at a room, unless something newer is kept."""
        await self._writer.do(lambda connection: connection.execute(KEEP, astuple(clock)).close())

    async def forget_clock(self, room: Code) -> None:
        """No time runs in a room any more."""
        forget = "DELETE FROM clocks WHERE room = ?"
        await self._writer.do(lambda connection: connection.execute(forget, (room,)).close())

    async def clocked_rooms(self) -> Sequence[Code]:
        """Every room that is kept."""
        every = "SELECT room FROM clocks ORDER BY room"
        return await self._reader.read(lambda connection: [room for (room,) in connection.execute(every)])

    async def clocks_due(self, now: int, most: int = 100) -> Sequence[Code]:
        """The rooms to look at, those that wait longest first."""
        due = "SELECT room FROM clocks WHERE look_at <= ? ORDER BY look_at, room LIMIT ?"
        return await self._reader.read(lambda connection: [room for (room,) in connection.execute(due, (now, most))])

    async def deadlines(self, user: UserId) -> dict[Code, int]:
        """When the time of somebody is up, by room."""
        theirs = "SELECT room, deadline FROM clocks WHERE person = ? AND deadline IS NOT NULL"
        return await self._reader.read(lambda connection: dict(connection.execute(theirs, (user,)).fetchall()))

    async def take_turns_to_tell(self, most: int = 100) -> Sequence[RoomClock]:
        """Turns that nobody was told of yet, which count as told from now on."""
        # Nearly always there are none: a write that changes nothing would still be a transaction.
        some = "SELECT 1 FROM clocks WHERE told < turn AND person IS NOT NULL LIMIT 1"
        if await self._reader.read(lambda connection: connection.execute(some).fetchone()) is None:
            return []
        return await self._writer.do(
            lambda connection: [RoomClock(*each) for each in connection.execute(TAKE, (most,)).fetchall()]
        )

    async def last_alive(self) -> int | None:
        """When the hall was last there."""
        found = await self._reader.read(lambda connection: connection.execute("SELECT at FROM uptime").fetchone())
        return found[0] if found else None

    async def stay_alive(self, now: int) -> None:
        """Keep that the hall is there."""
        await self._writer.do(lambda connection: connection.execute(STAY, (now,)).close())


class SqliteNotices:
    """How people are told of their turn. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def add_subscription(self, subscription: PushSubscription, most: int) -> bool:
        """Keep a browser; False when the person has `most` others."""
        others = "SELECT count(*) FROM push_subscriptions WHERE person = ? AND endpoint != ?"

        def write(connection: sqlite3.Connection) -> bool:
            present(connection, subscription.user)
            count = connection.execute(others, (subscription.user, subscription.endpoint)).fetchone()[0]
            if count >= most:
                return False
            connection.execute(SUBSCRIBE, astuple(subscription))
            return True

        return await self._writer.do(write)

    async def subscriptions(self, user: UserId) -> Sequence[PushSubscription]:
        """The browsers of somebody, the oldest first."""
        theirs = f"{SUBSCRIPTION} WHERE person = ? ORDER BY created, endpoint"
        return await self._reader.read(
            lambda connection: [PushSubscription(*each) for each in connection.execute(theirs, (user,)).fetchall()]
        )

    async def end_subscription(self, endpoint: str, user: UserId) -> bool:
        """Forget a browser of somebody; whether it was kept."""
        end = "DELETE FROM push_subscriptions WHERE endpoint = ? AND person = ?"
        return await self._writer.do(lambda connection: connection.execute(end, (endpoint, user)).rowcount > 0)

    async def keep_mail(self, address: MailAddress) -> None:
        """Keep somebody's address, in place of an earlier one."""
        keep = "INSERT OR REPLACE INTO mail_addresses (person, address, code, created) VALUES (?, ?, ?, ?)"

        def write(connection: sqlite3.Connection) -> None:
            present(connection, address.user)
            connection.execute(keep, astuple(address))

        await self._writer.do(write)

    async def mail_address(self, user: UserId) -> MailAddress | None:
        """Where somebody asks to be told."""
        theirs = "SELECT person, address, code, created FROM mail_addresses WHERE person = ?"
        found = await self._reader.read(lambda connection: connection.execute(theirs, (user,)).fetchone())
        return MailAddress(*found) if found else None

    async def forget_mail(self, user: UserId) -> None:
        """Somebody does not ask for mail any more."""
        forget = "DELETE FROM mail_addresses WHERE person = ?"
        await self._writer.do(lambda connection: connection.execute(forget, (user,)).close())
