"""The puzzles of a hall: those of each game, the daily one, and what a user has done with them.

A puzzle is played like a lesson. Its solution is shown only to users who have given up or solved it.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from random import Random, SystemRandom
from typing import Annotated, Final, Literal, Protocol

import msgspec
from msgspec import Meta, Struct

from tilehall.core.game import AnyGame, Malformed
from tilehall.core.lesson import PlayableLesson, Standing, attempt
from tilehall.core.message import in_words
from tilehall.core.puzzle import Puzzle, packaged, position_of
from tilehall.core.registry import games
from tilehall.messages.errors import NotFound
from tilehall.messages.lessons import (
    LessonHappened,
    LessonPosition,
    PlayedTurns,
    find_game_of,
    happened,
    newest,
    solution_of,
)
from tilehall.messages.lessons import position_of as shown_position
from tilehall.messages.words import say
from tilehall.ratings.scale import (
    EXACT,
    NEWCOMER,
    SETTLED,
    Day,
    PuzzleLevel,
    PuzzleRating,
    PuzzleTried,
    PuzzleTry,
    StoredPuzzle,
    TryOutcome,
    TryResult,
)
from tilehall.table.summary import UserId

log = logging.getLogger("tilehall.puzzles")

NO_PUZZLE: Final = say("no-puzzle")
CANDIDATES: Final = 8  # puzzles nearest to a user's level, from which the next one is drawn
CACHE_MS: Final = 60_000  # new puzzles are found now and then
DAY_MS: Final = 86_400_000

Points = Annotated[int, Meta(description="A rating in points. A user's level begins at 1000.")]
Streak = Annotated[int, Meta(description="Days in a row, up to today, on which the user solved a daily puzzle.")]
Theme = Annotated[str, Meta(description="Its theme in English, by which a client asks for more of the kind.")]
ThemeTitle = Annotated[str, Meta(description="The theme in the language of the reader.")]
DayNumber = Annotated[int, Meta(description="Today in UTC, in days since 1970.")]


class PuzzleStore(Protocol):
    """Where a hall keeps puzzles and what users have done with them."""

    async def kept_puzzles(self, game: str) -> Sequence[StoredPuzzle]: ...

    async def puzzle_ratings(self, game: str) -> Mapping[str, PuzzleRating]: ...

    async def daily_puzzle(self, game: str, day: Day, proposed: str) -> str: ...

    async def puzzle_tries(self, user: UserId) -> Sequence[PuzzleTry]: ...

    async def puzzle_levels(self, user: UserId) -> Sequence[PuzzleLevel]: ...

    async def puzzle_days(self, user: UserId) -> Sequence[tuple[Day, str]]: ...

    async def try_puzzle(self, user: UserId, tried: PuzzleTried) -> TryOutcome: ...


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

    def __init__(self, store: PuzzleStore, now: Callable[[], int]) -> None:
        self.now = now  # milliseconds since 1970
        self.store = store
        self._found: dict[str, tuple[int, Mapping[str, Puzzle]]] = {}  # by game, with the time of the lookup
        self.rng = SystemRandom()

    @property
    def today(self) -> Day:
        """The current day in UTC."""
        return self.now() // DAY_MS

    async def puzzles(self, game: str) -> Mapping[str, Puzzle]:
        """Return every puzzle of a game by its id."""
        at, known = self._found.get(game, (0, {}))
        if self.now() - at > CACHE_MS:
            kept = await self.store.kept_puzzles(game)
            found = {each.puzzle: msgspec.json.decode(each.body, type=Puzzle) for each in kept}
            known = {**brought(game), **found}
            self._found[game] = self.now(), known
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

    def __init__(self, user: UserId | None, book: PuzzleBook, game: str) -> None:
        self.game = game
        self._user = user
        self._store = book.store
        self._book = book

    async def tries(self) -> dict[str, PuzzleTry]:
        """Return the tries at puzzles of this game, by puzzle."""
        if self._user is None:
            return {}
        every = await self._store.puzzle_tries(self._user)
        return {each.puzzle: each for each in every if each.game == self.game}

    async def level(self) -> PuzzleRating:
        """Return the solver's level in this game."""
        levels = await self._store.puzzle_levels(self._user) if self._user else ()
        return next((each.rating for each in levels if each.game == self.game), NEWCOMER)

    async def days(self) -> list[tuple[Day, str]]:
        """Return the days on which the solver solved a daily puzzle, each with its game."""
        return [(day, game) for day, game in await self._store.puzzle_days(self._user)] if self._user else []

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

    async def keep(self, puzzle: Puzzle, result: TryResult, rates: bool) -> TryOutcome | None:
        """Store a try and return its outcome. Do nothing for a visitor who is not signed in.

        `rates` says whether the try changes the rating of the puzzle.
        """
        if self._user is None:
            return None
        today = self._book.today if await self._book.daily(self.game) == puzzle.id else None
        tried = PuzzleTried(
            game=self.game,
            puzzle=puzzle.id,
            at=self._book.now(),
            result=result,
            day=today,
            rating=PuzzleRating(puzzle.mean, puzzle.deviation),
            rates=rates,
        )
        return await self._store.try_puzzle(self._user, tried)


