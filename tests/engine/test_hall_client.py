"""Tests of the client of a hall: where the token is sent, and which refusals end a program."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random

import pytest

from tilehall.bots.levels import find
from tilehall.core.game import Malformed
from tilehall.engine.bot_loader import LoadedBot
from tilehall.engine.bot_runner import BotRunner
from tilehall.engine.hall_client import HallClient, HallUnreachable, RequestRefused, TokenRefused, address_of


@contextmanager
def refusing(status: int) -> Iterator[HallClient]:
    """Yield the client of a server that refuses every request with a status."""

    class Refuses(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b'{"why":"No."}')

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Refuses) as server:
        serving = threading.Thread(target=server.serve_forever, args=(0.02,))
        serving.start()
        try:
            yield HallClient(f"127.0.0.1:{server.server_port}", "token")
        finally:
            server.shutdown()
            serving.join()


@pytest.mark.parametrize(
    ("hall", "address"),
    [
        ("hall.example", "https://hall.example"),
        ("hall.example:8000/", "https://hall.example:8000"),
        ("192.168.1.5:8000", "https://192.168.1.5:8000"),
        ("localhost.example", "https://localhost.example"),
        ("http://hall.example", "http://hall.example"),
        ("localhost", "http://localhost"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_a_token_goes_over_https_except_on_this_machine(hall: str, address: str) -> None:
    assert address_of(hall) == address


@pytest.mark.parametrize("hall", ["", "ftp://hall.example", "https://", "hall.example?room=1", "[::1"])
def test_what_is_no_address_is_refused(hall: str) -> None:
    with pytest.raises(Malformed, match=r"like https://hall\.example"):
        address_of(hall)


@pytest.mark.parametrize(
    ("status", "error"),
    [(401, TokenRefused), (403, RequestRefused), (404, RequestRefused), (429, HallUnreachable), (502, HallUnreachable)],
)
async def test_only_a_refused_token_is_a_refused_token(status: int, error: type[Exception]) -> None:
    with refusing(status) as hall, pytest.raises(error, match=r"No\."):
        await hall.own_tables()


async def test_a_program_goes_on_after_a_refused_request() -> None:
    said: list[str] = []
    refused = asyncio.Event()

    def say(sentence: str) -> None:
        said.append(sentence)
        if sentence == "The hall refuses: No.":
            refused.set()

    with refusing(403) as hall:
        runner = BotRunner(hall, LoadedBot(make=lambda game, options, seats: find(game, "first")), say, Random(1), 1.0)
        running = asyncio.ensure_future(runner.run())
        await asyncio.wait([running, asyncio.ensure_future(refused.wait())], return_when=asyncio.FIRST_COMPLETED)
        assert not running.done(), said
        running.cancel()
        await asyncio.wait([running])
