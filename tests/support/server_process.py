"""A hall for tests: the real server in its own process, and players who use it over HTTP and websocket."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Any
from weakref import finalize

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support.forked_server import ForkedServer

Message = dict[str, Any]
WAIT_TIMEOUT_S = 90.0
# On a busy machine a bot answers late. If it were killed for that, its successor would start slowly and be late too.
PATIENT = "from tilehall.server.live import bot_pool; bot_pool.GRACE = 60.0"
SERVE = f"from tests.support.fixed_deals import fix; fix(); {PATIENT}; from tilehall.cli import app; app()"


class Server:
    """`tilehall serve` over a database, on a free port; with `public_url` the port must be given.

    Forked, or started by the given interpreter: see forked_server.py.
    """

    more: tuple[str, ...] = ()  # further options
    serve = SERVE  # what its process runs

    def __init__(self, database: Path | str, port: int = 0, *, python: str = "", **settings: object) -> None:
        self.database = database
        self.python = python
        self.settings = {f"TILEHALL_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = port
        # Not a pipe: an unread pipe fills up, and then the server blocks when it logs. Not an open file either: when it
        # is collected with this object, Python warns in the test that happens to run.
        handle, name = mkstemp(prefix="hall-", suffix=".log")
        os.close(handle)
        self.log = Path(name)
        finalize(self, self.log.unlink, missing_ok=True)
        self.start()

    def start(self) -> None:
        """Start the server, on its previous port if it had one, and wait until it accepts connections."""
        words = ["serve", "--port", str(self.port), "--database", str(self.database), *self.more]
        environ = {**os.environ, "TILEHALL_BOT_PACE": "0", "TILEHALL_SIGN_UPS_PER_HOUR": "10000", **self.settings}
        self.process = self._started(words, environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Tilehall is open: " in line, self.logged()
        self.port = self.port or int(line.rpartition(":")[2])
        self.address = f"http://127.0.0.1:{self.port}"

    def _started(self, words: list[str], environ: dict[str, str]) -> ForkedServer | subprocess.Popen[str]:
        if not self.python:
            return ForkedServer(self.serve, words, environ, self.log)
        with self.log.open("a", encoding="utf-8") as log:
            return subprocess.Popen(
                [self.python, "-c", self.serve, *words], env=environ, stdout=subprocess.PIPE, stderr=log, text=True
            )

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self.process.kill()
        self.process.communicate(timeout=WAIT_TIMEOUT_S)

    def stop(self) -> tuple[int, str]:
        """Stop the server as an administrator would; return its exit status and its log."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=WAIT_TIMEOUT_S)
        assert self.process.returncode is not None
        return self.process.returncode, self.logged()

    def logged(self) -> str:
        """Return the log so far, over all starts."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    async def guest(self, name: str) -> Player:
        """Return a new guest."""
        player = Player(self, name)
        answer = await player.http("POST", "/api/guest", {"name": name})
        assert answer.is_success, answer.text
        player.user = answer.json()["id"]
        return player


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    """Yield a server with these settings, stop it, and check that it logged no error."""
    server = Server(folder / "hall.db", 0, **settings)
    try:
        yield server
    finally:
        code, log = server.stop()
    assert code == 0
    assert "Traceback" not in log


class Player:
    """A user of the hall: a cookie jar, and at most one connection."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.user = ""
        self.cookies: dict[str, str] = {}
        self.connection: ClientConnection | None = None
        self.news: list[Message] = []
        self.arrived = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.ids = iter(range(1, 10**9))

    async def http(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send an HTTP request with the cookies so far."""
        headers = {"Origin": self.server.address}
        async with httpx.AsyncClient(cookies=self.cookies, headers=headers, timeout=WAIT_TIMEOUT_S) as client:
            answer = await client.request(method, self.server.address + path, json=body)
            # The jar keeps a renewed cookie beside the one that was sent.
            self.cookies = {each.name: each.value or "" for each in client.cookies.jar}
            return answer

    async def connect(
        self, origin: str | None = None, forwarded: str | None = None, room: str = "", language: str = "en"
    ) -> None:
        """Connect and read the messages, through a proxy if `forwarded` names a client; the page names its room."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookie} | ({"Origin": origin} if origin else {})
        headers |= {"X-Forwarded-For": forwarded} if forwarded else {}
        address = self.server.address.replace("http", "ws") + f"/api/socket?language={language}"
        address += f"&room={room}" if room else ""
        self.connection = await connect(address, additional_headers=headers, max_size=None)
        self.news = []
        self.reader = asyncio.get_running_loop().create_task(self._read(self.connection))

    async def _read(self, connection: ClientConnection) -> None:
        try:
            async for raw in connection:
                async with self.arrived:
                    self.news.append(json.loads(raw))
                    self.arrived.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self.arrived:
                self.arrived.notify_all()

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        """Return the newest message that fits, waiting for it if necessary."""

        def found() -> Message | None:
            return next((each for each in reversed(self.news) if fits(each)), None)

        async with asyncio.timeout(WAIT_TIMEOUT_S), self.arrived:
            await self.arrived.wait_for(lambda: found() or (self.reader is not None and self.reader.done()))
        message = found()
        if message is None:
            raise ConnectionError("the connection was closed before it came")
        return message

    async def send(self, raw: str | bytes) -> None:
        assert self.connection is not None
        await self.connection.send(raw)

    async def ask(self, kind: str, **fields: object) -> Message:
        """Send a request and wait for its answer."""
        number = next(self.ids)
        await self.send(json.dumps({"ask": kind, "id": number, **fields}))
        return await self.until(lambda news: news.get("id") == number and news["news"] != "waiting")

    async def enter(self, room: str, after: int = 0) -> Message:
        return await self.ask("enter", room=room, after=after)

    async def ready(self) -> Message:
        return await self.ask("ready", value=secrets.token_hex(8))

    @property
    def latest_position(self) -> Message | None:
        """The newest message with a position of the game."""
        return next((each for each in reversed(self.news) if each.get("position")), None)

    @property
    def position(self) -> Message | None:
        """The newest position of the game."""
        latest = self.latest_position
        return latest["position"] if latest is not None else None

    async def closed(self) -> int:
        """Return the code with which the hall closes the connection."""
        assert self.connection is not None
        async with asyncio.timeout(WAIT_TIMEOUT_S):
            await self.connection.wait_closed()
        assert self.connection.close_code is not None
        return self.connection.close_code

    async def hang_up(self) -> None:
        if self.connection is not None:
            await self.connection.close()
        if self.reader is not None:
            await self.reader


async def open_room(host: Player, game: str, *others: Player, options: object = None, **more: object) -> str:
    """Open a room in which all players sit in this order; return its code."""
    people = (host, *others)
    body = {"game": game, "options": options or {}, "seats": len(people), "listed": False, "watch": True, **more}
    answer = await host.http("POST", "/api/rooms", body)
    assert answer.is_success, answer.text
    code: str = answer.json()["code"]
    for person in people:
        if person.connection is None:
            await person.connect()
        assert (await person.enter(code))["news"] == "ok"
        assert (await person.ask("sit"))["news"] == "ok"
    return code


async def two_players(server: Server, **options: object) -> tuple[Player, Player, str]:
    """Start a game of 4ascend, without plants by default; return its two players and the room's code."""
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    code = await open_room(ann, "4ascend", ben, options={"plants_start": 0} | options)
    await ann.ready()
    await ben.ready()
    for player in (ann, ben):
        await player.until(lambda news: news["news"] == "happened")
    return ann, ben, code
