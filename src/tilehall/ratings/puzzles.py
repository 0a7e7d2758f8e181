"""Rate puzzles and their solvers with OpenSkill: each try is a game between the two.

All games share one scale, on which newcomers begin at 1000 points. Bots try a puzzle first. They count with fixed
points by level, not with their ratings, so that the puzzles of every game have about 1000 points. Each try by a player
then moves the rating by a bounded step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from openskill.models import PlackettLuce

from tilehall.ratings.bot_ratings import SCALE
from tilehall.ratings.scale import EXACT, NEWCOMER, PuzzleRating

# The points of a bot that tries a puzzle, by its level.
BOTS: Final = {"first": 600, "easy": 800, "medium": 1000, "strong": 1200, "hard": 1400, "master": 1600}
BOT_DEVIATION: Final = 60
MIN_DEVIATION_POINTS: Final = 150  # of a puzzle that only bots have tried; players may find it much easier or harder
# The limit for one try with the most surprising result. OpenSkill alone would take 200 points from a newcomer for one
# mistake in an easy puzzle.
MAX_STEP_POINTS: Final = 64

_model = PlackettLuce(mu=25 * SCALE, sigma=25 * SCALE / 3, beta=25 * SCALE / 6, tau=25 * SCALE / 300)


def rate_try(person: PuzzleRating, puzzle: PuzzleRating, solved: bool) -> tuple[PuzzleRating, PuzzleRating]:
    """Return the ratings of both after a player's first try.

    Both move by at most `MAX_STEP_POINTS` times the probability of the other result.

    >>> [each.points for each in rate_try(NEWCOMER, NEWCOMER, True)]
    [1032, 968]
    >>> easy = PuzzleRating(245 * EXACT, 150 * EXACT)
    >>> [rate_try(NEWCOMER, easy, solved)[0].points for solved in (True, False)]
    [1003, 939]
    """
    teams = [[_rating(person)], [_rating(puzzle)]]
    expected = _model.predict_win(teams)[0]
    limit = round(MAX_STEP_POINTS * EXACT * (1 - expected if solved else expected))
    mine, its = _rate(person, puzzle, solved)
    return _within(person, mine, limit), _within(puzzle, its, limit)


def rate_by_bots(tries: Iterable[tuple[str, bool]]) -> PuzzleRating:
    """Return the rating of a puzzle from the tries of bots: the level of each bot, and whether it solved the puzzle.

    >>> rate_by_bots([("easy", True)] * 3).points < rate_by_bots([("easy", True), ("hard", False)]).points
    True
    """
    rating = NEWCOMER
    for level, solved in tries:
        bot = PuzzleRating(BOTS.get(level, 25 * SCALE) * EXACT, BOT_DEVIATION * EXACT)
        _, rating = _rate(bot, rating, solved)
    return PuzzleRating(rating.mean, max(rating.deviation, MIN_DEVIATION_POINTS * EXACT))


def _rate(person: PuzzleRating, puzzle: PuzzleRating, solved: bool) -> tuple[PuzzleRating, PuzzleRating]:
    """Return OpenSkill's ratings of both after a try."""
    teams = [[_rating(person)], [_rating(puzzle)]]
    (mine,), (its,) = _model.rate(teams, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
    return _exact(mine), _exact(its)


def _within(before: PuzzleRating, after: PuzzleRating, limit: int) -> PuzzleRating:
    """Return the new rating, with a mean at most `limit` away from the old one."""
    return PuzzleRating(min(max(after.mean, before.mean - limit), before.mean + limit), after.deviation)


def _rating(rating: PuzzleRating) -> Any:
    return _model.rating(mu=rating.mean / EXACT, sigma=rating.deviation / EXACT)


def _exact(rating: Any) -> PuzzleRating:
    return PuzzleRating(round(rating.mu * EXACT), round(rating.sigma * EXACT))
