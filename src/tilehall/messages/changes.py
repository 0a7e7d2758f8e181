"""The changes to a room that a single message requests: seats, ready marks and settings."""

from __future__ import annotations

from collections.abc import Callable

from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.messages.words import say
from tilehall.table import commands, room_settings
from tilehall.table.room import Change, Room
from tilehall.table.summary import UserId


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
