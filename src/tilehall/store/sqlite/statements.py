"""Statements that are executed for many rows at once.

The values bound most often are a str, an int or a bytearray. For any other type, including bytes, bool and None,
Python's module looks for an adapter, which takes longer than the binding.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

MAX_STATEMENT_ROWS = 64


def execute_many(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> int:
    """Execute a statement for many rows in as few executions as possible. Return how many rows it changed.

    `{rows}` in the statement stands for the values of some rows. Each execution releases and takes Python's global
    lock, which costs more than the work for a row.
    """
    changed = at = 0
    while at < len(rows):
        # Powers of two, so that only seven statements are prepared.
        size = min(MAX_STATEMENT_ROWS, 1 << (len(rows) - at).bit_length() - 1)
        part = rows[at : at + size]
        changed += connection.execute(_for_rows(statement, size, len(part[0])), [*chain(*part)]).rowcount
        at += size
    return changed


@cache
def _for_rows(statement: str, rows: int, columns: int) -> str:
    return statement.format(rows=", ".join([f"({', '.join('?' * columns)})"] * rows))
