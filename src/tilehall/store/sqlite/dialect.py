"""Statements of the shared queries, as SQLite spells them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from tilehall.store.sql import Dialect
from tilehall.table.summary import UserId

RULES = tuple(
    (re.compile(pattern), spelled)
    for pattern, spelled in (
        (r"::\w+(\[\])?", ""),  # values need no types
        (r"= ANY \((\$\d+)\)", r"IN (SELECT value FROM json_each(\1))"),  # a list is bound as JSON
        (r"<> ALL \((\$\d+)\)", r"NOT IN (SELECT value FROM json_each(\1))"),
        (r"\$(\d+)", r"?\1"),
        (r"\bFOR (NO KEY UPDATE|UPDATE|KEY SHARE)( SKIP LOCKED)?\b", ""),  # there is one writer
        (r"\bTRUE\b", "1"),
        (r"\bFALSE\b", "0"),
        (r"\bgreatest\(", "max("),
        (r"\bstrpos\(", "instr("),
        (r' COLLATE "C"', ""),  # texts are compared byte by byte, and `lower` changes only A to Z
    )
)
SQLITE = Dialect(
    sits="code IN (SELECT room FROM seats WHERE person = {person})",
    seated="SELECT person FROM seats WHERE room = code",
    user_ids=msgspec.json.Decoder(tuple[UserId, ...]).decode,
)

_encode = msgspec.json.Encoder().encode


@cache
def translated_sql(statement: str) -> str:
    """Return a statement in SQLite's words.

    >>> translated_sql("SELECT id FROM users WHERE id = ANY ($1::varchar[]) AND deleted = FALSE FOR UPDATE")
    'SELECT id FROM users WHERE id IN (SELECT value FROM json_each(?1)) AND deleted = 0 '
    """
    for pattern, spelled in RULES:
        statement = pattern.sub(spelled, statement)
    return statement


def bound(values: Sequence[Any]) -> Sequence[Any]:
    """Return values as SQLite takes them: a list becomes JSON, since SQLite limits the number of values."""
    return [_encode(value).decode() if isinstance(value, list | tuple) else value for value in values]
