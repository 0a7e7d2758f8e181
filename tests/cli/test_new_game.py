"""`tilehall new-game`: its files can be installed, checked and played unchanged; bad names are refused."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.support.fresh_environment import Environment
from typer.testing import CliRunner

from tilehall.cli import app
from tilehall.cli.new_game import templates, write_package


def refused(*words: str) -> str:
    """Return what the command says when it exits with status 2."""
    done = CliRunner().invoke(app, ["new-game", *words])
    assert done.exit_code == 2, done.output
    return done.output


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("new-game") / "env")


def test_a_new_game_is_installed_checked_tested_and_played(tmp_path: Path, environment: Environment) -> None:
    said = environment.tilehall("new-game", "lantern-row", "--folder", str(tmp_path / "mine"))
    assert f"pip install --editable {tmp_path / 'mine'}" in said
    environment.install(tmp_path / "mine", "--editable")
    checked = environment.tilehall("check", "lantern-row")
    assert "Lantern Row keeps the laws" in checked
    assert "Its words fit its code." in checked
    assert "no message" not in checked
    assert "Its 2 lessons can be done as they say." in checked
    assert "Lantern Row, 4 games" in environment.tilehall(
        "arena", "lantern-row", "hard", "easy", "--games", "4", "--jobs", "1"
    )
    played = environment.tilehall("play", "lantern-row", "--people", "0", "--options", '{"stones": 5}')
    assert "(0 left)" in played
    assert "wins, " in played
    environment.run([environment.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "mine")])


READ_BOT_FILES = """
import sys
from tilehall.bots.calibration import calibrated
from tilehall.ratings.bot_ratings import bot_rating
print(bot_rating("paper-row", "hard", 1) == bot_rating("paper-row", "hard") != None)
print(*(round(calibrated("paper-row", seats, 0.9), 2) for seats in (2, 3)))
print("paper_row.bots" in sys.modules)
"""


def test_the_bots_of_a_package_have_ratings_and_a_calibration(tmp_path: Path, environment: Environment) -> None:
    environment.tilehall("new-game", "paper-row", "--folder", str(tmp_path / "mine"))
    environment.install(tmp_path / "mine", "--editable")
    environment.tilehall("ladder", "paper-row", "--games", "2", "--edition", "1")
    beside = tmp_path / "mine" / "src" / "paper_row"
    assert list(msgspec.json.decode((beside / "ratings.json").read_bytes())["1"]) == ["easy", "medium", "hard"]
    (beside / "calibration.json").write_text('{"lines": {"2": {"slope": 0.5}}}')
    said = environment.run([environment.python, "-c", READ_BOT_FILES])
    assert said.split() == ["True", "0.75", "0.9", "False"], "the bots are not loaded"


def test_a_new_game_with_hidden_hands_works_as_it_is(tmp_path: Path, environment: Environment) -> None:
    environment.tilehall("new-game", "high-card", "--hidden", "--folder", str(tmp_path / "mine"))
    environment.install(tmp_path / "mine", "--editable")
    checked = environment.tilehall("check", "high-card")
    assert "High Card keeps the laws" in checked
    assert "no message" not in checked
    assert "Its 2 lessons can be done as they say." in checked
    assert "High Card, 3 seats, 4 games" in environment.tilehall(
        "arena", "high-card", "hard", "easy", "--games", "4", "--jobs", "1", "--seats", "3"
    )
    played = environment.tilehall("play", "high-card", "--people", "0", "--seats", "3", "--options", '{"hand": 2}')
    assert "wins the round with" in played
    environment.run([environment.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "mine")])


@pytest.mark.parametrize("hidden", [False, True])
def test_every_placeholder_is_filled_in(tmp_path: Path, hidden: bool) -> None:
    folder = write_package("a1-b2", tmp_path / "new", hidden=hidden)
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert len(files) == len(list(templates(hidden=hidden)))
    for file in files:
        assert not re.search(r"%[A-Z]+%|PACKAGE", f"{file} {file.read_text()}"), file
        assert file.suffix != ".template"


@pytest.mark.parametrize(
    "name",
    ["Connect", "connect four", "4-in-a-row", "connect_four", "-a", "a-", "a--b", "..", "a/b", "", "ä", "x" * 33],
)
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    assert "A game cannot be called" in refused("--folder", str(tmp_path / "new"), "--", name)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["class", "json", "tilehall", "msgspec"])
def test_a_name_that_python_has_is_refused(tmp_path: Path, name: str) -> None:
    assert f"Python has a word or a package {name} already" in refused(name, "--folder", str(tmp_path / "new"))


def test_a_game_that_is_there_is_not_written_again(tmp_path: Path) -> None:
    assert "There is a game rummikub already." in refused("rummikub", "--folder", str(tmp_path / "new"))


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "exists already: name another folder" in refused("lantern-row", "--folder", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
    assert "exists already" in refused("lantern-row", "--folder", str(tmp_path / "mine.txt"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "Not a directory." in refused("lantern-row", "--folder", str(tmp_path / "file" / "new"))
