"""Write the types of the HTTP API for the page (web/src/api.ts) from the server's OpenAPI document.

    python -m tools.api_types

Every struct of the API becomes an interface. `Routes` has the parameters and the answer of each route.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from litestar.testing import AsyncTestClient

from tilehall.server.app import App
from tilehall.server.settings import Settings
from tilehall.store.sqlite.store import SqliteStore
from tools import typescript, wire_schema

TYPES = "web/src/api.ts"
METHODS = ("get", "post", "patch", "delete")

Json = dict[str, Any]


async def document() -> Json:
    """Return the OpenAPI document of a server with default settings."""
    with TemporaryDirectory() as folder:
        settings = Settings()
        store = SqliteStore(Path(folder) / "hall.db")
        try:
            async with AsyncTestClient(App(settings, store).http()) as client:
                described: Json = (await client.get("/api/openapi.json")).json()
                return described
        finally:
            await store.close()


def definitions(described: Json) -> Json:
    """Return the structs of an OpenAPI document, and `Routes`."""
    structs: Json = described["components"]["schemas"]
    for struct in structs.values():
        if struct.get("additionalProperties") is not False:
            # An answer has all its fields; only a request may leave out fields.
            struct["required"] = list(struct["properties"])
    routes = {
        f"{method.upper()} {path}": _route(item[method])
        for path, item in sorted(described["paths"].items())
        for method in METHODS
        if method in item
    }
    return {**dict(sorted(structs.items())), "Routes": _object(routes, "What each route takes, and what it answers.")}


def _route(operation: Json) -> Json:
    """Return the parameters of the path and the query, the body of a request, and the answer if it is accepted.

    >>> code = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
    >>> route = _route({"summary": "Gone", "parameters": [code], "responses": {"204": {}}})
    >>> print(typescript.types({"Gone": route}))
    <BLANKLINE>
    /** Gone */
    export interface Gone {
      path: { code: string };
      answer: null;
    }
    <BLANKLINE>
    """
    found: Json = {}
    for place in ("path", "query"):
        if given := [each for each in operation.get("parameters", ()) if each["in"] == place]:
            found[place] = _object({each["name"]: _described(each) for each in given})
            found[place]["required"] = [each["name"] for each in given if each.get("required")]
    if "requestBody" in operation:
        found["body"] = _content(operation["requestBody"])
    success = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    found["answer"] = _content(success)
    return _object(found, operation["summary"])


def _described(parameter: Json) -> Json:
    words = {"description": parameter["description"]} if parameter.get("description") else {}
    if parameter["in"] == "path":
        words = {"description": ""}  # its place in the address says what it is
    return {**parameter["schema"], **words}


def _content(part: Json) -> Json:
    """Return the schema of the first media type of a request or an answer."""
    forms = list(part.get("content", {}).values())
    schema: Json = forms[0]["schema"] if forms else {"type": "null"}
    return {key: value for key, value in schema.items() if key != "examples"}


def _object(properties: Json, what: str = "") -> Json:
    words = {"description": what} if what else {}
    return {"type": "object", "properties": properties, "required": list(properties), **words}


def written() -> dict[str, str]:
    """Return the text of the file, by its path."""
    header = typescript.HEADER.format(tool="tools.api_types", source="/api/openapi.json", what="the API")
    return {TYPES: typescript.types(definitions(asyncio.run(document())), header)}


if __name__ == "__main__":
    wire_schema.write(Path.cwd(), written())
