"""A table of the device: a room folded from its rows, and the lines that watch it.

One lock serialises all changes. Each change becomes a row, is stored, and only then sent to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from uuid import NAMESPACE_OID, uuid5

import msgspec
from msgspec import Raw, Struct

from tilehall.core.game import Illegal, Malformed, Seat, Watcher, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.messages import changes, snapshots, wire
from tilehall.messages.bot_questions import any_turn, question, read_turn
from tilehall.messages.hints import hint
from tilehall.messages.snapshots import MoveNews, Receiver
from tilehall.messages.words import say
from tilehall.offline.bots import DeviceBots
from tilehall.offline.storage import DeviceRow, DeviceStore, PlannedPlayer
from tilehall.table import commands, entries, projections
from tilehall.table.codes import new_code
from tilehall.table.dice import SEED_BYTES, Dice, Proof, commitment
from tilehall.table.past import PastTurns, append_position
from tilehall.table.past_games import PastGame, games_of
from tilehall.table.projections import LogPosition
from tilehall.table.room import Change, Room, after
from tilehall.table.seat_names import seat_names
from tilehall.table.summary import Code, UserId

log = logging.getLogger("tilehall.offline")
UNRATED = say("unrated-here")
UNREADABLE = (msgspec.MsgspecError, Malformed, LookupError, ValueError)  # if a newer release has written a row
NO_CLOCK = say("no-clock-here")


class DeviceParts(Struct, frozen=True, eq=False):
    """The parts that all tables of a device share."""

    store: DeviceStore
    bots: DeviceBots
    now: Callable[[], int]  # milliseconds since 1970
    pace_s: float  # the pause before a bot moves, so that players can follow the game
    new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES)
    new_code: Callable[[], Code] = new_code
    new_value: Callable[[], str] = lambda: secrets.token_hex(16)
    make_dice: Callable[[bytes, tuple[str, ...]], Dice] = Dice


def game_id(seed: bytes) -> str:
    """Return the UUID of a game. It follows from the seed of its dice, so that it never changes.

    >>> game_id(bytes(32)) == game_id(bytes(32))
    True
    """
    return str(uuid5(NAMESPACE_OID, seed.hex()))


def people_of(players: Sequence[PlannedPlayer]) -> Iterator[tuple[UserId, PlannedPlayer]]:
    """Yield each player with the id of the person, or a blank id for a bot. The first person is `person-1`."""
    number = 0
    for player in players:
        number += not player.bot
        yield "" if player.bot else f"person-{number}", player


class OfflineTable:
    """A room of the device in memory."""

    def __init__(self, parts: DeviceParts, code: Code, rows: Sequence[DeviceRow]) -> None:
        """Fold the rows of a room. Raises `msgspec.MsgspecError` or `Malformed` if this release cannot read them."""
        self.parts = parts
        self.lines: dict[Receiver, None] = {}  # in the order in which they came
        self.lock = asyncio.Lock()
        self.past = PastTurns()
        self.players = rows[0].players
        self.names = {user: player.name for user, player in people_of(self.players) if user}
        self.rows: list[DeviceRow] = []
        self.keys: dict[tuple[UserId, str], int] = {}
        self.log_positions: list[LogPosition] = []
        self.seed = b""
        self._bots: asyncio.Task[None] | None = None
        room: Room | None = None
        for row in rows:
            entry = entries.read(bytes(row.entry))
            room = after(room, entry, code, row.seq)
            self._record(row, entry, room)
        assert room is not None
        self.room: Room = room

    def _record(self, row: DeviceRow, entry: entries.AnyEntry, room: Room) -> None:
        self.rows.append(row)
        self.keys[row.by, row.key] = row.seq
        if row.seed:
            self.seed = bytes.fromhex(row.seed)
        if room.moved == row.seq:
            append_position(self.log_positions, row.seq, row.at, entry, room)
        elif isinstance(entry, entries.Gathered):
            self.log_positions = []

    @property
    def dice(self) -> Dice:
        """The dice of the current game."""
        return self.parts.make_dice(self.seed, self.room.values)

    def seat_names(self, language: str = ENGLISH) -> tuple[str, ...]:
        """Return the names of the players, by seat."""
        return self.names_in(self.room, language)

    def names_in(self, room: Room, language: str = ENGLISH) -> tuple[str, ...]:
        """Return the names of the players by seat, in one of the games of this room."""
        return seat_names(room, self.names, language)

    @property
    def proof(self) -> Proof | None:
        """The proof of the dice, after the game."""
        return snapshots.proof_of(self.room, self.seed) if self.seed else None

    def games(self) -> list[PastGame]:
        """Return every game of this room that has begun."""
        rows = ((row.seq, row.at, entries.read(bytes(row.entry))) for row in self.rows)
        return list(games_of(self.room.code, rows))

    def seed_of(self, match: int) -> bytes | None:
        """Return the seed of one game of this room."""
        seeds = [bytes.fromhex(row.seed) for row in self.rows if row.seed]
        return seeds[match - 1] if match <= len(seeds) else None

    # Sending.

    def status(self, language: str) -> wire.RoomStatus:
        """Return the room for everyone in it. Everyone is at the device."""
        room, names = self.room, self.seat_names(language)
        chairs = tuple(snapshots.chair_status(chair, names[seat], None) for seat, chair in enumerate(room.chairs))
        return snapshots.room_status(
            room, room.seq, in_words(title_of(room.game), language), chairs, unrated=UNRATED, language=language
        )

    def snapshot(self, watcher: Watcher, since: int, language: str) -> wire.Snapshot:
        """Return the game for a user who enters, with the moves after the entry that they saw last."""
        names = self.seat_names(language)
        return snapshots.snapshot(self.room, self.log_positions, watcher, names, self.proof, since, language)

    def _send_room(self) -> None:
        snapshots.send_room(self.status, self.lines)

    def _send_move(self, change: Change, seat: Seat, at: int, before: Room | None = None) -> None:
        room = self.room
        earlier = projections.Projections(before) if before is not None else None
        move = projections.move(change, seat, at, self.log_positions[-1].turn)
        news = MoveNews(move, self.seat_names, earlier, projections.Projections(room, self.proof))
        for line in list(self.lines):
            line.send(news.message(room.seat_of(line.user), line.reads_changes, line.language))

    # The path of a change. The caller holds `self.lock`.

    async def commit(self, change: Change, by: UserId, key: str, seed: bytes = b"") -> int:
        """Store a change, then send it to everyone. Return its number. Raises `Illegal` if it cannot be stored."""
        entry, room = change.entry, change.room
        row = DeviceRow(room.seq, self.parts.now(), by, key, Raw(entries.write(entry)), seed.hex())
        await self.parts.store.append(room.code, row)
        before, self.room = self.room, room
        self._record(row, entry, room)
        match entry:
            case entries.Played(seat=seat) | entries.Resigned(seat=seat):
                self._send_move(change, seat, row.at, before)
                if room.phase == "over":
                    self._send_room()
            case entries.Began():
                self._send_room()
                self._send_move(change, -1, row.at)
            case entries.TookBack(seat=seat):
                self._send_move(change, seat, row.at, before)
                self._send_room()
            case _:
                self._send_room()
        if room.phase == "over" and before.phase != "over":
            await self._note_the_end()
        return row.seq

    async def _note_the_end(self) -> None:
        """Store that this game is finished, so that the page can offer to add it to an account."""
        try:
            await self.parts.store.add_finished(game_id(self.seed))
        except Illegal as refusal:  # the list of finished games stores it again
            log.warning("the end of a game was not noted: %s", refusal)

    async def do_pending(self) -> None:
        """Seat the planned players, begin the game as soon as every seat is taken, and let bots move."""
        while (due := self._next_change()) is not None:
            await self.commit(*due)
        if self.room.due() == "bot" and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())

    def _next_change(self) -> tuple[Change, UserId, str] | None:
        room = self.room
        if room.phase != "gathering":
            return None
        for seat, (user, player) in enumerate(people_of(self.players)):
            if room.match == 1 and room.chairs[seat].free:
                if user:
                    return commands.sit(room, user, seat), user, f"sit-{seat}"
                return commands.seat_bot(room, room.host, seat, player.bot), room.host, f"bot-{seat}"
        for seat, chair in enumerate(room.chairs):
            if chair.user and not chair.ready:
                change = commands.ready(room, chair.user, self.parts.new_value())
                return change, chair.user, f"ready-{room.match}-{seat}"
        return commands.begin(room, self.dice), "", f"begin-{room.match}"

    async def _play_bots(self) -> None:
        """Play the turns of bots until a person is to act."""
        try:
            while self.room.due() == "bot":
                await self._play_bot()
        except Illegal as refusal:  # the storage is full: the next request tries again
            log.warning("a bot's turn was not stored: %s", refusal)
            for line in list(self.lines):
                line.send(wire.write(wire.Refusal(id=0, why=in_words(refusal.why, line.language))))

    async def _play_bot(self) -> None:
        room, names, dice = self.room, self.seat_names(), self.dice
        seat = room.actor
        assert seat is not None
        await asyncio.sleep(self.parts.pace_s)
        turn = await self.parts.bots.turn(
            question(room, seat, room.chairs[seat].bot), lambda answer: read_turn(room, seat, dice, names, answer)
        )
        async with self.lock:
            if self.room is not room:
                return
            steps = turn.steps if turn is not None else any_turn(room)
            change = turn.change if turn is not None else commands.submit(room, seat, steps, dice, names)
            await self.commit(change, "", f"bot-{room.match}-{room.moved}")

    def stop(self) -> None:
        """Stop the bots of this table."""
        if self._bots is not None:
            self._bots.cancel()

    # Requests of people.

    async def ask(self, user: UserId, ask: wire.AnyAsk) -> int:
        """Handle a request, and return the number of its entry. Raises `Illegal` with the reason if it is refused."""
        async with self.lock:
            seq = await self._asked(user, ask)
            await self.do_pending()
            return seq

    async def _asked(self, user: UserId, ask: wire.AnyAsk) -> int:
        room, key = self.room, secrets.token_urlsafe(12)
        if isinstance(ask, wire.Keyed) and (user, ask.key) in self.keys:
            return self.keys[user, ask.key]
        match ask:
            case wire.Submit():
                change = changes.submitted(room, user, ask, self.dice, self.seat_names())
                return await self.commit(change, user, ask.key)
            case wire.GiveUp():
                return await self.commit(commands.resign(room, user, self.dice), user, ask.key)
            case wire.TakeBack():
                return await self.commit(changes.taken_back(room, user, ask, self.log_positions), user, ask.key)
            case wire.Agree(seat=seat):
                return await self.commit(commands.agree(room, user, seat, None), user, key)
            case wire.Rematch():
                seed = self.parts.new_seed()
                return await self.commit(commands.again(room, user, commitment(seed)), user, key, seed)
            case wire.Arrange(clock=clock) if clock is not None:
                raise Illegal(NO_CLOCK)
            case wire.Say() | wire.React():
                raise Illegal(say("no-talk-here"))
            case _:
                return await self.commit(changes.asked(room, user, ask, lambda _: True), user, key)

    def tried(self, user: UserId, ask: wire.Try, language: str) -> wire.Tried:
        """Judge a draft. Nothing is stored."""
        return changes.tried(self.room, user, ask, language)

    async def hint(self, user: UserId, ask: wire.Hint, language: str) -> wire.Hinted:
        """Return the best turn for a player, and why. Raises `Illegal` if they may not have a hint."""
        return await hint(self.room, user, ask, self.parts.bots, self.dice, self.seat_names(language), language)

    def past_turn(self, user: UserId, ask: wire.Look, language: str) -> wire.Past:
        """Return a turn of the game as a user saw it at the time. Raises `Illegal` if there is no such turn."""
        room, seat, names = self.room, self.room.seat_of(user), self.seat_names(language)
        return snapshots.past_turn(ask, self.past, room, self.log_positions, seat, names, self.proof, language)

    async def enter(self, line: Receiver, since: int) -> None:
        """Add a line as a watcher, and send it everything. Raises `Illegal` if its user may not watch."""
        async with self.lock:
            commands.may_watch(self.room, line.user)
            self.lines[line] = None
            snapshots.send_room(self.status, [line])
            line.send(wire.write(self.snapshot(self.room.seat_of(line.user), since, line.language)))
            await self.do_pending()

    def leave(self, line: Receiver) -> None:
        """Remove a line. Its user keeps the seat."""
        self.lines.pop(line, None)


def first_row(change: Change, seed: bytes, players: tuple[PlannedPlayer, ...], at: int) -> DeviceRow:
    """Return the first row of a room."""
    entry = Raw(entries.write(change.entry))
    return DeviceRow(1, at, change.room.host, "opened", entry, seed.hex(), players)
