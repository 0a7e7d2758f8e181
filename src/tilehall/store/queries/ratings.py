"""Ratings after each rated game, and the best solo scores. `tilehall.ratings` computes them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from tilehall.ratings.history import EndedGame, rate_game
from tilehall.ratings.model import PlayerRating, SoloScore
from tilehall.store.sql import Queries, Reading, Transaction
from tilehall.table.summary import Code, FinishedGame, UserId

MAX_GAMES_RATED_AT_ONCE = 50  # per transaction, so that moves wait for only a few commits


class RatedPerson(Struct, frozen=True):
    """An account, and its newest rating in a game."""

    user: UserId
    name: str
    private: bool
    rating: PlayerRating | None  # None before their first rated game
    owner: UserId | None = None  # of a bot account


class SoloRanked(Struct, frozen=True):
    """The best solo score of a user."""

    user: UserId
    name: str
    score: int
    at: int
    room: Code
    match: int


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
    SELECT finished.at, finished.room, finished.match, rooms.game, finished.result
    FROM unrated JOIN finished USING (room, match) JOIN rooms ON rooms.code = unrated.room
    ORDER BY finished.at, finished.room, finished.match LIMIT 1
"""
LATER = "game = $1 AND (at, room, match) > ($2, $3::text, $4::bigint)"
RATE_AGAIN = f"""
    INSERT INTO unrated (room, match) SELECT DISTINCT room, match FROM ratings WHERE {LATER} ON CONFLICT DO NOTHING
"""
# The accounts that may appear in lists.
SHOWN = """
    login IS NOT NULL AND private = FALSE AND deleted = FALSE
    AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = users.id AND (until IS NULL OR until > $2))
"""
BEST = f"""
    WITH newest AS (
        SELECT person, max(games) AS games FROM ratings WHERE game = $1 GROUP BY person
    )
    SELECT name, ratings.game, at, room, match, ratings.person, place, mean, deviation, earlier, ratings.games
    FROM newest JOIN ratings ON ratings.person = newest.person AND game = $1 AND ratings.games = newest.games
        JOIN users ON id = newest.person
    WHERE deviation < $3 AND {SHOWN} ORDER BY mean DESC, ratings.person LIMIT $4
"""
BEST_ALONE = f"""
    WITH ranked AS (
        SELECT person, score, at, room, match,
            row_number() OVER (PARTITION BY person ORDER BY score * $4::bigint, at, room, match) AS nth
        FROM solo_scores WHERE game = $1 AND at >= $3
    )
    SELECT id, name, score, at, room, match FROM ranked JOIN users ON id = person
    WHERE nth = 1 AND {SHOWN} ORDER BY score * $4::bigint, at, room, match LIMIT $5
"""
# The opponents of a user in rated games of this game since a time, and the number of games with each.
MET = """
    SELECT ratings.person, count(*) FROM finished_by JOIN ratings USING (room, match)
    WHERE finished_by.person = $1 AND finished_by.game = $2 AND finished_by.at >= $3 AND ratings.person <> $1
    GROUP BY ratings.person
"""
PEOPLE = "SELECT id, name, private, owner FROM users WHERE id = ANY ($1::varchar[]) AND login IS NOT NULL"

_game = msgspec.json.Decoder(FinishedGame).decode


