"""A proxy between a store and its PostgreSQL server that breaks the connection at a chosen moment."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, quote, urlsplit

SOCKET = ".s.PGSQL.5432"
Loses = Literal["question", "answer"]


class PostgresProxy:
    """Forwards every byte, until a client sends those that it was told to watch for: then it loses that message, or the
    answer to it, and closes the connection. All later connections are forwarded again."""

    def __init__(self, server: Path) -> None:
        self.server = server
        self.watched: bytes | None = None
        self.loses: Loses = "answer"
        self.lost = 0

    def lose(self, what: Loses, of: bytes) -> None:
        """Lose the next message with these bytes, or its answer."""
        self.watched, self.loses = of, what

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(str(self.server / SOCKET))
        losing = asyncio.Event()

        async def questions() -> None:
            while data := await reader.read(65536):
                if self.watched is not None and self.watched in data:
                    self.watched = None
                    losing.set()
                    if self.loses == "question":
                        return
                back.write(data)

        async def answers() -> None:
            while data := await there.read(65536):
                if losing.is_set():
                    return
                writer.write(data)

        ways = [asyncio.ensure_future(questions()), asyncio.ensure_future(answers())]
        with suppress(OSError):
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        self.lost += losing.is_set()
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for each in (writer, back):
            each.close()
            with suppress(OSError):
                await each.wait_closed()


@asynccontextmanager
async def between(url: str) -> AsyncIterator[tuple[PostgresProxy, str]]:
    """A proxy to the server of a URL, which has to listen on a socket, and the URL that leads through it."""
    folder = parse_qs(urlsplit(url).query)["host"][0]
    proxy = PostgresProxy(Path(folder))
    with tempfile.TemporaryDirectory(prefix="px-") as own:
        server = await asyncio.start_unix_server(proxy.serve, f"{own}/{SOCKET}")
        try:
            yield proxy, url.replace(quote(folder), quote(own))
        finally:
            server.close()
