"""What game packages bring for the page: only their folder is served, only known kinds of files, and nothing too large."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tilehall.server.http import packages
from tilehall.server.http.packages import TooMuch, folder_of, read_folder


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
    (tmp_path / "board.js").write_bytes(b" " * packages.LARGEST)
    assert names(tmp_path) == ["board.js"]
    (tmp_path / "board.js").write_bytes(b" " * (packages.LARGEST + 1))
    with pytest.raises(TooMuch, match=r"board\.js has more than"):
        names(tmp_path)
    (tmp_path / "board.js").write_bytes(b" ")
    for number in range(packages.FILES):
        (tmp_path / f"{number}.png").write_bytes(b" ")
    with pytest.raises(TooMuch, match="more than 100 files"):
        names(tmp_path)


def test_a_package_is_found_with_and_without_an_init_file() -> None:
    assert folder_of("tilehall.core") == Path(packages.__file__).parents[2] / "core"
    assert folder_of("tilehall.cli.templates") is not None
    assert folder_of("tilehall.core.game") is None
    assert folder_of("tilehall.nowhere") is None
    assert folder_of("no_such_package.page") is None
    assert folder_of("") is None
    assert folder_of("..") is None
