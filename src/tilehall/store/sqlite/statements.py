"""Statements that are executed for many rows at once.

What is bound most often is a str, an int or a bytearray: Python's module looks for an adapter for anything else, bytes,
bool and None among them, which takes longer than binding it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

MAX_STATEMENT_ROWS = 64  # in one statement


def execute_many(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> int:
    """Execute a statement for many rows, with as few executions as may be: how many rows it changed. `{rows}` in it
    stands for the values of some of them.

    Each execution releases and takes Python's global lock, which costs more than what it does for a row.
    """
    changed = at = 0
    while at < len(rows):
        # Powers of two: seven statements to be prepared.
        size = min(MAX_STATEMENT_ROWS, 1 << (len(rows) - at).bit_length() - 1)
        part = rows[at : at + size]
        changed += connection.execute(_for_rows(statement, size, len(part[0])), [*chain(*part)]).rowcount
        at += size
    return changed


@cache
def _for_rows(statement: str, rows: int, columns: int) -> str:
    return statement.format(rows=", ".join([f"({', '.join('?' * columns)})"] * rows))
