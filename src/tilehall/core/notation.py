"""Text and JSON for every step of every game, from the step's own fields: `stone 4,4` <-> Stone(cell=(4, 4)).

A number is written as it is, a cell as `row,column`, a piece as its name, and a list of pieces, always a step's last
field, as the words that are left. Other spellings (capitals in the verb, more blanks, a cell in brackets) are read and
rewritten; a step that names its pieces in another order puts them right itself, when it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from tilehall.core.game import Cell, Malformed, Step

LONGEST = 4096  # characters of one step: the longest real one, a Rummikub rack shown whole, has under 400

Write = Callable[[Any], str]
Read = Callable[[list[str]], Any]


def _write_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _number(word: str) -> int:
    if len(word) > 9 or not word.isascii() or not word.removeprefix("-").isdecimal():
        raise ValueError(f"{clip(word)} is not a number")
    return int(word)


def _read_cell(words: list[str]) -> Cell:
    if not words:
        raise ValueError("a cell is missing, like 4,4")
    word = words.pop(0).strip("()[]")
    row, comma, column = word.partition(",")
    if not comma:
        raise ValueError(f"{clip(word)} is not a cell, like 4,4")
    return _number(row), _number(column)


def _read_number(words: list[str]) -> int:
    if not words:
        raise ValueError("a number is missing")
    return _number(words.pop(0))


def _read_word(words: list[str]) -> str:
    if not words:
        raise ValueError("a word is missing")
    return words.pop(0)


def _read_rest(words: list[str]) -> tuple[str, ...]:
    rest = tuple(words)
    words.clear()
    return rest


def _field(hint: Any) -> tuple[Write, Read]:
    """How a field of this type is written and read."""
    while hasattr(hint, "__metadata__"):  # Annotated[int, Meta(…)]
        hint = hint.__origin__
    if hint is int:
        return str, _read_number
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        if inner[-1] is Ellipsis:
            return " ".join, _read_rest
        return _write_cell, _read_cell
    return str, _read_word


@cache
def _fields(kind: type[Step]) -> tuple[tuple[str, Write, Read], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, *_field(hints[name])) for name in kind.__struct_fields__)


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
    """A foreign word made fit to stand in a sentence.

    >>> clip("stonestonestonestonestonestone")
    "'stonestonestonestonestone…'"
    """
    return repr(word if len(word) <= longest else word[: longest + 1] + "…")


@lru_cache(maxsize=32_768)  # the steps of all five games that come up again and again
def text(step: Step) -> str:
    """The one spelling of a step.

    >>> from tilehall.core.game import First
    >>> text(First(seat=1))
    'first 1'
    """
    kind = type(step)
    words = [_verb(kind)]
    for name, write, _ in _fields(kind):
        word = write(getattr(step, name))
        if word:
            words.append(word)
    return " ".join(words)


def parse(line: str, kinds: tuple[type[Step], ...]) -> Any:
    """Read a step in any spelling; Malformed says what was expected.

    >>> from tilehall.core.game import First, Resign
    >>> parse(" FIRST  1", (First, Resign))
    First(seat=1)
    >>> parse("fly 1", (First, Resign))
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no step 'fly' here; the steps are first, resign.
    """
    if len(line) > LONGEST:
        raise Malformed(f"A step has at most {LONGEST} characters; this one has {len(line)}.")
    words = line.split()
    if not words:
        raise Malformed("A step is missing: the line is empty.")
    verbs = _verbs(kinds)
    verb = words.pop(0).lower()
    kind = verbs.get(verb)
    if kind is None:
        raise Malformed(f"There is no step {clip(verb)} here; the steps are {', '.join(verbs)}.")
    try:
        values = {name: read(words) for name, _, read in _fields(kind)}
        if words:
            raise ValueError(f"{clip(words[0])} is one word too many")
        return msgspec.convert(values, kind)
    except (ValueError, msgspec.ValidationError) as error:
        raise Malformed(f"{clip(line)} is not a step: {error} (written like `{shape(kind)}`).") from None


def shape(kind: type[Step]) -> str:
    """How a kind of step is written, with its fields' names for their values.

    >>> from tilehall.core.game import First
    >>> shape(First)
    'first SEAT'
    """
    words = [name.upper() + ("…" if read is _read_rest else "") for name, _, read in _fields(kind)]
    return " ".join([_verb(kind), *words])


def to_json(step: Step) -> bytes:
    """A step as it travels.

    >>> from tilehall.core.game import First
    >>> to_json(First(seat=1))
    b'{"do":"first","seat":1}'
    """
    return msgspec.json.encode(step)


def from_json(raw: bytes | str, kinds: tuple[type[Step], ...]) -> Any:
    """Read a step that travelled; Malformed says what was expected.

    >>> from tilehall.core.game import First
    >>> from_json(b'{"do":"first","seat":1}', (First,))
    First(seat=1)
    """
    if len(raw) > LONGEST:
        raise Malformed(f"A step has at most {LONGEST} characters; this one has {len(raw)}.")
    try:
        return _decoder(kinds).decode(raw)
    except RecursionError:
        raise Malformed("Not a step: it is nested too deeply.") from None
    except (ValueError, msgspec.MsgspecError) as error:
        raise Malformed(f"Not a step: {str(error)[:200]}.") from None
