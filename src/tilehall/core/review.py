"""A record split into turns: what each seat knew, what it did, and the question what a bot would have done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Raw, Struct, field

from tilehall.core.game import AnyGame, Illegal, Resign, Seat, Step
from tilehall.core.notation import parse, text
from tilehall.core.play import act, shown
from tilehall.core.question import LEVELS, Answer, Question
from tilehall.core.record import Record, replay


class PlayedTurn(Struct, frozen=True):
    """One seat's turn in a record: a draft with its final step, or a single final step."""

    number: int  # from 1
    seat: Seat
    at: int  # steps of the record before it
    before: Any  # the state
    steps: tuple[Step, ...]
    after: Any  # before chance has rolled


class Considered(Struct, frozen=True, kw_only=True):
    """What a bot would have done in a turn, knowing only what that seat knew."""

    steps: tuple[str, ...]
    sentences: tuple[str, ...]  # the turn in words
    why: str
    same: bool  # it comes to the same as what was played
    view: Any  # what the seat would have seen after it
    win_probabilities: tuple[float | None, ...] = field(name="hopes")  # by seat; None where only others know


def turns(record: Record) -> Iterator[PlayedTurn]:
    """Every turn of a record, in order; who resigns has no turn.

    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> lines = tuple(parse(line, game.lines) for line in ("stone 4,4", "resign 0"))
    >>> record = Record(
    ...     game="4ascend", version=game.version, seats=2, options=game.options(plants_start=0), steps=lines
    ... )
    >>> [(turn.number, turn.seat, turn.steps) for turn in turns(record)]
    [(1, 0, (Stone(cell=(4, 4)),))]
    """
    game, number = record.rules, 0
    states = replay(record)
    before, state, begun = None, next(states), 0
    for at, (step, after) in enumerate(zip(record.steps, states, strict=True)):
        actor = game.actor(state)
        if isinstance(step, Resign):
            before = None  # a draft of the one who resigned was never played
        elif actor is not None and actor >= 0:
            if before is None:
                before, begun = state, at
            if step.final:
                number += 1
                yield PlayedTurn(number, actor, begun, before, record.steps[begun : at + 1], after)
                before = None
        state = after


def question(record: Record, turn: PlayedTurn) -> Question:
    """The hard bot is asked for this turn, with what the seat knew. The same record gives the same question."""
    game = record.rules
    seen = tuple(map(text, shown(game, record.steps[: turn.at], turn.seat)))
    view = msgspec.json.encode(game.view(turn.before, turn.seat))
    return Question(
        game=game.name, level=LEVELS[-1], view=Raw(view), shown=seen, seed=crc32(view)
    )  # the seed: any number that the position gives


def considered(game: AnyGame, turn: PlayedTurn, answer: Answer, names: tuple[str, ...]) -> Considered:
    """What the bot's answer means beside what was played; Illegal or Malformed where it is no turn."""
    steps = tuple(parse(line, game.steps) for line in answer.steps)
    if not steps or not steps[-1].final:
        raise Illegal("A turn ends with a final step.")
    state = turn.before
    for step in steps:
        state = act(game, state, turn.seat, step)
    return Considered(
        steps=answer.steps,
        sentences=tuple(step.sentence(names[turn.seat], names) for step in steps),
        why=answer.why,
        same=state == turn.after,
        view=msgspec.to_builtins(game.view(state, turn.seat)),
        win_probabilities=win_probabilities(turn.seat, answer.win_probability, len(names)),
    )


def win_probabilities(seat: Seat, own: float, seats: int) -> tuple[float | None, ...]:
    """The win probability of each seat, from that of one: of two seats the other has the rest, of more it is unknown.

    >>> win_probabilities(1, 0.75, 2), win_probabilities(1, 0.75, 3)
    ((0.25, 0.75), (None, 0.75, None))
    """
    others = 1 - own if seats == 2 else None
    return tuple(own if each == seat else others for each in range(seats))
