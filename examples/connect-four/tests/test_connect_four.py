"""Connect Four obeys the laws and ends correctly."""

from __future__ import annotations

from importlib.resources import files

import pytest
from connect_four import ConnectFour
from connect_four.rules import Drop, State

from tilehall.core import laws
from tilehall.core.game import Illegal
from tilehall.core.lesson import problems, read
from tilehall.core.play import begin

GAME = ConnectFour()


def after(drops: str, **options: int) -> State:
    """Return the position after discs were dropped into these columns: "3343"."""
    state = begin(GAME, GAME.options(**options))
    for column in drops:
        state = GAME.apply(state, Drop(int(column)))
    return state


def test_its_lessons_can_be_done() -> None:
    lessons = read(GAME, files("connect_four").joinpath("lessons.toml").read_bytes())
    assert len(lessons) == 2
    assert [problem for lesson in lessons for problem in problems(lesson)] == []


def test_it_keeps_the_laws() -> None:
    assert len(list(laws.check(GAME, games=60))) == 60


@pytest.mark.parametrize(
    ("columns", "cells"),
    [
        ("0011223", ((0, 0), (0, 1), (0, 2), (0, 3))),
        ("0101010", ((0, 0), (1, 0), (2, 0), (3, 0))),
        ("01122323363", ((0, 0), (1, 1), (2, 2), (3, 3))),
        ("65544343303", ((0, 6), (1, 5), (2, 4), (3, 3))),
    ],
)
def test_four_in_a_line_win(columns: str, cells: tuple[tuple[int, int], ...]) -> None:
    state = after(columns)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "line")
    assert state.line == tuple(sorted(cells))


def test_a_full_rack_is_a_draw() -> None:
    state = after("0101101023233232", columns=4, rows=4)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "full")


def test_a_full_column_takes_no_more() -> None:
    state = after("000000")
    with pytest.raises(Illegal, match="Column 1 is full"):
        GAME.apply(state, Drop(0))
    with pytest.raises(Illegal, match="There is no column 7"):
        GAME.apply(state, Drop(7))


def test_the_terminal_shows_both_discs_and_the_numbers() -> None:
    shown = str(GAME.draw(GAME.view(after("01"), 0), ("Ann", "Ben")))
    assert shown.splitlines()[-2].startswith(" ● ○ ·")
    assert shown.splitlines()[-1].startswith(" 0 1 2 3 4 5 6   ● Ann")
