"""Hints: the best turn for a player, given what that player knows and the draft that they may have begun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from tilehall.core.game import Illegal, Seat, Step, step_in_words
from tilehall.core.judgement import advice
from tilehall.core.message import Text, in_words, sentences
from tilehall.core.notation import parse, text
from tilehall.core.question import Answer, Question, seek_advice
from tilehall.core.review import as_good
from tilehall.messages import wire
from tilehall.messages.bot_questions import read_turn
from tilehall.messages.changes import read_steps, require_current
from tilehall.messages.words import say
from tilehall.table import commands, projections
from tilehall.table.dice import Dice
from tilehall.table.room import Room
from tilehall.table.summary import UserId

# A turn that continues the draft is the hint if its win probability is at most this much below that of the best turn. A
# search treats such turns as equally good (halving.EQUAL).
AS_GOOD = 0.03

T = TypeVar("T")


class Advisers(Protocol):
    """The bots that give advice."""

    async def advise(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return what `read` makes of the advice in a position, or None if no bot has any."""


async def hint(
    room: Room,
    user: UserId,
    ask: wire.Hint,
    bots: Advisers,
    dice: Dice,
    names: tuple[str, ...],
    language: str,
) -> wire.Hinted:
    """Return the best turn for a player, and why. Raises `Stale` or `Illegal` if they may not have a hint.

    The names are those in the language that the player reads.
    """
    commands.own_seat(room, user)  # first, because users who see the game late must not learn whether it has moved
    require_current(room, ask.after)
    drafted = read_steps(room, ask.draft)
    seat = commands.may_ask(room, user)
    draft = _standing(room, drafted)

    async def advice_on(question: Question) -> Answer | None:
        def checked(answer: Answer) -> Answer:
            if answer.steps or not question.goes_on:  # no steps: no turn continues the draft
                read_turn(room, seat, dice, names, answer)
            return answer

        return await bots.advise(question, checked)

    view = Raw(msgspec.json.encode(room.game.view(room.state, seat)))
    question = seek_advice(room.game.name, len(room.chairs), view, projections.shown_steps(room, seat))
    best = await advice_on(question)
    if best is None:
        raise Illegal(say("no-hint"))
    turn, back = best, room.game.take_back(draft, _steps(room, best))
    if back and (going_on := _as_good(room, draft, await advice_on(_going_on(room, question, draft, best)))):
        turn, back = going_on, ""
    return _hinted(room, seat, names, ask.id, draft, turn, back, language)


def _standing(room: Room, steps: Sequence[Step]) -> tuple[Step, ...]:
    """Return the accepted steps of a draft, without a final step, which is only a preview until it is submitted."""
    verdicts = room.game.draft(room.state, steps).verdicts if steps else ()
    return tuple(step for step, each in zip(steps, verdicts, strict=True) if each.stands and not step.final)


def _going_on(room: Room, question: Question, draft: Sequence[Step], best: Answer) -> Question:
    """Return the question for the best turn that continues the draft, compared with the best turn of all."""
    laid = room.game.draft(room.state, draft)
    drafted = Raw(msgspec.json.encode(laid.view))
    return replace(question, advised=best.steps, draft=tuple(map(text, laid.steps)), drafted=drafted)


def _as_good(room: Room, draft: Sequence[Step], found: Answer | None) -> Answer | None:
    """Return a turn that continues the draft if it is about as good as the best turn of all."""
    if found is None or found.compared is None or room.game.take_back(draft, _steps(room, found)):
        return None
    return found if found.compared[0] - found.compared[1] <= AS_GOOD else None


def _steps(room: Room, answer: Answer) -> tuple[Step, ...]:
    return tuple(parse(line, room.game.steps) for line in answer.steps)


def _hinted(
    room: Room,
    seat: Seat,
    names: tuple[str, ...],
    id: int,
    draft: Sequence[Step],
    turn: Answer,
    back: Text,
    language: str,
) -> wire.Hinted:
    laid, rest = Counter(draft), list[Step]()
    for step in _steps(room, turn):
        if laid[step]:
            laid[step] -= 1
        else:
            rest.append(step)
    found = len(draft) > 0 and len(rest) == 1 and not +laid
    why = advice(room.game, turn.why, names, seat, found=found)
    return wire.Hinted(
        id=id,
        steps=turn.steps,
        sentences=tuple(step_in_words(step, names[seat], names, language) for step in rest),
        why=in_words(sentences((back, why, as_good(len(turn.equal)))), language),
        win_probability=turn.win_probability,
        rest=tuple(map(text, rest)),
        back=tuple(map(text, laid.elements())),
    )
