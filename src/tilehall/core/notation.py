"""Text and JSON for the steps of all games, derived from the fields of each step: `stone 4,4` <-> Stone(cell=(4, 4)).

A cell is written as `row,column` and a piece as its name. A list of pieces is always the last field and takes the
remaining words. Other spellings are read and normalised: capitals, extra spaces, a cell in brackets. A step whose
pieces may come in any order sorts them when it is created.

Both forms are first decoded strictly, by the type of the step. If that fails, the input is read again field by field.
The second reading knows the other spellings, and says in a player's words what is wrong (C4).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from tilehall.core.game import Cell, Malformed, Step
from tilehall.core.message import Listed, Message
from tilehall.core.words import say

MAX_STEP_CHARS = 4096  # the longest real step, a complete Rummikub rack, has under 400
MAX_CACHED_CHARS: Final = 64  # the length up to which decoded steps are cached
MAX_DIGITS: Final = 9  # enough for any board, hand or seat, and short enough to quote in a sentence
TOO_LONG: Final = re.compile(rb"[0-9]{%d}" % (MAX_DIGITS + 1))

ReadPiece = Callable[[str], str]


def piece(read: ReadPiece, **meta: Any) -> Meta:
    """Return the annotation of a piece.

    `read` returns its canonical spelling, or raises `Malformed` with a sentence for the player. It is called only if
    the word does not fit the annotated type.
    """
    return Meta(extra={"read": read}, **meta)


Holds = Literal["number", "cell", "piece", "pieces"]


class _Field(Struct, frozen=True):
    """One field of a step: what it holds and how its pieces are read."""

    name: str
    holds: Holds
    read: ReadPiece
    fewest: int = 0
    most: int = MAX_STEP_CHARS

    @property
    def placeholder(self) -> str:
        """The placeholder for the field in `shape`."""
        return self.name.upper() + ("…" if self.holds == "pieces" else "")

    @property
    def missing(self) -> Message:
        return say("field-missing", field=self.placeholder)

    def take(self, words: list[str]) -> Any:
        """Take the field from the remaining words, in its JSON form. Raises `ValueError` if a word is missing."""
        match self.holds:
            case "cell":
                return _cell(_next(words, say("cell-missing")))
            case "number":
                return _number(_next(words, say("number-missing")))
            case "piece":
                return _next(words, self.missing)
            case "pieces":
                rest = words[:]
                words.clear()
                return rest

    def checked(self, value: Any) -> Any:
        """Return a JSON value in its canonical spelling. Raises `ValueError` or `Malformed` if it is invalid."""
        match self.holds, value:
            case "number", bool():
                pass
            case "number", int():
                return value
            case "cell", [int(row), int(column)] if not isinstance(row, bool) and not isinstance(column, bool):
                return [row, column]
            case "piece", str():
                return self.read(value)
            case "pieces", list():
                if len(value) < self.fewest:
                    raise ValueError(self.missing)
                if len(value) > self.most:
                    raise ValueError(say("too-many-words", field=self.placeholder, count=len(value), most=self.most))
                if all(isinstance(each, str) for each in value):
                    return [self.read(each) for each in value]
        raise ValueError(say("field-holds", field=self.placeholder, holds=self.holds))


def _next(words: list[str], missing: Message) -> str:
    if not words:
        raise ValueError(missing)
    return words.pop(0)


def _number(word: str) -> int:
    if len(word.removeprefix("-")) > MAX_DIGITS or not word.isascii() or not word.removeprefix("-").isdecimal():
        raise ValueError(say("not-a-number", word=clip(word)))
    return int(word)


def _cell(word: str) -> Cell:
    word = word.strip("()[]")
    row, comma, column = word.partition(",")
    if not comma:
        raise ValueError(say("not-a-cell", word=clip(word)))
    return _number(row), _number(column)


def _any_of(names: tuple[str, ...]) -> ReadPiece:
    """Return a reader that accepts these names."""

    def read(word: str) -> str:
        if word.lower() not in names:
            raise ValueError(say("none-of", word=clip(word), names=Listed(names, "comma")))
        return word.lower()

    return read


def _as_it_is(word: str) -> str:
    return word


def _field(name: str, hint: Any) -> _Field:
    """Return the description of a field of this type."""
    read: ReadPiece = _as_it_is
    fewest, most = 0, MAX_STEP_CHARS
    while hasattr(hint, "__metadata__"):  # Annotated[int, Meta(…)]
        for meta in hint.__metadata__:
            read = (meta.extra or {}).get("read", read)
            fewest, most = meta.min_length or fewest, meta.max_length or most
        hint = hint.__origin__
    if hint is int:
        return _Field(name, "number", read)
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        if inner[-1] is Ellipsis:
            return _Field(name, "pieces", _field(name, inner[0]).read, fewest, most)
        return _Field(name, "cell", read)
    if read is _as_it_is and get_origin(hint) is Literal:
        read = _any_of(get_args(hint))
    return _Field(name, "piece", read)


@cache
def _fields(kind: type[Step]) -> tuple[_Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, hints[name]) for name in kind.__struct_fields__)


@cache
def _verb(kind: type[Step]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def _verbs(kinds: tuple[type[Step], ...]) -> dict[str, type[Step]]:
    return {_verb(kind): kind for kind in kinds}


@cache
def _decoder(kinds: tuple[type[Step], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(reduce(or_, kinds))


def clip(word: str, longest: int = 24) -> str:
    """Return a word of the input, shortened and escaped so that a sentence can quote it.

    >>> clip("stonestonestonestonestonestone")
    "'stonestonestonestonestone…'"
    """
    return repr(word if len(word) <= longest else word[: longest + 1] + "…")


@lru_cache(maxsize=32_768)  # the common steps of all games
def text(step: Step) -> str:
    """Return the canonical spelling of a step.

    >>> from tilehall.core.game import First
    >>> text(First(seat=1))
    'first 1'
    """
    return str(step)


def parse(line: str, kinds: tuple[type[Step], ...]) -> Any:
    """Read a step in any spelling. Raises `Malformed` with what was expected.

    >>> from tilehall.core.game import First, Resign
    >>> parse(" FIRST  1", (First, Resign))
    First(seat=1)
    >>> parse("fly 1", (First, Resign))
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no step 'fly' here; the steps are first, resign.
    """
    if len(line) > MAX_STEP_CHARS:
        raise Malformed(say("step-too-long", most=MAX_STEP_CHARS, count=len(line)))
    if ", " in line or " ," in line:
        line = re.sub(r"\s*,\s*", ",", line)
    words = line.split()
    if not words:
        raise Malformed(say("step-missing"))
    kind = _kind(words.pop(0), kinds)
    try:
        values = {field.name: field.take(words) for field in _fields(kind)}
        if words:
            raise ValueError(say("one-word-too-many", word=clip(words[0])))
    except ValueError as error:
        raise _not_a_step(clip(line), kind, error) from None
    return _made(kind, values, clip(line))


def _kind(verb: str, kinds: tuple[type[Step], ...]) -> type[Step]:
    verbs = _verbs(kinds)
    kind = verbs.get(verb.lower())
    if kind is None:
        raise Malformed(say("no-such-step", step=clip(verb), steps=Listed(tuple(verbs), "comma")))
    return kind


def _made(kind: type[Step], values: dict[str, Any], said: str) -> Step:
    """Return the step with these values. If they do not fit its type, read each of them in any spelling."""
    try:
        return msgspec.convert(values, kind)
    except (msgspec.ValidationError, UnicodeError):  # a terminal may pass half of a character
        pass
    fields = _fields(kind)
    try:
        for name in values:
            if name not in kind.__struct_fields__:
                raise ValueError(say("no-such-field", field=clip(name)))
        for field in fields:
            if field.name not in values:
                raise ValueError(field.missing)
        return msgspec.convert({field.name: field.checked(values[field.name]) for field in fields}, kind)
    except Malformed:
        raise
    except (msgspec.ValidationError, UnicodeError) as error:
        # An error that an external game raises while creating a step has its own sentence.
        nothing = say("nothing-like-that", fields=Listed(tuple(field.name for field in fields), "or"))
        raise _not_a_step(said, kind, error.__cause__ or ValueError(nothing)) from None
    except ValueError as error:
        raise _not_a_step(said, kind, error) from None


def _not_a_step(said: str, kind: type[Step], error: BaseException) -> Malformed:
    why = error.args[0] if error.args else str(error)
    return Malformed(say("not-a-step", said=said, why=why, shape=shape(kind)))


def shape(kind: type[Step]) -> str:
    """Return how a type of step is written, with the names of its fields in place of values.

    >>> from tilehall.core.game import First
    >>> shape(First)
    'first SEAT'
    """
    return " ".join([_verb(kind), *(field.placeholder for field in _fields(kind))])


def to_json(step: Step) -> bytes:
    """Return a step as JSON.

    >>> from tilehall.core.game import First
    >>> to_json(First(seat=1))
    b'{"do":"first","seat":1}'
    """
    return msgspec.json.encode(step)


def from_json(raw: bytes | str, kinds: tuple[type[Step], ...]) -> Any:
    """Read a step from JSON: an object, or a string in the notation. Raises `Malformed` with what was expected.

    >>> from tilehall.core.game import First
    >>> from_json(b'{"do":"first","seat":1}', (First,)), from_json(b'"first 1"', (First,))
    (First(seat=1), First(seat=1))
    """
    return _short_from_json(raw, kinds) if len(raw) <= MAX_CACHED_CHARS else _from_json(raw, kinds)


def _from_json(raw: bytes | str, kinds: tuple[type[Step], ...]) -> Any:
    if len(raw) > MAX_STEP_CHARS:
        raise Malformed(say("step-too-long", most=MAX_STEP_CHARS, count=len(raw)))
    if TOO_LONG.search(raw if isinstance(raw, bytes) else raw.encode(errors="replace")):
        raise Malformed(say("step-with-long-number", most=MAX_DIGITS))
    try:
        return _decoder(kinds).decode(raw)
    except RecursionError:
        raise Malformed(say("step-too-deep")) from None
    except (ValueError, msgspec.MsgspecError):
        return _reread(raw, kinds)


_short_from_json = lru_cache(maxsize=8192)(_from_json)  # a few thousand short steps make up most of the input


def _reread(raw: bytes | str, kinds: tuple[type[Step], ...]) -> Any:
    """Read a step that is not in its canonical spelling. Raises `Malformed` if it is invalid."""
    try:
        value = msgspec.json.decode(raw)
    except RecursionError:
        raise Malformed(say("step-too-deep")) from None
    except (ValueError, msgspec.MsgspecError):
        value = None
    match value:
        case str():
            return parse(value, kinds)
        case {"do": str(verb)}:
            values = {name: each for name, each in value.items() if name != "do"}
            return _made(_kind(verb, kinds), values, "That")
        case _:
            verbs = _verbs(kinds)
            raise Malformed(say("not-even-a-step", shape=shape(kinds[0]), steps=Listed(tuple(verbs), "comma")))
