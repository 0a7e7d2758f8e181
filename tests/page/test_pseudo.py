"""The pseudo-locale with long texts is 40% longer than English, on the page and in what the hall says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from tests.support.page_module import opened
from tests.support.page_words import catalogues, texts_of

from tilehall.core.fluent import Pattern
from tilehall.core.message import source_texts

LONGER = 0.4
PACKAGES = ("tilehall.core.words", "tilehall.server.words", "tilehall.games.miners.words")


def plain(texts: Mapping[str, Pattern]) -> Iterator[tuple[str, str]]:
    """Yield the messages that are one text without arguments, markup and code."""
    for id, (first, *more) in texts.items():
        if isinstance(first, str) and not more and not re.search("[<`]", first):
            yield id, first


def least(text: str) -> int:
    """Return how long a text must be in the pseudo-locale."""
    return len(text) + int(LONGER * sum(map(str.isalpha, text)))


def test_every_text_of_the_page_is_longer() -> None:
    with opened("words/pseudo.ts") as page:
        for file in catalogues().values():
            english = dict(plain(texts_of(file)))
            longer = page("disguised", english, "en-XA")
            assert [id for id, text in english.items() if len("".join(longer[id])) < least(text)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_text_of_the_hall_is_longer(package: str) -> None:
    longer = source_texts(package, "en-XA")
    for id, text in plain(source_texts(package, "en")):
        assert len("".join(map(str, longer[id]))) >= least(text), id
