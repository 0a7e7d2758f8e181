"""`tilehall serve --processes`: several nodes on one machine behind one port.

Every node listens on the port itself (SO_REUSEPORT), and Linux distributes the connections evenly. With one socket for
all, the first node to wake took a whole burst: 100 of 100 connections, measured. The parent keeps the port bound,
restarts nodes that die, and holds a pipe to each, so that they also stop if the parent is killed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic

import msgspec
from msgspec import Struct, structs

from tilehall.core.game import Malformed
from tilehall.server.accounts.passwords import new_token
from tilehall.server.main import listen, serve
from tilehall.server.ops.logs import set_up
from tilehall.server.settings import Settings
from tilehall.store.opening import on_a_server

COMMAND = (sys.executable, "-c", "from tilehall.cli import app; app()", "serve")
EARLY_END_S = 10.0  # a node that ends sooner than this after its start is restarted after a pause
MIN_PAUSE_S, MAX_PAUSE_S = 1.0, 30.0  # the pause doubles each time, because a start takes seconds of CPU time
OPEN = b"Tilehall is open: "

log = logging.getLogger("tilehall.processes")


class Inherited(Struct, frozen=True):
    """The first line of a node's standard input, which its parent writes."""

    port: int  # bound by the parent
    admin_token: str  # the same for all nodes, so that the host's command can reach any of them


def check(settings: Settings, processes: int) -> None:
    """Raise `Malformed` with a sentence if several processes cannot share this configuration."""
    if not on_a_server(settings.database):
        raise Malformed(
            f"--processes {processes} needs a PostgreSQL database: a SQLite file is written by one process. "
            "Set TILEHALL_DATABASE to a postgresql:// URL."
        )
    if not settings.nats:
        raise Malformed(f"--processes {processes} needs TILEHALL_NATS: over NATS the processes act as one hall.")


class Processes:
    """The nodes of one machine."""

    def __init__(self, words: Sequence[str], environ: Mapping[str, str], inherited: Inherited) -> None:
        self._words = words
        self._environ = environ
        self._inherited = inherited
        self._nodes: set[Process] = set()
        self._stopped = asyncio.Event()

    @property
    def _stopping(self) -> bool:
        return self._stopped.is_set()

    async def start(self) -> tuple[Process, bytes]:
        """Start a node and wait until it is open or has ended. Return it with its first line of output."""
        node = await asyncio.create_subprocess_exec(*self._words, stdin=PIPE, stdout=PIPE, env=self._environ)
        self._nodes.add(node)
        assert node.stdin is not None
        assert node.stdout is not None
        try:
            node.stdin.write(msgspec.json.encode(self._inherited) + b"\n")
            await node.stdin.drain()
        except OSError:
            pass  # it has ended, and its exit code says so
        return node, await node.stdout.readline()

    async def keep(self, node: Process) -> None:
        """Restart a node whenever it ends, until all nodes are stopped."""
        pause = MIN_PAUSE_S
        while not self._stopping:
            begun = monotonic()
            code = await node.wait()
            self._nodes.discard(node)
            if self._stopping:
                return
            log.error("node %d ended with status %d and is restarted", node.pid, code)
            pause = min(2 * pause, MAX_PAUSE_S) if monotonic() - begun < EARLY_END_S else MIN_PAUSE_S
            with suppress(TimeoutError):
                async with asyncio.timeout(pause if pause > MIN_PAUSE_S else 0):
                    await self._stopped.wait()
            if not self._stopping:
                node, _ = await self.start()

    def stop(self) -> None:
        """Stop every node."""
        self._stopped.set()
        for node in self._nodes:
            if node.returncode is None:
                node.terminate()


async def serve_processes(
    settings: Settings, environ: Mapping[str, str], words: Sequence[str], count: int, ready: Callable[[str], None]
) -> int:
    """Serve with this many processes until SIGTERM or SIGINT. Return the exit code.

    `words` are the options of each node. `ready` is called with the URL of the hall when the first node answers. Raises
    `Unavailable` if the port is taken.
    """
    set_up(settings)
    with listen(settings, shared=True, backlog=0) as bound:
        inherited = Inherited(bound.getsockname()[1], new_token())
        processes = Processes([*COMMAND, "--inherited", *words], environ, inherited)
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, processes.stop)
        # The first node starts alone: it migrates the database, and errors are reported once.
        first, said = await processes.start()
        if not said.startswith(OPEN):
            return await first.wait()
        ready(said.removeprefix(OPEN).decode().strip())
        others = await asyncio.gather(*(processes.start() for _ in range(count - 1)))
        await asyncio.gather(*(processes.keep(node) for node in (first, *(node for node, _ in others))))
    return 0


async def serve_inherited(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve on the port of the parent process, which standard input describes. Stop if the parent ends."""
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
