"""Tests of the page files of game packages: only their folder, only known file types, nothing too large."""

from __future__ import annotations

import http.client
import json
import logging
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path

import httpx
import pytest

from tests.support.browser_people import ROOT
from tests.support.outside_game import bring_nim, bring_nim_with_board, bring_nim_with_lessons
from tests.support.server_process import Server
from tilehall.core.languages import LANGUAGES
from tilehall.messages import packages
from tilehall.messages.packages import FolderTooLarge, folder_of, read_folder, read_words

LESSON = """
[[lesson]]
id = "the-last-match"
title = "The last match"
text = "The player who takes the last match wins."
task = "Leave three, and win with your next turn."
version = 1
seats = 2
position = "take 1; take 1"
goal = { won = true }
turns = 2
replies = "take 1"
solution = ["take 2", "take 2"]
praise = "Three matches lose."
otherwise = "Count what you leave."
"""
BOARD = "export const version = 0;\n" * 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a hall with three games: one with a board, one whose board is too large, and one without."""
    folder = tmp_path_factory.mktemp("packages")
    bring_nim(folder)
    bring_nim_with_board(
        folder,
        "nim-board",
        board_js=BOARD,
        picture_svg="<svg/>",
        seven_matches_svg="<svg/>",
        how_to_md="# Nim",
        secret_py="1",
        **{"how-to.de_md": "# Nim auf Deutsch"},
    )
    bring_nim_with_board(folder, "nim-large", board_js=" " * (packages.MAX_FILE_BYTES + 1))
    bring_nim_with_lessons(folder, "nim-taught", LESSON)
    bring_nim_with_lessons(folder, "nim-mistaught", LESSON.replace("take 1; take 1", "take 9"))
    (folder / "secret.json").write_text("{}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        opened = Server(folder / "hall.db", python=sys.executable)
    yield opened
    _, logged = opened.stop()
    assert "the board of nim-large is left out: board.js has more than 1048576 bytes" in logged


def test_the_catalogue_says_what_a_game_brings(server: Server) -> None:
    listed = {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()}
    roles = ("board", "styles", "how_to", "picture")
    at = "/boards/nim-board"
    assert [listed["nim-board"][role] for role in roles] == [
        f"{at}/board.js",
        "",
        f"{at}/how-to.md",
        f"{at}/picture.svg",
    ]
    assert listed["nim-board"]["scripts"] == {"board": f"{at}/board.js"}
    assert listed["nim-board"]["texts"] == {"how-to.de.md": f"{at}/how-to.de.md"}
    for name in ("nim", "nim-large", "4ascend"):
        assert [listed[name][role] for role in roles] == ["", "", "", ""]
    pictures = {name: game["modes"][0]["picture"] for name, game in listed.items() if name.startswith("nim")}
    assert pictures.pop("nim-board") == f"{at}/seven-matches.svg"
    assert set(pictures.values()) == {""}, "a picture that is not served is not named"


def test_the_words_of_the_parts_are_files_for_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples/connect-four/src")
    game = import_module("connect_four").ConnectFour()
    monkeypatch.setattr(packages, "find", lambda name: game)
    found = {name: json.loads(content) for name, content in read_words("connect-four")}
    assert found.keys() == {f"words.{language}.json" for language in LANGUAGES}
    assert found["words.en.json"]["disc"] == [["colour", {"red": "red"}, "yellow"]]
    assert found["words.de.json"]["column"] == ["Spalte ", ["number"], ": ", ["discs"], ", von unten"]


def test_a_translation_that_cannot_be_read_costs_only_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = tmp_path / "misprinted_words"
    shutil.copytree(ROOT / "examples/connect-four/src/connect_four/words", words)
    for name, content in (("rules.fr.ftl", "step-drop = { $who\n"), ("page.es.ftl", "disc = { $color }\n")):
        (words / name).write_text(content, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(packages, "words_of", lambda module: words.name)
    found = {name: json.loads(content) for name, content in read_words("4ascend")}
    assert found.keys() == {"words.en.json", "words.de.json", "words.es.json", "words.zh.json"}
    assert found["words.es.json"] == {}


def test_the_page_knows_the_games_in_their_order_before_it_asks(server: Server) -> None:
    listed = [game["name"] for game in httpx.get(f"{server.address}/api/games").json()]
    assert listed[:5] == ["summon5", "miners", "4ascend", "rummikub", "heart-tiles"]
    assert listed[5:] == sorted(listed[5:]), "games without an order of their own stand last, by name"
    assert f'data-games="{" ".join(listed)}"' in httpx.get(server.address).text


def test_a_game_from_outside_brings_its_lessons(server: Server) -> None:
    listed = {game["name"]: game["lessons"] for game in httpx.get(f"{server.address}/api/games").json()}
    assert [listed[name] for name in ("nim-taught", "nim-mistaught", "nim")] == [1, 0, 0]
    at = f"{server.address}/api/lessons/nim-taught/the-last-match"
    assert httpx.get(at).json()["position"]["view"]["left"] == 5
    going = httpx.post(at, json={"turns": [["take 2"]]}).json()
    assert [each["move"]["steps"] for each in going["happened"]] == [["take 2"], ["take 1"]]
    assert going["stands"] == "going"
    assert httpx.post(at, json={"turns": [["take 2"], ["take 2"]]}).json()["say"] == "Three matches lose."
    assert httpx.post(at, json={"turns": [["take 1"], ["take 1"]]}).json()["say"] == "Count what you leave."
    refused = httpx.post(at, json={"turns": [["take 3"]]})
    assert (refused.status_code, "one or two matches" in refused.json()["why"]) == (409, True)
    assert httpx.get(f"{server.address}/api/lessons/nim-mistaught").json()["lessons"] == []
    left_out = "the lessons of nim-mistaught are left out: The position of the lesson 'the-last-match' does not fit"
    assert left_out in server.logged()


def test_a_board_is_sent_with_its_type_and_asked_for_again(server: Server) -> None:
    at = f"{server.address}/boards/nim-board"
    board = httpx.get(f"{at}/board.js")
    assert board.text == BOARD
    assert board.headers["content-type"] == "text/javascript; charset=utf-8"
    assert board.headers["content-encoding"] == "gzip"
    assert board.headers["cache-control"] == "no-cache"
    assert board.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in board.headers["content-security-policy"]
    again = httpx.get(f"{at}/board.js", headers={"if-none-match": board.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.head(f"{at}/board.js").headers["content-length"] == board.headers["content-length"]
    assert httpx.post(f"{at}/board.js").status_code == 405
    assert httpx.get(f"{at}/picture.svg").headers["content-type"] == "image/svg+xml"
    assert httpx.get(f"{at}/how-to.md").headers["content-type"] == "text/markdown; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/boards/nim-board",
        "/boards/nim-board/",
        "/boards/nim/board.js",
        "/boards/nim-large/board.js",
        "/boards/nim-board/secret.py",
        "/boards/nim-board/../secret.json",
        "/boards/nim-board/../../secret.json",
        "/boards/nim-board/%2e%2e/secret.json",
        "/boards/nim-board/..%2fsecret.json",
        "/boards/nim-board/..%5csecret.json",
        "/boards/nim-board/%252e%252e/secret.json",
        "/boards/nim-board/./board.js",
        "/boards/nim-board/board.js%00",
        "/boards/nim-board/BOARD.JS",
        "/boards/../boards/nim-board/board.js",
    ],
)
def test_nothing_else_is_there(server: Server, path: str) -> None:
    # Not httpx, which would normalize the path before sending it.
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)) as line:
        line.request("GET", path)
        with line.getresponse() as answer:
            assert answer.status == 404, answer.read()


def names(folder: Path) -> list[str]:
    return [name for name, _ in read_folder(folder)]


def test_files_of_known_kinds_are_read_with_their_paths(tmp_path: Path) -> None:
    (tmp_path / "pieces").mkdir()
    for name in ("board.js", "board.css", "how-to.md", "picture.svg", "pieces/red.webp"):
        (tmp_path / name).write_text(name)
    assert dict(read_folder(tmp_path))["pieces/red.webp"] == b"pieces/red.webp"
    assert names(tmp_path) == ["board.css", "board.js", "how-to.md", "picture.svg", "pieces/red.webp"]


@pytest.mark.parametrize(
    "name",
    ["__init__.py", "page.html", ".secret.js", ".git/board.js", "__pycache__/a.js", "a b.js", "x.svgz", "key.pem"],
)
def test_other_files_are_not(tmp_path: Path, name: str) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("secret")
    assert names(tmp_path) == []


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder, outside = tmp_path / "page", tmp_path / "outside"
    folder.mkdir()
    outside.mkdir()
    (outside / "secret.json").write_text("secret")
    (folder / "file.json").symlink_to(outside / "secret.json")
    (folder / "folder").symlink_to(outside, target_is_directory=True)
    (folder / "board.js").write_text("mine")
    (folder / "again.js").symlink_to(folder / "board.js")
    with caplog.at_level(logging.WARNING):
        assert names(folder) == ["again.js", "board.js"]
    assert "file.json is not served" in caplog.text


def test_a_folder_that_is_a_link_itself_is_read(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "board.js").write_text("mine")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert names(tmp_path / "link") == ["board.js"]


def test_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "board.js").write_bytes(b" " * packages.MAX_FILE_BYTES)
    assert names(tmp_path) == ["board.js"]
    (tmp_path / "board.js").write_bytes(b" " * (packages.MAX_FILE_BYTES + 1))
    with pytest.raises(FolderTooLarge, match=r"board\.js has more than"):
        names(tmp_path)
    (tmp_path / "board.js").write_bytes(b" ")
    for number in range(packages.MAX_FILES):
        (tmp_path / f"{number}.png").write_bytes(b" ")
    with pytest.raises(FolderTooLarge, match="more than 100 files"):
        names(tmp_path)


def test_a_package_is_found_with_and_without_an_init_file() -> None:
    assert folder_of("tilehall.core") == Path(packages.__file__).parents[1] / "core"
    assert folder_of("tilehall.cli.templates") is not None
    assert folder_of("tilehall.core.game") is None
    assert folder_of("tilehall.nowhere") is None
    assert folder_of("no_such_package.page") is None
    assert folder_of("") is None
    assert folder_of("..") is None
