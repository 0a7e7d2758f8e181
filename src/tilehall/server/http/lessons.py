"""Lessons over HTTP: the lists, the position of a lesson, and the rules' answer to what a player tries in it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

from tilehall.core.lesson import PlayableLesson, attempt
from tilehall.core.message import in_words
from tilehall.core.registry import games
from tilehall.messages import lessons
from tilehall.messages.errors import NotSignedIn
from tilehall.messages.lessons import (
    OFFER,
    LessonAnswer,
    LessonDraft,
    LessonList,
    LessonShown,
    LessonSolution,
    PlayedTurns,
    TriedDraft,
    answered,
    find_game_of,
    find_lesson,
    judge_draft,
    lesson_list,
    names_at,
    solve_lesson,
    taught,
)
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.routes import COMPRESSED, SIGNED_IN, delete, get, post
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import Gone, LessonDone
from tilehall.store.store import Store
from tilehall.table.summary import UserId

SIGNED_OUT = say("sign-in-ended")
GUEST = say("guest")  # the name of a user who is not signed in

GameName = Annotated[
    str, PathParameter(min_length=1, max_length=64, description="The name of a game, as in `/api/games`.")
]
LessonId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The id of a lesson or a puzzle.")]


class Pupil:
    """A player who takes lessons, signed in or not."""

    def __init__(self, who: Who | None, language: str, store: Store, time: SystemTime, people: People) -> None:
        self.who = who
        self.language = language
        self._store = store
        self._time = time
        self._people = people

    @property
    def user(self) -> UserId | None:
        """The id of the player, or None if they are not signed in."""
        return self.who.user if self.who else None

    async def names(self, at: PlayableLesson) -> tuple[str, ...]:
        """Return the names at the table of a lesson: the player and bots."""
        return names_at(at, (await self._people.user(self.who)).name if self.who else in_words(GUEST, self.language))

    async def done(self, game: str) -> set[str]:
        """Return the ids of the game's lessons that the player has done, and `OFFER` if the offer was dismissed."""
        if self.who is None:
            return set()
        return {each.lesson for each in await self._store.lessons_done(self.who.user) if each.game == game}

    async def is_new(self, game: str) -> bool:
        """Return whether to offer the game's lessons."""
        if self.who is None or await self.done(game):
            return False
        return game not in await self._store.games_played(self.who.user)

    async def keep(self, game: str, lesson: str) -> None:
        """Record that a lesson is done. Does nothing if the player is not signed in, or was deleted."""
        if self.who is None:
            return
        try:
            await self._store.keep_lesson(self.who.user, LessonDone(game, lesson, self._time.now()))
        except Gone:
            raise NotSignedIn(SIGNED_OUT) from None


async def _pupil(
    visitor: Given[Who | None],
    store: Given[Store],
    time: Given[SystemTime],
    people: Given[People],
    caller: Given[Caller],
    reader_language: Given[str],
) -> Pupil:
    caller.take("requests", visitor.user if visitor else caller.address, ASKING_FAST)
    return Pupil(visitor, reader_language, store, time, people)


PUPIL = {"pupil": Provide(_pupil)}


async def _listed(game: str, titles: Titles, pupil: Pupil) -> LessonList:
    done, is_new = await pupil.done(game), await pupil.is_new(game)
    return lesson_list(game, titles(games()[game], pupil.language), done, is_new, pupil.language)


class LessonsController(Controller):
    """Routes for lessons, open to anyone. What a signed-in user has done is stored."""

    tags = ("games",)
    path = "/lessons"
    dependencies = PUPIL
    middleware = COMPRESSED

    @get("/", "List all lessons")
    async def list_every_lesson(self, titles: Given[Titles], pupil: Given[Pupil]) -> list[LessonList]:
        """List the lessons of every game that has any, and which of them the user has done."""
        return [await _listed(name, titles, pupil) for name in games() if taught(name)]

    @get("/{game:str}", "List the lessons of a game", 404)
    async def list_lessons(self, game: GameName, titles: Given[Titles], pupil: Given[Pupil]) -> LessonList:
        """List the lessons of a game, and which of them the user has done."""
        return await _listed(find_game_of(game).name, titles, pupil)

    @delete("/{game:str}/offer", "Dismiss the offer of lessons", 401, 404, security=SIGNED_IN, for_pupils=True)
    async def put_offer_away(self, game: GameName, pupil: Given[Pupil], me: Given[Who]) -> None:
        """Stop offering the lessons of this game at its tables. They remain available."""
        await pupil.keep(find_game_of(game).name, OFFER)

    @get("/{game:str}/{id:str}", "Get a lesson", 404)
    async def show_lesson(self, game: GameName, id: LessonId, pupil: Given[Pupil]) -> LessonShown:
        """Return a lesson and its position, for the board."""
        at = find_lesson(game, id)
        return lessons.show_lesson(at, await pupil.names(at), pupil.language)

    @post("/{game:str}/{id:str}", "Try a lesson", 401, 404, 409, 422)
    async def try_lesson(
        self, game: GameName, id: LessonId, data: JSONBody[PlayedTurns], pupil: Given[Pupil]
    ) -> LessonAnswer:
        """Play turns from the lesson's position by the rules of the game, and return whether the goal is reached.

        Only the fact that a lesson is done is stored.
        """
        at = find_lesson(game, id)
        came = attempt(at, data.turns)
        if came.stands == "done":
            await pupil.keep(game, id)
        return answered(at, came, await pupil.names(at), pupil.language)

    @get("/{game:str}/{id:str}/solution", "Get the solution of a lesson", 404)
    async def show_solution(self, game: GameName, id: LessonId, pupil: Given[Pupil]) -> LessonSolution:
        """Return turns that reach the goal, for a player who wants to see them. Nothing is stored."""
        at = find_lesson(game, id)
        return solve_lesson(at, await pupil.names(at), pupil.language)

    @post("/{game:str}/{id:str}/draft", "Try a draft in a lesson", 404, 409, 422)
    async def try_draft(
        self, game: GameName, id: LessonId, data: JSONBody[TriedDraft], pupil: Given[Pupil]
    ) -> LessonDraft:
        """Judge a draft, step by step, after the turns played in the lesson. Nothing is stored."""
        return judge_draft(find_lesson(game, id), data, pupil.language)
