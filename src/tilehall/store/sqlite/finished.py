"""Games that are over, in SQLite: listed for each of their players, without folding a log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from tilehall.store.protocol import Finished, GameCursor
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import Code, FinishedGame, UserId

# A game that is listed already stays as it is: entries that come after its end do not end it again.
ADD = "INSERT OR IGNORE INTO finished (room, match, at, result) VALUES (?, ?, ?, ?)"
ADD_PLAYER = "INSERT OR IGNORE INTO finished_by (person, at, room, match, game) VALUES (?, ?, ?, ?, ?)"
THEIRS = """
    SELECT room, finished_by.at, game, result FROM finished_by JOIN finished USING (room, match)
    WHERE person = ?1 AND (?2 IS NULL OR game = ?2)
        AND (?3 IS NULL OR (finished_by.at, room, match) < (?3, ?4, ?5))
    ORDER BY finished_by.at DESC, room DESC, match DESC LIMIT ?6
"""

_encode = msgspec.json.Encoder().encode
_game = msgspec.json.Decoder(FinishedGame).decode


class SqliteFinishedGames:
    """The games that are over. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def finished_games(
        self, user: UserId, game: str | None = None, before: GameCursor | None = None, most: int = 20
    ) -> Sequence[Finished]:
        """The games that somebody played to their end, the last first."""
        at, room, match = before or (None, None, None)

        def read(connection: sqlite3.Connection) -> list[Finished]:
            found = connection.execute(THEIRS, (user, game, at, room, match, most)).fetchall()
            return [Finished(room, at, game, _game(result)) for room, at, game, result in found]

        return await self._reader.read(read)

    async def games_played(self, user: UserId) -> Sequence[str]:
        """The names of the games of which somebody has played one to its end."""
        names = "SELECT DISTINCT game FROM finished_by WHERE person = ? ORDER BY game"
        return await self._reader.read(lambda connection: [name for (name,) in connection.execute(names, (user,))])

    async def unlisted_rooms(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """Rooms of an earlier release whose games are not listed yet, by code, behind one of them."""
        some = "SELECT room FROM unlisted WHERE room > ? ORDER BY room LIMIT ?"
        return await self._reader.read(lambda connection: [code for (code,) in connection.execute(some, (after, most))])

    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        """List these games of a room, which is not unlisted any more."""

        def write(connection: sqlite3.Connection) -> None:
            add_finished(connection, games)
            connection.execute("DELETE FROM unlisted WHERE room = ?", (room,))

        await self._writer.do(write)


def add_finished(connection: sqlite3.Connection, games: Iterable[Finished]) -> None:
    """List games that are over, each for everyone who played it; those that are listed already stay as they are."""
    for each in games:
        game = each.result
        added = connection.execute(ADD, (each.room, game.match, each.at, _encode(game).decode())).rowcount
        people = {chair.user for chair in game.chairs if chair.user} if added else set()
        if added and game.rated:
            connection.execute("INSERT INTO unrated (room, match) VALUES (?, ?)", (each.room, game.match))
        connection.executemany(ADD_PLAYER, [(user, each.at, each.room, game.match, each.game) for user in people])
