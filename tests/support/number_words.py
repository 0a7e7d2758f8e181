"""Numbers as the reasons of bots have them: small ones in words."""

from __future__ import annotations

WORDS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"),
)


def number(word: str) -> int:
    """Return a number that is written in words or in digits."""
    return WORDS.index(word) if word in WORDS else int(word)
