"""Sentences of steps and facts: the message `step-place` or `fact-scored`, with the fields as arguments.

| field | argument |
|---|---|
| `Seat` | the name of the player; `none` for None |
| `Cell` | `4,4` |
| a word | the word; `hidden` for `?` |
| a number | the number |
| true or false | `true` or `false` |
| a list of words or cells | the items with spaces between them; `tiles-count` is their number |
| a list of seats | the names of the players; `seats-count` is their number |
| `BySeat` | the players with their numbers, without those that have 0; `pay-count` is their number |

A message may also use `who`, the player who took the step, and what the method `arguments` of the class returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from inspect import signature
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from tilehall.core.fluent import Value, variables
from tilehall.core.message import Listed, Message, Text, catalogue

SEAT: Final = Meta(extra={"words": "seat"})
BY_SEAT: Final = Meta(extra={"words": "by-seat"})
BySeat = Annotated[tuple[int, ...], BY_SEAT]  # numbers by seat, of which only those that are not 0 are told
COUNT: Final = "-count"

Sentence = Callable[[Any, str, Sequence[str]], str]
PARAMETERS: Final = "me, who, names"


def by_seat(numbers: Sequence[int], names: Sequence[str]) -> Listed:
    """Return the players with their numbers, as the common message `by-seat` says it."""
    told = [(name, number) for name, number in zip(names, numbers, strict=False) if number]
    return Listed(tuple([Message("by-seat", {"who": name, "number": number}) for name, number in told]), "comma")


def names_of(seats: Sequence[int], names: Sequence[str]) -> Listed:
    """Return the names of several players."""
    return Listed(tuple([names[seat] for seat in seats]))


HELPERS: Final = {"by_seat": by_seat, "names_of": names_of}


@cache
def words_of(module: str) -> str:
    """Return the package with the words of a module: the subpackage `words` of the nearest package that has one.

    It is blank if there is none.

    >>> words_of("tilehall.core.game")
    'tilehall.core.words'
    """
    package = module.rpartition(".")[0]
    if not package:
        return ""
    return f"{package}.words" if find_spec(f"{package}.words") else words_of(package)


class Sentences(dict[type[Struct], Sentence | None]):
    """By class, the function that puts a step or a fact into words; None if its package has no message for it.

    The function takes the value, the player who took the step, and the names of all players. It is compiled when it is
    first needed. A dict is faster than `functools.cache`, and every move builds sentences.
    """

    def __init__(self, prefix: str, language: str) -> None:
        self.prefix = prefix
        self.language = language

    def __missing__(self, kind: type[Struct]) -> Sentence | None:
        words, id = words_of(kind.__module__), f"{self.prefix}-{kind.__struct_config__.tag}"
        known = bool(words) and id in catalogue(words).texts
        self[kind] = catalogue(words, self.language).compile(id, PARAMETERS, _values(kind), HELPERS) if known else None
        return self[kind]


class SentencesByLanguage(dict[str, Sentences]):
    """By language, the sentences of all classes."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def __missing__(self, language: str) -> Sentences:
        self[language] = Sentences(self.prefix, language)
        return self[language]


STEPS: Final = SentencesByLanguage("step")
FACTS: Final = SentencesByLanguage("fact")


@cache
def takes_language(function: Callable[..., Any]) -> bool:
    """Return whether a function of a game has the parameter `language`, or speaks English only."""
    return "language" in signature(function).parameters


def translates(kind: type[Any]) -> bool:
    """Return whether a class of steps or facts has its sentences in several languages."""
    return takes_language(kind.sentence)


def message_of(value: Struct, prefix: str, who: Text, names: Sequence[str]) -> Message:
    """Return the message of a step or a fact. In words it is what `Sentences` gives."""
    kind = type(value)
    words, id = words_of(kind.__module__), f"{prefix}-{kind.__struct_config__.tag}"
    texts, values = catalogue(words).texts, _values(kind)
    known = {**HELPERS, "me": value, "who": who, "names": names}
    return Message(id, {name: eval(values(name).source, known) for name in variables(texts[id], texts)}, words)


def _values(kind: type[Struct]) -> Callable[[str], Value]:
    """Return a function from the name of an argument to the code that gets it from a value of this class."""
    hints = get_type_hints(kind, include_extras=True)
    fields = kind.__struct_fields__

    def value(name: str) -> Value:
        counted = name.removesuffix(COUNT)
        if name == "who":
            return Value("who", "text")
        if name in fields:
            return _field(f"me.{name}", hints[name])
        if name != counted and counted in fields:
            return Value(f"len(me.{counted})", "number")
        return Value(f"me.arguments(names)[{name!r}]")

    return value


def _field(source: str, hint: Any) -> Value:
    """Return how a field of this type becomes an argument."""
    marks = [meta.extra["words"] for meta in getattr(hint, "__metadata__", ()) if meta.extra and "words" in meta.extra]
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if marks:
        return Value(f"names[{source}]", "text") if marks == ["seat"] else Value(f"by_seat({source}, names)")
    inner = get_args(hint)
    if get_origin(hint) in (Union, UnionType) and NoneType in inner:
        some = _field(source, next(each for each in inner if each is not NoneType))
        return Value(f"('none' if {source} is None else {some.source})", some.gives if some.gives == "text" else "any")
    if hint is bool:
        return Value(f"('true' if {source} else 'false')", "text")
    if hint is int:
        return Value(source, "number")
    if get_origin(hint) is tuple:
        return _list(source, inner)
    return Value(f"('hidden' if {source} == '?' else {source})", "text")


def _list(source: str, inner: tuple[Any, ...]) -> Value:
    """Return how a tuple becomes an argument: a cell, or a list of seats, cells or words."""
    if inner == (int, int):
        return Value(f"f'{{{source}[0]}},{{{source}[1]}}'", "text")
    if _field("", inner[0]).source.startswith("names["):
        return Value(f"names_of({source}, names)")
    if get_args(inner[0]) == (int, int):
        return Value(f"' '.join([f'{{row}},{{column}}' for row, column in {source}])", "text")
    return Value(f"' '.join({source})", "text")
