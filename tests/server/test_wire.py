"""Tests that docs/reference/wire.md describes every message and field, and that its examples are valid messages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct, structs
from tools.wire_schema import structs_in

from tests.support.rooms import all_ready, dice, gathered, played
from tilehall.core import options as choices
from tilehall.core.game import AnyGame, Did, Ended, Malformed
from tilehall.core.notation import from_json, parse
from tilehall.core.registry import games
from tilehall.messages import snapshots, wire
from tilehall.server.close_codes import CloseCode
from tilehall.server.live import picows_adapter
from tilehall.server.live.connection import MAX_FRAME_FACTOR
from tilehall.server.settings import Settings
from tilehall.table import commands, projections

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/reference/wire.md").read_text(encoding="utf-8")
ASKS: tuple[type[wire.Ask], ...] = get_args(wire.AnyAsk)
NEWS: tuple[type[wire.News], ...] = get_args(wire.AnyNews)
PARTS = tuple(sorted(structs_in(NEWS) - set(NEWS), key=lambda kind: kind.__name__))
EXAMPLES = re.findall(r"```json\n(.+?)\n```", DOCUMENT, re.DOTALL)
_news = msgspec.json.Decoder(wire.AnyNews)


def tag(kind: type[Struct]) -> str:
    """Return the name of a struct in the document: the tag of a message, otherwise the class name."""
    return str(kind.__struct_config__.tag or kind.__name__)


def section(heading: str) -> str:
    """Return the text under a heading."""
    found = re.search(rf"^### {heading}\n(.*?)(?=^##|\Z)", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert found, f"docs/reference/wire.md has no section {heading}"
    return found[1]


def rows(heading: str) -> set[str]:
    """Return the fields that a section's table names."""
    return set(re.findall(r"^\| `(\w+)` \| [^|]+ \| [^|]+ \|$", section(heading), re.MULTILINE))


@pytest.mark.parametrize("kind", [*ASKS, *NEWS, *PARTS], ids=tag)
def test_every_field_is_in_its_table_and_no_other(kind: type[Struct]) -> None:
    told_of_once_for_all = {"id"} if kind in ASKS else set()
    assert rows(tag(kind)) == set(kind.__struct_encode_fields__) - told_of_once_for_all


@pytest.mark.parametrize("kind", [*ASKS, *NEWS], ids=tag)
def test_every_message_has_an_example_of_its_own(kind: type[Struct]) -> None:
    examples = re.findall(r"```json\n(.+?)\n```", section(tag(kind)), re.DOTALL)
    assert examples
    for example in examples:
        raw = msgspec.json.decode(example)
        assert raw[str(kind.__struct_config__.tag_field)] == tag(kind)


def test_nothing_is_documented_that_does_not_exist() -> None:
    headings = re.findall(r"^### (\w+)$", DOCUMENT, re.MULTILINE)
    assert sorted(headings) == sorted(map(tag, [*ASKS, *NEWS, *PARTS]))


def test_every_field_that_may_be_left_out_says_its_default() -> None:
    for kind in ASKS:
        for field in msgspec.structs.fields(kind):
            if not field.required:
                default = msgspec.json.encode(field.default).decode().strip('"')
                row = next(
                    line for line in section(tag(kind)).splitlines() if line.startswith(f"| `{field.encode_name}` |")
                )
                assert re.search(rf", `?{re.escape(default)}`? \|", row), row


def travels(value: Any) -> Any:
    """Return a value as it is decoded from a message."""
    return msgspec.json.decode(msgspec.json.encode(value))


def taken(raw: Any) -> AnyGame:
    """Return the game that accepts all these steps."""
    for game in games().values():
        try:
            for step in raw:
                from_json(msgspec.json.encode(step), game.steps)
        except Malformed:
            continue
        return game
    raise AssertionError(f"no game has the steps {raw}")


def seen(view: Any) -> AnyGame:
    """Return the game whose view this is, with exactly the same fields."""
    for game in games().values():
        try:
            read = msgspec.convert(view, game.views)
        except msgspec.ValidationError:
            continue
        if travels(read) == view:
            return game
    raise AssertionError(f"no game has the view {view}")


