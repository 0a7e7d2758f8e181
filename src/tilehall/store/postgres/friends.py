"""Friends in PostgreSQL: who is friends with whom, who has asked to be, and links to become a friend by."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.company_protocol import Friend, FriendBounds, FriendLink, FriendOutcome, FriendRequest
from tilehall.store.postgres.blocking import lock_people
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.table.summary import UserId

REQUEST = "SELECT person, asked, at, expires, declined FROM friend_requests"
LINK = "SELECT token, person, created, expires FROM friend_links"
# What another hall sweeps away at this moment is left to it.
SWEEP_REQUESTS = """
    DELETE FROM friend_requests WHERE (person, asked) IN (
        SELECT person, asked FROM friend_requests WHERE expires <= $1 FOR UPDATE SKIP LOCKED
    )
"""
SWEEP_LINKS = """
    DELETE FROM friend_links WHERE token IN (
        SELECT token FROM friend_links WHERE expires <= $1 FOR UPDATE SKIP LOCKED
    )
"""


class PostgresFriends:
    """Friends. `PostgresStore` provides the connections."""

    _connections: Connections

    async def ask_friend(self, request: FriendRequest, most: FriendBounds) -> FriendOutcome:
        """Keep a request; the two are friends at once where the other one has asked before."""
        user, asked, now = request.user, request.asked, request.at
        add = "INSERT INTO friend_requests (person, asked, at, expires, declined) VALUES ($1, $2, $3, $4, $5)"

        async def write(connection: Connection) -> FriendOutcome:
            await lock_people(connection, (user, asked))
            if await blocks(connection, user, asked):
                return "blocked"
            if await _are_friends(connection, user, asked):
                return "friends"
            await connection.execute(SWEEP_REQUESTS, now)
            if await _request(connection, asked, user, now) and not await blocks(connection, asked, user):
                return await _befriend(connection, user, asked, now, most)
            if await _request(connection, user, asked, now):
                return "asked"
            if await _count(connection, "friend_requests WHERE person = $1", user) >= most.requests:
                return "full"
            if await _count(connection, "friend_requests WHERE NOT declined AND asked = $1", asked) >= most.requests:
                return "other_full"
            declined = request.declined or await blocks(connection, asked, user)
            await connection.execute(add, user, asked, now, request.expires, declined)
            return "asked"

        return await self._connections.do(write)

    async def accept_friend(self, user: UserId, asker: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Say yes to a request that waits."""

        async def write(connection: Connection) -> FriendOutcome:
            await lock_people(connection, (user, asker))
            if await _are_friends(connection, user, asker):
                return "friends"
            request = await _request(connection, asker, user, now)
            if request is None or request.declined:
                return "nothing"
            return await _befriend(connection, user, asker, now, most)

        return await self._connections.do(write)

    async def decline_friend(self, user: UserId, asker: UserId) -> bool:
        """Say no to a request; whether one waited."""
        decline = """
            UPDATE friend_requests SET declined = true WHERE person = $1 AND asked = $2 AND NOT declined RETURNING 1
        """
        return await self._connections.do(lambda connection: connection.fetchval(decline, asker, user)) is not None

    async def end_friendship(self, user: UserId, friend: UserId) -> bool:
        """Two people are friends no more; whether they were."""
        end = "DELETE FROM friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1) RETURNING 1"
        return await self._connections.do(lambda connection: connection.fetchval(end, user, friend)) is not None

    async def friends(self, user: UserId) -> Sequence[Friend]:
        """The friends of somebody, by how long they have been."""
        theirs = "SELECT friend, at FROM friends WHERE person = $1 ORDER BY at, friend"
        return [Friend(*row) for row in await self._connections.read(lambda connection: connection.fetch(theirs, user))]

    async def friend_requests(self, user: UserId, now: int) -> Sequence[FriendRequest]:
        """What somebody has asked, and what they are asked and have not answered, the newest first."""
        both = f"""
            {REQUEST} WHERE (person = $1 OR (asked = $1 AND NOT declined)) AND expires > $2
            ORDER BY at DESC, person, asked
        """
        found = await self._connections.read(lambda connection: connection.fetch(both, user, now))
        return [FriendRequest(*row) for row in found]

    async def add_friend_link(self, link: FriendLink, most: int) -> bool:
        """Keep a link; False when the person has `most` others."""
        add = "INSERT INTO friend_links (token, person, created, expires) VALUES ($1, $2, $3, $4)"
        count = "friend_links WHERE person = $1"

        async def write(connection: Connection) -> bool:
            await lock_people(connection, (link.user,))
            await connection.execute(SWEEP_LINKS, link.created)
            if await _count(connection, count, link.user) >= most:
                return False
            await connection.execute(add, *astuple(link))
            return True

        return await self._connections.do(write)

    async def friend_link(self, token: bytes, now: int) -> FriendLink | None:
        """The link of a token; None where it was never made, was used or revoked, or has run out."""
        return await self._connections.read(lambda connection: _link(connection, token, now))

    async def use_friend_link(self, token: bytes, user: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Become a friend of whoever made a link, which is used up then."""
        use = "DELETE FROM friend_links WHERE token = $1 RETURNING 1"

        async def write(connection: Connection) -> FriendOutcome:
            link = await _link(connection, token, now)
            if link is None or link.user == user:
                return "nothing"
            await lock_people(connection, (user, link.user))
            if await blocks(connection, link.user, user):
                await connection.execute(use, token)
                return "nothing"
            if await blocks(connection, user, link.user):
                return "blocked"
            if await _are_friends(connection, user, link.user):
                return "friends"  # the link stays for somebody else
            # Whoever came first with this link locked its maker first, and has used it up.
            if await _link(connection, token, now) is None:
                return "nothing"
            outcome = await _befriend(connection, user, link.user, now, most)
            if outcome == "friends":
                await connection.execute(use, token)
            return outcome

        return await self._connections.do(write)

    async def friend_links(self, user: UserId, now: int) -> Sequence[FriendLink]:
        """The links of somebody that work, the newest first."""
        theirs = f"{LINK} WHERE person = $1 AND expires > $2 ORDER BY created DESC, token"
        found = await self._connections.read(lambda connection: connection.fetch(theirs, user, now))
        return [FriendLink(*row) for row in found]

    async def end_friend_links(self, user: UserId) -> None:
        """Revoke every link of somebody."""
        end = "DELETE FROM friend_links WHERE person = $1"
        await self._connections.do(lambda connection: connection.execute(end, user))


async def blocks(connection: Connection, user: UserId, other: UserId) -> bool:
    """Whether somebody blocks another person."""
    found = await connection.fetchval("SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2", user, other)
    return found is not None


async def _are_friends(connection: Connection, user: UserId, other: UserId) -> bool:
    found = await connection.fetchval("SELECT 1 FROM friends WHERE person = $1 AND friend = $2", user, other)
    return found is not None


async def _request(connection: Connection, user: UserId, asked: UserId, now: int) -> FriendRequest | None:
    # Locked: whoever declines it at the same moment waits, and finds it answered.
    kept = f"{REQUEST} WHERE person = $1 AND asked = $2 AND expires > $3 FOR UPDATE"
    found = await connection.fetchrow(kept, user, asked, now)
    return FriendRequest(*found) if found else None


async def _link(connection: Connection, token: bytes, now: int) -> FriendLink | None:
    found = await connection.fetchrow(f"{LINK} WHERE token = $1 AND expires > $2", token, now)
    return FriendLink(*found) if found else None


async def _count(connection: Connection, which: str, user: UserId) -> int:
    return int(await connection.fetchval(f"SELECT count(*) FROM {which}", user))


async def _befriend(connection: Connection, user: UserId, other: UserId, now: int, most: FriendBounds) -> FriendOutcome:
    """Make friends of two people who are locked, where both have room for one more; their requests are done with."""
    if await _count(connection, "friends WHERE person = $1", user) >= most.friends:
        return "full"
    if await _count(connection, "friends WHERE person = $1", other) >= most.friends:
        return "other_full"
    for two in ((user, other), (other, user)):
        await connection.execute("INSERT INTO friends (person, friend, at) VALUES ($1, $2, $3)", *two, now)
        await connection.execute("DELETE FROM friend_requests WHERE person = $1 AND asked = $2", *two)
    return "friends"
