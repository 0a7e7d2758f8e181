"""Puzzles in SQLite: those found for this hall, what people have done with puzzles, and how hard those are."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

import msgspec

from tilehall.ratings.puzzles import NEWCOMER, PuzzleRating, rate_try
from tilehall.store.puzzle_protocol import Day, PuzzleLevel, PuzzleTried, PuzzleTry, StoredPuzzle, TryOutcome
from tilehall.store.sqlite.accounts import present
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import UserId

KEEP = "INSERT OR REPLACE INTO puzzles (game, puzzle, at, body) VALUES (?, ?, ?, ?)"
LEVEL = "SELECT mean, deviation FROM puzzle_levels WHERE person = ? AND game = ?"
SET_LEVEL = """
    INSERT INTO puzzle_levels (person, game, mean, deviation, tries) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, tries = tries + 1
"""
RATING = "SELECT mean, deviation FROM puzzle_ratings WHERE game = ? AND puzzle = ?"
SET_RATING = """
    INSERT INTO puzzle_ratings (game, puzzle, mean, deviation, tries) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, tries = tries + 1
"""
TRY = "INSERT INTO puzzle_tries (person, game, puzzle, at, first, solved, shown) VALUES (?, ?, ?, ?, ?, ?, ?)"
SOLVE = """
    UPDATE puzzle_tries SET solved = ? WHERE person = ? AND game = ? AND puzzle = ? AND solved IS NULL AND shown = 0
"""
SHOW = "UPDATE puzzle_tries SET shown = 1 WHERE person = ? AND game = ? AND puzzle = ? AND solved IS NULL"
SHOWN = "SELECT shown FROM puzzle_tries WHERE person = ? AND game = ? AND puzzle = ?"


class SqlitePuzzles:
    """Puzzles. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def keep_puzzle(self, puzzle: StoredPuzzle) -> None:
        """Keep a puzzle, in place of one with the same id."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(KEEP, msgspec.structs.astuple(puzzle))

        await self._writer.do(write)

    async def kept_puzzles(self, game: str) -> Sequence[StoredPuzzle]:
        """The puzzles of a game that were found for this hall, by id."""
        found = "SELECT game, puzzle, at, body FROM puzzles WHERE game = ? ORDER BY puzzle"
        return await self._reader.read(
            lambda connection: [StoredPuzzle(*each) for each in connection.execute(found, (game,)).fetchall()]
        )

    async def daily_puzzle(self, game: str, day: Day, proposed: str) -> str:
        """The id of the puzzle of a day: the proposed one, unless another one was proposed before."""
        theirs = "SELECT puzzle FROM daily_puzzles WHERE game = ? AND day = ?"

        def write(connection: sqlite3.Connection) -> str:
            add = "INSERT OR IGNORE INTO daily_puzzles (game, day, puzzle) VALUES (?, ?, ?)"
            connection.execute(add, (game, day, proposed))
            puzzle: str = connection.execute(theirs, (game, day)).fetchone()[0]
            return puzzle

        known = await self._reader.read(lambda connection: connection.execute(theirs, (game, day)).fetchone())
        return known[0] if known else await self._writer.do(write)

    async def try_puzzle(self, user: UserId, tried: PuzzleTried) -> TryOutcome:
        """Keep what somebody did with a puzzle; the first time changes their level. Gone when the person is deleted."""

        def write(connection: sqlite3.Connection) -> TryOutcome:
            present(connection, user)
            return _try(connection, user, tried)

        return await self._writer.do(write)

    async def puzzle_tries(self, user: UserId) -> Sequence[PuzzleTry]:
        """What somebody has done with puzzles, by game and id."""
        theirs = """
            SELECT game, puzzle, at, first, solved, shown FROM puzzle_tries WHERE person = ? ORDER BY game, puzzle
        """
        return await self._reader.read(
            lambda connection: [
                PuzzleTry(game, puzzle, at, bool(first), solved, bool(shown))
                for game, puzzle, at, first, solved, shown in connection.execute(theirs, (user,)).fetchall()
            ]
        )

    async def puzzle_levels(self, user: UserId) -> Sequence[PuzzleLevel]:
        """How well somebody solves puzzles, by game."""
        theirs = "SELECT game, mean, deviation, tries FROM puzzle_levels WHERE person = ? ORDER BY game"
        return await self._reader.read(
            lambda connection: [
                PuzzleLevel(game, PuzzleRating(mean, deviation), tries)
                for game, mean, deviation, tries in connection.execute(theirs, (user,)).fetchall()
            ]
        )

    async def puzzle_days(self, user: UserId) -> Sequence[tuple[Day, str]]:
        """The days on which somebody solved the puzzle of that day, with its game; the newest first."""
        theirs = "SELECT day, game FROM puzzle_days WHERE person = ? ORDER BY day DESC, game"
        return await self._reader.read(lambda connection: connection.execute(theirs, (user,)).fetchall())

    async def puzzle_ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """How hard the puzzles of a game are by what people did with them; those that nobody tried are missing."""
        rated = "SELECT puzzle, mean, deviation FROM puzzle_ratings WHERE game = ?"
        return await self._reader.read(
            lambda connection: {
                puzzle: PuzzleRating(mean, deviation)
                for puzzle, mean, deviation in connection.execute(rated, (game,)).fetchall()
            }
        )


def _try(connection: sqlite3.Connection, user: UserId, tried: PuzzleTried) -> TryOutcome:
    here = user, tried.game, tried.puzzle
    solved, gave_up = tried.result == "solved", tried.result == "gave up"
    known = connection.execute(SHOWN, here).fetchone()
    level = connection.execute(LEVEL, here[:2]).fetchone()
    before = after = PuzzleRating(*level) if level else NEWCOMER
    if known is None:
        rating = connection.execute(RATING, here[1:]).fetchone()
        after, its = rate_try(before, PuzzleRating(*rating) if rating else tried.rating, solved)
        connection.execute(SET_LEVEL, (*here[:2], after.mean, after.deviation))
        if tried.rates:
            connection.execute(SET_RATING, (*here[1:], its.mean, its.deviation))
        connection.execute(TRY, (*here, tried.at, solved, tried.at if solved else None, gave_up))
    elif solved:
        connection.execute(SOLVE, (tried.at, *here))
    elif gave_up:
        connection.execute(SHOW, here)
    if solved and tried.day is not None and not (known and known[0]):
        add = "INSERT OR IGNORE INTO puzzle_days (person, day, game) VALUES (?, ?, ?)"
        connection.execute(add, (user, tried.day, tried.game))
    return TryOutcome(before, after, known is None)
