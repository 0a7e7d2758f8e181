"""Write the JSON Schema of the wire (docs/wire.schema.json) and the page's types made from it (web/src/wire.ts).

    python -m tools.wire_schema

Asks and News are the two unions of the websocket. The types of each game have its name as a prefix (`Miners.View`),
because games share the names of steps. An installed game can be described in the same way.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from functools import cache
from inspect import getsource
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from tilehall.core.game import CHANCE, OPEN, AnyGame, Did, Ended, Fact
from tilehall.core.options import schemas
from tilehall.core.registry import games
from tilehall.messages.wire import AnyAsk, AnyNews
from tilehall.table.clock import TimeUp
from tilehall.table.projections import MAX_LEGAL, TakenBack
from tools import typescript

SCHEMA = "docs/wire.schema.json"
TYPES = "web/src/wire.ts"

# Python names in comments, and their names on the wire.
ELSEWHERE = {"None": "null", "CHANCE": str(CHANCE), "OPEN": str(OPEN), "MAX_LEGAL": str(MAX_LEGAL)}

Json = dict[str, Any]


def document(played: Iterable[AnyGame]) -> Json:
    """Return the JSON Schema of the wire with the types of these games."""
    asks, news = _described(get_args(AnyAsk), sent=False), _described(get_args(AnyNews), sent=True)
    news["Fact"] = {
        "description": "Something a watcher saw happen, in the form of the game played.",
        "type": "object",
        "properties": {"fact": {"type": "string"}},
        "required": ["fact"],
    }
    both = asks.keys() & news.keys()
    shared = {name: asks[name] for name in both if asks[name].get("properties") == news[name].get("properties")}
    defs = {
        "Ask": _union("Every message from a client.", "ask", get_args(AnyAsk)),
        "News": _union("Every message from the hall.", "news", get_args(AnyNews)),
        **asks,
        **news,
        **shared,  # what both ways carry: a client may leave out what has a default
    }
    if len(defs) != 2 + len(asks) + len(news) - len(shared):
        raise AssertionError("an ask and a piece of news share a name")
    own: dict[str, Json] = {}
    for game in played:
        prefix = type(game).__name__
        defs |= _game(game, f"{prefix}.")
        kinds = {"step": "Step", "fact": "Fact", "view": "View", "options": "Options"}
        own[game.name] = _object(
            f"{game.title}: {game.summary}",
            {kind: {"$ref": f"#/$defs/{prefix}.{name}"} for kind, name in kinds.items()},
        )
    defs["Games"] = _object("What each game sends through the wire, by the game's name.", own)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tilehall's websocket",
        "description": "Clients send an Ask, the hall sends News: see wire.md.",
        "anyOf": [{"$ref": "#/$defs/Ask"}, {"$ref": "#/$defs/News"}],
        "$defs": defs,
    }


def _game(game: AnyGame, prefix: str) -> dict[str, Json]:
    """Return the schemas of a game's steps, facts, view and options."""
    facts: tuple[type[Struct], ...] = (Did, Ended, TimeUp, TakenBack, *game.facts)
    found = _described((*game.lines, game.views, *facts, game.options), prefix, sent=True)
    found[game.options.__name__]["properties"] = schemas(game.options)
    # A step is sent as its own type; the base class that `Did` names has no fields.
    found["Step"] = _union("Every kind of step, chance's included, and resigning.", "do", game.lines, prefix)
    found["Fact"] = _union("Everything that can be told.", "fact", facts, prefix)
    return {prefix + name: each for name, each in found.items()}


def _described(kinds: Iterable[type[Struct]], prefix: str = "", *, sent: bool) -> dict[str, Json]:
    """Return the schemas of structs and of everything in them, with the comments of their fields.

    A client may leave out fields that have a default. What is `sent` by the server has all fields, except in structs
    that omit defaults.
    """
    kinds = tuple(kinds)
    _, found = msgspec.json.schema_components(kinds, ref_template=f"#/$defs/{prefix}{{name}}")
    for kind in structs_in(kinds):
        schema = found.get(kind.__name__)
        if schema is None:
            raise AssertionError(f"two structs that travel together are called {kind.__name__}")
        for field, comment in _comments(kind).items():
            schema["properties"].get(field, {}).setdefault("description", comment)
        if sent and not kind.__struct_config__.omit_defaults:
            schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = " ".join(schema["description"].partition(">>>")[0].split())  # without doctests
    return found


def structs_in(kinds: Iterable[type[Struct]]) -> set[type[Struct]]:
    """Return these structs and all structs in them."""
    found: set[type[Struct]] = set()

    def walk(node: Any) -> None:
        if isinstance(node, inspect.StructType):
            if node.cls in found:
                return
            found.add(node.cls)
        if isinstance(node, tuple):
            for each in node:
                walk(each)
        elif isinstance(node, (inspect.Type, inspect.Field)):
            for name in node.__struct_fields__:
                walk(getattr(node, name))

    walk(inspect.multi_type_info(kinds))
    return found - {Fact}


@cache
def _comments(kind: type[Struct]) -> dict[str, str]:
    """Return the comments after the fields of a struct, by the names of the fields on the wire.

    >>> from tilehall.messages.wire import Ok
    >>> _comments(Ok)
    {'seq': 'the number of its entry'}
    """
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, Struct) and each is not Struct:
            found |= dict(re.findall(r"^    (\w+): [^#\n]*  # (.+)$", getsource(each), re.MULTILINE))
    names = re.compile(rf"\b({'|'.join(ELSEWHERE)})\b")
    sent = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    return {sent[field]: names.sub(lambda name: ELSEWHERE[name[0]], found[field]) for field in sent if field in found}


def _union(what: str, tag: str, kinds: Iterable[type[Struct]], prefix: str = "") -> Json:
    names = [kind.__name__ for kind in kinds]
    refs = [{"$ref": f"#/$defs/{prefix}{name}"} for name in names]
    return {"description": what, "anyOf": refs, "discriminator": {"propertyName": tag}}


def _object(what: str, properties: dict[str, Json]) -> Json:
    return {"description": what, "type": "object", "properties": properties, "required": list(properties)}


def written() -> dict[str, str]:
    """Return the text of both files, by path, for the games of this package."""
    ours = [game for game in games().values() if type(game).__module__.startswith("tilehall.")]
    schema = document(ours)
    text = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    header = typescript.HEADER.format(tool="tools.wire_schema", source=SCHEMA, what="the messages")
    return {SCHEMA: f"{text}\n", TYPES: typescript.types(schema["$defs"], header)}


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files into a working tree, by path."""
    if not (folder / "docs").is_dir():
        sys.exit(f"tilehall: {folder} has no folder docs: run this at the top of the work tree.")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path.cwd(), written())
