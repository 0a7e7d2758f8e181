"""`tilehall serve`, forked from a process that has imported every module and built the routes, to save most of a start.

If a test is about the start itself or its surroundings (another interpreter, its path, its limits), it tells `Server`
which interpreter to start.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired

_context = get_context("forkserver")
_context.set_forkserver_preload(["tests.support.forked_server", "tests.support.preloaded"])


def serve(code: str, words: list[str], environ: dict[str, str], folder: str, log: Path, output: Connection) -> None:
    """Run the server in the forked process, as `python -c` would."""
    os.environ.clear()
    os.environ.update(environ)
    os.chdir(folder)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(output.fileno(), 1)
    output.close()
    sys.argv = ["-c", *words]
    exec(code, {"__name__": "__main__"})


class ForkedServer:
    """The forked process, with the part of `subprocess.Popen` that tests need."""

    def __init__(self, code: str, words: list[str], environ: dict[str, str], log: Path) -> None:
        output, theirs = _context.Pipe(duplex=False)
        given = (code, words, environ, os.getcwd(), log, theirs)
        self._process = _context.Process(target=serve, args=given, daemon=True)
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
        """Wait until the process ends."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired("tilehall serve", timeout or 0.0)
        self.stdout.close()
