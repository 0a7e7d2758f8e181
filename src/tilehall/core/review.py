"""Split a record into turns: what each seat knew, what it did, and the question of what a bot would have done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import force_setattr, replace

from tilehall.core.game import AnyGame, Illegal, Resign, Seat, Step, step_in_words
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Listed, Text
from tilehall.core.notation import parse, text
from tilehall.core.play import act, shown
from tilehall.core.question import Answer, Question, seek_advice
from tilehall.core.reason import as_sentence, told
from tilehall.core.record import Record, replay
from tilehall.core.stored_text import restored
from tilehall.core.words import say


class PlayedTurn(Struct, frozen=True):
    """One move of a seat: a draft with its final step, or a single final step."""

    number: int  # from 1
    seat: Seat
    at: int  # the number of steps before it in the record
    before: Any  # the state
    steps: tuple[Step, ...]
    after: Any  # before the next steps of chance


class WholeTurn(Struct, frozen=True):
    """A turn as players count it. In most games it has one part; in some, a seat takes several final steps in a row."""

    number: int  # from 1
    seat: Seat
    parts: tuple[PlayedTurn, ...]
    steps: tuple[Step, ...]  # including the steps of chance after it, and resignations at that time
    states: tuple[Any, ...]  # one more than steps


class Thought(Struct, frozen=True, kw_only=True):
    """What a bot thought about one part of a turn, knowing only what the seat knew. This is the part that is stored."""

    steps: tuple[str, ...]  # the turn that the bot would have played
    why: Text
    same: bool  # it leads to the same position as the turn that was played
    best: float  # the seat's win probability after the bot's turn
    played: float  # the seat's win probability after the turn that was played
    equal: bool = False  # the turn that was played is equally good, within the noise
    others: int = 0  # the number of other turns that are equally good

    def __post_init__(self) -> None:
        force_setattr(self, "why", restored(self.why))

    @property
    def cost(self) -> float:
        """The win probability that the turn lost."""
        return 0.0 if self.same or self.equal else max(0.0, self.best - self.played)


class Considered(Struct, frozen=True, kw_only=True):
    """What a bot would have done in a turn, knowing only what the seat knew, as the page shows it."""

    steps: tuple[str, ...]
    sentences: tuple[str, ...]  # the turn in words
    why: str
    same: bool  # it leads to the same position as the turn that was played
    view: Any  # the seat's view after the bot's turn
    win_probabilities: tuple[float | None, ...] = field(name="hopes")  # by seat; None if unknown


def turns(record: Record) -> Iterator[PlayedTurn]:
    """Yield every turn of a record in order. Resigning is not a turn.

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
            before = None  # the draft of a seat that resigned was never played
        elif actor is not None and actor >= 0:
            if before is None:
                before, begun = state, at
            if step.final:
                number += 1
                yield PlayedTurn(number, actor, begun, before, record.steps[begun : at + 1], after)
                before = None
        state = after


def whole_turns(record: Record) -> list[WholeTurn]:
    """Return every turn of a record in order, as players count turns.

    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> lines = tuple(parse(line, game.lines) for line in ("stone 4,4", "stone 0,0", "resign 0"))
    >>> record = Record(
    ...     game="4ascend", version=game.version, seats=2, options=game.options(plants_start=0), steps=lines
    ... )
    >>> [(turn.number, turn.seat, len(turn.steps)) for turn in whole_turns(record)]
    [(1, 0, 1), (2, 1, 2)]
    """
    game, grouped = record.rules, list[list[PlayedTurn]]()
    for part in turns(record):
        before = grouped[-1][-1] if grouped else None
        if before is not None and before.seat == part.seat and not game.ends_turn(before.steps[-1]):
            grouped[-1].append(part)
        else:
            grouped.append([part])
    if not grouped:
        return []
    states = tuple(replay(record))
    ends = [*(parts[0].at for parts in grouped[1:]), len(record.steps)]
    return [
        WholeTurn(
            number,
            parts[0].seat,
            tuple(parts),
            record.steps[parts[0].at : end],
            states[parts[0].at : end + 1],
        )
        for number, (parts, end) in enumerate(zip(grouped, ends, strict=True), 1)
    ]


