"""The interface between the queries, which are written once, and the two databases that run them.

Statements are written in PostgreSQL's SQL, as far as SQLite understands it; `sqlite/queries.py` translates the few
differences. Values are passed as `$1`, `$2` … A list is one value (`= ANY ($1::varchar[])`).

An operation of several statements is a coroutine function that takes a `Transaction`. On PostgreSQL its statements wait
for the server. On SQLite no statement ever waits, so the writer's thread runs the whole coroutine in one step, in the
same commit as the other writes of its batch. Such a function may therefore await only its own statements. It may be
called again after a rollback, so it must change nothing but the database.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import cache
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from tilehall.table.summary import UserId

T = TypeVar("T")
S = TypeVar("S", bound=Struct)
Columns = tuple[Any, ...]  # the columns of a row
# Work that only one transaction of all servers does at a time.
Exclusive = Literal["acts", "ratings", "reports"]


class NotUnique(Exception):
    """A statement would have violated a unique index other than the primary key."""


class Dialect(Struct, frozen=True):
    """How a database stores who is seated in a room."""

    sits: str  # whether `{person}` has a seat in a room of the table `rooms`
    seated: str  # the users with a seat in a room of the table `rooms`, as a query with the column `person`
    user_ids: Callable[[str], tuple[UserId, ...]]  # reads the column `users` of a room


class Reading(ABC):
    """Runs statements that read."""

    @abstractmethod
    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        """Return the rows that a statement finds."""

    async def all(self, kind: type[S], statement: str, *values: Any) -> list[S]:
        """Return the rows that a statement finds, as structs whose fields are the columns in order."""
        return [struct_of(kind, row) for row in await self.rows(statement, *values)]

    async def one(self, kind: type[S], statement: str, *values: Any) -> S | None:
        """Return the first row as a struct, or None if there is no row."""
        found = await self.rows(statement, *values)
        return struct_of(kind, found[0]) if found else None

    async def column(self, statement: str, *values: Any) -> list[Any]:
        """Return the first column of every row."""
        return [row[0] for row in await self.rows(statement, *values)]

    async def value(self, statement: str, *values: Any) -> Any:
        """Return the first column of the first row, or None if there is no row."""
        found = await self.rows(statement, *values)
        return found[0][0] if found else None


class Transaction(Reading):
    """Runs statements that read and write, all of them or none. `rows` may also write: `DELETE … RETURNING`."""

    @abstractmethod
    async def run(self, statement: str, *values: Any) -> int:
        """Run a statement, and return how many rows it changed.

        Raises `NotUnique` if it would violate a unique index.
        """

    @abstractmethod
    async def run_many(self, statement: str, rows: Iterable[Columns]) -> None:
        """Run a statement once per row of values. Raises `NotUnique` if it would violate a unique index."""

    @abstractmethod
    async def lock(self, work: Exclusive) -> None:
        """Wait until no other transaction does this work, and keep others waiting until the commit."""

    @abstractmethod
    async def settle_log(self) -> None:
        """Move every committed row into the log, so that rooms with a running game can be deleted."""


class Database(Reading):
    """A database. Each method is one read or one transaction, and raises `Unavailable` if it fails."""

    dialect: Dialect

    @abstractmethod
    async def read(self, query: Callable[[Reading], Coroutine[Any, Any, T]], *, moves: bool = False) -> T:
        """Run a query of several statements. Without `moves`, it may miss the newest moves."""

    @abstractmethod
    async def write(self, change: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        """Run a transaction, and return its result after the commit. It is rolled back if `change` raises."""

    async def run(self, statement: str, *values: Any) -> int:
        """Run one statement as a transaction, and return how many rows it changed."""
        return await self.write(lambda transaction: transaction.run(statement, *values))


class Queries:
    """A part of a store: queries that run on its database."""

    _database: Database


def struct_of(kind: type[S], row: Columns) -> S:
    """Return a row as a struct. SQLite returns 0 and 1 for boolean fields."""
    if flags := _flags(kind):
        row = tuple(bool(value) if n in flags else value for n, value in enumerate(row))
    return kind(*row)


@cache
def _flags(kind: type[Struct]) -> frozenset[int]:
    """Return the positions of the boolean fields."""
    return frozenset(n for n, field in enumerate(fields(kind)) if field.type is bool)
