"""The task that plays for the bots of a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from tilehall.messages.bot_questions import any_turn, question, read_turn
from tilehall.messages.errors import AppendConflict
from tilehall.server.live.bots import Bots
from tilehall.store.protocol import Unavailable
from tilehall.table import commands

if TYPE_CHECKING:  # the table owns this part, and the part refers back to it
    from tilehall.server.live.table import LiveTable

logger = logging.getLogger("tilehall.bots")


class BotTurns:
    """Plays for the bots of one table in a task, until a human player is to act."""

    def __init__(self, table: LiveTable, bots: Bots) -> None:
        self.table = table
        self.bots = bots
        self.task: asyncio.Task[None] | None = None
        self._logged = 0  # the entry at which a failure was logged, so that retries do not log it again

    def start(self) -> None:
        """Start to play the pending turns, unless the task is already running."""
        if not self.busy:
            self.task = asyncio.get_running_loop().create_task(self._run())

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or playing."""
        return self.task is not None and not self.task.done()

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _run(self) -> None:
        """Play the pending turns. If this task fails, periodic maintenance starts it again."""
        table = self.table
        try:
            while table.may_bot_move():
                await self._play()
        except Unavailable:
            pass  # the store has logged the failed write
        except Exception:
            if self._logged != table.room.seq:
                self._logged = table.room.seq
                logger.exception("a bot's turn failed in room %s", table.room.code)

    async def _play(self) -> None:
        """Play one turn. The bot thinks during the pause that lets players follow the game."""
        table, bots, room = self.table, self.bots, self.table.room
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
            else:  # the room has changed apart from the game (a user was muted, for example), or no bot had an answer
                steps = turn.steps if turn is not None else any_turn(table.room)
                change = commands.submit(table.room, seat, steps, table.seating.dice, table.seat_names())
            # The key is derived from the entry that the turn answers, so that a repeated turn is played once.
            # If another server was first, the caller checks whether a bot's turn is still pending.
            with suppress(AppendConflict):
                await table.commit(change, "", f"bot-{room.match}-{room.moved}")
