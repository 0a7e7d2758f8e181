"""A user who solves puzzles: level, tries and days, as stored."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilehall.core.puzzle import Puzzle
from tilehall.ratings.puzzles import NEWCOMER, PuzzleRating
from tilehall.server.accounts.people import People, Who
from tilehall.server.errors import NotSignedIn
from tilehall.server.puzzles.book import PuzzleBook, streak
from tilehall.store.protocol import Gone
from tilehall.store.queries.puzzles import Day, PuzzleTried, PuzzleTry, TryOutcome, TryResult

Mine = Literal["new", "missed", "solved", "shown"]


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """The puzzle of today."""

    id: str
    mine: Annotated[Mine, Meta(description="What I have done with it.")]
    done: Annotated[bool, Meta(description="Whether I have solved it today.")]


class Solver:
    """A visitor, signed in or not, and what they have done with the puzzles of a game."""

    def __init__(self, who: Who | None, book: PuzzleBook, game: str) -> None:
        self.game = game
        self._who = who
        self._store = book.store
        self._book = book

    async def tries(self) -> dict[str, PuzzleTry]:
        """Return the tries at puzzles of this game, by puzzle."""
        if self._who is None:
            return {}
        every = await self._store.puzzle_tries(self._who.user)
        return {each.puzzle: each for each in every if each.game == self.game}

    async def level(self) -> PuzzleRating:
        """Return the solver's level in this game."""
        levels = await self._store.puzzle_levels(self._who.user) if self._who else ()
        return next((each.rating for each in levels if each.game == self.game), NEWCOMER)

    async def days(self) -> list[tuple[Day, str]]:
        """Return the days on which the solver solved a daily puzzle, each with its game."""
        return [(day, game) for day, game in await self._store.puzzle_days(self._who.user)] if self._who else []

    async def streak(self) -> int:
        """Return for how many days in a row the solver has solved a daily puzzle."""
        return streak([day for day, _ in await self.days()], self._book.today)

    async def daily(self) -> DailyPuzzle | None:
        """Return today's puzzle of this game, or None if the game has no puzzles."""
        id = await self._book.daily(self.game)
        if id is None:
            return None
        done = (self._book.today, self.game) in await self.days()
        return DailyPuzzle(id=id, mine=standing((await self.tries()).get(id)), done=done)

    async def keep(self, puzzle: Puzzle, result: TryResult, people: People) -> TryOutcome | None:
        """Store a try and return its outcome. Do nothing for a visitor who is not signed in."""
        who = self._who
        if who is None:
            return None
        today = self._book.today if await self._book.daily(self.game) == puzzle.id else None
        tried = PuzzleTried(
            game=self.game,
            puzzle=puzzle.id,
            at=self._book.now(),
            result=result,
            day=today,
            rating=PuzzleRating(puzzle.mean, puzzle.deviation),
            # A guest account costs nothing, so the tries of guests do not rate a puzzle.
            rates=(await people.user(who)).login is not None,
        )
        try:
            return await self._store.try_puzzle(who.user, tried)
        except Gone:
            raise NotSignedIn("You are not signed in any more.") from None


def standing(tried: PuzzleTry | None) -> Mine:
    """Return what a user has done with a puzzle."""
    if tried is None:
        return "new"
    return "solved" if tried.solved is not None else "shown" if tried.shown else "missed"
