"""Ratings in PostgreSQL: after each rated game, with the best scores of those who play alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tilehall.ratings.model import DAY_MS, PlayerRating, SoloScore, rate, solo_score
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.rating_protocol import RATED_AT_ONCE, RatedPerson, SoloRanked
from tilehall.table.summary import Code, FinishedGame, UserId

RATING_LOCK = 0x52415445  # "RATE": one hall at a time makes ratings
RATING = "SELECT game, at, room, match, person, place, mean, deviation, earlier, games FROM ratings"
ADD = """
    INSERT INTO ratings (game, at, room, match, person, place, mean, deviation, earlier, games)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
"""
SOLO = "SELECT room, match, game, person, at, score FROM solo_scores"
ADD_SOLO = """
    INSERT INTO solo_scores (room, match, game, person, at, score) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING
"""
PENDING = """
    SELECT finished.room, finished.match, finished.at, rooms.game, finished.result
    FROM unrated JOIN finished USING (room, match) JOIN rooms ON rooms.code = unrated.room
    ORDER BY finished.at, finished.room, finished.match LIMIT 1
"""
LATER = "game = $1 AND (at, room, match) > ($2, $3::text, $4::bigint)"
# People whom others may see in a list.
SHOWN = """
    login IS NOT NULL AND NOT private AND NOT deleted
    AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = users.id AND (until IS NULL OR until > $2))
"""
BEST = f"""
    WITH newest AS (
        SELECT DISTINCT ON (person) * FROM ratings WHERE game = $1 ORDER BY person, games DESC
    )
    SELECT name, game, at, room, match, person, place, mean, deviation, earlier, games
    FROM newest JOIN users ON id = person
    WHERE deviation < $3 AND {SHOWN} ORDER BY mean DESC, person LIMIT $4
"""
BEST_ALONE = f"""
    WITH ranked AS (
        SELECT DISTINCT ON (person) person, score, at, room, match FROM solo_scores
        WHERE game = $1 AND at >= $3 ORDER BY person, score * $4::bigint, at, room, match
    )
    SELECT id, name, score, at, room, match FROM ranked JOIN users ON id = person
    WHERE {SHOWN} ORDER BY score * $4::bigint, at, room, match LIMIT $5
"""
# Whom somebody has met in rated games of this game since a time, and how often.
MET = """
    SELECT ratings.person, count(*) FROM finished_by JOIN ratings USING (room, match)
    WHERE finished_by.person = $1 AND finished_by.game = $2 AND finished_by.at >= $3 AND ratings.person <> $1
    GROUP BY ratings.person
