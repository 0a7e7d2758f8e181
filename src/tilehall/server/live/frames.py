"""Websocket frames (RFC 6455): checks that picows leaves to its listener, and frames that bypass picows."""

from __future__ import annotations

from collections.abc import Iterable

from picows import WSCloseCode, WSFrame, WSMsgType, WSProtocolError

from tilehall.core.game import Malformed
from tilehall.server.close_codes import CloseCode
from tilehall.server.words import say

# Looking up a member of an enum is slow.
CLOSE, PING, PONG = WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG
BINARY, CONTINUATION = WSMsgType.BINARY, WSMsgType.CONTINUATION
HEADS = tuple(bytes((0x81, size)) for size in range(126))  # the headers of text messages, by size


def text_frames(raws: Iterable[bytes]) -> bytes:
    r"""Return text messages as consecutive frames from a server (section 5.2).

    >>> text_frames([b"hi", b"you"])
    b'\x81\x02hi\x81\x03you'
    """
    parts: list[bytes] = []
    for raw in raws:
        size = len(raw)
        if size < 126:
            parts += HEADS[size], raw
        elif size < 65_536:
            parts += b"\x81\x7e", size.to_bytes(2, "big"), raw
        else:
            parts += b"\x81\x7f", size.to_bytes(8, "big"), raw
    return b"".join(parts)


def close_reason(why: str) -> bytes:
    """Return as much of a sentence as fits into a close frame, in whole characters (section 5.5).

    >>> len(close_reason("é" * 100))
    122
    """
    return why.encode()[:123].decode(errors="ignore").encode()


def violation(reason: str, code: CloseCode = CloseCode.PROTOCOL_ERROR) -> WSProtocolError:
    """Return the error with which a listener makes picows close the connection with this code and reason."""
    return WSProtocolError(WSCloseCode(code), reason)


def close_answer(frame: WSFrame) -> int:
    """Return the code for the answer to a client's close frame: its own, or 1000 if it has none (section 5.5.1).

    Raises `WSProtocolError` for a code that must not be sent (section 7.4). picows refuses most of them, but allows 0
    and 1006, which it uses internally for "none", and everything from 5000.
    """
    if frame.payload_size == 0:
        return CloseCode.NORMAL
    code = int.from_bytes(frame.get_payload_as_bytes()[:2], "big")
    if not 1000 <= code < 5000 or code == WSCloseCode.ABNORMAL_CLOSURE.value:
        raise violation(f"{code} is no code for a close frame.")
    return code


class TooLarge(Malformed):
    """A message is larger than a client may send."""


class MessageReader:
    """Assembles the data frames of one client into messages (section 5.4)."""

    __slots__ = ("_most", "_opcode", "_read")

    def __init__(self, message_bytes: int) -> None:
        self._most = message_bytes
        self._opcode: WSMsgType | None = None  # of the incomplete message
        self._read = bytearray()  # the bytes of the incomplete message

    def read(self, frame: WSFrame, opcode: WSMsgType) -> bytes | None:
        """Return the text message that this frame completes, or None if more frames follow.

        The caller has checked the reserved bits. `opcode` is text, binary or continuation; it is passed in because
        reading it from a frame is slow. Raises `WSProtocolError` for a violation, `TooLarge` as soon as the message is
        too large, and `Malformed` for a complete binary message.
        """
        begun = self._opcode
        if opcode is CONTINUATION:
            if begun is None:
                raise violation("A continuation frame continues nothing.")
            opcode = begun
        elif begun is not None:
            raise violation("A message begins before the last one is finished.")
        if len(self._read) + frame.payload_size > self._most:
            raise TooLarge(say("line-message-too-large", most=self._most))
        payload = frame.get_payload_as_bytes()
        if not frame.fin:
            self._opcode = opcode
            self._read += payload
            return None
        if begun is not None:
            payload = bytes(self._read + payload)
            self._opcode = None
            self._read.clear()
        if opcode is BINARY:
            raise Malformed(say("line-binary-message"))
        if not payload.isascii():
            try:
                str(payload, "utf-8")
            except UnicodeDecodeError:
                raise violation("A text is not UTF-8.", CloseCode.INVALID_TEXT) from None
        return payload
