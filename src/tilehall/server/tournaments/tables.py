"""The tables of tournaments: ordinary rooms, whose players are seated from the first row of the log on."""

from __future__ import annotations

from collections import Counter

from tilehall.core.game import Illegal
from tilehall.core.registry import find
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import Randomness
from tilehall.server.live.table import LiveTable
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Row, Seed
from tilehall.store.store import Store
from tilehall.table import commands, entries, room_settings
from tilehall.table.codes import CODE_CHARS, MAX_CODES_TRIED, derived_code
from tilehall.table.dice import commitment
from tilehall.table.room import BOT_PLAYER, Room
from tilehall.table.summary import Code
from tilehall.tournaments.entries import HOUSE_BOT, Player, level_of
from tilehall.tournaments.settings import room_settings as settings_of_tables
from tilehall.tournaments.tournament import Tournament, TournamentTable


def bot_number(player: Player) -> int:
    """Return the number of a bot of the hall among those of its level, from 0, by which it has its name.

    >>> bot_number("house~easy~2")
    1
    """
    return int(player.rpartition("~")[2]) - 1


def on_chair(player: Player) -> str:
    """Return a player as the log of a room names them.

    >>> on_chair("house~easy~2"), on_chair("x1y2")
    ('=easy~1', 'x1y2')
    """
    return f"{BOT_PLAYER}{level_of(player)}~{bot_number(player)}" if player.startswith(HOUSE_BOT) else player


class TournamentTables:
    """Opens the rooms of tournaments, and begins their games without players who do not come."""

    def __init__(
        self, hall: Hall, store: Store, time: SystemTime, randomness: Randomness, counts: Counter[str]
    ) -> None:
        self._hall = hall
        self._store = store
        self._time = time
        self._randomness = randomness
        self._counts = counts

    async def open(self, code: Code, tournament: Tournament, table: TournamentTable) -> Code:
        """Open the room of a table, or find it if it is open already, and return its code.

        The code follows from the tournament and the number of the table. So a node that goes on after another was
        killed finds the room that the other had opened. Raises `Gone` if the class of the tournament was deleted.
        """
        rules = find(tournament.settings.game, tournament.version)
        chosen = settings_of_tables(tournament.settings, len(table.players))
        settings = room_settings.from_log(chosen, rules)
        players, key = [on_chair(player) for player in table.players], f"{code}-{table.number}"
        class_code = tournament.settings.class_code
        teacher = tournament.organiser if class_code else ""
        for attempt in range(MAX_CODES_TRIED):
            room, seed = derived_code(CODE_CHARS, code, table.number, attempt), self._randomness.new_seed()
            change = commands.open_tournament_table(
                room, code, rules, settings, commitment(seed), players, class_code, teacher
            )
            row = Row(room, 1, self._time.now(), "", key, entries.write(change.entry))
            stands = await self._store.append(row, change.room.summary(), Seed(1, seed))
            if stands is None:
                continue  # the code belongs to another room
            if stands.entry == row.entry:
                self._counts["opened"] += 1
            await self._go_on(room)
            return room
        raise Illegal(say("no-free-code"))

    async def begin(self, room: Code) -> tuple[Player, ...]:
        """Begin the game at a table without waiting any longer, and return the users who have not come.

        If nobody has come, the room is closed instead. It may have begun, or be closed, already.
        """
        table = await self._hall.table(room)
        if table is None:
            return ()
        async with table.lock:
            await table.retry(lambda: self._begin(table))
            await table.do_pending()
            return absent_from(table.room)

    async def _begin(self, table: LiveTable) -> None:
        if table.room.phase != "gathering":
            return
        if not any(chair.bot or chair.ready for chair in table.room.chairs):
            await table.commit(commands.close_unattended(table.room), "", "unattended")
            return
        while (change := commands.ready_absent(table.room)) is not None:
            await table.commit(change, "", f"absent-{change.room.seq}")

    async def played(self, room: Code) -> frozenset[Player]:
        """Return the users who played a turn at a table."""
        rows = await self._store.rows(room)
        found = await self._hall.table(room)
        seats = {entry.seat for row in rows if isinstance(entry := entries.read(row.entry), entries.Played)}
        chairs = found.room.chairs if found is not None else ()
        return frozenset(chair.user for seat, chair in enumerate(chairs) if seat in seats and chair.user)

    async def _go_on(self, room: Code) -> None:
        """Let a game between bots begin at once."""
        table = await self._hall.table(room)
        if table is not None and table.room.due():
            async with table.lock:
                await table.do_pending()


def absent_from(room: Room) -> tuple[Player, ...]:
    """Return the users without whom the game of a tournament's table began, or because of whom it never did."""
    came_late = [chair.user for chair in room.chairs if chair.user and chair.ready == commands.ABSENT_VALUE]
    never_came = [chair.user for chair in room.chairs if chair.user and not chair.ready]
    return tuple(came_late or never_came)
