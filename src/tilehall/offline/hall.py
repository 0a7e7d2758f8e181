"""The rooms of the device."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Raw

from tilehall.bots.levels import offered
from tilehall.core.game import AnyGame, Illegal, Malformed, Options, Seat, Step, title_of
from tilehall.core.message import Listed, in_words
from tilehall.core.record import Record
from tilehall.core.registry import find
from tilehall.core.review import WholeTurn
from tilehall.messages.errors import Conflict, NotFound
from tilehall.messages.rooms import NO_ROOM
from tilehall.messages.words import say
from tilehall.offline.storage import DeviceRow, PlannedPlayer
from tilehall.offline.table import UNREADABLE, DeviceParts, OfflineTable, first_row, people_of
from tilehall.table import commands, entries, room_settings
from tilehall.table.dice import commitment
from tilehall.table.offline_game import offline_game
from tilehall.table.room import Room
from tilehall.table.room_settings import RoomSettings
from tilehall.table.seat_names import IS_BOT, unnamed
from tilehall.table.summary import Code, UserId

MAX_NAME_CHARS = 24
PERSON = re.compile(r"person-[1-9][0-9]?|onlooker")  # an onlooker has no seat, and sees what a spectator sees
NEWER = say("saved-by-newer-release")


def checked_player(player: PlannedPlayer, game: AnyGame) -> PlannedPlayer:
    """Return a player with a tidy name. Raises `Malformed` or `Illegal` if the name or the level does not fit."""
    if bool(player.name) == bool(player.bot):
        raise Malformed(say("player-is-one-of-two"))
    if player.bot:
        if player.bot not in offered(game):
            levels = Listed(offered(game), "comma")
            raise Illegal(say("no-such-level-here", game=title_of(game), levels=levels))
        return player
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in player.name).split())
    if not name or len(name) > MAX_NAME_CHARS:
        raise Illegal(say("name-length", most=MAX_NAME_CHARS))
    if name.endswith(IS_BOT):
        raise Illegal(say("name-like-a-bot"))
    return PlannedPlayer(name=name)


class OfflineHall:
    """The rooms of the device, folded from their rows when they are needed."""

    def __init__(self, parts: DeviceParts, names: dict[UserId, str]) -> None:
        self.parts = parts
        self._names = names  # that the people used last
        self._tables: dict[Code, OfflineTable] = {}

    def name(self, user: UserId, language: str) -> str:
        """Return the name of a person at this device. If they have not chosen one, it is a number in a language."""
        return self._names.get(user) or in_words(unnamed(user.removeprefix("person-")), language)

    def known_names(self, table: OfflineTable, language: str) -> dict[UserId, str]:
        """Return the names of everyone at a table, and of its host."""
        return {table.room.host: self.name(table.room.host, language), **table.names}

    async def table(self, code: str) -> OfflineTable:
        """Return the table of a room. Raises `NotFound` or `Conflict` if there is none that can be read."""
        code = "".join(filter(str.isalnum, code.upper()))
        known = self._tables.get(code)
        if known is not None:
            return known
        try:
            rows = await self.parts.store.rows(code)
            if not rows:
                raise NotFound(NO_ROOM)
            table = OfflineTable(self.parts, code, rows)
        except UNREADABLE:
            raise Conflict(NEWER) from None
        return self._tables.setdefault(code, table)

    async def tables(self) -> list[OfflineTable]:
        """Return all tables that this release can read."""
        found = []
        for code in await self.parts.store.rooms():
            try:
                found.append(await self.table(code))
            except (Conflict, NotFound):
                continue
        return found

    async def open(self, game: str, options: Raw, players: Sequence[PlannedPlayer]) -> Code:
        """Open a room, seat everyone, and begin. Raises `Malformed` or `Illegal` if it cannot be opened."""
        rules = find(game)
        planned = tuple(checked_player(player, rules) for player in players)
        given = RoomSettings(options=options, seats=max(1, len(planned)), listed=False, watch=True)
        return await self._open(rules, room_settings.decode(given, rules), planned)

    async def play_on(self, table: OfflineTable, room: Room, turn: WholeTurn) -> Code:
        """Open a room in which a finished game continues with this turn, by the same players.

        If a bot played the turn, it exchanges seats with a person.
        """
        players = [
            PlannedPlayer(name=table.names[chair.user])
            if chair.user
            else PlannedPlayer(bot=chair.bot or offered(room.game)[0])  # also for a player in a record from elsewhere
            for chair in room.chairs
        ]
        if players[turn.seat].bot:
            person = next(seat for seat, player in enumerate(players) if player.name)
            players[turn.seat], players[person] = players[person], players[turn.seat]
        settings = RoomSettings(options=room.options, seats=len(players), listed=False, watch=True)
        return await self._open(room.game, settings, tuple(players), room.steps[: turn.parts[0].at], room.first)

    async def _open(
        self,
        rules: AnyGame,
        settings: RoomSettings[Options],
        players: tuple[PlannedPlayer, ...],
        position: Sequence[Step] = (),
        first: Seat | None = None,
    ) -> Code:
        names = {user: player.name for user, player in people_of(players) if user}
        if not names:
            raise Illegal(say("nobody-plays"))
        if len(set(names.values())) < len(names):
            raise Illegal(say("same-names"))
        seed, code = self.parts.new_seed(), await self._free_code()
        change = commands.open_room(code, "person-1", rules, settings, commitment(seed), "", position, first)
        row = first_row(change, seed, players, self.parts.now())
        await self.parts.store.append(code, row)
        table = self._tables[code] = OfflineTable(self.parts, code, [row])
        async with table.lock:
            await table.do_pending()
        self._names |= names
        await self.parts.store.keep_names(names)
        return code

    async def _free_code(self) -> Code:
        code, taken = self.parts.new_code(), await self.parts.store.rooms()
        while code in taken:
            code = self.parts.new_code()
        return code

    async def add(self, record: Record, language: str) -> Code:
        """Store the game of a record, in a room of its own. The owner of the device has its first seat.

        Raises `Malformed` if the game is not over, and `Illegal` if it cannot be stored.
        """
        numbers = range(len(record.players) + 1, record.seats + 1)
        names = [*record.players, *(in_words(unnamed(str(number)), language) for number in numbers)]
        others = [entries.Sat("", seat, name) for seat, name in enumerate(names[1:], 1)]
        code, at = await self._free_code(), self.parts.now()
        game = offline_game(record, "person-1", [entries.Sat("person-1", 0), *others], code)
        players = (PlannedPlayer(name=names[0]),)
        try:
            for seq, entry in enumerate(game.entries, 1):
                raw = Raw(entries.write(entry))
                row = DeviceRow(seq, at, "person-1", f"record-{seq}", raw, players=players if seq == 1 else ())
                await self.parts.store.append(code, row)
        except Illegal:
            await self.parts.store.remove(code)
            raise
        return code

    async def remove(self, code: str) -> None:
        """Delete a room from the device, also one that this release cannot read."""
        code = "".join(filter(str.isalnum, code.upper()))
        if code not in await self.parts.store.rooms():
            raise NotFound(NO_ROOM)
        table = self._tables.get(code)
        if table is not None:
            table.stop()
            async with table.lock:
                await self.parts.store.remove(code)
                del self._tables[code]
        else:
            await self.parts.store.remove(code)
