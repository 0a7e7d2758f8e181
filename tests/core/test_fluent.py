"""Our reader of Fluent agrees with Fluent's own library, on all our messages and on what files can contain."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tilehall.core.fluent import FluentError, read, variables
from tilehall.core.message import COMMON, Message, Words, catalogue, source_texts
from tilehall.core.registry import games
from tilehall.core.sentences import words_of

HALL = {f"tilehall.{package}.words" for package in ("cli", "messages", "server", "table", "tournaments")}
PACKAGES = sorted({COMMON, *HALL, *(words_of(type(game).__module__) for game in games().values())} - {""})
EVERY_PACKAGE = pytest.mark.parametrize("package", PACKAGES)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
VALUES: tuple[Any, ...] = (0, 1, 2, 5, 1234, "hidden", "none", "Ann")


def bundle(*sources: str) -> FluentBundle:
    made = FluentBundle(["en"], use_isolating=False)
    for source in sources:
        made.add_resource(FluentResource(source))
    return made


def theirs(made: FluentBundle, id: str, args: dict[str, Any]) -> str:
    name, _, attribute = id.partition(".")
    message = made.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, args)
    assert not errors, (id, errors)
    return str(text)


def sources(package: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in files(package).iterdir() if file.name.endswith(".en.ftl")]


def choices(package: str, id: str) -> list[dict[str, Any]]:
    """Return arguments for a message: one value for all, then each key of its choices for the argument it is of."""
    texts = catalogue(package).texts
    names = {*variables(texts[id], texts)}
    found = [dict.fromkeys(names, value) for value in VALUES]
    return found + [dict.fromkeys(names, key) for source in sources(package) for key in keys(source)]


def keys(source: str) -> set[str]:
    """Return the words among the keys of choices, without plural categories, which are for numbers."""
    lines = [line.strip().lstrip("*") for line in source.splitlines()]
    return {
        line[1 : line.index("]")] for line in lines if line.startswith("[") and not line[1].isdecimal()
    } - CATEGORIES


@EVERY_PACKAGE
def test_our_messages_read_as_in_fluents_own_library(package: str) -> None:
    made = bundle(*sources(COMMON), *(sources(package) if package != COMMON else []))
    for id in source_texts(package, "en"):
        for args in choices(package, id):
            assert str(Message(id, args, package)) == theirs(made, id, args), (id, args)


FILE = """
### A file
## A section
# A comment

plain = Plain
attached =
    Two lines
      of text,

    and a third.
    .attribute = An attribute of { $name }
literal = { "" }[not a variant] { "\\u00e9 \\"quoted\\" \\\\" } { 5 }
nested = { $count ->
        [0] { $name ->
            [Ann] Ann has none
           *[other] { $name } has none
        }
        [one] One
       *[other] { $count } of { -term }
    }, { plain } and { attached.attribute }.
-term = term
last = {   $name   } is last
"""


@pytest.mark.parametrize("id", ["plain", "attached", "attached.attribute", "literal", "nested", "last"])
@pytest.mark.parametrize("count", [0, 1, 2, 1234567, -1])
@pytest.mark.parametrize("name", ["Ann", "Ben"])
def test_a_file_reads_as_in_fluents_own_library(
    id: str, count: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = catalogue(COMMON)
    monkeypatch.setattr(made, "texts", read(FILE))
    monkeypatch.setattr(made, "_functions", {})
    args = {"count": count, "name": name}
    assert made.render(id, args) == theirs(bundle(FILE), id, args)


@pytest.mark.parametrize(
    "source",
    [
        "no message",
        "a =",
        "a = { $count ->\n    [one] One\n    }",
        "a = { $count ->\n    *[one] One\n    *[other] Other\n    }",
        "a = { NUMBER($count) }",
        "a = { $count",
        "a = }",
        "a = A\na = B",
    ],
)
def test_what_is_not_in_our_subset_is_refused(source: str) -> None:
    with pytest.raises(FluentError):
        read(source)


def test_a_message_without_words_reads_as_its_id() -> None:
    assert str(Words(COMMON)("no-words", count=1)) == "no-words"
