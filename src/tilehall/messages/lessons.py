"""Lessons as the API shows them: the lists, the position of a lesson, and the rules' answer to a try."""

from __future__ import annotations

import logging
from collections.abc import Collection
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from tilehall.core.game import AnyGame, Malformed, Mark, Seat, Verdict
from tilehall.core.lesson import MAX_TURNS, LessonTry, PlayableLesson, Standing, attempt, lessons, split
from tilehall.core.notation import parse, text
from tilehall.core.registry import games
from tilehall.messages.api_types import Body
from tilehall.messages.errors import NotFound
from tilehall.messages.snapshots import MAX_NEXT_STEPS
from tilehall.table.projections import Move, Moved, listed, tell_move
from tilehall.table.seat_names import bot_name

log = logging.getLogger("tilehall.lessons")

OFFER = ""  # the lesson id under which a store records that the offer was dismissed

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


def names_at(at: PlayableLesson, mine: str) -> tuple[str, ...]:
    """Return the names at the table of a lesson: the player and bots."""
    others = iter(range(at.lesson.seats))
    return tuple(mine if seat == at.seat else bot_name("easy", next(others)) for seat in range(at.lesson.seats))


def lesson_list(game: str, title: str, done: Collection[str], is_new: bool) -> LessonList:
    """Return the lessons of a game. `done` are the ids of those that the user has done."""
    found = taught(game)
    return LessonList(
        game=game,
        title=title,
        offered=bool(found) and is_new,
        lessons=tuple(
            LessonListing(
                id=each.lesson.id,
                title=str(each.lesson.title),
                text=str(each.lesson.text),
                done=each.lesson.id in done,
            )
            for each in found
        ),
    )


def show_lesson(at: PlayableLesson, names: tuple[str, ...]) -> LessonShown:
    """Return a lesson and its position, for the board."""
    return LessonShown(
        id=at.lesson.id,
        title=str(at.lesson.title),
        text=str(at.lesson.text),
        task=str(at.lesson.task),
        names=names,
        position=position_of(at, at.state, 0),
    )


def solve_lesson(at: PlayableLesson, names: tuple[str, ...]) -> LessonSolution:
    """Return turns that reach the goal of a lesson."""
    turns = solution_of(at)
    return LessonSolution(turns=turns, happened=happened(at, attempt(at, turns), names))
