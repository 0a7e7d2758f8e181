"""Games that are over, listed for each of their players without folding a log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tilehall.store.protocol import Finished, FinishedGames, GameCursor
from tilehall.store.sql import Database
from tilehall.table.summary import Code, FinishedGame, UserId

THEIRS = """
    SELECT room, finished_by.at, game, result FROM finished_by JOIN finished USING (room, match)
    WHERE person = $1 AND ($2::text IS NULL OR game = $2)
        AND ($3::bigint IS NULL OR (finished_by.at, room, match) < ($3, $4::text, $5::bigint))
    ORDER BY finished_by.at DESC, room DESC, match DESC LIMIT $6
"""

_game = msgspec.json.Decoder(FinishedGame).decode


class FinishedGameQueries(FinishedGames):
    """Reads the games that are over. Each store lists them as it appends the row that ends one."""

    _database: Database

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        found = await self._database.rows(THEIRS, user, game, *(before or (None, None, None)), most)
        return [Finished(room, at, game, _game(result)) for room, at, game, result in found]

    async def games_played(self, user: UserId) -> Sequence[str]:
        return await self._database.column(
            "SELECT DISTINCT game FROM finished_by WHERE person = $1 ORDER BY game", user
        )

    async def unlisted_rooms(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        return await self._database.column(
            "SELECT room FROM unlisted WHERE room > $1 ORDER BY room LIMIT $2", after, most
        )
