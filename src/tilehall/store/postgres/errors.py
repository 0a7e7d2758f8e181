"""Classifies PostgreSQL's errors: a server that is unavailable, a write to retry, or a bug."""

from __future__ import annotations

import os

from asyncpg import exceptions

from tilehall.store.protocol import Unavailable

# The server, or a proxy in between, ended the connection. A new connection may succeed.
ENDED = (
    ConnectionResetError,
    exceptions.PostgresConnectionError,
    exceptions.AdminShutdownError,
    exceptions.CrashShutdownError,
)
# The connection broke, or the server did not answer in time. Running work may or may not have been committed.
BROKEN = (OSError, *ENDED)  # TimeoutError is an OSError
# Errors of the server, its disk or its memory, not of the statement. Nothing was committed.
OUTSIDE = (
    exceptions.InsufficientResourcesError,  # no disk space, no memory, too many connections
    exceptions.InvalidAuthorizationSpecificationError,
    exceptions.InvalidCatalogNameError,
    exceptions.LockNotAvailableError,
    exceptions.OperatorInterventionError,  # the server is starting or stopping, or a statement took too long
    exceptions.ReadOnlySQLTransactionError,
    exceptions.PostgresSystemError,
    exceptions.InternalServerError,
)
# Rolled back because of a concurrent transaction. A retry succeeds.
AGAIN = (
    exceptions.DeadlockDetectedError,
    exceptions.SerializationError,
    exceptions.InvalidCachedStatementError,
    exceptions.OutdatedSchemaCacheError,
)


def translated(error: Exception) -> Exception:
    """Return the exception to raise for an error.

    That is `Unavailable`, caused by the error, for errors of the server or the connection; the `UnicodeError` of an
    argument that cannot be encoded; and otherwise the error itself.
    """
    if isinstance(error, (*BROKEN, *OUTSIDE, *AGAIN)):
        found = Unavailable(f"The PostgreSQL server cannot be used: {said(error)}.")
        found.__cause__ = error
        return found
    if isinstance(error, exceptions.DataError) and isinstance(error.__cause__, UnicodeEncodeError):
        return error.__cause__
    return error


def said(error: Exception) -> str:
    """Return the message of an error, in one line without a full stop."""
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)  # asyncio adds addresses to its message
    text = " ".join(str(error).split()) or ("it does not answer" if isinstance(error, TimeoutError) else "")
    return (text or type(error).__name__).rstrip(".")
