"""Check that the log of a table explains every message its users received: rebuild each view from it by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from tests.faults.journal import Acknowledged, Journal, UserId
from tilehall.core import record
from tilehall.core.game import OPEN, Illegal, Malformed, Watcher
from tilehall.core.message import in_words
from tilehall.core.notation import text
from tilehall.core.play import advance, begin, shown, told
from tilehall.table import entries
from tilehall.table.dice import Proof, Unfair, commitment, verify
from tilehall.table.past_games import games_of
from tilehall.table.projections import NO_STEPS, listed
from tilehall.table.room import Room, after
from tilehall.table.seat_names import seat_names

Json = dict[str, Any]


class StoredRow(Struct, frozen=True, array_like=True):
    """A row of the log, as stored."""

    seq: int
    at: int
    asker: UserId
    key: str
    entry: bytes


class Stored(Struct):
    """Everything stored of a room; not frozen, because derived values are cached."""

    code: str
    rows: tuple[StoredRow, ...]
    seeds: dict[int, bytes]

    def faults(self) -> Iterator[str]:
        """Yield the faults of the log itself: its numbers, its keys, its records and their dice."""
        if [row.seq for row in self.rows] != [*range(1, len(self.rows) + 1)]:
            yield f"{self.code}: the rows are numbered {[row.seq for row in self.rows]}"
            return
        for (asker, key), times in Counter((row.asker, row.key) for row in self.rows).items():
            if times > 1:
                yield f"{self.code}: doubled: the key {key} of {asker or 'the hall'} stands {times} times"
        try:
            yield from self._unverified()
        except (Illegal, ValueError) as error:
            yield f"{self.code}: the log does not fold: {error}"

    def _unverified(self) -> Iterator[str]:
        """Yield the faults of finished games: records that do not read back, dice that differ from the commitment."""
        for game in games_of(self.code, ((row.seq, row.at, entries.read(row.entry)) for row in self.rows)):
            if game.room.outcome is None:
                continue
            written = game.room.record()
            if record.from_text(record.to_text(written)) != written:
                yield f"{self.code}: the record of game {game.room.match} does not read back"
            try:
                verify(written, self.proof(game.room))
            except (Unfair, Malformed) as error:
                yield f"{self.code}: the record of game {game.room.match} does not verify: {error}"

    def proof(self, room: Room) -> Proof:
        """Return what reveals the dice of a room's current game."""
        return Proof(room.commitment, self.seeds[room.match].hex(), room.values)

    def missing(self, acknowledged: list[Acknowledged]) -> Iterator[str]:
        """Yield the acknowledged entries that are missing from their place in the log."""
        for each in acknowledged:
            row = self.rows[each.seq - 1] if 0 < each.seq <= len(self.rows) else None
            if row is None or row.asker != each.user or (each.key and row.key != each.key):
                yield f"{self.code}: lost: {each.user} was told that {each.steps or each.key} is entry {each.seq}"
            elif each.key and not _plays(row, each):
                yield f"{self.code}: entry {each.seq} is {row.entry!r}, and {each.user} had played {each.steps}"


def _plays(row: StoredRow, given: Acknowledged) -> bool:
    """Return whether a row holds what was submitted: all of it, or only the final step if that abandons the draft."""
    match entries.read(row.entry):
        case entries.Played(_, steps):
            return bool(given.steps) and (steps[: len(given.steps)] == given.steps or steps[0] == given.steps[-1])
        case entries.Resigned():
            return not given.steps
        case _:
            return False


