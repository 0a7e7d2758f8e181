"""The names of the players and bots of a room, for sentences, records and lists."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from tilehall.core.languages import ENGLISH
from tilehall.core.message import Message, in_words
from tilehall.table.room import Chair, Room
from tilehall.table.summary import FinishedChair, UserId, is_bot_account
from tilehall.table.words import say

SOMEBODY = say("somebody")  # the name of a user whose account was deleted
IS_BOT = " (bot)"  # the end of every bot's name; names of users never end like this
# The bots of each level. The page has a face for each of these names.
CAST: Final = msgspec.json.decode(
    files("tilehall.table").joinpath("cast.json").read_bytes(), type=dict[str, tuple[str, ...]]
)


def bot_name(level: str, number: int = 0) -> str:
    """Return the name of a bot: the one with this number among the bots of its level at a table.

    >>> bot_name("easy"), bot_name("easy", 1), bot_name("hard", 5)
    ('Pip (bot)', 'Clover (bot)', 'Flint 2 (bot)')
    """
    cast = CAST.get(level) or ("Bot",)
    again, which = divmod(number, len(cast))
    return f"{cast[which]}{f' {again + 1}' if again else ''}{IS_BOT}"


def known_name(name: str, language: str = ENGLISH) -> str:
    """Return the name of a user as others read it: that of a deleted user is blank.

    >>> known_name("Ann"), known_name("")
    ('Ann', 'Somebody')
    """
    return name or in_words(SOMEBODY, language)


def user_name(user: UserId, name: str, language: str = ENGLISH) -> str:
    """Return the name of a player as others read it. A bot account keeps its mark after it was deleted.

    >>> user_name("x1y2", ""), user_name("bot~x1y2", ""), user_name("bot~x1y2", "Deep (bot)")
    ('Somebody', 'Somebody (bot)', 'Deep (bot)')
    """
    return known_name(name, language) + (IS_BOT if not name and is_bot_account(user) else "")


def unnamed(number: str) -> Message:
    """Return the name of a player who has none.

    >>> str(unnamed("2"))
    'Player 2'
    """
    return say("player-number", number=number)


def seat_names(room: Room, names: Mapping[UserId, str], language: str = ENGLISH) -> tuple[str, ...]:
    """Return the name of each seat's owner. `names` are those of the users."""
    return tuple(seat_name(chair, names, language) for chair in room.chairs)


def seat_name(chair: Chair | FinishedChair, names: Mapping[UserId, str], language: str = ENGLISH) -> str:
    """Return the name of a seat's owner. The seat must be taken."""
    if chair.bot:
        return bot_name(chair.bot, chair.number)
    return user_name(chair.user, names.get(chair.user) or chair.name, language)
