"""`python -m bench.games`: what a turn of each game costs the server, and how many bytes it sends.

Two players at each of 20 tables play random legal turns over websockets, in a closed loop: the next turn comes after
both have seen the last one. A player finds a turn with the rules, from the view that the server sent. Only the CPU time
of the server counts. Compare games, or two versions of the code, within one run on one machine.

`python -m bench.games drafts` measures the games with drafts once more: before a turn, its player tries the empty draft
and then the draft after each step, as the page does.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from picows import WSFrame, WSMsgType, WSTransport
from rich.console import Console
from rich.table import Table as Sheet
from tests.support.changes import with_changes

from bench.crowd import Hall, LoadedTable, Player, Position, Server
from tilehall.core.game import AnyGame, Step
from tilehall.core.notation import text
from tilehall.core.play import pick
from tilehall.core.registry import games

TABLES, SEATS = 20, 2
WARM_UP_S, MEASURED_S = 3.0, 10.0


class Cost(Struct):
    """What the turns of one game cost the server."""

    turns: int
    cpu_s: float
    sent_bytes: int

    @property
    def row(self) -> tuple[str, ...]:
        """The cells of the table: turns per CPU second, microseconds per turn, bytes per turn and seat."""
        turns = max(1, self.turns)
        return (
            f"{turns / self.cpu_s:,.0f}",
            f"{self.cpu_s / turns * 1e6:,.0f}",
            f"{self.sent_bytes / turns / SEATS:,.0f}",
        )


class RulesPlayer(Player):
    """A player who finds random legal turns with the rules, and is sent what changed, as the page is."""

    table: GameTable

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self.fields: dict[str, Any] = {}  # of the position

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        self.table.received(len(payload))
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = msgspec.json.decode(payload)
        match news:
            case {"news": "changed", "since": since}:
                assert since == self.fields["seq"]
                self.fields = with_changes(self.fields, news)
            case {"news": "happened" | "table", "position": {} as position}:
                self.fields = position
            case {"news": "roomchanged", "fields": {"phase": str(phase)}}:
                self.table.phase(self, phase)
                return
            case _:
                super().on_ws_frame(transport, frame)
                return
        self.position = msgspec.convert(self.fields, Position)
        self.table.saw(self)

    def play(self, rng: Random) -> None:
        """Submit a random legal turn."""
        assert self.position is not None
        game = self.table.game
        state = game.guess(msgspec.convert(self.fields["view"], game.views), rng)
        steps: list[Step] = []
        while not steps or not steps[-1].final:
            steps.append(pick(game, state, rng))
            state = game.apply(state, steps[-1])
        said, after = list(map(text, steps)), self.position.seq
        if self.table.tries:
            for count in range(len(said)):
                self.ask("try", steps=said[:count], after=after)
        self.ask("submit", steps=said, after=after, key=secrets.token_hex(8))


class GameTable(LoadedTable):
    """Two players of any game in a closed loop."""

    def __init__(
        self,
        game: AnyGame,
        rng: Random,
        moved: Callable[[float], None],
        received: Callable[[int], None],
        tries: bool = False,
    ) -> None:
        super().__init__(rng, moved, {})
        self.tries = tries
        self.name = game.name
        self.game = game
        self.received = received

    def player(self) -> Player:
        return RulesPlayer(self)


async def seated(
    server: Hall, game: AnyGame, moved: list[float], received: list[int], tries: bool = False
) -> Sequence[GameTable]:
    """Open the tables, with all players seated and ready."""
    tables = []
    for number in range(TABLES):
        cookies = [server.post("/api/guest", {"name": f"{game.name} {number} {seat}"})[1] for seat in range(SEATS)]
        table = GameTable(game, Random(number), moved.append, received.append, tries)
        await table.sit(server, (cookies[0], cookies[1]))
        tables.append(table)
    await asyncio.sleep(1)
    return tables


async def measure(server: Server, game: AnyGame, seconds: float, tries: bool = False) -> Cost:
    """Play one game at all tables for some seconds."""
    moved: list[float] = []
    received: list[int] = []
    tables = await seated(server, game, moved, received, tries)
    for table in tables:
        table.running = True
        table.next()
    await asyncio.sleep(WARM_UP_S)
    moved.clear()
    received.clear()
    before = server.cpu()
    await asyncio.sleep(seconds)
    cost = Cost(len(moved), server.cpu() - before, sum(received))
    for table in tables:
        table.running = False
    await asyncio.sleep(0.5)
    for player in (player for table in tables for player in table.players):
        player.transport.disconnect()
    return cost


def run(console: Console, seconds: float = MEASURED_S, tries: bool = False) -> None:
    """Measure every game, each on its own server, and print one table. If `tries`, measure those with drafts."""
    title = f"Random turns over websockets{', with their drafts' if tries else ''}"
    sheet = Sheet("game", "turns/CPU s", "µs per turn", "bytes per turn and seat", title=title)
    for column in sheet.columns[1:]:
        column.justify = "right"
    for game in games().values():
        if tries and not game.drafts:
            continue
        server = Server()
        try:
            sheet.add_row(game.name, *asyncio.run(measure(server, game, seconds, tries)).row)
        finally:
            server.stop()
    console.print(sheet)


if __name__ == "__main__":
    run(Console(), tries=sys.argv[1:] == ["drafts"])
