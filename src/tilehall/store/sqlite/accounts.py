"""People in SQLite: guests and accounts, the devices they are signed in on, and links for a second device."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from tilehall.store.company_protocol import COMPANY
from tilehall.store.protocol import AccountName, Changed, Gone, Session, Taken, User
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import UserId

USER = "SELECT id, name, login, password, recovery, created, seen, deleted, private, hidden, skeleton FROM users"
SESSION = "SELECT token, person, created, seen, expires, device FROM sessions"


class SqliteAccounts:
    """The accounts. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def add_user(self, user: User) -> None:
        """Taken when the login is."""

        def write(connection: sqlite3.Connection) -> None:
            _untaken(connection, user)
            add = """
                INSERT INTO users (
                    id, name, login, password, recovery, created, seen, deleted, private, hidden, skeleton
                )
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
            connection.execute(add, msgspec.structs.astuple(user))

        await self._writer.do(write)

    async def user(self, id: UserId) -> User | None:
        """The person with an id, deleted ones included."""
        return await self._reader.read(lambda connection: _user(connection, "id", id))

    async def user_by_login(self, login: str) -> User | None:
        """The account of a folded name."""
        return await self._reader.read(lambda connection: _user(connection, "login", login))

    async def user_by_skeleton(self, skeleton: str) -> User | None:
        """The account whose name looks so."""
        return await self._reader.read(lambda connection: _user(connection, "login IS NOT NULL AND skeleton", skeleton))

    async def skeletons(self) -> Sequence[AccountName]:
        """Every account's name, the oldest account first."""
        every = "SELECT id, name, skeleton FROM users WHERE login IS NOT NULL ORDER BY created, id"
        return await self._reader.read(
            lambda connection: [AccountName(*each) for each in connection.execute(every).fetchall()]
        )

    async def set_skeletons(self, names: Sequence[AccountName]) -> None:
        """Write down what these names look like, of accounts that still have them."""
        keep = "UPDATE OR IGNORE users SET skeleton = ?3 WHERE id = ?1 AND name = ?2 AND login IS NOT NULL"
        rows = [msgspec.structs.astuple(each) for each in names]
        await self._writer.do(lambda connection: connection.executemany(keep, rows).close())

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]:
        """What others see of these people; blank for one who is gone."""

        def read(connection: sqlite3.Connection) -> dict[UserId, str]:
            # One parameter for however many: SQLite has a limit on those, and none on the length of a list.
            among = "SELECT id, name FROM users WHERE id IN (SELECT value FROM json_each(?))"
            return dict(connection.execute(among, (msgspec.json.encode(ids).decode(),)).fetchall())

        return dict.fromkeys(ids, "") | await self._reader.read(read)

    async def change_user(self, user: User, before: User | None = None) -> None:
        """Put in place of the one with the same id; Taken when the login is, Gone when the person is deleted, Changed
        when the person is not as before."""
        kept = "SELECT name, login, password, recovery FROM users WHERE id = ? AND deleted = 0"

        def write(connection: sqlite3.Connection) -> None:
            found = connection.execute(kept, (user.id,)).fetchone() if before else None
            if before and found and found != (before.name, before.login, before.password, before.recovery):
                raise Changed("This account was changed meanwhile.")
            _untaken(connection, user)
            # Seen by another request meanwhile is still seen.
            change = """
                UPDATE users SET name = ?2, login = ?3, password = ?4, recovery = ?5, created = ?6,
                    seen = max(seen, ?7), deleted = ?8, private = ?9, hidden = ?10, skeleton = ?11
                WHERE id = ?1 AND deleted = 0
            """
            if connection.execute(change, msgspec.structs.astuple(user)).rowcount == 0:
                raise Gone("This account was deleted.")

        await self._writer.do(write)

    async def delete_user(self, id: UserId) -> None:
        """Blank the name, forget the rest, end all sessions and links, those to reviews too."""
        await self._writer.do(lambda connection: _delete(connection, "id = ?", (id,)))

    async def add_session(self, session: Session) -> None:
        """Sign a device in; its person counts as seen. Gone when the person is deleted."""

        def write(connection: sqlite3.Connection) -> None:
            _seen(connection, session.user, session.seen)
            # Expired sessions are deleted at every sign-in: no other job has to do it.
            connection.execute("DELETE FROM sessions WHERE expires <= ?", (session.created,))
            add = "INSERT INTO sessions (token, person, created, seen, expires, device) VALUES (?, ?, ?, ?, ?, ?)"
            connection.execute(add, msgspec.structs.astuple(session))

        await self._writer.do(write)

    async def session(self, token: bytes, now: int) -> Session | None:
        """The session of a token that has not expired."""

        def read(connection: sqlite3.Connection) -> Session | None:
            found = connection.execute(f"{SESSION} WHERE token = ? AND expires > ?", (token, now)).fetchone()
            return Session(*found) if found else None

        return await self._reader.read(read)

    async def touch_session(self, token: bytes, seen: int, expires: int) -> None:
        """The device was seen, and its person with it. A session that was ended stays ended."""

        def write(connection: sqlite3.Connection) -> None:
            touch = "UPDATE sessions SET seen = ?, expires = ? WHERE token = ? RETURNING person"
            for (person,) in connection.execute(touch, (seen, expires, token)).fetchall():
                _seen(connection, person, seen)

        await self._writer.do(write)

    async def end_session(self, token: bytes) -> None:
        """Sign a device out."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM sessions WHERE token = ?", (token,))

        await self._writer.do(write)

    async def end_sessions(self, user: UserId, but: bytes | None = None) -> None:
        """Sign all of somebody's devices out, or all but one; links that were not used yet work no more."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM sessions WHERE person = ? AND token IS NOT ?", (user, but))
            connection.execute("DELETE FROM links WHERE person = ?", (user,))

        await self._writer.do(write)

    async def sessions(self, user: UserId) -> Sequence[Session]:
        """The devices somebody is signed in on, the last seen first."""
        theirs = f"{SESSION} WHERE person = ? ORDER BY seen DESC, token"
        return await self._reader.read(
            lambda connection: [Session(*each) for each in connection.execute(theirs, (user,)).fetchall()]
        )

    async def add_link(self, token: bytes, user: UserId, expires: int) -> None:
        """A link that signs a second device in, once. Gone when the person is deleted."""

        def write(connection: sqlite3.Connection) -> None:
            present(connection, user)
            connection.execute("INSERT INTO links (token, person, expires) VALUES (?, ?, ?)", (token, user, expires))

        await self._writer.do(write)

    async def use_link(self, token: bytes, now: int) -> UserId | None:
        """Use the link up: whose it was, or None when it is unknown, used or expired."""

        def write(connection: sqlite3.Connection) -> UserId | None:
            use = "DELETE FROM links WHERE token = ? OR expires <= ? RETURNING token, person, expires"
            for which, person, expires in connection.execute(use, (token, now)).fetchall():
                if which == token and expires > now:
                    return str(person)
            return None

        return await self._writer.do(write)

    async def forget_guests(self, seen_before: int) -> int:
        """Delete guests not seen since who hold no seat in a game under way; how many."""
        idle = """
            login IS NULL AND deleted = 0 AND seen < ? AND NOT EXISTS (
                SELECT 1 FROM seats JOIN rooms ON code = room WHERE person = users.id AND phase = 'playing'
            )
        """
        return await self._writer.do(lambda connection: _delete(connection, idle, (seen_before,)))


