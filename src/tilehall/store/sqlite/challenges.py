"""Challenges in SQLite: who is challenged by whom, to which room."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple

from tilehall.store.company_protocol import Challenge, ChallengeAnswer, ChallengeOutcome
from tilehall.store.protocol import Gone
from tilehall.store.sqlite.accounts import present
from tilehall.store.sqlite.friends import blocks
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import Code, UserId

COLUMNS = "room, challenged, challenger, at, expires, answer, (SELECT game FROM rooms WHERE code = room)"
CHALLENGE = f"SELECT {COLUMNS} FROM challenges"
GATHERING = "EXISTS (SELECT 1 FROM rooms WHERE code = room AND phase = 'gathering')"
# A challenge to somebody who blocks the challenger looks open to the challenger, and is shown to nobody else.
SHOWN = "NOT EXISTS (SELECT 1 FROM blocks WHERE person = challenged AND blocked = challenger)"
TAKE = f"""
    UPDATE challenges SET told = 1
    WHERE (room, challenged) IN (
        SELECT room, challenged FROM challenges WHERE told = 0 AND at <= ?1 ORDER BY at LIMIT ?2
    )
    RETURNING {COLUMNS}, {GATHERING} AND {SHOWN}
"""


class SqliteChallenges:
    """Challenges. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def add_challenges(self, challenges: Sequence[Challenge], most: int) -> ChallengeOutcome:
        """Keep the challenges of one person to a room, all or none."""
        add = """
            INSERT OR IGNORE INTO challenges (room, challenged, challenger, at, expires, answer, told)
            VALUES (?, ?, ?, ?, ?, ?, ?)
        """

        def write(connection: sqlite3.Connection) -> ChallengeOutcome:
            room, challenger, now = challenges[0].room, challenges[0].challenger, challenges[0].at
            connection.execute("DELETE FROM challenges WHERE expires <= ?", (now,))
            for user in (challenger, *(each.challenged for each in challenges)):
                present(connection, user)
            if connection.execute("SELECT 1 FROM rooms WHERE code = ?", (room,)).fetchone() is None:
                raise Gone("The room is not there any more.")
            if _open(connection, "challenger", challenger) + len(challenges) > most:
                return "full"
            for each in challenges:
                if blocks(connection, challenger, each.challenged):
                    return "apart"
                if _open(connection, "challenged", each.challenged) >= most:
                    return "other_full"
            rows = [(*astuple(each)[:6], blocks(connection, each.challenged, challenger)) for each in challenges]
            connection.executemany(add, rows)
            return "kept"

        return await self._writer.do(write)

    async def challenges(self, user: UserId, now: int) -> Sequence[Challenge]:
        """The challenges of somebody and those to them, answered or not, whose room gathers, the newest first."""
        both = f"""
            {CHALLENGE} WHERE (challenger = ?1 OR (challenged = ?1 AND {SHOWN})) AND expires > ?2 AND {GATHERING}
            ORDER BY at DESC, room, challenged
        """
        return await self._reader.read(
            lambda connection: [Challenge(*each) for each in connection.execute(both, (user, now)).fetchall()]
        )

    async def answer_challenge(self, room: Code, user: UserId, answer: ChallengeAnswer, now: int) -> Challenge | None:
        """Answer a challenge that is open; as it stands then."""
        change = "UPDATE challenges SET answer = ?, told = 1 WHERE room = ? AND challenged = ? AND answer = 'open'"

        def write(connection: sqlite3.Connection) -> Challenge | None:
            its = f"{CHALLENGE} WHERE room = ? AND challenged = ? AND expires > ? AND (answer <> 'open' OR {SHOWN})"
            if connection.execute(its, (room, user, now)).fetchone() is None:
                return None
            connection.execute(change, (answer, room, user))
            return Challenge(*connection.execute(its, (room, user, now)).fetchone())

        return await self._writer.do(write)

    async def end_challenges(self, room: Code, challenger: UserId) -> Sequence[UserId]:
        """Take back the challenges to a room; who was challenged."""
        end = "DELETE FROM challenges WHERE room = ? AND challenger = ? RETURNING challenged"
        return await self._writer.do(
            lambda connection: sorted(user for (user,) in connection.execute(end, (room, challenger)).fetchall())
        )

    async def take_challenges_to_tell(self, before: int, most: int = 100) -> Sequence[Challenge]:
        """Challenges from before a time that are open and nobody was told of yet; they count as told from now on."""
        # Nearly always there are none: a write that changes nothing would still be a transaction.
        some = "SELECT 1 FROM challenges WHERE told = 0 AND at <= ? LIMIT 1"
        if await self._reader.read(lambda connection: connection.execute(some, (before,)).fetchone()) is None:
            return []

        def write(connection: sqlite3.Connection) -> list[Challenge]:
            found = [
                (Challenge(*row), gathers) for *row, gathers in connection.execute(TAKE, (before, most)).fetchall()
            ]
            return [each for each, gathers in found if gathers and each.answer == "open"]

        return await self._writer.do(write)


def _open(connection: sqlite3.Connection, by: str, user: UserId) -> int:
    which = f"{by} = ? AND answer = 'open' AND {GATHERING}" + (f" AND {SHOWN}" if by == "challenged" else "")
    count = f"SELECT count(*) FROM challenges WHERE {which}"
    return int(connection.execute(count, (user,)).fetchone()[0])
