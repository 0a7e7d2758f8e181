"""Reviews in PostgreSQL: what was thought about the turns of finished games, and the links by which they are shared."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import LONGEST_THOUGHT, Gone, SharedReview
from tilehall.table.summary import Code, UserId

SHARED = "SELECT token, room, match, person, game, created FROM shared_reviews"


class PostgresReviews:
    """Thoughts and shared reviews. `PostgresStore` provides the connections."""

    _connections: Connections

    async def thoughts(self, room: Code, match: int) -> dict[int, bytes]:
        """What is kept of a game, by turn."""
        of_game = "SELECT turn, thought FROM thoughts WHERE room = $1 AND match = $2"

        async def read(connection: Connection) -> dict[int, bytes]:
            return dict(await connection.fetch(of_game, room, match))

        return await self._connections.read(read)

    async def keep_thought(self, room: Code, match: int, turn: int, thought: bytes) -> None:
        """Keep what was thought about a turn; what is kept of it already stays. Nothing where the room is gone."""
        add = """
            INSERT INTO thoughts (room, match, turn, thought)
            SELECT code, $2, $3, $4 FROM rooms WHERE code = $1 FOR KEY SHARE
            ON CONFLICT DO NOTHING
        """

        async def write(connection: Connection) -> None:
            await connection.execute(add, room, match, turn, thought)

        if len(thought) <= LONGEST_THOUGHT:
            await self._connections.do(write)

    async def share_review(self, shared: SharedReview, most: int) -> SharedReview | None:
        """Keep a link; the person's earlier one to the same game where there is one, None when they have `most` links.
        Gone when the room or the person is."""
        add = "INSERT INTO shared_reviews (token, room, match, person, game, created) VALUES ($1, $2, $3, $4, $5, $6)"

        async def write(connection: Connection) -> SharedReview | None:
            # The person first: whoever shares, or deletes them, at the same time waits.
            person = "SELECT 1 FROM users WHERE id = $1 AND NOT deleted FOR NO KEY UPDATE"
            room = "SELECT 1 FROM rooms WHERE code = $1 FOR KEY SHARE"
            there = await connection.fetchval(person, shared.user)
            same = f"{SHARED} WHERE person = $1 AND room = $2 AND match = $3"
            if found := await connection.fetchrow(same, shared.user, shared.room, shared.match):
                return SharedReview(*found)
            if there is None or await connection.fetchval(room, shared.room) is None:
                raise Gone("The room or the account is not there any more.")
            count = "SELECT count(*) FROM shared_reviews WHERE person = $1"
            if await connection.fetchval(count, shared.user) >= most:
                return None
            await connection.execute(add, *msgspec.structs.astuple(shared))
            return shared

        return await self._connections.do(write)

    async def shared_review(self, token: str) -> SharedReview | None:
        """The link of a token; None where it was never made, or revoked."""

        async def read(connection: Connection) -> SharedReview | None:
            found = await connection.fetchrow(f"{SHARED} WHERE token = $1", token)
            return SharedReview(*found) if found else None

        return await self._connections.read(read)

    async def shared_by(self, user: UserId) -> Sequence[SharedReview]:
        """The links that somebody made, the newest first."""

        async def read(connection: Connection) -> list[SharedReview]:
            found = await connection.fetch(f"{SHARED} WHERE person = $1 ORDER BY created DESC, token", user)
            return [SharedReview(*each) for each in found]

        return await self._connections.read(read)

    async def revoke_review(self, token: str, user: UserId) -> bool:
        """Delete a link, if this person made it; whether they had."""
        revoke = "DELETE FROM shared_reviews WHERE token = $1 AND person = $2 RETURNING 1"

        async def write(connection: Connection) -> bool:
            return await connection.fetchval(revoke, token, user) is not None

        return await self._connections.do(write)
