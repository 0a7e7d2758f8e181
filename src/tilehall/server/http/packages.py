"""What installed game packages bring for the page: boards, pictures and how-to-plays, read when the server starts.

A package names one folder by the entry point `tilehall.boards`. Everything of a known kind in it is public under
/boards/GAME/, and nothing outside it: a request is looked up among what was read, and never touches the disk.
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
# What a board is made of. Pages and Python files are not among it.
KINDS = {".css", ".jpg", ".js", ".json", ".md", ".png", ".svg", ".webp", ".woff2"}
PART = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")  # of a path: nothing hidden, nothing that an address has to escape
MAX_FILE_BYTES = 1 << 20  # bytes of a file: ten times the largest board of the page's own
MAX_FOLDER_BYTES = 4 << 20  # bytes of a folder, all of which stay in memory
MAX_FILES = 100  # of a folder
Address = Annotated[str, Meta(description="An address on this server; empty where the game's package brings none.")]


class Assets(Struct, frozen=True):
    """Where the page finds what a game's package brings."""

    board: Address = ""
    styles: Address = ""
    how_to: Address = ""
    picture: Address = ""
    files: frozenset[str] = frozenset()  # the addresses of everything in its folder

    @property
    def scripts(self) -> dict[str, str]:
        """The scripts at the top of the folder, by name: {"board": "/boards/nim/board.js"}."""
        return {found[1]: address for address in sorted(self.files) if (found := SCRIPT.fullmatch(address))}


ROLES = {"board": "board.js", "styles": "board.css", "how_to": "how-to.md", "picture": "picture.svg"}


class FolderTooLarge(Exception):
    """A folder that is larger than a board has to be. The text says in what."""


def read_assets() -> dict[str, bytes]:
    """Every file that the installed packages bring, by its address. What cannot be served is logged and left out."""
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
    """The folder of a Python package, with or without an `__init__.py` in it; None where there is none."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def read_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The public files of a folder with their paths in it; FolderTooLarge when there are too many or too large ones."""
    real = folder.resolve()
    count = size = 0
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.suffix not in KINDS or not all(map(PART.fullmatch, name.split("/"))) or not file.is_file():
            continue
        # A link out of the folder would publish what the package did not mean to.
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
    """Return the address of a file in the folder that a game's package brings."""
    return f"{BOARDS}{game}/{file}"


def assets_of(game: str, addresses: Iterable[str]) -> Assets:
    """Return what a game's package brings, of all that is served.

    >>> assets_of("nim", {"/boards/nim/board.js", "/boards/go/picture.svg"}).board
    '/boards/nim/board.js'
    """
    files = frozenset(address for address in addresses if address.startswith(place_of(game, "")))
    places = {role: place_of(game, file) for role, file in ROLES.items()}
    return Assets(**{role: place for role, place in places.items() if place in files}, files=files)