"""
PEOPLE = "SELECT id, name, private FROM users WHERE id = ANY ($1::varchar[]) AND login IS NOT NULL"

_game = msgspec.json.Decoder(FinishedGame).decode


class PostgresRatings:
    """The ratings. `PostgresStore` provides the connections."""

    _connections: Connections

    async def rate_games(self) -> Sequence[PlayerRating]:
        """Make the ratings of some pending games, in the order of their ends: those that were made."""

        async def pending(connection: Connection) -> bool:
            return await connection.fetchval("SELECT 1 FROM unrated LIMIT 1") is not None

        async def write(connection: Connection) -> list[PlayerRating]:
            await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext(current_schema()))", RATING_LOCK)
            made: list[PlayerRating] = []
            for _ in range(RATED_AT_ONCE):
                first = await connection.fetchrow(PENDING)
                if first is None:
                    break
                made += await _rate(connection, *first)
            return made

        return await self._connections.do(write) if await self._connections.read(pending) else []

    async def replace_ratings(self, ratings: Sequence[PlayerRating], scores: Sequence[SoloScore]) -> None:
        """Put these in place of all; no game is pending then."""

        async def write(connection: Connection) -> None:
            for table in ("ratings", "solo_scores", "unrated"):
                await connection.execute(f"DELETE FROM {table}")
            await connection.executemany(ADD, map(msgspec.structs.astuple, ratings))
            await connection.executemany(ADD_SOLO, map(msgspec.structs.astuple, scores))

        await self._connections.do(write)

    async def all_ratings(self) -> tuple[Sequence[PlayerRating], Sequence[SoloScore]]:
        """Everything that is kept, in the order of the games' ends."""

        async def read(connection: Connection) -> tuple[list[PlayerRating], list[SoloScore]]:
            scores = await connection.fetch(f"{SOLO} ORDER BY at, room, match")
            ratings = await _ratings(connection, "ORDER BY at, room, match, person")
            return ratings, [SoloScore(*each) for each in scores]

        return await self._connections.read(read)

    async def room_codes(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """The codes of all rooms, in order, behind one of them."""
        some = "SELECT code FROM rooms WHERE code > $1 ORDER BY code LIMIT $2"

        async def read(connection: Connection) -> list[Code]:
            return [code for (code,) in await connection.fetch(some, after, most)]

        return await self._connections.read(read)

    async def rated_people(self, game: str, ids: Sequence[UserId]) -> dict[UserId, RatedPerson]:
        """Those of these people who have an account, with their newest ratings in a game."""

        async def read(connection: Connection) -> dict[UserId, RatedPerson]:
            people = await connection.fetch(PEOPLE, ids)
            return {
                id: RatedPerson(id, name, private, await _newest(connection, id, game)) for id, name, private in people
            }

        return await self._connections.read(read)

    async def ratings_of_game(self, room: Code, match: int) -> Sequence[PlayerRating]:
        """What a game did to the ratings of its players."""

        async def read(connection: Connection) -> list[PlayerRating]:
            return await _ratings(connection, "WHERE room = $1 AND match = $2 ORDER BY person", room, match)

        return await self._connections.read(read)

    async def ratings_of(self, user: UserId, most: int = 1000) -> Sequence[PlayerRating]:
        """The newest ratings of somebody in all games, the first of them first."""
        newest = "WHERE person = $1 ORDER BY at DESC, room DESC, match DESC LIMIT $2"

        async def read(connection: Connection) -> list[PlayerRating]:
            return (await _ratings(connection, newest, user, most))[::-1]

        return await self._connections.read(read)

    async def leaderboard(self, game: str, deviation: int, now: int, most: int = 100) -> Sequence[RatedPerson]:
        """The accounts with the highest newest ratings of those below a deviation."""

        async def read(connection: Connection) -> list[RatedPerson]:
            found = await connection.fetch(BEST, game, now, deviation, most)
            ratings = [(name, PlayerRating(*each)) for name, *each in found]
            return [RatedPerson(rating.user, name, False, rating) for name, rating in ratings]

        return await self._connections.read(read)

    async def solo_board(
        self, game: str, since: int, now: int, lowest: bool = False, most: int = 100
    ) -> Sequence[SoloRanked]:
        """The accounts with the best scores alone since a time, each once."""

        async def read(connection: Connection) -> list[SoloRanked]:
            found = await connection.fetch(BEST_ALONE, game, now, since, 1 if lowest else -1, most)
            return [SoloRanked(*each) for each in found]

        return await self._connections.read(read)

    async def solo_best(self, user: UserId, game: str, lowest: bool = False) -> SoloScore | None:
        """The first best score of somebody who played a game alone."""
        best = f"{SOLO} WHERE person = $1 AND game = $2 ORDER BY score * $3::bigint, at, room, match LIMIT 1"

        async def read(connection: Connection) -> SoloScore | None:
            found = await connection.fetchrow(best, user, game, 1 if lowest else -1)
            return SoloScore(*found) if found else None

        return await self._connections.read(read)


async def _rate(connection: Connection, room: Code, match: int, at: int, game: str, raw: str) -> Sequence[PlayerRating]:
    """Make the ratings of the first pending game."""
    again = f"""
        INSERT INTO unrated (room, match) SELECT DISTINCT room, match FROM ratings WHERE {LATER} ON CONFLICT DO NOTHING
    """
    await connection.execute(again, game, at, room, match)
    await connection.execute(f"DELETE FROM ratings WHERE {LATER}", game, at, room, match)
    result = _game(raw)
    people = {chair.user for chair in result.chairs if chair.user}
    before = {user: newest for user in people if (newest := await _newest(connection, user, game))}
    midnight = at - at % DAY_MS
    met = {user: dict(await connection.fetch(MET, user, game, midnight)) for user in people}
    made = rate(game, room, at, result, before, met)
    await connection.executemany(ADD, map(msgspec.structs.astuple, made))
    if score := solo_score(game, room, at, result):
        await connection.execute(ADD_SOLO, *msgspec.structs.astuple(score))
    await connection.execute("DELETE FROM unrated WHERE room = $1 AND match = $2", room, match)
    return made


async def _newest(connection: Connection, user: UserId, game: str) -> PlayerRating | None:
    found = await _ratings(connection, "WHERE person = $1 AND game = $2 ORDER BY games DESC LIMIT 1", user, game)
    return found[0] if found else None


async def _ratings(connection: Connection, which: str, *bounds: Any) -> list[PlayerRating]:
    return [PlayerRating(*each) for each in await connection.fetch(f"{RATING} {which}", *bounds)]
