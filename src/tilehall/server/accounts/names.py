"""The rules for names, and the comparison of names and passwords.

The Nickname profile of precis-i18n (RFC 8266) does not fit. It accepts an invisible name (U+2800), a name that begins
with a combining mark, and any number of marks on one letter. It refuses U+FE0F, which phones write after many emoji.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from unicodedata import category, normalize

from tilehall.core.languages import LANGUAGES
from tilehall.core.message import Message, in_words
from tilehall.messages.errors import Invalid, Refused
from tilehall.server.accounts.lookalikes import imitates_an_alphabet, plain_letters, skeleton
from tilehall.server.words import say
from tilehall.table.seat_names import CAST, IS_BOT, SOMEBODY
from tilehall.tournaments.settings import MAX_TITLE_CHARS, TITLE_LENGTH

MAX_NAME_CHARS = 32
MIN_PASSWORD_CHARS, MAX_PASSWORD_CHARS = 8, 256
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (zero-width, bidi), unassigned, line breaks
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are invisible
# Combining marks that are invisible: Mn with Default_Ignorable_Code_Point, in Unicode's own tables.
UNSEEN_MARKS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
EMOJI, KEYCAP = "\ufe0f", "\u20e3"  # draws a sign as an emoji; draws a key around a digit
MAX_MARKS = 4  # combining marks per letter: enough for every living script, too few to overlap the lines above
# Names that belong to no single user. Their holder would be taken for a bot, a deleted user, or the hall.
OWN_WORDS = {*(in_words(SOMEBODY, language) for language in LANGUAGES), "Nobody", "You", "The hall", "Tilehall"}


def read_name(given: str) -> str:
    """Return a name as it is stored. Raises `Refused`, with a sentence, if it is invalid. Markup in it is plain text.

    >>> read_name("  Zoe\u0308 <b> ")
    'Zoë <b>'
    """
    return _read(given, MAX_NAME_CHARS, say("name-length", most=MAX_NAME_CHARS))


def read_title(given: str) -> str:
    """Return the title of a tournament as it is stored. Raises `Refused`, with a sentence, if it is invalid.

    >>> read_title(" Spring   Cup ")
    'Spring Cup'
    """
    title = _read(given, MAX_TITLE_CHARS, TITLE_LENGTH)
    refuse_mixed(title)
    return title


def _read(given: str, most: int, wrong_length: Message) -> str:
    name = normalize("NFC", given).strip()
    if any(_unseen(name, at) for at in range(len(name))):
        raise Invalid(say("name-characters"))
    # Every run of spaces of any kind becomes one plain space: "Ann  B" would look like "Ann B".
    name = " ".join(name.split())
    # The name as it was sent must fit too, because the documented API states that bound.
    if not 1 <= len(name) <= most or len(given) > most:
        raise Invalid(wrong_length)
    marks = 0
    for at, letter in enumerate(name):
        marks = marks + 1 if category(letter).startswith("M") else 0
        if marks > MAX_MARKS or (marks and at == 0):
            raise Invalid(say("name-marks", most=MAX_MARKS))
    return name


def refuse_mixed(name: str) -> None:
    """Raise `Refused` if a word of a name mixes alphabets in order to look like a word of one of them."""
    if imitates_an_alphabet(name):
        raise Invalid(say("name-alphabets"))


def _unseen(name: str, at: int) -> bool:
    """Return whether a character of a name is invisible. Such characters would make different names look the same."""
    letter, before, behind = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if letter == EMOJI:  # visible only through its effect on a sign or a digit
        return not ((before and category(before) == "So") or behind == KEYCAP)
    return category(letter) in UNSEEN or letter in BLANKS or UNSEEN_MARKS.match(letter) is not None


def fold(name: str) -> str:
    """Return the name for signing in, in which case and width do not matter.

    >>> fold("\uff21nn Straße") == fold("ann STRASSE")
    True
    """
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def looks(name: str) -> str:
    """Return what a name looks like, whatever its case. Names that look the same may be taken for each other.

    >>> looks("B\u043eSS") == looks("boss") == looks("B0ss"), looks("Zo\u00eb") == looks("Zoe")
    (True, False)
    """
    return fold(skeleton(name))


def reserved(name: str) -> bool:
    """Return whether a name is one that the hall itself uses, or looks like one, however it is written.

    >>> [reserved(name) for name in ("Bot 2", "Hazel (b\u00f6t)", "SOMEBODY", "Botticelli", "Hazel", "Ann")]
    [True, True, True, False, False, False]
    >>> [reserved(name) for name in ("Hazel (b\u043et)", "B0t 1", "TiIehall")]
    [True, True, True]
    """
    return (
        imitates(name, RESERVED)
        or imitates_a_bot(name)
        or any(CALLED_BOT.search(_without_accents(reading)) for reading in _readings(name))
    )


def imitates_a_bot(name: str) -> bool:
    """Return whether a name can be read as that of one of the hall's own bots.

    >>> [imitates_a_bot(name) for name in ("Pip (bot)", "Pip 2 (bot)", "Deep Pip (bot)")]
    [True, True, False]
    """
    return any(BOT.fullmatch(word) for word in letters_of(name))


def imitates(name: str, words: Collection[str]) -> bool:
    """Return whether a name can be read as one of these words, which come from `letters_of`."""
    return not letters_of(name).isdisjoint(words)


def letters_of(name: str) -> frozenset[str]:
    """Return what a name can be read as, in letters and digits without accents and case.

    >>> sorted(letters_of("H4zel (b0t) 1"))
    ['h4zelb0t1', 'h4zelbot1', 'h4zelbotl']
    """
    return frozenset(filter(None, map(_letters, _readings(name))))


def letters_of_all(names: Iterable[str]) -> frozenset[str]:
    """Return what these names can be read as, also when written in capitals, because a capital I looks like an l."""
    return frozenset(letters for name in names for each in (name, name.upper()) for letters in letters_of(each))


def _readings(name: str) -> tuple[str, str, str]:
    """Return a name as written, with look-alikes replaced, and with look-alikes replaced except in numbers.

    The third is for the names of bots, because the 1 of "Bot 1" looks like an l. A digit before a letter, as in "B0t",
    is no number.
    """
    numbered = "".join(part if at % 2 else skeleton(part) for at, part in enumerate(NUMBER.split(name)))
    return name, plain_letters(skeleton(name)), plain_letters(numbered)


def _without_accents(name: str) -> str:
    """Return a name folded, without the accents on its letters."""
    return "".join(letter for letter in normalize("NFKD", fold(name)) if not category(letter).startswith("M"))


def _letters(name: str) -> str:
    """Return the letters and digits of a name, folded and without accents."""
    return "".join(filter(str.isalnum, _without_accents(name)))


NUMBER = re.compile(r"(\d+)(?![^\W\d_])")
RESERVED = letters_of_all(OWN_WORDS)
ONE_OF_THE_CAST = "|".join(letters for names in CAST.values() for name in names for letters in letters_of(name))
BOT = re.compile(rf"({ONE_OF_THE_CAST})?\d*bot\d*")
# A name that ends with the word "bot" in any brackets, such as "Ann [bot]". "Ben Bot" is a user's name.
CALLED_BOT = re.compile(r"[^\w\s]\W*" + r"\W*".join(_letters(IS_BOT)) + r"\W*$")


def read_password(given: str) -> str:
    """Return a password as it is hashed: composed, because keyboards differ in how they send an accent."""
    password = normalize("NFC", given)
    # The password as it was sent must fit too, because the documented API states that bound.
    if not all(MIN_PASSWORD_CHARS <= len(each) <= MAX_PASSWORD_CHARS for each in (given, password)):
        raise Invalid(say("password-length", least=MIN_PASSWORD_CHARS, most=MAX_PASSWORD_CHARS))
    return password


def as_typed(password: str) -> str:
    """Return a password for comparison. If its length is invalid, return "", whose comparison takes the same time."""
    try:
        return read_password(password)
    except Refused:
        return ""
