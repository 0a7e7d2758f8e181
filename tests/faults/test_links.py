"""The proxy on every link of the soak: each fault has its effect and ends when the link is healed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.support.proxy import Proxy, tcp_proxy

TIMEOUT_S = 60.0  # after which a waiting test has failed


class Client:
    """A connection through a proxy to an echo server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writer: asyncio.StreamWriter | None = None

    async def connect(self) -> None:
        """Connect, in place of the previous connection."""
        self.close()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()

    async def echoed(self, word: bytes) -> bytes:
        """Return what comes back for a word; empty if the connection is gone."""
        assert self.writer is not None
        self.writer.write(word)
        async with asyncio.timeout(TIMEOUT_S):
            try:
                return await self.reader.read(100)
            except ConnectionError:
                return b""


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(100):
            writer.write(data)
    finally:
        writer.close()


@asynccontextmanager
async def linked() -> AsyncIterator[tuple[Proxy, Client]]:
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    async with tcp_proxy(server.sockets[0].getsockname()[1]) as (proxy, port):
        client = Client(port)
        await client.connect()
        assert await client.echoed(b"before") == b"before"
        yield proxy, client
        client.close()
    server.close()


async def test_a_link_that_is_cut_resets_connections_until_it_is_healed() -> None:
    async with linked() as (proxy, client):
        proxy.cut()
        assert await client.echoed(b"cut") == b""
        await client.connect()
        assert await client.echoed(b"still") == b""
        proxy.heal()
        await client.connect()
        assert await client.echoed(b"healed") == b"healed"


async def test_what_a_stalled_link_holds_back_arrives_when_it_is_healed() -> None:
    async with linked() as (proxy, client):
        proxy.stall()
        waiting = asyncio.ensure_future(client.echoed(b"held"))
        done, _ = await asyncio.wait([waiting], timeout=0.2)
        assert not done
        proxy.heal()
        assert await waiting == b"held"


async def test_a_delayed_link_takes_at_least_so_much_longer_each_way() -> None:
    async with linked() as (proxy, client):
        proxy.delay = 0.1
        start = asyncio.get_running_loop().time()
        assert await client.echoed(b"late") == b"late"
        assert asyncio.get_running_loop().time() - start >= 0.2


@pytest.mark.parametrize("what", ["question", "answer"])
async def test_a_lost_message_ends_its_connection_and_no_other(what: str) -> None:
    async with linked() as (proxy, client):
        proxy.lose("question" if what == "question" else "answer", of=b"secret")
        assert await client.echoed(b"a secret word") == b""
        assert proxy.lost == 1
        await client.connect()
        assert await client.echoed(b"a secret word") == b"a secret word"
