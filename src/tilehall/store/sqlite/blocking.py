"""Who blocks whom, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.company_protocol import Block, BlockedPeople
from tilehall.store.sqlite.accounts import present
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import UserId

# What is between two people ends, and whoever is blocked sees no more of it than a no.
END = (
    "DELETE FROM friends WHERE (person = ?1 AND friend = ?2) OR (person = ?2 AND friend = ?1)",
    "DELETE FROM friend_requests WHERE person = ?1 AND asked = ?2",
    "UPDATE friend_requests SET declined = 1 WHERE person = ?2 AND asked = ?1",
    "DELETE FROM challenges WHERE challenger = ?1 AND challenged = ?2",
    "UPDATE challenges SET answer = 'declined' WHERE challenger = ?2 AND challenged = ?1 AND answer = 'open'",
)


class SqliteBlocking:
    """Blocks. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def block(self, block: Block, most: int) -> bool:
        """Keep a block, and end what was between the two; False when the person blocks `most` others."""
        others = "SELECT count(*) FROM blocks WHERE person = ? AND blocked <> ?"
        add = "INSERT OR IGNORE INTO blocks (person, blocked, at) VALUES (?, ?, ?)"

        def write(connection: sqlite3.Connection) -> bool:
            two = (block.user, block.blocked)
            for user in two:
                present(connection, user)
            if connection.execute(others, two).fetchone()[0] >= most:
                return False
            connection.execute(add, astuple(block))
            for statement in END:
                connection.execute(statement, two)
            return True

        return await self._writer.do(write)

    async def unblock(self, user: UserId, blocked: UserId) -> bool:
        """End a block; whether there was one."""
        end = "DELETE FROM blocks WHERE person = ? AND blocked = ?"
        return await self._writer.do(lambda connection: connection.execute(end, (user, blocked)).rowcount > 0)

    async def blocks(self, user: UserId) -> Sequence[Block]:
        """The blocks of somebody, the newest first."""
        theirs = "SELECT person, blocked, at FROM blocks WHERE person = ? ORDER BY at DESC, blocked"
        return await self._reader.read(
            lambda connection: [Block(*each) for each in connection.execute(theirs, (user,)).fetchall()]
        )

    async def blocked_people(self, user: UserId) -> BlockedPeople:
        """Whom somebody blocks, and who blocks them."""

        def read(connection: sqlite3.Connection) -> BlockedPeople:
            blocked = connection.execute("SELECT blocked FROM blocks WHERE person = ?", (user,)).fetchall()
            by = connection.execute("SELECT person FROM blocks WHERE blocked = ?", (user,)).fetchall()
            return BlockedPeople(frozenset(id for (id,) in blocked), frozenset(id for (id,) in by))

        return await self._reader.read(read)
