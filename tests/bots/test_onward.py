"""Turns that go on from a draft: the best one that keeps every drafted piece, or none; and what to take back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.rummikub.position import BEN, OPENED
from tests.games.rummikub.position import position as table
from tests.games.summon5.position import position as loom
from tilehall.bots import levels as finding
from tilehall.bots.anygame import levels as any_levels
from tilehall.bots.bot import Advice
from tilehall.bots.levels import onward
from tilehall.bots.worker import answer
from tilehall.core.game import AnyGame, Step, View
from tilehall.core.notation import parse, text
from tilehall.core.question import Question, seek_advice
from tilehall.core.registry import find
from tilehall.games.summon5.steps import End, Place

SUMMON5, RUMMIKUB = find("summon5"), find("rummikub")
# Opened, with r1 in two sets: r1 b1 o1 and r1 r2 r3. Nothing else on the rack fits.
ONE_OR_THE_OTHER = table(OPENED, racks=("k5-7 k7 r7 b7 r1-3 b1 o1 k9 k13 b12", BEN))
UNOPENED = table()


def read(game: AnyGame, lines: str) -> tuple[Step, ...]:
    return tuple(parse(line, game.steps) for line in lines.split("; "))


def going_on(game: AnyGame, state: Any, draft: str) -> str:
    """Return the legal turn that goes on from a draft and keeps all of it; empty if there is none."""
    steps = read(game, draft)
    tried = game.draft(state, steps)
    assert all(verdict.stands for verdict in tried.verdicts)
    found = onward(game, game.view(state, game.actor(state)), tried.view, tried.steps, (), Random(1))
    if found is None:
        return ""
    assert found.why
    assert not game.take_back(steps, found.steps)
    for step in found.steps:
        state = game.apply(state, step)
    return "; ".join(map(text, found.steps))


@pytest.mark.parametrize(
    ("state", "draft", "turn"),
    [
        (ONE_OR_THE_OTHER, "lay r1 b1 o1", "lay r1 b1 o1; end"),
        (ONE_OR_THE_OTHER, "lay r1 r2 r3", "lay r1 r2 r3; end"),
        (ONE_OR_THE_OTHER, "lay r2 r3", "lay r1 r2 r3; end"),  # no set yet
        (ONE_OR_THE_OTHER, "lift k5 k6 k7; lay b1", "lay r1 b1 o1; end"),  # a set of the table is put back
        (ONE_OR_THE_OTHER, "lay k9", ""),
        (ONE_OR_THE_OTHER, "lay r2; lay b1", ""),  # each fits, but not both
        (UNOPENED, "lay r1 b1 *", "lay k5 k6 k7; lay k7 r7 b7; lay r1 b1 *; lay r2 b2 o2; end"),
        (UNOPENED, "lay k5 k6", "lay k5 k6 k7; lay k7 r7 b7 *; lay r1 b1 o1; lay r2 b2 o2; end"),
        (UNOPENED, "lay k13", ""),
    ],
)
def test_a_turn_of_rummikub_lays_every_tile_that_has_left_the_rack(state: Any, draft: str, turn: str) -> None:
    assert going_on(RUMMIKUB, state, draft) == turn


@pytest.mark.parametrize(("draft", "turn"), [("lay r2 r3", ("lay r1 r2 r3", "end")), ("lay k9", ())])
def test_a_worker_compares_the_turn_that_goes_on_with_the_one_advised(draft: str, turn: tuple[str, ...]) -> None:
    view = msgspec.json.encode(RUMMIKUB.view(ONE_OR_THE_OTHER, 0))
    tried = RUMMIKUB.draft(ONE_OR_THE_OTHER, read(RUMMIKUB, draft))
    asked = replace(
        seek_advice("rummikub", 2, msgspec.Raw(view), ()),
        advised=("lay r1 b1 o1", "end"),
        draft=tuple(map(text, tried.steps)),
        drafted=msgspec.Raw(msgspec.json.encode(tried.view)),
    )
    found = answer(msgspec.json.decode(msgspec.json.encode(asked), type=Question))
    assert found.steps == turn
    assert (found.compared is None) == (not turn)
    assert not found.compared or found.compared[0] == found.compared[1], "three tiles either way"


@pytest.mark.parametrize(
    ("draft", "turn", "said"),
    [
        ("lay k5 k6", "lay k5 k6 k7; end", ""),
        ("lift k5 k6 k7; lay k5 k6 k7 k8", "lift k5 k6 k7; lay k6 k7 k8; lay r5 b5 k5; end", ""),
        ("lay k9; lay r1 b1 o1", "lay r1 r2 r3; end", "Take the black 9, the blue 1 and the orange 1 back first."),
        ("lay k9 k9 *", "draw", "Take your tiles back first."),
        ("lay k9", "draw", "Take the black 9 back first."),
        ("lift k5 k6 k7", "draw", "Put the sets back on the table first."),
    ],
)
def test_rummikub_names_the_tiles_to_take_back(draft: str, turn: str, said: str) -> None:
    assert str(RUMMIKUB.take_back(read(RUMMIKUB, draft), read(RUMMIKUB, turn))) == said


def test_a_turn_of_summon5_has_every_drafted_tile_in_it() -> None:
    assert going_on(SUMMON5, loom(), "place 2 7,6").endswith("; end")
    assert going_on(SUMMON5, loom(), "place 4 6,7; place 1 8,7").endswith("; end")
    assert going_on(SUMMON5, loom("233", "469"), "place 3 7,6; place 3 7,8") == "", "3 5 3 scores nothing, nor with a 2"


def test_summon5_names_the_tiles_to_take_back() -> None:
    draft = (Place("9", (7, 6)), Place("3", (7, 8)), Place("9", (7, 9)))
    assert SUMMON5.take_back(draft[:2], (*draft, End())) == ""
    assert str(SUMMON5.take_back(draft, (draft[1], End()))) == "Take both 9s back first."
    assert str(SUMMON5.take_back(draft[:2], (Place("9", (8, 7)), End()))) == "Take the 3 and the 9 back first."


def test_a_game_without_such_a_search_asks_its_adviser_from_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a package's adviser sees the draft laid out and returns the rest of the turn."""
    views: list[Any] = []

    def advise(view: View, shown: Sequence[Step], rng: Random) -> Advice:
        views.append(view)
        return Advice((Place("3", (7, 8)), End()), "Finishes the row.")

    plain = any_levels(SUMMON5)
    levels = type(plain)(easy=plain.easy, medium=plain.medium, hard=plain.hard, advise=advise)
    monkeypatch.setattr(finding, "levels", lambda game: levels)
    assert going_on(SUMMON5, loom(), "place 2 7,6") == "place 2 7,6; place 3 7,8; end"
    assert [placed.tile for placed in views[0].placed] == ["2"]


def test_a_game_without_words_of_its_own_says_that_something_has_to_go_back() -> None:
    game = find("4ascend")
    draft, turn = read(game, "stone 4,4"), read(game, "stone 3,3")
    assert str(game.take_back(draft, turn)) == "Take back what you laid first."
    assert game.take_back((), turn) == game.take_back(turn, turn) == ""
