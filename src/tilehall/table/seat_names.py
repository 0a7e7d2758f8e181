"""What the people and bots of a room are called, in sentences, records and lists."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from tilehall.table.room import Chair, Room
from tilehall.table.summary import UserId

SOMEBODY = "Somebody"  # a person who deleted themselves, and whose name nobody knows any more
IS_BOT = " (bot)"  # ends the name of every bot, wherever it stands; a person's name never ends so
# The bots of each level; the page draws a face for each of these names.
CAST: Final = msgspec.json.decode(
    files("tilehall.table").joinpath("cast.json").read_bytes(), type=dict[str, tuple[str, ...]]
)


def bot_name(level: str, number: int = 0) -> str:
    """What a bot is called: the one of this number among the bots of its level at a table.

    >>> bot_name("easy"), bot_name("easy", 1), bot_name("hard", 5)
    ('Pip (bot)', 'Clover (bot)', 'Flint 2 (bot)')
    """
    cast = CAST.get(level) or ("Bot",)
    again, which = divmod(number, len(cast))
    return f"{cast[which]}{f' {again + 1}' if again else ''}{IS_BOT}"


def seat_names(room: Room, names: Mapping[UserId, str]) -> tuple[str, ...]:
    """What everyone on a seat is called, by seat; `names` are those of the people."""
    return tuple(seat_name(chair, names) for chair in room.chairs)


def seat_name(chair: Chair, names: Mapping[UserId, str]) -> str:
    """What whoever has a seat is called; the caller has made sure that somebody has it."""
    return bot_name(chair.bot, chair.number) if chair.bot else names.get(chair.user) or SOMEBODY
