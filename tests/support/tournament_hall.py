"""A hall with tournaments inside the test's own process, whose time passes when the test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from tests.support.in_process_hall import InProcessHall
from tests.support.rooms import turn
from tilehall.messages import wire
from tilehall.server.accounts.people import Who
from tilehall.server.app import App
from tilehall.server.moderation.moderator import Actor
from tilehall.server.settings import Settings
from tilehall.store.protocol import User
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.summary import Code, Phase
from tilehall.tournaments.settings import TournamentSettings
from tilehall.tournaments.tournament import Tournament, TournamentTable

CLOCK = ClockSettings("bank", 60, at_zero="resign")
START_MS = 1_700_000_000_000


def swiss(**more: Any) -> TournamentSettings[Raw]:
    """Return the settings of a Swiss of 4ascend, or others."""
    given: dict[str, Any] = {
        "title": "Spring",
        "game": "4ascend",
        "options": Raw(b"{}"),
        "format": "swiss",
        "clock": CLOCK,
        "max_players": 40,
    }
    return TournamentSettings(**{**given, **more})


class TournamentHall:
    """A node with tournaments. Its runner looks when the test says so."""

    def __init__(self, store: Store, app: App) -> None:
        self.store = store
        self.app = app
        self.ms = START_MS
        app.time.now = lambda: self.ms
        app.clocks.giving_back = False

    async def account(self, name: str) -> Who:
        """Add an account, which signs in nowhere."""
        id = name.lower()
        await self.store.add_user(User(id, name, id, "hash", None, self.ms, self.ms))
        return Who(id, name, b"")

    async def accounts(self, count: int) -> list[Who]:
        return [await self.account(f"P{number:02}") for number in range(count)]

    async def created(self, organiser: Who, players: Sequence[Who], **settings: Any) -> Code:
        """Create a tournament that these players have entered."""
        code = await self.app.tournament_desk.create(organiser, swiss(**settings))
        for player in players:
            await self.app.tournament_desk.enter(player.user, code)
        return code

    async def look(self, seconds: float = 0.0) -> None:
        """Let time pass, and do what is due then."""
        self.ms += int(seconds * 1000)
        await self.app.tournament_runner.look()

    async def tournament(self, code: Code) -> Tournament:
        return await self.app.tournaments.require(code)

    async def phase(self, table: TournamentTable) -> Phase:
        """Return the phase of the room of a table."""
        room = await self.app.hall.room(table.room)
        assert room is not None
        return room.phase

    async def come(self, table: TournamentTable, *players: str) -> None:
        """Let players of a table be ready for its game: all, unless some are named."""
        live = await self.app.hall.table(table.room)
        assert live is not None
        for player in players or live.room.people:
            await live.ask(player, wire.Ready(id=1, value="abcdefgh"))

    async def turn(self, table: TournamentTable, player: str) -> None:
        """Let a player play a turn at random."""
        live = await self.app.hall.table(table.room)
        assert live is not None
        room = live.room
        seat = room.seat_of(player)
        assert seat is not None
        change = commands.submit(room, seat, turn(room, Random(7)), live.seating.dice, live.seat_names())
        async with live.lock:
            await live.commit(change, player, f"turn-{room.seq}")

    def admin(self) -> Actor:
        """Return the host's command line."""
        return Actor()

    async def resign(self, table: TournamentTable, player: str) -> None:
        """Let a player resign from the game of a table."""
        live = await self.app.hall.table(table.room)
        assert live is not None
        await live.ask(player, wire.GiveUp(id=1, key=f"up-{table.number}"))

    async def play(self, code: Code) -> None:
        """Play every open table: all players come, and only the last of them by name does not resign."""
        for table in (await self.tournament(code)).unfinished:
            await self.come(table)
            for player in sorted(table.players)[:-1]:
                await self.resign(table, player)

    async def play_to_the_end(self, code: Code, rounds: int = 40) -> Tournament:
        """Play a tournament until it is over."""
        for _ in range(rounds):
            await self.look(31)
            if (found := await self.tournament(code)).over:
                return found
            await self.play(code)
        raise AssertionError("the tournament does not end")


@asynccontextmanager
async def tournament_hall(folder: Path, **settings: Any) -> AsyncIterator[TournamentHall]:
    here = InProcessHall(folder, Settings(bot_pace=0.0, **settings))
    try:
        yield TournamentHall(here.store, here.app)
    finally:
        await here.app.stop()
        await here.store.close()


def log_of(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Return the entries of a tournament's log."""
    return [msgspec.json.decode(row.entry) for row in rows]
