"""A live table: a room in memory and the connections that watch it.

One lock serialises all changes to a room. Each change becomes an entry, is committed to the store, and only then sent
to anyone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import TypeVar

from msgspec import MsgspecError, Struct

from tilehall.core.game import Illegal, Seat, Watcher
from tilehall.core.languages import ENGLISH
from tilehall.messages import changes, snapshots, wire
from tilehall.messages.bot_questions import STAND_IN_LEVEL
from tilehall.messages.errors import AppendConflict, Unreadable
from tilehall.messages.hints import hint
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People
from tilehall.server.live.bot_turns import BotTurns
from tilehall.server.live.bots import Bots
from tilehall.server.live.clocks import HallClocks, TableClock
from tilehall.server.live.late_spectators import LateSpectators
from tilehall.server.live.node import HallNode
from tilehall.server.live.presence import Presence, Socket
from tilehall.server.live.ratings import Rater, TableRatings
from tilehall.server.live.room_lock import RoomLock
from tilehall.server.live.room_log import read_log, read_seed
from tilehall.server.live.room_opener import Randomness
from tilehall.server.live.seating import Seating, seating
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import Row, Seed, Talk, Unavailable, Unresolved
from tilehall.store.store import Store
from tilehall.table import commands, entries, projections
from tilehall.table.dice import SEED_BYTES, Proof, commitment
from tilehall.table.past import PastTurns, append_position
from tilehall.table.room import Change, Room, after, replayed
from tilehall.table.seat_names import known_name
from tilehall.table.summary import Summary, UserId

PRESENCE_PAUSE_S = 0.1  # arrivals and departures within this time are combined into one message
MAX_CACHED_SNAPSHOTS = 4  # for spectators who return to the same position; nearly all saw the same entry last
MAX_NAMED_SPECTATORS = 24  # all names are sent whenever a spectator comes or goes; any others are only counted
MAX_ROWS_ONE_BY_ONE = 100  # if a table is further behind, everyone receives the whole room
MAX_ATTEMPTS = 5  # per change, if other servers keep appending first
UNWRITTEN = say("not-written")
UNCONFIRMED = say("not-confirmed")
RETRY_S = 0.5  # between two tries to append a row whose outcome is unknown

T = TypeVar("T")


class TableParts(Struct, frozen=True, eq=False):
    """The parts that all tables of a server share. Only tables receive them."""

    store: Store
    people: People
    blocks: Blocks
    node: HallNode
    time: SystemTime
    randomness: Randomness
    bots: Bots
    clocks: HallClocks
    rater: Rater
    titles: Titles
    counts: Counter[str]  # of committed entries, by type
    closing: asyncio.Event  # set when the server is about to stop
    presence_pause_s: float = PRESENCE_PAUSE_S
    on_over: Callable[[Room], None] = lambda room: None  # called when a game of a table ends


class Append(Struct, frozen=True, eq=False):
    """A change that is being appended to the log."""

    change: Change
    row: Row
    summary: Summary  # the summary of the room after it
    writing: asyncio.Future[Row | None]
    seed: bytes | None = None  # of the game that it begins


@cache
def _counted_as(entry: type[entries.AnyEntry]) -> str:
    return entry.__name__.lower()


class LiveTable:
    """A room of the hall in memory."""

    def __init__(self, parts: TableParts, rows: Sequence[Row], seed: bytes) -> None:
        self.parts = parts
        self.presence = Presence(lambda: parts.time.elapsed())
        self.names: dict[UserId, str] = {}
        self.spectator_names: dict[UserId, str] = {}  # of the first spectators
        self.lock = RoomLock()
        self.bots = BotTurns(self, parts.bots)
        self.ratings = TableRatings(parts.store)
        self.clock = TableClock(self, parts.clocks)
        self._presence_timer: asyncio.TimerHandle | None = None
        self.past = PastTurns()
        self._views: projections.Projections | None = None  # what watchers saw of the newest position
        # The encoded game for spectators, by the entry that they saw last and their language.
        self._spectators_game: dict[tuple[int, str], bytes] = {}
        self.replay(rows, seed)

    def replay(self, rows: Sequence[Row], seed: bytes) -> None:
        """Rebuild the room by folding its log from the first entry."""
        room: Room | None = None
        self.idempotency_keys: dict[tuple[UserId, str], int] = {}
        self.log_positions: list[projections.LogPosition] = []
        self.late_spectators = LateSpectators(self, self.parts.blocks)
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
        """Index a committed row: its idempotency key, and its place in the record of the game."""
        self.idempotency_keys[row.by, row.key] = row.seq
        if room.settings.clock is not None:
            self.clock.record(row, entry, room)
        if room.moved == row.seq:
            append_position(self.log_positions, row.seq, row.at, entry, room)
        elif isinstance(entry, entries.Gathered):
            self.log_positions = []
        if room.settings.turns_late:
            self.late_spectators.record(room)

    async def learn_names(self, arriving: UserId = "") -> None:
        """Look up the names of the users in the room, and those of the first spectators.

        While the store cannot be read, the names stay as they were.
        """
        ids = {*self.room.people, self.room.host, *self.room.muted, *self.room.removed} - {""}
        looking = dict.fromkeys((*self.presence.spectators(self.room.people), arriving))
        with suppress(Unavailable):
            self.spectator_names = await self.parts.people.names(
                [user for user in looking if user][:MAX_NAMED_SPECTATORS]
            )
            names = await self.parts.people.names(sorted(ids))
            if names != self.names:
                self.names, self._seating = names, None
                self._spectators_game.clear()
            await self.ratings.learn(self.room)

    @property
    def seating(self) -> Seating:
        """The seating, looked up again after the chairs, the host, a name or the seed has changed."""
        if self._seating is None:
            self._seating = seating(self.room, self.names, self.parts.randomness.make_dice(self.seed, self.room.values))
        return self._seating

    def seat_names(self, language: str = ENGLISH) -> tuple[str, ...]:
        return self.seating.names_in(language)

    @property
    def proof(self) -> Proof | None:
        """The proof of the dice, after the game."""
        return snapshots.proof_of(self.room, self.seed)

    # Building messages.

    def room_status(self, seen: Room, language: str) -> wire.RoomStatus:
        """Return the room for everyone in it. `seen` is the room up to the point of the game that they see."""
        room, names = self.room, self.seat_names(language)
        spectators = self.presence.spectators(room.people)
        return snapshots.room_status(
            room,
            seen.seq,
            self.parts.titles(room.game, language),
            tuple(
                snapshots.chair_status(
                    chair,
                    names[seat],
                    self.presence.away(chair.user) if chair.user else None,
                    self.ratings.shown(room, chair),
                    self.ratings.owner_of(chair.user, language),
                )
                for seat, chair in enumerate(seen.chairs)
            ),
            unrated=self.ratings.why_unrated(room, self.names),
            watching=len(spectators),
            spectators=tuple(
                wire.Spectator(user=user, name=name)
                for user in spectators[:MAX_NAMED_SPECTATORS]
                if (name := self.spectator_names.get(user))
            ),
            removed=tuple(
                wire.Spectator(user=user, name=name) for user in room.removed if (name := self.names.get(user))
            ),
            language=language,
        )

    def snapshot(self, watcher: Watcher, since: int, language: str) -> wire.Snapshot:
        """Return the game for a user who enters, with the moves after the entry that they saw last."""
        room, log = self.late_spectators.seen(watcher)
        return snapshots.snapshot(room, log, watcher, self.seat_names(language), self.proof, since, language)

    def past_turn(self, user: UserId, ask: wire.Look, language: str = ENGLISH) -> wire.Past:
        """Return a turn of the game as a user saw it at the time. Raises `Illegal` if there is no such turn."""
        watcher = self.room.seat_of(user)
        room, log = self.late_spectators.seen(watcher)
        names = self.seat_names(language)
        return snapshots.past_turn(ask, self.past, room, log, watcher, names, self.proof, language)

    def reaction(self, user: UserId, name: str, reaction: wire.Reaction) -> wire.Reacted:
        """Return the message for a user's reaction, with the name of the user."""
        return wire.Reacted(user=user, name=known_name(name), seat=self.room.seat_of(user), reaction=reaction)

    # Sending.

    def tell_all(self, message: wire.Social | wire.ClockStatus, deaf: Collection[UserId] = ()) -> None:
        """Send a message to all watchers except the users in `deaf`.

        Late spectators receive what they may know of it.
        """
        if self.room.settings.turns_late:
            self.late_spectators.tell_all(message, deaf)
        else:
            snapshots.send(message, self.presence.sockets, deaf)

    async def said(self, since: int = 0) -> tuple[wire.ChatMessage, ...]:
        """Return the chat messages after a number, with the names of their authors."""
        return await self._with_names(await self.parts.store.said(self.room.code, since))

    async def _with_names(self, talk: Sequence[Talk]) -> tuple[wire.ChatMessage, ...]:
        names = await self.parts.people.names([said.by for said in talk])
        return tuple(
            wire.ChatMessage(n=said.n, at=said.at, user=said.by, name=names.get(said.by, ""), text=said.text)
            for said in talk
        )

    async def say(self, user: UserId, text: str) -> None:
        """Store a chat message, then send it to everyone."""
        said = await self.parts.store.say(self.room.code, user, self.parts.time.now(), text)
        await self.tell_talk(user, wire.Said(lines=await self._with_names([said])))
        self.parts.node.said(self.room.code, said.n)

    async def react(self, user: UserId, name: str, reaction: wire.Reaction) -> None:
        """Send a reaction to everyone without storing it."""
        await self.tell_talk(user, self.reaction(user, name, reaction))
        self.parts.node.reacted(self.room.code, user, reaction)

    async def tell_talk(self, speaker: UserId, message: wire.Said | wire.Reacted) -> None:
        """Send a user's chat message or reaction to all watchers, except those who block the user."""
        self.tell_all(message, deaf=(await self.parts.blocks.of(speaker)).blocked_by)

    def tell_room(self) -> None:
        """Send everyone the current room."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        if self.room.settings.turns_late:
            self.late_spectators.tell_room()
        else:
            snapshots.send_room(partial(self.room_status, self.room), self.presence.sockets)

    def tell_presence(self) -> None:
        """Send everyone the room soon, with one message for all arrivals and departures in a short time."""
        if not self.parts.presence_pause_s:
            self.tell_room()
        elif self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(self.parts.presence_pause_s, self.tell_room)

    def tell_game(self, socket: Socket, since: int) -> None:
        """Send a connection the game as its user may see it, with the moves after the entry that they saw last."""
        watcher = self.room.seat_of(socket.user)
        asked = since, socket.language
        raw = self._spectators_game.get(asked) if watcher is None else None
        if raw is None:
            raw = wire.write(self.snapshot(watcher, *asked))
            if watcher is None and len(self._spectators_game) < MAX_CACHED_SNAPSHOTS:
                self._spectators_game[asked] = raw
        socket.send(raw)
        self.clock.tell(socket)

    def send_move(self, change: Change, seat: Seat, at: int, before: Room | None = None) -> None:
        """Send the newest entry to every watcher, as each may see it.

        Clients that read changes and have the position of `before` receive only the changes.
        """
        room, seats = self.room, self.seating.seats
        had = self._views
        if had is None or had.room is not before:
            had = projections.Projections(before) if before is not None else None
        self._views = projections.Projections(room, self.proof if room.phase != "playing" else None)
        move = projections.move(change, seat, at, self.log_positions[-1].turn)
        news = snapshots.MoveNews(move, self.seating.names_in, had, self._views)
        told: dict[tuple[Watcher, bool, str], bytes] = {}
        at_once = self.late_spectators.send_move() if room.settings.turns_late else self.presence.sockets
        for socket in [*at_once]:
            client = seats.get(socket.user), socket.reads_changes, socket.language
            raw = told.get(client)
            if raw is None:
                raw = told[client] = news.message(*client)
            socket.send(raw)

    def send_away(self) -> None:
        """Remove everyone who may no longer watch the room."""
        for socket in tuple(self.presence.sockets):
            try:
                commands.may_watch(self.room, socket.user, socket.account)
            except Illegal as refusal:
                socket.send_away(refusal.why)

    async def show_ratings(self) -> None:
        """Look up the ratings after a game was rated, and send everyone the room with them."""
        await self.ratings.learn(self.room, again=True)
        self.tell_room()

    # The path of a change: `check` creates it from a user's request, `append` writes it to the log, `project` applies
    # it, and `send_move` sends it to each watcher. The caller of each holds `self.lock`.

    async def commit(self, change: Change, by: UserId, key: str, seed: bytes | None = None) -> int:
        """Append a change to the log, then notify everyone. Return the number of the entry.

        Raises `AppendConflict` if something else was appended first, and `Unavailable` if the store cannot be written.
        In both cases the room matches the log, and nobody was notified of the change.
        """
        seq = await self.confirm(self.append(change, by, key, seed))
        if seq is None:
            raise AppendConflict(say("another-was-first"))
        return seq

    def append(self, change: Change, by: UserId, key: str, seed: bytes | None = None) -> Append:
        """Begin to append a change to the log."""
        room = change.room
        row = Row(room.code, room.seq, self.parts.time.now(), by, key, entries.write(change.entry))
        # A move changes little in the summary of a room, so the summary is cached per seat to act.
        listed_once = isinstance(change.entry, entries.Played) and room.chairs is self.room.chairs
        summary = self.seating.summary(room) if listed_once else room.summary()
        return self._write(change, row, summary, seed)

    def _write(self, change: Change, row: Row, summary: Summary, seed: bytes | None) -> Append:
        kept = Seed(change.room.match, seed) if seed is not None else None
        writing = self.parts.store.append(row, summary, kept)
        if not isinstance(writing, asyncio.Future):
            writing = asyncio.ensure_future(writing)
        return Append(change, row, summary, writing, seed)

    async def confirm(self, append: Append) -> int | None:
        """Wait for an append, and then do what `commit` promises. Return None if something else was appended first.

        While the outcome is unknown, the same row is appended again. While the time of a player is running, so is a row
        that was certainly not committed: a move that came in time counts when the store can be written again. Only the
        effect of an expired time is not repeated, because the player may still move. Raises `Unresolved` if the outcome
        is unknown when the hall stops.
        """
        row, unknown = append.row, False
        held = self.clock.is_running() and not isinstance(append.change.entry, entries.TimedOut)
        while True:
            with suppress(Exception):  # the outcome is read below
                await append.writing
            if (written := self._written(append)) is not None:
                self._accept(append, written)
                if self.room.moved != written.seq:
                    await self._tell_change()
                return written.seq
            error = append.writing.exception()
            if isinstance(error, Unavailable):
                unknown = unknown or isinstance(error, Unresolved)
                if self.room.settings.clock is not None:
                    self.parts.clocks.failed(row.at)
            if not isinstance(error, Unavailable) or not (unknown or held):
                break
            if self.parts.closing.is_set():
                raise Unresolved(UNCONFIRMED) from error
            await asyncio.sleep(RETRY_S)
            append = self._write(append.change, row, append.summary, append.seed)
        # The commit may or may not have happened: the log decides.
        await self.catch_up()
        seq = self.idempotency_keys.get((row.by, row.key))
        if seq is None and error is not None:
            raise Unavailable(UNWRITTEN) from error
        return seq

    def _written(self, append: Append) -> Row | None:
        """Return the row of an append as it is in the log, where its time may differ. None if it may not be there."""
        row, writing = append.row, append.writing
        if writing.cancelled() or writing.exception() is not None:
            return None
        if self.room.settings.clock is not None:
            self.parts.clocks.wrote(row.at)
        found = writing.result()
        if found is row or (found is not None and found.seq == row.seq and found.entry == row.entry):
            return found
        return None

    def _accept(self, append: Append, row: Row) -> None:
        """Apply a change that this server committed, and report it."""
        self.project(append.change, row, append.seed)
        self.parts.counts[_counted_as(type(append.change.entry))] += 1
        self.parts.node.committed(row.room, row.seq)

    def project(self, change: Change, row: Row, seed: bytes | None = None) -> None:
        """Apply a change that is in the log. If it moves the game, notify everyone."""
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
            self.send_move(change, entry.seat, row.at, before)
            if room.phase == "over":
                self.tell_room()
                self.parts.rater.wake(room)
                self.parts.on_over(room)
        elif isinstance(entry, entries.Began):
            self.send_away()
            self.tell_room()
            self.send_move(change, -1, row.at)
        elif isinstance(entry, entries.TookBack):
            self.send_move(change, entry.seat, row.at, before)
            self.tell_room()

    async def _tell_change(self) -> None:
        """Notify everyone of a change that does not move the game."""
        await self.learn_names()
        self.tell_room()

    async def reload(self) -> None:
        """Read the room from its log again, and send everyone its state. The caller holds `self.lock`."""
        rows, seed = await read_log(self.parts.store, self.room.code)
        since = self.room.seq
        self.replay(rows, seed)
        self.send_away()
        self.tell_room()
        for socket in tuple(self.presence.sockets):
            self.tell_game(socket, since)

    async def catch_up(self) -> bool:
        """Apply the rows after the room's newest entry, and notify everyone as if they were written here.

        Returns whether there were any. Raises `Unavailable` if the store cannot be read, and `Unreadable` if this
        release cannot read a row; the rows before it stay applied. The caller holds `self.lock`.
        """
        try:
            rows = await self.parts.node.rows(self.room.code, self.room.seq)
            if len(rows) > MAX_ROWS_ONE_BY_ONE:
                await self.reload()
                return True
            for row in rows:
                entry = entries.read(row.entry)
                change, seed = replayed(self.room, entry, row.seq), None
                if isinstance(entry, entries.Gathered):
                    seed = await read_seed(self.parts.store, row.room, change.room.match)
                self.project(change, row, seed)
                if self.room.moved != row.seq:
                    await self._tell_change()
                self.clock.heard_late(row)
        except MsgspecError as error:
            raise Unreadable from error
        return bool(rows)

    async def retry(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Attempt to change the room, and return the result.

        The attempt is repeated if another server was first. Before a refusal, the table catches up with the other
        nodes, because the client may have seen newer entries there. The caller holds `self.lock`.
        """
        for _ in range(MAX_ATTEMPTS):
            try:
                return await attempt()
            except AppendConflict:
                continue
            except Illegal:
                if not self.parts.node.is_shared or not await self.catch_up():
                    raise
        raise AppendConflict(say("table-changed-often"))

    async def do_pending(self) -> None:
        """Do the pending automatic work: settle seats, begin the game, let bots move.

        Periodic maintenance does what cannot be written now. The caller holds `self.lock`.
        """
        # Unavailable: the store has logged it. Illegal: another server was first, and its entry is loaded by now.
        with suppress(Unavailable, Illegal):
            if not self.seating.is_settled:
                await self._settle_seats()
            if self.room.due() == "begin":
                await self.commit(
                    await self.ratings.begin(self.room, self.seating.dice), "", f"begin-{self.room.match}"
                )
        self.start_bots()

    def start_bots(self) -> None:
        """Let bots move if they are to act."""
        if self.seating.has_bots:
            self.parts.bots.pool.warm()
            if self.may_bot_move():
                self.bots.start()

    def may_bot_move(self) -> bool:
        """Return whether a bot is to act, and this node plays for it."""
        return self.room.due() == "bot" and not self.parts.node.is_claimed(self.room.code, self.room.moved)

    async def _settle_seats(self) -> None:
        """Give seats back to owners who are present, and remove deleted users."""
        for user in (*self.room.people, self.room.host):
            if self.names.get(user) == "":
                await self._remove(user)
            elif self.presence.is_connected(user):
                back = commands.come_back(self.room, user)
                if back is not None:
                    await self.commit(back, user, secrets.token_urlsafe(12))

    async def _remove(self, user: UserId) -> None:
        deleted = [each for each in self.room.people if self.names.get(each) == ""]
        while (change := commands.depart(self.room, user, self.seating.dice, deleted)) is not None:
            await self.commit(change, "", f"departed-{change.room.seq}")

    async def depart(self, user: UserId) -> None:
        """Remove a user from the room before the account is deleted: see `commands.depart`."""
        async with self.lock:
            await self.learn_names()
            await self._remove(user)
            await self.do_pending()

    async def change_by_hall(self, make: Callable[[Room], Change]) -> None:
        """Make a change for a moderator or a teacher. Raises `Illegal` with the reason if it is refused."""
        async with self.lock:
            await self.clock.repay()
            await self.retry(lambda: self.commit(make(self.room), "", secrets.token_urlsafe(12)))
            await self.do_pending()

    # Requests of users.

    async def ask(self, user: UserId, ask: wire.AnyAsk, begun: Append | None = None) -> int:
        """Handle a request of a user, and return the number of its entry.

        If the request is a move that `begin` has begun, finish it. Raises `Illegal` with the reason if it is refused.
        """
        if begun is None:
            await self.lock.acquire()
        try:
            seq = await self.confirm(begun) if begun is not None else None
            if seq is None:
                await self.clock.repay()
                seq = await self.retry(lambda: self._asked(user, ask))
            await self.do_pending()
            return seq
        finally:
            self.lock.release()

    async def _asked(self, user: UserId, ask: wire.AnyAsk) -> int:
        """Handle a request once, without the pending work after it. The caller holds `self.lock`."""
        if isinstance(ask, wire.Submit | wire.TakeBack) and ask.after > self.room.moved:
            await self.catch_up()  # another server has shown a newer entry: the key may be in the log
        if isinstance(ask, wire.Keyed) and (user, ask.key) in self.idempotency_keys:
            return self.idempotency_keys[user, ask.key]
        room, key = self.room, secrets.token_urlsafe(12)
        match ask:
            case wire.Submit():
                return await self.commit(self.check(user, ask), user, ask.key)
            case wire.GiveUp():
                return await self.commit(commands.resign(room, user, self.seating.dice), user, ask.key)
            case wire.TakeBack():
                return await self.commit(changes.taken_back(room, user, ask, self.log_positions), user, ask.key)
            case wire.Agree(seat=seat):
                return await self._agree(user, seat, key)
            case wire.Rematch():
                seed = self.parts.randomness.new_seed()
                assert len(seed) == SEED_BYTES
                return await self.commit(commands.again(room, user, commitment(seed)), user, key, seed)
            case _:
                return await self.commit(changes.asked(room, user, ask, self.presence.is_here), user, key)

    async def _agree(self, user: UserId, seat: Seat, key: str) -> int:
        """Record that a user agrees to a substitute for a seat. The bot takes over after all have agreed."""
        away = self.presence.away(self.room.chairs[seat].user) if seat < len(self.room.chairs) else None
        seq = await self.commit(commands.agree(self.room, user, seat, away), user, key)
        if commands.all_agree(self.room, seat):
            return await self.commit(commands.replace_seat(self.room, seat, STAND_IN_LEVEL), "", f"replaced-{seq}")
        return seq

    def check(self, user: UserId, ask: wire.Submit) -> Change:
        """Return the change that a turn makes.

        Raises `Stale`, `Illegal` or `Malformed` with the reason if the turn is refused.
        """
        return changes.submitted(self.room, user, ask, self.seating.dice, self.seating.names)

    # Most moves wait for nothing but their append, and need no task: `begin` runs in the callback of the frame, and
    # `finish` in that of the append. `ask` handles all others.

    def begin(self, user: UserId, ask: wire.Submit) -> Append | None:
        """Check a move and begin to append it. The lock is held until the move is finished.

        Raises `Illegal` or `Malformed` with the reason if it is refused. Returns None, and does nothing, if the move
        has to wait: if another change is in progress, if the same move came before, if another server has shown a newer
        entry, or if the player must be given time back first.
        """
        waits = ask.after > self.room.moved or (self.room.settings.clock is not None and self.clock.owed())
        if waits or (user, ask.key) in self.idempotency_keys or not self.lock.acquire_now():
            return None
        try:
            return self.append(self.check(user, ask), user, ask.key)
        except BaseException as error:
            self.lock.release()
            if isinstance(error, Illegal) and self.parts.node.is_shared:
                return None  # it may be legal in the room as other nodes have it: `ask` checks that
            raise

    def finish(self, append: Append) -> bool:
        """Apply a move whose append is done, and release the lock.

        Returns False, and does nothing, if there is something left to wait for.
        """
        written = self._written(append) if self.seating.is_settled else None
        if written is None:
            return False
        try:
            self._accept(append, written)
            self.start_bots()
        finally:
            self.lock.release()
        return True

    # Drafts.

    def tried(self, user: UserId, ask: wire.Try, language: str = ENGLISH) -> wire.Tried:
        """Judge a draft. Nothing is stored."""
        return changes.tried(self.room, user, ask, language)

    async def hint(self, user: UserId, ask: wire.Hint, language: str = ENGLISH) -> wire.Hinted:
        """Return the best turn for a player, and why. Raises `Illegal` if they may not have a hint."""
        seating = self.seating
        return await hint(self.room, user, ask, self.parts.bots, seating.dice, seating.names_in(language), language)

    async def require_talk(self, user: UserId) -> None:
        """Raise `Illegal` if a user may not chat here: see `commands.may_talk`, and what a teacher allows."""
        commands.may_talk(self.room, user)
        if self.room.class_code and user != self.room.teacher:
            school_class = await self.parts.store.school_class(self.room.class_code)
            if school_class is None or not school_class.talks:
                raise Illegal(say("class-talk-off"))

    # Arrivals and departures.

    async def enter(self, socket: Socket, since: int) -> None:
        """Add a connection as a watcher: send it everything, and notify the others soon.

        Raises `Illegal` if the user may not watch. That is checked with the lock held, because the game may have begun
        during the wait. One connection enters per iteration of the event loop, however many come at once.
        """
        async with self.lock:
            await asyncio.sleep(0)  # the next one waits for the lock, and therefore for its own iteration
            if since > self.room.seq:  # another server has shown them a newer entry
                await self.catch_up()
            await self.learn_names(socket.user)
            commands.may_watch(self.room, socket.user, socket.account)
            if socket.closed:
                return
            self.clock.welcome(socket.user)
            self.presence.add(socket)
            snapshots.send_room(partial(self.late_spectators.room_status, socket.user), [socket])
            self.tell_game(socket, since)
            self.tell_presence()
            await self.do_pending()

    def leave(self, socket: Socket) -> None:
        """Remove a connection. Its user keeps the seat."""
        if self.presence.discard(socket):
            self.presence.miss(user for user in self.room.people if user == socket.user)
            self.tell_presence()
