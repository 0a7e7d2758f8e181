"""Games that are over, in PostgreSQL: listed for each of their players, without folding a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Finished, GameCursor
from tilehall.table.summary import Code, FinishedGame, UserId

# A game that is listed already stays as it is: entries that come after its end do not end it again.
ADD = """
    WITH added AS (
        INSERT INTO finished (room, match, at, result) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING room
    ), pending AS (
        INSERT INTO unrated (room, match) SELECT $1, $2 FROM added WHERE $7
    )
    INSERT INTO finished_by (person, at, room, match, game)
    SELECT person, $3, $1, $2, $5 FROM unnest($6::varchar[]) AS given (person), added
    ON CONFLICT DO NOTHING
"""
THEIRS = """
    SELECT room, finished_by.at, game, result FROM finished_by JOIN finished USING (room, match)
    WHERE person = $1 AND ($2::text IS NULL OR game = $2)
        AND ($3::bigint IS NULL OR (finished_by.at, room, match) < ($3, $4::text, $5::bigint))
    ORDER BY finished_by.at DESC, room DESC, match DESC LIMIT $6
"""

_encode = msgspec.json.Encoder().encode
_game = msgspec.json.Decoder(FinishedGame).decode


class PostgresFinishedGames:
    """The games that are over. `PostgresStore` provides the connections."""

    _connections: Connections

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        """The games that somebody played to their end, the last first."""
        at, room, match = before or (None, None, None)

        async def read(connection: Connection) -> list[Finished]:
            found = await connection.fetch(THEIRS, user, game, at, room, match, most)
            return [Finished(room, at, game, _game(result)) for room, at, game, result in found]

        return await self._connections.read(read)

    async def games_played(self, user: UserId) -> Sequence[str]:
        """The names of the games of which somebody has played one to its end."""
        names = "SELECT DISTINCT game FROM finished_by WHERE person = $1 ORDER BY game"

        async def read(connection: Connection) -> list[str]:
            return [name for (name,) in await connection.fetch(names, user)]

        return await self._connections.read(read)

    async def unlisted_rooms(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """Rooms of an earlier release whose games are not listed yet, by code, behind one of them."""
        some = "SELECT room FROM unlisted WHERE room > $1 ORDER BY room LIMIT $2"

        async def read(connection: Connection) -> list[Code]:
            return [code for (code,) in await connection.fetch(some, after, most)]

        return await self._connections.read(read)

    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        """List these games of a room, which is not unlisted any more."""

        async def write(connection: Connection) -> None:
            await add_finished(connection, games)
            await connection.execute("DELETE FROM unlisted WHERE room = $1", room)

        await self._connections.do(write)


async def add_finished(connection: Connection, games: Iterable[Finished]) -> None:
    """List games that are over, each for everyone who played it; those that are listed already stay as they are."""
    for each in games:
        game = each.result
        people = sorted({chair.user for chair in game.chairs if chair.user})
        result = _encode(game).decode()
        await connection.execute(ADD, each.room, game.match, each.at, result, each.game, people, game.rated > 0)
