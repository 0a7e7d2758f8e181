"""What the people and bots of a room are called, in sentences, records and lists."""

from __future__ import annotations

from collections.abc import Mapping

from tilehall.core.game import Seat
from tilehall.table.room import Room
from tilehall.table.summary import UserId

SOMEBODY = "Somebody"  # a person who deleted themselves, and whose name nobody knows any more


def bot_name(seat: Seat) -> str:
    """What the bot on a seat is called.

    >>> bot_name(1)
    'Bot 2'
    """
    return f"Bot {seat + 1}"


def seat_names(room: Room, names: Mapping[UserId, str]) -> tuple[str, ...]:
    """What everyone on a seat is called, by seat; `names` are those of the people."""
    return tuple(
        bot_name(seat) if chair.bot else names.get(chair.user) or SOMEBODY for seat, chair in enumerate(room.chairs)
    )
