"""Challenges: somebody opens a room for others, and these say yes or no. The store has them; the room is one as any."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Raw, json
from msgspec.structs import replace

from tilehall.core.game import Illegal
from tilehall.server import wire
from tilehall.server.company.blocks import BLOCKED
from tilehall.server.errors import NotFound
from tilehall.store.company_protocol import Challenge
from tilehall.store.protocol import Gone, Unavailable
from tilehall.table.room import Room
from tilehall.table.room_settings import RoomSettings, to_log, with_options
from tilehall.table.summary import Code, UserId

if TYPE_CHECKING:
    from tilehall.server.live.hall import Hall

HOUR = 3_600_000  # milliseconds
LIVES = 24 * HOUR  # a day: whoever is away hears of it, and a room that nobody comes to is removed by then
MOST_OPEN = 10  # challenges of one person that wait for an answer, and to one
MOST_GAMES = 50  # of somebody's newest, whose players can be challenged

TAKES_NONE = "One of these players does not accept challenges right now."
ONE_TAKES_NONE = "This player does not accept challenges right now."
TOO_MANY = f"{MOST_OPEN} of your challenges are waiting for an answer. Take one back first."
NOT_KNOWN = "You can challenge friends and players from your latest games."
NO_CHALLENGE = "This challenge is no longer open."
DECLINED = "You have declined this challenge."
FEW_SEATS = "There are not enough seats at that table for all of you."
YOURSELF = "You cannot challenge yourself."


async def challenge(hall: Hall, user: UserId, others: Sequence[UserId], game: str, settings: RoomSettings[Raw]) -> Code:
    """Open a room for somebody and those whom they challenge: its code; refused with the reason why not."""
    await _require_allowed(hall, user, others)
    if settings.seats < len(others) + 1:
        raise Illegal(FEW_SEATS)
    code = await hall.open(user, game, replace(settings, listed=False))  # it is for those who are challenged
    now = hall.now()
    try:
        await sit(hall, code, user)
        rows = [Challenge(code, other, user, now, now + LIVES) for other in others]
        outcome = await hall.store.add_challenges(rows, MOST_OPEN)
    except Gone:
        outcome = "apart"
    if outcome != "kept":
        await _close(hall, code, user)
        raise Illegal(TOO_MANY if outcome == "full" else ONE_TAKES_NONE if len(others) == 1 else TAKES_NONE)
    await _notify(hall, user, others)
    return code


async def accept(hall: Hall, user: UserId, code: Code) -> None:
    """Say yes: sit down at the table. Said twice, it counts once."""
    found = await hall.store.answer_challenge(code, user, "accepted", hall.now())
    if found is None:
        raise NotFound(NO_CHALLENGE)
    if found.answer == "declined":
        raise Illegal(DECLINED)
    hall.company.changed(user, found.challenger)
    await sit(hall, code, user)


async def decline(hall: Hall, user: UserId, code: Code) -> None:
    """Say no; whoever challenged is told."""
    found = await hall.store.answer_challenge(code, user, "declined", hall.now())
    if found is None:
        raise NotFound(NO_CHALLENGE)
    if found.answer == "accepted":
        raise Illegal("You have accepted this challenge; you can leave the table.")
    hall.company.changed(user, found.challenger)


async def withdraw(hall: Hall, user: UserId, code: Code) -> None:
    """Take challenges to a room back, or put their answers away. The room is closed, where nobody else has come."""
    others = await hall.store.end_challenges(code, user)
    if not others:
        raise NotFound(NO_CHALLENGE)
    await _notify(hall, user, others)
    room = await hall.room(code)
    if room is not None and room.phase == "gathering" and room.host == user and not set(room.people) - {user}:
        await _close(hall, code, user)


async def same_again(hall: Hall, user: UserId, code: str) -> tuple[str, RoomSettings[Raw]]:
    """The game and the settings of a room where somebody played, for another one."""
    room = await hall.room(code)
    if room is None or not _played_in(room, user):
        raise NotFound("There is no game of yours in a room with that code.")
    options = Raw(json.encode(to_log(room.settings)["options"]))
    return room.game.name, with_options(room.settings, options)


async def last_opponents(hall: Hall, user: UserId) -> dict[UserId, tuple[Code, str, int]]:
    """Those with whom somebody has played lately, the last first: with the room, the game and when."""
    met: dict[UserId, tuple[Code, str, int]] = {}
    for each in await hall.store.finished_games(user, most=MOST_GAMES):
        for chair in each.result.chairs:
            if chair.user and chair.user != user:
                met.setdefault(chair.user, (each.room, each.game, each.at))
    return met


async def sit(hall: Hall, code: Code, user: UserId) -> None:
    """Sit somebody down at a table, unless they have a seat there."""
    table = await hall.table(code)
    if table is None:
        raise NotFound(NO_CHALLENGE)
    if table.room.seat_of(user) is None:
        await table.ask(user, wire.Sit(id=0))


def _played_in(room: Room, user: UserId) -> bool:
    return room.seat_of(user) is not None or room.host == user


async def _require_allowed(hall: Hall, user: UserId, others: Sequence[UserId]) -> None:
    """Illegal where somebody may not challenge all of these, or has too many challenges open."""
    if user in others:
        raise Illegal(YOURSELF)
    blocked = (await hall.blocks.of(user)).blocked
    if blocked & set(others):
        raise Illegal(BLOCKED)
    friends = (await hall.company.friends.circle(user)).friends
    if not friends.issuperset(others) and not friends.union(await last_opponents(hall, user)).issuperset(others):
        raise Illegal(NOT_KNOWN)
    waiting = await hall.store.challenges(user, hall.now())
    if sum(each.challenger == user and each.answer == "open" for each in waiting) + len(others) > MOST_OPEN:
        raise Illegal(TOO_MANY)


async def _notify(hall: Hall, user: UserId, others: Sequence[UserId]) -> None:
    """Notify a challenger and the others of a change, except those who block the challenger."""
    blocked_by = (await hall.blocks.of(user)).blocked_by
    hall.company.changed(user, *(each for each in others if each not in blocked_by))


async def _close(hall: Hall, code: Code, user: UserId) -> None:
    """Close a room that was opened for a challenge; one that cannot be closed now is removed when it is old."""
    with suppress(Illegal, Unavailable):
        if (table := await hall.table(code)) is not None:
            await table.ask(user, wire.Close(id=0))
