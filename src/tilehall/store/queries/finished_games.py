"""Finished games: listed for each of their players, what bots thought about their turns, and shared reviews."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from tilehall.store.protocol import MAX_THOUGHT_BYTES, Finished, GameCursor, Gone, SharedReview
from tilehall.store.sql import Queries, Transaction
from tilehall.table.summary import Code, FinishedGame, UserId

THEIRS = """
    SELECT room, finished_by.at, game, result FROM finished_by JOIN finished USING (room, match)
    WHERE person = $1 AND ($2::text IS NULL OR game = $2)
        AND ($3::bigint IS NULL OR (finished_by.at, room, match) < ($3, $4::text, $5::bigint))
    ORDER BY finished_by.at DESC, room DESC, match DESC LIMIT $6
"""

_game = msgspec.json.Decoder(FinishedGame).decode


class FinishedGames(Queries):
    """Games that are over, by who played them. `append` lists a game together with the row that ends it."""

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        """The games that somebody played to their end, the last first: of one game only, and from a place on."""
        found = await self._database.rows(THEIRS, user, game, *(before or (None, None, None)), most)
        return [Finished(room, at, game, _game(result)) for room, at, game, result in found]

    async def games_played(self, user: UserId) -> Sequence[str]:
        """Return the games of which a user has played one to its end."""
        return await self._database.column(
            "SELECT DISTINCT game FROM finished_by WHERE person = $1 ORDER BY game", user
        )

    async def unlisted_rooms(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """Rooms of an earlier release whose games are not listed yet, by code, behind one of them."""
        return await self._database.column(
            "SELECT room FROM unlisted WHERE room > $1 ORDER BY room LIMIT $2", after, most
        )


SHARED = "SELECT token, room, match, person, game, created FROM shared_reviews"
ADD_SHARED = """
    INSERT INTO shared_reviews (token, room, match, person, game, created) VALUES ($1, $2, $3, $4, $5, $6)
"""
ADD_THOUGHT = """
    INSERT INTO thoughts (room, match, turn, thought)
    SELECT code, $2, $3, $4 FROM rooms WHERE code = $1 FOR KEY SHARE
    ON CONFLICT DO NOTHING
"""


class Reviews(Queries):
    """What was thought about the turns of finished games, and the links by which their reviews are shared."""

    async def thoughts(self, room: Code, match: int) -> dict[int, bytes]:
        """What is kept of a game, by turn."""
        of_game = "SELECT turn, thought FROM thoughts WHERE room = $1 AND match = $2"
        return dict(await self._database.rows(of_game, room, match))

    async def keep_thought(self, room: Code, match: int, turn: int, thought: bytes) -> None:
        """Keep what was thought about a turn; what is kept of it already stays. Nothing where the room is gone."""
        if len(thought) <= MAX_THOUGHT_BYTES:
            await self._database.run(ADD_THOUGHT, room, match, turn, thought)

    async def share_review(self, shared: SharedReview, most: int) -> SharedReview | None:
        """Keep a link; the person's earlier one to the same game where there is one, None when they have `most` links.
        Raises `Gone` if the room or the user was deleted."""

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
        """Return the link of a token; None if it was never made, or was revoked."""
        return await self._database.one(SharedReview, f"{SHARED} WHERE token = $1", token)

    async def shared_by(self, user: UserId) -> Sequence[SharedReview]:
        """Return the links that a user made, the newest first."""
        return await self._database.all(SharedReview, f"{SHARED} WHERE person = $1 ORDER BY created DESC, token", user)

    async def revoke_review(self, token: str, user: UserId) -> bool:
        """Delete a link if this user made it. Return whether they had."""
        return await self._database.run("DELETE FROM shared_reviews WHERE token = $1 AND person = $2", token, user) > 0
