"""HTTP over plain sockets, to a server in its own process: requests that no client would send."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import httpx
import pytest

from tests.support.server_process import WAIT_TIMEOUT_S, Server

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n"
MEGABYTE = 1_048_576


@contextmanager
def connected(server: Server, receive_buffer: int = 0) -> Iterator[socket.socket]:
    with socket.socket() as line:
        if receive_buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        line.settimeout(WAIT_TIMEOUT_S)
        line.connect(("127.0.0.1", server.port))
        yield line


def answer(line: socket.socket) -> tuple[int, bytes]:
    """Return the status and the body of the only answer before the connection is closed; status 0 if none comes."""
    got = b""
    try:
        while part := line.recv(65536):
            got += part
    except ConnectionResetError:
        pass
    head, _, body = got.partition(b"\r\n\r\n")
    return (int(head.split()[1]) if head else 0), body


def one_answer(line: socket.socket) -> bytes:
    """Return the body of an answer, on a connection that stays open."""
    got = b""
    while b"\r\n\r\n" not in got:
        part = line.recv(65536)
        assert part, got
        got += part
    head, _, body = got.partition(b"\r\n\r\n")
    length = next(
        int(each.split(b":")[1]) for each in head.split(b"\r\n") if each.lower().startswith(b"content-length")
    )
    while len(body) < length:
        body += line.recv(65536)
    return body


def send_until_closed(line: socket.socket, piece: bytes, most: int) -> int:
    """Send the same bytes again and again; return how many were accepted before the connection was closed."""
    sent = 0
    try:
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    except (ConnectionResetError, BrokenPipeError):
        pass
    return sent


def healthy(server: Server) -> None:
    assert httpx.get(f"{server.address}/healthz", timeout=WAIT_TIMEOUT_S).status_code == 200


def metrics(server: Server) -> str:
    return httpx.get(f"{server.address}/metrics", timeout=WAIT_TIMEOUT_S).text


def limited(server: Server, limit: str) -> int:
    """Return how often a limit refused a request."""
    lines = [
        line for line in metrics(server).splitlines() if line.startswith(f'tilehall_limited_total{{limit="{limit}"}}')
    ]
    return int(float(lines[0].split()[-1])) if lines else 0


def memory(server: Server) -> int:
    """Return the peak memory use of the server, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        pytest.skip("the system does not tell how much memory a process used")
    peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) * 1024


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    for _ in range(int(WAIT_TIMEOUT_S / 0.05)):
        if true():
            return
        sleep(0.05)
    pytest.fail("it did not come true")


def why(body: bytes) -> str:
    sentence = json.loads(body)["why"]
    assert isinstance(sentence, str)
    return sentence
