"""Write TypeScript types from a JSON Schema or an OpenAPI document, as far as the wire and the API use them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

HEADER = """\
// Written by `python -m {tool}` from {source}: change {what}, not this file.
/* eslint-disable */
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def types(definitions: Json, header: str = "") -> str:
    """Return a module with a type for every definition. A name with a dot, `Miners.View`, becomes a namespace.

    >>> cell = {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}], "items": False}
    >>> print(types({"Cell": cell, "Any": {"description": "Who knows."}}))
    <BLANKLINE>
    export type Cell = [number, number];
    <BLANKLINE>
    /** Who knows. */
    export type Any = unknown;
    <BLANKLINE>
    """
    lines = [header]
    spaces: dict[str, list[str]] = {}
    for name, each in definitions.items():
        space, _, own = name.rpartition(".")
        declared = list(_declared(own, each, space))
        if space:
            spaces.setdefault(space, []).extend([*_indented(declared), ""])
        else:
            lines += [*declared, ""]
    for space, inside in spaces.items():
        lines += [f"export namespace {space} {{", *inside[:-1], "}", ""]
    return "\n".join(lines)


def _declared(name: str, schema: Json, space: str) -> Iterator[str]:
    if not name.isidentifier():
        raise ValueError(f"{name} cannot be the name of a type")
    yield from _comment(schema)
    if schema.get("properties"):
        yield f"export interface {name} {_typed(schema, space)}"
    else:
        yield f"export type {name} = {_typed(schema, space)};"


def _comment(schema: Json) -> Iterator[str]:
    if "description" in schema:
        yield f"/** {schema['description'].replace('*/', '* /')} */"


def _typed(schema: Json, space: str) -> str:
    """Return a schema as a type expression inside a namespace.

    >>> _typed({"anyOf": [{"$ref": "#/$defs/Miners.View"}, {"type": "null"}]}, "Miners")
    'View | null'
    >>> _typed({"type": "array", "items": {"enum": ["heart", 2]}}, "")
    '("heart" | 2)[]'
    """
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2].removeprefix(f"{space}." if space else "")
        case {"enum": values}:
            return " | ".join(map(_quoted, values))
        case {"anyOf": choices} | {"oneOf": choices}:
            return " | ".join(dict.fromkeys(_typed(each, space) for each in choices))
        case {"type": "array", "prefixItems": items, "items": False}:
            return f"[{', '.join(_typed(each, space) for each in items)}]"
        case {"type": "array"}:
            items = schema.get("items", {})
            item = _typed(items, space)
            return f"({item})[]" if items.keys() & {"anyOf", "oneOf", "enum"} else f"{item}[]"
        case {"type": "object"}:
            return _object(schema, space)
        case {"type": str(plain)}:
            return PLAIN[plain]
    unread = schema.keys() - {"description", "default", "title"}
    if unread:
        raise ValueError(f"a schema with {', '.join(sorted(unread))} has no type here")
    return "unknown"


def _object(schema: Json, space: str) -> str:
    """Return an object type with one field per line, or an index type if its keys are free."""
    if not schema.get("properties"):
        others = schema.get("additionalProperties", {})
        return f"Record<string, {'never' if others is False else _typed(others, space)}>"
    lines: list[str] = []
    for name, each in schema["properties"].items():
        optional = "" if name in schema.get("required", ()) else "?"
        key = name if name.isidentifier() else _quoted(name)
        lines += _comment(each)
        lines.append(f"{key}{optional}: {_typed(each, space)};")
    return "\n".join(["{", *_indented(lines), "}"])


def _indented(lines: list[str]) -> Iterator[str]:
    for line in lines:
        yield from (f"  {part}" for part in line.split("\n"))


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
