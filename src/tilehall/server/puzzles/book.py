"""The puzzles of a hall: those of each game, the daily one, and what a user has done with them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from random import Random, SystemRandom
from typing import Annotated, Final, Literal

import msgspec
from cachetools import TTLCache
from msgspec import Meta, Struct

from tilehall.core.game import Malformed
from tilehall.core.puzzle import Puzzle, packaged
from tilehall.ratings.puzzles import NEWCOMER, PuzzleRating
from tilehall.server.accounts.people import DAY_MS, People, Who
from tilehall.server.errors import NotSignedIn
from tilehall.store.protocol import Gone
from tilehall.store.queries.puzzles import Day, PuzzleTried, PuzzleTry, TryOutcome, TryResult
from tilehall.store.store import Store

log = logging.getLogger("tilehall.puzzles")

CANDIDATES: Final = 8  # puzzles nearest to a user's level, from which the next one is drawn
CACHE_S: Final = 60.0  # new puzzles are found now and then
CACHED_GAMES: Final = 100


@cache
def brought(game: str) -> Mapping[str, Puzzle]:
    """Return the puzzles that come with a game. If its file is invalid, log that and return none."""
    try:
        return packaged(game)
    except Malformed as error:
        log.error("the puzzles of %s are left out: %s", game, error)
        return {}


def streak(days: Iterable[Day], today: Day) -> int:
    """Count the days in a row up to today. A missing entry for today does not end the streak.

    >>> streak([19, 18, 16], 19), streak([19, 18, 16], 20), streak([19, 18, 16], 21)
    (2, 2, 0)
    """
    there = set(days)
    last = today if today in there else today - 1
    count = 0
    while last - count in there:
        count += 1
    return count


def proposed(ids: Collection[str], game: str, day: Day) -> str:
    """Return the puzzle of a day. The order is shuffled, and every puzzle comes once before any is repeated.

    >>> sorted(proposed(("a", "b", "c"), "nim", day) for day in (300, 301, 302))
    ['a', 'b', 'c']
    """
    order = sorted(ids)
    Random(f"{game} {day // len(order)}").shuffle(order)
    return order[day % len(order)]


def nearest(puzzles: Iterable[Puzzle], ratings: Mapping[str, PuzzleRating], level: int) -> list[Puzzle]:
    """Return the puzzles by how near they are to a level, the nearest first."""
    return sorted(puzzles, key=lambda each: (abs(rating_of(each, ratings).mean - level), each.id))


def pick(puzzles: Iterable[Puzzle], ratings: Mapping[str, PuzzleRating], level: int, rng: Random) -> Puzzle:
    """Draw one of the puzzles that are nearest to a level."""
    return rng.choice(nearest(puzzles, ratings, level)[:CANDIDATES])


def rating_of(puzzle: Puzzle, ratings: Mapping[str, PuzzleRating]) -> PuzzleRating:
    """Return how hard a puzzle is, by the tries of users if there are any, otherwise by those of bots."""
    return ratings.get(puzzle.id) or PuzzleRating(puzzle.mean, puzzle.deviation)


class PuzzleBook:
    """The puzzles of every game of a hall."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.now = now  # milliseconds since 1970
        self.store = store
        self._found: TTLCache[str, Mapping[str, Puzzle]] = TTLCache(CACHED_GAMES, CACHE_S)
        self.rng = SystemRandom()

    @property
    def today(self) -> Day:
        """The current day in UTC."""
        return self.now() // DAY_MS

    async def puzzles(self, game: str) -> Mapping[str, Puzzle]:
        """Return every puzzle of a game by its id."""
        known = self._found.get(game)
        if known is None:
            kept = await self.store.kept_puzzles(game)
            found = {each.puzzle: msgspec.json.decode(each.body, type=Puzzle) for each in kept}
            known = self._found[game] = {**brought(game), **found}
        return known

    async def ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """Return how hard the puzzles of a game are, by the tries of users."""
        return await self.store.puzzle_ratings(game)

    async def daily(self, game: str) -> str | None:
        """Return the id of today's puzzle, which is the same for all users, or None if the game has no puzzles."""
        puzzles = await self.puzzles(game)
        if not puzzles:
            return None
        candidate = proposed(list(brought(game)) or list(puzzles), game, self.today)
        chosen = await self.store.daily_puzzle(game, self.today, candidate)
        # Another release may have different puzzles.
        return chosen if chosen in puzzles else candidate


Mine = Literal["new", "missed", "solved", "shown"]


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """The puzzle of today."""

    id: str
    mine: Annotated[Mine, Meta(description="What the user has done with it.")]
    done: Annotated[bool, Meta(description="Whether the user has solved it today.")]


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
