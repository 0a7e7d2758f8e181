"""Tests of too many connections."""

from __future__ import annotations

import asyncio
import resource
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.support.raw_http import (
    HEALTH,
    answer,
    connected,
    healthy,
    limited,
    metrics,
    one_answer,
    why,
)
from tests.support.server_process import WAIT_TIMEOUT_S, Player, Server, running

HANDSHAKE = b"GET /api/socket HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
HANDSHAKE += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with default settings, which survives everything that the tests send."""
    with running(tmp_path_factory.mktemp("hall")) as server:
        healthy(server)
        yield server


async def until_served(server: Server) -> None:
    """Wait until a connection is accepted again: the server takes a little time to notice a closed one."""
    async with asyncio.timeout(WAIT_TIMEOUT_S), httpx.AsyncClient() as client:
        while True:
            try:
                if (await client.get(f"{server.address}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


def test_newcomers_are_served_however_many_connections_wait(tmp_path: Path) -> None:
    with running(tmp_path, unfinished_connections=20) as server, ExitStack() as lines:
        silent = [lines.enter_context(connected(server)) for _ in range(30)]
        half = [lines.enter_context(connected(server)) for _ in range(30)]
        for line in half:
            line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Length: 20\r\n\r\n{")
        for _ in range(30):
            healthy(server)
        assert limited(server, "unfinished_connections") >= 40
        for line in silent:
            assert answer(line) == (0, b"")


def test_idle_connections_make_room_first_come_first_gone(tmp_path: Path) -> None:
    with running(tmp_path, unfinished_connections=5, keep_alive_seconds=3600) as server, ExitStack() as lines:
        idle = []
        for _ in range(12):
            idle.append(line := lines.enter_context(connected(server)))
            line.sendall(HEALTH)
            assert one_answer(line).endswith(b"alive\n")
        for line in idle[:7]:
            assert answer(line) == (0, b"")
        assert limited(server, "unfinished_connections") == 0, "they had been answered, and nobody is to blame"


async def test_one_address_has_so_many_connections_websockets_included(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=6, keep_alive_seconds=3600) as server, ExitStack() as lines:
        ann = await server.guest("Ann")
        await ann.connect()
        await ann.until(lambda news: news["news"] == "hello")
        for _ in range(5):
            line = lines.enter_context(connected(server))
            line.sendall(HEALTH)
            one_answer(line)
        with connected(server) as line:
            status, body = answer(line)
            assert status in (429, 0)
            if status:
                assert why(body).startswith("There are too many connections from your address")
        with socket.socket() as elsewhere:
            elsewhere.bind(("127.0.0.2", 0))
            elsewhere.settimeout(WAIT_TIMEOUT_S)
            elsewhere.connect(("127.0.0.1", server.port))
            elsewhere.sendall(HEALTH)
            assert one_answer(elsewhere).endswith(b"alive\n")
        assert (await ann.ask("ping"))["news"] == "ok"
        await ann.hang_up()
        await until_served(server)


async def test_a_websocket_is_no_unfinished_connection(tmp_path: Path) -> None:
    with running(tmp_path, unfinished_connections=2, request_seconds=1) as server, ExitStack() as lines:
        ann = await server.guest("Ann")
        await ann.connect()
        await ann.until(lambda news: news["news"] == "hello")
        half = [lines.enter_context(connected(server)) for _ in range(5)]
        for line in half:
            line.sendall(b"G")
        for line in half:
            await asyncio.to_thread(answer, line)
        assert (await ann.ask("ping"))["news"] == "ok"
        await ann.hang_up()


async def test_behind_a_trusted_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    settings = {"trusted_forwarders": "127.0.0.1", "connections_per_address": 2, "sockets_per_user": 10}
    with running(tmp_path, **settings) as server, ExitStack() as lines:
        for _ in range(5):  # the proxy's own connections do not count
            line = lines.enter_context(connected(server))
            line.sendall(HEALTH.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n"))
            assert one_answer(line).endswith(b"alive\n")
        ann = await server.guest("Ann")
        windows = [Player(server, "Ann") for _ in range(4)]
        for number, window in enumerate(windows[:3]):
            window.cookies = ann.cookies
            await window.connect(forwarded=f"203.0.113.{9 if number < 2 else 10}")
            await window.until(lambda news: news["news"] == "hello")
        with connected(server) as line:
            line.sendall(HEALTH.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 6.6.6.6, 203.0.113.9\r\n\r\n"))
            assert answer(line)[0] == 429
        with pytest.raises(Exception, match="429"):
            await windows[3].connect(forwarded="203.0.113.9")
        for window in windows[:3]:
            await window.hang_up()
        async with httpx.AsyncClient(headers={"X-Forwarded-For": "203.0.113.9"}) as client:
            async with asyncio.timeout(WAIT_TIMEOUT_S):
                while (await client.get(f"{server.address}/healthz")).status_code == 429:
                    await asyncio.sleep(0.05)
        assert limited(server, "connections_per_address") >= 2


def test_a_handshake_that_is_no_text_is_refused(server: Server) -> None:
    for broken in (HANDSHAKE.replace(b"13", b"\xfc"), HANDSHAKE.replace(b"==", b"\xff\xff")):
        with connected(server) as line:
            line.sendall(broken)
            assert answer(line)[0] == 400


def test_a_handshake_sent_ahead_of_an_answer_is_cut_off(server: Server) -> None:
    for requests in (HEALTH + HANDSHAKE, HEALTH * 3 + HANDSHAKE + HEALTH):
        with connected(server) as line:
            line.sendall(requests)
            assert b"101 Switching" not in answer(line)[1]
    healthy(server)


def test_the_server_raises_its_own_limit_of_open_files_and_says_so(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard <= 512:
        pytest.skip("there is nothing to raise")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        server = Server(tmp_path / "hall.db", python=sys.executable)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert f"process_max_fds {float(hard)}" in metrics(server) or not Path("/proc").exists()
    log = server.stop()[1]
    assert f'"message":"the limit of open files was raised","before":256,"files":{hard}' in log
