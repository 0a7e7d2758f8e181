"""A hall inside the test's own process, with a stopped clock and listeners that record its tables' messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tests.support.fixed_deals import seeds
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.core.question import Answer, Question
from tilehall.messages import wire
from tilehall.server.app import App
from tilehall.server.live.bot_pool import BotPool, Failed
from tilehall.server.live.table import LiveTable
from tilehall.server.settings import Settings
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.room_settings import Hints, RoomSettings

FEW_ROOMS = Settings(bot_pace=0.0, rooms_per_user=3)
T = TypeVar("T")


class Listener:
    """A listener that records a table's messages."""

    def __init__(self, user: str, language: str = ENGLISH) -> None:
        self.user = self.account = user
        self.language = language
        self.session: bytes | None = None
        self.closed = False
        self.reads_changes = False
        self.told_room: wire.RoomStatus | None = None
        self.heard: list[dict[str, Any]] = []
        self.ended: tuple[str, int] | None = None

    def send(self, raw: bytes) -> None:
        self.heard.append(msgspec.json.decode(raw))

    def send_away(self, why: Text) -> None:
        self.ended = (in_words(why, self.language), 0)

    def remind(self) -> None:
        pass

    def bye(self, why: Text, code: int, again: bool) -> None:
        self.ended = (in_words(why, self.language), code)


def chosen(
    seats: int = 2,
    *,
    watch: bool = True,
    hints: Hints = "bots",
    clock: ClockSettings | None = None,
    turns_late: int = 0,
) -> RoomSettings[msgspec.Raw]:
    """Return room settings with the default options of the game."""
    options = msgspec.Raw(b"{}")
    return RoomSettings(
        options=options, seats=seats, listed=False, watch=watch, hints=hints, clock=clock, turns_late=turns_late
    )


class Asked(BotPool):
    """A pool that records its requests; it fails, gives a fixed answer, or asks its workers like any other pool."""

    def __init__(self, answer: Answer | None = None, *, fails: bool = False) -> None:
        super().__init__()
        self.answer = answer
        self.fails = fails
        self.asked: list[Question] = []

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        self.asked.append(question)
        if self.fails:
            raise Failed("it took too long")
        return read(self.answer) if self.answer else await super().turn(question, read)


class InProcessHall:
    """A hall with its own store and a stopped clock."""

    def __init__(self, folder: Path, settings: Settings = FEW_ROOMS) -> None:
        self.seconds = 1000.0
        self.store = SqliteStore(folder / "hall.db")
        self.app = App(settings, self.store, presence_pause_s=0.0)  # notify all players at once
        self.app.randomness.new_seed = seeds()
        self.app.time.elapsed = lambda: self.seconds
        self.people = self.app.people
        self.hall = self.app.hall

    async def listeners(self, count: int) -> list[Listener]:
        return [Listener((await self.people.guest(f"Guest {number}", "")).user.id) for number in range(count)]

    async def playing(
        self,
        game: str,
        listeners: list[Listener],
        seats: int | None = None,
        level: str = "easy",
        hints: Hints = "bots",
        clock: ClockSettings | None = None,
        turns_late: int = 0,
    ) -> LiveTable:
        """Start a game with these listeners on its seats and bots on the others."""
        asked = chosen(seats or len(listeners), hints=hints, clock=clock, turns_late=turns_late)
        code = await self.app.rooms.open(listeners[0].user, game, asked)
        table = await self.hall.table(code)
        assert table is not None
        for listener in listeners:
            await table.enter(listener, 0)
            await table.ask(listener.user, wire.Sit(id=1))
        for seat in range(len(listeners), len(table.room.chairs)):
            await table.ask(listeners[0].user, wire.SeatBot(id=1, seat=seat, level=level))
        for listener in listeners:
            await table.ask(listener.user, wire.Ready(id=1, value="abcdefgh"))
        assert table.room.phase == "playing"
        return table


def broken_after_commit(store: SqliteStore) -> Callable[..., Any]:
    """Return a replacement for a store's append that commits the row and then loses the answer."""
    append: Callable[..., Any] = store.append

    async def broken(*given: object) -> None:
        await append(*given)
        raise ConnectionError("the line broke after the commit")

    return broken


async def bots_rest(table: LiveTable) -> None:
    """Wait until the bots of a table have played, or given up for now."""
    assert table.bots.task is not None
    await table.bots.task


@asynccontextmanager
async def opened_hall(folder: Path, settings: Settings = FEW_ROOMS) -> AsyncIterator[InProcessHall]:
    opened = InProcessHall(folder, settings)
    try:
        yield opened
    finally:
        await opened.app.stop()
        await opened.store.close()
