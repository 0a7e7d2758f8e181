"""Tests of the websocket protocol (RFC 6455), frame by frame, against the real server."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from websockets.frames import Opcode

from tests.support.raw_websocket import Disconnection, RawClient, frame, text
from tests.support.server_process import Server, running

MESSAGE_BYTES = 2048
PING = text('{"ask":"ping","id":7}')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hall"), message_bytes=MESSAGE_BYTES, messages_burst=100) as server:
        yield server


@asynccontextmanager
async def guest(server: Server) -> AsyncIterator[RawClient]:
    """Yield a guest's connection, after the first message."""
    client = await RawClient.connect(server.port, (await server.guest("Ann")).cookies)
    async with client:
        await client.until(b'"hello"')
        yield client


async def closes(server: Server, raw: bytes) -> Disconnection:
    """Return how the server closes a connection on which it received these bytes."""
    async with guest(server) as client:
        await client.send(raw)
        return await client.closed()


def close(code: int, reason: bytes = b"") -> bytes:
    return frame(Opcode.CLOSE, code.to_bytes(2, "big") + reason)


VIOLATIONS = {
    "a reserved bit on a text": frame(Opcode.TEXT, b"{}", rsv1=True),
    "a reserved bit on a ping": frame(Opcode.PING, b"", rsv1=True),
    "a reserved bit on a pong": frame(Opcode.PONG, b"", rsv1=True),
    "a reserved bit on a close": frame(Opcode.CLOSE, b"", rsv1=True),
    "the second reserved bit": bytes([0xA1, 0x80, 0, 0, 0, 0]),
    "the third reserved bit": bytes([0x91, 0x80, 0, 0, 0, 0]),
    "a reserved bit inside a message": text("{", fin=False) + frame(Opcode.CONT, b"}", rsv1=True),
    "a continuation of nothing": frame(Opcode.CONT, b'{"ask":"ping","id":7}'),
    "a continuation of nothing, unfinished": frame(Opcode.CONT, b"{", fin=False),
    "a continuation after a whole message": PING + frame(Opcode.CONT, b"}"),
    "a text inside a message": text("{", fin=False) + text("}"),
    "a binary inside a text": text("{", fin=False) + frame(Opcode.BINARY, b"}"),
    "a text inside a binary": frame(Opcode.BINARY, b"{", fin=False) + text("}"),
    "a fragmented ping": frame(Opcode.PING, b"", fin=False),
    "a fragmented close": frame(Opcode.CLOSE, b"", fin=False),
    "a ping of 126 bytes": bytes([0x89, 0x80 | 126, 0, 126, 0, 0, 0, 0]) + bytes(126),
    "a close of 126 bytes": bytes([0x88, 0x80 | 126, 0, 126, 0, 0, 0, 0]) + bytes(126),
    "an unmasked text": frame(Opcode.TEXT, b"{}", mask=False),
    "an unmasked close": frame(Opcode.CLOSE, b"", mask=False),
    "an unknown data opcode": bytes([0x83, 0x80, 0, 0, 0, 0]),
    "an unknown control opcode": bytes([0x8B, 0x80, 0, 0, 0, 0]),
    "a length that is not the shortest": bytes([0x81, 0x80 | 126, 0, 5]) + bytes(9),
    "a length of 2 to the 63": bytes([0x81, 0xFF, 0x80]) + bytes(11),
    "half a close code": frame(Opcode.CLOSE, b"\x03"),
    **{f"close code {code}": close(code) for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535)},
}


@pytest.mark.parametrize("raw", VIOLATIONS.values(), ids=VIOLATIONS)
async def test_a_violation_of_the_protocol_closes_with_1002(server: Server, raw: bytes) -> None:
    how = await closes(server, raw)
    assert how.code == 1002
    assert how.reason


INVALID_TEXTS = {
    "no UTF-8 at all": text(b"\xff\xfe"),
    "half a letter": text(b'"\xc3'),
    "a surrogate": text(b"\xed\xa0\x80"),
    "an overlong slash": text(b"\xc0\xaf"),
    "beyond Unicode": text(b"\xf4\x90\x80\x80"),
    "half a letter, over two frames": text(b'"', fin=False) + frame(Opcode.CONT, b"\xe2\x82"),
    "a letter broken by another, over two frames": text(b"\xe2\x82", fin=False) + frame(Opcode.CONT, b"}"),
    "a close reason": close(1000, b"\xff"),
}


@pytest.mark.parametrize("raw", INVALID_TEXTS.values(), ids=INVALID_TEXTS)
async def test_an_invalid_text_closes_with_1007(server: Server, raw: bytes) -> None:
    assert (await closes(server, raw)).code == 1007


async def test_a_letter_split_over_two_frames_is_one_letter(server: Server) -> None:
    async with guest(server) as client:
        word = '{"ask":"talk","id":3,"text":"€"}'.encode()
        at = word.index(b"\x82")
        await client.send(text(word[:at], fin=False) + frame(Opcode.CONT, word[at:]))
        assert b"Enter a room first." in (await client.until(b'"refused"')).payload