def _user(connection: sqlite3.Connection, by: str, value: str) -> User | None:
    found = connection.execute(f"{USER} WHERE {by} = ?", (value,)).fetchone()
    return user_of(found) if found else None


def user_of(row: tuple[Any, ...]) -> User:
    """The person of a row of USER."""
    id, name, login, password, recovery, created, seen, deleted, private, hidden, skeleton = row
    flags = bool(deleted), bool(private), bool(hidden)
    return User(id, name, login, password, recovery, created, seen, *flags, skeleton)


def _untaken(connection: sqlite3.Connection, user: User) -> None:
    """Raise `Taken` if another account has the login or looks the same. Nobody can take it between this and the
    write."""
    same = "SELECT 1 FROM users WHERE (login = ?1 OR (skeleton = ?2 AND login IS NOT NULL)) AND id <> ?3"
    if connection.execute(same, (user.login, user.skeleton, user.id)).fetchone():
        raise Taken("This name belongs to somebody else.")


def present(connection: sqlite3.Connection, id: UserId) -> None:
    """Gone when there is no such person, or not any more."""
    if connection.execute("SELECT 1 FROM users WHERE id = ? AND deleted = 0", (id,)).fetchone() is None:
        raise Gone("This account was deleted.")


def _seen(connection: sqlite3.Connection, id: UserId, at: int) -> None:
    present(connection, id)
    connection.execute("UPDATE users SET seen = ? WHERE id = ? AND seen < ?", (at, id, at))


def _delete(connection: sqlite3.Connection, which: str, bounds: tuple[str | int, ...]) -> int:
    """Blank the people that a clause picks out and end whatever signs them in; how many."""
    blank = f"""
        UPDATE users SET name = '', login = NULL, password = NULL, recovery = NULL, created = 0, seen = 0, deleted = 1,
            private = 0, hidden = 0, skeleton = NULL
        WHERE {which} RETURNING id
    """
    gone = connection.execute(blank, bounds).fetchall()
    connection.executemany("DELETE FROM sessions WHERE person = ?", gone)
    connection.executemany("DELETE FROM links WHERE person = ?", gone)
    connection.executemany("DELETE FROM finished_by WHERE person = ?", gone)
    connection.executemany("DELETE FROM shared_reviews WHERE person = ?", gone)
    connection.executemany("DELETE FROM lessons WHERE person = ?", gone)
    for table in ("puzzle_tries", "puzzle_levels", "puzzle_days", "push_subscriptions", "mail_addresses"):
        connection.executemany(f"DELETE FROM {table} WHERE person = ?", gone)
    connection.executemany("DELETE FROM bans WHERE person = ?", gone)
    for table, person, other in COMPANY:
        connection.executemany(f"DELETE FROM {table} WHERE {person} = ?1 OR {other} = ?1", gone)
    connection.executemany("DELETE FROM friend_links WHERE person = ?", gone)
    connection.executemany("UPDATE reporters SET why = '' WHERE person = ?", gone)
    return len(gone)
