"""Ratings in SQLite: after each rated game, with the best scores of those who play alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from tilehall.ratings.model import DAY_MS, PlayerRating, SoloScore, rate, solo_score
from tilehall.store.rating_protocol import RATED_AT_ONCE, RatedPerson, SoloRanked
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import Code, FinishedGame, UserId

RATING = "SELECT game, at, room, match, person, place, mean, deviation, earlier, games FROM ratings"
ADD = "INSERT INTO ratings (game, at, room, match, person, place, mean, deviation, earlier, games) VALUES ({})"
SOLO = "SELECT room, match, game, person, at, score FROM solo_scores"
ADD_SOLO = "INSERT OR IGNORE INTO solo_scores (room, match, game, person, at, score) VALUES (?, ?, ?, ?, ?, ?)"
PENDING = """
    SELECT finished.room, finished.match, finished.at, rooms.game, finished.result
    FROM unrated JOIN finished USING (room, match) JOIN rooms ON rooms.code = unrated.room
    ORDER BY finished.at, finished.room, finished.match LIMIT 1
"""
# People whom others may see in a list.
SHOWN = """
    login IS NOT NULL AND private = 0 AND deleted = 0
    AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = users.id AND (until IS NULL OR until > ?2))
"""
BEST = f"""
    WITH newest AS (
        SELECT person, max(games) AS games FROM ratings WHERE game = ?1 GROUP BY person
    )
    SELECT name, ratings.game, at, room, match, ratings.person, place, mean, deviation, earlier, ratings.games
    FROM newest JOIN ratings ON ratings.person = newest.person AND game = ?1 AND ratings.games = newest.games
        JOIN users ON id = newest.person
    WHERE deviation < ?3 AND {SHOWN} ORDER BY mean DESC, ratings.person LIMIT ?4
"""
BEST_ALONE = f"""
    WITH ranked AS (
        SELECT person, score, at, room, match,
            row_number() OVER (PARTITION BY person ORDER BY score * ?4, at, room, match) AS nth
        FROM solo_scores WHERE game = ?1 AND at >= ?3
    )
    SELECT id, name, score, at, room, match FROM ranked JOIN users ON id = person
    WHERE nth = 1 AND {SHOWN} ORDER BY score * ?4, at, room, match LIMIT ?5
"""
# Whom somebody has met in rated games of this game since a time, and how often.
MET = """
    SELECT ratings.person, count(*) FROM finished_by JOIN ratings USING (room, match)
    WHERE finished_by.person = ?1 AND finished_by.game = ?2 AND finished_by.at >= ?3 AND ratings.person <> ?1
    GROUP BY ratings.person
