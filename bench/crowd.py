"""A crowd of players to put a server under load: signed-in seats over real websockets, two per table of 4ascend."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tilehall.messages.wire import CHANGES

# Limits are per client; here a crowd shares one address.
UNLIMITED = {
    "TILEHALL_SIGN_UPS_PER_HOUR": "1000000",
    "TILEHALL_MESSAGES_PER_SECOND": "100000",
    "TILEHALL_MESSAGES_BURST": "1000000",
    "TILEHALL_CONNECTIONS_PER_ADDRESS": "1000000",
    "TILEHALL_LOG_LEVEL": "warning",
}
TICKS = os.sysconf("SC_CLK_TCK")


class Hall:
    """A hall at an address, used over HTTP like a player's browser does."""

    def __init__(self, address: str, names_room: bool = False) -> None:
        self.address = address
        self.names_room = names_room  # in the address of a websocket, as the page does

    def socket(self, room: str) -> str:
        """Return the address of a websocket for a player of this room."""
        return self.address.replace("http", "ws") + "/api/socket" + (f"?room={room}" if self.names_room else "")

    def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        """Post a request; return the answer and the cookie that it sets."""
        headers = {"Content-Type": "application/json", "Origin": self.address, "Cookie": cookie}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or b"{}"), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


class Server(Hall):
    """`tilehall serve` in its own process, over an empty database; another program may run it."""

    def __init__(self, run_by: Sequence[str] = ()) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [*run_by, sys.executable, "-c", "from tilehall.cli import app; app()", "serve", "--port", "0"]
        database = str(Path(self.folder.name, "hall.db"))
        self.process = subprocess.Popen(
            [*command, "--database", database], env={**os.environ, **UNLIMITED}, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        super().__init__(self.process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1"))

    def cpu(self) -> float:
        """Return the seconds of CPU time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Return the megabytes of memory in use."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.folder.cleanup()


class Position(Struct):
    """The fields of a position that a player needs."""

    seq: int
    turn: int | None
    me: int | None
    legal: tuple[str, ...] = ()


class News(Struct):
    """The fields of all messages that a player needs."""

    news: str
    position: Position | None = None
    phase: str = ""
    why: str = ""


class Changed(Struct, tag_field="news", tag="changed"):
    """The fields of a message `changed` that a player needs."""

    position: dict[str, Any]  # the fields that changed
    legal: dict[str, str] = {}  # by all words except the last: the last words


class RoomChanged(Struct, tag_field="news", tag="roomchanged"):
    """The fields of a message `roomchanged` that a player needs."""

    fields: dict[str, Any] = {}


_news = msgspec.json.Decoder(News)
_changes = msgspec.json.Decoder(Changed | RoomChanged)
CHANGE_TAGS = (b'{"news":"changed"', b'{"news":"roomchanged"')


class Player(WSListener):
    """One seat of a table, whose client reads changes as the page does."""

    def __init__(self, table: LoadedTable) -> None:
        self.table = table
        self.position: Position | None = None
        self.transport: WSTransport
        self.connected = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        if payload.startswith(CHANGE_TAGS):
            self.change(_changes.decode(payload))
            return
        news = _news.decode(payload)
        match news.news:
            case "hello":
                self.connected.set_result(None)
            case "happened" | "table" if news.position is not None:
                self.position = news.position
                self.table.saw(self)
            case "room":
                self.table.phase(self, news.phase)
            case "refused":
                raise RuntimeError(news.why)

    def change(self, changes: Changed | RoomChanged) -> None:
        """Apply changes to the position, or notice that the room gathers for the next game."""
        match changes:
            case RoomChanged(fields={"phase": str(phase)}):
                self.table.phase(self, phase)
            case Changed(position, legal):
                assert self.position is not None
                self.position = replace(
                    self.position,
                    legal=tuple(f"{first} {last}" for first, lasts in legal.items() for last in lasts.split(" ")),
                    **{name: position[name] for name in ("seq", "turn") if name in position},
                )
                self.table.saw(self)

    def ask(self, ask: str, **fields: Any) -> None:
        message = {"ask": ask, "id": 1, **fields}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def play(self, rng: Random) -> None:
        """Submit any legal step."""
        assert self.position is not None
        row, _, column = rng.choice(self.position.legal).split()[1].partition(",")
        step = {"do": "stone", "cell": [int(row), int(column)]}
        self.ask("submit", steps=[step], after=self.position.seq, key=secrets.token_hex(8))


class LoadedTable:
    """Two players in a closed loop: the next move comes once both have seen the last."""

    name = "4ascend"

    def __init__(self, rng: Random, moved: Callable[[float], None], options: dict[str, int]) -> None:
        self.rng = rng
        self.options = options
        self.moved = moved
        self.players: list[Player] = []
        self.sent = 0.0
        self.running = False
        self.wait = 0.0  # seconds between seeing a move and making the next
        self.gathering: set[Player] = set()  # players who have yet to see that the next game gathers

    async def sit(self, server: Hall, cookies: tuple[str, str]) -> None:
        """Open a room and seat two players in it."""
        body = {"game": self.name, "options": self.options, "seats": 2, "listed": False, "watch": False}
        answer, _ = server.post("/api/rooms", body, cookies[0])
        for cookie in cookies:
            player = self.player()
            url = server.socket(answer["code"])
            await ws_connect(lambda player=player: player, url, extra_headers={"Cookie": cookie})
            await player.connected
            player.ask("enter", room=answer["code"], changes=CHANGES)
            player.ask("sit")
            player.ask("ready", value=secrets.token_hex(8))
            self.players.append(player)

    def player(self) -> Player:
        return Player(self)

    def saw(self, player: Player) -> None:
        """Note that a player has seen a move; when both have, make the next move or finish the game."""
        if len(self.players) < 2 or not all(each.position for each in self.players):
            return
        one, other = (each.position for each in self.players)
        assert one is not None
        assert other is not None
        if one.seq != other.seq:
            return
        if self.sent:
            self.moved(time.perf_counter() - self.sent)
            self.sent = 0.0
        if self.running:
            self.next()

    def next(self) -> None:
        mover = next((each for each in self.players if each.position and each.position.turn == each.position.me), None)
        if mover is None:
            self.gathering = {*self.players}
            self.players[0].ask("again")
        elif self.wait:
            asyncio.get_running_loop().call_later(self.rng.random() * 2 * self.wait, self.move, mover)
        else:
            self.move(mover)

    def move(self, mover: Player) -> None:
        self.sent = time.perf_counter()
        mover.play(self.rng)

    def phase(self, player: Player, phase: str) -> None:
        """After a game, mark each player as ready for the next when their own node says that it gathers."""
        if player in self.gathering and phase == "gathering":
            self.gathering.discard(player)
            player.position = None
            player.ask("ready", value=secrets.token_hex(8))
