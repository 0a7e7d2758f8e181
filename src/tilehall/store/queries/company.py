"""Blocks, friendships, friend requests and challenges.

A transaction that changes something between users locks all of them first (see `lock_people`). Blocks, requests and
challenges of the same users then run one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import astuple

from tilehall.store.protocol import Gone
from tilehall.store.queries.accounts import DELETE_EXPIRED, lock_people
from tilehall.store.sql import Queries, Reading, Transaction
from tilehall.table.summary import Code, UserId


class Block(Struct, frozen=True):
    """A block of one user by another."""

    user: UserId
    blocked: UserId
    at: int


class BlockedPeople(Struct, frozen=True):
    """The users whom a user blocks, and the users who block them."""

    blocked: frozenset[UserId] = frozenset()
    blocked_by: frozenset[UserId] = frozenset()

    @property
    def apart(self) -> frozenset[UserId]:
        """The users to keep apart from this user, whichever of the two blocks the other."""
        return self.blocked | self.blocked_by


class Friend(Struct, frozen=True):
    """A friend of a user."""

    user: UserId
    since: int


class FriendRequest(Struct, frozen=True):
    """A request of one user to another to be friends."""

    user: UserId
    asked: UserId
    at: int
    expires: int
    declined: bool = False  # hidden from the user who asked


class FriendLink(Struct, frozen=True):
    """A link with which one other user becomes a friend of the user who made it."""

    token: bytes  # SHA-256 of the token in the link
    user: UserId
    created: int
    expires: int


class FriendBounds(Struct, frozen=True):
    """The maximum numbers of friends and of pending requests."""

    friends: int  # per user
    requests: int  # pending, from one user and to one user


# The outcomes for the user who acts, in this order: the two are friends now; the request is pending; the user blocks
# the other; the user has too many friends or requests; the other has too many; there is nothing to answer.
FriendOutcome = Literal["friends", "asked", "blocked", "full", "other_full", "nothing"]
ChallengeAnswer = Literal["open", "accepted", "declined"]
ChallengeOutcome = Literal["kept", "apart", "full", "other_full"]


class Challenge(Struct, frozen=True):
    """A challenge to a game, for which a room is open."""

    room: Code
    challenged: UserId
    challenger: UserId
    at: int
    expires: int
    answer: ChallengeAnswer = "open"
    game: str = ""  # the room's game, when a challenge is read


# A block ends everything between two users. The requests of the blocked user look declined to them.
END = (
    "DELETE FROM friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)",
    "DELETE FROM friend_requests WHERE person = $1 AND asked = $2",
    "UPDATE friend_requests SET declined = TRUE WHERE person = $2 AND asked = $1",
    "DELETE FROM challenges WHERE challenger = $1 AND challenged = $2",
    "UPDATE challenges SET answer = 'declined' WHERE challenger = $2 AND challenged = $1 AND answer = 'open'",
)
REQUEST = "SELECT person, asked, at, expires, declined FROM friend_requests"
ADD_REQUEST = "INSERT INTO friend_requests (person, asked, at, expires, declined) VALUES ($1, $2, $3, $4, $5)"
# Skips rows that another server is deleting or taking.
DELETE_EXPIRED_REQUESTS = """
    DELETE FROM friend_requests WHERE (person, asked) IN (
        SELECT person, asked FROM friend_requests WHERE expires <= $1 FOR UPDATE SKIP LOCKED
    )
"""
LINK = "SELECT token, person, created, expires FROM friend_links"
COLUMNS = "room, challenged, challenger, at, expires, answer, (SELECT game FROM rooms WHERE code = room)"
CHALLENGE = f"SELECT {COLUMNS} FROM challenges"
ADD_CHALLENGE = """
    INSERT INTO challenges (room, challenged, challenger, at, expires, answer, told)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
"""
DELETE_EXPIRED_CHALLENGES = """
    DELETE FROM challenges WHERE (room, challenged) IN (
        SELECT room, challenged FROM challenges WHERE expires <= $1 FOR UPDATE SKIP LOCKED
    )
"""
GATHERING = "EXISTS (SELECT 1 FROM rooms WHERE code = room AND phase = 'gathering')"
# A challenge to a user who blocks the challenger looks open to the challenger, and is shown to nobody else.
SHOWN = "NOT EXISTS (SELECT 1 FROM blocks WHERE person = challenged AND blocked = challenger)"
TAKE = f"""
    UPDATE challenges SET told = TRUE
    WHERE (room, challenged) IN (
        SELECT room, challenged FROM challenges WHERE told = FALSE AND at <= $1 ORDER BY at LIMIT $2
        FOR UPDATE SKIP LOCKED
    )
    RETURNING {COLUMNS}, {GATHERING} AND {SHOWN}
