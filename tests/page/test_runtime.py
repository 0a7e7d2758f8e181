"""The Python runtime in the built page: files named by their content, and only modules that run in a browser."""

from __future__ import annotations

import ast
import gzip
import io
import json
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from tests.support.pyodide_node import pyodide

import tilehall
from tilehall.core import registry

RUNTIME = Path(tilehall.__file__).parent / "web" / "offline"
SOURCE = Path(tilehall.__file__).parents[1]
ONLINE = {"cli", "server", "tournaments"}  # packages that only a hall needs
MAX_BYTES = 8_000_000  # how much the runtime may add to the wheel
# Which modules are read as source while the hall starts and answers what its home page asks for.
FROM_SOURCE = """
import json, sys
from tilehall.offline.worker import start

class Storage:
    async def rooms(self): return []
    async def read(self, key): return None

async def run(_):
    hall = await start(Storage(), print)
    for path in ("games", "me/tables", "offline/names", "puzzles"):
        await hall.request("person-1", "GET", f"/api/{path}")
    read = [each for each in list(sys.modules.values()) if hasattr(getattr(each.__spec__, "loader", None), "get_data")]
    assert len(read) > 100
    return json.dumps([each.__file__ for each in read if each.__file__.endswith(".py")])
"""
LISTED = json.loads((RUNTIME / "runtime.json").read_text(encoding="utf-8"))


def unpacked(name: str) -> zipfile.ZipFile:
    path = next(each["path"] for each in LISTED["files"] if each["name"] == name)
    return zipfile.ZipFile(io.BytesIO(gzip.decompress((RUNTIME / path).read_bytes())))


@pytest.fixture
def packed() -> zipfile.ZipFile:
    return unpacked("tilehall.zip")


def test_every_file_is_listed_with_its_content() -> None:
    assert {each.name for each in RUNTIME.iterdir()} == {"runtime.json", *(each["path"] for each in LISTED["files"])}
    for each in LISTED["files"]:
        content = (RUNTIME / each["path"]).read_bytes()
        assert each["sha256"] == sha256(content).hexdigest()
        assert f".{each['sha256'][:8]}." in each["path"]


def test_the_runtime_is_small_enough_for_the_wheel() -> None:
    assert LISTED["bytes"] == sum(each["bytes"] for each in LISTED["files"]) < MAX_BYTES
    small = next(each for each in LISTED["files"] if each["name"] == "pyodide.mjs")
    assert small["bytes"] == len(gzip.compress((RUNTIME / small["path"]).read_bytes(), mtime=0))


def test_the_pack_has_every_game_with_its_lessons_and_puzzles(packed: zipfile.ZipFile) -> None:
    names = set(packed.namelist())
    for package in registry.lesson_packages().values():
        folder = package.replace(".", "/")
        assert {f"{folder}/rules.pyc", f"{folder}/lessons.toml", f"{folder}/puzzles.json.xz"} <= names


def test_the_pack_has_the_words_of_every_packed_package_in_every_language(packed: zipfile.ZipFile) -> None:
    names = set(packed.namelist())
    words = {each.relative_to(SOURCE).as_posix() for each in SOURCE.glob("tilehall/**/words/*.ftl")}
    left_out = {name for name in words - names if name.split("/")[1] not in ONLINE}
    assert not left_out
    assert not [name for name in names if name.split("/")[1] in ONLINE]


def test_no_packed_module_needs_a_compiled_package(packed: zipfile.ZipFile) -> None:
    modules = [name.removesuffix("c") for name in packed.namelist() if name.endswith((".py", ".pyc"))]
    assert len(modules) > 50
    for name in modules:
        for statement in ast.parse((SOURCE / name).read_bytes()).body:
            match statement:
                case ast.Import(names):
                    used = {alias.name for alias in names}
                case ast.ImportFrom(str(module)):
                    used = {module}
                case _:
                    used = set()
            assert not {each.partition(".")[0] for each in used} & {"numba", "numpy"}, name


@pytest.mark.long
def test_the_hall_starts_and_shows_its_home_page_without_compiling_a_module() -> None:
    with pyodide(FROM_SOURCE) as run:
        assert run(None) == []
