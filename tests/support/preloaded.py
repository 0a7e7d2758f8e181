"""What is loaded once in the process that servers are forked from: see forked_server.py."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from tempfile import TemporaryDirectory

import tilehall.cli
import tilehall.server.main  # noqa: F401
from tests.support import fixed_deals  # noqa: F401
from tests.support.http_client import HttpHall
from tilehall.core.registry import games
from tilehall.server.settings import Settings


async def open_and_close() -> None:
    """Open and close a hall with all its routes; no thread is left at the end, as a fork requires."""
    with TemporaryDirectory() as folder:
        await HttpHall(Path(folder), Settings()).store.close()


games()  # imports them
asyncio.run(open_and_close())
# A garbage collection in a server would scan all of this, and copy each page of memory that it marks.
gc.collect()
gc.freeze()
