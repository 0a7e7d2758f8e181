"""What bots thought about the turns of finished games, and the links by which reviews are shared."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.protocol import MAX_THOUGHT_BYTES, Gone, Reviews, SharedReview
from tilehall.store.sql import Database, Transaction
from tilehall.table.summary import Code, UserId

SHARED = "SELECT token, room, match, person, game, created FROM shared_reviews"
ADD_SHARED = """
    INSERT INTO shared_reviews (token, room, match, person, game, created) VALUES ($1, $2, $3, $4, $5, $6)
"""
ADD_THOUGHT = """
    INSERT INTO thoughts (room, match, turn, thought)
    SELECT code, $2, $3, $4 FROM rooms WHERE code = $1 FOR KEY SHARE
    ON CONFLICT DO NOTHING
"""


class ReviewQueries(Reviews):
    """Thoughts and shared reviews."""

    _database: Database

    async def thoughts(self, room: Code, match: int) -> dict[int, bytes]:
        of_game = "SELECT turn, thought FROM thoughts WHERE room = $1 AND match = $2"
        return dict(await self._database.rows(of_game, room, match))

    async def keep_thought(self, room: Code, match: int, turn: int, thought: bytes) -> None:
        if len(thought) <= MAX_THOUGHT_BYTES:
            await self._database.run(ADD_THOUGHT, room, match, turn, thought)

    async def share_review(self, shared: SharedReview, most: int) -> SharedReview | None:
        async def change(transaction: Transaction) -> SharedReview | None:
            # The person first, so that two links of one person are not counted at the same time.
            person = "SELECT 1 FROM users WHERE id = $1 AND deleted = FALSE FOR NO KEY UPDATE"
            there = await transaction.value(person, shared.user)
            same = f"{SHARED} WHERE person = $1 AND room = $2 AND match = $3"
            if found := await transaction.one(SharedReview, same, shared.user, shared.room, shared.match):
                return found
            room = "SELECT 1 FROM rooms WHERE code = $1 FOR KEY SHARE"
            if there is None or await transaction.value(room, shared.room) is None:
                raise Gone("The room or the account is not there any more.")
            if await transaction.value("SELECT count(*) FROM shared_reviews WHERE person = $1", shared.user) >= most:
                return None
            await transaction.run(ADD_SHARED, *astuple(shared))
            return shared

        return await self._database.write(change)

    async def shared_review(self, token: str) -> SharedReview | None:
        return await self._database.one(SharedReview, f"{SHARED} WHERE token = $1", token)

    async def shared_by(self, user: UserId) -> Sequence[SharedReview]:
        return await self._database.all(SharedReview, f"{SHARED} WHERE person = $1 ORDER BY created DESC, token", user)

    async def revoke_review(self, token: str, user: UserId) -> bool:
        return await self._database.run("DELETE FROM shared_reviews WHERE token = $1 AND person = $2", token, user) > 0
