"""Classifies SQLite's errors: a database that cannot be read or written now, or a bug in a statement."""

from __future__ import annotations

import sqlite3

from tilehall.store.protocol import Unavailable

# Result codes (sqlite.org/rescode.html) of the disk, the file or the memory, not of the statement.
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
PRIMARY = 0xFF  # mask: the lowest byte of an extended result code is the primary one


def translated(error: Exception) -> Exception:
    """Return `Unavailable` for an error of the disk or the file, caused by it, and any other error as it is."""
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & PRIMARY in OUTSIDE:
        found = Unavailable(f"The database cannot be used: {error}.")
        found.__cause__ = error
        return found
    return error
