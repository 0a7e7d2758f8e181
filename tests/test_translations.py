"""Every text is there in every language, with the same arguments, and translators find every catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.support.browser_people import ROOT
from tests.support.page_words import differences, texts_of, translations
from tilehall.core.languages import ENGLISH, LANGUAGES

FOLDERS = (ROOT / "src", ROOT / "web/src", ROOT / "web/manifest", ROOT / "examples")
CATALOGUES = sorted(file for folder in FOLDERS for file in folder.rglob(f"*.{ENGLISH}.ftl"))
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


def missing(english: Path, language: str) -> list[str]:
    """Return the texts of a catalogue that a language lacks."""
    translated = translations(english).get(language)
    known = texts_of(translated) if translated else {}
    return [f"{language}: {english.relative_to(ROOT)}: {id}" for id in texts_of(english) if id not in known]


@pytest.mark.parametrize("language", OTHERS)
def test_every_catalogue_is_complete(language: str) -> None:
    assert len(CATALOGUES) > 60
    found = [each for english in CATALOGUES for each in missing(english, language)]
    assert not found, "\n".join(found)


def test_a_missing_text_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    english = tmp_path / "a.en.ftl"
    english.write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "a.de.ftl").write_text("one = Eins\n", encoding="utf-8")
    assert missing(english, "de") == ["de: a.en.ftl: two"]
    assert missing(english, "es") == ["es: a.en.ftl: one", "es: a.en.ftl: two"]


@pytest.mark.parametrize("english", CATALOGUES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_translations_have_the_arguments_and_the_markup_of_english(english: Path) -> None:
    found = [each for file in translations(english).values() for each in differences(english, file)]
    assert not found, "\n".join(found)


def test_a_translation_with_other_arguments_or_markup_is_found(tmp_path: Path) -> None:
    english, german = tmp_path / "a.en.ftl", tmp_path / "a.de.ftl"
    english.write_text("one = <b>{ $name }</b>\ntwo = { $count }\nthree = Three\n", encoding="utf-8")
    german.write_text("one = { $name }\ntwo = Zwei\nfour = Vier\n", encoding="utf-8")
    assert differences(english, german) == [
        "a.de.ftl: one has other markup than in English: ['b'].",
        "a.de.ftl: two has other arguments than in English: ['count'].",
        "a.de.ftl has four, and English does not.",
    ]


def test_weblate_finds_every_catalogue() -> None:
    found = msgspec.json.decode((ROOT / "deploy/weblate.json").read_bytes())
    assert found["file_format"] == "fluent"
    for english in CATALOGUES:
        path = english.relative_to(ROOT).as_posix()
        match = re.fullmatch(found["match"], path)
        assert match
        assert match["language"] == ENGLISH
        assert re.search(found["language_regex"], match["language"])
        assert found["base_file_template"].replace("{{ component }}", match["component"]) == path
