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

import tilehall
from tilehall.core import registry

RUNTIME = Path(tilehall.__file__).parent / "web" / "offline"
ONLINE = {"cli", "server", "tournaments"}  # packages that only a hall needs
MAX_BYTES = 8_000_000  # how much the runtime may add to the wheel
LISTED = json.loads((RUNTIME / "runtime.json").read_text(encoding="utf-8"))


@pytest.fixture
def packed() -> zipfile.ZipFile:
    path = next(each["path"] for each in LISTED["files"] if each["name"] == "tilehall.zip")
    return zipfile.ZipFile(io.BytesIO((RUNTIME / path).read_bytes()))


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
        assert {f"{folder}/rules.py", f"{folder}/lessons.toml", f"{folder}/puzzles.json.xz"} <= names


def test_the_pack_has_the_words_of_every_packed_package_in_every_language(packed: zipfile.ZipFile) -> None:
    names = set(packed.namelist())
    source = Path(tilehall.__file__).parents[1]
    words = {each.relative_to(source).as_posix() for each in source.glob("tilehall/**/words/*.ftl")}
    left_out = {name for name in words - names if name.split("/")[1] not in ONLINE}
    assert not left_out
    assert not [name for name in names if name.split("/")[1] in ONLINE]


def test_no_packed_module_needs_a_compiled_package(packed: zipfile.ZipFile) -> None:
    modules = [name for name in packed.namelist() if name.endswith(".py")]
    assert len(modules) > 50
    for name in modules:
        for statement in ast.parse(packed.read(name)).body:
            match statement:
                case ast.Import(names):
                    used = {alias.name for alias in names}
                case ast.ImportFrom(str(module)):
                    used = {module}
                case _:
                    used = set()
            assert not {each.partition(".")[0] for each in used} & {"numba", "numpy"}, name
