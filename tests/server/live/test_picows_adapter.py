"""Tests of picows under uvicorn, over real sockets: they fail first if picows changes the internals that are used."""

from __future__ import annotations

import asyncio
import logging
import re
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from picows import WSFrame, WSMsgType, WSTransport, WSUpgradeRequest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from tests.support.raw_websocket import RawClient, frame, text
from tilehall.server.live import picows_adapter
from tilehall.server.live.frames import text_frames
from tilehall.server.live.picows_adapter import Listener, UpgradedProtocol, check_private_class, websocket_protocol

ROOT = Path(__file__).parents[3]
ARGUMENTS = [
    "host_port",
    "ws_path",
    "is_client_side",
    "ws_listener_factory",
    "logger",
    "disconnect_on_exception",
    "websocket_handshake_timeout",
    "enable_auto_ping",
    "auto_ping_idle_timeout",
    "auto_ping_reply_timeout",
    "auto_ping_strategy",
    "enable_auto_pong",
    "max_frame_size",
    "extra_headers",
    "read_buffer_init_size",
]
MAX_MESSAGE_BYTES = 1000


class Echo(Listener):
    """A listener that sends every text back; `lost` is set when the connection is gone."""

    def __init__(self, request: WSUpgradeRequest) -> None:
        self.path = request.path
        self.taken: list[bytes] = []
        self.lost = asyncio.Event()
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if transport.is_close_frame_sent:
            return
        self.taken.append(frame.get_payload_as_bytes())
        match frame.msg_type:
            case WSMsgType.CLOSE:
                self.closed = True
                transport.send_close(frame.get_close_code())
                transport.disconnect()
            case WSMsgType.TEXT if self.taken[-1] == b"fail":
                raise OSError("the listener failed")
            case WSMsgType.TEXT:
                transport.underlying_transport.write(text_frames([self.taken[-1]]))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.lost.set()


class Echoes:
    """A server of echoes."""

    def __init__(self) -> None:
        self.port = 0
        self.made: list[Echo] = []

    def listen(self, request: WSUpgradeRequest) -> Echo:
        if request.path == b"/fail":
            raise OSError("a secret of the server")
        self.made.append(Echo(request))
        return self.made[-1]


