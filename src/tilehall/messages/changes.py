"""What messages request of a room: changes by a single message, turns, and judged drafts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat

from msgspec import Raw

from tilehall.core.game import Illegal, Step
from tilehall.core.notation import from_json
from tilehall.messages import snapshots, wire
from tilehall.messages.errors import NOT_YOUR_TURN, NOTHING_UNDER_WAY, OVERTAKEN, Stale
from tilehall.messages.words import say
from tilehall.table import commands, room_settings
from tilehall.table.dice import Dice
from tilehall.table.projections import LogPosition
from tilehall.table.room import Change, Room
from tilehall.table.summary import UserId

TIME_UP = say("time-up")


def asked(room: Room, user: UserId, ask: wire.AnyAsk, is_here: Callable[[UserId], bool]) -> Change:
    """Return the change that a user requests. Raises `Illegal` with the reason. `is_here` tells who is connected."""
    match ask:
        case wire.Sit(seat=seat):
            return commands.sit(room, user, seat)
        case wire.Stand():
            return commands.stand(room, user)
        case wire.SeatBot(seat=seat, level=level):
            return commands.seat_bot(room, user, seat, level)
        case wire.Clear(seat=seat):
            return commands.clear(room, user, seat)
        case wire.Ready(value=value, rated_with_bots=agrees):
            return commands.ready(room, user, value, agrees)
        case wire.Unready():
            return commands.unready(room, user)
        case wire.Arrange():
            return commands.arrange(room, user, room_settings.decode(ask, room.game))
        case wire.Host(user=to):
            return commands.hand_over(room, user, to)
        case wire.Mute(user=whom, on=on):
            if on and whom not in room.people and not is_here(whom):
                raise Illegal(say("player-not-here"))
            return commands.mute(room, user, whom, on)
        case wire.Readmit(user=whom):
            return commands.readmit(room, user, whom)
        case wire.Close():
            return commands.close(room, user)
        case _:
            raise Illegal(say("not-asked-of-a-table"))


def submitted(room: Room, user: UserId, ask: wire.Submit, dice: Dice, names: Sequence[str]) -> Change:
    """Return the change that a turn makes. Raises `Stale`, `Illegal` or `Malformed` with the reason."""
    seat = commands.own_seat(room, user)
    require_current(room, ask.after)
    return commands.submit(room, seat, read_steps(room, ask.steps), dice, names)


def taken_back(room: Room, user: UserId, ask: wire.TakeBack, log: Sequence[LogPosition]) -> Change:
    """Return the change that takes back a turn. Raises `Stale` or `Illegal` with the reason."""
    seat = commands.own_seat(room, user)
    if any(each.seat == seat and each.seq > ask.after for each in log):
        raise Stale(OVERTAKEN)
    return commands.take_back(room, user, log)


def tried(room: Room, user: UserId, ask: wire.Try, language: str) -> wire.Tried:
    """Judge a draft. Raises `Stale`, `Illegal` or `Malformed` with the reason if the user may not draft a turn."""
    if room.phase != "playing":
        raise Illegal(NOTHING_UNDER_WAY)
    if room.actor != commands.own_seat(room, user):
        raise Illegal(NOT_YOUR_TURN)
    require_current(room, ask.after)
    return snapshots.tried(ask.id, room.game.draft(room.state, read_steps(room, ask.steps)), language)


def require_current(room: Room, seen: int) -> None:
    """Raise `Stale` if the game has moved since the entry that the user saw last, and `Illegal` if it stands still."""
    if seen != room.moved:
        raise Stale(OVERTAKEN)
    if room.late is not None:
        raise Illegal(TIME_UP)
    if room.is_frozen:
        raise Illegal(commands.FROZEN)


def read_steps(room: Room, steps: tuple[Raw, ...]) -> list[Step]:
    """Return the steps in a client's message."""
    return list(map(from_json, map(bytes, steps), repeat(room.game.steps)))
