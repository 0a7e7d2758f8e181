"""PostgreSQL's errors, told apart: a server that cannot be used now, a write to be made again, and a mistake."""

from __future__ import annotations

import os

from asyncpg import exceptions

from tilehall.store.protocol import Unavailable

# The server, or somebody on the way to it, ended the connection: another one may pass.
ENDED = (
    ConnectionResetError,
    exceptions.PostgresConnectionError,
    exceptions.AdminShutdownError,
    exceptions.CrashShutdownError,
)
# The connection broke, or the server did not answer in time: what was under way may or may not have been committed.
BROKEN = (OSError, *ENDED)  # TimeoutError is an OSError
# About the server, its disk or its memory, and not about the statement. Nothing was committed.
OUTSIDE = (
    exceptions.InsufficientResourcesError,  # no disk space, no memory, too many connections
    exceptions.InvalidAuthorizationSpecificationError,
    exceptions.InvalidCatalogNameError,
    exceptions.LockNotAvailableError,
    exceptions.OperatorInterventionError,  # it starts, or stops, or a statement took too long
    exceptions.ReadOnlySQLTransactionError,
    exceptions.PostgresSystemError,
    exceptions.InternalServerError,
)
# Rolled back because of what another connection did at the same time: made again, it passes.
AGAIN = (
    exceptions.DeadlockDetectedError,
    exceptions.SerializationError,
    exceptions.InvalidCachedStatementError,
    exceptions.OutdatedSchemaCacheError,
)


def translated(error: Exception) -> Exception:
    """Unavailable, caused by the error, for one of the server or the connection; the text's own error where an argument
    is no text; any other error as it is."""
    if isinstance(error, (*BROKEN, *OUTSIDE, *AGAIN)):
        found = Unavailable(f"The PostgreSQL server cannot be used: {said(error)}.")
        found.__cause__ = error
        return found
    if isinstance(error, exceptions.DataError) and isinstance(error.__cause__, UnicodeEncodeError):
        return error.__cause__
    return error


def said(error: Exception) -> str:
    """What an error says, in one line without a full stop."""
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)  # asyncio puts addresses into its own text
    text = " ".join(str(error).split()) or ("it does not answer" if isinstance(error, TimeoutError) else "")
    return (text or type(error).__name__).rstrip(".")
