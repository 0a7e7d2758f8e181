"""What a SQLite database holds."""

from __future__ import annotations

import sqlite3

from tilehall.store.contents import Contents, LogReading


def contents(connection: sqlite3.Connection) -> Contents:
    """Fold every room of a database of ours."""
    reading = LogReading(set(connection.execute("SELECT room, match FROM seeds")))
    for code, seq, entry in connection.execute("SELECT room, seq, entry FROM log ORDER BY room, seq"):
        reading.add(code, seq, entry)
    return reading.contents([code for (code,) in connection.execute("SELECT code FROM rooms")])
