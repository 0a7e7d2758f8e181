"""How hard a puzzle is, and how well somebody solves puzzles: a try is a game between the two, by OpenSkill.

All games have one scale here. Newcomers begin at 1000 points, as in games; so that the puzzles of every game lie around
that, the bots that try them first count as the levels do, and not with their ratings, which are far apart where a game
leaves little to chance. What people do with a puzzle moves it from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from tilehall.ratings.bot_ratings import SCALE
from tilehall.ratings.model import EXACT, points

# By level of the bots that try a puzzle, in points.
BOTS: Final = {"first": 600, "easy": 800, "medium": 1000, "strong": 1200, "hard": 1400, "master": 1600}
BOT_DEVIATION: Final = 60
LEAST_DEVIATION: Final = 150  # of a puzzle that only bots have tried: people may find it easier or harder by far

_model = PlackettLuce(mu=25 * SCALE, sigma=25 * SCALE / 3, beta=25 * SCALE / 6, tau=25 * SCALE / 300)


class PuzzleRating(Struct, frozen=True):
    """The rating of a puzzle, or of somebody who solves them, in thousandths of a point."""

    mean: int
    deviation: int

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return points(self.mean)


NEWCOMER: Final = PuzzleRating(25 * SCALE * EXACT, round(25 * SCALE * EXACT / 3))


def rate_try(person: PuzzleRating, puzzle: PuzzleRating, solved: bool) -> tuple[PuzzleRating, PuzzleRating]:
    """The ratings of both after somebody's first try.

    >>> person, puzzle = rate_try(NEWCOMER, NEWCOMER, True)
    >>> person.points > 1000 > puzzle.points
    True
    """
    teams = [[_rating(person)], [_rating(puzzle)]]
    (mine,), (its,) = _model.rate(teams, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
    return _exact(mine), _exact(its)


def rate_by_bots(tries: Iterable[tuple[str, bool]]) -> PuzzleRating:
    """The rating of a puzzle that bots have tried: the level of each, and whether it solved it.

    >>> rate_by_bots([("easy", True)] * 3).points < rate_by_bots([("easy", True), ("hard", False)]).points
    True
    """
    rating = NEWCOMER
    for level, solved in tries:
        bot = PuzzleRating(BOTS.get(level, 25 * SCALE) * EXACT, BOT_DEVIATION * EXACT)
        _, rating = rate_try(bot, rating, solved)
    return PuzzleRating(rating.mean, max(rating.deviation, LEAST_DEVIATION * EXACT))


def _rating(rating: PuzzleRating) -> Any:
    return _model.rating(mu=rating.mean / EXACT, sigma=rating.deviation / EXACT)


def _exact(rating: Any) -> PuzzleRating:
    return PuzzleRating(round(rating.mu * EXACT), round(rating.sigma * EXACT))
