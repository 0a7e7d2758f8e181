"""Read the subset of Project Fluent in which our texts are written, and compile each message to a Python function.

Fluent's own library for Python is not used, because the rules have no dependencies, run in a browser, and build
sentences on the path of every move. A compiled message is about as fast as an f-string.

A file has comments, messages and terms. A message has a text, which may go on in indented lines, and may have
attributes. In a text, braces enclose an argument, another message, a term, a literal or a choice:

    # What a player reads in the log.
    step-draw = { $who } draws { $count ->
            [one] a tile
           *[other] { $count } tiles
        }.
        .short = Draw
    -reservoir = Thread Reservoir

The argument of a choice is a number or a word. Functions, choices by other expressions and arguments of terms are not
read. `tests/core/test_fluent.py` renders all our messages with `fluent.runtime` too, and compares.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

IDENTIFIER: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
ENTRY: Final = re.compile(rf"(-?{IDENTIFIER}) *= *")
ATTRIBUTE: Final = re.compile(rf"\s*\n *\.({IDENTIFIER}) *= *")
COMMENT: Final = re.compile(r"#{1,3}( .*)?$", re.MULTILINE)
TEXT: Final = re.compile(r"[^{}\n]+")
LINE_BREAK: Final = re.compile(r" *((?:\n *)*\n)( *)")
SPACE: Final = re.compile(r"[ \n]*")
REFERENCE: Final = re.compile(rf"-?{IDENTIFIER}(\.{IDENTIFIER})?")
VARIABLE: Final = re.compile(rf"\$({IDENTIFIER})")
KEY: Final = re.compile(rf"\[ *({IDENTIFIER}|-?[0-9]+) *\] *")
NUMBER: Final = re.compile(r"-?[0-9]+")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
ESCAPE: Final = re.compile(r'\\(["\\]|u[0-9a-fA-F]{4})')


class FluentError(ValueError):
    """A file is not written in our subset of Fluent. The text says where."""


class Variable(Struct, frozen=True):
    """An argument of the message."""

    name: str


class Reference(Struct, frozen=True):
    """Another message, an attribute of it (`draw.short`), or a term (`-reservoir`)."""

    id: str


class Selection(Struct, frozen=True):
    """A text chosen by an argument: by its value, or by the plural category of a number."""

    name: str
    variants: tuple[tuple[str | int, Pattern], ...]  # without the default
    default: Pattern


Part = str | Variable | Reference | Selection
Pattern = tuple[Part, ...]


class _Indent(Struct, frozen=True):
    """A line break in a text, before the indentation that all lines share is removed."""

    breaks: int
    width: int


class _FluentParser:
    """Reads one file from the beginning to the end."""

    def __init__(self, source: str) -> None:
        self.source = source.replace("\r\n", "\n")
        self.at = 0

    def error(self, wanted: str) -> FluentError:
        line = self.source.count("\n", 0, self.at) + 1
        return FluentError(f"Line {line}: {wanted} was expected.")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def need(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        found = self.take(pattern)
        if found is None:
            raise self.error(wanted)
        return found

    def sees(self, text: str) -> bool:
        return self.source.startswith(text, self.at)

    def expect(self, text: str) -> None:
        if not self.sees(text):
            raise self.error(f"`{text}`")
        self.at += len(text)

    def entries(self) -> Iterator[tuple[str, Pattern]]:
        """Yield the id and the text of every message, attribute (`draw.short`) and term."""
        while self.take(SPACE) and self.at < len(self.source):
            if self.take(COMMENT):
                continue
            name = self.need(ENTRY, "a message, a term or a comment")[1]
            yield name, self.pattern()
            while attribute := self.take(ATTRIBUTE):
                yield f"{name}.{attribute[1]}", self.pattern()

    def pattern(self) -> Pattern:
        """Read a text up to the end of its last line. The shared indentation of its lines is removed."""
        parts: list[Part | _Indent] = []
        while self.at < len(self.source):
            if text := self.take(TEXT):
                parts.append(text[0])
            elif self.sees("{"):
                parts.append(self.placeable())
            elif self.goes_on():
                space = self.need(LINE_BREAK, "a line break")
                parts.append(_Indent(space[1].count("\n"), len(space[2])))
            else:
                break
        return _dedented(parts)

    def goes_on(self) -> bool:
        """Return whether the text goes on in the next line, which is indented and begins nothing else."""
        found = LINE_BREAK.match(self.source, self.at)
        if found is None or not found[2] or found.end() == len(self.source):
            return False
        return self.source[found.end()] not in "[*.}"

    def placeable(self) -> Part:
        """Read what braces enclose."""
        self.expect("{")
        self.take(SPACE)
        part: Part
        if name := self.take(VARIABLE):
            self.take(SPACE)
            part = self.choice(name[1]) if self.sees("->") else Variable(name[1])
        elif literal := self.take(STRING):
            part = ESCAPE.sub(lambda found: chr(int(found[1][1:], 16)) if found[1][1:] else found[1], literal[1])
        elif number := self.take(NUMBER):
            part = number[0]
        else:
            part = Reference(self.need(REFERENCE, "an argument, a message, a term or a literal")[0])
        self.take(SPACE)
        self.expect("}")
        return part

    def choice(self, name: str) -> Selection:
        """Read the variants of a choice, of which exactly one is the default."""
        self.expect("->")
        self.take(SPACE)
        variants: list[tuple[str | int, Pattern]] = []
        default: Pattern | None = None
        while not self.sees("}"):
            is_default = self.sees("*")
            self.at += is_default
            key = self.need(KEY, "a variant like `[one]`")[1]
            pattern = self.pattern()
            self.take(SPACE)
            if not is_default:
                variants.append((int(key) if NUMBER.fullmatch(key) else key, pattern))
            elif default is None:
                default = pattern
            else:
                raise self.error("only one variant with `*`")
        if default is None:
            raise self.error("a variant with `*`")
        return Selection(name, tuple(variants), default)


def _dedented(parts: list[Part | _Indent]) -> Pattern:
    """Return the parts of a text, with its line breaks as text and without blank space at either end."""
    common = min((part.width for part in parts if isinstance(part, _Indent)), default=0)
    if parts and isinstance(parts[0], _Indent):
        parts = parts[1:]
    found: list[Part] = []
    for part in parts:
        new = "\n" * part.breaks + " " * (part.width - common) if isinstance(part, _Indent) else part
        if isinstance(new, str) and found and isinstance(found[-1], str):
            found[-1] += new
        else:
            found.append(new)
    if found and isinstance(last := found[-1], str):
        found[-1] = last.rstrip(" \n")
    return tuple(found)


def read(source: str) -> dict[str, Pattern]:
    """Return the texts of a file by id. Attributes are called `message.attribute`, terms `-term`.

    Raises `FluentError` if the file is not written in our subset, or has a message twice.

    >>> read("hello = Hello, { $name }!")
    {'hello': ('Hello, ', Variable(name='name'), '!')}
    """
    found: dict[str, Pattern] = {}
    for name, pattern in _FluentParser(source).entries():
        if name in found:
            raise FluentError(f"The message {name} is there twice.")
        if not pattern:
            raise FluentError(f"The message {name} has no text.")
        found[name] = pattern
    return found


def variables(pattern: Pattern, texts: Mapping[str, Pattern]) -> Iterator[str]:
    r"""Yield the names of the arguments that a text uses, also in messages that it contains.

    >>> texts = read("hello = Hello, { $name }! { again }\nagain = It is { $time }.")
    >>> list(variables(texts["hello"], texts))
    ['name', 'time']
    """
    for part in pattern:
        match part:
            case Variable(name):
                yield name
            case Reference(other):
                yield from variables(texts[other], texts)
            case Selection(name, variants, default):
                yield name
                for each in (*(variant for _, variant in variants), default):
                    yield from variables(each, texts)


class Value(Struct, frozen=True):
    """How compiled code gets an argument: a Python expression, and what it gives."""

    source: str
    gives: Literal["text", "number", "any"] = "any"


class Formats(Struct, frozen=True):
    """How a language writes values. `text` is for arguments of any kind, which may contain other messages."""

    text: Callable[[Any], str]
    plural: Callable[[int], str]  # the CLDR category of a whole number: one, few, other …
    number: Callable[[int], str] = "{:,}".format  # a whole number in digits


def compiled(
    pattern: Pattern,
    texts: Mapping[str, Pattern],
    formats: Formats,
    parameters: str,
    values: Callable[[str], Value],
    helpers: Mapping[str, Any] = {},
) -> Callable[..., str]:
    r"""Compile a text to a function with these parameters. `values` returns how to get an argument from them.

    `helpers` are functions that the expressions of `values` use.

    >>> texts = read("gift = { $count ->\n [one] A gift\n *[other] { $count } gifts\n } for { $name }.")
    >>> formats = Formats(str, lambda number: "one" if number == 1 else "other")
    >>> gift = compiled(texts["gift"], texts, formats, "name, count", Value)
    >>> gift("Ann", 1), gift("Ben", 2000)
    ('A gift for Ann.', '2000 gifts for Ben.')
    """
    writer = _Writer(texts, values)
    function = ast.parse(f"lambda {parameters}: 0", mode="eval")
    assert isinstance(function.body, ast.Lambda)
    function.body.body = writer.joined(pattern)
    names = {**helpers, "text": formats.text, "number": formats.number, "plural": formats.plural}
    made: Callable[..., str] = eval(compile(ast.fix_missing_locations(function), "<fluent>", "eval"), names)
    return made


class _Writer:
    """Writes the expression that builds a text."""

    def __init__(self, texts: Mapping[str, Pattern], values: Callable[[str], Value]) -> None:
        self.texts = texts
        self.values = values

    def joined(self, pattern: Pattern) -> ast.expr:
        return ast.JoinedStr([piece for part in pattern for piece in self.pieces(part)])

    def pieces(self, part: Part) -> list[ast.expr]:
        """Return a part of a text as pieces of an f-string."""
        match part:
            case str():
                return [ast.Constant(part)]
            case Variable(name):
                return [self.formatted(self.values(name))]
            case Reference(other):
                if other not in self.texts:
                    raise FluentError(f"There is no message {other}.")
                return [piece for each in self.texts[other] for piece in self.pieces(each)]
            case Selection(name, variants, default):
                chosen = self.joined(default)
                for key, pattern in reversed(variants):
                    chosen = ast.IfExp(_expression(self.test(self.values(name), key)), self.joined(pattern), chosen)
                return [_formatted(chosen)]

    def formatted(self, value: Value) -> ast.FormattedValue:
        """Return an argument as a piece of an f-string."""
        written = {"text": "{0}", "number": "{0} if -1000 < {0} < 1000 else number({0})", "any": "text({0})"}
        return _formatted(_expression(written[value.gives].format(value.source)))

    def test(self, value: Value, key: str | int) -> str:
        """Return the condition under which a variant is chosen."""
        same, category = f"({value.source}) == {key!r}", f"plural({value.source}) == {key!r}"
        if isinstance(key, int) or value.gives == "text":
            return same
        return category if value.gives == "number" else f"{same} or type({value.source}) is int and {category}"


def _expression(source: str) -> ast.expr:
    return ast.parse(source, mode="eval").body


def _formatted(value: ast.expr) -> ast.FormattedValue:
    return ast.FormattedValue(value, -1)
