"""People in PostgreSQL: guests and accounts, the devices they are signed in on, and links for a second device.

Whatever changes somebody's sessions or links locks the person first: deletions and sign-ins then wait for each other.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from asyncpg.exceptions import UniqueViolationError

from tilehall.store.company_protocol import COMPANY
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import AccountName, Changed, Gone, Session, Taken, User
from tilehall.table.summary import UserId

USER = "SELECT id, name, login, password, recovery, created, seen, deleted, private, hidden, skeleton FROM users"
SESSION = "SELECT token, person, created, seen, expires, device FROM sessions"
SEEN = "UPDATE users SET seen = greatest(seen, $2) WHERE id = $1 AND NOT deleted RETURNING 1"
# What another hall sweeps away at this moment is left to it.
SWEEP = """
    DELETE FROM {table} WHERE token IN (SELECT token FROM {table} WHERE expires <= $1 FOR UPDATE SKIP LOCKED)
"""
SET_SKELETONS = """
    UPDATE users SET skeleton = given.skeleton
    FROM unnest($1::varchar[], $2::varchar[], $3::varchar[]) AS given (id, name, skeleton)
    WHERE users.id = given.id AND users.name = given.name AND login IS NOT NULL
        AND NOT EXISTS (
            SELECT 1 FROM users AS other WHERE other.skeleton = given.skeleton AND other.login IS NOT NULL
        )
"""
MOST_NAMES = 1000  # written at once


class PostgresAccounts:
    """The accounts. `PostgresStore` provides the connections."""

    _connections: Connections

    async def add_user(self, user: User) -> None:
        """Taken when the login is."""
        add = """
            INSERT INTO users (id, name, login, password, recovery, created, seen, deleted, private, hidden, skeleton)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        """

        async def write(connection: Connection) -> None:
            await _untaken(connection, add, user)

        await self._connections.do(write)

    async def user(self, id: UserId) -> User | None:
        """The person with an id, deleted ones included."""
        return await self._user("id", id)

    async def user_by_login(self, login: str) -> User | None:
        """The account of a folded name."""
        return await self._user("login", login)

    async def user_by_skeleton(self, skeleton: str) -> User | None:
        """The account whose name looks so."""
        return await self._user("login IS NOT NULL AND skeleton", skeleton)

    async def skeletons(self) -> Sequence[AccountName]:
        """Every account's name, the oldest account first."""
        every = "SELECT id, name, skeleton FROM users WHERE login IS NOT NULL ORDER BY created, id"
        return [AccountName(*each) for each in await self._connections.read(lambda found: found.fetch(every))]

    async def set_skeletons(self, names: Sequence[AccountName]) -> None:
        """Write down what these names look like, of accounts that still have them."""
        for first in range(0, len(names), MOST_NAMES):
            await self._set_skeletons(names[first : first + MOST_NAMES])

    async def _set_skeletons(self, names: Sequence[AccountName]) -> None:
        users, called = [each.user for each in names], [each.name for each in names]

        async def write(connection: Connection) -> None:
            try:
                await connection.execute(SET_SKELETONS, users, called, [each.skeleton for each in names])
            except UniqueViolationError:
                raise Taken("This name looks like that of another account.") from None

        await self._connections.do(write)

    async def _user(self, by: str, value: str) -> User | None:
        async def read(connection: Connection) -> User | None:
            found = await connection.fetchrow(f"{USER} WHERE {by} = $1", value)
            return User(*found) if found else None

        return await self._connections.read(read)

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]:
        """What others see of these people; blank for one who is gone."""

        async def read(connection: Connection) -> dict[UserId, str]:
            among = "SELECT id, name FROM users WHERE id = ANY ($1::varchar[])"
            return dict(await connection.fetch(among, ids))

        return dict.fromkeys(ids, "") | await self._connections.read(read)

    async def change_user(self, user: User, before: User | None = None) -> None:
        """Put in place of the one with the same id; Taken when the login is, Gone when the person is deleted, Changed
        when the person is not as before."""
        # Seen by another request meanwhile is still seen.
        change = """
            UPDATE users SET name = $2, login = $3, password = $4, recovery = $5, created = $6,
                seen = greatest(seen, $7), deleted = $8, private = $9, hidden = $10, skeleton = $11
            WHERE id = $1 AND NOT deleted RETURNING 1
        """

        kept = "SELECT name, login, password, recovery FROM users WHERE id = $1 AND NOT deleted FOR UPDATE"

        async def write(connection: Connection) -> None:
            found = await connection.fetchrow(kept, user.id) if before else None
            if before and found and tuple(found) != (before.name, before.login, before.password, before.recovery):
                raise Changed("This account was changed meanwhile.")
            if await _untaken(connection, change, user) is None:
                raise Gone("This account was deleted.")

        await self._connections.do(write)

    async def delete_user(self, id: UserId) -> None:
        """Blank the name, forget the rest, end all sessions and links, those to reviews too."""

        async def write(connection: Connection) -> None:
            await _delete(connection, "id = $1", id)

        await self._connections.do(write)

    async def add_session(self, session: Session) -> None:
        """Sign a device in; its person counts as seen. Gone when the person is deleted."""
        add = "INSERT INTO sessions (token, person, created, seen, expires, device) VALUES ($1, $2, $3, $4, $5, $6)"

        async def write(connection: Connection) -> None:
            await present(connection, session.user, session.seen)
            # Expired sessions are deleted at every sign-in: no other job has to do it.
            await connection.execute(SWEEP.format(table="sessions"), session.created)
            await connection.execute(add, *msgspec.structs.astuple(session))

        await self._connections.do(write)

    async def session(self, token: bytes, now: int) -> Session | None:
        """The session of a token that has not expired."""

        async def read(connection: Connection) -> Session | None:
            found = await connection.fetchrow(f"{SESSION} WHERE token = $1 AND expires > $2", token, now)
            return Session(*found) if found else None

        return await self._connections.read(read)

    async def touch_session(self, token: bytes, seen: int, expires: int) -> None:
        """The device was seen, and its person with it. A session that was ended stays ended."""

        async def write(connection: Connection) -> None:
            person = await connection.fetchval("SELECT person FROM sessions WHERE token = $1", token)
            if person is not None and await connection.fetchval(SEEN, person, seen):
                touch = "UPDATE sessions SET seen = $2, expires = $3 WHERE token = $1"
                await connection.execute(touch, token, seen, expires)

        await self._connections.do(write)

    async def end_session(self, token: bytes) -> None:
        """Sign a device out."""

        async def write(connection: Connection) -> None:
            await connection.execute("DELETE FROM sessions WHERE token = $1", token)

        await self._connections.do(write)

    async def end_sessions(self, user: UserId, but: bytes | None = None) -> None:
        """Sign all of somebody's devices out, or all but one; links that were not used yet work no more."""

        async def write(connection: Connection) -> None:
            await connection.execute("SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE", user)
            end = "DELETE FROM sessions WHERE person = $1 AND token IS DISTINCT FROM $2"
            await connection.execute(end, user, but)
            await connection.execute("DELETE FROM links WHERE person = $1", user)

        await self._connections.do(write)

    async def sessions(self, user: UserId) -> Sequence[Session]:
        """The devices somebody is signed in on, the last seen first."""

        async def read(connection: Connection) -> list[Session]:
            found = await connection.fetch(f"{SESSION} WHERE person = $1 ORDER BY seen DESC, token", user)
            return [Session(*each) for each in found]

        return await self._connections.read(read)

    async def add_link(self, token: bytes, user: UserId, expires: int) -> None:
        """A link that signs a second device in, once. Gone when the person is deleted."""

        async def write(connection: Connection) -> None:
            await present(connection, user, 0)
            add = "INSERT INTO links (token, person, expires) VALUES ($1, $2, $3)"
            await connection.execute(add, token, user, expires)

        await self._connections.do(write)

    async def use_link(self, token: bytes, now: int) -> UserId | None:
        """Use the link up: whose it was, or None when it is unknown, used or expired."""

        async def write(connection: Connection) -> UserId | None:
            use = "DELETE FROM links WHERE token = $1 RETURNING person, expires"
            found = await connection.fetchrow(use, token)
            await connection.execute(SWEEP.format(table="links"), now)
            return str(found["person"]) if found and found["expires"] > now else None

        return await self._connections.do(write)

    async def forget_guests(self, seen_before: int) -> int:
        """Delete guests not seen since who hold no seat in a game under way; how many."""
        idle = """
            id IN (
                SELECT id FROM users AS guests
                WHERE login IS NULL AND NOT deleted AND seen < $1 AND NOT EXISTS (
                    SELECT 1 FROM rooms WHERE users ? guests.id AND phase = 'playing'
                )
                FOR UPDATE SKIP LOCKED
            )
        """

        async def write(connection: Connection) -> int:
            return await _delete(connection, idle, seen_before)

        return await self._connections.do(write)


