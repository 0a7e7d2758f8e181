"""Compile the modules that the hall of a device needs for its first page. `compile.js` runs this in Pyodide."""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from marshal import dumps

from tilehall.offline.worker import start

FIRST_PAGE = ("games", "me/tables", "puzzles")  # what the page asks for, which needs all games and bots
PLACES = ("/lib/python314.zip/", "/home/pyodide/")  # of the standard library and of the other archives
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # Python does not look for the source (PEP 552)


class NoStorage:
    """The storage of a device on which nothing was played."""

    async def rooms(self) -> list[str]:
        return []

    async def read(self, key: str) -> None:
        return None


def loaded() -> Iterator[tuple[str, str, bytes]]:
    """Yield the path in its archive, the file and the source of every module that was loaded from one."""
    for module in list(sys.modules.values()):
        file, spec = getattr(module, "__file__", None) or "", module.__spec__
        for place in PLACES:
            if file.startswith(place) and file.endswith(".py") and hasattr(spec.loader, "get_data"):
                yield file.removeprefix(place), file, spec.loader.get_data(file)


async def run() -> str:
    """Load the first page. Return the compiled modules: by path, each in base64."""
    hall = await start(NoStorage(), print)
    for path in FIRST_PAGE:
        answer = json.loads(await hall.request("person-1", "GET", f"/api/{path}"))
        assert answer["status"] == 200, answer
    found = {}
    for path, file, source in loaded():
        code = compile(source, file, "exec", dont_inherit=True)
        found[path] = b64encode(MAGIC_NUMBER + UNCHECKED + dumps(code)).decode()
    return json.dumps(found)
