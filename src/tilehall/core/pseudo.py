"""Pseudo-locales: English texts in disguise, which show what is not translated and what does not fit.

`en-XA` has accents and brackets, and is 40% longer. `en-XB` reads from right to left. Arguments stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tilehall.core.fluent import Part, Pattern, Selection

WORDS: Final = re.compile(r"<[^>]*>|`[^`]*`|([^\W\d_]+)")  # markup and code are left alone
ACCENTS: Final = str.maketrans(
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz", "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"
)
PADDING: Final = "one two three four five six seven eight nine ten eleven twelve"
LONGER: Final = 0.4
RIGHT_TO_LEFT: Final = "\N{RIGHT-TO-LEFT OVERRIDE}"
END: Final = "\N{POP DIRECTIONAL FORMATTING}"


def disguised(pattern: Pattern, language: str) -> Pattern:
    """Return an English text in a pseudo-locale. A text without words of its own stays as it is.

    >>> disguised(("Hello!",), "en-XA")
    ('[Ĥéļļö! öñé]',)
    """
    if not any(_letters(part) for part in pattern):
        return pattern
    if language == "en-XB":
        return tuple(_each(part, lambda word: f"{RIGHT_TO_LEFT}{word}{END}") for part in pattern)
    padding = PADDING[: max(3, round(LONGER * sum(map(_letters, pattern))))].translate(ACCENTS).rstrip()
    accented = [_each(part, lambda word: word.translate(ACCENTS)) for part in pattern]
    return _joined(("[", *accented, f" {padding}]"))


def _letters(part: Part) -> int:
    """Return how many letters a part of a text has, in the longest variant of a choice."""
    match part:
        case str():
            return sum(map(len, WORDS.findall(part)))
        case Selection(_, variants, default):
            return max(sum(map(_letters, each)) for each in (*(pattern for _, pattern in variants), default))
        case _:
            return 0


def _each(part: Part, change: Callable[[str], str]) -> Part:
    """Return a part of a text in which each word is changed."""
    match part:
        case str():
            return WORDS.sub(lambda found: change(found[1]) if found[1] else found[0], part)
        case Selection(name, variants, default):
            changed = tuple((key, tuple(_each(each, change) for each in pattern)) for key, pattern in variants)
            return Selection(name, changed, tuple(_each(each, change) for each in default))
        case _:
            return part


def _joined(pattern: Pattern) -> Pattern:
    """Return a text in which no part of words follows another one."""
    found: list[Part] = []
    for part in pattern:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return tuple(found)
