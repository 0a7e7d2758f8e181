"""Requests that are too large, too slow or too many, sent over plain sockets to a server in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest

from tests.support.server_process import PATIENCE, Player, Server

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n"
MEGABYTE = 1_048_576


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server with these settings, that stops in the end and logged no mistake of its own."""
    server = Server(folder / "hall.db", 0, **settings)
    try:
        yield server
    finally:
        code, log = server.stop()
    assert code == 0
    assert "Traceback" not in log


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with the default settings, which survives whatever the tests send to it."""
    with running(tmp_path_factory.mktemp("hall")) as server:
        healthy(server)
        yield server


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that waits a second for a request, and long for the next."""
    with running(tmp_path_factory.mktemp("hall"), request_seconds=1, keep_alive_seconds=3600) as server:
        yield server


@contextmanager
def connected(server: Server, receive_buffer: int = 0) -> Iterator[socket.socket]:
    with socket.socket() as line:
        if receive_buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        yield line


def answer(line: socket.socket) -> tuple[int, bytes]:
    """The status and the body of the one answer that comes before the connection is closed; 0 where none comes."""
    got = b""
    try:
        while part := line.recv(65536):
            got += part
    except ConnectionResetError:
        pass
    head, _, body = got.partition(b"\r\n\r\n")
    return (int(head.split()[1]) if head else 0), body


def one_answer(line: socket.socket) -> bytes:
    """The body of an answer, on a connection that stays open."""
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
    """Send the same over and over: how many bytes were taken before the connection was closed."""
    sent = 0
    try:
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    except (ConnectionResetError, BrokenPipeError):
        pass
    return sent


def healthy(server: Server) -> None:
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


def metrics(server: Server) -> str:
    return httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text


def limited(server: Server, limit: str) -> int:
    """How often a limit refused something."""
    lines = [
        line for line in metrics(server).splitlines() if line.startswith(f'tilehall_limited_total{{limit="{limit}"}}')
    ]
    return int(float(lines[0].split()[-1])) if lines else 0


