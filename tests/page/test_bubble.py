"""The place of a refusal's bubble, which one function of the page computes from rectangles alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.support.page_module import Call, opened

BOARD = (6, 90, 562, 310)  # left, top, right and bottom, in pixels: a phone on its side
SIZE = (180, 40)

Edges = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def page() -> Iterator[Call]:
    with opened("boards/bubble.ts") as call:
        yield call


def box(edges: Edges) -> dict[str, float]:
    return dict(zip(("left", "top", "right", "bottom"), edges, strict=True))


def bubble(page: Call, cause: Edges, *kept: Edges, board: Edges = BOARD) -> Edges:
    """Return the edges of a bubble about this cause."""
    size = {"width": SIZE[0], "height": SIZE[1]}
    at = page("besideCause", size, box(cause), box(board), [box(each) for each in kept])
    return (at["left"], at["top"], at["left"] + SIZE[0], at["top"] + SIZE[1])


def overlap(one: Edges, other: Edges) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inside(one: Edges, area: Edges) -> bool:
    return one[0] >= area[0] and one[1] >= area[1] and one[2] <= area[2] and one[3] <= area[3]


@pytest.mark.parametrize("left", [6, 120, 280, 440, 538])
@pytest.mark.parametrize("top", [90, 150, 210, 286])
def test_a_bubble_stays_on_the_board_and_does_not_cover_its_cell(page: Call, left: int, top: int) -> None:
    cell = (left, top, left + 24, top + 24)
    found = bubble(page, cell)
    assert inside(found, BOARD)
    assert not overlap(found, cell)


def test_a_bubble_about_a_control_outside_the_board_stays_on_the_board(page: Call) -> None:
    assert inside(bubble(page, (400, 20, 460, 56)), BOARD)


def test_a_bubble_covers_no_hand_although_it_is_nearest(page: Call) -> None:
    button, hand = (480, 270, 560, 306), (300, 200, 560, 310)
    found = bubble(page, button, hand)
    assert inside(found, BOARD)
    assert not overlap(found, hand)


def test_a_bubble_without_a_free_place_still_leaves_its_cause_in_sight(page: Call) -> None:
    button = (480, 270, 560, 306)
    found = bubble(page, button, BOARD)
    assert inside(found, BOARD)
    assert not overlap(found, button)
