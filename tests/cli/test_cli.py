"""The command line, run as a user runs it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from tests.support.command_line import run_here
from tests.support.outside_game import bring_nim, bring_piles
from tests.support.parameters import in_soak_except

from tilehall.bots.arena import ArenaMatch, play
from tilehall.core.question import LEVELS
from tilehall.core.record import from_text, to_text, write
from tilehall.core.registry import games
from tilehall.core.review import turns

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def tilehall(*words: str, typed: str = "", path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command, in its own process if a package is on its path."""
    if path is None:
        return run_here(*words, typed=typed, COLUMNS=100)
    return subprocess.run(
        [sys.executable, "-c", "from tilehall.cli import app; app()", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "100", "PYTHONPATH": str(path)},
        check=False,
    )


def test_games_lists_every_game_and_option() -> None:
    shown = tilehall("games")
    assert shown.returncode == 0
    for game in games().values():
        assert game.name in shown.stdout
        for option in game.options.__struct_fields__:
            assert option in shown.stdout


@pytest.mark.parametrize("name", games())
def test_trace_prints_a_line_a_step(name: str) -> None:
    shown = tilehall("trace", name, "--games", "2", "--seed", "5")
    lines = [json.loads(line) for line in shown.stdout.splitlines()]
    assert {line["game"] for line in lines} == {0, 1}
    first = [line for line in lines if line["game"] == 0]
    assert (first[0]["n"], first[0]["step"], first[0]["actor"]) == (0, None, None)
    for number, (before, line) in enumerate(pairwise(first), 1):
        assert line["n"] == number
        assert line["actor"] == before["next"]
        assert line["actor"] == -1 or line["step"] in before["legal"]
        assert (line["next"] is None) == (line["outcome"] is not None)
        assert bool(line["legal"]) == (line["next"] not in (None, -1))
    assert first[-1]["outcome"]["winners"] is not None
    assert tilehall("trace", name, "--games", "2", "--seed", "5").stdout == shown.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["trace", "chess"], "There is no game 'chess'"),
        (["trace", "4ascend", "--seats", "3"], "4ascend is for 2 players, not 3."),
        (["trace", "4ascend", "--options", '{"hp":0}'], "The option “HP” takes a whole number from 1 to 99."),
        (["play", "4ascend", "--options", "hp=3"], 'Options are written like {"hp":20}.'),
        (["replay", "nowhere.txt"], "nowhere.txt cannot be read: No such file or directory."),
        (["replay", "/dev/null"], "Line 1: this is not a record"),
        (["check", "chess"], "There is no game 'chess'"),
        (["perft", "nowhere.txt"], "cannot be read"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(words: list[str], sentence: str) -> None:
    shown = tilehall(*words)
    assert shown.returncode == 2
    assert sentence in shown.stderr
    assert "Traceback" not in shown.stderr


@pytest.mark.parametrize("name", in_soak_except(games(), "4ascend", "summon5"))
def test_a_game_is_played_to_its_end_by_number(name: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    shown = tilehall("play", name, "--people", "2", "--seed", "1", "--save", str(kept), typed="1\n\n" * 6000)
    assert shown.returncode == 0, shown.stderr
    assert "it is your turn" in shown.stdout
    assert "over " in kept.read_text()
    again = tilehall("replay", str(kept))
    assert again.returncode == 0
    assert tilehall("replay", str(kept), "--at", "3").returncode == 0
    assert tilehall("replay", str(kept), "--at", "999999").returncode == 2


def test_a_game_in_the_terminal_is_in_the_language_of_its_locale() -> None:
    shown = run_here("replay", PLAYTHROUGHS / "summon5" / "target.txt", LC_ALL="zh_CN.UTF-8", COLUMNS=100).stdout
    assert shown.rstrip().splitlines()[-1].startswith("已达到约定的秘能。玩家1获胜")
    shown = run_here("play", "rummikub", "--people", 2, "--seed", 1, typed="quit\n", LC_ALL="zh_CN.UTF-8").stdout
    assert shown.startswith("拉密\n")
    assert "轮到你了。" in shown
    assert " 桌上没有牌。" in shown


def test_every_refusal_has_a_sentence() -> None:
    typed = "stone 4,4\n\nstone 4,4\nfly\nstone 9,9\n999\nplant 1,1\n\nall\nback\nundo\nresign\n"
    shown = tilehall("play", "4ascend", "--people", "2", "--options", '{"plants_start":0}', typed=typed)
    assert "No: That cell is taken." in shown.stdout
    assert "No: There is no step 'fly' here" in shown.stdout
    assert "No: 9,9 is off the board" in shown.stdout
    assert "No: there is no step 999 in the list." in shown.stdout
    assert "resigns." in shown.stdout


@pytest.mark.parametrize(
    ("name", "typed", "sentence"),
    [
        ("rummikub", "lay k14 k13 k12", "There is no tile k14: numbers run from 1 to 13."),
        ("heart-tiles", "heart B2 3", "There is no heart b2: the colours are r, y and g (red, yellow, green)."),
        ("miners", "lay X 6,4", "'X' is no card: a card is its open sides T, R, B and L in groups, like TB or TB+R."),
        ("summon5", "place 12 7,8", "There is no Rune Thread 12: numbers run from 0 to 9."),
        ("4ascend", "stone 4", "'stone 4' is not a step: '4' is not a cell, like 4,4 (written like `stone CELL`)."),
    ],
)
def test_c4_a_mistyped_piece_is_answered_in_a_players_words(name: str, typed: str, sentence: str) -> None:
    shown = tilehall("play", name, "--people", "2", "--seed", "1", typed=f"{typed}\nquit\n")
    assert f"No: {sentence}" in " ".join(shown.stdout.split())


def test_simple_opponents_play_on() -> None:
    shown = tilehall("play", "heart-tiles", "--people", "0", "--seed", "4")
    assert shown.returncode == 0
    assert "wins" in shown.stdout or "Nobody" in shown.stdout
    # As on the page, each has its own name.
    assert "Pip (bot)" in shown.stdout
    assert "Clover (bot)" in shown.stdout


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    shown = tilehall("play", "4ascend", "--seed", "1", "--save", str(kept), typed="1\nquit\n")
    assert "The game stops here." in shown.stdout
    assert kept.read_text().splitlines()[-1].startswith("open ")
    assert from_text(kept.read_text()).players == ("Black", "Pip (bot)")
    assert " Black     █" in shown.stdout, "the bars of both players begin below each other"
    assert " Pip (bot) █" in shown.stdout


def test_check_says_that_the_laws_hold() -> None:
    shown = tilehall("check", "4ascend", "--games", "3")
    assert shown.returncode == 0
    assert "4ascend keeps the laws: 3 games" in shown.stdout


def test_perft_counts_from_a_record(tmp_path: Path) -> None:
    by_hand = 'tilehall record 1\ngame 4ascend\nversion 1\nseats 2\noptions {"plants_start":0}\n\nstone 4,4\n'
    (tmp_path / "one.txt").write_text(by_hand)
    assert tilehall("perft", str(tmp_path / "one.txt"), "--depth", "2").stdout == "0 1\n1 80\n2 6320\n"


def test_a_record_in_json_is_read_too(tmp_path: Path) -> None:
    from tilehall.core import record

    kept = record.from_text(next((PLAYTHROUGHS / "4ascend").glob("resigned*.txt")).read_text())
    (tmp_path / "game.json").write_bytes(record.to_json(kept))
    assert "resigns." in tilehall("replay", str(tmp_path / "game.json")).stdout


def test_a_package_from_outside_brings_a_game(tmp_path: Path) -> None:
    bring_nim(tmp_path)
    assert "nim" in tilehall("games", path=tmp_path).stdout
    checked = tilehall("check", "nim", path=tmp_path)
    assert "Nim keeps the laws" in checked.stdout, checked.stderr
    shown = tilehall("play", "nim", "--people", "2", typed="take 3\n1\n\n" * 20, path=tmp_path)
    assert "you may take one or two matches" in shown.stdout
    assert "wins" in shown.stdout


def test_a_game_with_drafts_from_outside_keeps_the_laws(tmp_path: Path) -> None:
    bring_piles(tmp_path)
    checked = tilehall("check", "piles", "--games", "100", path=tmp_path)
    assert "Piles keeps the laws" in checked.stdout, checked.stderr


def test_the_arena_says_who_won_how_often_and_writes_every_record(tmp_path: Path) -> None:
    words = ("arena", "heart-tiles", "easy", "random", "--games", "6", "--seed", "3", "--jobs", "1")
    shown = tilehall(*words, "--records", str(tmp_path))
    assert shown.returncode == 0, shown.stderr
    assert "Heart Tiles, 6 games" in shown.stdout
    assert "95% interval" in shown.stdout
    written = sorted(tmp_path.iterdir())
    assert len(written) == 6
    assert tilehall("replay", str(written[0])).returncode == 0
    wins = [line.split()[1:4] for line in shown.stdout.splitlines() if "easy" in line or "random" in line]
    again = tilehall(*words)
    assert [line.split()[1:4] for line in again.stdout.splitlines() if "easy" in line or "random" in line] == wins


@pytest.mark.parametrize("seats", [2, 3])
def test_an_arena_of_any_number_of_seats_writes_every_record(tmp_path: Path, seats: int) -> None:
    words = ("arena", "miners", "first", "random", "--seats", str(seats), "--games", "4", "--jobs", "1")
    shown = tilehall(*words, "--records", str(tmp_path))
    assert shown.returncode == 0, shown.stderr
    written = [from_text(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.iterdir())]
    assert [each.seats for each in written] == [seats] * 4
    assert len({each.steps for each in written}) == 4


def test_r2_1_a_game_in_the_terminal_has_its_usual_number_of_seats(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    shown = tilehall("play", "miners", "--people", "0", "--seed", "1", "--level", "first", "--save", str(saved))
    assert shown.returncode == 0, shown.stderr
    assert from_text(saved.read_text(encoding="utf-8")).seats == 5


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("nim", "easy", "hard"), "There is no game 'nim'"),
        (
            ("4ascend", "easy", "brilliant"),
            f"There is no level 'brilliant'; there are {', '.join(LEVELS)}, random",
        ),
        (("4ascend", "easy", "nowhere:bot"), "There is no 'nowhere:bot' to be found from here."),
        (("4ascend", "easy"), "4ascend is for 2 players"),
    ],
)
def test_an_arena_that_cannot_be_is_refused_in_a_line(words: tuple[str, ...], why: str) -> None:
    shown = tilehall("arena", *words)
    assert shown.returncode == 2
    assert why in shown.stderr