"""


class Blocking(Queries):
    """Blocks between users."""

    async def block(self, block: Block, most: int) -> bool:
        """Store a block; a repeated block keeps its first time. Return False if the user already blocks `most` others.

        The block ends the friendship, requests and challenges between the two. Those of the blocked user count as
        declined. Raises `Gone` if one of the two was deleted.
        """
        others = "SELECT count(*) FROM blocks WHERE person = $1 AND blocked <> $2"
        add = "INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"

        async def change(transaction: Transaction) -> bool:
            two = (block.user, block.blocked)
            await lock_people(transaction, *two)
            if await transaction.value(others, *two) >= most:
                return False
            await transaction.run(add, *astuple(block))
            for statement in END:
                await transaction.run(statement, *two)
            return True

        return await self._database.write(change)

    async def unblock(self, user: UserId, blocked: UserId) -> bool:
        """Remove a block. Return whether there was one."""
        return await self._database.run("DELETE FROM blocks WHERE person = $1 AND blocked = $2", user, blocked) > 0

    async def blocks(self, user: UserId) -> Sequence[Block]:
        """Return the blocks of a user, the newest first."""
        theirs = "SELECT person, blocked, at FROM blocks WHERE person = $1 ORDER BY at DESC, blocked"
        return await self._database.all(Block, theirs, user)

    async def blocked_people(self, user: UserId) -> BlockedPeople:
        """Return the users whom a user blocks, and the users who block them."""
        either = "SELECT person, blocked FROM blocks WHERE person = $1 OR blocked = $1"
        found = await self._database.rows(either, user)
        return BlockedPeople(
            frozenset(blocked for person, blocked in found if person == user),
            frozenset(person for person, blocked in found if blocked == user),
        )


class Friends(Queries):
    """Friendships, friend requests and links to become friends."""

    async def ask_friend(self, request: FriendRequest, most: FriendBounds) -> FriendOutcome:
        """Store a friend request. If the other user has already asked, the two become friends at once.

        A request to a user who blocks the asker is stored as declined. Raises `Gone` if one of the two was deleted.
        """
        user, asked, now = request.user, request.asked, request.at

        async def change(transaction: Transaction) -> FriendOutcome:
            await lock_people(transaction, user, asked)
            if await _blocks(transaction, user, asked):
                return "blocked"
            if await _are_friends(transaction, user, asked):
                return "friends"
            await transaction.run(DELETE_EXPIRED_REQUESTS, now)
            if await _request(transaction, asked, user, now) and not await _blocks(transaction, asked, user):
                return await _befriend(transaction, user, asked, now, most)
            if await _request(transaction, user, asked, now):
                return "asked"
            if await _count(transaction, "friend_requests WHERE person = $1", user) >= most.requests:
                return "full"
            waiting = "friend_requests WHERE declined = FALSE AND asked = $1"
            if await _count(transaction, waiting, asked) >= most.requests:
                return "other_full"
            declined = request.declined or await _blocks(transaction, asked, user)
            await transaction.run(ADD_REQUEST, user, asked, now, request.expires, declined)
            return "asked"

        return await self._database.write(change)

    async def accept_friend(self, user: UserId, asker: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Accept a pending request. Raises `Gone` if one of the two was deleted."""

        async def change(transaction: Transaction) -> FriendOutcome:
            await lock_people(transaction, user, asker)
            if await _are_friends(transaction, user, asker):
                return "friends"
            request = await _request(transaction, asker, user, now)
            if request is None or request.declined:
                return "nothing"
            return await _befriend(transaction, user, asker, now, most)

        return await self._database.write(change)

    async def decline_friend(self, user: UserId, asker: UserId) -> bool:
        """Decline a request. Return whether one was pending."""
        decline = "UPDATE friend_requests SET declined = TRUE WHERE person = $1 AND asked = $2 AND declined = FALSE"
        return await self._database.run(decline, asker, user) > 0

    async def end_friendship(self, user: UserId, friend: UserId) -> bool:
        """End a friendship. Return whether there was one."""
        return await self._database.run(END[0], user, friend) > 0

    async def friends(self, user: UserId) -> Sequence[Friend]:
        """Return the friends of a user, the oldest friendship first."""
        theirs = "SELECT friend, at FROM friends WHERE person = $1 ORDER BY at, friend"
        return await self._database.all(Friend, theirs, user)

    async def friend_requests(self, user: UserId, now: int) -> Sequence[FriendRequest]:
        """Return the requests that a user made, and the unanswered requests to them, the newest first."""
        both = f"""
            {REQUEST} WHERE (person = $1 OR (asked = $1 AND declined = FALSE)) AND expires > $2
            ORDER BY at DESC, person, asked
        """
        return await self._database.all(FriendRequest, both, user, now)

    async def add_friend_link(self, link: FriendLink, most: int) -> bool:
        """Store a link. Return False if the user has `most` others. Raises `Gone` if the user was deleted."""
        add = "INSERT INTO friend_links (token, person, created, expires) VALUES ($1, $2, $3, $4)"

        async def change(transaction: Transaction) -> bool:
            await lock_people(transaction, link.user)
            await transaction.run(DELETE_EXPIRED.format(table="friend_links"), link.created)
            if await _count(transaction, "friend_links WHERE person = $1", link.user) >= most:
                return False
            await transaction.run(add, *astuple(link))
            return True

        return await self._database.write(change)

    async def friend_link(self, token: bytes, now: int) -> FriendLink | None:
        """Return the link of a token, or None if it is unknown, used, revoked or expired."""
        return await _link(self._database, token, now)

    async def use_friend_link(self, token: bytes, user: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Become a friend of the user who made a link, and use the link up.

        Returns "nothing" if there is no such link, or if the user who made it blocks this user. In the second case the
        link is used up too, so that it then answers like any used link. Raises `Gone` if one of the two was deleted.
        """
        use = "DELETE FROM friend_links WHERE token = $1"

        async def change(transaction: Transaction) -> FriendOutcome:
            link = await _link(transaction, token, now)
            if link is None or link.user == user:
                return "nothing"
            await lock_people(transaction, user, link.user)
            if await _blocks(transaction, link.user, user):
                await transaction.run(use, token)
                return "nothing"
            if await _blocks(transaction, user, link.user):
                return "blocked"
            if await _are_friends(transaction, user, link.user):
                return "friends"  # the link is kept for another user
            # Another request may have used the link before the users were locked.
            if await _link(transaction, token, now) is None:
                return "nothing"
            outcome = await _befriend(transaction, user, link.user, now, most)
            if outcome == "friends":
                await transaction.run(use, token)
            return outcome

        return await self._database.write(change)

    async def friend_links(self, user: UserId, now: int) -> Sequence[FriendLink]:
        """Return the valid links of a user, the newest first."""
        theirs = f"{LINK} WHERE person = $1 AND expires > $2 ORDER BY created DESC, token"
        return await self._database.all(FriendLink, theirs, user, now)

    async def end_friend_links(self, user: UserId) -> None:
        """Revoke every link of a user."""
        await self._database.run("DELETE FROM friend_links WHERE person = $1", user)


class Challenges(Queries):
    """Challenges to games.

    A challenge is deleted with its room, and ignored once the room no longer gathers players.
    """

    async def add_challenges(self, challenges: Sequence[Challenge], most: int) -> ChallengeOutcome:
        """Store the challenges of one user to a room, all or none. `most` is the limit of open challenges per user.

        The limit applies both to those that a user has made and to those that a user has received. A challenge to a
        user who blocks the challenger is stored as well. To the challenger it stays open, as if the other user were
        away; the other user never sees it. Returns "apart" if the challenger blocks one of them. Raises `Gone` if one
        of the users or the room was deleted.
        """
        room, challenger, now = challenges[0].room, challenges[0].challenger, challenges[0].at

        async def change(transaction: Transaction) -> ChallengeOutcome:
            await lock_people(transaction, challenger, *(each.challenged for each in challenges))
            await transaction.run(DELETE_EXPIRED_CHALLENGES, now)
            if await transaction.value("SELECT 1 FROM rooms WHERE code = $1 FOR KEY SHARE", room) is None:
                raise Gone("The room is not there any more.")
            if await _open(transaction, "challenger", challenger) + len(challenges) > most:
                return "full"
            for each in challenges:
                if await _blocks(transaction, challenger, each.challenged):
                    return "apart"
                if await _open(transaction, "challenged", each.challenged) >= most:
                    return "other_full"
            for each in challenges:
                told = await _blocks(transaction, each.challenged, challenger)
                await transaction.run(ADD_CHALLENGE, *astuple(each)[:6], told)
            return "kept"

        return await self._database.write(change)

    async def challenges(self, user: UserId, now: int) -> Sequence[Challenge]:
        """Return the challenges by and to a user in rooms that still gather players, the newest first."""
        both = f"""
            {CHALLENGE} WHERE (challenger = $1 OR (challenged = $1 AND {SHOWN})) AND expires > $2 AND {GATHERING}
            ORDER BY at DESC, room, challenged
        """
        return await self._database.all(Challenge, both, user, now)

    async def answer_challenge(self, room: Code, user: UserId, answer: ChallengeAnswer, now: int) -> Challenge | None:
        """Answer an open challenge, and return it. If it was answered before, return it with the earlier answer.

        Returns None if there is no such challenge, or if it has expired.
        """
        its = f"""
            {CHALLENGE}
            WHERE room = $1 AND challenged = $2 AND expires > $3 AND (answer <> 'open' OR {SHOWN}) FOR UPDATE
        """
        to = "UPDATE challenges SET answer = $3, told = TRUE WHERE room = $1 AND challenged = $2 AND answer = 'open'"

        async def change(transaction: Transaction) -> Challenge | None:
            if await transaction.one(Challenge, its, room, user, now) is None:
                return None
            await transaction.run(to, room, user, answer)
            return await transaction.one(Challenge, its, room, user, now)

        return await self._database.write(change)

    async def end_challenges(self, room: Code, challenger: UserId) -> Sequence[UserId]:
        """Withdraw the challenges to a room. Return the users who were challenged."""
        end = "DELETE FROM challenges WHERE room = $1 AND challenger = $2 RETURNING challenged"
        return sorted(await self._database.write(lambda transaction: transaction.column(end, room, challenger)))

    async def take_challenges_to_notify(self, before: int, most: int = 100) -> Sequence[Challenge]:
        """Return open challenges made before a time of which nobody was notified yet, and mark them as notified."""
        # There are nearly always none, and a write that changes nothing would still be a transaction.
        some = "SELECT 1 FROM challenges WHERE told = FALSE AND at <= $1 LIMIT 1"
        if await self._database.value(some, before) is None:
            return []
        taken = await self._database.write(lambda transaction: transaction.rows(TAKE, before, most))
        found = [(Challenge(*row), gathers) for *row, gathers in taken]
        return [each for each, gathers in found if gathers and each.answer == "open"]


async def _blocks(reading: Reading, user: UserId, other: UserId) -> bool:
    """Return whether a user blocks another."""
    return await reading.value("SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2", user, other) is not None


async def _are_friends(reading: Reading, user: UserId, other: UserId) -> bool:
    return await reading.value("SELECT 1 FROM friends WHERE person = $1 AND friend = $2", user, other) is not None


async def _request(transaction: Transaction, user: UserId, asked: UserId, now: int) -> FriendRequest | None:
    """Return a request, and lock it, so that another server that declines it at the same time waits."""
    kept = f"{REQUEST} WHERE person = $1 AND asked = $2 AND expires > $3 FOR UPDATE"
    return await transaction.one(FriendRequest, kept, user, asked, now)


async def _link(reading: Reading, token: bytes, now: int) -> FriendLink | None:
    return await reading.one(FriendLink, f"{LINK} WHERE token = $1 AND expires > $2", token, now)


async def _count(reading: Reading, which: str, user: UserId) -> int:
    return int(await reading.value(f"SELECT count(*) FROM {which}", user))


async def _open(reading: Reading, by: str, user: UserId) -> int:
    """Return how many open challenges a user has made ("challenger") or is shown ("challenged")."""
    shown = f" AND {SHOWN}" if by == "challenged" else ""
    return await _count(reading, f"challenges WHERE {by} = $1 AND answer = 'open' AND {GATHERING}{shown}", user)


async def _befriend(
    transaction: Transaction, user: UserId, other: UserId, now: int, most: FriendBounds
) -> FriendOutcome:
    """Make two locked users friends if neither has too many friends, and delete their requests to each other."""
    if await _count(transaction, "friends WHERE person = $1", user) >= most.friends:
        return "full"
    if await _count(transaction, "friends WHERE person = $1", other) >= most.friends:
        return "other_full"
    for two in ((user, other), (other, user)):
        await transaction.run("INSERT INTO friends (person, friend, at) VALUES ($1, $2, $3)", *two, now)
        await transaction.run("DELETE FROM friend_requests WHERE person = $1 AND asked = $2", *two)
    return "friends"
