"""Challenges: a user opens a room for others, who accept or decline. The store keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec import Raw, json
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.messages.errors import NotFound
from tilehall.server.accounts.blocks import BLOCKED, Blocks
from tilehall.server.accounts.bot_accounts import BotAccounts
from tilehall.server.company.hub import CompanyHub
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Gone, Unavailable
from tilehall.store.queries.company import Challenge
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.room import Room
from tilehall.table.room_settings import RoomSettings, to_log, with_options
from tilehall.table.summary import Code, UserId, class_of, is_bot_account

HOUR_MS = 3_600_000
LIFETIME_MS = 24 * HOUR_MS  # long enough to notify users who are away; by then a room that nobody joins is deleted
MAX_OPEN_CHALLENGES = 10  # unanswered, by one user and to one user
MAX_GAMES = 50  # the user's newest games, whose players can be challenged

TAKES_NONE = say("challenge-one-of-several")
ONE_TAKES_NONE = say("challenge-one")
TOO_MANY = say("too-many-challenges", most=MAX_OPEN_CHALLENGES)
NOT_KNOWN = say("challenge-stranger")
NO_CHALLENGE = say("challenge-closed")
DECLINED = say("challenge-declined")
FEW_SEATS = say("challenge-few-seats")
YOURSELF = say("challenge-yourself")


class ChallengeRooms:
    """Opens rooms for challenges, and takes the answers."""

    def __init__(
        self,
        hall: Hall,
        rooms: RoomOpener,
        store: Store,
        blocks: Blocks,
        bot_accounts: BotAccounts,
        company: CompanyHub,
        time: SystemTime,
    ) -> None:
        self._hall = hall
        self._rooms = rooms
        self._store = store
        self._blocks = blocks
        self._bot_accounts = bot_accounts
        self._company = company
        self._time = time

    async def challenge(self, user: UserId, others: Sequence[UserId], game: str, settings: RoomSettings[Raw]) -> Code:
        """Open a room for a user and those whom they challenge, and return its code.

        Raises `Refused` with the reason.
        """
        await self._require_allowed(user, others)
        for bot in filter(is_bot_account, others):
            await self._bot_accounts.require_welcome(bot, user, game, settings)
        if settings.seats < len(others) + 1:
            raise Illegal(FEW_SEATS)
        code = await self._rooms.open(user, game, replace(settings, listed=False))  # only for the challenged players
        now = self._time.now()
        try:
            await self._sit(code, user)
            rows = [Challenge(code, other, user, now, now + LIFETIME_MS) for other in others]
            outcome = await self._store.add_challenges(rows, MAX_OPEN_CHALLENGES)
        except Gone:
            outcome = "apart"
        if outcome != "kept":
            await self._close(code, user)
            raise Illegal(TOO_MANY if outcome == "full" else ONE_TAKES_NONE if len(others) == 1 else TAKES_NONE)
        await self._notify(user, others)
        return code

    async def accept(self, user: UserId, code: Code) -> None:
        """Accept a challenge, and take a seat at the table. Accepting it again does nothing.

        Raises `Refused` with the reason. A challenge whose table has no seat for the user stays open.
        """
        table = await self._hall.table(code)
        if table is None:
            raise NotFound(NO_CHALLENGE)
        async with self._bot_accounts.seating(user, table.room):
            _require_seat(table.room, user)
            found = await self._store.answer_challenge(code, user, "accepted", self._time.now())
            if found is None:
                raise NotFound(NO_CHALLENGE)
            if found.answer == "declined":
                raise Illegal(DECLINED)
            self._company.changed(user, found.challenger)
            await self._sit(code, user)

    async def decline(self, user: UserId, code: Code) -> None:
        """Decline a challenge, and notify the challenger."""
        found = await self._store.answer_challenge(code, user, "declined", self._time.now())
        if found is None:
            raise NotFound(NO_CHALLENGE)
        if found.answer == "accepted":
            raise Illegal(say("challenge-accepted"))
        self._company.changed(user, found.challenger)

    async def withdraw(self, user: UserId, code: Code) -> None:
        """Withdraw the challenges to a room, or dismiss their answers. The room is closed if nobody else has joined."""
        others = await self._store.end_challenges(code, user)
        if not others:
            raise NotFound(NO_CHALLENGE)
        await self._notify(user, others)
        room = await self._hall.room(code)
        if room is not None and room.phase == "gathering" and room.host == user and not set(room.people) - {user}:
            await self._close(code, user)

    async def same_again(self, user: UserId, code: str) -> tuple[str, RoomSettings[Raw]]:
        """Return the game and the settings of a room in which a user played, for a new room."""
        room = await self._hall.room(code)
        if room is None or not _played_in(room, user):
            raise NotFound(say("no-game-there"))
        options = Raw(json.encode(to_log(room.settings)["options"]))
        return room.game.name, with_options(room.settings, options)

    async def _sit(self, code: Code, user: UserId) -> None:
        """Seat a user at a table, unless they have a seat there."""
        table = await self._hall.table(code)
        if table is None:
            raise NotFound(NO_CHALLENGE)
        if table.room.seat_of(user) is None:
            await table.ask(user, wire.Sit(id=0))

    async def _require_allowed(self, user: UserId, others: Sequence[UserId]) -> None:
        """Raise `Illegal` if a user may not challenge all of these users, or has too many open challenges."""
        if user in others:
            raise Illegal(YOURSELF)
        if any(map(class_of, others)):
            raise Illegal(NOT_KNOWN)
        blocked = (await self._blocks.of(user)).blocked
        if blocked & set(others):
            raise Illegal(BLOCKED)
        friends = (await self._company.friends.circle(user)).friends
        people = {each for each in others if not is_bot_account(each)}  # bot accounts have rules of their own
        if not friends.issuperset(people) and not friends.union(await last_opponents(self._store, user)).issuperset(
            people
        ):
            raise Illegal(NOT_KNOWN)
        waiting = await self._store.challenges(user, self._time.now())
        if (
            sum(each.challenger == user and each.answer == "open" for each in waiting) + len(others)
            > MAX_OPEN_CHALLENGES
        ):
            raise Illegal(TOO_MANY)

    async def _notify(self, user: UserId, others: Sequence[UserId]) -> None:
        """Notify a challenger and the others of a change, except those who block the challenger."""
        blocked_by = (await self._blocks.of(user)).blocked_by
        self._company.changed(user, *(each for each in others if each not in blocked_by))

    async def _close(self, code: Code, user: UserId) -> None:
        """Close a room that was opened for a challenge. If that is not possible now, it is deleted when it is old."""
        with suppress(Illegal, Unavailable):
            if (table := await self._hall.table(code)) is not None:
                await table.ask(user, wire.Close(id=0))


async def last_opponents(store: Store, user: UserId) -> dict[UserId, tuple[Code, str, int]]:
    """Return the recent opponents of a user, the newest first, each with the room, the game and the time.

    Pupils are left out, because nobody can challenge them.
    """
    met: dict[UserId, tuple[Code, str, int]] = {}
    for each in await store.finished_games(user, most=MAX_GAMES):
        for chair in each.result.chairs:
            if chair.user and chair.user != user and not class_of(chair.user):
                met.setdefault(chair.user, (each.room, each.game, each.at))
    return met


def _require_seat(room: Room, user: UserId) -> None:
    """Raise `Refused` with the reason if a user neither has a seat in a room nor can take one."""
    if room.seat_of(user) is not None:
        return
    if room.phase != "gathering":
        raise NotFound(NO_CHALLENGE)
    commands.sit(room, user, None)


def _played_in(room: Room, user: UserId) -> bool:
    return room.seat_of(user) is not None or room.host == user
