"""The place of Rummikub tiles dropped on the felt, which one function of the page computes from rectangles alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.support.page_module import Call, opened

HALF_PX, TILE_PX, STEP_PX, PITCH_PX = 28, 54, 56, 88
COLUMNS = 30  # half tiles in a row
EDGE_PX = 4.5  # from the edge of a place to its first tile
FELT = {"half": HALF_PX, "columns": COLUMNS, "pitch": PITCH_PX, "rows": 4, "x": EDGE_PX, "y": 40}

Target = dict[str, Any]
Drop = Callable[..., Target]


def lying(number: int, tiles: int, at: int, row: int = 0, whole: bool = True) -> dict[str, Any]:
    """Return a set of so many tiles."""
    left = at * HALF_PX + EDGE_PX
    right = left + tiles * STEP_PX - 2
    grid = {"place": {"row": row, "at": at}, "end": at + 2 * tiles + 1}
    return {"id": number, **grid, "left": left, "right": right, "step": STEP_PX, "whole": whole}


@pytest.fixture(scope="module")
def page() -> Iterator[Call]:
    with opened("boards/rummikub/drop.ts") as call:
        yield call


@pytest.fixture
def dropped(page: Call) -> Drop:
    """Return a function that drops tiles with their left edge and their middle at these pixels."""

    def drop(left: float, *sets: dict[str, Any], y: float = 40, tiles: int = 1) -> Target:
        held = {"count": tiles, "left": left, "width": tiles * STEP_PX - 2, "middle": y}
        target: Target = page("dropOn", held, sets, FELT)
        return target

    return drop


SET = lying(7, tiles=3, at=10)
LEFT_PX, RIGHT_PX = SET["left"], SET["right"]


@pytest.mark.parametrize("gap", [-20, 0, 20, 40])
def test_a_tile_beside_a_set_joins_it(dropped: Drop, gap: int) -> None:
    assert dropped(RIGHT_PX + gap, SET) == {"to": "meld", "id": 7, "at": 3}
    before = dropped(LEFT_PX - TILE_PX - gap, SET)
    assert (before["id"], before["at"]) == (7, 0)
    # The set makes room for as much of the tile as overlaps it.
    assert before["place"] == {"row": 0, "at": 9 if gap < 0 else 8}


@pytest.mark.parametrize(("tiles", "at"), [(-0.3, 0), (0.0, 0), (0.3, 0), (0.5, 1), (1.0, 1), (1.5, 2), (2.6, 3)])
def test_a_tile_on_a_set_goes_between_its_tiles(dropped: Drop, tiles: float, at: int) -> None:
    target = dropped(LEFT_PX + tiles * STEP_PX, SET)
    assert (target["to"], target["id"], target["at"]) == ("meld", 7, at)


@pytest.mark.parametrize("y", [0, 40, 80])
def test_a_tile_that_is_dropped_a_little_high_or_low_joins_all_the_same(dropped: Drop, y: int) -> None:
    assert dropped(RIGHT_PX + 10, SET, y=y)["to"] == "meld"


def test_a_tile_away_from_all_sets_begins_one_where_it_is(dropped: Drop) -> None:
    at = 19
    assert dropped(at * HALF_PX + 9, SET) == {"to": "new", "place": {"row": 0, "at": at}}
    assert dropped(LEFT_PX, SET, y=40 + PITCH_PX) == {"to": "new", "place": {"row": 1, "at": 10}}
    # There is another row below the last visible one only if it holds something.
    assert dropped(LEFT_PX, SET, y=40 + 4 * PITCH_PX)["place"]["row"] == 3
    assert dropped(0, SET, lying(8, tiles=3, at=10, row=3), y=40 + 4 * PITCH_PX)["place"]["row"] == 4


def test_a_tile_over_the_edge_of_the_felt_stays_on_it(dropped: Drop) -> None:
    assert dropped(-30, SET)["place"] == {"row": 0, "at": 0}
    assert dropped(COLUMNS * HALF_PX - 20, SET)["place"] == {"row": 0, "at": COLUMNS - 2}
    assert dropped(300, y=-20)["place"]["row"] == 0
    # Tiles that touch a set join it there: moved onto the felt, these would cover its middle.
    last = lying(9, tiles=3, at=COLUMNS - 6)
    assert dropped(last["right"] - 10, last, tiles=3) == {"to": "meld", "id": 9, "at": 3}


def test_a_tile_that_fills_the_gap_between_two_sets_joins_both(dropped: Drop) -> None:
    other = lying(8, tiles=2, at=SET["end"] + 1, whole=False)  # a tile's width away
    assert dropped(RIGHT_PX + 2, SET, other) == {"to": "meld", "id": 7, "at": 3, "next": 8}


def test_two_sets_that_need_no_tile_stay_apart(dropped: Drop) -> None:
    other = lying(8, tiles=3, at=SET["end"] + 1)
    assert dropped(RIGHT_PX - 2, SET, other) == {"to": "meld", "id": 7, "at": 3}
    assert dropped(other["left"] - TILE_PX + 2, SET, other)["id"] == 8


def test_a_tile_between_two_sets_that_leave_no_gap_for_it_joins_the_one_it_covers_more(dropped: Drop) -> None:
    other = lying(8, tiles=2, at=SET["end"], whole=False)
    assert dropped(RIGHT_PX - 14, SET, other) == {"to": "meld", "id": 7, "at": 3}
    # There is no room on the left, so the other set makes all of it.
    assert dropped(RIGHT_PX - 10, SET, other) == {"to": "meld", "id": 8, "at": 0}


def test_a_tile_near_one_set_and_far_from_the_next_joins_only_the_near_one(dropped: Drop) -> None:
    other = lying(8, tiles=2, at=SET["end"] + 2)
    assert dropped(RIGHT_PX, SET, other) == {"to": "meld", "id": 7, "at": 3}


def test_a_whole_set_joins_another_at_its_end(dropped: Drop) -> None:
    assert dropped(RIGHT_PX - 15, SET, tiles=3) == {"to": "meld", "id": 7, "at": 3}
    assert dropped(RIGHT_PX - STEP_PX, SET, tiles=3) == {"to": "meld", "id": 7, "at": 3}
    joined = dropped(LEFT_PX - 3 * STEP_PX + 15, SET, tiles=3)
    assert (joined["id"], joined["at"], joined["place"]) == (7, 0, {"row": 0, "at": 5})
