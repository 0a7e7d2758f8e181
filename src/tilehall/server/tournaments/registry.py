"""The tournaments of a hall, each the fold of its log. `append` is the only way to change one.

Every node reads the log before it decides, and the number of an entry is taken once in the store. So of several nodes
that decide at the same time, one writes, and the others read what it wrote.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from weakref import WeakValueDictionary

from cachetools import LRUCache
from msgspec import MsgspecError

from tilehall.messages.errors import AppendConflict, NotFound, Unreadable
from tilehall.server.live.hall import code_of
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Act
from tilehall.store.queries.tournaments import TournamentListing, TournamentRow
from tilehall.store.store import Store
from tilehall.table.codes import MAX_CODES_TRIED, derived_code, new_code
from tilehall.table.summary import Code, UserId
from tilehall.tournaments import entries
from tilehall.tournaments.due import due
from tilehall.tournaments.entries import AnyTournamentEntry, level_of
from tilehall.tournaments.tournament import Tournament, fold

TOURNAMENT_CODE_CHARS = 8  # a link with it is an invitation, so it cannot be guessed
MAX_ATTEMPTS = 30  # per change, if other nodes keep appending first
MAX_CACHED = 200  # folded tournaments
NEVER_MS = 2**62  # later than any time, in milliseconds since 1970
NO_TOURNAMENT = say("no-tournament")


def new_draw_seed() -> str:
    """Return a random seed, by which a tournament draws lots."""
    return secrets.token_hex(8)


class TournamentRegistry:
    """Reads and changes tournaments."""

    def __init__(self, store: Store, time: SystemTime, tell: Callable[..., None]) -> None:
        """Create a registry. `tell` is called with the users for whom their table or the phase has changed."""
        self._store = store
        self._time = time
        self._tell = tell
        self._known: LRUCache[Code, Tournament] = LRUCache(MAX_CACHED)
        self._locks: WeakValueDictionary[Code, asyncio.Lock] = WeakValueDictionary()

    def lock(self, code: Code) -> asyncio.Lock:
        """Return the lock that serialises the changes of this node to a tournament.

        Without it, many requests at once would all try to be the next entry. The number of the entry decides between
        nodes.
        """
        return self._locks.setdefault(code, asyncio.Lock())

    async def find(self, code: str) -> Tournament | None:
        """Return a tournament as its log has it now, or None if there is none with this code.

        Raises `Unreadable` if a newer release has written to its log.
        """
        code = code_of(code)
        if len(code) != TOURNAMENT_CODE_CHARS:
            return None
        known: Tournament | None = self._known.get(code)
        # Read the newest known row again: it is missing if the tournament was deleted with its class.
        rows = await self._store.tournament_rows(code, known.seq - 1 if known else 0)
        if not rows:
            self._known.pop(code, None)
            return None
        try:
            for row in rows[1:] if known else rows:
                known = fold(known, entries.read(row.entry))
        except MsgspecError as error:
            raise Unreadable from error
        assert known is not None
        self._keep(code, known)
        return known

    async def require(self, code: str) -> Tournament:
        """Return a tournament. Raises `NotFound` if there is none with this code."""
        found = await self.find(code)
        if found is None:
            raise NotFound(NO_TOURNAMENT)
        return found

    async def append(
        self, code: Code, tournament: Tournament | None, entry: AnyTournamentEntry, act: Act | None = None
    ) -> Tournament | None:
        """Append an entry to the log of a tournament, and return the tournament after it.

        `act` is written into the audit log with it. Returns None if the log has another entry under this number.
        """
        after = fold(tournament, entry)
        before, now = _tables_of_users(tournament), _tables_of_users(after)
        called = {user: now.get(user) for user in {**before, **now} if before.get(user) != now.get(user)}
        row = TournamentRow(code, after.seq, entries.write(entry))
        if not await self._store.append_tournament(row, listing(code, after), called, entry.at, act):
            return None
        self._keep(code, after)
        if tournament is None or tournament.phase != after.phase:
            self._tell(*now)
        elif called:
            self._tell(*called)
        return after

    async def change(
        self, code: str, decide: Callable[[Tournament, int], AnyTournamentEntry], act: Act | None = None
    ) -> Tournament:
        """Append what `decide` makes of a tournament and the time. It is asked again if another node was first.

        `act` is written into the audit log. Raises what `decide` raises, and `NotFound` if there is no such tournament.
        """
        code = code_of(code)
        async with self.lock(code):
            for _ in range(MAX_ATTEMPTS):
                tournament = await self.require(code)
                after = await self.append(code, tournament, decide(tournament, self._time.now()), act)
                if after is not None:
                    return after
        raise AppendConflict(say("tournament-changed-often"))

    async def create(self, created: entries.Created) -> Code:
        """Create a tournament under a free code, and return the code."""
        for _ in range(MAX_CODES_TRIED):
            code = new_code(TOURNAMENT_CODE_CHARS)
            if await self.append(code, None, created):
                return code
        raise AppendConflict(say("no-free-code"))

    async def create_next(self, code: Code, created: entries.Created) -> Code:
        """Create the repetition of a tournament, or find it if it is there already, and return its code."""
        for attempt in range(MAX_CODES_TRIED):
            following = derived_code(TOURNAMENT_CODE_CHARS, code, "next", attempt)
            if await self.append(following, None, created):
                return following
            found = await self.find(following)
            if found is not None and found.previous == code:
                return following
        raise AppendConflict(say("no-free-code"))

    def _keep(self, code: Code, tournament: Tournament) -> None:
        known: Tournament | None = self._known.get(code)
        if known is None or known.seq < tournament.seq:
            self._known[code] = tournament


def _tables_of_users(tournament: Tournament | None) -> dict[UserId, Code | None]:
    """Return the users who take part, each with the room of the table at which they are awaited, blank for none."""
    if tournament is None:
        return {}
    found: dict[UserId, Code | None] = {user: "" for user in tournament.entrants if not level_of(user)}
    if not tournament.over:
        for table in tournament.unfinished:
            found |= {user: table.room for user in table.players if user in found}
    return found


def listing(code: Code, tournament: Tournament) -> TournamentListing:
    """Return what is listed of a tournament."""
    settings = tournament.settings
    return TournamentListing(
        code=code,
        game=settings.game,
        format=settings.format,
        title=settings.title,
        organiser=tournament.organiser,
        state=tournament.phase,
        listed=settings.listed,
        players=sum(each.status in ("in", "away") for each in tournament.entrants.values()),
        starts_at=tournament.started_at or settings.starts_at,
        created=tournament.created_at,
        seq=tournament.seq,
        look_at=look_at(tournament),
        class_code=settings.class_code or None,
        is_frozen=tournament.is_frozen,
    )


def look_at(tournament: Tournament) -> int | None:
    """Return when the nodes must look at a tournament: at once while games are played. None if it is over."""
    task = due(tournament)
    if tournament.under_way and not tournament.is_frozen and any(table.room for table in tournament.unfinished):
        return 0
    if task is not None:
        return task.at
    return None if tournament.over else NEVER_MS
