"""`python -m bench.entering`: many users enter one room at once, and other requests wait.

A separate process asks `/healthz` over one connection, a few milliseconds after each answer; the longest answer shows
how long the event loop was busy with the room. There are two cases: a room that gathers players, and a game of Rummikub
in which both players have drawn tiles 70 times, so that each user also receives all moves and the position. Then all
users hang up at the same moment.
"""

from __future__ import annotations

import asyncio
import http.client
import multiprocessing
import secrets
import time
from multiprocessing.connection import Connection
from urllib.parse import urlsplit

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import News, Server

PEOPLE = 400
PAUSE_S = 0.005  # between two requests of the watch
QUIET_S = 1.0  # watched before, between and after
DRAWS = 70  # of the game under way; the pool has 78 tiles
TIMEOUT_S = 120.0  # for all users to get in

_news = msgspec.json.Decoder(News)


class Visitor(WSListener):
    """A user who enters a room and reads the messages."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.connected: asyncio.Future[None] = loop.create_future()
        self.entered: asyncio.Future[float] = loop.create_future()
        self.turn: asyncio.Queue[int] = asyncio.Queue()  # the entries after which this user is to act
        self.messages = 0
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        self.messages += 1
        raw = frame.get_payload_as_bytes()
        if raw.startswith(b'{"news":"ok"'):
            if not self.entered.done():
                self.entered.set_result(time.perf_counter())
        elif raw.startswith(b'{"news":"hello"'):
            self.connected.set_result(None)
        elif raw.startswith(b'{"news":"happened"'):
            position = _news.decode(raw).position
            if position is not None and position.me is not None and position.turn == position.me:
                self.turn.put_nowait(position.seq)
        elif raw.startswith(b'{"news":"refused"'):
            raise RuntimeError(_news.decode(raw).why)

    def ask(self, ask: str, **fields: object) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode({"ask": ask, "id": 1, **fields}))


def watch(address: str, end: Connection) -> None:
    """Ask `/healthz` until something arrives on the pipe, then send back when each was asked and how long it took."""
    where = urlsplit(address)
    client = http.client.HTTPConnection(where.hostname or "", where.port, timeout=TIMEOUT_S)
    waits: list[tuple[float, float]] = []
    while not end.poll(PAUSE_S):
        asked = time.perf_counter()
        client.request("GET", "/healthz")
        client.getresponse().read()
        waits.append((asked, time.perf_counter() - asked))
    client.close()
    end.send(waits)


async def connect(server: Server, cookie: str) -> Visitor:
    """Return a user who is signed in and connected, but in no room yet."""
    visitor = Visitor()
    url = server.address.replace("http", "ws") + "/api/socket"
    await ws_connect(lambda: visitor, url, extra_headers={"Cookie": cookie})
    await visitor.connected
    return visitor


async def open_room(server: Server, cookies: list[str], draws: int) -> str:
    """Open a room of Rummikub with two players, before the game or after so many draws; return its code."""
    body = {"game": "rummikub", "seats": 2, "watch": True}
    code: str = server.post("/api/rooms", body, cookies[0])[0]["code"]
    players = [await connect(server, cookie) for cookie in cookies[:2]]
    for player in players:
        player.ask("enter", room=code)
        player.ask("sit")
        await player.entered
    if draws:
        for player in players:
            player.ask("ready", value=secrets.token_hex(8))
    for _ in range(draws):
        waiting = [asyncio.ensure_future(player.turn.get()) for player in players]
        (done,), (other,) = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        other.cancel()
        players[waiting.index(done)].ask("submit", steps=["draw"], after=done.result(), key=secrets.token_hex(8))
    return code


async def measure(people: int, draws: int) -> dict[str, float]:
    """Let so many users enter one room at once, and measure it."""
    server = Server()
    try:
        cookies = [server.post("/api/guest", {"name": f"Visitor {number}"})[1] for number in range(people + 2)]
        code = await open_room(server, cookies, draws)
        visitors = [await connect(server, cookie) for cookie in cookies[2:]]
        here, there = multiprocessing.get_context("spawn").Pipe()
        watching = multiprocessing.get_context("spawn").Process(target=watch, args=(server.address, there))
        watching.start()
        await asyncio.sleep(QUIET_S)
        before, began = server.cpu(), time.perf_counter()
        for visitor in visitors:
            visitor.ask("enter", room=code)
        async with asyncio.timeout(TIMEOUT_S):
            last = max([await visitor.entered for visitor in visitors])
        await asyncio.sleep(QUIET_S)
        spent, left = server.cpu() - before, time.perf_counter()
        for visitor in visitors:
            visitor.transport.disconnect(graceful=False)
        await asyncio.sleep(QUIET_S)
        here.send(None)
        waits = await asyncio.to_thread(here.recv)
        watching.join()
        return {
            "entering": max(wait for asked, wait in waits if asked < left) * 1000,
            "leaving": max(wait for asked, wait in waits if asked >= left) * 1000,
            "entered": (last - began) * 1000,
            "messages": sum(visitor.messages for visitor in visitors),
            "cpu": spent * 1000,
        }
    finally:
        server.stop()


def run(console: Console) -> None:
    """Measure both rooms and print one table."""
    columns = ("longest wait ms", "when they leave", "all are in after ms", "messages", "CPU ms to enter")
    sheet = Sheet("room", *columns, title=f"{PEOPLE} users enter one room at once")
    for column in sheet.columns[1:]:
        column.justify = "right"
    for name, draws in {"before the game": 0, f"after {DRAWS} moves": DRAWS}.items():
        found = asyncio.run(measure(PEOPLE, draws))
        sheet.add_row(name, *(f"{found[key]:,.0f}" for key in ("entering", "leaving", "entered", "messages", "cpu")))
    console.print(sheet)


if __name__ == "__main__":
    run(Console())
