"""Pack the games of installed packages for the Python runtime of a page.

A package is packed as it is: the folders of its modules, with everything in them, and its entry points. Other packages
that it requires are packed with it if they are pure Python. Whether it works is tried, in a Python process that can
import only what a browser has.
"""

from __future__ import annotations

import gzip
import io
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec
from msgspec import Struct

import tilehall
from tilehall.core.registry import BOARDS, GROUP, LESSONS

GROUPS = (GROUP, BOARDS, LESSONS, "tilehall.bots")
PROVIDED = {"tilehall", "msgspec"}  # what the runtime has
COMPILED = (".so", ".pyd", ".dylib")
ZIP_DATE = (1980, 1, 1, 0, 0, 0)  # equal files make equal bytes
TRIAL_TIMEOUT_S = 120
# Import every game with its bots, as the worker of the page does. Only the standard library and msgspec are installed.
TRIAL = """
import sys
folder, library = sys.argv[1:]
sys.path.append(library)
import msgspec
sys.path[:] = [folder, *sys.path[:-1]]
from tilehall.bots.levels import offered
from tilehall.core.registry import games
for game in games().values():
    assert offered(game), f"{game.name} has no bot"
"""
MISSING = re.compile(r"ModuleNotFoundError: No module named '([^']+)")


class PackedGames(Struct, frozen=True):
    """The files of game packages, and why other packages are left out."""

    files: dict[str, bytes]
    games: frozenset[str]  # names of the games in them
    left_out: dict[str, str]  # by game: a sentence


def pack_games(runtime: bytes) -> PackedGames:
    """Return what installed packages add to the runtime, of which `runtime` is the archive with Tilehall's modules."""
    own = readable(runtime)
    files: dict[str, bytes] = {}
    games: set[str] = set()
    left_out: dict[str, str] = {}
    for name, package in installed().items():
        brought = [entry.name for entry in package.entry_points if entry.group == GROUP]
        try:
            found = contents(package)
            try_out(own | found)
        except Unpackable as why:
            left_out |= {
                game: f"{game} is left out, because {name} cannot run in a browser: {why}." for game in brought
            }
        else:
            files |= found
            games |= set(brought)
    return PackedGames(files, frozenset(games), left_out)


def readable(runtime: bytes) -> dict[str, bytes]:
    """Return the files of an archive with Tilehall's modules, with their sources in place of compiled modules."""
    library = Path(tilehall.__file__).parents[1]
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(runtime))) as packed:
        contents = {name: packed.read(name) for name in packed.namelist()}
    sources = {name: name.removesuffix("c") for name in contents if name.endswith(".pyc")}
    return {
        sources.get(name, name): (library / sources[name]).read_bytes() if name in sources else content
        for name, content in contents.items()
    }


class Unpackable(Exception):
    """A package that cannot run in a browser. The text says why."""


def installed() -> dict[str, Distribution]:
    """Return the installed packages, other than Tilehall, that bring games."""
    found = [entry.dist for entry in entry_points(group=GROUP)]
    return {each.name: each for each in found if each is not None and each.name not in PROVIDED}


def contents(package: Distribution) -> dict[str, bytes]:
    """Return the files of a package and of those that it requires. Raises `Unpackable` if one is compiled."""
    files: dict[str, bytes] = {}
    for module in sorted({entry.module.partition(".")[0] for entry in package.entry_points if entry.group in GROUPS}):
        files |= files_of_module(module)
    for required in requirements(package):
        for path in required.files or ():
            if path.suffix in COMPILED:
                raise Unpackable(f"it needs {required.name}, which is compiled for this computer")
            if ".." not in path.parts and path.suffix != ".pyc":
                files[path.as_posix()] = Path(str(path.locate())).read_bytes()
    metadata = f"{package.name.replace('-', '_')}-{package.version}.dist-info"
    files[f"{metadata}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {package.version}\n".encode()
    )
    files[f"{metadata}/entry_points.txt"] = (package.read_text("entry_points.txt") or "").encode()
    return files


def files_of_module(name: str) -> dict[str, bytes]:
    """Return the files of a module or of a package, by their paths below the folder that contains it."""
    spec = find_spec(name)
    if spec is None:
        raise Unpackable(f"there is no module {name}")
    folders = [Path(each) for each in spec.submodule_search_locations or ()]
    found = [each for folder in folders for each in sorted(folder.rglob("*")) if each.is_file()]
    base = folders[0].parent if folders else Path(str(spec.origin)).parent
    files = {}
    for file in found if folders else [Path(str(spec.origin))]:
        if file.suffix in COMPILED:
            raise Unpackable(f"{file.name} is compiled for this computer")
        if file.suffix != ".pyc":
            files[file.relative_to(base).as_posix()] = file.read_bytes()
    return files


def requirements(package: Distribution, seen: frozenset[str] = frozenset()) -> Iterator[Distribution]:
    """Yield the installed packages that a package requires, directly or not, besides those of the runtime."""
    for line in package.requires or ():
        found = re.match(r"[A-Za-z0-9._-]+", line)
        if not found or "extra ==" in line or found[0].lower() in PROVIDED | seen:
            continue
        try:
            required = distribution(found[0])
        except PackageNotFoundError:  # not for this system or this Python
            continue
        yield required
        yield from requirements(required, seen | {found[0].lower()})


def try_out(files: Mapping[str, bytes]) -> None:
    """Load the games of a library in a Python that has nothing else. Raises `Unpackable` if that fails."""
    with tempfile.TemporaryDirectory() as folder:
        for path, content in files.items():
            place = Path(folder, path)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        words = [sys.executable, "-I", "-S", "-c", TRIAL, folder, str(Path(msgspec.__file__).parents[1])]
        done = subprocess.run(words, capture_output=True, text=True, timeout=TRIAL_TIMEOUT_S, check=False)
    if done.returncode:
        if missing := MISSING.search(done.stderr):
            raise Unpackable(f"it needs {missing[1]}, which is not available there")
        errors = [line for line in done.stderr.splitlines() if re.match(r"\w[\w.]*: ", line)]
        raise Unpackable(errors[-1].rstrip(".") if errors else "its games do not start")


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return a zip archive of the files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, content in sorted(files.items()):
            target.writestr(zipfile.ZipInfo(name, ZIP_DATE), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
