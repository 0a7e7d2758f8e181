"""Write TypeScript types from a JSON Schema or an OpenAPI document, as far as the wire and the API use them."""

from __future__ import annotations

import json
import re
from collections import Counter
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

    A type that all namespaces declare alike is declared once, outside them.

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
    for name, each in _with_shared(definitions).items():
        space, _, own = name.rpartition(".")
        declared = list(_declared(own, each, space))
        if space:
            spaces.setdefault(space, []).extend([*_indented(declared), ""])
        else:
            lines += [*declared, ""]
    for space, inside in spaces.items():
        lines += [f"export namespace {space} {{", *inside[:-1], "}", ""]
    return "\n".join(lines)


def _with_shared(definitions: Json) -> Json:
    """Move each type that all namespaces declare alike out of the namespaces."""
    texts: dict[str, set[str]] = {}
    for name, each in definitions.items():
        space, _, own = name.rpartition(".")
        texts.setdefault(own, set()).add("\n".join(_declared(own, each, space)))
    often = Counter(name.rpartition(".")[2] for name in definitions if "." in name)
    alike = {own for own, found in texts.items() if len(found) == 1 and often[own] > 1}
    while unlike := {own for own in alike if _spaced_names(definitions, own) - alike}:
        alike -= unlike
    found = {own if (own := name.rpartition(".")[2]) in alike else name: each for name, each in definitions.items()}
    refs = rf'/\w+\.({"|".join(sorted(alike))})"'
    return dict(json.loads(re.sub(refs, r'/\1"', json.dumps(found)))) if alike else definitions


def _spaced_names(definitions: Json, own: str) -> set[str]:
    """Return the names in a namespace that a definition of that namespace refers to."""
    text = json.dumps([each for name, each in definitions.items() if name.endswith(f".{own}")])
    return {ref.rpartition(".")[2] for ref in re.findall(r'"#[^"]*/([^"/]+)"', text) if "." in ref}


def _declared(name: str, schema: Json, space: str) -> Iterator[str]:
    if not name.isidentifier():
        raise ValueError(f"{name} cannot be the name of a type")
    yield from _comment(schema)
    if schema.get("properties"):
        yield f"export interface {name} {_object(schema, space)}"
    else:
        yield f"export type {name} = {_typed(schema, space)};"


def _comment(schema: Json) -> Iterator[str]:
    if schema.get("description"):
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
        case {"allOf": [only]}:  # a reference with a description
            return _typed(only, space)
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
            return _inline(schema, space)
        case {"type": str(plain)}:
            return PLAIN[plain]
    unread = schema.keys() - {"description", "default", "title"}
    if unread:
        raise ValueError(f"a schema with {', '.join(sorted(unread))} has no type here")
    return "unknown"


def _inline(schema: Json, space: str) -> str:
    """Return an object inside another type: on one line if no field has a comment. Free keys become an index type.

    >>> _inline({"properties": {"code": {"type": "string"}, "seat": {"type": "integer"}}, "required": ["code"]}, "")
    '{ code: string; seat?: number }'
    """
    fields = schema.get("properties", {})
    if not fields:
        others = schema.get("additionalProperties", {})
        return f"Record<string, {'never' if others is False else _typed(others, space)}>"
    several = _object(schema, space)
    if len(fields) < several.count("\n") - 1:
        return several
    return " ".join(part.strip() for part in several.split("\n")).replace("; }", " }")


def _object(schema: Json, space: str) -> str:
    """Return an object type with one field per line."""
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
