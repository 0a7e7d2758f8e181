"""What bots do in a browser, where numpy and numba are missing."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice, product
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.support.pyodide_node import pyodide
from tilehall.bots.levels import find as find_bot
from tilehall.bots.levels import offered
from tilehall.bots.self_play import SelfPlay
from tilehall.bots.worker import answer
from tilehall.core.game import AnyGame
from tilehall.core.notation import text
from tilehall.core.question import Question, seek_advice
from tilehall.core.registry import find, games

TURNS = 12  # of each level
# The levels that use neither numpy nor numba on a server.
PURE = {
    "miners": ("first", "easy", "medium", "strong"),
    "rummikub": ("first", "easy", "medium", "strong", "hard", "master"),
}
LEAST = {"first", "easy", "medium"}
BLOCKED = (
    *("numpy", "numba", "llvmlite", "cachetools", "openskill", "litestar", "multiprocessing"),
    # The pack for the browser leaves out modules that import numpy or numba, for example these.
    *("tilehall.bots.halving", "tilehall.bots.fourascend.player", "tilehall.bots.summon5.arrays"),
)
ANSWER = """
import msgspec
from tilehall.bots.worker import answer
from tilehall.core.question import Question
def run(line):
    return msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))).decode()
"""


def few_and_many(game: AnyGame) -> list[int]:
    """Return the smallest and the largest number of players, for which a bot may choose in different ways."""
    return sorted({min(game.seats), max(game.seats)})


def played(name: str, level: str, seats: int, turns: int = TURNS) -> list[str]:
    """Return the first turns of a game of a level against itself."""
    game = find(name)
    play = SelfPlay(game, seats, Random(f"{name} {level}")).turns(find_bot(game, level))
    return ["; ".join(map(text, turn.steps)) for turn in islice(play, turns)]


def report() -> None:
    """Print the levels of each game and the turns of the pure ones, without numpy and numba."""
    for name, game in sorted(games().items()):
        print(name, *offered(game))
        for seats in few_and_many(game):
            for level in PURE.get(name, ()):
                print(name, level, seats, *played(name, level, seats), sep="|")
            played(name, "first", seats, turns=2)


def questions() -> list[Question]:
    """Return questions for two turns of every level that a game has here, and for advice. No clock ends the search."""
    found = [game for _, game in sorted(games().items())]
    return [question for game in found for seats in few_and_many(game) for question in questions_in(game, seats)]


def questions_in(game: AnyGame, seats: int) -> list[Question]:
    """Return the questions in a game of some players."""
    turns = list(islice(SelfPlay(game, seats, Random(game.name)).turns(find_bot(game, "random")), 8))
    view = msgspec.Raw(msgspec.json.encode(turns[1].view))
    asked = [seek_advice(game.name, seats, view, tuple(map(text, turns[1].shown)))]
    for level in offered(game):
        for turn in (turns[1], turns[-1]):
            view = msgspec.Raw(msgspec.json.encode(turn.view))
            shown = tuple(map(text, turn.shown))
            asked.append(Question(game=game.name, level=level, view=view, shown=shown, seconds=300, seed=7))
    return asked


def report_answers() -> None:
    """Print each question with its answer."""
    for question in questions():
        print(msgspec.json.encode((question, answer(question))).decode())


def without_numpy(function: str) -> list[str]:
    """Return the lines that a function of this module prints where numpy and numba are missing."""
    code = f"import sys; sys.modules.update(dict.fromkeys({BLOCKED!r})); from {__name__} import *; {function}()"
    root = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=300)
    assert not run.returncode, run.stderr
    return run.stdout.splitlines()


@pytest.mark.long
def test_every_level_plays_the_same_turn_in_pyodide() -> None:
    expected = [msgspec.json.decode(line) for line in without_numpy("report_answers")]
    assert {question["level"] for question, _ in expected} >= LEAST
    with pyodide(ANSWER) as run:
        for question, answered in expected:
            found = run(question)
            if question["advice"]:  # a browser measures win probabilities for a second only
                assert 0 <= found["hope"] <= 1
                found, answered = found["steps"], answered["steps"]
            else:
                # The two have different libraries for exp and log.
                assert found.pop("hope") == pytest.approx(answered.pop("hope"))
            assert found == answered, (question["game"], question["level"])


def test_without_numpy_each_game_offers_three_levels_and_pure_levels_play_the_same_turns() -> None:
    lines = without_numpy("report")
    levels = {line.split()[0]: line.split()[1:] for line in lines if "|" not in line}
    assert set(levels) == set(games())
    assert all(set(found) >= LEAST for found in levels.values()), levels
    for name, pure in PURE.items():
        assert levels[name] == list(pure)
        for level, seats in product(pure, few_and_many(find(name))):
            assert "|".join((name, level, f"{seats}", *played(name, level, seats))) in lines
