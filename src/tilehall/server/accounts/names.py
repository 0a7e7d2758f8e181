"""What people may be called, and how names and passwords are compared.

Not precis-i18n's Nickname profile (RFC 8266): it takes a name that is drawn as nothing (U+2800), one that begins with a
combining mark and any number of marks on one letter, and refuses U+FE0F, which phones write behind many an emoji.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from unicodedata import category, normalize

from tilehall.server.accounts.lookalikes import imitates_an_alphabet, plain_letters, skeleton
from tilehall.server.errors import Invalid, Refused
from tilehall.table.seat_names import CAST, IS_BOT, SOMEBODY

MAX_NAME_CHARS = 32
MIN_PASSWORD_CHARS, MAX_PASSWORD_CHARS = 8, 256
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (zero-width, bidi), unassigned, line breaks
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are drawn as nothing
# Combining marks that are drawn as nothing: Mn with Default_Ignorable_Code_Point, in Unicode's own tables.
UNSEEN_MARKS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
EMOJI, KEYCAP = "\ufe0f", "\u20e3"  # draws a sign as an emoji; draws a key around a digit
MAX_MARKS = 4  # combining marks on one letter: enough for every living script, too few to climb over the lines above
# Names that stand for no one person: who had one would be taken for a bot, for a deleted user, or for the hall.
OWN_WORDS = {SOMEBODY, "Nobody", "You", "The hall", "Tilehall"}


def read_name(given: str) -> str:
    """A name as it is kept; Refused with a sentence where it is none. Markup in it is just text.

    >>> read_name("  Zoe\u0308 <b> ")
    'Zoë <b>'
    """
    name = normalize("NFC", given).strip()
    if any(_unseen(name, at) for at in range(len(name))):
        raise Invalid("A name is made of characters that can be seen, on one line: no control or invisible ones.")
    # Every kind of blank is a plain one, and one is enough: "Ann  B" would look like "Ann B".
    name = " ".join(name.split())
    # As it was sent, too: that is what the documented API bounds.
    if not 1 <= len(name) <= MAX_NAME_CHARS or len(given) > MAX_NAME_CHARS:
        raise Invalid(f"A name has 1 to {MAX_NAME_CHARS} characters.")
    marks = 0
    for at, letter in enumerate(name):
        marks = marks + 1 if category(letter).startswith("M") else 0
        if marks > MAX_MARKS or (marks and at == 0):
            raise Invalid(f"A name begins with a letter, and no letter carries more than {MAX_MARKS} marks.")
    return name


def refuse_mixed(name: str) -> None:
    """Raise `Refused` if a word of a name mixes alphabets in order to look like a word of one of them."""
    if imitates_an_alphabet(name):
        raise Invalid("A name has no letters of one alphabet that pass for letters of another in the same word.")


def _unseen(name: str, at: int) -> bool:
    """Whether a character of a name cannot be seen: with it, two names that differ would look the same."""
    letter, before, behind = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if letter == EMOJI:  # it can be seen in what it does to a sign or a digit, and nowhere else
        return not ((before and category(before) == "So") or behind == KEYCAP)
    return category(letter) in UNSEEN or letter in BLANKS or UNSEEN_MARKS.match(letter) is not None


def fold(name: str) -> str:
    """The name to sign in with, so that case and width do not matter.

    >>> fold("\uff21nn Straße") == fold("ann STRASSE")
    True
    """
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def looks(name: str) -> str:
    """What a name looks like, whatever its case: two names with the same looks may be taken for each other.

    >>> looks("B\u043eSS") == looks("boss") == looks("B0ss"), looks("Zo\u00eb") == looks("Zoe")
    (True, False)
    """
    return fold(skeleton(name))


def reserved(name: str) -> bool:
    """Whether a name is one that the hall itself gives, or looks like one, however it is written.

    >>> [reserved(name) for name in ("Bot 2", "Hazel (b\u00f6t)", "SOMEBODY", "Botticelli", "Hazel", "Ann")]
    [True, True, True, False, False, False]
    >>> [reserved(name) for name in ("Hazel (b\u043et)", "B0t 1", "TiIehall")]
    [True, True, True]
    """
    return (
        imitates(name, RESERVED)
        or any(BOT.fullmatch(word) for word in letters_of(name))
        or any(CALLED_BOT.search(_without_accents(reading)) for reading in _readings(name))
    )


def imitates(name: str, words: Collection[str]) -> bool:
    """Whether a name can be read as one whose `letters_of` are among these."""
    return not letters_of(name).isdisjoint(words)


def letters_of(name: str) -> frozenset[str]:
    """The letters and digits that a name can be read as, without accents and case.

    >>> sorted(letters_of("H4zel (b0t) 1"))
    ['h4zelb0t1', 'h4zelbot1', 'h4zelbotl']
    """
    return frozenset(filter(None, map(_letters, _readings(name))))


def letters_of_all(names: Iterable[str]) -> frozenset[str]:
    """The letters that these names can be read as, in capitals as well: there l looks like I."""
    return frozenset(letters for name in names for each in (name, name.upper()) for letters in letters_of(each))


def _readings(name: str) -> tuple[str, str, str]:
    """A name as it is written, by its looks, and by its looks but for the numbers after its words, which bots have: the
    1 of "Bot 1" looks like an l."""
    numbered = "".join(part if at % 2 else skeleton(part) for at, part in enumerate(NUMBER.split(name)))
    return name, plain_letters(skeleton(name)), plain_letters(numbered)


def _without_accents(name: str) -> str:
    """A name folded, without the accents on its letters."""
    return "".join(letter for letter in normalize("NFKD", fold(name)) if not category(letter).startswith("M"))


def _letters(name: str) -> str:
    """The letters and digits of a name without its accents, folded."""
    return "".join(filter(str.isalnum, _without_accents(name)))


NUMBER = re.compile(r"(\d+)(?![^\W\d_])")
RESERVED = letters_of_all(OWN_WORDS)
ONE_OF_THE_CAST = "|".join(letters for names in CAST.values() for name in names for letters in letters_of(name))
BOT = re.compile(rf"({ONE_OF_THE_CAST})?\d*bot\d*")
# A name that says behind its letters that it is a bot's, in whatever brackets: "Ann [bot]"; "Ben Bot" is a person.
CALLED_BOT = re.compile(r"[^\w\s]\W*" + r"\W*".join(_letters(IS_BOT)) + r"\W*$")


def read_password(given: str) -> str:
    """A password as it is hashed: composed, for keyboards differ in how they send an accent."""
    password = normalize("NFC", given)
    # As it was sent, too: that is what the documented API bounds.
    if not all(MIN_PASSWORD_CHARS <= len(each) <= MAX_PASSWORD_CHARS for each in (given, password)):
        raise Invalid(f"A password has {MIN_PASSWORD_CHARS} to {MAX_PASSWORD_CHARS} characters.")
    return password


def as_typed(password: str) -> str:
    """A password to compare: one that is too long or short to be anybody's costs as much work as any other."""
    try:
        return read_password(password)
    except Refused:
        return ""
