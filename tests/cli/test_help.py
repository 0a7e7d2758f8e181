"""The greeting of `tilehall` and the help of every command."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.command_line import run_here
from tests.support.outside_game import bring_nim
from typer.core import TyperGroup

from tilehall import __version__
from tilehall.cli import COMMANDS, imported
from tilehall.core.registry import games

COLUMNS, LINES = 80, 24  # of a small terminal
HEAVY = ("tilehall.core", "tilehall.bots", "tilehall.server", "tilehall.store", "numpy", "numba", "litestar", "uvloop")


def every_command() -> Iterator[tuple[str, ...]]:
    """Yield the words of every command, including those in groups."""
    for name in COMMANDS:
        yield (name,)
        command: Any = imported(name)
        if isinstance(command, TyperGroup):
            yield from ((name, inner) for inner in command.commands)


def fits(text: str) -> bool:
    return all(len(line) <= COLUMNS for line in text.splitlines())


def test_without_a_command_it_greets_on_one_screen() -> None:
    shown = run_here(COLUMNS=COLUMNS)
    assert shown.returncode == 0
    assert fits(shown.stdout)
    assert len(shown.stdout.splitlines()) < LINES
    for game in games().values():
        assert f"\n  {game.name} " in shown.stdout
    for command in ("tilehall serve", "tilehall play 4ascend", "tilehall games", "tilehall --help"):
        assert command in shown.stdout


def test_the_greeting_lists_installed_games(tmp_path: Path) -> None:
    bring_nim(tmp_path)
    shown = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from tilehall.cli import app; app()",
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert "\n  nim " in shown.stdout


def test_the_help_is_grouped_and_has_examples() -> None:
    shown = run_here("--help", COLUMNS=COLUMNS).stdout
    assert fits(shown)
    for panel in {entry.panel for entry in COMMANDS.values()}:
        assert f"─ {panel} ─" in shown
    for name, entry in COMMANDS.items():
        assert f"│ {name} " in shown
        assert entry.summary in " ".join(shown.replace("│", " ").split())
    assert "Examples:" in shown


@pytest.mark.parametrize("words", list(every_command()), ids=" ".join)
def test_the_help_of_a_command_fits_and_has_an_example(words: tuple[str, ...]) -> None:
    shown = run_here(*words, "--help", COLUMNS=COLUMNS).stdout
    assert fits(shown)
    examples = shown.partition("Example")[2]
    assert f"tilehall {words[0]}" in examples
    assert words[-1] in examples or len(words) == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_a_summary_is_the_first_sentence_of_the_help(name: str) -> None:
    assert imported(name).help.split("\n\n")[0] == COMMANDS[name].summary


def test_the_version_is_printed() -> None:
    assert run_here("--version").stdout == f"tilehall {__version__}\n"


def test_the_help_imports_no_command() -> None:
    code = (
        "import sys; from tilehall.cli import app; app(['--help'], standalone_mode=False); "
        f"print([name for name in sys.modules if name.startswith({HEAVY})], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert done.stderr.strip() == "[]"
