"""Records: a whole game as text that users can read and share, and that can be loaded again.

    tilehall record 1
    game 4ascend
    version 1
    seats 2
    options {"hp":15}
    begins 1                     (only in a rematch)
    players ["Ann","Ben"]        (only if names are known)
    dice {"commitment":…}        (only if the seed of the dice is revealed)
    takebacks 2                  (only if turns were taken back)
    continues 34                 (only if the game continues from step 34 of another game)
    played offline               (only if it was played offline and added to a hall later)

    plant 0,5 ;3c01 chance
    stone 4,4 ;91ae Ann
    …
    over 87 {"scores":[15,-2],"winners":[0],"reason":"hp"}

There is one step per line. After `;` come a checksum over all lines up to this one, which finds a changed line, and the
name of the actor. The last line has the number of steps and the status of the game: `over` with the outcome, or `open`.
A record written by hand may omit all checksums and the last line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Annotated, Any, NoReturn, TypeVar

import msgspec
from msgspec import Meta, Struct, structs

from tilehall.core import options as choices
from tilehall.core.game import CHANCE, AnyGame, Illegal, Malformed, Options, Outcome, Resign, Seat, Step
from tilehall.core.message import Listed, Message, Text
from tilehall.core.notation import clip, parse, text
from tilehall.core.notation import from_json as step_from_json
from tilehall.core.play import advance, begin
from tilehall.core.proof import Proof
from tilehall.core.registry import find
from tilehall.core.words import say

FORMAT = 1
FIRST = f"tilehall record {FORMAT}"  # the first line
MAX_RECORD_CHARS = 4_000_000  # about 100,000 steps, many times the longest game in practice
HEADER = ("game", "version", "seats", "options", "begins", "players", "dice", "takebacks", "continues", "played")
NEEDED = HEADER[:4]

T = TypeVar("T")


class Record(Struct, frozen=True, kw_only=True):
    """A game from its first step to some point, including the steps of chance (C2)."""

    game: str
    version: int
    seats: int
    options: Options
    steps: tuple[Step, ...] = ()
    first: Seat | None = None
    players: tuple[str, ...] = ()
    outcome: Outcome | None = None
    dice: Proof | None = None  # after the seed is revealed
    takebacks: int = 0  # the number of turns taken back; the steps do not include those turns
    continues: int = 0  # the number of first steps copied from another game, with its dice
    offline: bool = False  # it was played offline and added to a hall later

    @property
    def rules(self) -> AnyGame:
        return find(self.game, self.version)


def write(game: AnyGame, options: Options, seats: int, steps: Sequence[Step], **more: Any) -> Record:
    """Return the record of these steps, which are replayed to find the result."""
    record = Record(game=game.name, version=game.version, seats=seats, options=options, steps=tuple(steps), **more)
    *_, state = replay(record)
    return structs.replace(record, outcome=game.outcome(state))


def replay(record: Record) -> Iterator[Any]:
    """Yield the first state, then the state after each step. Raises `Malformed` if a step does not fit."""
    game = record.rules
    state = begin(game, record.options, record.seats, record.first)
    yield state
    for number, step in enumerate(record.steps, 1):
        try:
            state = advance(game, state, step)
        except Illegal as refusal:
            shown = clip(text(step))
            raise Malformed(say("record-step-unfit", number=str(number), step=shown, why=refusal.why)) from None
        yield state


def after(game: AnyGame, lines: str, options: Options | None = None, seats: int | None = None, **more: Any) -> Any:
    """Return the position after steps written on separate lines. Tests and documents use this to set up positions.

    >>> game = find("4ascend")
    >>> after(game, '''
    ...     stone 4,4
    ...     stone 0,0
    ... ''', game.options(plants_start=0)).placed
    2
    """
    state = begin(game, options, seats, **more)
    for line in filter(None, map(str.strip, lines.splitlines())):
        state = advance(game, state, parse(line, game.lines))
    return state


def to_text(record: Record) -> str:
    """Return the record as text, which `from_text` reads."""
    game = record.rules
    lines = [
        FIRST,
        f"game {record.game}",
        f"version {record.version}",
        f"seats {record.seats}",
        f"options {_json(record.options)}",
    ]
    if record.first is not None:
        lines.append(f"begins {record.first}")
    if record.players:
        lines.append(f"players {_json(record.players)}")
    if record.dice is not None:
        lines.append(f"dice {_json(record.dice)}")
    if record.takebacks:
        lines.append(f"takebacks {record.takebacks}")
    if record.continues:
        lines.append(f"continues {record.continues}")
    if record.offline:
        lines.append("played offline")
    names = record.players or game.players
    checksum = _checksum("", "\n".join(lines))
    lines.append("")
    for before, step in zip(replay(record), record.steps, strict=False):
        actor = step.seat if isinstance(step, Resign) else game.actor(before)
        who = "chance" if actor == CHANCE or actor is None else " ".join(names[actor].split())
        line = text(step)
        checksum = _checksum(checksum, line)
        lines.append(f"{line} ;{checksum} {who}")
    ending = f"over {len(record.steps)} {_json(record.outcome)}" if record.outcome else f"open {len(record.steps)}"
    return "\n".join([*lines, ending, ""])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _checksum(before: str, line: str) -> str:
    return sha256(f"{before}\n{line}".encode()).hexdigest()[:4]


def from_text(source: str) -> Record:
    """Read a record. Raises `Malformed` with the number of the line that is cut short, edited or unknown."""
    _fits(source)
    return _Reader(source).replayed()


def as_written(source: str) -> Record:
    """Read a record in either form without replaying it or verifying its checksums, to check its dice.

    After a changed roll, later steps may no longer fit. The check must name the roll, not those steps.
    """
    _fits(source)
    return _unpacked(source)[0] if source.lstrip().startswith("{") else _Reader(source).as_written()


def _fits(source: bytes | str) -> None:
    if len(source) > MAX_RECORD_CHARS:
        raise Malformed(say("record-too-long", most=MAX_RECORD_CHARS, count=len(source)))


class _Reader:
    """Reads a record line by line, so that errors can name the line."""

    def __init__(self, source: str) -> None:
        self.lines = [line.strip() for line in source.splitlines()]
        self.header: dict[str, str] = {}

    def replayed(self) -> Record:
        record, blank = self.head()
        return self.read_steps(
            record.rules, begin(record.rules, record.options, record.seats, record.first), record, blank
        )

    def as_written(self) -> Record:
        record, blank = self.head()
        steps: list[Step] = []
        for number, line in enumerate(self.lines[blank:], blank + 1):
            if line.partition(" ")[0] in ("over", "open"):
                break
            if line:
                steps.append(self.step(number, line.partition(";")[0], record.rules))
        return structs.replace(record, steps=tuple(steps))

    def head(self) -> tuple[Record, int]:
        """Return the record without its steps, and the number of the blank line before them."""
        first = self.lines[0] if self.lines else ""
        if not first.startswith("tilehall record"):
            self.wrong(1, say("record-line-first", first=FIRST))
        if first != FIRST:
            self.wrong(1, say("record-line-format", given=clip(first), first=FIRST))
        blank = self.read_header()
        name = self.about("game", lambda: find(self.header["game"])).name
        version = self.number("version")
        game = self.about("version", lambda: find(name, version))
        seats = self.number("seats")
        self.about("seats", lambda: choices.seated(game, seats))
        options = self.about("options", lambda: choices.decode(game, self.header["options"], seats))
        begins = self.number("begins") if "begins" in self.header else None
        self.about("begins", lambda: choices.seated(game, seats, begins))
        players = self.about("players", lambda: _names(self.header.get("players", "[]"), seats))
        dice = self.about("dice", lambda: _proof(self.header["dice"], seats)) if "dice" in self.header else None
        return Record(
            game=game.name,
            version=version,
            seats=seats,
            options=options,
            first=begins,
            players=players,
            dice=dice,
            takebacks=self.number("takebacks") if "takebacks" in self.header else 0,
            continues=self.number("continues") if "continues" in self.header else 0,
            offline="played" in self.header and self.about("played", lambda: _offline(self.header["played"])),
        ), blank

    def wrong(self, line: int, why: Text) -> NoReturn:
        raise Malformed(say("record-line", line=str(line), why=why))

    def line(self, word: str) -> int:
        return 2 + list(self.header).index(word)

    def about(self, word: str, read: Callable[[], T]) -> T:
        """Return the value of a header line. Errors name the number of the line."""
        try:
            return read()
        except Malformed as error:
            self.wrong(self.line(word), error.why)

    def step(self, number: int, written: str, game: AnyGame) -> Any:
        try:
            return parse(written, game.lines)
        except Malformed as error:
            self.wrong(number, error.why)

    def number(self, word: str) -> int:
        value = self.header[word]
        if not value.isdecimal() or len(value) > 9:
            self.wrong(self.line(word), say("record-line-number", word=word, given=clip(value)))
        return int(value)

    def read_header(self) -> int:
        """Read the header. Return the number of the blank line after it."""
        for at, line in enumerate(self.lines[1:], 1):
            if not line:
                break
            word, _, rest = line.partition(" ")
            if word not in HEADER or word in self.header:
                self.wrong(at + 1, say("record-line-header", lines=Listed(HEADER, "comma"), given=clip(line)))
            self.header[word] = rest.strip()
        for word in NEEDED:
            if word not in self.header:
                self.wrong(len(self.header) + 2, say("record-line-missing", word=word))
        return len(self.header) + 1

    def read_steps(self, game: AnyGame, state: Any, record: Record, blank: int) -> Record:
        """Replay the steps to the end of the record."""
        checksum = _checksum("", "\n".join(self.lines[:blank]))
        steps: list[Step] = []
        checked = False
        last = blank
        for number, line in enumerate(self.lines[blank:], blank + 1):
            if not line:
                continue
            last = number
            word, _, rest = line.partition(" ")
            if word in ("over", "open"):
                self.read_ending(number, word, rest, len(steps), game.outcome(state))
                if any(self.lines[number:]):
                    self.wrong(number + 1, say("record-line-after-end", word=word))
                return structs.replace(record, steps=tuple(steps), outcome=game.outcome(state))
            written, semicolon, tail = line.partition(";")
            checksum = _checksum(checksum, written.strip())
            if steps and checked != bool(semicolon):
                self.wrong(number, say("record-line-checksums"))
            checked = bool(semicolon)
            if checked and tail.split()[:1] != [checksum]:
                self.wrong(number, say("record-line-checksum", since="line" if steps else "header"))
            step = self.step(number, written, game)
            try:
                state = advance(game, state, step)
            except Illegal as error:
                self.wrong(number, error.why)
            steps.append(step)
        if checked:
            self.wrong(last, say("record-line-cut-short"))
        return structs.replace(record, steps=tuple(steps), outcome=game.outcome(state))

    def read_ending(self, number: int, word: str, rest: str, count: int, outcome: Outcome | None) -> None:
        """Compare the last line with the result of the replay."""
        said, _, result = rest.partition(" ")
        if said != str(count):
            self.wrong(number, say("record-line-count", said=clip(said), count=str(count)))
        if word == "open" and outcome is not None:
            self.wrong(number, say("record-line-over"))
        if word == "over" and (outcome is None or result.strip() != _json(outcome)):
            came_to = _json(outcome) if outcome else say("record-goes-on")
            self.wrong(number, say("record-line-result", said=clip(result, 80), result=came_to))


def _names(raw: str, seats: int) -> tuple[str, ...]:
    try:
        names = msgspec.json.decode(raw, type=tuple[str, ...])
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Malformed(say("record-players", example='["Ann","Ben"]')) from None
    if names and len(names) != seats:
        raise Malformed(say("record-names", seats=seats, names=len(names)))
    return names


def _offline(raw: str) -> bool:
    if raw != "offline":
        raise Malformed(say("record-played", given=clip(raw)))
    return True


def _proof(raw: str, seats: int) -> Proof:
    try:
        proof = msgspec.json.decode(raw, type=Proof)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Malformed(say("record-dice", parts=Listed(Proof.__struct_fields__, "comma"))) from None
    return _proof_for(proof, seats)


def _proof_for(proof: Proof, seats: int) -> Proof:
    if len(proof.values) != seats:
        raise Malformed(say("record-dice-values", seats=seats, values=len(proof.values)))
    return proof


class _Envelope(Struct, forbid_unknown_fields=True):
    """A record in JSON, before its game is known."""

    record: int
    game: str
    version: int
    seats: int
    options: msgspec.Raw
    steps: list[msgspec.Raw]
    first: Seat | None = None
    players: tuple[str, ...] = ()
    outcome: Outcome | None = None
    dice: Proof | None = None
    takebacks: Annotated[int, Meta(ge=0)] = 0
    continues: Annotated[int, Meta(ge=0)] = 0
    offline: bool = False


def to_json(record: Record) -> bytes:
    """Return the record as JSON, with each step as it is on the wire. `from_json` reads it."""
    written = {"record": FORMAT, **msgspec.to_builtins(record)}
    for mark in ("takebacks", "continues", "offline"):  # omitted if unused, so that other records do not change
        if not written[mark]:
            del written[mark]
    return msgspec.json.encode(written)


def from_json(raw: bytes | str) -> Record:
    """Read a record in JSON. Raises `Malformed` with the step that does not fit."""
    _fits(raw)
    record, outcome = _unpacked(raw)
    *_, state = replay(record)
    if outcome != record.rules.outcome(state):
        raise Malformed(say("record-outcome"))
    return structs.replace(record, outcome=outcome)


def _why_no_envelope(raw: bytes | str) -> Message:
    """Return a sentence about the first part of a record that is missing, unknown or wrong."""
    found = choices.members(raw)
    parts = {part.name: part for part in structs.fields(_Envelope)}
    for name, part in parts.items() if found else ():
        if part.required and name not in found:
            return say("record-part-missing", part=name)
    for name, value in found.items():
        if name not in parts:
            return say("record-part-unknown", part=clip(name), parts=Listed(tuple(parts), "comma"))
        try:
            msgspec.json.decode(msgspec.json.encode(value), type=parts[name].type)
        except (ValueError, msgspec.ValidationError):
            return say("record-part-unreadable", part=name)
    return say("record-none", first=FIRST, parts=Listed(tuple(parts), "comma"))


def _unpacked(raw: bytes | str) -> tuple[Record, Outcome | None]:
    """Return the record in a JSON object, without replaying it, and the outcome that it claims."""
    try:
        envelope = msgspec.json.decode(raw, type=_Envelope)
    except RecursionError:
        raise Malformed(say("record-too-deep")) from None
    except (msgspec.MsgspecError, ValueError):
        raise Malformed(_why_no_envelope(raw)) from None
    if envelope.record != FORMAT:
        raise Malformed(say("record-format", given=str(envelope.record), reads=str(FORMAT)))
    game = find(envelope.game, envelope.version)
    steps = []
    for number, each in enumerate(envelope.steps, 1):
        try:
            steps.append(step_from_json(bytes(each), game.lines))
        except Malformed as error:
            raise Malformed(say("record-step", number=str(number), why=error.why)) from None
    record = Record(
        game=game.name,
        version=game.version,
        seats=envelope.seats,
        options=choices.decode(game, bytes(envelope.options), envelope.seats),
        steps=tuple(steps),
        first=envelope.first,
        players=_names(_json(envelope.players), envelope.seats),
        dice=_proof_for(envelope.dice, envelope.seats) if envelope.dice else None,
        takebacks=envelope.takebacks,
        continues=envelope.continues,
        offline=envelope.offline,
    )
    return record, envelope.outcome
