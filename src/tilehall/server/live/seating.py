"""The seats of a table, looked up once, because every move needs them and none changes them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tilehall.core.game import Seat
from tilehall.table.dice import Dice
from tilehall.table.room import Room
from tilehall.table.seat_names import seat_names
from tilehall.table.summary import Summary, UserId


class Seating(Struct, frozen=True, eq=False):
    """Values that depend only on the chairs of a room, its host and the names of its users."""

    names: tuple[str, ...]  # by seat
    seats: Mapping[UserId, Seat]
    has_bots: bool  # a bot has a seat, or substitutes for a player
    is_settled: bool  # no owner can take a seat back, and no deleted user is left
    dice: Dice
    summaries: dict[Seat | None, Summary] = {}  # summaries of the room during a game, by the seat to act

    def summary(self, room: Room) -> Summary:
        """Return the summary of the room after a move. It is cached per seat to act."""
        if room.phase != "playing":
            return room.summary()
        found = self.summaries.get(room.actor)
        if found is None:
            found = self.summaries[room.actor] = room.summary()
        return found


def seating(room: Room, people: Mapping[UserId, str], dice: Dice) -> Seating:
    """Return the seating of a table. `people` are the names of its users, "" for a deleted user."""
    chairs = room.chairs
    return Seating(
        names=seat_names(room, people),
        seats={chair.user: seat for seat, chair in enumerate(chairs) if chair.user},
        has_bots=any(chair.bot or chair.played_by for chair in chairs),
        is_settled=not any(chair.played_by for chair in chairs)
        and all(people.get(user) != "" for user in (*room.people, room.host)),
        dice=dice,
    )
