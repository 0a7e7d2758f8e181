"""The example packages, installed as a user would install them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.fresh_environment import Environment

EXAMPLES = Path(__file__).parents[1] / "examples"
MAX_CODE_LINES = 73  # of a game's rules, without blank lines, comments and docstrings


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("examples") / "env")
    made.install(EXAMPLES / "connect-four")
    return made


def test_connect_four_keeps_the_laws_and_its_own_tests(environment: Environment) -> None:
    assert "Connect Four keeps the laws" in environment.tilehall("check", "connect-four")
    tests = str(EXAMPLES / "connect-four" / "tests")
    assert "passed" in environment.run([environment.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests])


def test_connect_four_is_played_in_the_terminal_by_the_search_for_all_games(environment: Environment) -> None:
    shown = environment.tilehall("play", "connect-four", "--people", "0", "--options", '{"rows": 4, "columns": 4}')
    assert " 0 1 2 3   ● Pip (bot)   ○ Clover (bot)" in shown
    assert "drops a disc into column" in shown
    assert "wins, " in shown


def test_the_rules_of_connect_four_are_short() -> None:
    source = (EXAMPLES / "connect-four" / "src" / "connect_four" / "rules.py").read_text(encoding="utf-8")
    kept = [
        line
        for number, part in enumerate(source.split('"""'))
        if number % 2 == 0
        for line in part.splitlines()
        if line.strip() and not line.strip().startswith("#")
    ]
    assert len(kept) <= MAX_CODE_LINES, len(kept)
