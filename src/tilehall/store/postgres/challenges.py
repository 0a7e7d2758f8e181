"""Challenges in PostgreSQL: who is challenged by whom, to which room."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.company_protocol import Challenge, ChallengeAnswer, ChallengeOutcome
from tilehall.store.postgres.blocking import lock_people
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.postgres.friends import blocks
from tilehall.store.protocol import Gone
from tilehall.table.summary import Code, UserId

COLUMNS = "room, challenged, challenger, at, expires, answer, (SELECT game FROM rooms WHERE code = room)"
CHALLENGE = f"SELECT {COLUMNS} FROM challenges"
GATHERING = "EXISTS (SELECT 1 FROM rooms WHERE code = room AND phase = 'gathering')"
# A challenge to somebody who blocks the challenger looks open to the challenger, and is shown to nobody else.
SHOWN = "NOT EXISTS (SELECT 1 FROM blocks WHERE person = challenged AND blocked = challenger)"
# What another hall sweeps away, or takes, at this moment is left to it.
SWEEP = """
    DELETE FROM challenges WHERE (room, challenged) IN (
        SELECT room, challenged FROM challenges WHERE expires <= $1 FOR UPDATE SKIP LOCKED
    )
"""
TAKE = f"""
    UPDATE challenges SET told = true
    WHERE (room, challenged) IN (
        SELECT room, challenged FROM challenges WHERE NOT told AND at <= $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED
    )
    RETURNING {COLUMNS}, {GATHERING} AND {SHOWN}
"""


class PostgresChallenges:
    """Challenges. `PostgresStore` provides the connections."""

    _connections: Connections

    async def add_challenges(self, challenges: Sequence[Challenge], most: int) -> ChallengeOutcome:
        """Keep the challenges of one person to a room, all or none."""
        add = """
            INSERT INTO challenges (room, challenged, challenger, at, expires, answer, told)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
        """

        async def write(connection: Connection) -> ChallengeOutcome:
            room, challenger, now = challenges[0].room, challenges[0].challenger, challenges[0].at
            await lock_people(connection, (challenger, *(each.challenged for each in challenges)))
            await connection.execute(SWEEP, now)
            there = "SELECT 1 FROM rooms WHERE code = $1 FOR KEY SHARE"
            if await connection.fetchval(there, room) is None:
                raise Gone("The room is not there any more.")
            if await _open(connection, "challenger", challenger) + len(challenges) > most:
                return "full"
            for each in challenges:
                other = each.challenged
                if await blocks(connection, challenger, other):
                    return "apart"
                if await _open(connection, "challenged", other) >= most:
                    return "other_full"
            rows = [(*astuple(each)[:6], await blocks(connection, each.challenged, challenger)) for each in challenges]
            await connection.executemany(add, rows)
            return "kept"

        return await self._connections.do(write)

    async def challenges(self, user: UserId, now: int) -> Sequence[Challenge]:
        """The challenges of somebody and those to them, answered or not, whose room gathers, the newest first."""
        both = f"""
            {CHALLENGE} WHERE (challenger = $1 OR (challenged = $1 AND {SHOWN})) AND expires > $2 AND {GATHERING}
            ORDER BY at DESC, room, challenged
        """
        found = await self._connections.read(lambda connection: connection.fetch(both, user, now))
        return [Challenge(*row) for row in found]

    async def answer_challenge(self, room: Code, user: UserId, answer: ChallengeAnswer, now: int) -> Challenge | None:
        """Answer a challenge that is open; as it stands then."""
        its = f"""
            {CHALLENGE}
            WHERE room = $1 AND challenged = $2 AND expires > $3 AND (answer <> 'open' OR {SHOWN}) FOR UPDATE
        """
        change = (
            "UPDATE challenges SET answer = $3, told = true WHERE room = $1 AND challenged = $2 AND answer = 'open'"
        )

        async def write(connection: Connection) -> Challenge | None:
            if await connection.fetchrow(its, room, user, now) is None:
                return None
            await connection.execute(change, room, user, answer)
            found = await connection.fetchrow(its, room, user, now)
            return Challenge(*found) if found else None

        return await self._connections.do(write)

    async def end_challenges(self, room: Code, challenger: UserId) -> Sequence[UserId]:
        """Take back the challenges to a room; who was challenged."""
        end = "DELETE FROM challenges WHERE room = $1 AND challenger = $2 RETURNING challenged"
        found = await self._connections.do(lambda connection: connection.fetch(end, room, challenger))
        return sorted(row[0] for row in found)

    async def take_challenges_to_tell(self, before: int, most: int = 100) -> Sequence[Challenge]:
        """Challenges from before a time that are open and nobody was told of yet; they count as told from now on."""
        some = "SELECT 1 FROM challenges WHERE NOT told AND at <= $1 LIMIT 1"
        if await self._connections.read(lambda connection: connection.fetchval(some, before)) is None:
            return []
        taken = await self._connections.do(lambda connection: connection.fetch(TAKE, before, most))
        found = [(Challenge(*row), gathers) for *row, gathers in taken]
        return [each for each, gathers in found if gathers and each.answer == "open"]


async def _open(connection: Connection, by: str, user: UserId) -> int:
    which = f"{by} = $1 AND answer = 'open' AND {GATHERING}" + (f" AND {SHOWN}" if by == "challenged" else "")
    count = f"SELECT count(*) FROM challenges WHERE {which}"
    return int(await connection.fetchval(count, user))
