"""Run a bot in a hall: hear challenges, accept those that fit, and play at several tables at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from tilehall.engine.bot_loader import LoadedBot
from tilehall.engine.bot_seat import BotSeat, why_not
from tilehall.engine.hall_client import HallClient, HallUnreachable, RequestRefused, TokenRefused, WaitingChallenge
from tilehall.engine.line import Backoff, HallLine, LineClosed, connect
from tilehall.engine.thinker import Thinker

POLL_S = 30.0  # the hall lists bot accounts that ask at least once a minute


class BotRunner:
    """A bot account and its program."""

    def __init__(
        self, hall: HallClient, loaded: LoadedBot, say: Callable[[str], None], rng: Random, seconds: float
    ) -> None:
        self._hall = hall
        self._loaded = loaded
        self._say = say
        self._rng = rng
        self._seconds = seconds
        self._thinker = Thinker()
        self._seats: dict[str, asyncio.Task[None]] = {}
        self._called = asyncio.Event()

    async def run(self, rooms: Sequence[str] = (), tournaments: Sequence[str] = ()) -> None:
        """Play until the program is stopped. Sit down in these rooms, and enter these tournaments, first.

        Raises `TokenRefused`.
        """
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen(rooms, tournaments, tasks))
                tasks.create_task(self._poll(tasks))
        except* TokenRefused as refused:
            raise TokenRefused(str(refused.exceptions[0])) from None

    async def _listen(self, rooms: Sequence[str], tournaments: Sequence[str], tasks: asyncio.TaskGroup) -> None:
        """Keep one line open on which the hall says that there is a challenge."""
        pause, greeted = Backoff(), False
        while True:
            try:
                line = await connect(self._hall.address, self._hall.token)
                try:
                    if not greeted:
                        self._say(f"{(await line.greeting).name} is connected to {self._hall.address}.")
                        for room in rooms:
                            self._sit_at(room, tasks, sit=True)
                        for tournament in tournaments:
                            await self._enter(tournament)
                    elif pause.failures:
                        self._say("Connected to the hall again.")
                    greeted = True
                    pause.reset()
                    await self._hear(line)
                finally:
                    line.close()
            except LineClosed as closed:
                if closed.rejected:
                    raise TokenRefused(str(closed)) from None
                if not pause.failures:
                    self._say(f"{closed} Connecting again.")
                await pause.wait()

    async def _hear(self, line: HallLine) -> None:
        while True:
            self._called.set()
            await line.news()

    async def _poll(self, tasks: asyncio.TaskGroup) -> None:
        """Look for challenges and tables: now and then, and whenever the hall calls."""
        while True:
            try:
                for challenge in await self._hall.challenges():
                    await self._answer(challenge)
                for table in await self._hall.own_tables():
                    if table.phase in ("gathering", "playing"):
                        self._sit_at(table.code, tasks)
            except HallUnreachable:
                pass  # the line says so, and connects again
            except RequestRefused as refusal:
                self._say(f"The hall refuses: {refusal}")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_S):
                    await self._called.wait()
            self._called.clear()

    def _sit_at(self, room: str, tasks: asyncio.TaskGroup, sit: bool = False) -> None:
        """Play at a table, unless the bot is there already."""
        code = room.upper()
        if code in self._seats and not self._seats[code].done():
            return
        seat = BotSeat(self._hall, code, self._loaded, self._thinker, self._say, self._rng, self._seconds, sit=sit)
        self._seats[code] = tasks.create_task(seat.play())

    async def _enter(self, tournament: str) -> None:
        """Enter a tournament. The hall then calls the bot to its tables, which `_poll` finds."""
        code = tournament.upper()
        try:
            await self._hall.enter_tournament(code)
            self._say(f"{code}: this bot has entered the tournament.")
        except (RequestRefused, HallUnreachable) as refusal:
            self._say(f"{code}: the bot could not enter the tournament: {refusal}")

    async def _answer(self, challenge: WaitingChallenge) -> None:
        """Accept a challenge, or decline it if this bot does not play such a game."""
        code, what = challenge.code, f"{challenge.name} challenges this bot to {challenge.title}"
        try:
            front = await self._hall.room(code)
            if why := why_not(self._loaded, front.game, front.options, len(front.chairs)):
                await self._hall.decline(code)
                self._say(f"{code}: {what}. Declined: this bot {why}.")
                return
            await self._hall.accept(code)
            self._say(f"{code}: {what}. Accepted.")
        except RequestRefused as refusal:
            self._say(f"{code}: {what}. The hall refuses: {refusal}")
            with suppress(RequestRefused):
                await self._hall.decline(code)
