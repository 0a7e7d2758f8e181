"""The puzzles of a hall: those that come with the games, those found here, the one of the day, and the next one."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from random import Random, SystemRandom
from typing import Final

import msgspec
from cachetools import TTLCache

from tilehall.core.game import Malformed
from tilehall.core.puzzle import Puzzle, packaged
from tilehall.ratings.puzzles import PuzzleRating
from tilehall.server.accounts.people import DAY
from tilehall.server.live.hall import Hall
from tilehall.store.puzzle_protocol import Day

log = logging.getLogger("tilehall.puzzles")

NEAR: Final = 8  # puzzles around somebody's level, of which any may come next
KNOWN: Final = 60.0  # seconds for which what the store has is remembered: puzzles are found now and then
GAMES: Final = 100  # of which that is remembered


@cache
def brought(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game; none, and a line in the log, where the file does not fit."""
    try:
        return packaged(game)
    except Malformed as error:
        log.error("the puzzles of %s are left out: %s", game, error)
        return {}


def streak(days: Iterable[Day], today: Day) -> int:
    """How many days in a row there are up to today; a day that is not over yet does not end it.

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
    """The puzzle of a day: in an order that looks like chance, each once before any comes again.

    >>> sorted(proposed(("a", "b", "c"), "nim", day) for day in (300, 301, 302))
    ['a', 'b', 'c']
    """
    order = sorted(ids)
    Random(f"{game} {day // len(order)}").shuffle(order)
    return order[day % len(order)]


def nearest(puzzles: Iterable[Puzzle], ratings: Mapping[str, PuzzleRating], level: int) -> list[Puzzle]:
    """The puzzles by how near they are to a level, the nearest first."""
    return sorted(puzzles, key=lambda each: (abs(rating_of(each, ratings).mean - level), each.id))


def pick(puzzles: Iterable[Puzzle], ratings: Mapping[str, PuzzleRating], level: int, rng: Random) -> Puzzle:
    """One of the puzzles that are nearest to a level."""
    return rng.choice(nearest(puzzles, ratings, level)[:NEAR])


def rating_of(puzzle: Puzzle, ratings: Mapping[str, PuzzleRating]) -> PuzzleRating:
    """How hard a puzzle is: by what people did with it, or else by what bots did."""
    return ratings.get(puzzle.id) or PuzzleRating(puzzle.mean, puzzle.deviation)


class PuzzleBook:
    """The puzzles of every game of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._found: TTLCache[str, Mapping[str, Puzzle]] = TTLCache(GAMES, KNOWN)
        self.rng = SystemRandom()

    @property
    def today(self) -> Day:
        """The day by UTC."""
        return self._hall.now() // DAY

    async def puzzles(self, game: str) -> Mapping[str, Puzzle]:
        """Every puzzle of a game by id."""
        known = self._found.get(game)
        if known is None:
            kept = await self._hall.store.kept_puzzles(game)
            found = {each.puzzle: msgspec.json.decode(each.body, type=Puzzle) for each in kept}
            known = self._found[game] = {**brought(game), **found}
        return known

    async def ratings(self, game: str) -> Mapping[str, PuzzleRating]:
        """How hard the puzzles of a game are by what people did with them."""
        return await self._hall.store.puzzle_ratings(game)

    async def daily(self, game: str) -> str | None:
        """The id of the puzzle of today, the same for everybody; None for a game without puzzles."""
        puzzles = await self.puzzles(game)
        if not puzzles:
            return None
        candidate = proposed(list(brought(game)) or list(puzzles), game, self.today)
        chosen = await self._hall.store.daily_puzzle(game, self.today, candidate)
        # A release may bring other puzzles than the one before it.
        return chosen if chosen in puzzles else candidate
