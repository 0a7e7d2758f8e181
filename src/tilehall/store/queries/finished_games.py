"""Finished games: the lists of them by player, the bots' thoughts about their turns, and shared reviews."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec
from msgspec.structs import astuple

from tilehall.store.protocol import MAX_THOUGHT_BYTES, Archive, Finished, GameCursor, Gone, SharedReview
from tilehall.store.sql import Queries, Transaction
from tilehall.table.summary import Code, FinishedGame, UserId

THEIRS = """
    SELECT room, finished_by.at, game, result FROM finished_by JOIN finished USING (room, match)
    WHERE person = $1 AND ($2::text IS NULL OR game = $2)
        AND ($3::bigint IS NULL OR (finished_by.at, room, match) < ($3, $4::text, $5::bigint))
    ORDER BY finished_by.at DESC, room DESC, match DESC LIMIT $6
"""

GAMES_PER_READ = 200  # by `all_finished`

_game = msgspec.json.Decoder(FinishedGame).decode


class FinishedGames(Queries):
    """Finished games by player. `append` lists a game together with the row that ends it."""

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        """Return a page of a user's finished games, the newest first: all, or those of one game."""
        found = await self._database.rows(THEIRS, user, game, *(before or (None, None, None)), most)
        return [Finished(room, at, game, _game(result)) for room, at, game, result in found]

    async def games_played(self, user: UserId) -> Sequence[str]:
        """Return the names of the games of which a user has finished at least one."""
        return await self._database.column(
            "SELECT DISTINCT game FROM finished_by WHERE person = $1 ORDER BY game", user
        )

    async def unlisted_rooms(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """Return rooms of an earlier release whose games are not listed yet, in the order of their codes.

        Only codes after `after` are returned.
        """
        return await self._database.column(
            "SELECT room FROM unlisted WHERE room > $1 ORDER BY room LIMIT $2", after, most
        )


async def all_finished(
    archive: Archive, user: UserId, game: str | None = None, before: GameCursor | None = None
) -> AsyncIterator[Finished]:
    """Yield a user's finished games after a place in the list, the newest first: all, or those of one game."""
    while page := await archive.finished_games(user, game, before, GAMES_PER_READ):
        for each in page:
            yield each
        if len(page) < GAMES_PER_READ:
            return
        before = page[-1].cursor


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
    """What bots thought about the turns of finished games, and the links that share reviews."""

    async def thoughts(self, room: Code, match: int) -> dict[int, bytes]:
        """Return the stored thoughts about a game, by turn."""
        of_game = "SELECT turn, thought FROM thoughts WHERE room = $1 AND match = $2"
        return dict(await self._database.rows(of_game, room, match))

    async def keep_thought(self, room: Code, match: int, turn: int, thought: bytes) -> None:
        """Store what was thought about a turn, unless something is stored. Does nothing if the room was deleted."""
        if len(thought) <= MAX_THOUGHT_BYTES:
            await self._database.run(ADD_THOUGHT, room, match, turn, thought)

    async def share_review(self, shared: SharedReview, most: int) -> SharedReview | None:
        """Store a link, and return it. If the user has already shared this game, return that link instead.

        Returns None if the user has `most` links. Raises `Gone` if the room or the user was deleted.
        """

        async def change(transaction: Transaction) -> SharedReview | None:
            # The user is locked first, so that two links of one user are not counted at the same time.
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
        """Return the link of a token, or None if it was never made, or was revoked."""
        return await self._database.one(SharedReview, f"{SHARED} WHERE token = $1", token)

    async def shared_by(self, user: UserId) -> Sequence[SharedReview]:
        """Return the links that a user made, the newest first."""
        return await self._database.all(SharedReview, f"{SHARED} WHERE person = $1 ORDER BY created DESC, token", user)

    async def revoke_review(self, token: str, user: UserId) -> bool:
        """Delete a link if this user made it. Return whether it was deleted."""
        return await self._database.run("DELETE FROM shared_reviews WHERE token = $1 AND person = $2", token, user) > 0
