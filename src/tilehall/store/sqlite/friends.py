"""Friends in SQLite: who is friends with whom, who has asked to be, and links to become a friend by."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.company_protocol import Friend, FriendBounds, FriendLink, FriendOutcome, FriendRequest
from tilehall.store.sqlite.accounts import present
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import UserId

REQUEST = "SELECT person, asked, at, expires, declined FROM friend_requests"
LINK = "SELECT token, person, created, expires FROM friend_links"


class SqliteFriends:
    """Friends. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def ask_friend(self, request: FriendRequest, most: FriendBounds) -> FriendOutcome:
        """Keep a request; the two are friends at once where the other one has asked before."""
        user, asked, now = request.user, request.asked, request.at
        add = "INSERT OR IGNORE INTO friend_requests (person, asked, at, expires, declined) VALUES (?, ?, ?, ?, ?)"

        def write(connection: sqlite3.Connection) -> FriendOutcome:
            for id in (user, asked):
                present(connection, id)
            if blocks(connection, user, asked):
                return "blocked"
            if _are_friends(connection, user, asked):
                return "friends"
            connection.execute("DELETE FROM friend_requests WHERE expires <= ?", (now,))
            if _request(connection, asked, user) and not blocks(connection, asked, user):
                return _befriend(connection, user, asked, now, most)
            if _request(connection, user, asked):
                return "asked"
            if _count(connection, "friend_requests WHERE person = ?", user) >= most.requests:
                return "full"
            if _count(connection, "friend_requests WHERE declined = 0 AND asked = ?", asked) >= most.requests:
                return "other_full"
            declined = request.declined or blocks(connection, asked, user)
            connection.execute(add, (user, asked, now, request.expires, declined))
            return "asked"

        return await self._writer.do(write)

    async def accept_friend(self, user: UserId, asker: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Say yes to a request that waits."""

        def write(connection: sqlite3.Connection) -> FriendOutcome:
            for id in (user, asker):
                present(connection, id)
            if _are_friends(connection, user, asker):
                return "friends"
            request = _request(connection, asker, user)
            if request is None or request.declined or request.expires <= now:
                return "nothing"
            return _befriend(connection, user, asker, now, most)

        return await self._writer.do(write)

    async def decline_friend(self, user: UserId, asker: UserId) -> bool:
        """Say no to a request; whether one waited."""
        decline = "UPDATE friend_requests SET declined = 1 WHERE person = ? AND asked = ? AND declined = 0"
        return await self._writer.do(lambda connection: connection.execute(decline, (asker, user)).rowcount > 0)

    async def end_friendship(self, user: UserId, friend: UserId) -> bool:
        """Two people are friends no more; whether they were."""
        end = "DELETE FROM friends WHERE (person = ?1 AND friend = ?2) OR (person = ?2 AND friend = ?1)"
        return await self._writer.do(lambda connection: connection.execute(end, (user, friend)).rowcount > 0)

    async def friends(self, user: UserId) -> Sequence[Friend]:
        """The friends of somebody, by how long they have been."""
        theirs = "SELECT friend, at FROM friends WHERE person = ? ORDER BY at, friend"
        return await self._reader.read(
            lambda connection: [Friend(*each) for each in connection.execute(theirs, (user,)).fetchall()]
        )

    async def friend_requests(self, user: UserId, now: int) -> Sequence[FriendRequest]:
        """What somebody has asked, and what they are asked and have not answered, the newest first."""
        both = f"""
            {REQUEST} WHERE (person = ?1 OR (asked = ?1 AND declined = 0)) AND expires > ?2
            ORDER BY at DESC, person, asked
        """
        return await self._reader.read(
            lambda connection: [_request_of(each) for each in connection.execute(both, (user, now)).fetchall()]
        )

    async def add_friend_link(self, link: FriendLink, most: int) -> bool:
        """Keep a link; False when the person has `most` others."""
        add = "INSERT INTO friend_links (token, person, created, expires) VALUES (?, ?, ?, ?)"

        def write(connection: sqlite3.Connection) -> bool:
            present(connection, link.user)
            connection.execute("DELETE FROM friend_links WHERE expires <= ?", (link.created,))
            if _count(connection, "friend_links WHERE person = ?", link.user) >= most:
                return False
            connection.execute(add, astuple(link))
            return True

        return await self._writer.do(write)

    async def friend_link(self, token: bytes, now: int) -> FriendLink | None:
        """The link of a token; None where it was never made, was used or revoked, or has run out."""
        return await self._reader.read(lambda connection: _link(connection, token, now))

    async def use_friend_link(self, token: bytes, user: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Become a friend of whoever made a link, which is used up then."""

        def write(connection: sqlite3.Connection) -> FriendOutcome:
            link = _link(connection, token, now)
            if link is None or link.user == user:
                return "nothing"
            present(connection, user)
            if blocks(connection, link.user, user):
                connection.execute("DELETE FROM friend_links WHERE token = ?", (token,))
                return "nothing"
            if blocks(connection, user, link.user):
                return "blocked"
            if _are_friends(connection, user, link.user):
                return "friends"  # the link stays for somebody else
            outcome = _befriend(connection, user, link.user, now, most)
            if outcome == "friends":
                connection.execute("DELETE FROM friend_links WHERE token = ?", (token,))
            return outcome

        return await self._writer.do(write)

    async def friend_links(self, user: UserId, now: int) -> Sequence[FriendLink]:
        """The links of somebody that work, the newest first."""
        theirs = f"{LINK} WHERE person = ? AND expires > ? ORDER BY created DESC, token"
        return await self._reader.read(
            lambda connection: [FriendLink(*each) for each in connection.execute(theirs, (user, now)).fetchall()]
        )

    async def end_friend_links(self, user: UserId) -> None:
        """Revoke every link of somebody."""
        end = "DELETE FROM friend_links WHERE person = ?"
        await self._writer.do(lambda connection: connection.execute(end, (user,)).close())


def blocks(connection: sqlite3.Connection, user: UserId, other: UserId) -> bool:
    """Whether somebody blocks another person."""
    found = connection.execute("SELECT 1 FROM blocks WHERE person = ? AND blocked = ?", (user, other)).fetchone()
    return found is not None


def _are_friends(connection: sqlite3.Connection, user: UserId, other: UserId) -> bool:
    found = connection.execute("SELECT 1 FROM friends WHERE person = ? AND friend = ?", (user, other)).fetchone()
    return found is not None


def _request(connection: sqlite3.Connection, user: UserId, asked: UserId) -> FriendRequest | None:
    found = connection.execute(f"{REQUEST} WHERE person = ? AND asked = ?", (user, asked)).fetchone()
    return _request_of(found) if found else None


def _request_of(row: tuple[str, str, int, int, int]) -> FriendRequest:
    person, asked, at, expires, declined = row
    return FriendRequest(person, asked, at, expires, bool(declined))


def _link(connection: sqlite3.Connection, token: bytes, now: int) -> FriendLink | None:
    found = connection.execute(f"{LINK} WHERE token = ? AND expires > ?", (token, now)).fetchone()
    return FriendLink(*found) if found else None


def _count(connection: sqlite3.Connection, which: str, user: UserId) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {which}", (user,)).fetchone()[0])


def _befriend(
    connection: sqlite3.Connection, user: UserId, other: UserId, now: int, most: FriendBounds
) -> FriendOutcome:
    """Make friends of two people who are there, where both have room for one more; their requests are done with."""
    if _count(connection, "friends WHERE person = ?", user) >= most.friends:
        return "full"
    if _count(connection, "friends WHERE person = ?", other) >= most.friends:
        return "other_full"
    for two in ((user, other), (other, user)):
        connection.execute("INSERT INTO friends (person, friend, at) VALUES (?, ?, ?)", (*two, now))
        connection.execute("DELETE FROM friend_requests WHERE person = ? AND asked = ?", two)
    return "friends"
