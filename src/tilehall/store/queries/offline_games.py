"""Games that users played offline: each is a closed room, which is written in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from tilehall.store.queries.accounts import lock_people
from tilehall.store.sql import Queries, Reading, Transaction
from tilehall.table.summary import Code, Summary, UserId

FIND = "SELECT room, asker FROM log WHERE room = ANY ($1::varchar[]) AND seq = 1 AND key = $2"
# Such a room counts as started, so that it is never deleted as a room that did not begin.
ADD_ROOM = """
    INSERT INTO rooms (
        code, game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated, opened, changed, started
    )
    VALUES ($1, $3, $4, $5, $6, $7::text::jsonb, $8, $9, $10, $11, $12, $13, $14, $2, $2, TRUE)
    ON CONFLICT (code) DO NOTHING
"""
ADD_ROW = "INSERT INTO log (room, seq, at, asker, key, entry) VALUES ($1, $2, $3, $4, $5, $6)"
ADD_SEED = "INSERT INTO seeds (room, match, seed) VALUES ($1, 1, $2)"
ADD_FINISHED = "INSERT INTO finished (room, match, at, result) VALUES ($1, 1, $2, $3)"
ADD_PLAYER = "INSERT INTO finished_by (person, at, room, match, game) VALUES ($1, $2, $3, 1, $4)"
NO_SEED = b""  # the dice were rolled on the player's device, so the hall can prove nothing about them

_encode = msgspec.json.Encoder().encode


class StoredGame(Struct, frozen=True):
    """The room of a game that was played offline, and the user who added it."""

    room: Code
    user: UserId


class OfflineGames(Queries):
    """Games that users played offline. A game is found by the key under which it was sent."""

    async def offline_game(self, key: str, codes: Sequence[Code]) -> StoredGame | None:
        """Return the room of a game that was added, or None. It has one of these codes."""
        return await self._database.read(lambda reading: _find(reading, key, codes))

    async def add_offline_game(
        self, user: UserId, key: str, codes: Sequence[Code], at: int, log: Sequence[bytes], summary: Summary
    ) -> StoredGame | None:
        """Store the log of a closed room with one finished game, unless someone has added it. Return its room.

        The room gets the first of these codes that is free; a caller that sends the game again gives the same codes.
        Returns None if all codes are taken. Raises `Gone` if the user was deleted.
        """

        async def change(transaction: Transaction) -> StoredGame | None:
            await lock_people(transaction, user)
            if found := await _find(transaction, key, codes):
                return found
            for code in codes:
                if await transaction.run(ADD_ROOM, *_listed(code, at, summary)):
                    await _add_log(transaction, code, user, key, at, log, summary)
                    return StoredGame(code, user)
                # The code is taken, perhaps by the same game, which another server was sent at the same time.
                if found := await _find(transaction, key, codes):
                    return found
            return None

        return await self._database.write(change)


async def _find(reading: Reading, key: str, codes: Sequence[Code]) -> StoredGame | None:
    found = await reading.all(StoredGame, FIND, list(codes), key)
    return found[0] if found else None


async def _add_log(
    transaction: Transaction, code: Code, user: UserId, key: str, at: int, log: Sequence[bytes], summary: Summary
) -> None:
    keys = (key, *(f"{key} {seq}" for seq in range(2, len(log) + 1)))
    rows = enumerate(zip(keys, log, strict=True), 1)
    await transaction.run_many(ADD_ROW, [(code, seq, at, user, each, entry) for seq, (each, entry) in rows])
    await transaction.run(ADD_SEED, code, NO_SEED)
    await transaction.run(ADD_FINISHED, code, at, _encode(summary.finished).decode())
    await transaction.run(ADD_PLAYER, user, at, code, summary.game)


def _listed(code: Code, at: int, to: Summary) -> tuple[object, ...]:
    users = _encode(to.users).decode()
    return (
        *(code, at, to.game, to.phase, to.listed, to.host, users, to.seats, to.free, to.turn),
        *(to.waits, to.queue, to.speed, to.rated),
    )
