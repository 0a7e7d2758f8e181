"""The data of a room in lists, available without folding its log, and the ids of rooms and users."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilehall.core.game import Outcome, Seat
from tilehall.table.speeds import Speed

UserId = str  # random, never reused
BOT_ACCOUNT = "bot~"  # begins the id of a bot account; random ids have no tilde
PUPIL = "pupil~"  # begins the id of a pupil, before the code of the class, a tilde and random letters
Code = str  # the six characters of a room code
RULES_AGAINST_FARMING = 2  # the newest version of the rating rules, which makes farming useless
Phase = Literal["gathering", "playing", "over", "closed"]


def is_bot_account(user: UserId) -> bool:
    """Return whether a user is a bot account, whose seat a program plays.

    >>> is_bot_account("bot~x1y2"), is_bot_account("x1y2")
    (True, False)
    """
    return user.startswith(BOT_ACCOUNT)


def class_of(user: UserId) -> Code:
    """Return the code of the class of a pupil; blank for any other user.

    >>> class_of("pupil~KX39PQ~a1b2"), class_of("a1b2")
    ('KX39PQ', '')
    """
    return user.split("~")[1] if user.startswith(PUPIL) else ""


class FinishedChair(Struct, frozen=True, omit_defaults=True):
    """The player of a seat: a user, or a bot of a level."""

    user: UserId = ""
    bot: str = ""
    number: int = 0  # its number among the bots of its level at the table
    helped: bool = False  # a bot substituted for this user, temporarily or to the end
    name: str = ""  # of a person without an account, who played offline on the user's device


class FinishedGame(Struct, frozen=True):
    """A finished game of a room, as it is listed."""

    match: int
    chairs: tuple[FinishedChair, ...]
    outcome: Outcome
    resigned: tuple[Seat, ...] = ()
    rated: int = 0  # the edition of the bots' ratings by which it is rated; 0: unrated
    places: tuple[int, ...] = ()  # of a rated game: the place of each seat
    rating_rules: int = 1  # the version of the rating rules with which it began: see ratings/model.py
    too_short: bool = False  # it began as rated, but ended by resignation after too few turns to count
    takebacks: int = 0  # the number of turns that its player took back
    continues: int = 0  # the number of steps copied from another game; 0: it began at the start
    offline: bool = False  # its player played it offline and added it later

    @property
    def counts(self) -> bool:
        """Whether it counts as won or lost. Practice games do not."""
        return not self.takebacks and not self.continues


class Summary(Struct, frozen=True):
    """A room in lists, after its newest row."""

    game: str
    phase: Phase
    listed: bool
    host: UserId
    users: tuple[UserId, ...]  # the users on its seats
    seats: int
    free: int  # the number of free seats
    turn: UserId | None  # the user whose turn it is
    waits: bool  # automatic work is pending: a bot's turn, or a game for which everyone is ready
    finished: FinishedGame | None = None  # the game, after its end; not in listings
    queue: str = ""  # the speed of the queue in which the room waits; blank: none
    speed: Speed = "none"  # the name of its clock: see speeds.py
    rated: bool = False  # whether its game is rated, or the next one would be if all players have accounts
    class_code: Code = ""  # the class whose room it is; blank: none; not in listings