def standing(tried: PuzzleTry | None) -> Mine:
    """Return what a user has done with a puzzle."""
    if tried is None:
        return "new"
    return "solved" if tried.solved is not None else "shown" if tried.shown else "missed"


class PuzzleTheme(Struct, frozen=True, kw_only=True):
    """A theme of puzzles."""

    theme: Theme
    title: ThemeTitle = ""
    puzzles: int
    solved: Annotated[int, Meta(description="How many of them the user has solved.")]
    next: Annotated[
        str, Meta(description="The id of one near the user's level, if possible one that they have not tried.")
    ]


class PuzzleGame(Struct, frozen=True, kw_only=True):
    """A game that has puzzles."""

    game: str
    title: str
    puzzles: int
    solved: Annotated[int, Meta(description="How many of them the user has solved.")]
    level: Points
    provisional: Annotated[bool, Meta(description="Whether the level is still provisional.")]
    daily: DailyPuzzle
    themes: tuple[PuzzleTheme, ...]


class PuzzleOverview(Struct, frozen=True, kw_only=True):
    """The puzzles of this hall."""

    day: DayNumber
    streak: Streak
    week: Annotated[
        list[bool],
        Meta(description="On which of the last seven days the user solved a daily puzzle. Today is the last."),
    ]
    games: tuple[PuzzleGame, ...]


class PuzzleList(Struct, frozen=True, kw_only=True):
    """The puzzles of a game, and the user's results."""

    game: str
    title: Annotated[str, Meta(description="The title of the game.")]
    day: DayNumber
    streak: Streak
    puzzles: int
    tried: int
    solved: int
    level: Points
    provisional: Annotated[bool, Meta(description="Whether the level is still provisional.")]
    daily: DailyPuzzle | None
    themes: tuple[PuzzleTheme, ...]


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle to solve."""

    id: str
    theme: Theme
    title: ThemeTitle = ""
    source: Annotated[str, Meta(description="Where it comes from, without names.")]
    task: str
    level: Annotated[Points, Meta(description="Its difficulty, on the scale of the user's level.")]
    daily: Annotated[bool, Meta(description="Whether it is today's puzzle.")]
    mine: Mine
    names: Annotated[tuple[str, ...], Meta(description="The names of the players, by seat.")]
    position: LessonPosition


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """The result of a try at a puzzle."""

    stands: Annotated[Standing, Meta(description="`done`: solved; `going`: play on; `missed`: try again, or give up.")]
    say: Annotated[str, Meta(description="The comment on it; blank while it goes on.")]
    happened: tuple[LessonHappened, ...]
    counted: Annotated[bool, Meta(description="Whether it changed the user's level. Only the first try does.")] = False
    level: Points = 0
    before: Annotated[Points, Meta(description="The user's level before it.")] = 0
    streak: Streak = 0


class PuzzleSolution(Struct, frozen=True, kw_only=True):
    """The solution of a puzzle, for a user who gave up or has solved it."""

    say: str
    steps: tuple[str, ...]
    turns: Annotated[list[list[str]], Meta(description="The same steps, turn by turn.")]
    happened: tuple[LessonHappened, ...]
    counted: bool
    level: Points
    before: Points


def is_provisional(level: PuzzleRating) -> bool:
    """Return whether a level is still provisional."""
    return level.deviation >= SETTLED * EXACT


def solved_of(tries: Mapping[str, PuzzleTry]) -> int:
    """Return how many of these puzzles were solved."""
    return sum(each.solved is not None for each in tries.values())


def themes_of(
    puzzles: Mapping[str, Puzzle],
    tries: Mapping[str, PuzzleTry],
    ratings: Mapping[str, PuzzleRating],
    level: PuzzleRating,
    language: str,
) -> tuple[PuzzleTheme, ...]:
    """Return the themes of some puzzles, by name."""
    every: dict[str, list[Puzzle]] = {}
    for each in puzzles.values():
        every.setdefault(each.theme, []).append(each)
    solved = Counter(puzzles[id].theme for id, tried in tries.items() if id in puzzles and tried.solved is not None)
    return tuple(
        PuzzleTheme(
            theme=theme,
            title=in_words(every[theme][0].lesson.title, language),
            puzzles=len(every[theme]),
            solved=solved[theme],
            next=nearest(untried(every[theme], tries), ratings, level.mean)[0].id,
        )
        for theme in sorted(every)
    )


def untried(puzzles: Sequence[Puzzle], tries: Mapping[str, PuzzleTry]) -> Sequence[Puzzle]:
    """Return the puzzles that were not tried. If there are none, return those that were not solved, or else all."""
    left = [each for each in puzzles if each.id not in tries]
    return left or [each for each in puzzles if standing(tries.get(each.id)) != "solved"] or puzzles


async def overview(
    user: UserId | None, book: PuzzleBook, title: Callable[[AnyGame, str], str], language: str
) -> PuzzleOverview:
    """Return the daily puzzle of every game that has puzzles, and the user's results."""
    found, days = list[PuzzleGame](), set[Day]()
    for name, rules in games().items():
        solver = Solver(user, book, name)
        daily = await solver.daily()
        if daily is not None:
            puzzles, tries, level = await book.puzzles(name), await solver.tries(), await solver.level()
            found.append(
                PuzzleGame(
                    game=name,
                    title=title(rules, language),
                    puzzles=len(puzzles),
                    solved=solved_of(tries),
                    level=level.points,
                    provisional=is_provisional(level),
                    daily=daily,
                    themes=themes_of(puzzles, tries, await book.ratings(name), level, language),
                )
            )
            days = {day for day, _ in await solver.days()}
    week = [day in days for day in range(book.today - 6, book.today + 1)]
    return PuzzleOverview(day=book.today, streak=streak(days, book.today), week=week, games=tuple(found))


