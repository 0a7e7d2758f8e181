"""A live table: a room in memory and the connections that watch it.

One lock serialises all changes to a room. Each change becomes an entry, is committed to the store, and only then sent
to anyone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from itertools import repeat
from typing import TYPE_CHECKING

from msgspec import Raw, json

from tilehall.core.game import Illegal, Seat, Step, Watcher
from tilehall.core.notation import from_json
from tilehall.server import wire
from tilehall.server.live import absence, changes, happened, snapshots
from tilehall.server.live.bot_turns import BotTurns
from tilehall.server.live.catching_up import AppendConflict, catch_up, retried
from tilehall.server.live.clocks import TableClock
from tilehall.server.live.late_spectators import LateSpectators
from tilehall.server.live.presence import Presence, Socket
from tilehall.server.live.room_lock import RoomLock
from tilehall.server.live.seating import Seating, seating
from tilehall.server.live.settling import depart, settle_seats
from tilehall.server.live.snapshots import MOST_NAMED
from tilehall.server.live.submission import Stale
from tilehall.server.live.table_ratings import TableRatings
from tilehall.store.protocol import Row, Seed, Unavailable, Unresolved
from tilehall.table import commands, entries, projections
from tilehall.table.dice import SEED_BYTES, Proof, commitment
from tilehall.table.past import PastTurns, log_position
from tilehall.table.room import Change, Room, after
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.live.hall import Hall

PRESENCE_PAUSE = 0.1  # seconds for which comings and goings are gathered into one message to everybody else
MOST_CACHED = 4  # entries after which spectators come back to one position: nearly all name the same one
NO_SEAT = "You have no seat at this table."
TIME_UP = "The time for this turn is up: a bot plays it."
UNWRITTEN = "The hall could not write this down, so nothing has changed. Try again in a moment."
UNCONFIRMED = "The hall could not confirm this. It may still happen; look before you try again."
RETRY_S = 0.5  # seconds between two tries to append a row whose outcome is not known


class LiveTable:
    """One room of the hall in memory."""

    def __init__(self, hall: Hall, rows: Sequence[Row], seed: bytes) -> None:
        self.hall = hall
        self.presence = Presence(lambda: hall.clock())
        self.names: dict[UserId, str] = {}
        self.spectator_names: dict[UserId, str] = {}  # of the first who look on
        self.lock = RoomLock()
        self.bots = BotTurns(self)
        self.ratings = TableRatings(self)
        self.clock = TableClock(self)
        self._presence_timer: asyncio.TimerHandle | None = None
        self.past = PastTurns()
        self._spectators_game: dict[int, bytes] = {}  # the encoded game for spectators, by the entry they saw last
        self.replay(rows, seed)

    def replay(self, rows: Sequence[Row], seed: bytes) -> None:
        """Rebuild the room by folding its log from the first entry."""
        room: Room | None = None
        self.idempotency_keys: dict[tuple[UserId, str], int] = {}
        self.log_positions: list[projections.LogPosition] = []
        self.late_spectators = LateSpectators(self)
        self.clock.reset()
        for row in rows:
            entry = entries.read(row.entry)
            room = after(room, entry, row.room, row.seq)
            self._record(row, entry, room)
        assert room is not None
        self.room = room
        self.seed = seed
        self._seating: Seating | None = None
        self.past.clear()
        self.presence.miss(room.people)
        self._spectators_game.clear()

    def _record(self, row: Row, entry: entries.AnyEntry, room: Room) -> None:
        """Keep what is looked up about a committed row: its idempotency key, and its place in the game's record."""
        self.idempotency_keys[row.by, row.key] = row.seq
        if room.settings.clock is not None:
            self.clock.record(row, entry, room)
        if isinstance(entry, entries.SEAT_ENTRIES):  # by a pattern of `match` it would take longer
            self.log_positions.append(log_position(self.log_positions, row.seq, row.at, entry, room))
        elif isinstance(entry, entries.Began):
            self.log_positions = [log_position((), row.seq, row.at, entry, room)]
        elif isinstance(entry, entries.Gathered):
            self.log_positions = []
        if room.settings.turns_late:
            self.late_spectators.record(room)

    async def learn_names(self, arriving: UserId = "") -> None:
        """Look up what the people of the room are called, and the first of those who look on or are about to; while the
        store cannot be read, names stay as they were."""
        ids = {*self.room.people, self.room.host, *self.room.muted, *self.room.removed}
        looking = dict.fromkeys((*self.presence.spectators(self.room.people), arriving))
        with suppress(Unavailable):
            self.spectator_names = await self.hall.people.names([user for user in looking if user][:MOST_NAMED])
            names = await self.hall.people.names(sorted(ids))
            if names != self.names:
                self.names, self._seating = names, None
                self._spectators_game.clear()
            await self.ratings.learn()

    @property
    def seating(self) -> Seating:
        """Who sits here: looked up again once chairs, host, names or seed are others."""
        if self._seating is None:
            self._seating = seating(self.room, self.names, self.hall.make_dice(self.seed, self.room.values))
        return self._seating

    def seat_names(self) -> tuple[str, ...]:
        return self.seating.names

    @property
    def proof(self) -> Proof | None:
        """The seed, once the game is over."""
        if self.room.phase == "playing" or self.room.outcome is None:
            return None
        return Proof(self.room.commitment, self.seed.hex(), self.room.values)

    # Sending.

    def tell_all(self, message: wire.AnyNews, deaf: Collection[UserId] = ()) -> None:
        """Send one message to everyone who watches and is not deaf to it; to those who see the game late, what they may
        know of it."""
        if self.room.settings.turns_late:
            self.late_spectators.tell_all(message, deaf)
        else:
            self.presence.send_all(wire.write(message), deaf)

    def tell_room(self) -> None:
        """Send everyone the room as it stands."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        self.tell_all(snapshots.room(self, self.room))

    def tell_presence(self) -> None:
        """Send everyone the room soon: one message for all who come or go within PRESENCE_PAUSE."""
        if not self.hall.presence_pause:
            self.tell_room()
        elif self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(self.hall.presence_pause, self.tell_room)

    def tell_game(self, socket: Socket, since: int) -> None:
        """Send somebody the game as they may see it, with the moves behind the entry that they saw last."""
        watcher = self.room.seat_of(socket.user)
        raw = self._spectators_game.get(since) if watcher is None else None
        if raw is None:
            raw = wire.write(snapshots.game(self, watcher, since))
            if watcher is None and len(self._spectators_game) < MOST_CACHED:
                self._spectators_game[since] = raw
        socket.send(raw)
        self.clock.tell(socket)

    def tell_move(self, change: Change, seat: Seat, at: int) -> None:
        """Send every watcher what they saw of the newest entry, each as they may see it."""
        room, seating = self.room, self.seating
        seats, names = seating.seats, seating.names
        views = projections.Projections(room, self.proof if room.phase != "playing" else None)
        turn = self.log_positions[-1].turn
        # If nothing is hidden, all are told the same of the move.
        hides = room.game.hides
        head = b"" if hides else happened.head(projections.tell_all(change, seat, at, turn, names))
        told: dict[Watcher, bytes] = {}
        at_once = self.late_spectators.tell_move() if room.settings.turns_late else self.presence.sockets
        for socket in [*at_once]:
            watcher = seats.get(socket.user)
            raw = told.get(watcher)
            if raw is None:
                if hides:
                    move = projections.move(change, seat, at, turn)
                    head = happened.head(json.encode(projections.tell(room, move, watcher, names)))
                raw = told[watcher] = happened.message(head, views.position(watcher))
            socket.send(raw)

    def send_away(self) -> None:
        """Send away everyone who may not watch the room as it stands now."""
        for socket in tuple(self.presence.sockets):
            try:
                commands.may_watch(self.room, socket.user)
            except Illegal as refusal:
                socket.send_away(str(refusal))

    # Changing. For each of these the caller holds `self.lock`.

    async def commit(self, change: Change, by: UserId, key: str, seed: bytes | None = None) -> int:
        """Append a change to the log, then tell everyone: the number of the entry.

        Raises `AppendConflict` if something else was appended first, and `Unavailable` if the store cannot be written.
        Either way the room is as the log has it, and nobody was told of the change. The caller holds `self.lock`.
        """
        row = self.row(change, by, key)
        return await self.settle(change, row, self._append(change, row, seed), seed)

    def _append(self, change: Change, row: Row, seed: bytes | None) -> Awaitable[Row | None]:
        kept = Seed(change.room.match, seed) if seed is not None else None
        return self.hall.store.append(row, change.room.summary(), kept)

    def row(self, change: Change, by: UserId, key: str) -> Row:
        """What is appended to the log for a change."""
        return Row(change.room.code, change.room.seq, self.hall.now(), by, key, entries.write(change.entry))

    async def settle(
        self, change: Change, row: Row, appending: Awaitable[Row | None], seed: bytes | None = None
    ) -> int:
        """Wait for an append, and do what `commit` promises."""
        try:
            stands = await self._resolved(change, row, appending, seed)
        except Unresolved:
            raise
        except Exception as error:
            # The commit may or may not have happened: what is in the log decides.
            await catch_up(self)
            if (row.by, row.key) in self.idempotency_keys:
                return self.idempotency_keys[row.by, row.key]
            raise Unavailable(UNWRITTEN) from error
        if stands is None or stands.seq != row.seq or stands.entry != row.entry:
            await catch_up(self)
            if (row.by, row.key) in self.idempotency_keys:
                return self.idempotency_keys[row.by, row.key]
            raise AppendConflict("Something else happened first; look again.")
        if not self.accept(change, stands, seed):  # its time is another's where another server was asked for it, too
            await self.learn_names()
            self.tell_room()
        return stands.seq

    async def _resolved(
        self, change: Change, row: Row, appending: Awaitable[Row | None], seed: bytes | None
    ) -> Row | None:
        """Return the outcome of an append. Until that is known, the same row is appended again and again.

        While the time of a player runs, so is a row that was certainly not committed: a move that came in time counts
        when the store can be written again. Only what follows from a time that is up is not: the player may still move.
        Raises `Unresolved` if the outcome is not known as the hall stops.
        """
        clocks = self.hall.clocks if self.room.settings.clock is not None else None
        unknown, held = False, self.clock.is_running() and not isinstance(change.entry, entries.TimedOut)
        while True:
            try:
                stands = await appending
            except Unavailable as error:
                unknown = unknown or isinstance(error, Unresolved)
                if clocks is not None:
                    clocks.failed(row.at)
                if not unknown and not held:
                    raise
                if self.hall.closing:
                    raise Unresolved(UNCONFIRMED) from error
            else:
                if clocks is not None:
                    clocks.wrote(row.at)
                return stands
            await asyncio.sleep(RETRY_S)
            appending = self._append(change, row, seed)

    def accept(self, change: Change, row: Row, seed: bytes | None = None) -> bool:
        """Take over a change that this server committed; a change of the game is told to everyone. Whether it was."""
        told = self.take_over(change, row, seed)
        self.hall.committed(change, row)
        return told

    def take_over(self, change: Change, row: Row, seed: bytes | None = None) -> bool:
        """Take over a change that stands in the log; a change of the game is told to everyone. Whether it was."""
        before, room = self.room, change.room
        self.room = room
        self._record(row, change.entry, room)
        self._spectators_game.clear()
        if seed is not None:
            self.seed = seed
        if room.chairs is not before.chairs or room.host != before.host or seed is not None:
            self._seating = None
        entry = change.entry
        if isinstance(entry, entries.SEAT_ENTRIES):
            self.tell_move(change, entry.seat, row.at)
            if room.phase == "over":
                self.tell_room()
                self.hall.rater.wake(room)
        elif isinstance(entry, entries.Began):
            self.send_away()
            self.tell_room()
            self.tell_move(change, -1, row.at)
        else:
            return False
        return True

    async def reload(self) -> None:
        """Read the room anew from its log, and send everyone how it stands. The caller holds `self.lock`."""
        rows, seed = await self.hall.read_log(self.room.code)
        self.replay(rows, seed)
        self.send_away()
        self.tell_room()
        for socket in tuple(self.presence.sockets):
            self.tell_game(socket, self.room.seq)

    async def do_pending(self) -> None:
        """Do the automatic work that is pending: settle seats, begin the game, have bots move.

        What cannot be written now is left to periodic maintenance. The caller holds `self.lock`.
        """
        # Unavailable: the store has logged it. Illegal: another server was first, and its entry is loaded by now.
        with suppress(Unavailable, Illegal):
            if not self.seating.is_settled:
                await settle_seats(self)
            if self.room.due() == "begin":
                await self.commit(await self.ratings.begin(), "", f"begin-{self.room.match}")
        self.start_bots()

    def start_bots(self) -> None:
        """Have bots move where they are to."""
        if self.seating.has_bots:
            self.hall.bot_pool.warm()
            if self.room.due() == "bot" and self.hall.may_think(self.room):
                self.bots.start()

    async def depart(self, user: UserId) -> None:
        """Somebody deletes themselves, and leaves the room: see `commands.depart`."""
        async with self.lock:
            await self.learn_names()
            await depart(self, user)
            await self.do_pending()

    async def change_by_hall(self, make: Callable[[Room], Change]) -> None:
        """Make a change that whoever looks after the hall asks for; Illegal with the reason why not."""
        async with self.lock:
            await retried(self, lambda: self.commit(make(self.room), "", secrets.token_urlsafe(12)))

    # What people ask.

    async def ask(self, user: UserId, ask: wire.AnyAsk) -> int:
        """Do what a user asks for, and return the number of its entry. Raises `Illegal` with the reason why not."""
        async with self.lock:
            await self.clock.repay()
            seq = await retried(self, lambda: self.asked(user, ask))
            await self.do_pending()
            return seq

    async def asked(self, user: UserId, ask: wire.AnyAsk) -> int:
        """As `ask`, once, and without what is pending then. The caller holds `self.lock`."""
        if isinstance(ask, wire.Submit):
            return await self._submit(user, ask)
        room, key = self.room, secrets.token_urlsafe(12)
        match ask:
            case wire.GiveUp(key=given):
                if (user, given) in self.idempotency_keys:
                    return self.idempotency_keys[user, given]
                return await self.commit(commands.resign(room, user, self.seating.dice), user, given)
            case wire.Agree(seat=seat):
                return await absence.agree(self, user, seat, key)
            case wire.Rematch():
                seed = self.hall.make_seed()
                assert len(seed) == SEED_BYTES
                return await self.commit(commands.again(room, user, commitment(seed)), user, key, seed)
            case _:
                return await self.commit(changes.asked(room, user, ask, self.presence.is_here), user, key)

    async def _submit(self, user: UserId, ask: wire.Submit) -> int:
        if ask.after > self.room.moved:
            await catch_up(self)  # another server has shown more than stands here: the key may be in the log
        if (user, ask.key) in self.idempotency_keys:
            return self.idempotency_keys[user, ask.key]
        return await self.commit(self.submitted(user, ask, self.seating), user, ask.key)

    def submitted(self, user: UserId, ask: wire.Submit, seating: Seating) -> Change:
        """The change that a turn makes; Stale, Illegal or Malformed with the reason why it makes none."""
        seat = seating.seats.get(user)
        if seat is None:
            raise Illegal(NO_SEAT)
        self.require_current(ask.after)
        return commands.submit(self.room, seat, self.read_steps(ask.steps), seating.dice, seating.names)

    def tried(self, user: UserId, ask: wire.Try) -> wire.Tried:
        """Judge a draft; nothing is kept."""
        room = self.room
        if room.phase != "playing":
            raise Illegal("No game is under way.")
        if room.actor != self._seat(user):
            raise Illegal("It is not your turn.")
        self.require_current(ask.after)
        return snapshots.tried(ask.id, room.game.draft(room.state, self.read_steps(ask.steps)))

    def _seat(self, user: UserId) -> Seat:
        seat = self.room.seat_of(user)
        if seat is None:
            raise Illegal(NO_SEAT)
        return seat

    def require_current(self, seen: int) -> None:
        """Stale when the game has moved since the entry that somebody saw last."""
        if seen != self.room.moved:
            raise Stale("Something has happened since; here is how it stands now.")
        if self.room.late is not None:
            raise Illegal(TIME_UP)

    def read_steps(self, steps: tuple[Raw, ...]) -> list[Step]:
        """Read steps as a client sends them."""
        return list(map(from_json, map(bytes, steps), repeat(self.room.game.steps)))

    # Coming and going.

    async def enter(self, socket: Socket, since: int) -> None:
        """A connection watches from now on: send it everything, and the others soon that somebody came.

        Illegal for somebody who may not watch. That is decided with the lock held: the game may have begun while this
        waited for it. One connection enters in each turn of the event loop, however many come at once.
        """
        async with self.lock:
            await asyncio.sleep(0)  # the next one waits for the lock meanwhile, and so for its own turn of the loop
            if since > self.room.seq:  # another server has shown them more
                await catch_up(self)
            await self.learn_names(socket.user)
            commands.may_watch(self.room, socket.user)
            if socket.closed:
                return
            self.clock.welcome(socket.user)
            self.presence.add(socket)
            socket.send(wire.write(self.late_spectators.room_status(socket.user)))
            self.tell_game(socket, since)
            self.tell_presence()
            await self.do_pending()

    def leave(self, socket: Socket) -> None:
        """A connection watches no more; a seat is kept."""
        if self.presence.discard(socket):
            self.presence.miss(user for user in self.room.people if user == socket.user)
            self.tell_presence()
