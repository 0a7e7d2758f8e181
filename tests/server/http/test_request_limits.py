"""Tests of requests that are too large or too slow, sent over plain sockets to a server in its own process."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.raw_http import (
    HEALTH,
    MEGABYTE,
    answer,
    connected,
    healthy,
    limited,
    memory,
    metrics,
    one_answer,
    send_until_closed,
    until,
    why,
)
from tests.support.server_process import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with default settings, which survives everything that the tests send."""
    with running(tmp_path_factory.mktemp("hall")) as server:
        healthy(server)
        yield server


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that waits one second for a request, and long for the next."""
    with running(tmp_path_factory.mktemp("hall"), request_seconds=1, keep_alive_seconds=3600) as server:
        yield server


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
        # The kernels on both sides buffer some of it.
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
        assert why(body) == "The head of the request is too long: its address or its headers."
        with connected(server) as line:  # the same, byte by byte: every way of splitting it must give the same result
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
        with connected(server, receive_buffer=4096) as line:  # reading slowly is allowed
            line.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
            assert len(answer(line)[1]) == 8 * MEGABYTE


@pytest.mark.parametrize("junk", [b"\x16\x03\x01\x02\x00\x01\x00", b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
def test_what_is_not_http_is_told_so(server: Server, junk: bytes) -> None:
    with connected(server) as line:
        line.sendall(junk)
        status, body = answer(line)
        assert (status, why(body)) == (400, "The request could not be read: it is not HTTP.")


def test_requests_sent_ahead_and_given_up_leave_no_trace_in_the_log(server: Server) -> None:
    for end in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000):
        for count in (1, 2, 10):
            with connected(server) as line:
                line.sendall(HEALTH * count + end)
                answer(line)
    healthy(server)  # the fixture checks the log


def test_junk_does_not_fill_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    for junk in (b"nonsense\r\n\r\n", b"GET /healthz HTTP/1.1\r\nConnection: close, upgrade\r\nUpgrade: h2c\r\n\r\n"):
        for _ in range(20):
            with connected(server) as line:
                line.sendall(junk)
                assert answer(line)[0] in (400, 200)
    _, log = server.stop()
    assert len(log.splitlines()) < 20, log