class Ratings(Queries):
    """Ratings after each rated game, and the best solo scores.

    `append` marks a rated game as pending together with the row that ends it.
    """

    async def rate_games(self) -> Sequence[PlayerRating]:
        """Rate some pending games, in the order of their ends. Return the new ratings: none if no game is pending.

        A pending game may have ended before one that is already rated, because another server was slower or a clock was
        set back. The later games then become pending again, so that ratings always follow the order of the ends.
        """

        async def change(transaction: Transaction) -> list[PlayerRating]:
            await transaction.lock("ratings")
            made: list[PlayerRating] = []
            for _ in range(MAX_GAMES_RATED_AT_ONCE):
                pending = await transaction.rows(PENDING)
                if not pending:
                    break
                at, room, match, game, result = pending[0]
                made += await _rate(transaction, EndedGame(at, room, match, game, _game(result)))
            return made

        # There are nearly always none, and a write that changes nothing would still be a transaction.
        if await self._database.value("SELECT 1 FROM unrated LIMIT 1") is None:
            return []
        return await self._database.write(change)

    async def replace_ratings(self, ratings: Sequence[PlayerRating], scores: Sequence[SoloScore]) -> None:
        """Replace all ratings and solo scores. No game is pending afterwards."""

        async def change(transaction: Transaction) -> None:
            for table in ("ratings", "solo_scores", "unrated"):
                await transaction.run(f"DELETE FROM {table}")
            await transaction.run_many(ADD, map(astuple, ratings))
            await transaction.run_many(ADD_SOLO, map(astuple, scores))

        await self._database.write(change)

    async def all_ratings(self) -> tuple[Sequence[PlayerRating], Sequence[SoloScore]]:
        """Return all ratings and solo scores, in the order of the games' ends."""

        async def query(reading: Reading) -> tuple[list[PlayerRating], list[SoloScore]]:
            ratings = await reading.all(PlayerRating, f"{RATING} ORDER BY at, room, match, person")
            return ratings, await reading.all(SoloScore, f"{SOLO} ORDER BY at, room, match")

        return await self._database.read(query)

    async def room_codes(self, after: Code = "", most: int = 100) -> Sequence[Code]:
        """Return the next `most` room codes after `after`, in order."""
        return await self._database.column("SELECT code FROM rooms WHERE code > $1 ORDER BY code LIMIT $2", after, most)

    async def rated_people(self, game: str, ids: Sequence[UserId]) -> dict[UserId, RatedPerson]:
        """Return those of these users who have an account, with their newest ratings in a game."""

        async def query(reading: Reading) -> dict[UserId, RatedPerson]:
            people = await reading.rows(PEOPLE, list(ids))
            return {
                id: RatedPerson(id, name, bool(private), await _newest(reading, id, game), owner)
                for id, name, private, owner in people
            }

        return await self._database.read(query)

    async def ratings_of_game(self, room: Code, match: int) -> Sequence[PlayerRating]:
        """Return the ratings that a game changed. The result is empty if the game is not rated, or not yet."""
        of_game = f"{RATING} WHERE room = $1 AND match = $2 ORDER BY person"
        return await self._database.all(PlayerRating, of_game, room, match)

    async def ratings_of(self, user: UserId, most: int = 1000) -> Sequence[PlayerRating]:
        """Return the newest ratings of a user in all games, the oldest of them first."""
        newest = f"{RATING} WHERE person = $1 ORDER BY at DESC, room DESC, match DESC LIMIT $2"
        return (await self._database.all(PlayerRating, newest, user, most))[::-1]

    async def leaderboard(self, game: str, deviation: int, now: int, most: int = 100) -> Sequence[RatedPerson]:
        """Return the accounts with the highest newest ratings whose deviation is below `deviation`.

        Private, banned and deleted accounts are left out.
        """
        found = await self._database.rows(BEST, game, now, deviation, most)
        ratings = [(name, PlayerRating(*rating)) for name, *rating in found]
        return [RatedPerson(rating.user, name, False, rating) for name, rating in ratings]

    async def solo_board(
        self, game: str, since: int, now: int, lowest: bool = False, most: int = 100
    ) -> Sequence[SoloRanked]:
        """Return the accounts with the best solo scores since a time, each with the first game that reached its best.

        Private, banned and deleted accounts are left out.
        """
        return await self._database.all(SoloRanked, BEST_ALONE, game, now, since, 1 if lowest else -1, most)

    async def solo_best(self, user: UserId, game: str, lowest: bool = False) -> SoloScore | None:
        """Return the first of the best solo scores of a user in a game."""
        best = f"{SOLO} WHERE person = $1 AND game = $2 ORDER BY score * $3::bigint, at, room, match LIMIT 1"
        return await self._database.one(SoloScore, best, user, game, 1 if lowest else -1)


async def _rate(transaction: Transaction, ended: EndedGame) -> Sequence[PlayerRating]:
    """Rate the first pending game. Games that ended later become pending again."""
    cursor = ended.game, ended.at, ended.room, ended.match
    await transaction.run(RATE_AGAIN, *cursor)
    await transaction.run(f"DELETE FROM ratings WHERE {LATER}", *cursor)
    before = {user: newest for user in ended.users if (newest := await _newest(transaction, user, ended.game))}
    met: dict[UserId, dict[UserId, int]] = {
        user: dict(await transaction.rows(MET, user, ended.game, ended.day_start)) for user in ended.users
    }
    ratings, score = rate_game(ended, before, met)
    await transaction.run_many(ADD, map(astuple, ratings))
    if score is not None:
        await transaction.run(ADD_SOLO, *astuple(score))
    await transaction.run("DELETE FROM unrated WHERE room = $1 AND match = $2", ended.room, ended.match)
    return ratings


async def _newest(reading: Reading, user: UserId, game: str) -> PlayerRating | None:
    newest = f"{RATING} WHERE person = $1 AND game = $2 ORDER BY games DESC LIMIT 1"
    return await reading.one(PlayerRating, newest, user, game)
