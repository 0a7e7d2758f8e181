"""Plurals, numbers and the choice of a language agree with the Unicode CLDR and RFC 9110."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from babel import Locale
from babel.numbers import format_decimal

from tilehall.core.languages import FORMATS, LANGUAGES, PSEUDO, preferred
from tilehall.core.message import COMMON, Listed, Words, in_words, source_texts
from tilehall.core.word_check import untranslated

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
    """Return how to say the words of a package that has some German, and mistakes in other languages."""
    package = tmp_path / f"planted_in_{tmp_path.name}"  # catalogues are kept by the name of their package
    package.mkdir()
    (package / "__init__.py").touch()
    english = "steps = { $count } steps\nturns = { $count } turns by { $who }\nby-seat = { $who }: { $number }\n"
    (package / "rules.en.ftl").write_text(english, encoding="utf-8")
    (package / "rules.de.ftl").write_text("steps = { $count } Schritte\n", encoding="utf-8")
    (package / "rules.es.ftl").write_text(
        "steps = { $number } pasos\nturns = { -turn } de { $who }\n", encoding="utf-8"
    )
    (package / "rules.fr.ftl").write_text("steps = { $count étapes\n", encoding="utf-8")
    (package / "rules.zh.ftl").write_bytes("steps = { $count }步\n".encode("gb2312"))
    monkeypatch.syspath_prepend(tmp_path)
    return Words(package.name)


def test_a_text_that_a_language_lacks_is_english_as_a_whole(planted: Words) -> None:
    assert in_words(planted("steps", count=12_345), "de") == "12.345 Schritte"
    assert in_words(planted("turns", count=12_345, who="Ann"), "de") == "12,345 turns by Ann"
    nested = planted("turns", count=1, who=planted("steps", count=12_345))
    assert in_words(nested, "de") == "1 turns by 12,345 steps"


@pytest.mark.parametrize("language", ["es", "fr", "zh"])
def test_a_translation_with_mistakes_is_english_and_logged(
    planted: Words, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    assert in_words(planted("steps", count=3), language) == "3 steps"
    assert in_words(planted("turns", count=3, who="Ann"), language) == "3 turns by Ann"
    (logged,) = caplog.messages
    assert logged.startswith(f"{planted.package} ")
    assert f"instead of {language}: " in logged


def test_what_a_translation_lacks_is_listed(planted: Words) -> None:
    assert untranslated(planted.package, "de") == [
        "de lacks turns: English is shown.",
        "de lacks by-seat: English is shown.",
    ]
    assert untranslated(planted.package, "es") == [
        "es lacks by-seat: English is shown.",
        "es uses number in steps, and English does not: English is shown.",
        "es uses -turn in turns, and English does not: English is shown.",
    ]
    (unreadable,) = untranslated(planted.package, "fr")
    assert unreadable.startswith("fr cannot be read, and English is shown: ")
    assert unreadable.endswith(", rules.fr.ftl: Line 1: `}` was expected.")


def test_an_argument_that_a_translation_leaves_out_is_listed(planted: Words) -> None:
    german = Path(str(files(planted.package))) / "rules.de.ftl"
    german.write_text("steps = Schritte\nturns = { steps } von { $who }\nby-seat = { $who } { $number }\n", "utf-8")
    assert untranslated(planted.package, "de") == [
        "de leaves out count in steps.",
        "de leaves out count in turns.",
    ]
    assert in_words(planted("steps", count=3), "de") == "Schritte"


def test_pseudo_locales_disguise_the_texts_and_keep_the_arguments() -> None:
    message = say("not-your-turn", player="Ann")
    assert in_words(message, "en-XA") == "[Îţ îš Ann'š ţûŕñ. öñé]"
    assert in_words(message, "en-XB").replace("\N{RIGHT-TO-LEFT OVERRIDE}", "<").replace(
        "\N{POP DIRECTIONAL FORMATTING}", ">"
    ) == ("<It> <is> Ann'<s> <turn>.")


@pytest.mark.parametrize("language", PSEUDO)
def test_every_text_is_there_in_a_pseudo_locale(language: str) -> None:
    assert source_texts(COMMON, language).keys() == source_texts(COMMON, "en").keys()
