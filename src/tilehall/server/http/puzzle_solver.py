"""Somebody who solves puzzles: their level, their tries and their days, as the store has them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilehall.core.puzzle import Puzzle
from tilehall.ratings.puzzles import NEWCOMER, PuzzleRating
from tilehall.server.accounts.people import People
from tilehall.server.errors import NotSignedIn
from tilehall.server.http.lessons import Pupil
from tilehall.server.http.puzzle_book import PuzzleBook, streak
from tilehall.server.live.hall import Hall
from tilehall.store.protocol import Gone
from tilehall.store.puzzle_protocol import Day, PuzzleTried, PuzzleTry, TryOutcome, TryResult

Mine = Literal["new", "missed", "solved", "shown"]


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """The puzzle of today."""

    id: str
    mine: Annotated[Mine, Meta(description="What I have done with it.")]
    done: Annotated[bool, Meta(description="Whether I have solved it today.")]


class Solver:
    """Somebody and what they have done with the puzzles of a game."""

    def __init__(self, pupil: Pupil, hall: Hall, book: PuzzleBook, game: str) -> None:
        self.pupil = pupil
        self.game = game
        self._hall = hall
        self._book = book

    async def tries(self) -> dict[str, PuzzleTry]:
        if self.pupil.who is None:
            return {}
        every = await self._hall.store.puzzle_tries(self.pupil.who.user)
        return {each.puzzle: each for each in every if each.game == self.game}

    async def level(self) -> PuzzleRating:
        who = self.pupil.who
        levels = await self._hall.store.puzzle_levels(who.user) if who else ()
        return next((each.rating for each in levels if each.game == self.game), NEWCOMER)

    async def days(self) -> list[tuple[Day, str]]:
        who = self.pupil.who
        return [(day, game) for day, game in await self._hall.store.puzzle_days(who.user)] if who else []

    async def streak(self) -> int:
        return streak([day for day, _ in await self.days()], self._book.today)

    async def daily(self) -> DailyPuzzle | None:
        id = await self._book.daily(self.game)
        if id is None:
            return None
        done = (self._book.today, self.game) in await self.days()
        return DailyPuzzle(id=id, mine=standing((await self.tries()).get(id)), done=done)

    async def keep(self, puzzle: Puzzle, result: TryResult, people: People) -> TryOutcome | None:
        """Keep a try; nothing for somebody who is not signed in."""
        who = self.pupil.who
        if who is None:
            return None
        today = self._book.today if await self._book.daily(self.game) == puzzle.id else None
        tried = PuzzleTried(
            game=self.game,
            puzzle=puzzle.id,
            at=self._hall.now(),
            result=result,
            day=today,
            rating=PuzzleRating(puzzle.mean, puzzle.deviation),
            # Guests come and go as often as they like: what they do says nothing about a puzzle.
            rates=(await people.user(who)).login is not None,
        )
        try:
            return await self._hall.store.try_puzzle(who.user, tried)
        except Gone:
            raise NotSignedIn("You are not signed in any more.") from None


def standing(tried: PuzzleTry | None) -> Mine:
    """What somebody has done with a puzzle."""
    if tried is None:
        return "new"
    return "solved" if tried.solved is not None else "shown" if tried.shown else "missed"
