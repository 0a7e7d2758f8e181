"""Lessons over HTTP: the lists, the position of a lesson, and the rules' answer to what a player tries in it."""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated, Any

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from tilehall.core.game import AnyGame, Malformed, Mark, Seat, Verdict
from tilehall.core.lesson import MAX_TURNS, LessonTry, PlayableLesson, Standing, attempt, lessons, split
from tilehall.core.notation import parse, text
from tilehall.core.registry import games
from tilehall.server.accounts.people import People, Who
from tilehall.server.errors import NotFound, NotSignedIn
from tilehall.server.http.dependencies import ASKING_FAST, Body, Caller
from tilehall.server.http.routes import SIGNED_IN, delete, get, post
from tilehall.server.live.snapshots import MAX_NEXT_STEPS
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.store.protocol import Gone, LessonDone
from tilehall.store.store import Store
from tilehall.table.projections import Move, Moved, listed, tell_move
from tilehall.table.seat_names import bot_name

log = logging.getLogger("tilehall.lessons")

GUEST = "Guest"  # the name of a user who is not signed in
OFFER = ""  # the lesson id under which the store records that the offer was dismissed

GameName = Annotated[
    str, PathParameter(min_length=1, max_length=64, description="The name of a game, as in `/api/games`.")
]
LessonId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The id of a lesson or a puzzle.")]
# Lists, because the OpenAPI document of a tuple of any length would allow anything in it.
Steps = Annotated[list[str], Meta(max_length=128)]  # as on the websocket
Turns = Annotated[
    list[list[str]],
    Meta(
        max_length=MAX_TURNS,
        description="All turns played since the lesson began: each a draft and one final step, in the notation.",
    ),
]


class LessonListing(Struct, frozen=True, kw_only=True):
    """A lesson in a list."""

    id: str
    title: str
    text: Annotated[str, Meta(description="The explanation.")]
    done: Annotated[bool, Meta(description="Whether the user has done it.")]


class LessonList(Struct, frozen=True, kw_only=True):
    """The lessons of a game, in order."""

    game: str
    title: Annotated[str, Meta(description="The title of the game.")]
    offered: Annotated[
        bool, Meta(description="Whether to offer them: the user is new to this game, and has not dismissed the offer.")
    ]
    lessons: tuple[LessonListing, ...]


class LessonPosition(Struct, frozen=True, kw_only=True):
    """A position in a lesson, as its player sees it."""

    seq: Annotated[int, Meta(description="The number of moves since it began.")]
    me: Seat
    turn: Seat | None
    view: Annotated[Any, Meta(description="The game's view.")]
    legal: tuple[str, ...]
    scores: tuple[int, ...]


class LessonShown(Struct, frozen=True, kw_only=True):
    """A lesson to play."""

    id: str
    title: str
    text: Annotated[str, Meta(description="The explanation.")]
    task: Annotated[str, Meta(description="The task.")]
    names: Annotated[tuple[str, ...], Meta(description="The names of the players, by seat.")]
    position: LessonPosition


class LessonHappened(Struct, frozen=True, kw_only=True):
    """A move in a lesson, and the position after it."""

    move: Moved
    position: LessonPosition


class LessonAnswer(Struct, frozen=True, kw_only=True):
    """The result of a try at a lesson."""

    stands: Annotated[
        Standing, Meta(description="`done`: the goal is reached; `going`: play on; `missed`: start again.")
    ]
    say: Annotated[str, Meta(description="The comment on it; blank while it goes on.")]
    happened: Annotated[
        tuple[LessonHappened, ...],
        Meta(description="The effects of the newest turn, move by move: first the player's, then the replies."),
    ]


class LessonSolution(Struct, frozen=True, kw_only=True):
    """One way to reach the goal of a lesson."""

    turns: Annotated[list[list[str]], Meta(description="Each a draft and one final step, in the notation.")]
    happened: Annotated[
        tuple[LessonHappened, ...], Meta(description="The effects of these turns, move by move, with the replies.")
    ]


class LessonDraft(Struct, frozen=True, kw_only=True):
    """The result of a draft in a lesson, like `tried` on the websocket."""

    verdicts: tuple[Verdict, ...]
    steps: tuple[str, ...]
    next: tuple[str, ...]
    points: int
    missing: tuple[str, ...]
    marks: tuple[Mark, ...]
    view: Any
    worth: dict[str, dict[str, int]]


class PlayedTurns(Body, frozen=True):
    """A try at a lesson."""

    turns: Turns


class TriedDraft(Body, frozen=True):
    """A draft to try in a lesson."""

    turns: Turns
    steps: Steps


@cache
def taught(game: str) -> tuple[PlayableLesson, ...]:
    """Return the lessons of a game. If those of its package are invalid, log that and return none."""
    try:
        return lessons(game)
    except Malformed as error:
        log.error("the lessons of %s are left out: %s", game, error)
        return ()


class Pupil:
    """A player who takes lessons, signed in or not."""

    def __init__(self, who: Who | None, store: Store, time: SystemTime, people: People) -> None:
        self.who = who
        self._store = store
        self._time = time
        self._people = people

    async def names(self, at: PlayableLesson) -> tuple[str, ...]:
        """Return the names at the table of a lesson: the player and bots."""
        mine = (await self._people.user(self.who)).name if self.who else GUEST
        others = iter(range(at.lesson.seats))
        return tuple(mine if seat == at.seat else bot_name("easy", next(others)) for seat in range(at.lesson.seats))

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
            raise NotSignedIn("You are not signed in any more.") from None


async def _pupil(
    visitor: Given[Who | None],
    store: Given[Store],
    time: Given[SystemTime],
    people: Given[People],
    caller: Given[Caller],
) -> Pupil:
    caller.take("requests", visitor.user if visitor else caller.address, ASKING_FAST)
    return Pupil(visitor, store, time, people)