class Table:
    """A table rebuilt from its log, entry by entry."""

    def __init__(self, stored: Stored, names: dict[UserId, str]) -> None:
        self.stored = stored
        self.names = names
        self.rooms: list[Room] = []
        room: Room | None = None
        for row in stored.rows:
            room = after(room, entries.read(row.entry), stored.code, row.seq)
            self.rooms.append(room)
        self._positions: dict[tuple[int, Watcher], Json] = {}
        self._moves: dict[tuple[int, Watcher], Json] = {}

    @cached_property
    def turns(self) -> dict[int, int]:
        """The number of the turn to which each entry belongs."""
        log = ((row.seq, row.at, entries.read(row.entry)) for row in self.stored.rows)
        return {entry.seq: entry.turn for game in games_of(self.stored.code, log) for entry in game.log}

    def position(self, seq: int, watcher: Watcher) -> Json:
        """Return what a watcher may see of the game after an entry."""
        if (seq, watcher) not in self._positions:
            room = self.rooms[seq - 1]
            game, state, turn, outcome = room.game, room.state, room.actor, room.outcome
            view = game.view(state, watcher)
            legal = listed(game, state) if turn is not None and turn == watcher else NO_STEPS
            self._positions[seq, watcher] = _plain(
                {
                    "seq": seq,
                    "me": watcher,
                    "turn": turn,
                    "view": view,
                    "legal": legal.texts,
                    "more": legal.more,
                    "outcome": outcome,
                    "proof": self.stored.proof(room) if outcome else None,
                    "scores": tuple(game.scores(view)),
                    "hands": tuple(game.hands(view)),
                    "ending": in_words(game.endings.get(outcome.reason, "")) if outcome else "",
                }
            )
        return self._positions[seq, watcher]

    def move(self, seq: int, eye: Watcher) -> Json:
        """Return what a watcher may see of an entry."""
        if (seq, eye) not in self._moves:
            self._moves[seq, eye] = self._move(seq, eye)
        return self._moves[seq, eye]

    def _move(self, seq: int, eye: Watcher) -> Json:
        before, room, row = self.rooms[seq - 2], self.rooms[seq - 1], self.stored.rows[seq - 1]
        begins = before.state is None
        state = begin(room.game, room.options, len(room.chairs), room.first) if begins else before.state
        steps = room.steps if begins else room.steps[len(before.steps) :]
        facts = []
        for step in steps:
            then = advance(room.game, state, step)
            seen = told(room.game, state, step, then, eye)
            facts += [{"fact": fact, "say": self._sentences(room, fact)} for fact in seen]
            state = then
        entry = entries.read(row.entry)
        return {
            "seq": seq,
            "at": row.at,
            "seat": entry.seat if isinstance(entry, entries.SEAT_ENTRIES) else -1,
            "steps": [*map(text, shown(room.game, steps, eye))],
            "facts": [{"fact": _plain(each["fact"]), "say": each["say"]} for each in facts],
            "turn": self.turns[seq],
        }

    def _sentences(self, room: Room, fact: Any) -> tuple[str, ...]:
        """Return a fact in words; without names if the store could not be read when the node loaded the table."""
        return fact.sentence(seat_names(room, self.names)), fact.sentence(seat_names(room, {}))

    # Messages

    def explains(self, user: UserId, message: Json) -> str:
        """Return how a message differs from what this user may receive, or an empty string."""
        if message["news"] == "room":
            return self._explains_room(message)
        seen, moves = message["position"], message["moves"] if "moves" in message else [message["move"]]
        if seen is None:
            return "" if self.rooms[0].state is None and not moves else "moves without a game"
        seq = seen["seq"]
        if not 0 < seq <= len(self.rooms) or self.rooms[seq - 1].moved != seq:
            return f"there is no move {seq}"
        room = self.rooms[seq - 1]
        watcher = room.seat_of(user)
        wrong = _difference(seen, self.position(seq, watcher))
        if wrong:
            return f"the position after {seq}: {wrong}"
        numbers = [each["seq"] for each in moves]
        if any(one >= other for one, other in pairwise(numbers)) or any(number > seq for number in numbers):
            return f"the moves {numbers} before {seq}"
        eye = OPEN if room.outcome is not None else watcher
        for each in moves:
            wrong = self._explains_move(each, eye)
            if wrong:
                return f"move {each['seq']}: {wrong}"
        return ""

    def _explains_move(self, move: Json, eye: Watcher) -> str:
        if not 1 < move["seq"] <= len(self.rooms):
            return "there is none"
        due = self.move(move["seq"], eye)
        said = [each.pop("say") for each in move["facts"]]
        wrong = _difference(move, {**due, "facts": [{"fact": each["fact"]} for each in due["facts"]]})
        if wrong:
            return wrong
        unsaid = [words for words, each in zip(said, due["facts"], strict=True) if words not in each["say"]]
        return f"it says {unsaid}" if unsaid else ""

    def _explains_room(self, message: Json) -> str:
        seq = message["seq"]
        if not 0 < seq <= len(self.rooms):
            return f"there is no entry {seq}"
        room = self.rooms[seq - 1]
        due = {
            "game": room.game.name,
            "phase": room.phase,
            "match": room.match,
            "commitment": room.commitment,
            "host": room.host,
            "chairs": [[chair.user, chair.bot, bool(chair.ready or chair.bot)] for chair in room.chairs],
        }
        chairs = [[chair["user"], chair["bot"], chair["ready"]] for chair in message["chairs"]]
        return _difference({**{name: message[name] for name in due}, "chairs": chairs}, due)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _difference(seen: Json, due: Json) -> str:
    """Return the first field in which two messages differ."""
    if seen == due:
        return ""
    name = next(name for name in (*due, *seen) if seen.get(name) != due.get(name))
    return f"`{name}` was {seen.get(name)}, and should be {due.get(name)}"


def check(stored: Stored, journal: Journal) -> list[str]:
    """Return all faults of a table whose games are over."""
    found = [*journal.complaints, *stored.faults(), *stored.missing(journal.acknowledged)]
    if any(commitment(seed) not in _commitments(stored) for seed in stored.seeds.values()):
        found.append(f"{stored.code}: a seed that was not committed to")
    keys = {(row.asker, row.key) for row in stored.rows}
    found += [
        f"{stored.code}: played though refused: {key} of {user}" for user, key in journal.refused if (user, key) in keys
    ]
    if any("the log does not fold" in each or "the rows are numbered" in each for each in found):
        return found
    table = Table(stored, journal.names)
    if table.rooms[-1].phase != "over":
        found.append(f"{stored.code}: not finished")
    for user, raw in journal.seen:
        wrong = table.explains(user, msgspec.json.decode(raw))
        if wrong:
            found.append(f"{stored.code}: {user} was shown what the record does not explain: {wrong}")
    return found


def _commitments(stored: Stored) -> set[str]:
    read = (entries.read(row.entry) for row in stored.rows)
    return {entry.commitment for entry in read if isinstance(entry, entries.Opened | entries.Gathered)}
