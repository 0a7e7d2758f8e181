"""Puzzles over HTTP: the daily puzzle, puzzles at the user's level, and the rules' answer to a try.

A puzzle is played like a lesson. Its solution is shown only to users who have given up or solved it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from tilehall.core.lesson import PlayableLesson, Standing, attempt
from tilehall.core.puzzle import Puzzle, position_of
from tilehall.core.registry import games
from tilehall.ratings.model import EXACT, SETTLED
from tilehall.ratings.puzzles import NEWCOMER, PuzzleRating
from tilehall.server.accounts.people import People, Who
from tilehall.server.errors import NotFound
from tilehall.server.http.lessons import (
    PUPIL,
    GameName,
    LessonDraft,
    LessonHappened,
    LessonId,
    LessonPosition,
    PlayedTurns,
    Pupil,
    TriedDraft,
    find_game_of,
    happened,
    judge_draft,
    newest,
    solution_of,
)
from tilehall.server.http.lessons import position_of as shown_position
from tilehall.server.http.routes import SIGNED_IN, get, post
from tilehall.server.puzzles.book import (
    DailyPuzzle,
    Mine,
    PuzzleBook,
    Solver,
    nearest,
    pick,
    rating_of,
    standing,
    streak,
)
from tilehall.server.titles import Titles
from tilehall.store.queries.puzzles import Day, PuzzleTry

Points = Annotated[int, Meta(description="A rating in points. A user's level begins at 1000.")]
Streak = Annotated[int, Meta(description="Days in a row, up to today, on which the user solved a daily puzzle.")]
DayNumber = Annotated[int, Meta(description="Today in UTC, in days since 1970.")]
Theme = Annotated[str, QueryParameter(max_length=64, description="Only of this theme; blank for any.")]
After = Annotated[
    str, QueryParameter(max_length=64, description="The id of the current puzzle, which is not returned again.")
]


class PuzzleTheme(Struct, frozen=True, kw_only=True):
    """A theme of puzzles."""

    theme: str
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
    theme: str
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
) -> tuple[PuzzleTheme, ...]:
    """Return the themes of some puzzles, by name."""
    every: dict[str, list[Puzzle]] = {}
    for each in puzzles.values():
        every.setdefault(each.theme, []).append(each)
    solved = Counter(puzzles[id].theme for id, tried in tries.items() if id in puzzles and tried.solved is not None)
    return tuple(
        PuzzleTheme(
            theme=theme,
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


async def _found(book: PuzzleBook, game: str, id: str) -> tuple[Puzzle, PlayableLesson]:
    """Return a puzzle with its position. Raises `NotFound` if there is none."""
    puzzle = (await book.puzzles(find_game_of(game).name)).get(id)
    if puzzle is None:
        raise NotFound("There is no such puzzle.")
    return puzzle, position_of(game, puzzle.lesson)


async def _shown(solver: Solver, pupil: Pupil, book: PuzzleBook, puzzle: Puzzle) -> PuzzleShown:
    at = position_of(solver.game, puzzle.lesson)
    return PuzzleShown(
        id=puzzle.id,
        theme=puzzle.theme,
        source=puzzle.lesson.text,
        task=puzzle.lesson.task,
        level=rating_of(puzzle, await book.ratings(solver.game)).points,
        daily=await book.daily(solver.game) == puzzle.id,
        mine=standing((await solver.tries()).get(puzzle.id)),
        names=await pupil.names(at),
        position=shown_position(at, at.state, 0),
    )


class PuzzlesController(Controller):
    """Routes for puzzles, open to anyone. What a signed-in user does with them is stored."""

    tags = ("games",)
    path = "/puzzles"
    dependencies = PUPIL

    @get("/", "List all puzzles")
    async def overview(self, titles: Given[Titles], book: Given[PuzzleBook], pupil: Given[Pupil]) -> PuzzleOverview:
        """Return the daily puzzle of every game that has puzzles, and the user's results."""
        found, days = list[PuzzleGame](), set[Day]()
        for name, rules in games().items():
            solver = Solver(pupil.who, book, name)
            daily = await solver.daily()
            if daily is not None:
                puzzles, tries, level = await book.puzzles(name), await solver.tries(), await solver.level()
                found.append(
                    PuzzleGame(
                        game=name,
                        title=titles(rules),
                        puzzles=len(puzzles),
                        solved=solved_of(tries),
                        level=level.points,
                        provisional=is_provisional(level),
                        daily=daily,
                        themes=themes_of(puzzles, tries, await book.ratings(name), level),
                    )
                )
                days = {day for day, _ in await solver.days()}
        week = [day in days for day in range(book.today - 6, book.today + 1)]
        return PuzzleOverview(day=book.today, streak=streak(days, book.today), week=week, games=tuple(found))

    @get("/{game:str}", "List the puzzles of a game", 404)
    async def list_puzzles(
        self, game: GameName, titles: Given[Titles], book: Given[PuzzleBook], pupil: Given[Pupil]
    ) -> PuzzleList:
        """Return the themes of a game's puzzles, today's puzzle, and the user's level and streak."""
        rules = find_game_of(game)
        solver = Solver(pupil.who, book, game)
        puzzles, tries, level = await book.puzzles(game), await solver.tries(), await solver.level()
        return PuzzleList(
            game=game,
            title=titles(rules),
            day=book.today,
            streak=await solver.streak(),
            puzzles=len(puzzles),
            tried=len(tries),
            solved=solved_of(tries),
            level=level.points,
            provisional=is_provisional(level),
            daily=await solver.daily(),
            themes=themes_of(puzzles, tries, await book.ratings(game), level),
        )

    @get("/{game:str}/daily", "Get today's puzzle", 404)
    async def daily_puzzle(self, game: GameName, book: Given[PuzzleBook], pupil: Given[Pupil]) -> PuzzleShown:
        """Return today's puzzle, by UTC. It is the same for all users."""
        id = await book.daily(find_game_of(game).name)
        puzzle, _ = await _found(book, game, id or "")
        return await _shown(Solver(pupil.who, book, game), pupil, book, puzzle)

    @get("/{game:str}/next", "Get the next puzzle", 404)
    async def next_puzzle(
        self, game: GameName, book: Given[PuzzleBook], pupil: Given[Pupil], theme: Theme = "", after: After = ""
    ) -> PuzzleShown:
        """Return a puzzle near the user's level that they have not tried, or else one that they have not solved."""
        solver = Solver(pupil.who, book, find_game_of(game).name)
        tries = await solver.tries()
        fitting = [each for each in (await book.puzzles(game)).values() if theme in ("", each.theme)]
        if not fitting:
            raise NotFound("There is no such puzzle.")
        others = [each for each in fitting if each.id != after] or fitting
        level = (await solver.level()).mean
        puzzle = pick(untried(others, tries), await book.ratings(game), level, book.rng)
        return await _shown(solver, pupil, book, puzzle)

    @get("/{game:str}/{id:str}", "Get a puzzle", 404)
    async def show_puzzle(
        self, game: GameName, id: LessonId, book: Given[PuzzleBook], pupil: Given[Pupil]
    ) -> PuzzleShown:
        """Return a puzzle and its position, for the board, without the solution."""
        puzzle, _ = await _found(book, game, id)
        return await _shown(Solver(pupil.who, book, game), pupil, book, puzzle)

    @post("/{game:str}/{id:str}", "Try a puzzle", 401, 404, 409, 422)
    async def try_puzzle(
        self,
        game: GameName,
        id: LessonId,
        data: JSONBody[PlayedTurns],
        book: Given[PuzzleBook],
        people: Given[People],
        pupil: Given[Pupil],
    ) -> PuzzleAnswer:
        """Play turns from the puzzle's position by the rules of the game, and return whether they solve it.

        The user's first try changes their level and the puzzle's difficulty.
        """
        puzzle, at = await _found(book, game, id)
        solver, came = Solver(pupil.who, book, game), attempt(at, data.turns)
        seen = newest(at, came, await pupil.names(at))
        if came.stands == "going":
            return PuzzleAnswer(stands=came.stands, say=came.say, happened=seen)
        outcome = await solver.keep(puzzle, "solved" if came.stands == "done" else "missed", people)
        return PuzzleAnswer(
            stands=came.stands,
            say=came.say,
            happened=seen,
            counted=outcome is not None and outcome.counted,
            level=outcome.after.points if outcome else NEWCOMER.points,
            before=outcome.before.points if outcome else NEWCOMER.points,
            streak=await solver.streak(),
        )

    @post("/{game:str}/{id:str}/draft", "Try a draft in a puzzle", 404, 409, 422)
    async def try_draft(
        self, game: GameName, id: LessonId, data: JSONBody[TriedDraft], book: Given[PuzzleBook], pupil: Given[Pupil]
    ) -> LessonDraft:
        """Judge a draft, step by step, after the turns played in the puzzle. Nothing is stored."""
        _, at = await _found(book, game, id)
        return judge_draft(at, data)

    @post("/{game:str}/{id:str}/solution", "Give up a puzzle", 401, 404, security=SIGNED_IN)
    async def give_up(
        self,
        game: GameName,
        id: LessonId,
        book: Given[PuzzleBook],
        people: Given[People],
        pupil: Given[Pupil],
        me: Given[Who],
    ) -> PuzzleSolution:
        """Return the solution. Unless the user has solved the puzzle before, it then never counts as solved.

        If the user has not tried it yet, this counts as the first try.
        """
        puzzle, at = await _found(book, game, id)
        outcome = await Solver(pupil.who, book, game).keep(puzzle, "gave up", people)
        assert outcome is not None  # None only if nobody is signed in
        turns = solution_of(at)
        came = attempt(at, turns)
        return PuzzleSolution(
            say=came.say,
            steps=tuple(step for turn in turns for step in turn),
            turns=turns,
            happened=happened(at, came, await pupil.names(at)),
            counted=outcome.counted,
            level=outcome.after.points,
            before=outcome.before.points,
        )
