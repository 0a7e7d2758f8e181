"""Tests that the schemas and TypeScript types of websocket and HTTP match the code, and that messages match them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from tools import api_types, typescript, wire_schema

from tilehall.core.game import AnyGame, Watcher
from tilehall.core.play import begin, playout, told
from tilehall.core.registry import games

ROOT = Path(__file__).parents[2]
DOCUMENT = wire_schema.document(games().values())
EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def fits(name: str) -> jsonschema_rs.Draft202012Validator:
    """Return a validator for this type."""
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DOCUMENT["$defs"]})


@pytest.mark.parametrize("path", wire_schema.written())
def test_the_files_are_not_stale(path: str) -> None:
    kept = (ROOT / path).read_text(encoding="utf-8")
    assert kept == wire_schema.written()[path], f"{path} is stale: run `python -m tools.wire_schema`"


def test_the_types_of_the_http_api_are_not_stale() -> None:
    kept = (ROOT / api_types.TYPES).read_text(encoding="utf-8")
    assert {api_types.TYPES: kept} == api_types.written(), "web/src/api.ts is stale: run `python -m tools.api_types`"


def test_a_route_says_what_it_takes_and_answers() -> None:
    types = api_types.written()[api_types.TYPES]
    assert '  "POST /api/rooms": { body: NewRoom; answer: OpenedRoom };\n' in types
    assert '  "POST /api/sign-out": { answer: null };\n' in types
    assert "  seats?: number | null;" in types  # optional in requests …
    assert "  recovery: string;" in types  # … but always present in answers


def test_the_command_writes_both_files(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has no folder docs"):
        wire_schema.write(tmp_path, wire_schema.written())
    (tmp_path / "docs").mkdir()
    wire_schema.write(tmp_path, wire_schema.written())
    for path, text in wire_schema.written().items():
        assert (tmp_path / path).read_text(encoding="utf-8") == text


def test_the_schema_is_one() -> None:
    jsonschema_rs.meta.validate(DOCUMENT)
    refs = set(re.findall(r'"#/\$defs/([^"]+)"', msgspec.json.encode(DOCUMENT).decode()))
    assert refs <= set(DOCUMENT["$defs"])


def test_every_example_of_the_document_fits() -> None:
    whole = jsonschema_rs.Draft202012Validator(DOCUMENT)
    text = (ROOT / "docs/reference/wire.md").read_text(encoding="utf-8")
    examples = [msgspec.json.decode(each) for each in re.findall(r"```json\n(.+?)\n```", text, re.DOTALL)]
    assert len(examples) > 25
    for example in examples:
        whole.validate(example)
        assert not whole.is_valid({**example, "ask": "fly", "news": "fly"})


def travels(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@EVERY
def test_what_a_game_sends_fits_its_types(game: AnyGame) -> None:
    prefix = type(game).__name__
    view, step, fact = fits(f"{prefix}.View"), fits(f"{prefix}.Step"), fits(f"{prefix}.Fact")
    seats = game.seats[-1]
    watchers: tuple[Watcher, ...] = (*range(seats), None)
    before = begin(game, game.options(), seats)
    fits(f"{prefix}.Options").validate(travels(game.options()))
    for number, (taken, after) in enumerate(playout(game, before, Random(5))):
        watcher = watchers[number % len(watchers)]
        step.validate(travels(game.show(taken, watcher)))
        view.validate(travels(game.view(after, watcher)))
        for each in told(game, before, taken, after, watcher):
            fact.validate(travels(each))
        before = after
    assert not view.is_valid({})
    assert not step.is_valid({"do": "fly"})
    assert not fact.is_valid({"fact": "flown"})


def test_types_are_told_apart_by_their_tags() -> None:
    types = wire_schema.written()[wire_schema.TYPES]
    for ask in ("enter", "try", "submit"):
        assert f'{{\n  ask: "{ask}";\n' in types
    assert '{\n  news: "happened";\n' in types
    assert '    do: "stone";\n    cell: [number, number];\n' in types
    assert "  view: unknown;" in types
    assert "  after?: number;" in types  # optional in requests …
    assert "  stale: boolean;" in types  # … but always present in answers
    assert "/** the number of its entry */" in types


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"no-name": {}}, "no-name cannot be the name of a type"),
        ({"Odd": {"not": {}}}, "a schema with not has no type here"),
    ],
)
def test_what_cannot_be_written_as_a_type_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        typescript.types(given)


def test_a_comment_cannot_end_early() -> None:
    types = typescript.types({"Any": {"description": "a */ b"}})
    assert "/** a * / b */" in types
