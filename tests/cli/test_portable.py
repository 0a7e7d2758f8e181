"""Commands that need no server run without the modules of Linux and macOS, as on Windows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tilehall.core.record import from_text
from tilehall.core.registry import games

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "playthroughs" / "4ascend" / "full.txt"


def without_posix(*words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command where neither the modules of Linux and macOS nor the server can be imported."""
    command = [sys.executable, "-m", "tests.support.without_posix", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("game", games())
def test_every_game_is_played_in_the_terminal(game: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    seats = max(2, games()[game].seats[0])
    shown = without_posix("play", game, "--people", 0, "--seats", seats, "--seed", 1, "--save", saved)
    assert shown.returncode == 0, shown.stderr
    assert from_text(saved.read_text(encoding="utf-8")).outcome is not None


def test_a_person_plays_at_the_keyboard() -> None:
    shown = without_posix("play", "4ascend", "--people", 2, "--seed", 1, typed="stone 4,4\n\nstone 0,0\n\nquit\n")
    assert shown.returncode == 0, shown.stderr
    assert "The game stops here." in shown.stdout


@pytest.mark.parametrize(
    "words", [("games",), ("replay", RECORD), ("check", "4ascend", "--games", 2), ("trace", "heart-tiles")]
)
def test_records_and_laws_need_no_server(words: tuple[object, ...]) -> None:
    shown = without_posix(*words)
    assert shown.returncode == 0, shown.stderr


def test_a_command_that_needs_the_server_cannot_run_there() -> None:
    assert "No module named 'tilehall.server'" in without_posix("serve").stderr
