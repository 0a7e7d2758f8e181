"""The runner of tournaments: does what is due, on every node.

Each step is an append under the next number of the tournament's log, so that exactly one node makes it. A node that
was not the first reads on at its next look. Rooms have codes that follow from their table. So any node may be killed at
any moment, and the others go on from the log.
"""

from __future__ import annotations

import asyncio
import logging

from tilehall.core.game import Malformed
from tilehall.core.registry import find
from tilehall.messages.errors import Unreadable
from tilehall.server.live.clocks import HallClocks
from tilehall.server.ops.background_tasks import repeated
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.tournaments.registry import TournamentRegistry, new_draw_seed
from tilehall.server.tournaments.tables import TournamentTables
from tilehall.server.tournaments.weekly import next_week
from tilehall.store.protocol import Gone, Unavailable
from tilehall.store.queries.tournaments import RoomEnd
from tilehall.store.store import Store
from tilehall.table.result_words import rated_places
from tilehall.table.room import Room
from tilehall.table.summary import Code
from tilehall.tournaments import commands, entries
from tilehall.tournaments.due import due, entry_due
from tilehall.tournaments.entries import AnyTournamentEntry, level_of
from tilehall.tournaments.task import Due
from tilehall.tournaments.tournament import Tournament, TournamentTable

LOOK_EVERY_S = 2.0
PROVE_EVERY_S = 5.0  # between two signs of life while a tournament is under way

logger = logging.getLogger("tilehall.tournaments")


