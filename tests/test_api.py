"""The public Python API: `tilehall.__all__` and nothing else, documented, quick to import, and true to the rules."""

from __future__ import annotations

import inspect
import subprocess
import sys
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import tilehall
from tests.support.without_posix import ABSENT
from tilehall.core import record
from tilehall.core.drawing import board_svg
from tilehall.core.game import Game, Resign
from tilehall.core.laws import flaw
from tilehall.table.dice import verify

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
EVERY = pytest.mark.parametrize("name", tilehall.game_names())
# Modules that take long to import, or that Windows does not have.
NOT_IMPORTED = ("litestar", "numba", "numpy", "rich", "tilehall.cli", "tilehall.server", "tilehall.store", "uvicorn")


def explained() -> Iterator[tuple[str, Any]]:
    """Yield everything in the API that has a docstring: functions, classes, and their public methods."""
    for name in tilehall.__all__:
        found = getattr(tilehall, name)
        if isinstance(found, int):
            continue  # the docstring of the package explains CHANCE and OPEN
        yield name, found
        for inner, member in vars(found).items() if inspect.isclass(found) else ():
            if not inner.startswith("_") and (callable(member) or isinstance(member, property)):
                yield f"{name}.{inner}", member


@pytest.mark.parametrize(("name", "found"), list(explained()), ids=[name for name, _ in explained()])
def test_everything_has_a_docstring_with_an_example(name: str, found: Any) -> None:
    summary = inspect.getdoc(found).splitlines()[0]  # type: ignore[union-attr]
    assert summary.endswith(".")
    assert ">>> " in found.__doc__