def memory(server: Server) -> int:
    """The most memory that the server ever used, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        pytest.skip("the system does not tell how much memory a process used")
    peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) * 1024


def until(true: Callable[[], bool]) -> None:
    """Wait for something that comes true by itself."""
    for _ in range(int(PATIENCE / 0.05)):
        if true():
            return
        sleep(0.05)
    pytest.fail("it did not come true")


def why(body: bytes) -> str:
    sentence = json.loads(body)["why"]
    assert isinstance(sentence, str)
    return sentence


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 65536),
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 10000),
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n"),
        (b"GET /", b"x" * 65536),
        (b"", b"\r\n" * 32768),
        (b"GET / HTTP/1.1\r\n" + b"X" * 1000, b"x" * 100),
        (HEALTH + b"GET / HTTP/1.1\r\nX: ", b"x" * 65536),
    ],
    ids=["one header", "many headers", "many in small pieces", "an address", "blank lines", "a name", "after another"],
)
def test_an_endless_head_is_cut_off_and_costs_nobody_else_anything(server: Server, start: bytes, piece: bytes) -> None:
    before, refused = memory(server), limited(server, "head_bytes")
    with connected(server) as line:
        line.sendall(start)
        # What the kernels on both sides buffer is taken, too.
        assert send_until_closed(line, piece, 60 * MEGABYTE) < 16 * MEGABYTE
        healthy(server)
    assert memory(server) - before < 16 * MEGABYTE
    assert limited(server, "head_bytes") == refused + 1


def test_a_head_is_refused_one_byte_past_its_bound(tmp_path: Path) -> None:
    with running(tmp_path, head_bytes=2048) as server:
        base = b"GET /healthz HTTP/1.1\r\nConnection: close\r\nX: \r\n\r\n"
        for size, status in ((2048, 200), (2049, 431)):
            with connected(server) as line:
                line.sendall(base.replace(b"X: ", b"X: " + b"x" * (size - len(base))))
                got, body = answer(line)
                assert got == status
        assert why(body) == "The head of the request is too long: its address, or its headers."
        with connected(server) as line:  # the same, byte by byte, as any division has to be
            for at in range(2047):
                line.sendall(base.replace(b"X: ", b"X: " + b"x" * 2000)[at : at + 1])
            line.sendall(b"x")
            assert answer(line)[0] in (431, 0)


def test_a_hundred_headers_are_enough(server: Server) -> None:
    for count, status in ((99, 200), (100, 431)):
        with connected(server) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nConnection: close\r\n" + b"a: b\r\n" * count + b"\r\n")
            assert answer(line)[0] == status


@pytest.mark.parametrize(
    "half",
    [
        b"G",
        b"GET / HTTP/1.1\r\nHost: hall\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"POST /healthz HTTP/1.1\r\nHost: hall\r\nContent-Length: 20\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: hall\r\nContent-Length: 20\r\n\r\n",
        b"\r\n",
        HEALTH + b"GET / HTTP/1.1\r\n",
    ],
)
def test_half_a_request_is_closed_after_a_while(hurried: Server, half: bytes) -> None:
    refused = limited(hurried, "request_seconds")
    with connected(hurried) as line:
        line.sendall(half)
        status, body = answer(line)
        assert status in (200, 405, 408)
        if status == 408:
            assert why(body) == "The request took too long to arrive."
    assert limited(hurried, "request_seconds") == refused + 1


def test_a_request_that_trickles_in_is_closed_all_the_same(hurried: Server) -> None:
    with connected(hurried) as line:
        line.settimeout(0.05)
        line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Length: 60000\r\n\r\n")
        got = b""
        for _ in range(1000):
            try:
                line.sendall(b" ")
                got += (part := line.recv(65536))
                if not part:
                    break
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError):
                break
        else:
            pytest.fail("a byte at a time keeps a connection open for good")
        assert got.startswith(b"HTTP/1.1 408 ") or not got


def test_blank_lines_do_not_keep_an_idle_connection_open(hurried: Server) -> None:
    with connected(hurried) as line:
        line.sendall(HEALTH)
        one_answer(line)
        line.sendall(b"\r\n")
        assert answer(line)[0] == 408


def test_a_client_that_leaves_in_the_middle_of_its_body_is_no_failure(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    with connected(server) as line:
        line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Length: 20\r\n\r\n{")
        healthy(server)
    until(lambda: 'status="499"' in metrics(server))
    code, log = server.stop()
    assert code == 0
    assert not [line for line in map(json.loads, log.splitlines()) if line["level"] in ("warning", "error")]


def test_a_connection_that_says_nothing_is_closed_without_a_word(hurried: Server) -> None:
    refused = limited(hurried, "request_seconds")
    with connected(hurried) as line:
        assert answer(line) == (0, b"")
    assert limited(hurried, "request_seconds") == refused


def test_an_idle_connection_is_closed_and_one_in_use_is_not(tmp_path: Path) -> None:
    with running(tmp_path, keep_alive_seconds=1, request_seconds=3600) as server, connected(server) as line:
        for _ in range(3):
            line.sendall(HEALTH)
            assert one_answer(line).endswith(b"alive\n")
        assert answer(line) == (0, b"")


@pytest.mark.parametrize(
    "start",
    [
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nContent-Length: 100000000\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: hall\r\nContent-Length: 100000000\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\n1;",
        b"GET /healthz HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nx: ",
    ],
    ids=["a length", "a body nobody reads", "chunks", "chunk extension", "trailer"],
)
def test_an_endless_body_is_cut_off(server: Server, start: bytes) -> None:
    before = memory(server)
    with connected(server) as line:
        line.sendall(start)
        assert send_until_closed(line, b"x" * 65536, 60 * MEGABYTE) < 16 * MEGABYTE
    healthy(server)
    assert memory(server) - before < 16 * MEGABYTE


def test_a_body_in_tiny_chunks_costs_no_more_than_others(server: Server) -> None:
    with connected(server) as line:
        line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert send_until_closed(line, b"1\r\n \r\n" * 1000, 60 * MEGABYTE) < 16 * MEGABYTE
        healthy(server)


def test_trailers_by_the_thousand_are_not_kept(server: Server) -> None:
    before = memory(server)
    with ExitStack() as lines:
        for _ in range(20):
            line = lines.enter_context(connected(server))
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
            send_until_closed(line, b"a: b\r\n" * 10000, 180_000)
        healthy(server)
        assert memory(server) - before < 32 * MEGABYTE


def test_requests_sent_far_ahead_of_their_answers_are_cut_off(server: Server) -> None:
    with connected(server) as line:
        line.sendall(HEALTH * 16)
        got = b""
        while got.count(b"alive\n") < 16:
            got += (part := line.recv(65536))
            assert part
    with connected(server) as line:
        assert send_until_closed(line, HEALTH * 5000, 60 * MEGABYTE) < 16 * MEGABYTE
    assert limited(server, "pipelined") == 1


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
            elsewhere.settimeout(PATIENCE)
            elsewhere.connect(("127.0.0.1", server.port))
            elsewhere.sendall(HEALTH)
            assert one_answer(elsewhere).endswith(b"alive\n")
        assert (await ann.ask("ping"))["news"] == "ok"
        await ann.hang_up()
        await until_served(server)


async def until_served(server: Server) -> None:
    """Wait until a connection is taken again: that another was closed is noticed a moment later."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as client:
        while True:
            try:
                if (await client.get(f"{server.address}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


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
        for _ in range(5):  # the proxy's own connections do not
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
            async with asyncio.timeout(PATIENCE):
                while (await client.get(f"{server.address}/healthz")).status_code == 429:
                    await asyncio.sleep(0.05)
        assert limited(server, "connections_per_address") >= 2


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "large.bin").write_bytes(os.urandom(8 * MEGABYTE))
    with running(tmp_path, web=page, request_seconds=1, keep_alive_seconds=1) as server:
        with connected(server, receive_buffer=4096) as line:
            line.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: hall\r\n\r\n" * 2)
            until(lambda: limited(server, "request_seconds") > 0)
            assert len(answer(line)[1]) < 8 * MEGABYTE
        with connected(server, receive_buffer=4096) as line:  # slowly is another matter
            line.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
            assert len(answer(line)[1]) == 8 * MEGABYTE


@pytest.mark.parametrize("junk", [b"\x16\x03\x01\x02\x00\x01\x00", b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
def test_what_is_not_http_is_told_so(server: Server, junk: bytes) -> None:
    with connected(server) as line:
        line.sendall(junk)
        status, body = answer(line)
        assert (status, why(body)) == (400, "The request could not be read: it is not HTTP.")


def test_the_server_raises_its_own_limit_of_open_files_and_says_so(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard <= 512:
        pytest.skip("there is nothing to raise")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        server = Server(tmp_path / "hall.db")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert f"process_max_fds {float(hard)}" in metrics(server) or not Path("/proc").exists()
    log = server.stop()[1]
    assert f'"message":"the limit of open files was raised","before":256,"files":{hard}' in log
