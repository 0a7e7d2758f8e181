"""Plurals, numbers and the choice of a language agree with the Unicode CLDR and RFC 9110."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from babel import Locale
from babel.numbers import format_decimal

from tilehall.core.languages import FORMATS, LANGUAGES, PSEUDO, preferred
from tilehall.core.message import COMMON, Listed, Words, in_words, source_texts

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 1234, 9999, 10_000, 12_345, 1_234_567, -1, -5, -1000, -54_321)
say = Words(COMMON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_cldr(language: str) -> None:
    locale, ours = Locale.parse(language), FORMATS[language]
    for number in NUMBERS:
        written = format_decimal(number, locale=locale)
        if language == "es" and abs(number) < 10_000:  # `minimumGroupingDigits` of the CLDR, which Babel does not read
            written = str(number)
        assert ours.number(number) == written
        category = locale.plural_form(number)
        assert ours.plural(number) == ("other" if category == "many" else category), number


@pytest.mark.parametrize(
    ("accept_language", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("DE-at", "de"),
        ("zh-CN", "zh"),
        ("zh-Hans", "zh"),
        ("zh-TW", "zh"),
        ("pt-BR,pt;q=0.9,fr;q=0.8,en;q=0.7", "fr"),
        ("en;q=0.5, es;q=0.9", "es"),
        ("es;q=0.5, fr;q=0.5", "es"),
        ("de;q=0", "en"),
        ("de;q=0,fr;q=0.1", "fr"),
        ("de ; q=0.3 , es ; q=0.4", "es"),
        ("de;q=much,es;q=0.1", "es"),
        ("de;q=nan", "en"),
        ("de;q=2", "en"),
        ("*", "en"),
        ("pt,*;q=0.5", "en"),
        ("en-XA", "en-XA"),
        ("en-XB", "en-XB"),
        ("en-xa", "en"),
        ("english", "en"),
        ("deutsch", "en"),
        (";;,=,;q=", "en"),
    ],
)
def test_the_language_follows_from_the_header(accept_language: str, language: str) -> None:
    assert preferred(accept_language) == language


@pytest.mark.parametrize(
    ("items", "by", "words"),
    [
        (("Ana", "Inés"), "and", "Ana e Inés"),
        (("Inés", "Ana"), "and", "Inés y Ana"),
        (("Ana", "Luis", "Hilda"), "and", "Ana, Luis e Hilda"),
        (("agua", "hielo"), "and", "agua y hielo"),
        ((3, 5, 8), "or", "3, 5 u 8"),
        ((10, 11), "or", "10 u 11"),
        ((10, 110), "or", "10 o 110"),
    ],
)
def test_spanish_lists_join_like_those_of_the_icu(
    items: tuple[str | int, ...], by: Literal["and", "or"], words: str
) -> None:
    assert in_words(say("sentences", sentences=Listed(items, by)), "es") == words


def test_a_finished_sentence_stays_as_it_is() -> None:
    assert {in_words("Not today.", language) for language in (*LANGUAGES, *PSEUDO)} == {"Not today."}


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Return how to say the words of a package that has some German."""
    package = tmp_path / "planted_numbers"
    package.mkdir()
    (package / "__init__.py").touch()
    english = "steps = { $count } steps\nturns = { $count } turns by { $who }\nby-seat = { $who }: { $number }\n"
    (package / "rules.en.ftl").write_text(english, encoding="utf-8")
    (package / "rules.de.ftl").write_text("steps = { $count } Schritte\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Words("planted_numbers")


def test_a_text_that_a_language_lacks_is_english_as_a_whole(planted: Words) -> None:
    assert in_words(planted("steps", count=12_345), "de") == "12.345 Schritte"
    assert in_words(planted("turns", count=12_345, who="Ann"), "de") == "12,345 turns by Ann"
    nested = planted("turns", count=1, who=planted("steps", count=12_345))
    assert in_words(nested, "de") == "1 turns by 12,345 steps"


def test_pseudo_locales_disguise_the_texts_and_keep_the_arguments() -> None:
    message = say("not-your-turn", player="Ann")
    assert in_words(message, "en-XA") == "[Îţ îš Ann'š ţûŕñ. öñé]"
    assert in_words(message, "en-XB").replace("\N{RIGHT-TO-LEFT OVERRIDE}", "<").replace(
        "\N{POP DIRECTIONAL FORMATTING}", ">"
    ) == ("<It> <is> Ann'<s> <turn>.")


@pytest.mark.parametrize("language", PSEUDO)
def test_every_text_is_there_in_a_pseudo_locale(language: str) -> None:
    assert source_texts(COMMON, language).keys() == source_texts(COMMON, "en").keys()
