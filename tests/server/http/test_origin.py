"""Tests that HTTP and the websocket apply the same origin check."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.server_process import Player, Server

PUBLIC = "https://hall.example"


@pytest.fixture(scope="module", params=["", PUBLIC], ids=["no public_url", "public_url"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Server(folder / "hall.db", port, public_url=request.param)
    yield server
    code, logged = server.stop()
    assert code == 0
    assert "Traceback" not in logged


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("{host}", True),
        ("{HOST}", True),
        ("https://hall.example", "with public_url"),
        ("HTTPS://Hall.Example", "with public_url"),
        ("http://hall.example", False),
        ("https://hall.example/", False),
        ("https://hall.example.evil", False),
        ("https://evil.example", False),
        ("{host}.evil.example", False),
        ("{host}/path", False),
        ("http://somebody@127.0.0.1", False),
        ("null", False),
        ("http://[", False),
        ("http://]", False),
        ("http://[::1", False),
        ("http://", False),
        ("://", False),
        ("file:///", False),
        ("http://\N{LATIN SMALL LETTER E WITH ACUTE}", False),
        ("%", False),
    ],
)
async def test_one_answer_for_http_and_websocket(server: Server, origin: str, allowed: bool | str) -> None:
    origin = origin.format(host=server.address, HOST=server.address.upper())
    if allowed == "with public_url":
        allowed = bool(server.settings["TILEHALL_PUBLIC_URL"])
    ann = Player(server, "Ann")
    async with httpx.AsyncClient() as client:
        sent = {b"Origin": origin.encode("latin-1")}
        answer = await client.post(f"{server.address}/api/guest", json={"name": "Ann"}, headers=sent)
        assert answer.status_code == (201 if allowed else 403), answer.text
        answer = await client.post(f"{server.address}/api/guest", json={"name": "Ann"})
        ann.cookies = {"tilehall": answer.headers["set-cookie"].partition("=")[2].partition(";")[0]}
    await ann.connect(origin=origin)
    if allowed:
        assert (await ann.until(lambda news: news["news"] == "hello"))["name"] == "Ann"
        await ann.hang_up()
    else:
        assert await ann.closed() == 4403