PUPIL = {"pupil": Provide(_pupil)}


def find_game_of(name: str) -> AnyGame:
    """Return a game of this hall. Raises `Refused` if there is none with this name."""
    if name not in games():
        raise NotFound("There is no such game here.")
    return games()[name]


def find_lesson(game: str, id: str) -> PlayableLesson:
    """Return a lesson. Raises `Refused` if there is none with this id."""
    for each in taught(find_game_of(game).name):
        if each.lesson.id == id:
            return each
    raise NotFound("There is no such lesson.")


def position_of(at: PlayableLesson, state: Any, seq: int) -> LessonPosition:
    """Return a position of a lesson as its player sees it."""
    game = at.game
    turn = game.actor(state)
    view = game.view(state, at.seat)
    return LessonPosition(
        seq=seq,
        me=at.seat,
        turn=turn,
        view=view,
        legal=listed(game, state).texts if turn == at.seat else (),
        scores=tuple(game.scores(view)),
    )


def newest(at: PlayableLesson, came: LessonTry, names: tuple[str, ...]) -> tuple[LessonHappened, ...]:
    """Return the effects of the player's newest turn, move by move."""
    first = max((number for number, part in enumerate(came.parts) if part.seat == at.seat), default=0)
    return happened(at, came, names, first)


def happened(at: PlayableLesson, came: LessonTry, names: tuple[str, ...], first: int = 0) -> tuple[LessonHappened, ...]:
    """Return everything that happened in a try, move by move, from the move `first` on."""
    return tuple(
        LessonHappened(
            move=tell_move(at.game, Move(number, 0, part.seat, part.steps, part.states), at.seat, names),
            position=position_of(at, part.states[-1], number),
        )
        for number, part in enumerate(came.parts, 1)
        if number > first
    )


def solution_of(at: PlayableLesson) -> list[list[str]]:
    """Return the turns that solve a lesson, each as its steps."""
    return [list(split(lines)) for lines in at.lesson.solution]


def judge_draft(at: PlayableLesson, tried: TriedDraft) -> LessonDraft:
    """Return the result of a draft after the turns played in a lesson."""
    came = attempt(at, tried.turns)
    draft = at.game.draft(came.state, tuple(parse(step, at.game.lines) for step in tried.steps))
    return LessonDraft(
        verdicts=draft.verdicts,
        steps=tuple(map(text, draft.steps)),
        next=tuple(map(text, draft.next[:MAX_NEXT_STEPS])),
        points=draft.points,
        missing=draft.missing,
        marks=draft.marks,
        view=draft.view,
        worth=draft.worth,
    )


async def _listed(game: str, titles: Titles, pupil: Pupil) -> LessonList:
    found, done = taught(game), await pupil.done(game)
    return LessonList(
        game=game,
        title=titles(games()[game]),
        offered=bool(found) and await pupil.is_new(game),
        lessons=tuple(
            LessonListing(
                id=each.lesson.id, title=each.lesson.title, text=each.lesson.text, done=each.lesson.id in done
            )
            for each in found
        ),
    )


class LessonsController(Controller):
    """Routes for lessons, open to anyone. What a signed-in user has done is stored."""

    tags = ("games",)
    path = "/lessons"
    dependencies = PUPIL

    @get("/", "List all lessons")
    async def list_every_lesson(self, titles: Given[Titles], pupil: Given[Pupil]) -> list[LessonList]:
        """List the lessons of every game that has any, and which of them the user has done."""
        return [await _listed(name, titles, pupil) for name in games() if taught(name)]

    @get("/{game:str}", "List the lessons of a game", 404)
    async def list_lessons(self, game: GameName, titles: Given[Titles], pupil: Given[Pupil]) -> LessonList:
        """List the lessons of a game, and which of them the user has done."""
        return await _listed(find_game_of(game).name, titles, pupil)

    @delete("/{game:str}/offer", "Dismiss the offer of lessons", 401, 404, security=SIGNED_IN)
    async def put_offer_away(self, game: GameName, pupil: Given[Pupil], me: Given[Who]) -> None:
        """Stop offering the lessons of this game at its tables. They remain available."""
        await pupil.keep(find_game_of(game).name, OFFER)

    @get("/{game:str}/{id:str}", "Get a lesson", 404)
    async def show_lesson(self, game: GameName, id: LessonId, pupil: Given[Pupil]) -> LessonShown:
        """Return a lesson and its position, for the board."""
        at = find_lesson(game, id)
        return LessonShown(
            id=at.lesson.id,
            title=at.lesson.title,
            text=at.lesson.text,
            task=at.lesson.task,
            names=await pupil.names(at),
            position=position_of(at, at.state, 0),
        )

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
        return LessonAnswer(
            stands=came.stands,
            say=came.say,
            happened=newest(at, came, await pupil.names(at)),
        )

    @get("/{game:str}/{id:str}/solution", "Get the solution of a lesson", 404)
    async def show_solution(self, game: GameName, id: LessonId, pupil: Given[Pupil]) -> LessonSolution:
        """Return turns that reach the goal, for a player who wants to see them. Nothing is stored."""
        at = find_lesson(game, id)
        turns = solution_of(at)
        return LessonSolution(turns=turns, happened=happened(at, attempt(at, turns), await pupil.names(at)))

    @post("/{game:str}/{id:str}/draft", "Try a draft in a lesson", 404, 409, 422)
    async def try_draft(
        self, game: GameName, id: LessonId, data: JSONBody[TriedDraft], pupil: Given[Pupil]
    ) -> LessonDraft:
        """Judge a draft, step by step, after the turns played in the lesson. Nothing is stored."""
        return judge_draft(find_lesson(game, id), data)
