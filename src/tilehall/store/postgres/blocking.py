"""Who blocks whom, in PostgreSQL.

Whatever changes something between two people locks both of them first, always in the same order: blocks, requests and
challenges of the two then wait for each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.company_protocol import Block, BlockedPeople
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Gone
from tilehall.table.summary import UserId

# What is between two people ends, and whoever is blocked sees no more of it than a no.
END = (
    "DELETE FROM friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)",
    "DELETE FROM friend_requests WHERE person = $1 AND asked = $2",
    "UPDATE friend_requests SET declined = true WHERE person = $2 AND asked = $1",
    "DELETE FROM challenges WHERE challenger = $1 AND challenged = $2",
    "UPDATE challenges SET answer = 'declined' WHERE challenger = $2 AND challenged = $1 AND answer = 'open'",
)


class PostgresBlocking:
    """Blocks. `PostgresStore` provides the connections."""

    _connections: Connections

    async def block(self, block: Block, most: int) -> bool:
        """Keep a block, and end what was between the two; False when the person blocks `most` others."""
        others = "SELECT count(*) FROM blocks WHERE person = $1 AND blocked <> $2"
        add = "INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"

        async def write(connection: Connection) -> bool:
            two = (block.user, block.blocked)
            await lock_people(connection, two)
            if await connection.fetchval(others, *two) >= most:
                return False
            await connection.execute(add, *astuple(block))
            for statement in END:
                await connection.execute(statement, *two)
            return True

        return await self._connections.do(write)

    async def unblock(self, user: UserId, blocked: UserId) -> bool:
        """End a block; whether there was one."""
        end = "DELETE FROM blocks WHERE person = $1 AND blocked = $2 RETURNING 1"
        return await self._connections.do(lambda connection: connection.fetchval(end, user, blocked)) is not None

    async def blocks(self, user: UserId) -> Sequence[Block]:
        """The blocks of somebody, the newest first."""
        theirs = "SELECT person, blocked, at FROM blocks WHERE person = $1 ORDER BY at DESC, blocked"
        found = await self._connections.read(lambda connection: connection.fetch(theirs, user))
        return [Block(*row) for row in found]

    async def blocked_people(self, user: UserId) -> BlockedPeople:
        """Whom somebody blocks, and who blocks them."""
        either = "SELECT person, blocked FROM blocks WHERE person = $1 OR blocked = $1"
        found = await self._connections.read(lambda connection: connection.fetch(either, user))
        return BlockedPeople(
            frozenset(blocked for person, blocked in found if person == user),
            frozenset(person for person, blocked in found if blocked == user),
        )


async def lock_people(connection: Connection, users: Sequence[UserId]) -> None:
    """Lock people until the commit; Gone when one of them is deleted."""
    wanted = sorted(set(users))
    there = "SELECT id FROM users WHERE id = ANY ($1::varchar[]) AND NOT deleted ORDER BY id FOR NO KEY UPDATE"
    if len(await connection.fetch(there, wanted)) < len(wanted):
        raise Gone("This account was deleted.")