def check_fact(raw: dict[str, Any], game: AnyGame) -> None:
    """Assert that a fact is one of the game's, with exactly the same fields."""
    kinds: tuple[type[Struct], ...] = (Did, Ended, *game.facts)
    kind = {tag(each): each for each in kinds}[raw["fact"]]
    if kind is Did:
        step = from_json(msgspec.json.encode(raw["step"]), game.lines)
        assert travels(Did(raw["who"], step)) == raw
    else:
        assert travels(msgspec.convert(raw, kind)) == raw


def check_ask(example: str, raw: dict[str, Any]) -> None:
    """Assert that the server can read an ask, and the game its steps and options."""
    read = wire.read(example.encode())
    assert wire.id_of(example.encode()) == read.id == raw["id"]
    match read:
        case wire.Try() | wire.Submit():
            taken(raw["steps"])
        case wire.Arrange(options=options, seats=seats):
            choices.decode(games()["4ascend"], bytes(options), seats)


def check_news(example: str, raw: dict[str, Any]) -> None:
    """Assert that the server would write exactly this news; its views, facts and steps must belong to their game."""
    position = raw.get("position") or ({"view": raw["view"]} if "view" in raw else None)
    moves = [*raw.get("moves", []), *([raw["move"]] if "move" in raw else [])]
    if position is not None:
        # A view's changes do not show which game they belong to: the example is from 4ascend.
        game = games()["4ascend"] if raw["news"] == "changed" else seen(position["view"])
        listed = [*position.get("legal", []), *raw.get("steps", []), *raw.get("next", [])]
        for line in [*listed, *(line for move in moves for line in move["steps"])]:
            parse(line, game.lines)
        for told in (told for move in moves for told in move["facts"]):
            check_fact(told["fact"], game)
            told["fact"] = {"fact": "fact"}  # the base type, which is all that the message's type declares
    if raw["news"] == "room":
        chosen = choices.decode(games()[raw["game"]], msgspec.json.encode(raw["options"]), raw["seats"])
        assert travels(chosen) == raw["options"]
    read = _news.decode(msgspec.json.encode(raw))
    assert msgspec.json.decode(wire.write(read)) == raw
    if isinstance(read, wire.Hello):
        assert read.changes == wire.CHANGES


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_a_message(example: str) -> None:
    raw = msgspec.json.decode(example)
    if "ask" in raw:
        check_ask(example, raw)
    else:
        check_news(example, raw)


def closing(code: CloseCode) -> str:
    """Return the row about a close code."""
    return next(line for line in DOCUMENT.splitlines() if line.startswith(f"| {code} |"))


def test_every_close_code_is_documented_and_no_other() -> None:
    assert re.findall(r"^\| (\d{4}) \|", DOCUMENT, re.MULTILINE) == [str(int(code)) for code in CloseCode]


def test_no_close_code_is_written_as_a_number_elsewhere() -> None:
    """Check that every close uses a listed code, so that the list is complete."""
    codes = {int(code) for code in CloseCode} - {1000}  # 1000 is also an ordinary number
    for file in sorted((ROOT / "src/tilehall/server").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Attribute) and call.func.attr in ("bye", "send_close"):
                assert not any(isinstance(each, ast.Constant) and each.value == 1000 for each in ast.walk(call)), file
        if file.name != "close_codes.py":
            numbers = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
            assert not codes & {number for number in numbers if type(number) is int}, file


def test_the_bounds_of_a_message_and_of_a_frame_are_documented_as_they_are() -> None:
    largest = Settings().message_bytes
    assert f"`message_bytes`, {largest} unless" in closing(CloseCode.TOO_LARGE)
    assert f"more than {MAX_FRAME_FACTOR} times" in closing(CloseCode.FRAME_TOO_LARGE)
    assert f"{MAX_FRAME_FACTOR * largest} bytes unless" in closing(CloseCode.FRAME_TOO_LARGE)
    assert f"for {picows_adapter.PONG_TIMEOUT_S:g} seconds" in closing(CloseCode.GOING_AWAY)
    assert f"after {picows_adapter.LINGER_S:g} seconds" in closing(CloseCode.TOO_SLOW)
    assert f"silent for {picows_adapter.PING_AFTER_S:g} seconds" in DOCUMENT


