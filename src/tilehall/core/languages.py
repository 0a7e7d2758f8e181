"""The languages of the texts: how each writes numbers, which plurals it has, and which one a reader prefers.

The plurals and separators are those of the Unicode CLDR. The rules run in browsers without dependencies, so that they
are written here; the tests compare them with Babel.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "de", "es", "fr", "zh")
PSEUDO: Final = ("en-XA", "en-XB")  # for tests: English with accents and 40% longer, and from right to left


class NumberFormat(Struct, frozen=True):
    """How a language writes whole numbers, and which of its plurals goes with each."""

    grouping: str  # what stands between thousands
    singular: tuple[int, ...] = (1,)  # the numbers of the plural category `one`; all others are `other`
    ungrouped: int = 0  # numbers up to this one are written without `grouping`

    def number(self, value: int) -> str:
        """Return a whole number in digits.

        >>> FORMATS["de"].number(1234567), FORMATS["es"].number(1234)
        ('1.234.567', '1234')
        """
        return str(value) if abs(value) <= self.ungrouped else f"{value:,}".replace(",", self.grouping)

    def plural(self, value: int) -> str:
        """Return the plural category of a whole number.

        Spanish and French also have `many`, for millions; in our texts, they read like `other`.

        >>> [FORMATS[language].plural(0) for language in LANGUAGES]
        ['other', 'other', 'other', 'one', 'other']
        """
        return "one" if abs(value) in self.singular else "other"


_AS_ENGLISH: Final = NumberFormat(",")
FORMATS: Final = {
    "en": _AS_ENGLISH,
    "de": NumberFormat("."),
    "es": NumberFormat(".", ungrouped=9999),
    "fr": NumberFormat("\N{NARROW NO-BREAK SPACE}", singular=(0, 1)),
    "zh": NumberFormat(",", singular=()),
    "en-XA": _AS_ENGLISH,
    "en-XB": _AS_ENGLISH,
}


# By language and conjunction, the beginnings of words before which it is another one.
_ALIKE: Final = {
    "es": {"and": re.compile(r"i|hi(?![ae])", re.IGNORECASE), "or": re.compile(r"h?o|8|11(?!\d)", re.IGNORECASE)}
}


def sounds_alike(conjunction: str, word: str, language: str) -> bool:
    """Return whether a word begins with the sound of the conjunction before it, as the Unicode ICU decides.

    >>> sounds_alike("and", "Inés", "es"), sounds_alike("and", "hielo", "es"), sounds_alike("or", "11", "es")
    (True, False, True)
    """
    found = _ALIKE.get(language, {}).get(conjunction)
    return found is not None and found.match(word) is not None


def preferred(accept_language: str) -> str:
    """Return the language that fits the header `Accept-Language` best (RFC 9110, section 12.5.4), else English.

    A pseudo-locale is chosen only by its exact name.

    >>> preferred("de-AT,de;q=0.9,en;q=0.8"), preferred("pt, zh-Hant-TW;q=0.5"), preferred("en-XA"), preferred("*")
    ('de', 'zh', 'en-XA', 'en')
    """
    best, language = 0.0, ENGLISH
    for item in accept_language.split(","):
        name, _, parameters = item.partition(";")
        quality, known = _quality(parameters), known_language(name.strip())
        if known and quality > best:  # of equally good languages, the first is chosen
            best, language = quality, known
    return language


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """Return the language of a terminal: that of the first of these variables that is set, else English.

    >>> language_of_terminal({"LANG": "de_AT.UTF-8"}), language_of_terminal({"LC_ALL": "C", "LANG": "de_AT"})
    ('de', 'en')
    """
    locale = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := environment.get(name))), "")
    return known_language(locale.partition(".")[0].partition("@")[0].replace("_", "-")) or ENGLISH


def known_language(name: str) -> str:
    """Return our language for a language tag: `de` for `de-AT`. Blank if there is none."""
    if name in PSEUDO:
        return name
    language = name.partition("-")[0].lower()
    return language if language in LANGUAGES else ""


def _quality(parameters: str) -> float:
    """Return the weight of a language in the header; 0 if it is malformed."""
    name, _, value = parameters.replace(" ", "").lower().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(value) if name == "q" else 0.0
    except ValueError:
        return 0.0
    return quality if 0 <= quality <= 1 else 0.0