class TournamentRunner:
    """Does what is due in all tournaments of the hall."""

    def __init__(
        self,
        registry: TournamentRegistry,
        tables: TournamentTables,
        store: Store,
        clocks: HallClocks,
        time: SystemTime,
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._store = store
        self._clocks = clocks
        self._time = time
        self._woken = asyncio.Event()
        self._proved = -PROVE_EVERY_S
        self._failing: set[Code] = set()  # tournaments with a logged failure, until they work again

    def wake(self) -> None:
        """Look at once: something was asked of a tournament, or one of its games is over."""
        self._woken.set()

    def ended(self, room: Room) -> None:
        """Look at once if the game of a tournament's table is over."""
        if room.tournament:
            self.wake()

    async def run(self) -> None:
        """Do what is due until the task is cancelled."""
        await repeated(self.look, LOOK_EVERY_S, logger, "the tournaments could not be looked at", self._woken)

    async def look(self) -> None:
        """Do what is due now, unless the hall has not given back yet what it lost while it was down."""
        if self._clocks.giving_back:
            return
        codes = {*await self._store.tournaments_due(self._time.now()), *await self._store.tournaments_to_freeze()}
        under_way = await asyncio.gather(*(self._advance(code) for code in codes))
        if any(under_way) and self._time.elapsed() - self._proved >= PROVE_EVERY_S:
            self._proved = self._time.elapsed()
            await self._clocks.prove_alive()  # so that a restart knows how much time an arena has lost

    async def _advance(self, code: Code) -> bool:
        """Do what is due in a tournament, and return whether it is under way. A failure does not affect others."""
        try:
            tournament = await self.advance(code)
        except (Unavailable, Unreadable):
            return True
        except Gone:
            return False  # it was deleted with its class
        except Malformed:
            return False  # its game is not installed here
        except Exception:
            if code not in self._failing:
                self._failing.add(code)
                logger.exception("tournament %s cannot go on", code)
            return True
        self._failing.discard(code)
        return tournament is not None and tournament.under_way

    async def advance(self, code: Code) -> Tournament | None:
        """Do what is due in a tournament, one entry after another, until nothing is, or another node was first."""
        tournament = await self._registry.find(code)
        rooms = [table.room for table in tournament.unfinished if table.room] if tournament else []
        ends = await self._store.room_ends(rooms)
        while tournament is not None:
            async with self._registry.lock(code):  # for one entry, because players ask at the same time
                tournament = await self._registry.find(code)
                entry = await self._next(code, tournament, ends) if tournament else None
                if tournament is None or entry is None:
                    return tournament
                tournament = await self._registry.append(code, tournament, entry)
        return await self._registry.find(code)  # another node was first

    async def _next(self, code: Code, tournament: Tournament, ends: dict[Code, RoomEnd]) -> AnyTournamentEntry | None:
        """Return the next entry of a tournament, or None if nothing is due."""
        now = self._time.now()
        if tournament.under_way and (entry := self._lost(tournament, now)):
            return entry
        if entry := await self._frozen(tournament, now):
            return entry
        if tournament.under_way and not tournament.is_frozen:
            for table in tournament.unfinished:
                if table.room and (entry := await self._result(tournament, table, ends, now)):
                    return entry
        task = due(tournament)
        if task is None or task.at > now:
            return None
        return await self._done(code, tournament, task, now)

    def _lost(self, tournament: Tournament, now: int) -> AnyTournamentEntry | None:
        """Return the entry that gives back what the hall has lost since the start, or since it was last given back."""
        lost, since = self._clocks.lost_since(max(tournament.started_at, tournament.settled_until))
        return commands.extend(tournament, lost, since, now) if lost else None

    async def _frozen(self, tournament: Tournament, now: int) -> AnyTournamentEntry | None:
        """Return the entry that stops a tournament, or lets it go on, as the boards of its class do."""
        code = tournament.settings.class_code
        school_class = await self._store.school_class(code) if code and not tournament.over else None
        if school_class is None or school_class.frozen == tournament.is_frozen:
            return None
        return entries.BoardsFrozen(now, school_class.frozen)

    async def _result(
        self, tournament: Tournament, table: TournamentTable, ends: dict[Code, RoomEnd], now: int
    ) -> AnyTournamentEntry | None:
        """Return the entry of a table whose game is over; or None, after it was seen to that the game can begin."""
        end = ends.get(table.room)
        if end is None:
            return None
        if end.phase == "gathering":
            if not table.no_show_at:  # there is no deadline: the clocks decide
                await self._tables.begin(table.room)
                del ends[table.room]
            return None
        if end.phase == "playing":
            return None
        if end.result is None:  # closed by a moderator, or by us because nobody came
            everybody = (len(table.players),) * len(table.players)
            absent = await self._tables.begin(table.room)
            if len(absent) == len(table.players):
                return commands.finish(tournament, table.number, everybody, now, "no-show", absent)
            return commands.finish(tournament, table.number, (1,) * len(table.players), now, "decided")
        rules, result = find(tournament.settings.game, tournament.version), end.result
        played = await self._tables.played(table.room)
        for player in table.players:
            known = tournament.entrants.get(player)
            if known is not None and known.status == "away" and player in table.absent and player in played:
                return entries.Entered(now, player, known.rating)  # came late, but came
        # Without a deadline, a player whose clock ran out before their first turn never came.
        timed_out = [table.players[seat] for seat in result.resigned]
        missed = table.absent if tournament.settings.no_show_s else tuple(timed_out)
        absent = tuple([player for player in missed if player not in played and not level_of(player)])
        places = rated_places(rules, result.outcome, result.resigned)
        return commands.finish(tournament, table.number, places, now, "played", absent)

    async def _done(self, code: Code, tournament: Tournament, task: Due, now: int) -> AnyTournamentEntry:
        """Return the entry of a task that is due, after doing what it needs."""
        match task.task:
            case "open":
                room = await self._tables.open(code, tournament, tournament.table(task.table))
                return commands.open_table(tournament, task.table, room, now)
            case "no-show":
                table = tournament.table(task.table)
                absent = await self._tables.begin(table.room)
                if len(absent) == len(table.players):
                    everybody = (len(absent),) * len(absent)
                    return commands.finish(tournament, task.table, everybody, now, "no-show", absent)
                return commands.take_attendance(tournament, task.table, absent, now)
            case "repeat":
                settings, seed = next_week(tournament.settings, now), new_draw_seed()
                created = entries.Created(
                    now, tournament.organiser, tournament.version, settings, tournament.sizes, seed, code
                )
                return commands.repeat(tournament, await self._registry.create_next(code, created), now)
            case _:
                # In a thread, because pairing hundreds of players would block the event loop.
                return await asyncio.to_thread(entry_due, tournament, task, now)
