"""The codes of rooms, classes and tournaments, of letters and digits that nobody confuses."""

from __future__ import annotations

import secrets
from hashlib import sha256

from tilehall.table.summary import Code

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0/O, no 1/I/L
CODE_CHARS = 6  # of a room or a class
MAX_CODES_TRIED = 20  # of 887 million codes, the first one is usually free


def new_code(chars: int = CODE_CHARS) -> Code:
    """Return a random code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(chars))


def derived_code(chars: int, *parts: object) -> Code:
    """Return the code that follows from what it is for, so that every node tries the same codes in the same order.

    >>> derived_code(6, "SPRING24", 7, 0) == derived_code(6, "SPRING24", 7, 0) != derived_code(6, "SPRING24", 7, 1)
    True
    """
    number = int.from_bytes(sha256("|".join(map(str, parts)).encode()).digest())
    letters = []
    for _ in range(chars):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[letter])
    return "".join(letters)