TAGS = {
    "ask": "enter leave sit stand bot clear ready unready arrange host mute readmit close "
    "try hint look submit resign takeback agree again talk react ping",
    "news": "hello ok refused waiting room roomchanged table happened changed past clock tried hinted said reacted "
    "company bye",
}


def test_every_message_keeps_its_tag() -> None:
    """Check the tags, which clients depend on: a class may be renamed, its tag may not."""
    for field, kinds in (("ask", ASKS), ("news", NEWS)):
        assert [kind.__struct_config__.tag for kind in kinds] == TAGS[field].split()
        assert {kind.__struct_config__.tag_field for kind in kinds} == {field}


def test_every_link_leads_to_a_heading() -> None:
    headings = {line.lower() for line in re.findall(r"^#+ (\w+)$", DOCUMENT, re.MULTILINE)}
    assert {link.lower() for link in re.findall(r"\]\(#(\w+)\)", DOCUMENT)} <= headings


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{}",
        b"[]",
        b'{"ask":"fly","id":1}',
        b'{"ask":"ping"}',
        b'{"ask":"ping","id":-1}',
        b'{"ask":"ping","id":1,"colour":"red"}',
        b'{"ask":"enter","id":1,"room":""}',
        b'{"ask":"sit","id":1,"seat":16}',
        b'{"ask":"talk","id":1,"text":""}',
        b'{"ask":"react","id":1,"reaction":"rude"}',
        b'{"ask":"react","id":1}',
        b'{"ask":"submit","id":1,"steps":[],"after":1,"key":"short"}',
        b'{"ask":"submit","id":1,"steps":[],"after":1,"key":"with a blank"}',
        b'{"ask":"try","id":1,"after":1,"steps":[' + b",".join([b"{}"] * 129) + b"]}",
        b'{"ask":"ping","id":1',
        b"\xff\xfe",
    ],
)
def test_what_is_no_ask_is_not_read(raw: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, ValueError)):
        wire.read(raw)


@pytest.mark.parametrize(
    ("raw", "id"),
    [(b'{"ask":"fly","id":7}', 7), (b'{"id":"seven"}', 0), (b"hello", 0), (b"[" * 100_000, 0), (b"\xff", 0)],
)
def test_a_broken_message_is_answered_by_its_id_if_it_has_one(raw: bytes, id: int) -> None:
    assert wire.id_of(raw) == id


@pytest.mark.parametrize("name", ["4ascend", "rummikub"])
def test_a_message_put_together_from_encoded_parts_is_the_message(name: str) -> None:
    room = all_ready(gathered(name, 2))
    change = commands.begin(room, dice(room))
    before, room = change.room, played(change.room, 1, Random(3))
    happened = projections.move(change, -1, 17)
    had, has = projections.Projections(before), projections.Projections(room)
    news = snapshots.MoveNews(happened, lambda _: ("Ann", "Ben"), had, has)
    for watcher in (None, 0, 1):
        move = projections.tell(room, happened, watcher, ("Ann", "Ben"))
        whole = wire.Happened(move=move, position=projections.position(room, watcher))
        assert news.message(watcher, reads_changes=False) == wire.write(whole)
        changed = msgspec.json.decode(news.message(watcher, reads_changes=True))
        legal = has.legal(watcher, asks=True)
        parts = wire.PositionChanged(
            move=projections.tell(room, happened, watcher, ("Ann", "Ben"), merged=True),
            since=before.moved,
            me=watcher,
            legal=projections.by_beginning(legal.steps),
            more=legal.more,
            **structs.asdict(has.changes(had, watcher)),
        )
        assert changed == msgspec.json.decode(wire.write(parts))


@pytest.mark.parametrize("key", ["abc!defgh", "abcdefgh\n", " abcdefgh", "ключключ", "short", "x" * 65])
@pytest.mark.parametrize("ask", ['"submit","steps":[],"after":1', '"resign"'])
def test_a_key_has_letters_digits_and_dashes_only(ask: str, key: str) -> None:
    given = f'{{"id":1,"ask":{ask},"key":%s}}'
    assert wire.read((given % '"aZ09_-xyz"').encode())
    with pytest.raises(msgspec.ValidationError):
        wire.read((given % msgspec.json.encode(key).decode()).encode())
