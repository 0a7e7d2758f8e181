"""Names that look alike: the skeletons of Unicode Technical Standard 39.

Our own code, because `confusable_homoglyphs` and `confusables` on PyPI list single look-alikes and have no skeletons.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from unicodedata import category, name, normalize

# Letters in a frame or drawn as small capitals, by their Unicode names. UTS 39 does not list them as confusable.
DRAWN_LETTER = re.compile(r"(?:LATIN (?:CAPITAL|SMALL) LETTER|LATIN LETTER SMALL CAPITAL|SYMBOL LETTER) ([A-Z])$")
LETTERS = {"Lu", "Ll", "Lt", "Lo"}  # categories that tell the alphabet; modifiers (Lm) such as the okina do not
EAST_ASIAN = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}  # written together in one word
WORD = re.compile(r"[^\W\d_]+")


@cache
def _prototypes() -> dict[int, str]:
    """Return the prototype of every character that looks like another."""
    table = {}
    for line in files("tilehall.server.accounts").joinpath("confusables.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            prototype, _, characters = line.partition(": ")
            text = "".join(chr(int(code, 16)) for code in prototype.split())
            table.update({int(code, 16): text for code in characters.split()})
    return table


def skeleton(text: str) -> str:
    """Return a text in which characters that look alike are the same. Use it for comparison only, not for display.

    Case still matters: I looks like l, but i does not.

    >>> skeleton("B\u043ess") == skeleton("Boss"), skeleton("\u0399vy") == skeleton("lvy")  # Cyrillic o, Greek I
    (True, True)
    """
    return normalize("NFD", normalize("NFD", text).translate(_prototypes()))


def plain_letters(text: str) -> str:
    """Return a text in which framed letters and small capitals are replaced by plain Latin letters.

    >>> plain_letters("\u0299\u1d0f\u1d1b"), plain_letters("\U0001f171\U0001f17e\U0001f183")
    ('BOT', 'BOT')
    """
    return "".join(character if character.isascii() else _plain_letter(character) for character in text)


def _plain_letter(character: str) -> str:
    drawn = None if category(character).startswith("M") else DRAWN_LETTER.search(name(character, ""))
    return drawn[1] if drawn else character


def imitates_an_alphabet(text: str) -> bool:
    """Return whether a word mixes letters of several alphabets, but looks as if it were written in one.

    >>> [imitates_an_alphabet(text) for text in ("P\u0430ul", "Paul", "\u0430\u0443", "Ann \u0430\u0443")]
    [True, False, False, False]
    """
    unmarked = "".join(each for each in normalize("NFKD", text) if not category(each).startswith("M"))
    return any(
        len(_alphabets(word)) > 1 and len(_alphabets(skeleton(word))) == 1
        for word in WORD.findall(normalize("NFC", unmarked))
    )


def _alphabets(word: str) -> set[str]:
    """Return the alphabets of a word's letters.

    Python does not know the script of a letter, but the letter's Unicode name begins with it.
    """
    found = {name(letter, "").partition(" ")[0] for letter in word if category(letter) in LETTERS}
    return found - EAST_ASIAN | ({"CJK"} if found & EAST_ASIAN else set())
