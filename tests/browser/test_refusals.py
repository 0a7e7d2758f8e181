"""A refusal is shown on the board, beside its cause, and covers no hand and no button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from tests.support.browser_games import place_a_stone, play_now
from tests.support.browser_people import PHONE, Visitor
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]

SIZES = (ViewportSize(width=1280, height=720), PHONE, ViewportSize(width=568, height=320))
# Return the controls and other elements to be kept in sight that a message covers, except the cells of the board.
COVERED = """(it) => {
  const box = it.getBoundingClientRect();
  const over = (each) => {
    const other = each.getBoundingClientRect();
    const across = other.left < box.right - 1 && other.right > box.left + 1;
    return across && other.top < box.bottom - 1 && other.bottom > box.top + 1;
  };
  return [...document.querySelectorAll("button:not([data-cell]):not([data-tile]), a[href], [data-keep]")]
    .filter((each) => each.checkVisibility() && over(each)).map((each) => each.outerHTML.slice(0, 120));
}"""
MAX_DISTANCE_PX = 320  # half of a phone's board


def cause(who: Visitor, game: str) -> FloatRect:
    """Try an illegal action, and return where on the page it was."""
    match game:
        case "4ascend":
            where = who.board.locator('[data-stone="b"]').first
        case "miners":
            who.act(who.board.locator("[data-key]").first)
            where = who.board.locator('[data-cell="2,2"]')
        case _:
            where = who.board.locator('[data-step="end"]')
    box = where.bounding_box()
    assert box is not None
    where.click(force=True)
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def inside(one: FloatRect, other: FloatRect) -> bool:
    right, bottom = other["x"] + other["width"], other["y"] + other["height"]
    fits = one["x"] + one["width"] <= right and one["y"] + one["height"] <= bottom
    return fits and one["x"] >= other["x"] and one["y"] >= other["y"]


@pytest.mark.parametrize("game", in_soak_except(["4ascend", "heart-tiles", "miners", "summon5"], "miners", "summon5"))
def test_a_refusal_shows_beside_its_cause_and_covers_nothing(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    play_now(ann, game)
    ann.until(lambda me: me.mine)
    if game == "4ascend":
        place_a_stone(ann)
        ann.until(lambda me: me.mine)
    said = ann.page.get_by_role("alert")
    for size in SIZES:
        ann.page.set_viewport_size(size)
        where = cause(ann, game)
        expect(said).to_be_visible()
        assert said.evaluate(COVERED) == []
        box, board = said.bounding_box(), ann.board.bounding_box()
        assert box is not None
        assert board is not None
        assert inside(box, board)
        assert not overlap(box, where)
        assert abs(box["y"] + box["height"] / 2 - where["y"] - where["height"] / 2) < MAX_DISTANCE_PX
        # The message takes no clicks: they reach the element below it.
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert not ann.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[role=alert]')", middle)
        ann.page.keyboard.press("Escape")
        if game == "miners":
            ann.act(ann.board.locator("[data-key]").first)
