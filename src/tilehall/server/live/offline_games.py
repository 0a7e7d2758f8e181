"""Add games that users played offline to their finished games: replay each, and store it once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from uuid import UUID

from tilehall.core.game import Illegal, Malformed, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.core.record import Record, from_text
from tilehall.messages.errors import Invalid, NotSignedIn
from tilehall.server.accounts.names import read_name
from tilehall.server.accounts.people import GONE
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Gone
from tilehall.store.queries.offline_games import StoredGame
from tilehall.store.store import Store
from tilehall.table import entries
from tilehall.table.codes import CODE_CHARS, derived_code
from tilehall.table.offline_game import OfflineGame, offline_game
from tilehall.table.seat_names import unnamed
from tilehall.table.summary import Code, UserId

MAX_UPLOAD_CHARS = 60_000  # per record: several times the longest game, and short enough to replay in a second
CODES = 8  # per game, of which the first free one is used


def codes_of(id: UUID) -> tuple[Code, ...]:
    """Return the codes that the room of a game may have. They follow from the game, so that it is found again.

    >>> codes_of(UUID(int=7))[:2]
    ('VRSB3M', 'U6NUXC')
    """
    letters = derived_code(CODES * CODE_CHARS, str(id))
    return tuple(letters[at : at + CODE_CHARS] for at in range(0, len(letters), CODE_CHARS))


class OfflineUploads:
    """Adds games that users played offline."""

    def __init__(self, store: Store, time: SystemTime) -> None:
        self._store = store
        self._time = time

    async def find(self, user: UserId, id: UUID) -> Code | None:
        """Return the room of a game that a user has added, or None. Raises `Malformed` if another user has added it."""
        return _room_of(user, await self._store.offline_game(_key(id), codes_of(id)))

    async def add(
        self,
        user: UserId,
        id: UUID,
        record: str,
        seat: int,
        bots: Sequence[str],
        finished: int,
        language: str = ENGLISH,
    ) -> Code:
        """Store a game once, however often it is sent, and return the code of its room.

        `bots` has the level of the bot on each seat, blank for a person; it may be empty. Raises `Malformed` if the
        record does not replay to the end of a game, if the seats do not fit it, or if another user has added the game.
        """
        # In a thread, because a long game takes a moment to replay.
        game = await asyncio.to_thread(_read, user, record, seat, bots, language)
        log = [entries.write(entry) for entry in game.entries]
        at = min(finished, self._time.now())
        try:
            added = await self._store.add_offline_game(user, _key(id), codes_of(id), at, log, game.room.summary())
        except Gone:
            raise NotSignedIn(GONE) from None
        code = _room_of(user, added)
        if code is None:
            raise Illegal(say("added-no-free-code"))
        return code


def _key(id: UUID) -> str:
    return f"offline {id}"


def _room_of(user: UserId, added: StoredGame | None) -> Code | None:
    if added is not None and added.user != user:
        raise Malformed(say("added-by-another"))
    return added.room if added is not None else None


def _read(user: UserId, written: str, seat: int, bots: Sequence[str], language: str) -> OfflineGame:
    if len(written) > MAX_UPLOAD_CHARS:
        raise Malformed(say("added-record-too-long", most=MAX_UPLOAD_CHARS))
    record = from_text(written)
    if not 0 <= seat < record.seats:
        raise Malformed(say("added-seat-not-there", seats=record.seats, seat=seat + 1))
    levels = tuple(bots) or ("",) * record.seats
    if len(levels) != record.seats:
        raise Malformed(say("added-seats-differ", seats=record.seats, named=len(levels)))
    if levels[seat]:
        raise Malformed(say("added-seat-of-bot"))
    for level in filter(None, levels):
        if level not in record.rules.levels:
            raise Malformed(say("added-level-unknown", game=title_of(record.rules), level=repr(level[:32])))
    seating = [
        entries.Seated(at, level)
        if level
        else entries.Sat(user if at == seat else "", at, "" if at == seat else _name(record, at, language))
        for at, level in enumerate(levels)
    ]
    return offline_game(record, user, seating)


def _name(record: Record, seat: int, language: str) -> str:
    """Return the name of a person who played on the same device. An invalid name becomes a number."""
    try:
        return read_name(record.players[seat])
    except (IndexError, Invalid):
        return in_words(unnamed(str(seat + 1)), language)
