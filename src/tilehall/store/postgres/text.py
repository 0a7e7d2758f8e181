"""Text as PostgreSQL can store it: without the character U+0000, which a Python string may contain."""

from __future__ import annotations

import re

ESCAPED = re.compile("\x01([\x01\x02])")
PLAIN = {"\x01": "\x01", "\x02": "\x00"}


def escaped(text: str) -> str:
    r"""Return a text without U+0000. Different texts stay different.

    >>> escaped("a\0b"), escaped("a\1b"), escaped("Zoë")
    ('a\x01\x02b', 'a\x01\x01b', 'Zoë')
    """
    if "\x00" in text or "\x01" in text:
        return text.replace("\x01", "\x01\x01").replace("\x00", "\x01\x02")
    return text


def unescaped(text: str) -> str:
    r"""Return the original of an escaped text.

    >>> [unescaped(escaped(text)) for text in ("a\0b", "\1\2", "\1\1\0")]
    ['a\x00b', '\x01\x02', '\x01\x01\x00']
    """
    return ESCAPED.sub(lambda found: PLAIN[found[1]], text) if "\x01" in text else text


def encode(text: str) -> bytes:
    """Return a text as the bytes that are sent. Raises `UnicodeEncodeError` if it contains lone surrogates."""
    return escaped(text).encode()


def decode(raw: bytes) -> str:
    """Return the text of received bytes."""
    return unescaped(raw.decode())
