"""A proxy that cuts, delays or stalls a link, or breaks its connection at a chosen moment."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any, Literal, TypeVar
from urllib.parse import parse_qs, quote, urlsplit

POSTGRES_SOCKET = ".s.PGSQL.5432"
Loses = Literal["question", "answer"]
Result = TypeVar("Result")
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """A proxy that forwards every byte to the target of `connect`, and back.

    After `lose`, it drops the next message with the given bytes, or the answer to it, and closes the connection. Later
    connections are forwarded again.
    """

    def __init__(self, connect: Callable[[], Awaitable[Streams]]) -> None:
        self.connect = connect
        self.watched: bytes | None = None
        self.loses: Loses = "answer"
        self.lost = 0
        self.delay = 0.0  # seconds, in each direction
        self._cut = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._open: set[asyncio.StreamWriter] = set()

    def lose(self, what: Loses, of: bytes) -> None:
        """Lose the next message with these bytes, or its answer."""
        self.watched, self.loses = of, what

    def cut(self) -> None:
        """Reset all connections, and every new one."""
        self._cut = True
        for each in self._open:
            each.transport.abort()

    def stall(self) -> None:
        """Let nothing through, but keep the connections open."""
        self._flowing.clear()

    def heal(self) -> None:
        """Remove all faults; what was held back arrives."""
        self._cut, self.delay, self.watched = False, 0.0, None
        self._flowing.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection to its end."""
        back: asyncio.StreamWriter | None = None
        self._open.add(writer)
        try:
            if not self._cut:
                there, back = await self.connect()
                self._open.add(back)
                await self._forward(reader, writer, there, back)
        except OSError:
            pass  # the server is down, so close the client's connection
        finally:
            for each in (writer, back):
                if each is not None:
                    self._open.discard(each)
                    if self._cut:
                        each.transport.abort()
                    each.close()

    async def _forward(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        losing = asyncio.Event()

        async def questions() -> None:
            while data := await reader.read(65536):
                if self.watched is not None and self.watched in data:
                    self.watched = None
                    losing.set()
                    if self.loses == "question":
                        return
                await self._pass(data, back)

        async def answers() -> None:
            while data := await there.read(65536):
                if losing.is_set():
                    return
                await self._pass(data, writer)

        ways = [asyncio.ensure_future(questions()), asyncio.ensure_future(answers())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lost += losing.is_set()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass(self, data: bytes, writer: asyncio.StreamWriter) -> None:
        if self.delay:
            await asyncio.sleep(self.delay)
        await self._flowing.wait()
        writer.write(data)
        await writer.drain()


@asynccontextmanager
async def postgres_proxy(url: str) -> AsyncIterator[tuple[Proxy, str]]:
    """Yield a proxy to the PostgreSQL server of a URL, which listens on a socket, and the URL through the proxy."""
    folder = parse_qs(urlsplit(url).query)["host"][0]
    proxy = Proxy(lambda: asyncio.open_unix_connection(str(Path(folder) / POSTGRES_SOCKET)))
    with tempfile.TemporaryDirectory(prefix="px-") as own:
        server = await asyncio.start_unix_server(proxy.serve, f"{own}/{POSTGRES_SOCKET}")
        try:
            yield proxy, url.replace(quote(folder), quote(own))
        finally:
            await _close(server, proxy)


@asynccontextmanager
async def tcp_proxy(port: int) -> AsyncIterator[tuple[Proxy, int]]:
    """Yield a proxy to a port of this machine, and the port of the proxy."""
    proxy = Proxy(lambda: asyncio.open_connection("127.0.0.1", port))
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield proxy, server.sockets[0].getsockname()[1]
    finally:
        await _close(server, proxy)


async def _close(server: asyncio.Server, proxy: Proxy) -> None:
    server.close()
    proxy.heal()
    proxy.cut()
    with suppress(TimeoutError):
        async with asyncio.timeout(1):
            await server.wait_closed()


class BadLine:
    """A proxy to a port of this machine that runs in its own thread, for tests without an event loop."""

    def __init__(self, port: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._opened = tcp_proxy(port)
        self._proxy, own = self._run(self._opened.__aenter__())
        self.address = f"http://127.0.0.1:{own}"

    def _run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def stall(self) -> None:
        self._loop.call_soon_threadsafe(self._proxy.stall)

    def heal(self) -> None:
        self._loop.call_soon_threadsafe(self._proxy.heal)

    async def _finish(self) -> None:
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    def close(self) -> None:
        self._run(self._opened.__aexit__(None, None, None))
        self._run(self._finish())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