@asynccontextmanager
async def echoes(http: str = "httptools") -> AsyncIterator[Echoes]:
    """Yield a port on which uvicorn listens and hands websockets over to picows, as in a real server."""
    made = Echoes()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("no request is for HTTP here")

    config = uvicorn.Config(app, http=http, ws=websocket_protocol(made.listen, MAX_MESSAGE_BYTES), log_config=None)
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    protocol: Any = config.http_protocol_class
    server = await loop.create_server(lambda: protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
    async with server:
        made.port = server.sockets[0].getsockname()[1]
        yield made


def test_the_version_of_picows_is_bounded_above() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (bound,) = (each for each in project["dependencies"] if each.startswith("picows"))
    assert re.fullmatch(r"picows>=\d+\.\d+,<\d+\.\d+", bound)


def test_picows_private_class_takes_the_arguments_that_we_pass() -> None:
    source = resources.files("picows").joinpath("picows.pyx").read_text(encoding="utf-8")
    found = re.search(r"^cdef class WSProtocol\(.*?def __init__\(self,(.*?)\):", source, re.DOTALL | re.MULTILINE)
    assert found, "picows changed its private class: WSProtocol has no __init__"
    arguments = [each.split()[-1] for each in found[1].split(",")]
    assert arguments == ARGUMENTS, f"picows changed its private class: its arguments are {arguments}"


async def test_a_private_class_with_other_arguments_is_named_before_anything_is_served() -> None:
    class Renamed(UpgradedProtocol):
        def __init__(self) -> None:
            super().__init__(**dict.fromkeys(ARGUMENTS[:-1]), read_buffer_size=4096)

    with pytest.raises(RuntimeError, match=r"^picows changed its private class: .*argument"):
        check_private_class(Renamed)


async def test_a_private_class_that_lacks_something_is_named_too() -> None:
    class Lacking:
        transport = listener = connection_made = connection_lost = get_buffer = None

    lacking: Any = Lacking
    with pytest.raises(RuntimeError, match=r"^picows changed its private class: it has no buffer_updated$"):
        check_private_class(lacking)


@pytest.mark.parametrize("http", ["httptools", "h11"])
async def test_uvicorn_hands_a_connection_over(http: str) -> None:
    async with echoes(http) as server, connect(f"ws://127.0.0.1:{server.port}/there?now") as client:
        assert server.made[0].path == b"/there?now", "picows changed its private class: it read another request"
        for size in (0, 1, 125, 126, MAX_MESSAGE_BYTES):
            await client.send("x" * size)
            assert await client.recv() == "x" * size, "picows changed its private class: it reads other frames"
        await client.close(4000)
        assert client.close_code == 4000
        await server.made[0].lost.wait()


async def test_a_long_head_is_handed_over_whole() -> None:
    async with (
        echoes() as server,
        connect(f"ws://127.0.0.1:{server.port}/", additional_headers={"Cookie": "x" * 9000}) as client,
    ):
        await client.send("hi")
        assert await client.recv() == "hi"


async def test_a_client_that_answers_no_ping_is_closed_with_1001(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picows_adapter, "PING_AFTER_S", 0.2)
    monkeypatch.setattr(picows_adapter, "PONG_TIMEOUT_S", 0.2)
    async with echoes() as server, await RawClient.connect(server.port, {}) as client:
        how = await client.closed()
        assert [got.opcode for got in client.received] == [Opcode.PING, Opcode.CLOSE]
        assert how.code == 1001


async def test_nothing_is_read_after_a_violation() -> None:
    async with echoes() as server, await RawClient.connect(server.port, {}) as client:
        await client.send(b"\x83\x80" + text("behind"))
        await client.send(text("later") * 100_000)
        assert (await client.closed()).code == 1002
        assert server.made[0].taken == []


async def test_a_listener_that_fails_closes_with_1011_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async with echoes() as server, await RawClient.connect(server.port, {}) as client:
        await client.send(text("fail") + text("behind"))
        assert (await client.closed()).code == 1011
        assert server.made[0].taken == [b"fail"]
    assert any(record.levelno == logging.ERROR and record.exc_info for record in caplog.records)


async def test_the_faults_of_clients_are_not_our_errors(caplog: pytest.LogCaptureFixture) -> None:
    async with echoes() as server, await RawClient.connect(server.port, {}) as client:
        await client.send(frame(Opcode.TEXT, b"", mask=False))
        assert (await client.closed()).code == 1002
    assert not [record for record in caplog.records if record.levelno > logging.DEBUG and "tilehall" in record.name]


async def test_a_handshake_that_fails_tells_nothing_of_the_reason(caplog: pytest.LogCaptureFixture) -> None:
    async with echoes() as server:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/fail")
    assert refused.value.response.status_code == 500
    assert refused.value.response.body == b"Something went wrong."
    assert any(record.exc_info and "secret" in str(record.exc_info[1]) for record in caplog.records)


async def test_a_client_that_neither_reads_nor_closes_is_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picows_adapter, "LINGER_S", 0.2)
    async with echoes() as server, await RawClient.connect(server.port, {}, receive_buffer=4096) as client:
        await client.send(text("there?"))
        await client.until(b"there?")
        echo = server.made[0]
        echo.transport.underlying_transport.write(text_frames([bytes(10_000_000)]))
        echo.closed = True
        echo.transport.disconnect()
        assert echo.transport.underlying_transport.get_write_buffer_size() > 0
        async with asyncio.timeout(30):
            await echo.lost.wait()


async def test_what_was_written_before_a_close_arrives_whole() -> None:
    async with echoes() as server, await RawClient.connect(server.port, {}, receive_buffer=4096) as client:
        await client.send(text("there?"))
        await client.until(b"there?")
        echo = server.made[0]
        echo.transport.underlying_transport.write(text_frames([bytes(1_000_000)]))
        echo.closed = True
        close: Any = 4408
        echo.transport.send_close(close)
        echo.transport.disconnect()
        await client.send(text("unread") * 1000)
        assert (await client.closed()).code == 4408
        assert len(client.received[1].payload) == 1_000_000
        assert echo.taken == [b"there?"]
