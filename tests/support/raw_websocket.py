"""A websocket client that sends any bytes, well formed or not, and reads only on request."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Self

from msgspec import Struct
from websockets.frames import Opcode

TIMEOUT_S = 90.0  # after which a waiting test has failed
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # the example of RFC 6455, section 1.3
MASK = b"\x5a\x00\xff\x13"


class Received(Struct, frozen=True):
    """One frame from the server."""

    opcode: int
    payload: bytes


class Disconnection(Struct, frozen=True):
    """How a connection ended: the code of the close frame, 1005 if it has no code, 1006 if no frame came."""

    code: int
    reason: str = ""


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, rsv1: bool = False, mask: bool = True) -> bytes:
    """Return a client's frame (RFC 6455, section 5.2), valid or not."""
    first, masked = opcode | fin << 7 | rsv1 << 6, mask << 7
    size = len(payload)
    if size < 126:
        head = bytes([first, masked | size])
    elif size < 65_536:
        head = bytes([first, masked | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, masked | 127]) + size.to_bytes(8, "big")
    if not mask:
        return head + payload
    mask_of_size = (MASK * (size // 4 + 1))[:size]
    masked_payload = int.from_bytes(payload, "big") ^ int.from_bytes(mask_of_size, "big")
    return head + MASK + masked_payload.to_bytes(size, "big")


def text(payload: str | bytes, *, fin: bool = True) -> bytes:
    """Return a text frame."""
    return frame(Opcode.TEXT, payload.encode() if isinstance(payload, str) else payload, fin=fin)


class RawClient:
    """A connection after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.received: list[Received] = []
        self.ended = False

    @classmethod
    async def connect(cls, port: int, cookies: Mapping[str, str], receive_buffer: int = 0) -> RawClient:
        """Connect and shake hands; a small `receive_buffer` makes the server notice sooner that nothing is read."""
        plain = socket.socket()
        if receive_buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=receive_buffer or 65_536)
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        head = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Cookie: {cookie}", f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", "", ""]
        writer.write("\r\n".join(head).encode())
        async with asyncio.timeout(TIMEOUT_S):
            answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        return cls(reader, writer)

    async def send(self, raw: bytes) -> None:
        """Send bytes unchanged. If the server has already hung up, nothing fails: `closed` says how it did."""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                self.writer.write(raw)
                await self.writer.drain()
        except ConnectionError:
            pass

    def end(self) -> None:
        """Send nothing more; what the server sends can still be read."""
        self.ended = True
        if not self.writer.transport.is_closing():
            self.writer.write_eof()

    async def next(self) -> Received | None:
        """Return the next frame; None at the end of the connection."""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                first, size = await self.reader.readexactly(2)
                assert first & 0x70 == 0, "the server set a reserved bit"
                assert size < 0x80, "the server masked a frame"
                if size >= 126:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                got = Received(first & 0x0F, await self.reader.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        self.received.append(got)
        return got

    async def until(self, word: bytes) -> Received:
        """Return the next frame that contains this word."""
        while got := await self.next():
            if word in got.payload:
                return got
        raise ConnectionError(f"closed before {word!r} came; received {self.received[-3:]}")

    async def closed(self) -> Disconnection:
        """Read to the end, answer the close frame, and return how the server closed; no frame may follow it."""
        how = Disconnection(1006)
        while got := await self.next():
            assert how.code == 1006, f"the server sent {got} after its close frame"
            if got.opcode == Opcode.CLOSE:
                code = int.from_bytes(got.payload[:2], "big") if got.payload else 1005
                how = Disconnection(code, got.payload[2:].decode())
                if not self.ended:
                    await self.send(frame(Opcode.CLOSE, got.payload[:2]))
        return how

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *failure: object) -> None:
        """Drop the connection without a close frame."""
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()
