"""A node that another process started: it serves on that one's port, and stops when that one is gone."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable

import msgspec
from msgspec import structs

from tilehall.server.cluster.processes import Inherited
from tilehall.server.main import listen, serve
from tilehall.server.settings import Settings


async def serve_inherited(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve on the port of whoever started this process, which wrote what is needed to the standard input."""
    given = msgspec.json.decode(sys.stdin.buffer.readline(), type=Inherited)
    stdin = sys.stdin.fileno()

    def ended() -> None:
        if not os.read(stdin, 4096):
            asyncio.get_running_loop().remove_reader(stdin)
            os.kill(os.getpid(), signal.SIGTERM)

    def open_to_all(address: str) -> None:
        asyncio.get_running_loop().add_reader(stdin, ended)
        ready(address)

    own = structs.replace(settings, port=given.port)
    await serve(own, open_to_all, listen(own, shared=True), given.admin_token)
