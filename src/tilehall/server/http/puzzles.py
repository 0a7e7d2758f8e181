"""Puzzles over HTTP: the daily puzzle, puzzles at the user's level, and the rules' answer to a try.

A puzzle is played like a lesson. Its solution is shown only to users who have given up or solved it.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, QueryParameter

from tilehall.messages import puzzles
from tilehall.messages.errors import NotSignedIn
from tilehall.messages.lessons import LessonDraft, PlayedTurns, TriedDraft, find_game_of, judge_draft
from tilehall.messages.puzzles import (
    PuzzleAnswer,
    PuzzleBook,
    PuzzleList,
    PuzzleOverview,
    PuzzleShown,
    PuzzleSolution,
    Solver,
    find_puzzle,
)
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.lessons import PUPIL, SIGNED_OUT, GameName, LessonId, Pupil
from tilehall.server.http.routes import COMPRESSED, SIGNED_IN, get, post
from tilehall.server.titles import Titles
from tilehall.store.protocol import Gone

Theme = Annotated[str, QueryParameter(max_length=64, description="Only of this theme; blank for any.")]
After = Annotated[
    str, QueryParameter(max_length=64, description="The id of the current puzzle, which is not returned again.")
]


async def _rates(pupil: Pupil, people: People) -> bool:
    """Return whether the user's tries rate puzzles. Those of guests do not, because a guest account costs nothing."""
    return pupil.who is not None and (await people.user(pupil.who)).login is not None


async def _shown(game: str, id: str, book: PuzzleBook, pupil: Pupil) -> PuzzleShown:
    puzzle, at = await find_puzzle(book, game, id)
    solver = Solver(pupil.user, book, game)
    return await puzzles.show_puzzle(solver, book, puzzle, at, await pupil.names(at), pupil.language)


class PuzzlesController(Controller):
    """Routes for puzzles, open to anyone. What a signed-in user does with them is stored."""

    tags = ("games",)
    path = "/puzzles"
    dependencies = PUPIL
    middleware = COMPRESSED

    @get("/", "List all puzzles")
    async def overview(self, titles: Given[Titles], book: Given[PuzzleBook], pupil: Given[Pupil]) -> PuzzleOverview:
        """Return the daily puzzle of every game that has puzzles, and the user's results."""
        return await puzzles.overview(pupil.user, book, titles, pupil.language)

    @get("/{game:str}", "List the puzzles of a game", 404)
    async def list_puzzles(
        self, game: GameName, titles: Given[Titles], book: Given[PuzzleBook], pupil: Given[Pupil]
    ) -> PuzzleList:
        """Return the themes of a game's puzzles, today's puzzle, and the user's level and streak."""
        rules = find_game_of(game)
        return await puzzles.puzzle_list(
            Solver(pupil.user, book, game), book, titles(rules, pupil.language), pupil.language
        )

    @get("/{game:str}/daily", "Get today's puzzle", 404)
    async def daily_puzzle(self, game: GameName, book: Given[PuzzleBook], pupil: Given[Pupil]) -> PuzzleShown:
        """Return today's puzzle, by UTC. It is the same for all users."""
        id = await book.daily(find_game_of(game).name)
        return await _shown(game, id or "", book, pupil)

    @get("/{game:str}/next", "Get the next puzzle", 404)
    async def next_puzzle(
        self, game: GameName, book: Given[PuzzleBook], pupil: Given[Pupil], theme: Theme = "", after: After = ""
    ) -> PuzzleShown:
        """Return a puzzle near the user's level that they have not tried, or else one that they have not solved."""
        solver = Solver(pupil.user, book, find_game_of(game).name)
        return await _shown(game, (await puzzles.next_puzzle(solver, book, theme, after)).id, book, pupil)

    @get("/{game:str}/{id:str}", "Get a puzzle", 404)
    async def show_puzzle(
        self, game: GameName, id: LessonId, book: Given[PuzzleBook], pupil: Given[Pupil]
    ) -> PuzzleShown:
        """Return a puzzle and its position, for the board, without the solution."""
        return await _shown(game, id, book, pupil)

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
        puzzle, at = await find_puzzle(book, game, id)
        solver, rates = Solver(pupil.user, book, game), await _rates(pupil, people)
        try:
            names = await pupil.names(at)
            return await puzzles.try_puzzle(solver, puzzle, at, data, names, pupil.language, rates=rates)
        except Gone:
            raise NotSignedIn(SIGNED_OUT) from None

    @post("/{game:str}/{id:str}/draft", "Try a draft in a puzzle", 404, 409, 422)
    async def try_draft(
        self, game: GameName, id: LessonId, data: JSONBody[TriedDraft], book: Given[PuzzleBook], pupil: Given[Pupil]
    ) -> LessonDraft:
        """Judge a draft, step by step, after the turns played in the puzzle. Nothing is stored."""
        _, at = await find_puzzle(book, game, id)
        return judge_draft(at, data, pupil.language)

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
        puzzle, at = await find_puzzle(book, game, id)
        solver, rates = Solver(pupil.user, book, game), await _rates(pupil, people)
        try:
            return await puzzles.give_up(solver, puzzle, at, await pupil.names(at), pupil.language, rates=rates)
        except Gone:
            raise NotSignedIn(SIGNED_OUT) from None
