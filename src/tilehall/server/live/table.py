"""A live table: a room in memory, the sockets that look on, and the one door through which its log grows.

Asks are taken one at a time. Each becomes an entry, is committed to the store, and only then told to anyone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Protocol, TypeVar

import msgspec
from msgspec import Raw

from tilehall.core import options as choices
from tilehall.core.game import AnyGame, Illegal, Seat, Step, Watcher
from tilehall.core.notation import from_json, parse, text
from tilehall.core.play import pick
from tilehall.core.question import LEVELS, Answer, Question
from tilehall.server import wire
from tilehall.server.live import snapshots
from tilehall.store.protocol import Row, Seed, Store
from tilehall.table import commands, entries, projections
from tilehall.table.dice import SEED_BYTES, Dice, Proof, commitment
from tilehall.table.room import Change, Room, after
from tilehall.table.summary import Code, UserId

MOST_NEXT = 400  # steps that a tried draft lists
STAND_IN = "medium"  # the bot that plays on for somebody who is away
T = TypeVar("T")
UNWRITTEN = "The hall could not write this down, so nothing has changed. Try again in a moment."


class Socket(Protocol):
    """Somebody connected who looks on."""

    user: UserId
    session: bytes | None

    def send(self, raw: bytes) -> None: ...

    def send_away(self, why: str) -> None: ...

    def bye(self, why: str, code: int, again: bool) -> None: ...


class Means(Protocol):
    """What a table needs of the hall."""

    store: Store
    make_dice: Callable[[bytes, tuple[str, ...]], Dice]
    make_seed: Callable[[], bytes]
    now: Callable[[], int]  # milliseconds since 1970
    clock: Callable[[], float]  # seconds, only ever rising

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]: ...

    async def bot_turn(self, question: Question, read: Callable[[Answer], T]) -> T | None: ...

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None: ...

    def warm_bots(self) -> None: ...

    def pace(self) -> float: ...

    def title(self, game: AnyGame) -> str: ...

    def count(self, what: str) -> None: ...


def any_turn(room: Room) -> list[Step]:
    """A legal turn for a seat whose bots all failed, so that the game goes on."""
    state, rng = room.state, SystemRandom()
    steps: list[Step] = []
    while not steps or not steps[-1].final:
        steps.append(pick(room.game, state, rng))
        state = room.game.apply(state, steps[-1])
    return steps


class Table:
    """One room, live."""

    def __init__(self, hall: Means, rows: Sequence[Row], seed: bytes) -> None:
        self.hall = hall
        self.sockets: set[Socket] = set()
        self.gone: dict[UserId, float] = {}  # since when people with a seat have been away
        self.names: dict[UserId, str] = {}
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.load(rows, seed)

    def load(self, rows: Sequence[Row], seed: bytes) -> None:
        """Fold the log from its beginning."""
        room: Room | None = None
        self.keys: dict[tuple[UserId, str], int] = {}
        self.marks: list[projections.Mark] = []
        for row in rows:
            entry = entries.read(row.entry)
            room = after(room, entry, row.room, row.seq)
            self.keys[row.by, row.key] = row.seq
            self._mark(entry, room, row.at)
        assert room is not None
        self.room = room
        self.seed = seed
        for user in room.people:
            if not self.is_here(user):
                self.gone.setdefault(user, self.hall.clock())

    def _mark(self, entry: entries.AnyEntry, room: Room, at: int) -> None:
        match entry:
            case entries.Began() | entries.Again():
                self.marks = []
        match entry:
            case entries.Began():
                self.marks.append(projections.Mark(room.seq, at, -1, len(room.steps)))
            case entries.Played(seat) | entries.Resigned(seat):
                self.marks.append(projections.Mark(room.seq, at, seat, len(room.steps)))

    # What is known of people.

    def is_here(self, user: UserId) -> bool:
        return any(socket.user == user for socket in self.sockets)

    def away(self, user: UserId) -> float | None:
        """Seconds that somebody with a seat has been away; None when they are here."""
        since = self.gone.get(user)
        return None if since is None or self.is_here(user) else self.hall.clock() - since

    async def learn_names(self) -> None:
        ids = {*self.room.people, self.room.host, *self.room.muted}
        self.names = await self.hall.names(sorted(ids))

    def name_of(self, seat: Seat) -> str:
        chair = self.room.chairs[seat]
        if chair.bot:
            return f"Bot {seat + 1}"
        return self.names.get(chair.user) or "Somebody"

    def seat_names(self) -> list[str]:
        return [self.name_of(seat) for seat in range(len(self.room.chairs))]

    @property
    def dice(self) -> Dice:
        return self.hall.make_dice(self.seed, self.room.values)

    @property
    def proof(self) -> Proof | None:
        """The seed, once the game is over."""
        if self.room.outcome is None:
            return None
        return Proof(self.room.commitment, self.seed.hex(), self.room.values)

    # Telling.

    def tell_all(self, message: wire.AnyNews) -> None:
        raw = wire.write(message)
        for socket in tuple(self.sockets):
            socket.send(raw)

    def tell_move(self, change: Change, seat: Seat, at: int) -> None:
        """Tell every watcher what they saw of the newest entry, each as they may see it."""
        room, names = self.room, self.seat_names()
        happened, eyes = projections.move(change, seat, at), projections.Projections(room, self.proof)
        moves: dict[Watcher, projections.Moved] = {}
        told: dict[Watcher, bytes] = {}
        for socket in tuple(self.sockets):
            watcher = room.seat_of(socket.user)
            if watcher not in told:
                eye = watcher if room.game.hides else None
                move = moves.get(eye) or projections.tell(room, happened, eye, names)
                moves[eye] = move
                told[watcher] = wire.write(wire.Happened(move=move, position=eyes.position(watcher)))
            socket.send(told[watcher])

    def show_out(self) -> None:
        """A game that nobody may watch begins: whoever has no seat in it is sent away."""
        for socket in tuple(self.sockets):
            try:
                commands.may_watch(self.room, socket.user)
            except Illegal as refusal:
                socket.send_away(str(refusal))

    # The door.

    async def commit(self, change: Change, by: UserId, key: str, seed: bytes | None = None) -> int:
        """Write a change down, then tell everyone. The number of the entry; Illegal when something else came first."""
        room = change.room
        row = Row(room.code, room.seq, self.hall.now(), by, key, entries.write(change.entry))
        kept = Seed(room.match, seed) if seed is not None else None
        try:
            stands = await self.hall.store.append(row, room.summary(), kept)
        except Exception as error:
            # The line to the store broke: the commit may or may not have happened. What is written decides.
            await self.reload()
            if (by, key) in self.keys:
                return self.keys[by, key]
            raise Illegal(UNWRITTEN) from error
        if stands is None or stands.seq != row.seq or stands.entry != row.entry:
            await self.reload()
            if (by, key) in self.keys:
                return self.keys[by, key]
            raise Illegal("Something else happened first; look again.")
        self.room = room
        self.keys[by, key] = row.seq
        self._mark(change.entry, room, row.at)
        if seed is not None:
            self.seed = seed
        self.hall.count(type(change.entry).__name__.lower())
        match change.entry:
            case entries.Played(seat) | entries.Resigned(seat):
                self.tell_move(change, seat, row.at)
                if room.phase == "over":
                    self.tell_all(snapshots.room(self))
            case entries.Began():
                self.show_out()
                self.tell_all(snapshots.room(self))
                self.tell_move(change, -1, row.at)
            case _:
                await self.learn_names()
                self.tell_all(snapshots.room(self))
        return row.seq

    async def reload(self) -> None:
        """Take the room anew from its log, and tell everyone how it stands."""
        rows = await self.hall.store.rows(self.room.code)
        match = sum(isinstance(entries.read(row.entry), entries.Again) for row in rows) + 1
        seed = await self.hall.store.seed(self.room.code, match)
        assert seed is not None
        self.load(rows, seed)
        self.tell_all(snapshots.room(self))
        for socket in tuple(self.sockets):
            socket.send(wire.write(snapshots.game(self, self.room.seat_of(socket.user), self.room.seq)))

    async def tend(self) -> None:
        """Do what the table is to do by itself: begin the game, or have a bot move. The door is held."""
        if self.room.due() == "begin":
            await self.commit(commands.begin(self.room, self.dice), "", f"begin-{self.room.match}")
        if any(chair.bot or chair.played_by for chair in self.room.chairs):
            self.hall.warm_bots()
        if self.room.due() == "bot" and (self.bot is None or self.bot.done()):
            self.bot = asyncio.get_running_loop().create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Play for bots until a person is to act. A bot thinks while it waits for people to follow."""
        while self.room.due() == "bot":
            room = self.room
            seat = room.actor
            assert seat is not None
            chair = room.chairs[seat]
            question = self.question(room, seat, chair.bot or chair.played_by)
            steps, _ = await asyncio.gather(
                self.hall.bot_turn(question, partial(self._playable, room, seat)),
                asyncio.sleep(self.hall.pace()),
            )
            async with self.lock:
                if self.room.moved != room.moved or self.room.due() != "bot":
                    continue
                change = commands.submit(self.room, seat, steps or any_turn(room), self.dice, self.seat_names())
                # A key made from the entry it answers: asked for twice, it is played once.
                await self.commit(change, "", f"bot-{room.match}-{room.moved}")

    def question(self, room: Room, seat: Seat, level: str) -> Question:
        """A turn is asked for, with what the seat to act may see."""
        view = Raw(msgspec.json.encode(room.game.view(room.state, seat)))
        shown = projections.shown_steps(room, seat)
        return Question(game=room.game.name, level=level, view=view, shown=shown, seed=secrets.randbits(63))

    def _playable(self, room: Room, seat: Seat, answer: Answer) -> list[Step]:
        """A bot's steps; Malformed or Illegal where they are no turn."""
        steps = [parse(line, room.game.steps) for line in answer.steps]
        commands.submit(room, seat, steps, self.dice, self.seat_names())
        return steps

    # What people ask.

    async def ask(self, user: UserId, ask: wire.AnyAsk) -> int:
        """Do what somebody asks for: the number of the entry it became; Illegal with the reason why not."""
        async with self.lock:
            seq = await self._asked(user, ask)
            await self.tend()
            return seq

    async def _asked(self, user: UserId, ask: wire.AnyAsk) -> int:
        if isinstance(ask, wire.Submit):
            return await self._submit(user, ask)
        room, key = self.room, secrets.token_urlsafe(12)
        match ask:
            case wire.Resign(key=given):
                if (user, given) in self.keys:
                    return self.keys[user, given]
                return await self.commit(commands.resign(room, user, self.dice), user, given)
            case wire.Sit(seat=seat):
                change = commands.sit(room, user, seat)
            case wire.Stand():
                change = commands.stand(room, user)
            case wire.Bot(seat=seat, level=level):
                change = commands.seat_bot(room, user, seat, level)
            case wire.Clear(seat=seat):
                change = commands.clear(room, user, seat)
            case wire.Ready(value=value):
                change = commands.ready(room, user, value)
            case wire.Unready():
                change = commands.unready(room, user)
            case wire.Arrange(options=raw, seats=seats, listed=listed, watch=watch, hints=hints):
                options = choices.decode(room.game, bytes(raw), seats)
                change = commands.arrange(room, user, options, seats, listed, watch, hints)
            case wire.Host(user=to):
                change = commands.hand_over(room, user, to)
            case wire.Mute(user=whom, on=on):
                if on and whom not in room.people and not self.is_here(whom):
                    raise Illegal("There is nobody like that at this table.")
                change = commands.mute(room, user, whom, on)
            case wire.Close():
                change = commands.close(room, user)
            case wire.Agree(seat=seat):
                return await self._agree(user, seat, key)
            case wire.Again():
                seed = self.hall.make_seed()
                assert len(seed) == SEED_BYTES
                return await self.commit(commands.again(room, user, commitment(seed)), user, key, seed)
            case _:
                raise Illegal("That is not asked of a table.")
        return await self.commit(change, user, key)

    async def _agree(self, user: UserId, seat: Seat, key: str) -> int:
        away = self.away(self.room.chairs[seat].user) if seat < len(self.room.chairs) else None
        seq = await self.commit(commands.agree(self.room, user, seat, away), user, key)
        if commands.all_agree(self.room, seat):
            return await self.commit(commands.replace_seat(self.room, seat, STAND_IN), "", f"replaced-{seq}")
        return seq

    async def _submit(self, user: UserId, ask: wire.Submit) -> int:
        if (user, ask.key) in self.keys:
            return self.keys[user, ask.key]
        seat = self._seat(user)
        self._fresh(ask.after)
        steps = self._read(ask.steps)
        return await self.commit(commands.submit(self.room, seat, steps, self.dice, self.seat_names()), user, ask.key)

    def tried(self, user: UserId, ask: wire.Try) -> wire.Tried:
        """Judge a draft; nothing is kept."""
        room = self.room
        if room.phase != "playing":
            raise Illegal("No game is under way.")
        if room.actor != self._seat(user):
            raise Illegal("It is not your turn.")
        self._fresh(ask.after)
        draft = room.game.draft(room.state, self._read(ask.steps))
        return wire.Tried(
            id=ask.id,
            verdicts=draft.verdicts,
            steps=tuple(map(text, draft.steps)),
            next=tuple(map(text, draft.next[:MOST_NEXT])),
            points=draft.points,
            missing=draft.missing,
            marks=draft.marks,
            view=Raw(msgspec.json.encode(draft.view)),
        )

    async def hint(self, user: UserId, ask: wire.Hint) -> wire.Hinted:
        """What the hard bot would do in somebody's place, knowing what they know."""
        self._fresh(ask.after)
        room = self.room
        seat = commands.may_ask(room, user)
        question = self.question(room, seat, LEVELS[-1])
        found = await self.hall.study(question, lambda answer: (answer, self._playable(room, seat, answer)))
        if found is None:
            raise Illegal("No hint comes to mind right now; try again.")
        answer, steps = found
        return wire.Hinted(
            id=ask.id,
            steps=answer.steps,
            sentences=tuple(step.sentence(self.name_of(seat), self.seat_names()) for step in steps),
            why=answer.why,
            hope=answer.win_probability,
        )

    def _seat(self, user: UserId) -> Seat:
        seat = self.room.seat_of(user)
        if seat is None:
            raise Illegal("You have no seat at this table.")
        return seat

    def _fresh(self, seen: int) -> None:
        if seen != self.room.moved:
            raise Stale("Something has happened since; here is how it stands now.")

    def _read(self, steps: tuple[Raw, ...]) -> list[Step]:
        return [_step(bytes(step), self.room.game.steps) for step in steps]

    # Coming and going.

    async def enter(self, socket: Socket, since: int) -> None:
        """Somebody looks on from now on: tell them everything, and the others that they are here."""
        commands.may_watch(self.room, socket.user)
        self.sockets.add(socket)
        self.gone.pop(socket.user, None)
        async with self.lock:
            back = commands.come_back(self.room, socket.user)
            if back is not None:
                await self.commit(back, socket.user, secrets.token_urlsafe(12))
        await self.learn_names()
        self.tell_all(snapshots.room(self))
        socket.send(wire.write(snapshots.game(self, self.room.seat_of(socket.user), since)))
        async with self.lock:
            await self.tend()

    def leave(self, socket: Socket) -> None:
        """Somebody looks on no more; a seat is kept."""
        self.sockets.discard(socket)
        user = socket.user
        if user in self.room.people and not self.is_here(user):
            self.gone[user] = self.hall.clock()
        self.tell_all(snapshots.room(self))


def _step(raw: bytes, kinds: tuple[type[Step], ...]) -> Step:
    """A step in its JSON form, or in the notation as a JSON string: what `legal` lists can be sent back as it is."""
    step: Step = parse(str(msgspec.json.decode(raw)), kinds) if raw[:1] == b'"' else from_json(raw, kinds)
    return step


class Stale(Illegal):
    """It was thought of before something else happened."""


def code_of(word: str) -> Code:
    """A room's code as people type it: case and blanks do not matter.

    >>> code_of(" kx3-9pq ")
    'KX39PQ'
    """
    return "".join(filter(str.isalnum, word.upper()))
