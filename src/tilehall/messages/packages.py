"""Files that installed game packages bring for the page: boards, pictures and how-to-plays, read at startup.

A package names one folder by the entry point `tilehall.boards`. Every file of a known type in it is public under
/boards/GAME/, and nothing outside it. A request is looked up among the files in memory, and never touches the disk.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from tilehall.core.registry import board_packages

log = logging.getLogger("tilehall.packages")

BOARDS = "/boards/"
SCRIPT = re.compile(rf"{BOARDS}[^/]+/([^/]+)\.js")  # at the top of a folder
# The file types of a board, without HTML pages and Python files.
KINDS = {".css", ".jpg", ".js", ".json", ".md", ".png", ".svg", ".webp", ".woff2"}
PART = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")  # a part of a path: not hidden, and with nothing to escape in a URL
MAX_FILE_BYTES = 1 << 20  # ten times the largest board of the page itself
MAX_FOLDER_BYTES = 4 << 20  # all files stay in memory
MAX_FILES = 100  # per folder
Address = Annotated[str, Meta(description="An address on this server; empty if the game's package has none.")]


class Assets(Struct, frozen=True):
    """The addresses of the files that a game's package brings."""

    board: Address = ""
    styles: Address = ""
    how_to: Address = ""
    picture: Address = ""
    files: frozenset[str] = frozenset()  # the addresses of all files in its folder

    @property
    def scripts(self) -> dict[str, str]:
        """The scripts at the top of the folder, by name: {"board": "/boards/nim/board.js"}."""
        return {found[1]: address for address in sorted(self.files) if (found := SCRIPT.fullmatch(address))}


ROLES = {"board": "board.js", "styles": "board.css", "how_to": "how-to.md", "picture": "picture.svg"}


class FolderTooLarge(Exception):
    """A folder that exceeds the limits for boards. The text says which limit."""


def read_assets() -> dict[str, bytes]:
    """Return every file that the installed packages bring, by address. Logs and leaves out what cannot be served."""
    found: dict[str, bytes] = {}
    for game, package in board_packages().items():
        folder = folder_of(package)
        if folder is None:
            log.error("the board of %s is left out: there is no folder of the package %s", game, package)
            continue
        try:
            found |= {f"{BOARDS}{game}/{name}": content for name, content in read_folder(folder)}
        except (FolderTooLarge, OSError) as error:
            log.error("the board of %s is left out: %s", game, error)
    return found


def folder_of(package: str) -> Path | None:
    """Return the folder of a Python package, with or without an `__init__.py`, or None if it does not exist."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def read_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the public files of a folder with their paths in it. Raises `FolderTooLarge` if it exceeds the limits."""
    real = folder.resolve()
    count = size = 0
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.suffix not in KINDS or not all(map(PART.fullmatch, name.split("/"))) or not file.is_file():
            continue
        # A link out of the folder would publish files by mistake.
        if not file.resolve().is_relative_to(real):
            log.warning("%s is not served: it is a link out of its folder", file)
            continue
        content = file.read_bytes() if file.stat().st_size <= MAX_FILE_BYTES else None
        if content is None:
            raise FolderTooLarge(f"{name} has more than {MAX_FILE_BYTES} bytes")
        count, size = count + 1, size + len(content)
        if count > MAX_FILES or size > MAX_FOLDER_BYTES:
            raise FolderTooLarge(f"{folder} has more than {MAX_FILES} files or {MAX_FOLDER_BYTES} bytes")
        yield name, content


def place_of(game: str, file: str) -> str:
    """Return the address of a file in the folder of a game's package."""
    return f"{BOARDS}{game}/{file}"


def assets_of(game: str, addresses: Iterable[str]) -> Assets:
    """Return the files that a game's package brings, out of all addresses that are served.

    >>> assets_of("nim", {"/boards/nim/board.js", "/boards/go/picture.svg"}).board
    '/boards/nim/board.js'
    """
    files = frozenset(address for address in addresses if address.startswith(place_of(game, "")))
    places = {role: place_of(game, file) for role, file in ROLES.items()}
    return Assets(**{role: place for role, place in places.items() if place in files}, files=files)
