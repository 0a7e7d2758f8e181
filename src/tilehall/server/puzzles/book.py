"""The puzzles of a hall: those that come with the games, those found here, the daily one, and a user's next one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from random import Random, SystemRandom
from typing import Final

import msgspec
from cachetools import TTLCache

from tilehall.core.game import Malformed
from tilehall.core.puzzle import Puzzle, packaged
from tilehall.ratings.puzzles import PuzzleRating
from tilehall.server.accounts.people import DAY
from tilehall.store.queries.puzzles import Day
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
        return self.now() // DAY

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
        # A release may bring other puzzles than the one before it.
        return chosen if chosen in puzzles else candidate
