"""Puzzles in PostgreSQL: those found for this hall, what people have done with puzzles, and how hard those are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tilehall.ratings.puzzles import NEWCOMER, PuzzleRating, rate_try
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Gone
from tilehall.store.puzzle_protocol import Day, PuzzleLevel, PuzzleTried, PuzzleTry, StoredPuzzle, TryOutcome
from tilehall.table.summary import UserId

KEEP = """
    INSERT INTO puzzles (game, puzzle, at, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game, puzzle) DO UPDATE SET at = excluded.at, body = excluded.body
"""
LEVEL = "SELECT mean, deviation FROM puzzle_levels WHERE person = $1 AND game = $2"
SET_LEVEL = """
    INSERT INTO puzzle_levels AS known (person, game, mean, deviation, tries) VALUES ($1, $2, $3, $4, 1)
    ON CONFLICT (person, game) DO UPDATE SET
        mean = excluded.mean, deviation = excluded.deviation, tries = known.tries + 1
"""
# A puzzle that several people try at once is rated by one after another.
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
    WHERE person = $1 AND game = $2 AND puzzle = $3 AND solved IS NULL AND NOT shown
"""
SHOW = "UPDATE puzzle_tries SET shown = true WHERE person = $1 AND game = $2 AND puzzle = $3 AND solved IS NULL"
SHOWN = "SELECT shown FROM puzzle_tries WHERE person = $1 AND game = $2 AND puzzle = $3"
DAILY = "SELECT puzzle FROM daily_puzzles WHERE game = $1 AND day = $2"


class PostgresPuzzles:
    """Puzzles. `PostgresStore` provides the connections."""

    _connections: Connections

    async def keep_puzzle(self, puzzle: StoredPuzzle) -> None:
        """Keep a puzzle, in place of one with the same id."""

        async def write(connection: Connection) -> None:
            await connection.execute(KEEP, *msgspec.structs.astuple(puzzle))

        await self._connections.do(write)

    async def kept_puzzles(self, game: str) -> Sequence[StoredPuzzle]:
        """The puzzles of a game that were found for this hall, by id."""

        async def read(connection: Connection) -> list[StoredPuzzle]:
            found = "SELECT game, puzzle, at, body FROM puzzles WHERE game = $1 ORDER BY puzzle"
            return [StoredPuzzle(*each) for each in await connection.fetch(found, game)]

        return await self._connections.read(read)

    async def daily_puzzle(self, game: str, day: Day, proposed: str) -> str:
        """The id of the puzzle of a day: the proposed one, unless another one was proposed before."""

        async def read(connection: Connection) -> str | None:
            known: str | None = await connection.fetchval(DAILY, game, day)
            return known

        async def write(connection: Connection) -> None:
            add = "INSERT INTO daily_puzzles (game, day, puzzle) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            await connection.execute(add, game, day, proposed)

        known = await self._connections.read(read)
        if known is None:
            await self._connections.do(write)
            # In a transaction of its own: it sees what another hall has proposed meanwhile.
            known = await self._connections.read(read)
        return known or proposed

    async def try_puzzle(self, user: UserId, tried: PuzzleTried) -> TryOutcome:
        """Keep what somebody did with a puzzle; the first time changes their level. Gone when the person is deleted."""

        async def write(connection: Connection) -> TryOutcome:
            # Whoever deletes the person, or tries something in their name, at the same time waits.
            there = "SELECT 1 FROM users WHERE id = $1 AND NOT deleted FOR NO KEY UPDATE"
            if await connection.fetchval(there, user) is None:
                raise Gone("This account was deleted.")
            return await _try(connection, user, tried)

        return await self._connections.do(write)

    async def puzzle_tries(self, user: UserId) -> Sequence[PuzzleTry]:
        """What somebody has done with puzzles, by game and id."""

        async def read(connection: Connection) -> list[PuzzleTry]:
            theirs = """
                SELECT game, puzzle, at, first, solved, shown FROM puzzle_tries WHERE person = $1 ORDER BY game, puzzle
            """
            return [PuzzleTry(*each) for each in await connection.fetch(theirs, user)]

        return await self._connections.read(read)

    async def puzzle_levels(self, user: UserId) -> Sequence[PuzzleLevel]:
        """How well somebody solves puzzles, by game."""

        async def read(connection: Connection) -> list[PuzzleLevel]:
            theirs = "SELECT game, mean, deviation, tries FROM puzzle_levels WHERE person = $1 ORDER BY game"
            return [
                PuzzleLevel(game, PuzzleRating(mean, deviation), tries)
                for game, mean, deviation, tries in await connection.fetch(theirs, user)
            ]

        return await self._connections.read(read)

    async def puzzle_days(self, user: UserId) -> Sequence[tuple[Day, str]]:
        """The days on which somebody solved the puzzle of that day, with its game; the newest first."""

        async def read(connection: Connection) -> list[tuple[Day, str]]:
            theirs = "SELECT day, game FROM puzzle_days WHERE person = $1 ORDER BY day DESC, game"
            return [(day, game) for day, game in await connection.fetch(theirs, user)]

        return await self._connections.read(read)

    async def puzzle_ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """How hard the puzzles of a game are by what people did with them; those that nobody tried are missing."""

        async def read(connection: Connection) -> dict[str, PuzzleRating]:
            rated = "SELECT puzzle, mean, deviation FROM puzzle_ratings WHERE game = $1"
            return {
                puzzle: PuzzleRating(mean, deviation) for puzzle, mean, deviation in await connection.fetch(rated, game)
            }

        return await self._connections.read(read)


async def _try(connection: Connection, user: UserId, tried: PuzzleTried) -> TryOutcome:
    here = user, tried.game, tried.puzzle
    solved, gave_up = tried.result == "solved", tried.result == "gave up"
    known = await connection.fetchrow(SHOWN, *here)
    level = await connection.fetchrow(LEVEL, *here[:2])
    before = after = PuzzleRating(*level) if level else NEWCOMER
    if known is None:
        if tried.rates:
            await connection.execute(FIRST_RATING, *here[1:], tried.rating.mean, tried.rating.deviation)
        rating = await connection.fetchrow(RATING, *here[1:])
        after, its = rate_try(before, PuzzleRating(*rating) if rating else tried.rating, solved)
        await connection.execute(SET_LEVEL, *here[:2], after.mean, after.deviation)
        if tried.rates:
            await connection.execute(SET_RATING, *here[1:], its.mean, its.deviation)
        await connection.execute(TRY, *here, tried.at, solved, tried.at if solved else None, gave_up)
    elif solved:
        await connection.execute(SOLVE, *here, tried.at)
    elif gave_up:
        await connection.execute(SHOW, *here)
    if solved and tried.day is not None and not (known and known[0]):
        add = "INSERT INTO puzzle_days (person, day, game) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await connection.execute(add, user, tried.day, tried.game)
    return TryOutcome(before, after, known is None)