def test_the_api_is_listed_and_complete() -> None:
    assert set(tilehall.__all__) <= set(dir(tilehall))
    assert all(getattr(tilehall, name) is not None for name in tilehall.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        tilehall.Chess  # noqa: B018


def test_importing_and_playing_needs_neither_the_server_nor_a_compiler() -> None:
    code = f"""if True:
        import sys
        from tests.support.without_posix import Absent
        sys.meta_path.insert(0, Absent())
        import tilehall
        match = tilehall.Match("4ascend", seed=7)
        match.play("stone 4,4")
        assert tilehall.read_record(match.record()) == match
        match.svg(0)
        print([name for name in sys.modules if name.startswith({(*NOT_IMPORTED, *ABSENT)})])
        print([name for name in sys.modules if name.startswith("tilehall.games.")])
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    imported, games = map(literal_eval, done.stdout.splitlines())
    assert imported == []
    assert all(name.startswith("tilehall.games.fourascend") for name in games), "only the game that is played is loaded"


@EVERY
def test_a_match_is_played_recorded_verified_and_read_back(name: str) -> None:
    match = tilehall.Match(name, seed=7, players=["Ann", "Ben", "Cy", "Dee", "Eve"][: tilehall.game(name).usual_seats])
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    assert match.result is not None
    assert match.scores == match.result.scores
    assert match.log()[-1] == match.result.sentence(match.players)
    assert repr(match).endswith(f"{match.result.sentence(match.players)[:-1]}>")
    kept = record.from_text(match.record())
    assert kept.dice is not None
    assert verify(kept, kept.dice) > 0
    again = tilehall.read_record(match.record())
    assert again == match
    assert again.record() == match.record()
    with pytest.raises(tilehall.Illegal, match="The game is over"):
        match.play(match.steps[-1])


@EVERY
def test_golden_playthroughs_are_read_and_replayed(name: str) -> None:
    text = min((PLAYTHROUGHS / name).glob("*.txt"), key=lambda file: file.stat().st_size).read_text(encoding="utf-8")
    match = tilehall.read_record(text)
    assert match.steps == record.from_text(text).steps
    assert [len(position.steps) for position in match.replay()] == list(range(len(match.steps) + 1))
    assert match.over
    assert tilehall.read_record(record.to_json(record.from_text(text))).steps == match.steps


def test_the_same_seed_gives_the_same_match() -> None:
    one, same, other = (tilehall.Match("rummikub", seats=3, seed=seed) for seed in (7, 7, 8))
    assert one == same
    assert one.steps != other.steps
    assert tilehall.Match("rummikub", seats=3).steps != tilehall.Match("rummikub", seats=3).steps
    assert tilehall.Match("rummikub", seats=3, seed=(7).to_bytes(32, "big")) == one


def test_a_step_that_is_taken_back_rolls_the_same_again() -> None:
    match = tilehall.Match("rummikub", seats=2, seed=7)
    match.play("draw")
    steps = match.steps
    assert str(match.undo()) == "draw"
    assert len(match.steps) == len(steps) - 2
    match.play("draw")
    assert match.steps == steps
    match.undo()
    with pytest.raises(tilehall.Illegal, match="No player has acted yet"):
        match.undo()


def test_a_turn_is_played_whole_or_not_at_all() -> None:
    match = tilehall.Match("4ascend", seed=7)
    with pytest.raises(tilehall.Illegal, match="That cell is taken"):
        match.play("stone 4,4", "stone 4,4")
    assert match == tilehall.Match("4ascend", seed=7)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "4ascend", "seats": 3}, "4ascend is for 2 players, not 3."),
        ({"game": "4ascend", "options": {"hp": 0}}, "The option “HP” takes a whole number from 1 to 99."),
        ({"game": "4ascend", "options": {"chess": 1}}, "4ascend has no option 'chess'"),
        ({"game": "4ascend", "players": ["Ann"]}, "There are 2 seats, but 1 names."),
        ({"game": "4ascend", "seed": -1}, "A seed is 32 bytes, or a whole number"),
        ({"game": "4ascend", "seed": b"short"}, "A seed is 32 bytes, or a whole number"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(tilehall.Malformed, match=sentence):
        tilehall.Match(**given)


def test_an_invalid_step_seat_or_position_is_refused_in_a_sentence() -> None:
    match = tilehall.Match("4ascend", seed=7)
    with pytest.raises(tilehall.Malformed, match="There is no step 'fly' here"):
        match.play("fly")
    with pytest.raises(tilehall.Malformed, match="is not a step of 4ascend"):
        match.play(tilehall.Match("rummikub", seed=7).legal()[-1])
    with pytest.raises(tilehall.Malformed, match="There is no seat 9 in this game of 2"):
        match.svg(9)
    with pytest.raises(tilehall.Malformed, match="there is no position after 99"):
        match.at(99)
    with pytest.raises(tilehall.Malformed, match="Line 1: this is not a record"):
        tilehall.read_record("chess")
    with pytest.raises(tilehall.Malformed, match="it is not text"):
        tilehall.read_record(b"\xff\xfe")


def opening() -> tilehall.Match:
    """Return a match of Rummikub whose seat to act can lay a set."""
    match = tilehall.Match("rummikub", seats=3, seed=7)
    assert str(match.legal()[0]).startswith("lay ")
    return match


def test_nobody_is_shown_a_draft_before_it_is_played() -> None:
    match = opening()
    before = {seat: (match.shown(seat), match.view(seat), match.svg(seat)) for seat in (0, 1, None)}
    match.play(match.legal()[0])
    assert {seat: (match.shown(seat), match.view(seat), match.svg(seat)) for seat in (0, 1, None)} == before
    assert match.board(match.seat) != match.board(None)


@pytest.mark.parametrize("last", ["draw", "resign 2"])
def test_a_draft_that_is_given_up_was_never_played(last: str) -> None:
    match, other = opening(), opening()
    match.play(match.legal()[0], last)
    other.play(last)
    assert match == other


def test_an_open_record_goes_on_with_the_same_dice() -> None:
    match = tilehall.Match("rummikub", seats=2, seed=7)
    again = tilehall.read_record(match.record())
    match.play("draw")
    again.play("draw")
    assert again == match


def test_a_record_without_a_seed_goes_on_with_new_dice_that_can_be_checked() -> None:
    start = tilehall.Match("rummikub", seats=2, seed=7)
    bare = record.to_text(record.write(start.game, start.options, 2, start.steps))
    match = tilehall.read_record(bare, seed=9)
    match.play("draw")
    kept = record.from_text(match.record())
    assert kept.continues == len(start.steps)
    assert kept.dice is not None
    assert verify(kept, kept.dice) == 1


def swapped(match: tilehall.Match) -> tilehall.Match:
    """Return the match with a tile of seat 1 and a tile of seat 2 swapped."""
    steps: list[Any] = list(match.steps)
    one, two = (next(at for at, step in enumerate(steps) if str(step).startswith(f"deal {seat} ")) for seat in (1, 2))
    kind = type(steps[one])
    steps[one], steps[two] = kind(1, steps[two].tile), kind(2, steps[one].tile)
    return tilehall.read_record(record.to_text(record.write(match.game, match.options, match.seats, steps)))


def test_what_a_seat_sees_does_not_depend_on_what_is_hidden_from_it() -> None:
    one = tilehall.Match("rummikub", seats=3, seed=7)
    other = swapped(one)
    assert one.state != other.state
    for seat in (0, None):
        assert one.view(seat) == other.view(seat)
        assert one.shown(seat) == other.shown(seat)
        assert one.log(seat) == other.log(seat)
        assert one.board(seat) == other.board(seat)
        assert one.svg(seat) == other.svg(seat)
    assert one.svg(1) != other.svg(1)
    assert one.svg(tilehall.OPEN) != other.svg(tilehall.OPEN)


@EVERY
def test_a_picture_is_shown_by_notebooks_and_names_who_looks(name: str) -> None:
    match = tilehall.Match(name, seats=2, seed=7, players=["Ann", "<Ben & Co>"])
    picture = match.svg(1)
    assert picture._repr_svg_() == picture
    assert match._repr_svg_() == match.svg(None)
    title = ElementTree.fromstring(picture)[0].text
    assert title is not None
    assert title.startswith(f"{match.game.title}, as <Ben & Co> sees it. ")


def test_a_game_without_a_picture_has_one_of_its_text_board(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tilehall.Match("4ascend", seed=7)
    monkeypatch.setattr(type(match.game), "svg", Game.svg)
    picture = board_svg(match.game, match.view(), ["<Ann>", "Ben"])
    assert flaw(picture) == ""
    assert "&lt;Ann&gt;" in picture
    assert "20/20\u00a0HP" in picture


def test_the_text_of_a_match_is_the_board_of_a_spectator() -> None:
    match = tilehall.Match("rummikub", seats=2, seed=7)
    assert str(match) == match.board(None)
    assert max(map(len, match.board(0).splitlines())) <= 80


def test_a_position_of_chance_is_rolled_when_it_is_played() -> None:
    match = tilehall.Match("rummikub", seats=2, seed=7)
    start = match.at(3)
    assert start.seat == tilehall.CHANCE
    assert start.legal() == ()
    assert "chance is to act" in repr(start)
    start.play("draw")
    match.play("draw")
    assert start == match


def test_a_bot_chooses_from_what_its_seat_sees() -> None:
    match = tilehall.Match("heart-tiles", seed=7)
    seat = match.seat
    assert seat is not None
    one, same = (tilehall.bot("heart-tiles", "easy", seed=1) for _ in range(2))
    turn = one.choose(match.view(seat), match.shown(seat))
    assert turn == same.choose(match.view(seat), match.shown(seat), tilehall.Clock(60), Random(1))
    match.play(*turn.steps)
    with pytest.raises(tilehall.Illegal, match="A bot chooses for the seat that looks and is to act"):
        one.choose(match.view(None))


def test_a_bot_does_not_play_when_the_match_is_over() -> None:
    match = tilehall.Match("4ascend", seed=7)
    match.play(Resign(0))
    with pytest.raises(tilehall.Illegal, match="The game is over"):
        tilehall.bot(match.game, "random").play(match)


def test_a_level_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with pytest.raises(tilehall.Malformed, match="There is no level 'brilliant'; there are first, easy"):
        tilehall.bot("rummikub", "brilliant")
