"""The part of a store that is about company: whom people block, their friends, and whom they challenge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tilehall.table.summary import Code, UserId

# The tables in which a record is about two people, with the columns that name them.
COMPANY = (
    ("blocks", "person", "blocked"),
    ("friends", "person", "friend"),
    ("friend_requests", "person", "asked"),
    ("challenges", "challenger", "challenged"),
)


class Block(Struct, frozen=True):
    """Somebody wants nothing to do with another person."""

    user: UserId
    blocked: UserId
    at: int


class BlockedPeople(Struct, frozen=True):
    """The blocks that somebody has to do with."""

    blocked: frozenset[UserId] = frozenset()  # by this person
    blocked_by: frozenset[UserId] = frozenset()  # whoever blocks this person

    @property
    def apart(self) -> frozenset[UserId]:
        """Whom to keep apart from this person, whoever of the two blocks the other."""
        return self.blocked | self.blocked_by


class Friend(Struct, frozen=True):
    """Somebody's friend."""

    user: UserId
    since: int


class FriendRequest(Struct, frozen=True):
    """Somebody asks another person to be friends."""

    user: UserId
    asked: UserId
    at: int
    expires: int
    declined: bool = False  # whoever asked is not told


class FriendLink(Struct, frozen=True):
    """A link by which one other person becomes a friend of whoever made it."""

    token: bytes  # SHA-256 of what stands in the link
    user: UserId
    created: int
    expires: int


class FriendBounds(Struct, frozen=True):
    """How many there may be."""

    friends: int  # of one person
    requests: int  # that wait, of one person and to one person


# What became of two people: friends; one has asked; the one who acts blocks the other; the one who acts has too many
# friends or requests, or the other one has; or there is nothing to answer.
FriendOutcome = Literal["friends", "asked", "blocked", "full", "other_full", "nothing"]
ChallengeAnswer = Literal["open", "accepted", "declined"]
ChallengeOutcome = Literal["kept", "apart", "full", "other_full"]


class Challenge(Struct, frozen=True):
    """Somebody is challenged to a game, for which a room is open."""

    room: Code
    challenged: UserId
    challenger: UserId
    at: int
    expires: int
    answer: ChallengeAnswer = "open"
    game: str = ""  # of the room, where a challenge is read


class Blocking(Protocol):
    """Who blocks whom."""

    async def block(self, block: Block, most: int) -> bool:
        """Keep that somebody blocks another person; the first time counts. Their friendship ends with it, and what
        waits between them: what whoever is blocked asked for counts as declined. False when they block `most` others;
        Gone when one of the two is deleted."""

    async def unblock(self, user: UserId, blocked: UserId) -> bool:
        """Somebody blocks another person no more; whether they did."""

    async def blocks(self, user: UserId) -> Sequence[Block]:
        """The blocks of somebody, the newest first."""

    async def blocked_people(self, user: UserId) -> BlockedPeople:
        """Whom somebody blocks, and who blocks them."""


class Friends(Protocol):
    """Who is friends with whom, who has asked to be, and links to become a friend by."""

    async def ask_friend(self, request: FriendRequest, most: FriendBounds) -> FriendOutcome:
        """Keep a request; the two are friends at once where the other one has asked before. One to somebody who blocks
        the person is kept as declined. Gone when one of the two is deleted."""

    async def accept_friend(self, user: UserId, asker: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Say yes to a request that waits. Gone when one of the two is deleted."""

    async def decline_friend(self, user: UserId, asker: UserId) -> bool:
        """Say no to a request; whether one waited."""

    async def end_friendship(self, user: UserId, friend: UserId) -> bool:
        """Two people are friends no more; whether they were."""

    async def friends(self, user: UserId) -> Sequence[Friend]:
        """The friends of somebody, by how long they have been."""

    async def friend_requests(self, user: UserId, now: int) -> Sequence[FriendRequest]:
        """What somebody has asked, and what they are asked and have not answered, the newest first."""

    async def add_friend_link(self, link: FriendLink, most: int) -> bool:
        """Keep a link; False when the person has `most` others. Gone when the person is deleted."""

    async def friend_link(self, token: bytes, now: int) -> FriendLink | None:
        """The link of a token; None where it was never made, was used or revoked, or has run out."""

    async def use_friend_link(self, token: bytes, user: UserId, now: int, most: FriendBounds) -> FriendOutcome:
        """Become a friend of the person who made a link, which is used up then.

        Returns "nothing" if there is no such link. So it does if the person who made it blocks the user; the link is
        used up all the same, so that it answers like any used link from then on. Raises `Gone` if one of the two was
        deleted.
        """

    async def friend_links(self, user: UserId, now: int) -> Sequence[FriendLink]:
        """The links of somebody that work, the newest first."""

    async def end_friend_links(self, user: UserId) -> None:
        """Revoke every link of somebody."""


class Challenges(Protocol):
    """Who is challenged by whom. One goes with its room, and is of no account once that gathers nobody any more."""

    async def add_challenges(self, challenges: Sequence[Challenge], most: int) -> ChallengeOutcome:
        """Keep the challenges of one person to a room, all or none. `most` may be open of one person, and to one.

        A challenge to somebody who blocks the challenger is kept, too: it stays open for the challenger, as one to a
        player who is away, and the other person never sees it. Returns "apart" if the challenger blocks one of them.
        Raises `Gone` if one of the people or the room was deleted.
        """

    async def challenges(self, user: UserId, now: int) -> Sequence[Challenge]:
        """The challenges of somebody and those to them, answered or not, whose room gathers, the newest first."""

    async def answer_challenge(self, room: Code, user: UserId, answer: ChallengeAnswer, now: int) -> Challenge | None:
        """Answer a challenge that is open; as it stands then, which is otherwise where it was answered before. None
        where there is none, or it has run out."""

    async def end_challenges(self, room: Code, challenger: UserId) -> Sequence[UserId]:
        """Take back the challenges to a room; who was challenged."""

    async def take_challenges_to_tell(self, before: int, most: int = 100) -> Sequence[Challenge]:
        """Challenges from before a time that are open and nobody was told of yet; they count as told from now on."""


class Company(Blocking, Friends, Challenges, Protocol):
    """All that is between people."""
