"""Reviews in SQLite: what was thought about the turns of finished games, and the links by which they are shared."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from tilehall.store.protocol import LONGEST_THOUGHT, Gone, SharedReview
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import Code, UserId

SHARED = "SELECT token, room, match, person, game, created FROM shared_reviews"


class SqliteReviews:
    """Thoughts and shared reviews. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def thoughts(self, room: Code, match: int) -> dict[int, bytes]:
        """What is kept of a game, by turn."""
        of_game = "SELECT turn, thought FROM thoughts WHERE room = ? AND match = ?"
        return await self._reader.read(lambda connection: dict(connection.execute(of_game, (room, match)).fetchall()))

    async def keep_thought(self, room: Code, match: int, turn: int, thought: bytes) -> None:
        """Keep what was thought about a turn; what is kept of it already stays. Nothing where the room is gone."""
        add = """
            INSERT OR IGNORE INTO thoughts (room, match, turn, thought)
            SELECT code, ?2, ?3, ?4 FROM rooms WHERE code = ?1
        """
        if len(thought) <= LONGEST_THOUGHT:
            await self._writer.do(lambda connection: connection.execute(add, (room, match, turn, thought)).close())

    async def share_review(self, shared: SharedReview, most: int) -> SharedReview | None:
        """Keep a link; the person's earlier one to the same game where there is one, None when they have `most` links.
        Gone when the room or the person is."""

        def write(connection: sqlite3.Connection) -> SharedReview | None:
            same = f"{SHARED} WHERE person = ? AND room = ? AND match = ?"
            if found := connection.execute(same, (shared.user, shared.room, shared.match)).fetchone():
                return SharedReview(*found)
            there = "SELECT 1 FROM users, rooms WHERE id = ? AND deleted = 0 AND code = ?"
            if connection.execute(there, (shared.user, shared.room)).fetchone() is None:
                raise Gone("The room or the account is not there any more.")
            count = "SELECT count(*) FROM shared_reviews WHERE person = ?"
            if connection.execute(count, (shared.user,)).fetchone()[0] >= most:
                return None
            add = "INSERT INTO shared_reviews (token, room, match, person, game, created) VALUES (?, ?, ?, ?, ?, ?)"
            connection.execute(add, msgspec.structs.astuple(shared))
            return shared

        return await self._writer.do(write)

    async def shared_review(self, token: str) -> SharedReview | None:
        """The link of a token; None where it was never made, or revoked."""

        def read(connection: sqlite3.Connection) -> SharedReview | None:
            found = connection.execute(f"{SHARED} WHERE token = ?", (token,)).fetchone()
            return SharedReview(*found) if found else None

        return await self._reader.read(read)

    async def shared_by(self, user: UserId) -> Sequence[SharedReview]:
        """The links that somebody made, the newest first."""
        theirs = f"{SHARED} WHERE person = ? ORDER BY created DESC, token"
        return await self._reader.read(
            lambda connection: [SharedReview(*each) for each in connection.execute(theirs, (user,)).fetchall()]
        )

    async def revoke_review(self, token: str, user: UserId) -> bool:
        """Delete a link, if this person made it; whether they had."""
        revoke = "DELETE FROM shared_reviews WHERE token = ? AND person = ?"
        return await self._writer.do(lambda connection: connection.execute(revoke, (token, user)).rowcount > 0)
