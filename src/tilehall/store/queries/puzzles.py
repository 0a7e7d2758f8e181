"""Puzzles and lessons: the users' results, the puzzles found for this hall, and their difficulty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import astuple

from tilehall.ratings.puzzles import rate_try
from tilehall.ratings.scale import (
    NEWCOMER,
    Day,
    PuzzleLevel,
    PuzzleRating,
    PuzzleTried,
    PuzzleTry,
    StoredPuzzle,
    TryOutcome,
)
from tilehall.store.protocol import LessonDone
from tilehall.store.queries.accounts import lock_people
from tilehall.store.sql import Queries, Transaction
from tilehall.table.summary import UserId

KEEP = """
    INSERT INTO puzzles (game, puzzle, at, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game, puzzle) DO UPDATE SET at = excluded.at, body = excluded.body
"""
DAILY = "SELECT puzzle FROM daily_puzzles WHERE game = $1 AND day = $2"
PROPOSE_DAILY = "INSERT INTO daily_puzzles (game, day, puzzle) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
LEVEL = "SELECT mean, deviation FROM puzzle_levels WHERE person = $1 AND game = $2"
SET_LEVEL = """
    INSERT INTO puzzle_levels AS known (person, game, mean, deviation, tries) VALUES ($1, $2, $3, $4, 1)
    ON CONFLICT (person, game) DO UPDATE SET
        mean = excluded.mean, deviation = excluded.deviation, tries = known.tries + 1
"""
# The row is added before it is read and locked, so that concurrent tries of a puzzle rate it one after another.
FIRST_RATING = """
    INSERT INTO puzzle_ratings (game, puzzle, mean, deviation, tries) VALUES ($1, $2, $3, $4, 0) ON CONFLICT DO NOTHING
"""
RATING = "SELECT mean, deviation FROM puzzle_ratings WHERE game = $1 AND puzzle = $2 FOR UPDATE"
SET_RATING = """
    UPDATE puzzle_ratings SET mean = $3, deviation = $4, tries = tries + 1 WHERE game = $1 AND puzzle = $2
"""
TRY = """
    INSERT INTO puzzle_tries (person, game, puzzle, at, first, solved, shown) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
SOLVE = """
    UPDATE puzzle_tries SET solved = $4
    WHERE person = $1 AND game = $2 AND puzzle = $3 AND solved IS NULL AND shown = FALSE
"""
SHOW = "UPDATE puzzle_tries SET shown = TRUE WHERE person = $1 AND game = $2 AND puzzle = $3 AND solved IS NULL"
TRIED = "SELECT game, puzzle, at, first, solved, shown FROM puzzle_tries WHERE person = $1"
ADD_DAY = "INSERT INTO puzzle_days (person, day, game) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"


class Puzzles(Queries):
    """Puzzles, what users have done with them, and the difficulty that follows."""

    async def keep_puzzle(self, puzzle: StoredPuzzle) -> None:
        """Store a puzzle, in place of an earlier one with the same id."""
        await self._database.run(KEEP, *astuple(puzzle))

    async def kept_puzzles(self, game: str) -> Sequence[StoredPuzzle]:
        """Return the puzzles of a game that were found for this hall, by id."""
        found = "SELECT game, puzzle, at, body FROM puzzles WHERE game = $1 ORDER BY puzzle"
        return await self._database.all(StoredPuzzle, found, game)

    async def daily_puzzle(self, game: str, day: Day, proposed: str) -> str:
        """Return the id of a day's puzzle: the proposed one, unless another was proposed first."""
        known: str | None = await self._database.value(DAILY, game, day)
        if known is None:
            await self._database.run(PROPOSE_DAILY, game, day, proposed)
            # Read outside that transaction, in order to see what another server has proposed meanwhile.
            known = await self._database.value(DAILY, game, day)
        return known or proposed

    async def try_puzzle(self, user: UserId, tried: PuzzleTried) -> TryOutcome:
        """Store what a user did with a puzzle.

        The first try changes their level. Raises `Gone` if the user was deleted.
        """

        async def change(transaction: Transaction) -> TryOutcome:
            await lock_people(transaction, user)
            return await _try(transaction, user, tried)

        return await self._database.write(change)

    async def puzzle_tries(self, user: UserId) -> Sequence[PuzzleTry]:
        """Return what a user has done with puzzles, by game and id."""
        return await self._database.all(PuzzleTry, f"{TRIED} ORDER BY game, puzzle", user)

    async def puzzle_levels(self, user: UserId) -> Sequence[PuzzleLevel]:
        """Return the puzzle levels of a user, by game."""
        theirs = "SELECT game, mean, deviation, tries FROM puzzle_levels WHERE person = $1 ORDER BY game"
        return [
            PuzzleLevel(game, PuzzleRating(mean, deviation), tries)
            for game, mean, deviation, tries in await self._database.rows(theirs, user)
        ]

    async def puzzle_days(self, user: UserId) -> Sequence[tuple[Day, str]]:
        """Return the days on which a user solved the puzzle of that day, with its game, the newest first."""
        theirs = "SELECT day, game FROM puzzle_days WHERE person = $1 ORDER BY day DESC, game"
        return [(day, game) for day, game in await self._database.rows(theirs, user)]

    async def puzzle_ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """Return the ratings of the puzzles of a game that at least one user has tried."""
        rated = "SELECT puzzle, mean, deviation FROM puzzle_ratings WHERE game = $1"
        return {puzzle: PuzzleRating(*rating) for puzzle, *rating in await self._database.rows(rated, game)}


async def _try(transaction: Transaction, user: UserId, tried: PuzzleTried) -> TryOutcome:
    """Store a try of a user who is locked."""
    here = user, tried.game, tried.puzzle
    solved, gave_up = tried.result == "solved", tried.result == "gave up"
    known = await transaction.one(PuzzleTry, f"{TRIED} AND game = $2 AND puzzle = $3", *here)
    before = after = await transaction.one(PuzzleRating, LEVEL, *here[:2]) or NEWCOMER
    if known is None:
        if tried.rates:
            await transaction.run(FIRST_RATING, *here[1:], tried.rating.mean, tried.rating.deviation)
        rating = await transaction.one(PuzzleRating, RATING, *here[1:])
        after, its = rate_try(before, rating or tried.rating, solved)
        await transaction.run(SET_LEVEL, *here[:2], after.mean, after.deviation)
        if tried.rates:
            await transaction.run(SET_RATING, *here[1:], its.mean, its.deviation)
        await transaction.run(TRY, *here, tried.at, solved, tried.at if solved else None, gave_up)
    elif solved:
        await transaction.run(SOLVE, *here, tried.at)
    elif gave_up:
        await transaction.run(SHOW, *here)
    if solved and tried.day is not None and not (known and known.shown):
        await transaction.run(ADD_DAY, user, tried.day, tried.game)
    return TryOutcome(before, after, known is None)


class Lessons(Queries):
    """The lessons that users have done."""

    async def keep_lesson(self, user: UserId, done: LessonDone) -> None:
        """Record that a user has done a lesson; the first time counts. Raises `Gone` if the user was deleted."""
        add = "INSERT INTO lessons (person, game, lesson, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"

        async def change(transaction: Transaction) -> None:
            await lock_people(transaction, user)
            await transaction.run(add, user, done.game, done.lesson, done.at)

        await self._database.write(change)

    async def lessons_done(self, user: UserId) -> Sequence[LessonDone]:
        """Return the lessons that a user has done, by game and id."""
        theirs = "SELECT game, lesson, at FROM lessons WHERE person = $1 ORDER BY game, lesson"
        return await self._database.all(LessonDone, theirs, user)
