"""Clocks: when to check rooms, and how users are notified of their turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import astuple

from tilehall.store.queries.accounts import lock_people
from tilehall.store.sql import Queries, Transaction
from tilehall.table.summary import Code, UserId


class RoomClock(Struct, frozen=True):
    """A room with a clock, as of the row `seq` of its log."""

    room: Code
    seq: int  # its newest row when this was written
    look_at: int  # when to check whether the time is up
    deadline: int | None = None  # when the time of the seat to act is up; None if no time runs
    person: UserId | None = None  # the user to act; None if it is not a user's turn
    turn: int = 0  # the row with which that turn began


class PushSubscription(Struct, frozen=True):
    """A browser that receives web push messages."""

    endpoint: str
    user: UserId
    key: bytes  # P-256, uncompressed
    secret: bytes  # the authentication secret of RFC 8291
    created: int


class MailAddress(Struct, frozen=True):
    """The address to which an account asks to be notified by mail."""

    user: UserId
    address: str
    code: str  # the code that was sent to it; blank once the user has confirmed the address
    created: int


KEEP = """
    INSERT INTO clocks (room, seq, look_at, deadline, person, turn, told)
    SELECT $1, $2, $3, $4, $5, $6, 0 WHERE EXISTS (SELECT 1 FROM rooms WHERE code = $1 FOR KEY SHARE)
    ON CONFLICT (room) DO UPDATE SET
        seq = excluded.seq, look_at = excluded.look_at, deadline = excluded.deadline, person = excluded.person,
        turn = excluded.turn
    WHERE clocks.seq <= excluded.seq
"""
UNTOLD = "told < turn AND person IS NOT NULL"
# Skips turns that another server is taking.
TAKE = f"""
    UPDATE clocks SET told = turn
    WHERE room IN (SELECT room FROM clocks WHERE {UNTOLD} ORDER BY room LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING room, seq, look_at, deadline, person, turn
"""
STAY = "INSERT INTO uptime (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = greatest(uptime.at, $1)"
SUBSCRIPTION = "SELECT endpoint, person, key, secret, created FROM push_subscriptions"
SUBSCRIBE = """
    INSERT INTO push_subscriptions (endpoint, person, key, secret, created) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (endpoint) DO UPDATE SET person = $2, key = $3, secret = $4, created = $5
"""
KEEP_MAIL = """
    INSERT INTO mail_addresses (person, address, code, created) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET address = $2, code = $3, created = $4
"""


class Clocks(Queries):
    """Rooms in which time runs. The log decides whether the time is up; these records say when to check it."""

    async def keep_clock(self, clock: RoomClock) -> None:
        """Store when to check a room, unless a newer record exists. Does nothing if the room was deleted."""
        await self._database.run(KEEP, *astuple(clock))

    async def forget_clock(self, room: Code) -> None:
        """Delete the clock of a room in which no time runs any more."""
        await self._database.run("DELETE FROM clocks WHERE room = $1", room)

    async def clocked_rooms(self) -> Sequence[Code]:
        """Return every room with a stored clock."""
        return await self._database.column("SELECT room FROM clocks ORDER BY room")

    async def clocks_due(self, now: int, most: int = 100) -> Sequence[Code]:
        """Return the rooms that are due for a check, the longest due first."""
        due = "SELECT room FROM clocks WHERE look_at <= $1 ORDER BY look_at, room LIMIT $2"
        return await self._database.column(due, now, most)

    async def deadlines(self, user: UserId) -> dict[Code, int]:
        """Return the deadlines of a user, by room, for the rooms in which it is their turn."""
        theirs = "SELECT room, deadline FROM clocks WHERE person = $1 AND deadline IS NOT NULL"
        return dict(await self._database.rows(theirs, user))

    async def take_turns_to_notify(self, most: int = 100) -> Sequence[RoomClock]:
        """Return turns of which nobody was notified yet, and mark them as notified. Each goes to one server only."""
        # There are nearly always none, and a write that changes nothing would still be a transaction.
        if await self._database.value(f"SELECT 1 FROM clocks WHERE {UNTOLD} LIMIT 1") is None:
            return []
        return await self._database.write(lambda transaction: transaction.all(RoomClock, TAKE, most))

    async def last_alive(self) -> int | None:
        """Return when the hall was last alive, or None if that was never recorded."""
        found: int | None = await self._database.value("SELECT at FROM uptime")
        return found

    async def stay_alive(self, now: int) -> None:
        """Record that the hall is alive now, unless a later time is recorded."""
        await self._database.run(STAY, now)


class Notices(Queries):
    """How users are notified of their turn while they are away from the table."""

    async def add_subscription(self, subscription: PushSubscription, most: int) -> bool:
        """Store a browser, in place of an earlier record of its endpoint. Return False if the user has `most` others.

        Raises `Gone` if the user was deleted.
        """
        others = "SELECT count(*) FROM push_subscriptions WHERE person = $1 AND endpoint <> $2"

        async def change(transaction: Transaction) -> bool:
            await lock_people(transaction, subscription.user)
            if await transaction.value(others, subscription.user, subscription.endpoint) >= most:
                return False
            await transaction.run(SUBSCRIBE, *astuple(subscription))
            return True

        return await self._database.write(change)

    async def subscriptions(self, user: UserId) -> Sequence[PushSubscription]:
        """Return the browsers of a user, the oldest first."""
        theirs = f"{SUBSCRIPTION} WHERE person = $1 ORDER BY created, endpoint"
        return await self._database.all(PushSubscription, theirs, user)

    async def end_subscription(self, endpoint: str, user: UserId) -> bool:
        """Delete a browser of a user. Return whether it was stored."""
        end = "DELETE FROM push_subscriptions WHERE endpoint = $1 AND person = $2"
        return await self._database.run(end, endpoint, user) > 0

    async def keep_mail(self, address: MailAddress) -> None:
        """Store a user's mail address, in place of an earlier one. Raises `Gone` if the user was deleted."""

        async def change(transaction: Transaction) -> None:
            await lock_people(transaction, address.user)
            await transaction.run(KEEP_MAIL, *astuple(address))

        await self._database.write(change)

    async def mail_address(self, user: UserId) -> MailAddress | None:
        """Return the mail address of a user, or None if there is none."""
        theirs = "SELECT person, address, code, created FROM mail_addresses WHERE person = $1"
        return await self._database.one(MailAddress, theirs, user)

    async def forget_mail(self, user: UserId) -> None:
        """Delete the mail address of a user."""
        await self._database.run("DELETE FROM mail_addresses WHERE person = $1", user)
