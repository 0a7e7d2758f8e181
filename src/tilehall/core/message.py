"""Messages: what is said to people, as an id with arguments. A catalogue has the words.

A package with texts has a subpackage `words`, with one Fluent file per area and language (`rules.en.ftl`) and

    say = Words(__name__)

Code says `say("cell-taken", cell="4,4")`. The message is rendered when it is read, in the language of its reader.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final, Literal

from msgspec import Struct

from tilehall.core.fluent import FluentError, Formats, Pattern, Value, compiled, read, variables
from tilehall.core.languages import ENGLISH, FORMATS, PSEUDO, sounds_alike
from tilehall.core.pseudo import disguised

COMMON: Final = "tilehall.core.words"  # what every other catalogue may use too

Argument = Any  # str, int, a cell, Message or Listed

logger = logging.getLogger("tilehall.words")


class Message(Struct, frozen=True, dict=True):
    """A sentence, or a part of one, that is not in words yet.

    >>> from tilehall.core.words import say
    >>> str(say("no-such-seat", seat=4))
    'There is no seat 4 here.'
    """

    id: str
    args: Mapping[str, Argument] = {}
    words: str = COMMON  # the package with the catalogues

    def __str__(self) -> str:
        return self.english

    @cached_property
    def english(self) -> str:
        """The message in English."""
        return catalogue(self.words).render(self.id, self.args)


class Listed(Struct, frozen=True):
    """Several arguments in one: names, tiles, or parts of a sentence.

    >>> str(Listed(("Ann", "Ben", "Cleo")))
    'Ann, Ben and Cleo'
    """

    items: tuple[Argument, ...]
    by: Literal["and", "or", "to", "comma", "sentences"] = "and"

    def __str__(self) -> str:
        return _listed(self, ENGLISH)


Text = Message | str  # a message, or a finished English sentence


class Words:
    """Makes the messages of one package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, id: str, /, **args: Argument) -> Message:
        return Message(id, args, self.package)


class Catalogue:
    """The words of a package in one language. What it lacks is taken from English, then from the common words.

    So is a translated text that cannot be shown.
    """

    def __init__(self, package: str, language: str) -> None:
        english, common = source_texts(package, ENGLISH), source_texts(COMMON, ENGLISH)
        shared = {id: text for id, text in source_texts(COMMON, language).items() if id not in english}
        self.own: Mapping[str, Pattern] = {**shared, **readable_texts(package, language)}
        self.texts: Mapping[str, Pattern] = {**common, **english, **self.own}
        numbers = FORMATS[language]
        self.formats = Formats(lambda value: _text(value, language), numbers.plural, numbers.number)
        self._package = package
        self._functions: dict[str, Callable[[Mapping[str, Argument]], str]] = {}

    def render(self, id: str, args: Mapping[str, Argument]) -> str:
        """Return a message in words, or its id if no catalogue has it."""
        function = self._functions.get(id)
        if function is None:
            if id not in self.texts:
                return id
            function = self._functions[id] = self.compile(id, "args", lambda name: Value(f"args[{name!r}]"))
        return function(args)

    def compile(
        self, id: str, parameters: str, values: Callable[[str], Value], helpers: Mapping[str, Any] = {}
    ) -> Callable[..., str]:
        """Compile a message to a function; see `fluent.compiled`.

        A text that this language lacks is English as a whole, with its numbers and the messages in it.
        """
        formats = self.formats if id in self.own else catalogue(self._package).formats
        return compiled(self.texts[id], self.texts, formats, parameters, values, helpers)


@cache
def source_texts(package: str, language: str) -> Mapping[str, Pattern]:
    """Return the texts of a package in one language by id, from all its files.

    Those of a pseudo-locale are made from English. Raises `FluentError` if a file cannot be read, or if two files have
    the same message.
    """
    if language in PSEUDO:
        return {id: disguised(text, language) for id, text in source_texts(package, ENGLISH).items()}
    found: dict[str, Pattern] = {}
    for file in sorted(files(package).iterdir(), key=lambda each: each.name):
        if file.name.endswith(f".{language}.ftl"):
            try:
                texts = read(file.read_text(encoding="utf-8"))
            except ValueError as error:  # also of bytes that are not UTF-8
                raise FluentError(f"{package}, {file.name}: {error}") from None
            if twice := found.keys() & texts.keys():
                raise FluentError(f"{package} has {', '.join(sorted(twice))} in two files.")
            found |= texts
    return found


def readable_texts(package: str, language: str) -> Mapping[str, Pattern]:
    """Return the texts of a package in one language that can be shown. The log names the others.

    Raises `FluentError` if the English texts cannot be read.
    """
    english = source_texts(package, ENGLISH)
    if language == ENGLISH:
        return english
    try:
        own = source_texts(package, language)
    except FluentError as error:
        logger.error("%s speaks English instead of %s: %s", package, language, error)
        return {}
    wrong = {id for id in own.keys() & english.keys() if unknown_in(package, language, id)}
    if wrong:
        logger.error("%s says in English instead of %s: %s", package, language, ", ".join(sorted(wrong)))
    return {id: text for id, text in own.items() if id not in wrong}


@cache
def texts_around(package: str, language: str) -> Mapping[str, Pattern]:
    """Return all texts that a text of a package may contain: its own and the common ones, in the language or English.

    Raises `FluentError` if a file cannot be read.
    """
    found: dict[str, Pattern] = {}
    for each in (COMMON, package):
        found |= {**source_texts(each, ENGLISH), **source_texts(each, language)}
    return found


def unknown_in(package: str, language: str, id: str) -> list[str]:
    """Return what a translated text refers to although English does not: arguments, messages and terms."""
    english, texts = texts_around(package, ENGLISH), texts_around(package, language)
    try:
        return sorted({*variables(texts[id], texts)} - {*variables(english[id], english)})
    except KeyError as unknown:
        return [str(unknown.args[0])]


@cache
def catalogue(package: str, language: str = ENGLISH) -> Catalogue:
    """Return the catalogue of a package. The language is one of `languages.FORMATS`."""
    return Catalogue(package, language)


def in_words(text: Text, language: str = ENGLISH) -> str:
    """Return a text in words. A finished sentence stays as it is.

    >>> from tilehall.core.words import say
    >>> in_words(say("game-over"), "en"), in_words("Not today.", "de")
    ('The game is over.', 'Not today.')
    """
    if isinstance(text, str):
        return text
    return text.english if language == ENGLISH else catalogue(text.words, language).render(text.id, text.args)


def _text(value: Argument, language: str) -> str:
    """Return an argument of any kind in words. The common kinds come first."""
    kind = type(value)
    if kind is str:
        return str(value)
    if kind is int:
        return FORMATS[language].number(value)
    match value:
        case Message():
            return in_words(value, language)
        case Listed():
            return _listed(value, language)
        case (int(row), int(column)):
            return f"{row},{column}"
        case _:
            return str(value)


def _listed(value: Listed, language: str) -> str:
    """Return a list in words, with the separators of the common catalogue."""
    texts = [_text(item, language) for item in value.items]
    if not texts:
        return ""
    rest = texts.pop()
    joined = f"list-{value.by}.{'alike' if sounds_alike(value.by, rest, language) else 'last'}"
    while texts:
        rest = catalogue(COMMON, language).render(joined, {"first": texts.pop(), "rest": rest})
        joined = f"list-{value.by}"
    return rest


def sentences(texts: Sequence[Text]) -> Message:
    """Return several sentences as one message. Those that are blank are left out."""
    return Message("sentences", {"sentences": Listed(tuple(filter(None, texts)), "sentences")})