async def puzzle_list(solver: Solver, book: PuzzleBook, title: str, language: str) -> PuzzleList:
    """Return the themes of a game's puzzles, today's puzzle, and the user's level and streak."""
    game = solver.game
    puzzles, tries, level = await book.puzzles(game), await solver.tries(), await solver.level()
    return PuzzleList(
        game=game,
        title=title,
        day=book.today,
        streak=await solver.streak(),
        puzzles=len(puzzles),
        tried=len(tries),
        solved=solved_of(tries),
        level=level.points,
        provisional=is_provisional(level),
        daily=await solver.daily(),
        themes=themes_of(puzzles, tries, await book.ratings(game), level, language),
    )


async def find_puzzle(book: PuzzleBook, game: str, id: str) -> tuple[Puzzle, PlayableLesson]:
    """Return a puzzle with its position. Raises `NotFound` if there is none."""
    puzzle = (await book.puzzles(find_game_of(game).name)).get(id)
    if puzzle is None:
        raise NotFound(NO_PUZZLE)
    return puzzle, position_of(game, puzzle.lesson)


async def next_puzzle(solver: Solver, book: PuzzleBook, theme: str, after: str) -> Puzzle:
    """Return a puzzle near the user's level that they have not tried, or else one that they have not solved.

    Raises `NotFound` if the theme has no puzzles. The puzzle `after` is not returned again.
    """
    tries = await solver.tries()
    fitting = [each for each in (await book.puzzles(solver.game)).values() if theme in ("", each.theme)]
    if not fitting:
        raise NotFound(NO_PUZZLE)
    others = [each for each in fitting if each.id != after] or fitting
    level = (await solver.level()).mean
    return pick(untried(others, tries), await book.ratings(solver.game), level, book.rng)


async def show_puzzle(
    solver: Solver, book: PuzzleBook, puzzle: Puzzle, at: PlayableLesson, names: tuple[str, ...], language: str
) -> PuzzleShown:
    """Return a puzzle and its position, for the board, without the solution."""
    return PuzzleShown(
        id=puzzle.id,
        theme=puzzle.theme,
        title=in_words(puzzle.lesson.title, language),
        source=in_words(puzzle.lesson.text, language),
        task=in_words(puzzle.lesson.task, language),
        level=rating_of(puzzle, await book.ratings(solver.game)).points,
        daily=await book.daily(solver.game) == puzzle.id,
        mine=standing((await solver.tries()).get(puzzle.id)),
        names=names,
        position=shown_position(at, at.state, 0),
    )


async def try_puzzle(
    solver: Solver,
    puzzle: Puzzle,
    at: PlayableLesson,
    played: PlayedTurns,
    names: tuple[str, ...],
    language: str,
    *,
    rates: bool,
) -> PuzzleAnswer:
    """Play turns from the puzzle's position by the rules of the game, and return whether they solve it."""
    came = attempt(at, played.turns)
    seen, answer = newest(at, came, names, language), in_words(came.say, language)
    if came.stands == "going":
        return PuzzleAnswer(stands=came.stands, say=answer, happened=seen)
    outcome = await solver.keep(puzzle, "solved" if came.stands == "done" else "missed", rates)
    return PuzzleAnswer(
        stands=came.stands,
        say=answer,
        happened=seen,
        counted=outcome is not None and outcome.counted,
        level=outcome.after.points if outcome else NEWCOMER.points,
        before=outcome.before.points if outcome else NEWCOMER.points,
        streak=await solver.streak(),
    )


async def give_up(
    solver: Solver, puzzle: Puzzle, at: PlayableLesson, names: tuple[str, ...], language: str, *, rates: bool
) -> PuzzleSolution:
    """Return the solution. Unless the user has solved the puzzle before, it then never counts as solved."""
    outcome = await solver.keep(puzzle, "gave up", rates)
    assert outcome is not None  # None only if nobody is signed in
    turns = solution_of(at)
    came = attempt(at, turns)
    return PuzzleSolution(
        say=in_words(came.say, language),
        steps=tuple(step for turn in turns for step in turn),
        turns=turns,
        happened=happened(at, came, names, language),
        counted=outcome.counted,
        level=outcome.after.points,
        before=outcome.before.points,
    )
