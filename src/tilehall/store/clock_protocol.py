"""The part of a store that rooms with clocks need, and that tells people of their turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from tilehall.table.summary import Code, UserId


class RoomClock(Struct, frozen=True):
    """A room with a clock, as far as its log was when this was written."""

    room: Code
    seq: int  # its newest row
    look_at: int  # when to look whether the time is up
    deadline: int | None = None  # when the time of the seat to act is up; None: none runs
    person: UserId | None = None  # who is to act, where it is a person's turn
    turn: int = 0  # the row with which that turn began


class PushSubscription(Struct, frozen=True):
    """A browser that is told by web push."""

    endpoint: str
    user: UserId
    key: bytes  # P-256, uncompressed
    secret: bytes  # what RFC 8291 calls the authentication secret
    created: int


class MailAddress(Struct, frozen=True):
    """Where an account asks to be told by mail."""

    user: UserId
    address: str
    code: str  # what was sent to it; blank once somebody has shown that the address is theirs
    created: int


class Clocks(Protocol):
    """Rooms in which time runs. The log decides; this says when to look at it."""

    async def keep_clock(self, clock: RoomClock) -> None:
        """Keep when to look at a room, unless something newer is kept. Nothing where the room is gone."""

    async def forget_clock(self, room: Code) -> None:
        """No time runs in a room any more."""

    async def clocked_rooms(self) -> Sequence[Code]:
        """Every room that is kept."""

    async def clocks_due(self, now: int, most: int = 100) -> Sequence[Code]:
        """The rooms to look at, those that wait longest first."""

    async def deadlines(self, user: UserId) -> dict[Code, int]:
        """When the time of somebody is up, by room, where it is their turn."""

    async def take_turns_to_tell(self, most: int = 100) -> Sequence[RoomClock]:
        """Turns that nobody was told of yet. They count as told from now on: of several servers one gets each."""

    async def last_alive(self) -> int | None:
        """When the hall was last there; None where that was never kept."""

    async def stay_alive(self, now: int) -> None:
        """Keep that the hall is there; a later time that is kept stays."""


class Notices(Protocol):
    """How people are told of their turn while they are not at the table."""

    async def add_subscription(self, subscription: PushSubscription, most: int) -> bool:
        """Keep a browser, in place of what is kept of the same endpoint; False when the person has `most` others. Gone
        when the person is deleted."""

    async def subscriptions(self, user: UserId) -> Sequence[PushSubscription]:
        """The browsers of somebody, the oldest first."""

    async def end_subscription(self, endpoint: str, user: UserId) -> bool:
        """Forget a browser of somebody; whether it was kept."""

    async def keep_mail(self, address: MailAddress) -> None:
        """Keep somebody's address, in place of an earlier one. Gone when the person is deleted."""

    async def mail_address(self, user: UserId) -> MailAddress | None:
        """Where somebody asks to be told; None where they do not."""

    async def forget_mail(self, user: UserId) -> None:
        """Somebody does not ask for mail any more."""
