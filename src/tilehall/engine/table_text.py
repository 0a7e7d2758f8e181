"""A table as text, for language models: the players, the board as a seat sees it, what happened, and legal steps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from tilehall.core.drawing import board_text
from tilehall.core.game import AnyGame
from tilehall.core.lesson import lessons
from tilehall.core.notation import parse, shape, text
from tilehall.core.options import choices
from tilehall.core.registry import find
from tilehall.engine.table_state import TableState
from tilehall.messages import wire
from tilehall.table.projections import Position

SENTENCES = 12  # the newest ones of the log
STEPS = 60  # legal steps that are listed; there is a tool for all of them


def table_text(state: TableState, user: str) -> str:
    """Return everything that the seat of a user may know of a table."""
    room, position = state.room, state.position
    if room is None:
        return "The hall has not shown this room yet."
    parts = [_head(room, user)]
    if position is not None and room.phase in ("playing", "over"):
        game = find(room.game)
        names = [chair.name for chair in room.chairs]
        parts.append(board_text(game, msgspec.json.decode(position.view, type=game.views), names).rstrip())
        if state.sentences:
            parts.append("Lately:\n" + "\n".join([*state.sentences][-SENTENCES:]))
        parts.append(_turn(state, position, names))
    return "\n\n".join(parts)


def _head(room: wire.RoomStatus, user: str) -> str:
    seats = [
        f"Seat {seat}: {chair.name or 'free'}"
        + (" (you)" if chair.user == user else "")
        + ("" if room.phase != "gathering" or not chair.name else ", ready" if chair.ready else ", not ready")
        for seat, chair in enumerate(room.chairs)
    ]
    phases = {
        "gathering": "The game has not begun.",
        "playing": "The game is being played.",
        "over": "The game is over.",
        "closed": "The room is closed.",
    }
    options = msgspec.json.encode(room.options).decode()
    return "\n".join([f"{room.title}, room {room.room}. {phases[room.phase]}", *seats, f"Options: {options}"])


def _turn(state: TableState, position: Position, names: Sequence[str]) -> str:
    """Return whose turn it is with the legal steps, or how the game ended."""
    if position.outcome is not None:
        return f"{position.outcome.sentence(names)} {position.ending}".strip()
    if not state.my_turn:
        waits = "the table" if position.turn is None or position.turn < 0 else names[position.turn]
        return f"It is the turn of {waits}."
    left = state.time_left
    clock = "" if left is None else f" You have {max(0, int(left))} seconds left."
    return f"It is your turn.{clock}\n{steps_text(position.legal, position.more)}"


def steps_text(steps: Sequence[str], more: bool = False, most: int = STEPS) -> str:
    """Return steps that can be played, in the notation.

    >>> steps_text(("stone 0,0", "stone 0,1"), most=1)
    'Legal steps: stone 0,0; and 1 more'
    """
    rest = len(steps) - most
    tail = "; and more" if more else f"; and {rest} more" if rest > 0 else ""
    return f"Legal steps: {'; '.join(steps[:most]) or 'none'}{tail}"


def next_steps(game: AnyGame, position: Position, draft: Sequence[str]) -> tuple[str, ...]:
    """Return all steps of the seat to act after a draft. The hall sends only the first ones of a long list.

    They follow from the view, because the seat has the same legal steps in every guess.
    """
    state = game.guess(msgspec.json.decode(position.view, type=game.views), Random())
    steps = game.draft(state, [parse(step, game.steps) for step in draft]).next if draft else game.legal(state)
    return tuple(map(text, steps))


def rules_text(game: AnyGame) -> str:
    """Return what a game is about, what its lessons teach, its options, and how its steps are written."""
    taught = [f"  {each.lesson.text}" for each in lessons(game.name) if each.lesson.text]
    options = [f"  {each.name} ({each.bounds}): {each.explanation}" for each in choices(game.options)]
    steps = [
        f"  {shape(kind)}: {(kind.__doc__ or '').partition(chr(10))[0]}"
        + ("" if kind.final else " (part of a draft; a final step must follow)")
        for kind in game.steps
    ]
    return "\n".join(
        [
            f"{game.title}: {game.summary}",
            f"Players: {game.seats[0]} to {game.seats[-1]}. The result counts {game.unit}"
            + ("; the lowest wins." if game.lowest_wins else "."),
            *(["How it is played:", *taught] if taught else ()),
            *(["Options (each table shows what its host chose):", *options] if options else ()),
            "Steps, in the notation (steps of chance included):",
            *steps,
            "A turn is a list of steps that ends with its only final step.",
        ]
    )