def question(record: Record, turn: PlayedTurn) -> Question:
    """Return a question for advice with what the seat knew, exactly as a hint at that point would ask it."""
    game = record.rules
    seen = tuple(map(text, shown(game, record.steps[: turn.at], turn.seat)))
    return seek_advice(game.name, record.seats, Raw(msgspec.json.encode(game.view(turn.before, turn.seat))), seen)


def measured(asked: Question, turn: PlayedTurn, advised: Answer) -> Question:
    """Return the question that compares the turn that was played with the advised one."""
    return replace(asked, advised=advised.steps, played=tuple(map(text, turn.steps)))


def thought(game: AnyGame, turn: PlayedTurn, advised: Answer) -> Thought:
    """Return a thought about a turn from the advice alone. Raises `Illegal` or `Malformed` if the advice is not a turn.

    If the turn that was played leads to the same position, or is equally good, both have the same value. Otherwise they
    must still be compared.
    """
    after = [_after(game, turn, steps) for steps in (advised.steps, *advised.equal)]
    return Thought(
        steps=advised.steps,
        why=advised.why,
        same=after[0] == turn.after,
        equal=turn.after in after[1:],
        others=len(advised.equal),
        best=advised.win_probability,
        played=advised.win_probability,
    )


def with_comparison(thought: Thought, answer: Answer) -> Thought:
    """Return a thought with the result of a comparison."""
    assert answer.compared is not None, "two turns were to be compared"
    best, played = answer.compared
    return replace(thought, best=best, played=played)


def as_good(others: int) -> Text:
    """Return a sentence that says how many other turns are as good. Blank if there are none.

    >>> [str(as_good(others)) for others in (0, 1, 3, 8)]
    ['', 'Another is as good.', 'Three others are as good.', 'Several others are as good.']
    """
    return say("others-as-good", others=others) if others else ""


def considered(
    game: AnyGame,
    turn: PlayedTurn,
    kept: Thought,
    names: Sequence[str],
    me: Seat | None = None,
    language: str = ENGLISH,
) -> Considered:
    """Return a thought as players see it, with "you" for the seat `me`.

    Raises `Illegal` or `Malformed` if it is not a turn.
    """
    state = _after(game, turn, kept.steps)
    steps = tuple(parse(line, game.steps) for line in kept.steps)
    parts = tuple(filter(None, (told(game, kept.why, names, turn.seat, me), as_good(kept.others))))
    return Considered(
        steps=kept.steps,
        sentences=tuple([step_in_words(step, names[turn.seat], names, language) for step in steps]),
        why=as_sentence(say("sentences", sentences=Listed(parts, "sentences")), language),
        same=kept.same,
        view=msgspec.to_builtins(game.view(state, turn.seat)),
        win_probabilities=win_probabilities(turn.seat, kept.best, len(names)),
    )


def _after(game: AnyGame, turn: PlayedTurn, lines: Sequence[str]) -> Any:
    """Return the state after the turn that a bot would have played."""
    steps = tuple(parse(line, game.steps) for line in lines)
    if not steps or not steps[-1].final:
        raise Illegal(say("not-a-whole-turn"))
    state = turn.before
    for step in steps:
        state = act(game, state, turn.seat, step)
    return state


def win_probabilities(seat: Seat, own: float, seats: int) -> tuple[float | None, ...]:
    """Return the win probability of each seat, given that of one. With more than two seats, the others are unknown.

    >>> win_probabilities(1, 0.75, 2), win_probabilities(1, 0.75, 3)
    ((0.25, 0.75), (None, 0.75, None))
    """
    others = 1 - own if seats == 2 else None
    return tuple(own if each == seat else others for each in range(seats))
