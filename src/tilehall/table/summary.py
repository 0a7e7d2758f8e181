"""What is listed of a room without folding its log, and the ids of rooms and people."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilehall.core.game import Outcome, Seat
from tilehall.table.speeds import Speed

UserId = str  # random, never reused
Code = str  # a room's six characters
RULES_AGAINST_FARMING = 2  # the version of the rating rules that made farming useless, and the newest
Phase = Literal["gathering", "playing", "over", "closed"]


class FinishedChair(Struct, frozen=True, omit_defaults=True):
    """Who played on a seat: a person, or a bot of a level."""

    user: UserId = ""
    bot: str = ""
    number: int = 0  # which of the bots of its level at the table
    helped: bool = False  # a bot played on for this person, for a while or to the end


class FinishedGame(Struct, frozen=True):
    """A game of a room that is over, as it is listed."""

    match: int
    chairs: tuple[FinishedChair, ...]
    outcome: Outcome
    resigned: tuple[Seat, ...] = ()
    rated: int = 0  # the edition of the bots' ratings with which it is rated; 0: it is not
    places: tuple[int, ...] = ()  # of a rated game: the place of each seat
    rating_rules: int = 1  # the version of the rating rules with which it began: see ratings/model.py
    too_short: bool = False  # it began as rated, and was given up after too few turns to count
    takebacks: int = 0  # how often its player took a turn back
    continues: int = 0  # how many steps of another game it went on from; 0: it began at the beginning

    @property
    def counts(self) -> bool:
        """Whether it counts among the games that somebody won and lost, or was practice."""
        return not self.takebacks and not self.continues


class Summary(Struct, frozen=True):
    """What is listed of a room, as it stands after its newest row."""

    game: str
    phase: Phase
    listed: bool
    host: UserId
    users: tuple[UserId, ...]  # the people on its seats
    seats: int
    free: int  # seats that nobody and no bot has taken
    turn: UserId | None  # the person whose turn it is
    waits: bool  # automatic work is pending: a bot's turn, or a start that everyone is ready for
    finished: FinishedGame | None = None  # the game, once it is over; a listing does not have it
    queue: str = ""  # the speed of the queue in which its people wait to be matched; blank: they are not
    speed: Speed = "none"  # what its clock is called: see speeds.py
    rated: bool = False  # its game is rated, or the next one would be among accounts
