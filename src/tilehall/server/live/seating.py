"""The seats of a table, looked up once, because every move needs them and none changes them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tilehall.core.game import Seat
from tilehall.core.languages import ENGLISH
from tilehall.table.dice import Dice
from tilehall.table.room import Chair, Room
from tilehall.table.seat_names import seat_name
from tilehall.table.summary import Summary, UserId


class Seating(Struct, frozen=True, eq=False):
    """Values that depend only on the chairs of a room, its host and the names of its users."""

    chairs: tuple[Chair, ...]
    people: Mapping[UserId, str]  # the names of the users
    seats: Mapping[UserId, Seat]
    has_bots: bool  # a bot has a seat, or substitutes for a player
    is_settled: bool  # no owner can take a seat back, and no deleted user is left
    dice: Dice
    summaries: dict[Seat | None, Summary] = {}  # summaries of the room during a game, by the seat to act
    named: dict[str, tuple[str, ...]] = {}  # the names by seat, by language

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, in English."""
        return self.names_in(ENGLISH)

    def names_in(self, language: str) -> tuple[str, ...]:
        """Return the names by seat. Only those of deleted users depend on the language."""
        found = self.named.get(language)
        if found is None:
            found = tuple(seat_name(chair, self.people, language) for chair in self.chairs)
            self.named[language] = found
        return found

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
        chairs=chairs,
        people=people,
        seats={chair.user: seat for seat, chair in enumerate(chairs) if chair.user},
        has_bots=any(chair.bot or chair.played_by for chair in chairs),
        is_settled=not any(chair.played_by for chair in chairs)
        and all(people.get(user) != "" for user in (*room.people, room.host)),
        dice=dice,
    )
