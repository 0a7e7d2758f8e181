"""The scale of all ratings, and what users have done with puzzles, without the model that rates them."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tilehall.ratings.bot_ratings import SCALE

EXACT: Final = 1000  # stored units per point
SETTLED: Final = 200  # standard deviation, in points, below which a rating is settled: after ten to twenty games

Day = int  # days since 1970, in UTC
TryResult = Literal["solved", "missed", "gave up"]


def points(exact: int) -> int:
    """Convert thousandths to whole points.

    >>> points(1_000_499), points(1_000_500)
    (1000, 1001)
    """
    return (exact + EXACT // 2) // EXACT


class PuzzleRating(Struct, frozen=True):
    """The rating of a puzzle or of a solver, in thousandths of a point."""

    mean: int
    deviation: int

    @property
    def points(self) -> int:
        """The rating as the page shows it."""
        return points(self.mean)


NEWCOMER: Final = PuzzleRating(25 * SCALE * EXACT, round(25 * SCALE * EXACT / 3))


class StoredPuzzle(Struct, frozen=True):
    """A puzzle that was found for this hall."""

    game: str
    puzzle: str  # its id
    at: int
    body: str  # JSON: the puzzle (see core/puzzle.py)


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """A user's action on a puzzle."""

    game: str
    puzzle: str
    at: int
    result: TryResult
    day: Day | None = None  # today, if this is today's puzzle
    rating: PuzzleRating  # of the puzzle, unless the store has a newer rating
    rates: bool = False  # whether the try changes the puzzle's rating


class TryOutcome(Struct, frozen=True):
    """The effect of a try: the user's level before and after it, and whether it counted. Only the first try counts."""

    before: PuzzleRating
    after: PuzzleRating
    counted: bool


class PuzzleTry(Struct, frozen=True):
    """What a user has done with a puzzle so far."""

    game: str
    puzzle: str
    at: int  # when the first try was made
    first: bool  # whether the first try solved it
    solved: int | None  # when it was solved
    shown: bool  # whether the solution was shown first: the puzzle then never counts as solved


class PuzzleLevel(Struct, frozen=True):
    """The level of a user in the puzzles of a game, and the number of puzzles it is based on."""

    game: str
    rating: PuzzleRating
    tries: int
