"""`tilehall serve`, forked from a process which has imported everything: it opens in a fraction of the time.

A server that is started afresh spends ten times as long on imports as on opening. Where the start itself is tested, or
what surrounds it (another interpreter, its path, its limits), `Server` is told which interpreter to start.
"""

from __future__ import annotations

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired

from tests.support.fixed_deals import fix
from tilehall.core.registry import games

_context = get_context("forkserver")
_context.set_forkserver_preload(["tests.support.forked_server", "tilehall.cli", "tilehall.server.main"])
games()  # which imports them, also in the process that is forked


def serve(words: list[str], environ: dict[str, str], folder: str, log: Path, output: Connection) -> None:
    """Be the server: in the forked process."""
    from tilehall.cli import app

    os.environ.clear()
    os.environ.update(environ)
    os.chdir(folder)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(output.fileno(), 1)
    output.close()
    fix()
    app(words)


class ForkedServer:
    """The process, with as much of `subprocess.Popen` as tests need."""

    def __init__(self, words: list[str], environ: dict[str, str], log: Path) -> None:
        output, theirs = _context.Pipe(duplex=False)
        self._process = _context.Process(target=serve, args=(words, environ, os.getcwd(), log, theirs), daemon=True)
        self._process.start()
        theirs.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stdout = open(os.dup(output.fileno()), encoding="utf-8")  # noqa: SIM115
        output.close()

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> None:
        """Wait for its end."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired("tilehall serve", timeout or 0.0)
        self.stdout.close()