"""
PEOPLE = "SELECT id, name, private FROM users WHERE id IN (SELECT value FROM json_each(?)) AND login IS NOT NULL"

_game = msgspec.json.Decoder(FinishedGame).decode


class SqliteRatings:
    """The ratings. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def rate_games(self) -> Sequence[PlayerRating]:
        """Make the ratings of some pending games, in the order of their ends: those that were made."""

        def write(connection: sqlite3.Connection) -> list[PlayerRating]:
            made: list[PlayerRating] = []
            for _ in range(RATED_AT_ONCE):
                pending = connection.execute(PENDING).fetchone()
                if pending is None:
                    break
                made += _rate(connection, *pending)
            return made

        if await self._reader.read(lambda connection: connection.execute("SELECT 1 FROM unrated").fetchone()) is None:
            return []
        return await self._writer.do(write)

    async def replace_ratings(self, ratings: Sequence[PlayerRating], scores: Sequence[SoloScore]) -> None:
        """Put these in place of all; no game is pending then."""

        def write(connection: sqlite3.Connection) -> None:
            for table in ("ratings", "solo_scores", "unrated"):
                connection.execute(f"DELETE FROM {table}")
            _add(connection, ratings)
            connection.executemany(ADD_SOLO, map(msgspec.structs.astuple, scores))

        await self._writer.do(write)

    async def all_ratings(self) -> tuple[Sequence[PlayerRating], Sequence[SoloScore]]:
        """Everything that is kept, in the order of the games' ends."""
        scores = f"{SOLO} ORDER BY at, room, match"
        return await self._reader.read(
            lambda connection: (
                _ratings(connection, "ORDER BY at, room, match, person"),
                [SoloScore(*each) for each in connection.execute(scores)],
            )
        )

    async def room_codes(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """The codes of all rooms, in order, behind one of them."""
        some = "SELECT code FROM rooms WHERE code > ? ORDER BY code LIMIT ?"
        return await self._reader.read(lambda connection: [code for (code,) in connection.execute(some, (after, most))])

    async def rated_people(self, game: str, ids: Sequence[UserId]) -> dict[UserId, RatedPerson]:
        """Those of these people who have an account, with their newest ratings in a game."""

        def read(connection: sqlite3.Connection) -> dict[UserId, RatedPerson]:
            people = connection.execute(PEOPLE, (msgspec.json.encode(ids).decode(),)).fetchall()
            return {
                id: RatedPerson(id, name, bool(private), _newest(connection, id, game)) for id, name, private in people
            }

        return await self._reader.read(read)

    async def ratings_of_game(self, room: Code, match: int) -> Sequence[PlayerRating]:
        """What a game did to the ratings of its players."""
        return await self._reader.read(
            lambda connection: _ratings(connection, "WHERE room = ? AND match = ? ORDER BY person", room, match)
        )

    async def ratings_of(self, user: UserId, most: int = 1000) -> Sequence[PlayerRating]:
        """The newest ratings of somebody in all games, the first of them first."""
        newest = "WHERE person = ? ORDER BY at DESC, room DESC, match DESC LIMIT ?"
        return await self._reader.read(lambda connection: _ratings(connection, newest, user, most)[::-1])

    async def leaderboard(self, game: str, deviation: int, now: int, most: int = 100) -> Sequence[RatedPerson]:
        """The accounts with the highest newest ratings of those below a deviation."""

        def read(connection: sqlite3.Connection) -> list[RatedPerson]:
            found = connection.execute(BEST, (game, now, deviation, most)).fetchall()
            ratings = [(name, PlayerRating(*each)) for name, *each in found]
            return [RatedPerson(rating.user, name, False, rating) for name, rating in ratings]

        return await self._reader.read(read)

    async def solo_board(
        self, game: str, since: int, now: int, lowest: bool = False, most: int = 100
    ) -> Sequence[SoloRanked]:
        """The accounts with the best scores alone since a time, each once."""
        bounds = game, now, since, 1 if lowest else -1, most
        return await self._reader.read(
            lambda connection: [SoloRanked(*each) for each in connection.execute(BEST_ALONE, bounds)]
        )

    async def solo_best(self, user: UserId, game: str, lowest: bool = False) -> SoloScore | None:
        """The first best score of somebody who played a game alone."""
        best = f"{SOLO} WHERE person = ? AND game = ? ORDER BY score * ?, at, room, match LIMIT 1"

        def read(connection: sqlite3.Connection) -> SoloScore | None:
            found = connection.execute(best, (user, game, 1 if lowest else -1)).fetchone()
            return SoloScore(*found) if found else None

        return await self._reader.read(read)


def _rate(
    connection: sqlite3.Connection, room: Code, match: int, at: int, game: str, raw: str
) -> Sequence[PlayerRating]:
    """Make the ratings of the first pending game."""
    later = "game = ? AND (at, room, match) > (?, ?, ?)"
    cursor = game, at, room, match
    again = "INSERT OR IGNORE INTO unrated (room, match) SELECT DISTINCT room, match FROM ratings WHERE "
    connection.execute(again + later, cursor)
    connection.execute(f"DELETE FROM ratings WHERE {later}", cursor)
    result = _game(raw)
    people = {chair.user for chair in result.chairs if chair.user}
    before = {user: newest for user in people if (newest := _newest(connection, user, game))}
    midnight = at - at % DAY_MS
    met = {user: dict(connection.execute(MET, (user, game, midnight)).fetchall()) for user in people}
    made = rate(game, room, at, result, before, met)
    _add(connection, made)
    if score := solo_score(game, room, at, result):
        connection.execute(ADD_SOLO, msgspec.structs.astuple(score))
    connection.execute("DELETE FROM unrated WHERE room = ? AND match = ?", (room, match))
    return made


def _add(connection: sqlite3.Connection, ratings: Sequence[PlayerRating]) -> None:
    connection.executemany(ADD.format(", ".join("?" * 10)), map(msgspec.structs.astuple, ratings))


def _newest(connection: sqlite3.Connection, user: UserId, game: str) -> PlayerRating | None:
    found = _ratings(connection, "WHERE person = ? AND game = ? ORDER BY games DESC LIMIT 1", user, game)
    return found[0] if found else None


def _ratings(connection: sqlite3.Connection, which: str, *bounds: Any) -> list[PlayerRating]:
    return [PlayerRating(*each) for each in connection.execute(f"{RATING} {which}", bounds)]