async def _untaken(connection: Connection, statement: str, user: User) -> int | None:
    """Write a user. Raises `Taken` if another account has the login or looks the same."""
    try:
        found: int | None = await connection.fetchval(statement, *msgspec.structs.astuple(user))
    except UniqueViolationError as error:
        if error.constraint_name not in ("users_by_login", "users_by_skeleton"):
            raise
        raise Taken("This name belongs to somebody else.") from None
    return found


async def present(connection: Connection, id: UserId, seen: int) -> None:
    """Somebody was seen; Gone when they are deleted, which nobody is from here to the commit."""
    if await connection.fetchval(SEEN, id, seen) is None:
        raise Gone("This account was deleted.")


async def _delete(connection: Connection, which: str, bound: str | int) -> int:
    """Blank the people that a clause picks out and end whatever signs them in; how many."""
    blank = f"""
        UPDATE users SET
            name = '', login = NULL, password = NULL, recovery = NULL, created = 0, seen = 0, deleted = true,
            private = false, hidden = false, skeleton = NULL
        WHERE {which} RETURNING id
    """
    gone = [id for (id,) in await connection.fetch(blank, bound)]
    solving = ("puzzle_tries", "puzzle_levels", "puzzle_days")
    telling = ("push_subscriptions", "mail_addresses")
    signing = ("sessions", "links", "friend_links")
    for table in (*signing, "finished_by", "shared_reviews", "lessons", *solving, "bans", *telling):
        await connection.execute(f"DELETE FROM {table} WHERE person = ANY ($1::varchar[])", gone)
    for table, person, other in COMPANY:
        both = f"DELETE FROM {table} WHERE {person} = ANY ($1::varchar[]) OR {other} = ANY ($1::varchar[])"
        await connection.execute(both, gone)
    await connection.execute("UPDATE reporters SET why = '' WHERE person = ANY ($1::varchar[])", gone)
    return len(gone)