def test_a_solo_arena_says_what_a_bot_scores() -> None:
    words = ("arena", "summon5", "easy", "--games", "2", "--seed", "3", "--jobs", "1")
    shown = tilehall(*words)
    assert shown.returncode == 0, shown.stderr
    assert "mean score" in shown.stdout
    assert "95% interval" not in shown.stdout
    games_played = [
        from_text(play(ArenaMatch(game="summon5", bots=("easy",), seed=3), number).record) for number in (0, 1)
    ]
    scores = [kept.outcome.scores[0] for kept in games_played if kept.outcome]
    (row,) = (line for line in shown.stdout.splitlines() if "easy" in line)
    assert f" {sum(scores) / 2:.1f} " in row


@pytest.mark.parametrize("name", in_soak_except(games(), "heart-tiles", "rummikub"))
def test_a_review_says_what_the_adviser_would_have_played(name: str, tmp_path: Path) -> None:
    rules = games()[name]
    whole = from_text(play(ArenaMatch(game=name, bots=("random", "random")), 0).record)
    last = list(turns(whole))[2]  # reviewing a whole random game takes minutes
    short = tmp_path / "short.txt"
    steps = whole.steps[: last.at + len(last.steps)]
    short.write_text(to_text(write(rules, whole.options, whole.seats, steps)), encoding="utf-8")
    shown = tilehall("review", str(short))
    assert shown.returncode == 0, shown.stderr
    # In Heart Tiles three steps are one turn.
    assert f"of {'1 turn' if name == 'heart-tiles' else '3 turns'} the same way" in shown.stdout
    assert re.search(r"good|inaccuracy|mistake|blunder", shown.stdout)
    one = tilehall("review", str(short), "--seat", "9")
    assert one.returncode == 2
    assert "There is no seat 9 in this game of 2." in one.stderr
