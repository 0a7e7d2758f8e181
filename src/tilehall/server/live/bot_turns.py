"""The turns of a table's bots: what a bot is asked, how its answer is checked, and the task that plays for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from tilehall.core.game import Seat, Step
from tilehall.core.notation import parse
from tilehall.core.play import pick
from tilehall.core.question import Answer, Question
from tilehall.server.errors import AppendConflict
from tilehall.store.protocol import Unavailable
from tilehall.table import commands, projections
from tilehall.table.dice import Dice
from tilehall.table.room import Change, Room

if TYPE_CHECKING:  # a table owns this part, and the part refers back to it
    from tilehall.server.live.table import LiveTable

STAND_IN_LEVEL = "medium"  # of the bot that plays on for an absent player, or a turn whose time is up (C9)

logger = logging.getLogger("tilehall.bots")


class CheckedTurn(Struct, frozen=True):
    """A bot's turn that the rules allow, and the change that it makes of the room it was asked in."""

    steps: tuple[Step, ...]
    change: Change


def question(room: Room, seat: Seat, level: str) -> Question:
    """Ask for a turn, with what the seat to act may see."""
    view = Raw(msgspec.json.encode(room.game.view(room.state, seat)))
    shown = projections.shown_steps(room, seat)
    return Question(game=room.game.name, level=level, view=view, shown=shown, seed=secrets.randbits(63))


def read_turn(room: Room, seat: Seat, dice: Dice, names: tuple[str, ...], answer: Answer) -> CheckedTurn:
    """Check a bot's answer. Raises `Malformed` or `Illegal` if it is not a turn."""
    steps = tuple(parse(line, room.game.steps) for line in answer.steps)
    return CheckedTurn(steps, commands.submit(room, seat, steps, dice, names))


def any_turn(room: Room) -> list[Step]:
    """A legal turn for a seat whose bots all failed, so that the game goes on."""
    state, rng = room.state, SystemRandom()
    steps: list[Step] = []
    while not steps or not steps[-1].final:
        steps.append(pick(room.game, state, rng))
        state = room.game.apply(state, steps[-1])
    return steps


class BotTurns:
    """Plays for the bots of one table, in a task of its own, until a person is to act."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self._logged = 0  # the entry at which a failure was logged: tried again, it is not logged again

    def start(self) -> None:
        """Play the turns that are due, unless that is under way."""
        if not self.busy:
            self.task = asyncio.get_running_loop().create_task(self._run())

    @property
    def busy(self) -> bool:
        """Whether a bot's turn is being thought about or played."""
        return self.task is not None and not self.task.done()

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _run(self) -> None:
        """Whatever stops this task, periodic maintenance starts the next one while a bot's turn is due."""
        table = self.table
        try:
            while table.may_bot_move():
                await self._play()
        except Unavailable:
            pass  # the store has logged that it cannot write
        except Exception:
            if self._logged != table.room.seq:
                self._logged = table.room.seq
                logger.exception("a bot's turn failed in room %s", table.room.code)

    async def _play(self) -> None:
        """Play one turn. The bot thinks while it waits for people to follow."""
        table, bots, room = self.table, self.table.parts.bots, self.table.room
        seat = room.actor
        assert seat is not None
        chair = room.chairs[seat]
        turn, _ = await asyncio.gather(
            bots.turn(
                question(room, seat, chair.bot or chair.played_by),
                lambda answer: read_turn(room, seat, table.seating.dice, table.seat_names(), answer),
            ),
            asyncio.sleep(bots.pace_s),
        )
        async with table.lock:
            if table.room.moved != room.moved or table.room.due() != "bot":
                return
            if turn is not None and table.room is room:
                change = turn.change
            else:  # the room has changed beside the game, somebody was muted, say; or no bot had an answer
                steps = turn.steps if turn is not None else any_turn(table.room)
                change = commands.submit(table.room, seat, steps, table.seating.dice, table.seat_names())
            # A key made from the entry it answers: asked for twice, it is played once.
            with suppress(AppendConflict):  # another server was first; the caller sees whether a bot's turn is left
                await table.commit(change, "", f"bot-{room.match}-{room.moved}")
