"""Tests of names: which are allowed, and which would mislead others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilehall.messages.errors import Invalid, Refused
from tilehall.server.accounts.names import MAX_NAME_CHARS, fold, looks, read_name, read_password, refuse_mixed, reserved
from tilehall.table.seat_names import CAST, bot_name


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \n", "Ann"),
        ("Ann\u00a0 Lee", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Robert'); DROP TABLE users;--", "Robert'); DROP TABLE users;--"),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
        ("\u5b57 \U0001f600", "\u5b57 \U0001f600"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),  # a heart drawn as an emoji, as phones write it
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),  # a keycap
        ("x" * MAX_NAME_CHARS, "x" * MAX_NAME_CHARS),
    ],
)
def test_a_name_is_kept_as_it_is_read(given_name: str, kept: str) -> None:
    assert read_name(given_name) == kept


@pytest.mark.parametrize(
    "given_name",
    [
        "",
        "   ",
        "x" * (MAX_NAME_CHARS + 1),
        "An\u200bn",  # zero-width space
        "An\u200dn",  # zero-width joiner
        "\u202eevil",  # right-to-left override
        "\u2066Ann\u2069",  # bidi isolates
        "Ann\nBen",
        "Ann\u2028Ben",
        "Ann\x00",
        "\ufeffAnn",
        "Ann\ue000",  # private use
        "Ann\U000e0041",  # a tag character
        "Ann\ud800",  # half a character
        "\u0378",  # not assigned
        "\u3164",  # a letter without a visible glyph
        "\u2800\u2800",
        "Ann\ufe0f",  # a variation selector that varies nothing
        "Ann\U000e0100",
        "An\u034fn",  # a combining grapheme joiner
        "\u0301",  # a combining mark with no letter
        "a" + "\u0301" * 9,  # many combining marks on one letter
    ],
)
def test_a_name_that_would_mislead_is_refused_with_a_sentence(given_name: str) -> None:
    with pytest.raises(Invalid, match=r"^A name .*\.$"):
        read_name(given_name)


@given(st.text())
def test_whatever_is_kept_is_kept_the_same_when_read_again(given_name: str) -> None:
    try:
        name = read_name(given_name)
    except Refused:
        return
    assert read_name(name) == name
    assert fold(fold(name)) == fold(name)
    name.encode()


def test_names_to_sign_in_with_are_compared_folded() -> None:
    assert fold("ANN") == fold("ann") == fold(" \uff21nn ")
    assert fold("Stra\u00dfe") == fold("STRASSE")
    assert fold("Ann") != fold("Anna")


def test_a_password_has_a_sensible_length_and_one_spelling() -> None:
    assert read_password("pa\u0301ssword") == read_password("p\u00e1ssword")
    for wrong in ("short", "x" * 257):
        with pytest.raises(Refused, match="8 to 256"):
            read_password(wrong)


@pytest.mark.parametrize(
    "name",
    ["Bot 1", "bot2", "BOT  17", "Bot", "B.o.t. 3", "B\u00f6t 2", "\uff22ot \u00b2", "Bot #4", "Bot \u0663", "Somebody",
     "some body", "SOMEB\u00d3DY", "Nobody", "You", "the Hall", "TileHall"],
)  # fmt: skip
def test_names_that_the_hall_gives_are_known_however_they_are_written(name: str) -> None:
    assert reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Botticelli",
        "Bo",
        "Bot Ann",
        "Ben Bot",
        "Robot 2",
        "Hazel",
        "Young",
        "Somebody else",
        "Hall",
        "\U0001f600",
    ],
)
def test_names_of_people_are_not_reserved(name: str) -> None:
    assert not reserved(name)


@pytest.mark.parametrize("level", CAST)
def test_every_bot_has_a_reserved_name(level: str) -> None:
    for number in range(16):
        name = bot_name(level, number)
        assert reserved(name), name
        assert not reserved(name.removesuffix(" (bot)")), "a person may be called so"


@pytest.mark.parametrize(
    "name", ["Ann (bot)", "Ann [BOT]", "Ann \uff08b\u00f6t\uff09", "Ann - bot", "Ann (b.o.t.)", "Hazel bot", "PIPBOT"]
)
def test_nobody_says_that_they_are_a_bot(name: str) -> None:
    assert reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        "Hazel (b\u043et)",  # Cyrillic o
        "Hazel (b\u03bft)",  # Greek o
        "Hazel (\u0412\u041e\u0422)",  # wholly Cyrillic capitals
        "Hazel (\u0432\u043e\u0442)",  # wholly Cyrillic, small letters like small capitals
        "Hazel (\ua4d0\ua4f3\ua4d4)",  # Lisu
        "Hazel (\u0299\u1d0f\u1d1b)",  # small capitals
        "Hazel (\U0001f171\U0001f17e\U0001f183)",  # squared letters
        "Hazel (\U0001f1e7\U0001f1f4\U0001f1f9)",  # flags
        "Hazel (b0t)",
        "B0t 1",
        "B\u043et2",
        "Til\u0435hall",
        "TiIehall",
        "TlLEHALL",
        "Tilehal1",
        "\u03a4\u0456l\u0435\u04bb\u0430ll",  # Greek, Cyrillic and Latin
        "S\u043emebody",
        "Y\u043eu",
    ],
)
def test_names_that_look_like_those_of_the_hall_are_reserved(name: str) -> None:
    assert reserved(name)


@pytest.mark.parametrize("name", ["Lobot", "Obot 7", "Botol", "\u0411\u043e\u0440\u0438\u0441 2"])
def test_names_that_only_remind_of_those_of_the_hall_are_free(name: str) -> None:
    assert not reserved(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Boss", "B\u043ess"),
        ("Boss", "B0ss"),
        ("BOSS", "B\u039fSS"),
        ("laura", "Iaura"),
        ("Arnold", "Amold"),
        ("\u0391\u039d\u039d\u0391", "ANNA"),
        ("Ann", "\uff21nn"),
        ("Ann", "\U0001d5d4nn"),
        ("\u53e3", "\u30ed"),  # a Chinese character, and a Katakana letter
    ],
)
def test_names_that_may_be_taken_for_each_other_have_the_same_looks(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize(("one", "other"), [("Zoe", "Zo\u00eb"), ("Ann", "Anna"), ("Boba", "\u0412\u043e\u0432\u0430")])
def test_names_that_differ_to_the_eye_have_different_looks(one: str, other: str) -> None:
    assert looks(one) != looks(other)


@pytest.mark.parametrize(
    "name",
    [
        "P\u0430ul",
        "Paul \u0421ain",
        "\u039cax",
        "M\u0430x-\u0418\u0432\u0430\u043d",
        "\u0442ilehall",
        "\u0430\u0301nna",
    ],
)
def test_a_word_that_mixes_alphabets_to_look_like_one_is_refused(name: str) -> None:
    with pytest.raises(Invalid, match=r"^A name .*\.$"):
        refuse_mixed(read_name(name))


@pytest.mark.parametrize(
    "name",
    [
        "\u0418\u0432\u0430\u043d",  # Cyrillic
        "\u0410\u0440\u0445\u0430",  # Cyrillic, every letter of which looks like a Latin one
        "\u0391\u03bb\u03ad\u03be\u03b7\u03c2",  # Greek
        "\u5317\u4eac",  # Chinese
        "\u7530\u4e2d\u30ab\u308a\u30fc",  # Japanese: Kanji, Katakana and Hiragana
        "\uae40\ucca0\uc218",  # Korean
        "\u0639\u0644\u064a",  # Arabic
        "\u05d0\u05d1\u05d9",  # Hebrew
        "\u0e2a\u0e21\u0e0a\u0e32\u0e22",  # Thai
        "\u0928\u092e\u0938\u094d\u0924\u0947",  # Devanagari
        "Ann \u0418\u0432\u0430\u043d\u043e\u0432\u0430",
        "\u674eAnn",
        "Ka\u02bbiulani",  # with a modifier letter
        "O\u2019Neil \U0001f600",
    ],
)
def test_names_of_one_alphabet_and_plain_mixtures_are_allowed(name: str) -> None:
    refuse_mixed(read_name(name))
    assert not reserved(name)
