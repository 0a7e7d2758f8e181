"""Tests of random frames and bytes against the real server: each connection is served, or closed with a known code.

A failure prints the seed and the bytes, which `RawClient.send` takes as they are.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import httpx
import pytest
from websockets.frames import Opcode

from tests.support.raw_websocket import MASK, RawClient, frame, text
from tests.support.server_process import WAIT_TIMEOUT_S, Server, running
from tilehall.server.close_codes import CloseCode

CONNECTIONS = 400
CONCURRENT_CONNECTIONS = 20
HANDSHAKES = 200
ASK = '{"ask":"ping","id":77}'
OWN_CODES = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}  # allowed in a client's close frame


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits: dict[str, Any] = {
        "messages_burst": 500,
        "sockets_per_user": 100,
        "wrong_codes": 100_000,
        "message_bytes": 2048,
    }
    with running(tmp_path_factory.mktemp("hall"), **limits) as server:
        yield server


def piece(rng: Random) -> bytes:
    """Return something to send: mostly frames, mostly slightly wrong."""
    words = [ASK, '{"ask":"enter","id":1,"room":"ABCDEF"}', '{"ask":"talk","id":2,"text":"€"}', "{", "", "[" * 1500]
    match rng.randrange(9):
        case 0 | 1:
            return text(rng.choice(words))
        case 2:
            return text(rng.choice(words), fin=False) + frame(Opcode.CONT, b"}", fin=rng.random() < 0.8)
        case 3:
            return frame(rng.choice([Opcode.PING, Opcode.PONG]), rng.randbytes(rng.choice([0, 1, 125])))
        case 4:
            body = rng.randrange(65_536).to_bytes(2, "big") + rng.choice([b"", b"going", b"\xff"])
            return frame(Opcode.CLOSE, rng.choice([b"", b"\x03", body, (1000).to_bytes(2, "big")]))
        case 5:
            return frame(rng.randrange(16), rng.randbytes(rng.randrange(200)), fin=rng.random() < 0.7)
        case 6:
            good = bytearray(text(rng.choice(words)))
            at = rng.randrange(min(len(good), 12))
            good[at] ^= 1 << rng.randrange(8)
            return bytes(good)
        case 7:
            return text(b" " * rng.choice([2047, 2048, 2049, 8192, 8193, 70_000]))
        case _:
            return rng.randbytes(rng.randrange(1, 60))


def unfinished(raw: bytes) -> bool:
    """Return whether the bytes end inside a frame, so that the server rightly waits for the rest."""
    at = 0
    while at < len(raw):
        size, head = raw[at + 1] & 0x7F if at + 1 < len(raw) else 127, 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, head = int.from_bytes(raw[at + 2 : at + 2 + wide], "big"), head + wide
        at += head + len(MASK) + size
    return at > len(raw)


async def attack(port: int, cookies: Mapping[str, str], seed: int) -> str:
    """Send random pieces, split at random places, and then a ping; return how it ended."""
    rng = Random(seed)
    raw = b"".join(piece(rng) for _ in range(rng.randint(1, 12)))
    async with await RawClient.connect(port, cookies) as client:
        at = 0
        while at < len(raw):
            size = rng.choice([1, 7, 100, 5000, 100_000])
            await client.send(raw[at : at + size])
            at += size
            if rng.random() < 0.2:
                await asyncio.sleep(0)
        await client.send(text('{"ask":"ping","id":123456}'))
        waits = unfinished(raw)
        if waits:
            client.end()
        while got := await client.next():
            if b'"id":123456' in got.payload:
                return "served"
            if got.opcode == Opcode.CLOSE:
                code = int.from_bytes(got.payload[:2], "big")
                assert code in {*CloseCode, *OWN_CODES}, f"seed {seed}: closed with {code} after {raw!r}"
                assert await client.next() is None, f"seed {seed}: more came behind a close frame after {raw!r}"
                return str(code)
        assert waits, f"seed {seed}: cut without a code after {raw!r}"
        return "unfinished"


async def test_random_frames_never_break_the_hall(server: Server) -> None:
    guest = await server.guest("Eve")
    ends: list[str] = []
    for first in range(0, CONNECTIONS, CONCURRENT_CONNECTIONS):
        seeds = range(first, first + CONCURRENT_CONNECTIONS)
        ends += await asyncio.gather(*(attack(server.port, guest.cookies, seed) for seed in seeds))
    # The attack is worth something only if it reaches all of these.
    assert {"served", "unfinished", "1002", "1007", "1009", "4413"} <= set(ends)
    await is_healthy(server)


def request(rng: Random, cookie: str) -> bytes:
    """Return an upgrade request with something wrong in it, or nothing."""
    lines = [
        b"GET /api/socket HTTP/1.1",
        b"Host: 127.0.0.1",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
        b"Cookie: " + cookie.encode(),
        b"Origin: http://127.0.0.1",
    ]
    for _ in range(rng.randint(0, 3)):
        at = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0 if at:
                del lines[at]
            case 1:
                lines[at] = lines[at][: rng.randrange(len(lines[at]))] + rng.randbytes(3).replace(b"\n", b"")
            case 2:
                lines.insert(at + 1, lines[at])
            case 3:
                lines[at] += b"x" * rng.choice([1, 300, 20_000])
            case 4:
                lines.append(rng.choice([b"Content-Length: 5", b"Transfer-Encoding: chunked", b"Expect: 100-continue"]))
            case _:
                lines[0] = (
                    rng.choice([b"POST", b"HEAD", b"GET"]) + b" /" + rng.randbytes(4).hex().encode() + b" HTTP/1.1"
                )
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def test_random_handshakes_never_break_the_hall(server: Server) -> None:
    guest = await server.guest("Eve")
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    statuses: set[bytes] = set()
    for seed in range(HANDSHAKES):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request(Random(seed), cookie))
        writer.write_eof()
        try:
            async with asyncio.timeout(WAIT_TIMEOUT_S):
                answer = await reader.read()
        except ConnectionResetError:
            answer = b""
        writer.close()
        status = answer[9:12]
        assert answer == b"" or re.fullmatch(rb"HTTP/1.1 \d\d\d", answer[:12]), f"seed {seed}: {answer[:200]!r}"
        assert not status.startswith(b"5"), (
            f"seed {seed}: {request(Random(seed), cookie)!r} is answered {answer[:200]!r}"
        )
        statuses.add(status)
    assert {b"101", b"400"} <= statuses
    await is_healthy(server)


async def is_healthy(server: Server) -> None:
    """Assert that no connection is left over, and that a new user is served."""
    async with (
        httpx.AsyncClient(timeout=WAIT_TIMEOUT_S, base_url=server.address) as client,
        asyncio.timeout(WAIT_TIMEOUT_S),
    ):
        assert (await client.get("/healthz")).status_code == 200
        while "\ntilehall_sockets 0.0\n" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.1)
    ann = await server.guest("Ann")
    await ann.connect()
    assert (await ann.ask("ping"))["news"] == "ok"
    await ann.hang_up()
