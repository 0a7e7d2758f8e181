"""Texts as PostgreSQL can hold them: it has no character U+0000, which a text of Python's may contain."""

from __future__ import annotations

import re

ESCAPED = re.compile("\x01([\x01\x02])")
PLAIN = {"\x01": "\x01", "\x02": "\x00"}


def escaped(text: str) -> str:
    """A text without U+0000; two that differ stay different.

    >>> escaped("a\\0b"), escaped("a\\1b"), escaped("Zoë")
    ('a\\x01\\x02b', 'a\\x01\\x01b', 'Zoë')
    """
    if "\x00" in text or "\x01" in text:
        return text.replace("\x01", "\x01\x01").replace("\x00", "\x01\x02")
    return text


def unescaped(text: str) -> str:
    """The text that was escaped.

    >>> [unescaped(escaped(text)) for text in ("a\\0b", "\\1\\2", "\\1\\1\\0")]
    ['a\\x00b', '\\x01\\x02', '\\x01\\x01\\x00']
    """
    return ESCAPED.sub(lambda found: PLAIN[found[1]], text) if "\x01" in text else text


def encode(text: str) -> bytes:
    """A text as it goes over the connection; UnicodeEncodeError when it is no text."""
    return escaped(text).encode()


def decode(raw: bytes) -> str:
    """A text as it came over the connection."""
    return unescaped(raw.decode())
