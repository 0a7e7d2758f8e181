"""The part of every store's interface that keeps puzzles, and what people have done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tilehall.ratings.puzzles import PuzzleRating
from tilehall.table.summary import UserId

Day = int  # days since 1970, in UTC
TryResult = Literal["solved", "missed", "gave up"]


class StoredPuzzle(Struct, frozen=True):
    """A puzzle that was found for this hall."""

    game: str
    puzzle: str  # its id
    at: int
    body: str  # JSON: the puzzle (see core/puzzle.py)


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """Something that somebody did with a puzzle."""

    game: str
    puzzle: str
    at: int
    result: TryResult
    day: Day | None = None  # where it is the puzzle of this day, and this day is today
    rating: PuzzleRating  # the puzzle's, unless the store knows a newer one
    rates: bool = False  # whether it changes the puzzle's own rating


class TryOutcome(Struct, frozen=True):
    """What a try did: how the person's level was and is, and whether it counted, as the first does."""

    before: PuzzleRating
    after: PuzzleRating
    counted: bool


class PuzzleTry(Struct, frozen=True):
    """What somebody has done with a puzzle so far."""

    game: str
    puzzle: str
    at: int  # of the first try
    first: bool  # whether that solved it
    solved: int | None  # when it was solved
    shown: bool  # whether the solution was seen first: then it is never solved


class PuzzleLevel(Struct, frozen=True):
    """How well somebody solves the puzzles of a game, after so many of them."""

    game: str
    rating: PuzzleRating
    tries: int


class Puzzles(Protocol):
    """Puzzles, what people have done with them, and how hard they are by that."""

    async def keep_puzzle(self, puzzle: StoredPuzzle) -> None:
        """Keep a puzzle, in place of one with the same id."""

    async def kept_puzzles(self, game: str) -> Sequence[StoredPuzzle]:
        """The puzzles of a game that were found for this hall, by id."""

    async def daily_puzzle(self, game: str, day: Day, proposed: str) -> str:
        """The id of the puzzle of a day: the proposed one, unless another one was proposed before."""

    async def try_puzzle(self, user: UserId, tried: PuzzleTried) -> TryOutcome:
        """Keep what somebody did with a puzzle; the first time changes their level. Gone when the person is deleted."""

    async def puzzle_tries(self, user: UserId) -> Sequence[PuzzleTry]:
        """What somebody has done with puzzles, by game and id."""

    async def puzzle_levels(self, user: UserId) -> Sequence[PuzzleLevel]:
        """How well somebody solves puzzles, by game."""

    async def puzzle_days(self, user: UserId) -> Sequence[tuple[Day, str]]:
        """The days on which somebody solved the puzzle of that day, with its game; the newest first."""

    async def puzzle_ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """How hard the puzzles of a game are by what people did with them; those that nobody tried are missing."""
