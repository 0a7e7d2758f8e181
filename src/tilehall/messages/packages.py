"""Files that installed game packages bring for the page: boards, pictures and how-to-plays, read at startup.

A package names one folder by the entry point `tilehall.boards`. Every file of a known type in it is public under
/boards/GAME/, and nothing outside it. A request is looked up among the files in memory, and never touches the disk.

The words of the parts are in the catalogue of the game, in the files `page.LANGUAGE.ftl`. The page gets them as
`words.LANGUAGE.json`, in the form in which web/words.js compiles its own.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tilehall.core.fluent import FluentError, Pattern, Reference, Selection, Variable, read
from tilehall.core.game import Malformed
from tilehall.core.message import readable_texts, texts_around
from tilehall.core.registry import board_packages, find
from tilehall.core.sentences import words_of

log = logging.getLogger("tilehall.packages")

BOARDS = "/boards/"
SCRIPT = re.compile(rf"{BOARDS}[^/]+/([^/]+)\.js")  # at the top of a folder
CATALOGUE = re.compile(r"page\.(\w+)\.ftl")  # words of the parts, in one language
TEXT = re.compile(rf"{BOARDS}[^/]+/((?:how-to|words)\.\w+\.(?:json|md))")  # a text in one language
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

    @property
    def texts(self) -> dict[str, str]:
        """The texts in one language, by file: {"how-to.de.md": "/boards/nim/how-to.de.md"}."""
        return {found[1]: address for address in sorted(self.files) if (found := TEXT.fullmatch(address))}


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
            found |= {place_of(game, name): content for name, content in (*read_folder(folder), *read_words(game))}
        except (FluentError, FolderTooLarge, OSError) as error:
            log.error("the board of %s is left out: %s", game, error)
    return found


def read_words(game: str) -> Iterator[tuple[str, bytes]]:
    """Yield the words of the parts of a game, as the files that the page reads.

    Raises `FluentError` if the English words cannot be read. The page needs no other language.
    """
    try:
        package = words_of(type(find(game)).__module__)
    except Malformed:
        return  # the log says elsewhere why the game cannot be loaded
    for file in files(package).iterdir() if package else ():
        if (match := CATALOGUE.fullmatch(file.name)) and (own := readable_texts(package, match[1])):
            texts = texts_around(package, match[1])
            messages = [id for id in read(file.read_text(encoding="utf-8")) if id in own and not id.startswith("-")]
            yield f"words.{match[1]}.json", msgspec.json.encode({id: compiled(texts[id], texts) for id in messages})


def compiled(pattern: Pattern, texts: Mapping[str, Pattern]) -> Any:
    """Return a text as the page renders it: a string, or a list of parts. `texts` are those that it may contain.

    >>> compiled(read("hello = Hello, { $name }!")["hello"], {})
    ['Hello, ', ['name'], '!']
    """
    parts: list[Any] = []
    for part in pattern:
        for piece in _pieces(part, texts):
            if parts and isinstance(piece, str) and isinstance(parts[-1], str):
                parts[-1] += piece
            else:
                parts.append(piece)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _pieces(part: Any, texts: Mapping[str, Pattern]) -> list[Any]:
    match part:
        case Variable(name):
            return [[name]]
        case Reference(id):
            found = compiled(texts[id], texts)
            return found if isinstance(found, list) else [found]
        case Selection(name, variants, default):
            chosen = {str(key): compiled(each, texts) for key, each in reversed(variants)}  # the first of a key counts
            return [[name, chosen, compiled(default, texts)]]
        case text:
            return [text]


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
