"""The interface between queries, which are written once, and the two databases that run them.

Statements are written in the SQL of PostgreSQL, as far as SQLite understands it; `sqlite/queries.py` translates the
little that SQLite spells differently. Values are passed as `$1`, `$2` … A list is one value (`= ANY ($1::varchar[])`).

What needs several statements is a coroutine function that takes a `Transaction`. On PostgreSQL its statements wait for
the server. On SQLite no statement ever waits, so the thread of the writer runs the whole coroutine in one step, in the
same commit as the other writes of its batch. Such a function may therefore await nothing but its own statements. It may
be called again after a rollback, so it changes nothing but the database.
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
# Work that one transaction of all servers does at a time.
Exclusive = Literal["acts", "ratings", "reports"]


class NotUnique(Exception):
    """A statement would have broken the uniqueness of an index other than a primary key."""


class Dialect(Struct, frozen=True):
    """Who sits in a room: the two databases keep it in different ways."""

    sits: str  # whether `{person}` has a seat in a room of the table `rooms`
    seated: str  # the people with a seat in a room of the table `rooms`, as a query with the column `person`
    user_ids: Callable[[str], tuple[UserId, ...]]  # reads the column `users` of a room


class Reading(ABC):
    """Runs statements that read."""

    @abstractmethod
    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        """Return the rows that a statement finds."""

    async def all(self, kind: type[S], statement: str, *values: Any) -> list[S]:
        """Return the rows that a statement finds as structs, whose fields are the columns in their order."""
        return [struct_of(kind, row) for row in await self.rows(statement, *values)]

    async def one(self, kind: type[S], statement: str, *values: Any) -> S | None:
        """Return the first row as a struct; None if there is none."""
        found = await self.rows(statement, *values)
        return struct_of(kind, found[0]) if found else None

    async def column(self, statement: str, *values: Any) -> list[Any]:
        """Return the first column of every row."""
        return [row[0] for row in await self.rows(statement, *values)]

    async def value(self, statement: str, *values: Any) -> Any:
        """Return the first column of the first row; None if there is none."""
        found = await self.rows(statement, *values)
        return found[0][0] if found else None


class Transaction(Reading):
    """Runs statements that read and write, all of them or none. `rows` may write, too: `DELETE … RETURNING`."""

    @abstractmethod
    async def run(self, statement: str, *values: Any) -> int:
        """Run a statement, and return how many rows it changed. Raises `NotUnique`."""

    @abstractmethod
    async def run_many(self, statement: str, rows: Iterable[Columns]) -> None:
        """Run a statement once for the values of each row. Raises `NotUnique`."""

    @abstractmethod
    async def lock(self, work: Exclusive) -> None:
        """Wait until no other transaction does this work, and keep the others waiting until the commit."""


class Database(Reading):
    """A database. Each of its methods is a read or a transaction of its own. Raises `Unavailable` if it fails."""

    dialect: Dialect

    @abstractmethod
    async def read(self, query: Callable[[Reading], Coroutine[Any, Any, T]], *, moves: bool = False) -> T:
        """Run a query of several statements. It sees the newest moves only if it says so with `moves`."""

    @abstractmethod
    async def write(self, change: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        """Run a transaction, and return its result after the commit. What it raises undoes it."""

    async def run(self, statement: str, *values: Any) -> int:
        """Run one statement as a transaction, and return how many rows it changed."""
        return await self.write(lambda transaction: transaction.run(statement, *values))


class Queries:
    """A part of a store: queries that run on its database."""

    _database: Database


def struct_of(kind: type[S], row: Columns) -> S:
    """Make a struct of a row: SQLite has 0 and 1 where a field is true or false."""
    if flags := _flags(kind):
        row = tuple(bool(value) if n in flags else value for n, value in enumerate(row))
    return kind(*row)


@cache
def _flags(kind: type[Struct]) -> frozenset[int]:
    """Return the positions of the fields that are true or false."""
    return frozenset(n for n, field in enumerate(fields(kind)) if field.type is bool)