@pytest.mark.parametrize(("code", "answer"), [(1000, 1000), (1001, 1001), (1014, 1014), (3000, 3000), (4999, 4999)])
async def test_a_close_is_answered_with_its_own_code(server: Server, code: int, answer: int) -> None:
    assert (await closes(server, close(code, b"going"))).code == answer


async def test_a_close_without_a_code_is_answered_with_1000(server: Server) -> None:
    assert (await closes(server, frame(Opcode.CLOSE))).code == 1000


async def test_nothing_after_a_close_is_answered(server: Server) -> None:
    async with guest(server) as client:
        await client.send(close(1000) + PING + frame(Opcode.PING, b"there?") + close(1000) + frame(Opcode.CONT))
        assert (await client.closed()).code == 1000
        assert not any(b'"id":7' in got.payload or got.opcode == Opcode.PONG for got in client.received)


async def test_control_frames_may_come_inside_a_message(server: Server) -> None:
    async with guest(server) as client:
        parts = [text('{"ask":', fin=False), frame(Opcode.PING, b"x" * 125), frame(Opcode.CONT, b"", fin=False)]
        parts += [frame(Opcode.PONG, b"unasked"), frame(Opcode.CONT, b'"ping","id":9}')]
        await client.send(b"".join(parts))
        await client.until(b'"id":9')
        assert [got.payload for got in client.received if got.opcode == Opcode.PONG] == [b"x" * 125]


async def test_bytes_that_come_one_by_one_are_a_message(server: Server) -> None:
    async with guest(server) as client:
        for byte in PING:
            await client.send(bytes([byte]))
        await client.until(b'"id":7')


async def test_a_binary_message_is_refused_once_however_many_frames_it_has(server: Server) -> None:
    async with guest(server) as client:
        parts = [frame(Opcode.BINARY, b"\x00", fin=False), frame(Opcode.CONT, b"\xff", fin=False), frame(Opcode.CONT)]
        await client.send(b"".join(parts) + PING)
        await client.until(b'"id":7')
        refused = [got for got in client.received if b'"refused"' in got.payload]
        assert len(refused) == 1
        assert b"this one is binary" in refused[0].payload


def sized(size: int) -> bytes:
    """Return a ping of this many bytes."""
    word = b'{"ask":"ping","id":7}'
    return word + b" " * (size - len(word))


async def test_a_message_of_the_largest_size_is_served(server: Server) -> None:
    async with guest(server) as client:
        await client.send(text(sized(MESSAGE_BYTES)))
        await client.until(b'"id":7')


@pytest.mark.parametrize("size", [MESSAGE_BYTES + 1, 4 * MESSAGE_BYTES])
async def test_a_larger_message_is_refused_with_a_sentence_and_4413(server: Server, size: int) -> None:
    async with guest(server) as client:
        await client.send(text(sized(size)))
        assert f"at most {MESSAGE_BYTES:,} bytes".encode() in (await client.until(b'"bye"')).payload
        assert (await client.closed()).code == 4413


async def test_the_frames_of_a_message_are_measured_together(server: Server) -> None:
    half = sized(MESSAGE_BYTES)[: MESSAGE_BYTES // 2]
    parts = text(half, fin=False) + frame(Opcode.CONT, half, fin=False) + frame(Opcode.CONT, b" ", fin=False)
    assert (await closes(server, parts)).code == 4413


@pytest.mark.parametrize("size", [4 * MESSAGE_BYTES + 1, 10_000_000, 2**62])
async def test_a_frame_over_four_times_that_is_refused_by_its_head_with_1009(server: Server, size: int) -> None:
    head = (
        bytes([0x81, 0x80 | 126]) + size.to_bytes(2, "big") if size < 65_536 else b"\x81\xff" + size.to_bytes(8, "big")
    )
    assert (await closes(server, head + bytes(4))).code == 1009


async def test_a_frame_of_ten_megabytes_that_is_sent_whole_still_hears_1009(server: Server) -> None:
    assert (await closes(server, text(b" " * 10_000_000))).code == 1009


# From 3.12 on, Python's limit is so high that msgspec finds the wrong type first.
NESTED = b"cannot be read: it is nested too deeply." if sys.version_info < (3, 12) else b"cannot be read: "


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("[" * 2000, b"cannot be read: "),
        ('{"ask":' + "[" * 1000 + "]" * 1000 + "}", NESTED),
        ('{"ask":"ping","id":3,"more":' + "[" * 1000 + "]" * 1000 + "}", b"cannot be read: "),
        ('{"ask":"try","id":3,"after":1,"steps":[' + "[" * 900 + "]" * 900 + "]}", b"Enter a room first."),
    ],
)
async def test_a_deeply_nested_message_is_answered_with_a_sentence(server: Server, word: str, why: bytes) -> None:
    async with guest(server) as client:
        await client.send(text(word))
        refused = (await client.until(b'"refused"')).payload
        assert b"recursion" not in refused
        assert why in refused
        await client.send(PING)
        await client.until(b'"id":7')


async def test_pings_and_empty_frames_count_as_messages(server: Server) -> None:
    for raw in (frame(Opcode.PING), frame(Opcode.PONG), frame(Opcode.CONT, fin=False)):
        assert (await closes(server, text("{", fin=False) + raw * 300)).code == 4429
