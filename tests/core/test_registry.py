"""Games of other packages: found by their entry points, or refused with the name of the faulty package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.outside_game import NIM, bring, bring_nim


def listed(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `tilehall games` with the packages of a folder installed."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    words = [sys.executable, "-c", "from tilehall.cli import app; app()", "games"]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, env=env, check=False)


def test_two_packages_with_one_game_are_refused(tmp_path: Path) -> None:
    bring_nim(tmp_path)
    bring(tmp_path, "other", NIM, "[tilehall.games]\nnim = other:Nim\n")
    found = listed(tmp_path)
    assert found.returncode == 2
    assert "Two packages bring a game 'nim'" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("name", ["Nim", "nim game", "../nim", "nim-", "n" * 33])
def test_a_name_that_fits_no_address_is_refused(tmp_path: Path, name: str) -> None:
    source = NIM.replace('"nim", "Nim"', f'{name!r}, "Nim"')
    bring(tmp_path, "nim", source, f"[tilehall.games]\n{name} = nim:Nim\n")
    found = listed(tmp_path)
    assert found.returncode == 2
    assert "both are one name, in small letters and digits" in found.stderr


def test_an_entry_point_is_called_like_its_game(tmp_path: Path) -> None:
    bring(tmp_path, "nim", NIM, "[tilehall.games]\nnimble = nim:Nim\n")
    assert "The entry point 'nimble' brings a game 'nim'" in listed(tmp_path).stderr


def test_a_package_that_breaks_is_named(tmp_path: Path) -> None:
    bring(tmp_path, "nim", "raise RuntimeError('no matches')", "[tilehall.games]\nnim = nim:Nim\n")
    found = listed(tmp_path)
    assert found.returncode == 1
    assert "no matches" in found.stderr
    assert "This is the game nim, which the entry point nim:Nim brings." in found.stderr


def test_a_package_with_an_option_that_no_form_can_offer_is_named(tmp_path: Path) -> None:
    source = NIM.replace('"""Nothing to choose."""', '"""A text."""\n\n    motto: str = ""')
    bring(tmp_path, "nim", source, "[tilehall.games]\nnim = nim:Nim\n")
    found = listed(tmp_path)
    assert "options cannot hold StrType" in found.stderr
    assert "This is the game nim, which the entry point nim:Nim brings." in found.stderr
