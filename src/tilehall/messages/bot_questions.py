"""Questions to bots about a room, and the check of their answers."""

from __future__ import annotations

import secrets
from random import SystemRandom

import msgspec
from msgspec import Raw, Struct

from tilehall.core.game import Seat, Step
from tilehall.core.notation import parse
from tilehall.core.play import pick
from tilehall.core.question import Answer, Question
from tilehall.table import commands, projections
from tilehall.table.dice import Dice
from tilehall.table.room import Change, Room

# The level of a bot that substitutes for an absent player, or plays a turn whose time is up (C9).
STAND_IN_LEVEL = "medium"


class CheckedTurn(Struct, frozen=True):
    """A legal turn of a bot, and the change that it makes in the room in which the bot was asked."""

    steps: tuple[Step, ...]
    change: Change


def question(room: Room, seat: Seat, level: str) -> Question:
    """Return the question for a turn, with what the seat to act may see."""
    view = Raw(msgspec.json.encode(room.game.view(room.state, seat)))
    shown = projections.shown_steps(room, seat)
    return Question(game=room.game.name, level=level, view=view, shown=shown, seed=secrets.randbits(63))


def read_turn(room: Room, seat: Seat, dice: Dice, names: tuple[str, ...], answer: Answer) -> CheckedTurn:
    """Check a bot's answer. Raises `Malformed` or `Illegal` if it is not a legal turn."""
    steps = tuple(parse(line, room.game.steps) for line in answer.steps)
    return CheckedTurn(steps, commands.submit(room, seat, steps, dice, names))


def any_turn(room: Room) -> list[Step]:
    """Return a legal turn for a seat whose bots all failed, so that the game continues."""
    state, rng = room.state, SystemRandom()
    steps: list[Step] = []
    while not steps or not steps[-1].final:
        steps.append(pick(room.game, state, rng))
        state = room.game.apply(state, steps[-1])
    return steps
