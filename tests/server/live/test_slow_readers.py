"""Tests of clients that do not read, against the real server: nobody waits for them, and they are disconnected."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.frames import Opcode

from tests.support.raw_websocket import RawClient, frame, text
from tests.support.server_process import WAIT_TIMEOUT_S, Player, Server, open_room, running

ENTER_COUNT = 400  # each is answered with 100 kB; the system buffers a few megabytes per socket
RECEIVE_BUFFER_BYTES = 65_536


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits: dict[str, Any] = {"messages_per_second": 100_000, "messages_burst": 1_000_000, "talk_per_minute": 1000}
    with running(tmp_path_factory.mktemp("hall"), slow_reader_bytes=16_384, **limits) as server:
        yield server


async def gauge(server: Server, name: str) -> int:
    async with httpx.AsyncClient(timeout=WAIT_TIMEOUT_S) as client:
        found = re.search(
            rf"^{re.escape(name)} (\d+)", (await client.get(server.address + "/metrics")).text, re.MULTILINE
        )
    return int(found[1]) if found else 0


async def slow_readers(server: Server) -> int:
    """Return how many slow clients the hall has disconnected."""
    return await gauge(server, 'tilehall_entries_total{what="slow_reader"}')


async def talkative_room(server: Server) -> tuple[Player, str]:
    """Return the host and the code of a room with so much talk that entering it sends 100 kB."""
    host = await server.guest("Ann")
    code = await open_room(host, "4ascend", watch=True, seats=2)
    for _ in range(50):
        assert (await host.ask("talk", text="🀄" * 500))["news"] == "ok"
    return host, code


@asynccontextmanager
async def deaf(server: Server, host: Player, code: str) -> AsyncIterator[RawClient]:
    """Yield the client of a spectator who did not read until the hall disconnected it."""
    before = await slow_readers(server)
    guest = await server.guest("Zoe")
    async with await RawClient.connect(server.port, guest.cookies, receive_buffer=RECEIVE_BUFFER_BYTES) as client:
        await client.until(b'"hello"')
        enter = text(f'{{"ask":"enter","id":1,"room":"{code}"}}')
        await client.send(enter)
        await host.until(lambda news: news["news"] == "room" and news["watching"] == 1)
        for _ in range(ENTER_COUNT // 8):
            await client.send(enter * 8)
            if await slow_readers(server) > before:
                break
            assert (await host.ask("ping"))["news"] == "ok"
        await host.until(lambda news: news["news"] == "room" and news["watching"] == 0)
        yield client


async def test_a_client_that_reads_on_is_told_that_it_was_too_slow(server: Server) -> None:
    host, code = await talkative_room(server)
    async with deaf(server, host, code) as client:
        how = await client.closed()
        assert (how.code, how.reason) == (4408, "Your device reads too slowly, and too much was waiting for it.")
        assert b'"bye"' in client.received[-2].payload
        assert b'"again":true' in client.received[-2].payload
    await host.hang_up()


async def test_a_client_that_never_reads_is_forgotten(server: Server) -> None:
    host, code = await talkative_room(server)
    async with deaf(server, host, code), asyncio.timeout(WAIT_TIMEOUT_S):
        while await gauge(server, "tilehall_sockets") > 1:
            assert (await host.ask("ping"))["news"] == "ok"
            await asyncio.sleep(0.1)
    await host.hang_up()


async def test_pings_whose_answers_are_not_read_are_bounded_too(server: Server) -> None:
    guest, before = await server.guest("Zoe"), await slow_readers(server)
    async with await RawClient.connect(server.port, guest.cookies, receive_buffer=RECEIVE_BUFFER_BYTES) as client:
        await client.until(b'"hello"')
        for _ in range(100):
            await client.send(frame(Opcode.PING, b"x" * 125) * 5000)
            if await slow_readers(server) > before:
                break
        else:
            raise AssertionError("62 megabytes of pings, and the hall still answers them")
        assert (await client.closed()).code == 4408
