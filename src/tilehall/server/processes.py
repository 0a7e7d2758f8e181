"""`tilehall serve --processes`: several nodes on one machine behind one port.

Every node listens on the port by itself (SO_REUSEPORT), and Linux spreads the connections evenly over them. With one
socket for all, whichever node woke first took a whole burst: 100 of 100 connections, measured. The parent keeps the
port bound, starts anew the nodes that die, and holds a pipe to each: when the parent is killed, they stop as well.
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
EARLY_END_S = 10.0  # seconds within which a node that ends has not really begun: the next one waits
MIN_PAUSE_S, MAX_PAUSE_S = 1.0, 30.0  # seconds that it waits, doubled each time: to start one takes seconds of a core
OPEN = b"Tilehall is open: "

log = logging.getLogger("tilehall.processes")


class Inherited(Struct, frozen=True):
    """What a node gets of its parent, as the first line of its standard input."""

    port: int  # which the parent has bound
    admin_token: str  # the same for all: the host's command reaches any of them


def check(settings: Settings, processes: int) -> None:
    """Malformed, with a sentence, where several processes cannot be one hall."""
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
        """Start a node, and wait until it is open, or has ended: what it said first."""
        node = await asyncio.create_subprocess_exec(*self._words, stdin=PIPE, stdout=PIPE, env=self._environ)
        self._nodes.add(node)
        assert node.stdin is not None
        assert node.stdout is not None
        try:
            node.stdin.write(msgspec.json.encode(self._inherited) + b"\n")
            await node.stdin.drain()
        except OSError:
            pass  # it has ended; its exit code says so
        return node, await node.stdout.readline()

    async def keep(self, node: Process) -> None:
        """Start another in place of a node that ends, again and again, until all are stopped."""
        pause = MIN_PAUSE_S
        while not self._stopping:
            begun = monotonic()
            code = await node.wait()
            self._nodes.discard(node)
            if self._stopping:
                return
            log.error("node %d ended with %d: another is started in its place", node.pid, code)
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
    """Serve with so many processes until SIGTERM or SIGINT: the exit code. `words` are the options of each node, and
    `ready` is called with the hall's address once the first of them answers. Unavailable where the port is taken."""
    set_up(settings)
    with listen(settings, shared=True, backlog=0) as bound:
        inherited = Inherited(bound.getsockname()[1], new_token())
        processes = Processes([*COMMAND, "--inherited", *words], environ, inherited)
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, processes.stop)
        # The first by itself: it migrates the database, and what is wrong is said once.
        first, said = await processes.start()
        if not said.startswith(OPEN):
            return await first.wait()
        ready(said.removeprefix(OPEN).decode().strip())
        others = await asyncio.gather(*(processes.start() for _ in range(count - 1)))
        await asyncio.gather(*(processes.keep(node) for node in (first, *(node for node, _ in others))))
    return 0


async def serve_inherited(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve on the port of the parent process, as the standard input says. Stop when the parent is gone."""
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
