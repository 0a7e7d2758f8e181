"""SQLite's errors, told apart: a database that cannot be read or written now, and a mistake in a statement."""

from __future__ import annotations

import sqlite3

from tilehall.store.protocol import Unavailable

# Result codes (sqlite.org/rescode.html) that are about the disk, the file or the memory, and not about the statement.
OUTSIDE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
PRIMARY = 0xFF  # an extended result code has the primary one in its lowest byte


def translated(error: Exception) -> Exception:
    """Unavailable for an error of the disk or the file, caused by it; any other error as it is."""
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & PRIMARY in OUTSIDE:
        found = Unavailable(f"The database cannot be used: {error}.")
        found.__cause__ = error
        return found
    return error
