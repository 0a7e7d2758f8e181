"""Who sits at a table, looked up once: a move changes none of it, and asks for all of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tilehall.core.game import Seat
from tilehall.table.dice import Dice
from tilehall.table.room import Room
from tilehall.table.seat_names import seat_names
from tilehall.table.summary import Summary, UserId


class Seating(Struct, frozen=True, eq=False):
    """What follows from the chairs of a room, its host and the names of its people."""

    names: tuple[str, ...]  # by seat
    seats: Mapping[UserId, Seat]
    has_bots: bool  # a bot has a seat, or plays on for somebody
    is_settled: bool  # nobody may take a seat back, and nobody who deleted themselves is left
    dice: Dice
    summaries: dict[Seat | None, Summary] = {}  # what is listed of the room while a game goes on, by who is to act

    def summary(self, room: Room) -> Summary:
        """What is listed of the room behind a move, with people on these seats: made once for each who is to act."""
        if room.phase != "playing":
            return room.summary()
        found = self.summaries.get(room.actor)
        if found is None:
            found = self.summaries[room.actor] = room.summary()
        return found


def seating(room: Room, people: Mapping[UserId, str], dice: Dice) -> Seating:
    """Look up who sits at a table; `people` are the names of its people, "" for somebody who deleted themselves."""
    chairs = room.chairs
    return Seating(
        names=seat_names(room, people),
        seats={chair.user: seat for seat, chair in enumerate(chairs) if chair.user},
        has_bots=any(chair.bot or chair.played_by for chair in chairs),
        is_settled=not any(chair.played_by for chair in chairs)
        and all(people.get(user) != "" for user in (*room.people, room.host)),
        dice=dice,
    )
