"""The table of SUMMON5: a loom that fits its frame, pans and zooms; ghosts, hints, the log and the review."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor, together
from tests.support.layout import faults
from tests.support.summon5_players import (
    CENTRE,
    FRESH,
    begin,
    cell,
    end,
    finish,
    lit,
    place,
    step,
    thread,
    turn_of,
    weave,
)

Visit = Callable[..., Visitor]

SIZES = ((320, 568), (390, 844), (844, 390), (1280, 720), (2560, 1440))
# Return the cells whose tiles are not entirely inside the loom's frame.
OUTSIDE = """() => {
  const frame = document.querySelector("[data-pan]");
  const edge = frame.getBoundingClientRect();
  return [...frame.querySelectorAll("[data-tile]")].filter((tile) => {
    const box = tile.getBoundingClientRect();
    const across = box.left >= edge.left - 1 && box.right <= edge.right + 1;
    return !across || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  }).map((tile) => tile.closest("[data-cell]").dataset.cell);
}"""


def cloth(player: Visitor) -> Locator:
    """Return the frame in which the loom is panned."""
    return player.board.locator("[data-pan]")


def scrolled(player: Visitor) -> list[float]:
    found: list[float] = cloth(player).evaluate("(it) => [it.scrollLeft, it.scrollTop]")
    return found


def wide(where: Locator) -> float:
    box = where.bounding_box()
    assert box is not None
    return box["width"]


def middle(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_woven_is_in_sight_at_every_size(visit: Visit) -> None:
    first, second = begin(visit("Ann"), visit("Bob"))
    weave(first)
    second.until(lambda me: me.mine)
    lit(second)
    for width, height in SIZES:
        second.page.set_viewport_size({"width": width, "height": height})
        expect(cell(second, CENTRE)).to_be_in_viewport()
        second.page.wait_for_function(f"({OUTSIDE})().length === 0")
        assert faults(second.page) == [], f"{width}x{height}"


def test_on_its_side_the_hand_stands_beside_the_loom(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"))
    for size, beside in (((844, 390), True), ((390, 844), False)):
        first.page.set_viewport_size({"width": size[0], "height": size[1]})
        loom, hand = cloth(first).bounding_box(), first.board.locator("[data-reservoir]").bounding_box()
        assert loom is not None
        assert hand is not None
        assert (hand["x"] >= loom["x"] + loom["width"]) is beside
        assert (hand["y"] >= loom["y"] + loom["height"]) is not beside


def test_the_loom_is_drawn_along_with_the_mouse_and_nothing_is_pressed_by_it(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"))
    lit(first)
    first.page.set_viewport_size({"width": 844, "height": 390})
    expect(first.button("Whole loom")).to_be_visible()
    before = scrolled(first)
    x, y = middle(cell(first, "8,8"))
    mouse = first.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 40, y - 30, steps=4)
    mouse.up()
    after = scrolled(first)
    assert after[1] - before[1] == pytest.approx(30, abs=2)
    expect(first.board.locator(".aimed")).to_have_count(0)
    # A press without movement selects the cell; the tile is chosen after it.
    first.act(cell(first, "7,8"))
    expect(first.board.locator(".aimed")).to_have_count(1)
    first.act(thread(first, first.position["view"]["hands"][first.seat][0]))
    expect(cell(first, "7,8")).to_have_attribute("data-fresh", "true")


def test_two_fingers_zoom_the_loom_around_the_place_between_them(visit: Visit) -> None:
    first, _ = begin(visit("Ann", phone=True), visit("Bob", phone=True))
    lit(first)
    old = wide(cell(first, CENTRE))
    x, y = middle(cell(first, CENTRE))
    line = first.context.new_cdp_session(first.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 40)
    for apart in (44, 50, 56, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    line.detach()
    assert wide(cell(first, CENTRE)) == pytest.approx(old * 1.5, rel=0.1)
    assert middle(cell(first, CENTRE)) == pytest.approx((x, y), abs=6)
    first.button("Whole loom").tap()
    expect(cell(first, "14,14")).to_be_in_viewport()
    first.button("Closer").tap()
    expect(first.button("Whole loom")).to_be_visible()
    assert wide(cell(first, CENTRE)) == pytest.approx(old)


def test_the_wheel_with_ctrl_zooms_until_something_is_woven(visit: Visit) -> None:
    first, second = begin(visit("Ann"), visit("Bob"))
    old = wide(cell(first, CENTRE))
    expect(first.button("Whole loom")).to_have_count(0)
    for player in (first, second):
        player.page.mouse.move(*middle(cell(player, CENTRE)))
        player.page.keyboard.down("Control")
        player.page.mouse.wheel(0, -200)
        player.page.keyboard.up("Control")
        expect(player.button("Whole loom")).to_be_visible()
        assert wide(cell(player, CENTRE)) > old * 1.2
    first.act(first.button("Whole loom"))
    assert wide(cell(first, CENTRE)) == old
    weave(first)
    expect(second.button("Whole loom")).to_have_count(0)
    assert wide(cell(second, CENTRE)) == old


def test_a_dragged_tile_shows_where_it_would_fall(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"))
    lit(first)
    tile = first.position["view"]["hands"][first.seat][0]
    mouse = first.page.mouse
    mouse.move(*middle(thread(first, tile)))
    mouse.down()
    for at in ("7,8", "6,7"):
        x, y = middle(cell(first, at))
        mouse.move(x + 5, y + 5, steps=3)
        expect(first.board.locator("[data-ghost]")).to_have_count(1)
        expect(cell(first, at).locator(f'[data-ghost="{tile}"]')).to_be_visible()
        assert middle(first.board.locator("[data-dragged]")) == pytest.approx((x + 5, y + 5), abs=2)
    mouse.up()
    expect(first.board.locator("[data-ghost]")).to_have_count(0)
    expect(cell(first, "6,7")).to_have_attribute("data-fresh", "true")


def test_with_five_tiles_laid_nobody_is_told_to_weave_on(visit: Visit) -> None:
    # Among nine numbers there are always five whose sum is a multiple of five (Erdős, Ginzburg and Ziv, 1961).
    (ann,) = begin(visit("Ann"), hand=10)
    lit(ann)
    hand = ann.position["view"]["hands"][0]
    sums = {found: sum(int(tile) for tile in found) for found in combinations(hand, 5)}
    five = next(found for found, total in sums.items() if total and total % 5 == 0)
    words = ann.board.locator("[data-words]")
    for tile, row in zip(five, (7, 6, 8, 5, 9), strict=True):
        place(ann, tile, f"{row},8")
        expect(cell(ann, f"{row},8")).to_have_attribute("data-fresh", "true")
    expect(words).to_contain_text(re.compile(r"This turn is worth \d+ Mystical Energy\. End it\."))
    expect(ann.board.locator("[data-open]")).to_have_count(0)
    assert {mark["text"] for mark in ann.tried["marks"]} >= {str(sums[five])}
    expect(ann.board.locator(f'.account [data-sequence="{"".join(five[n] for n in (3, 1, 0, 2, 4))}"]')).to_be_visible()


def test_where_more_tiles_may_go_the_turn_may_go_on(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"))
    lit(first)
    for tile, at in (turn := turn_of(first)):
        place(first, tile, at)
        expect(cell(first, at)).to_have_attribute("data-fresh", "true")
    assert len(turn) < 5
    expect(first.board.locator("[data-words]")).to_contain_text("End it, or weave on.")


def test_a_hint_glows_where_then_shows_the_tiles(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("summon5", {"hand": 5})
    lit(ann)
    ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
    glow = ann.board.locator("[data-glow]")
    expect(glow).to_be_visible()
    cells = str(glow.get_attribute("data-glow")).split()
    assert cells
    expect(ann.board.locator("[data-ghost]")).to_have_count(0)
    ann.act(ann.button("Show me"))
    expect(ann.board.locator("[data-ghost]")).to_have_count(len(cells))
    ann.act(ann.button("Lay it out"))
    expect(ann.board.locator(FRESH)).to_have_count(len(cells))
    expect(glow).to_have_count(0)


def test_the_log_draws_a_turn_and_names_no_cell(visit: Visit) -> None:
    first, second = begin(visit("Ann"), visit("Bob"))
    turn = weave(first)
    together(first, second)
    count = "a Rune Thread" if len(turn) == 1 else f"{len(turn)} Rune Threads"
    for player, who in ((first, "You weave"), (second, f"{first.name} weaves")):
        entry = player.page.get_by_role("list", name="What happened").get_by_role("listitem").nth(1)
        expect(entry).to_contain_text(f"{who} {count}")
        expect(entry).to_contain_text(f"Gathering phase: {count}.")
        expect(entry.locator("[data-sequence] [data-tile]").first).to_be_visible()
        assert not re.search(r"\d+,\d+", entry.inner_text())
    begun = first.page.get_by_role("list", name="What happened").get_by_role("listitem").first
    expect(begun).to_contain_text("You begin. Everyone has 7 Rune Threads.")


def test_after_the_end_and_in_the_review_nothing_dead_is_offered(visit: Visit) -> None:
    (ann,) = begin(visit("Ann"), hand=6, target_score=10)
    finish(ann)
    expect(ann.board.locator("[data-step]")).to_have_count(0)
    ann.page.goto(f"/review/{ann.code}")
    board = ann.page.locator("section.board")
    expect(board.get_by_role("grid", name=re.compile("Great Loom"))).to_be_visible()
    expect(board.locator("[data-hand]").first).to_be_visible()
    expect(board.locator("[data-step]")).to_have_count(0)


def test_a_waiting_player_sees_no_buttons_and_the_loom_keeps_its_place(visit: Visit) -> None:
    first, second = begin(visit("Ann", phone=True), visit("Bob", phone=True))
    lit(first)
    expect(second.board.locator("[data-step]")).to_have_count(0)
    before = cloth(first).bounding_box()
    for tile, at in turn_of(first):
        place(first, tile, at)
        expect(cell(first, at)).to_have_attribute("data-fresh", "true")
    end(first)
    expect(step(first, "end")).to_have_count(0)
    assert cloth(first).bounding_box() == before


def test_the_goal_the_loom_and_the_reservoir_are_named_at_the_table(visit: Visit) -> None:
    (ann,) = begin(visit("Ann"), sacred=[4, 6])
    for words in ("Make sums of 4 or 6", "Great Loom", "Your Thread Reservoir"):
        expect(ann.board.get_by_text(words, exact=True)).to_be_visible()


def test_at_the_end_the_cords_of_the_loom_light_up(visit: Visit) -> None:
    (ann,) = begin(visit("Ann", motion=True), target_score=10)
    weave(ann)
    lights = ann.board.locator(".flourish svg")
    expect(lights).to_be_attached()
    assert lights.bounding_box() == ann.board.get_by_role("grid", name=re.compile("Great Loom")).bounding_box()
    assert lights.evaluate("(it) => getComputedStyle(it).pointerEvents") == "none"
    expect(lights).to_have_css("opacity", "0")
    ann.page.emulate_media(reduced_motion="reduce")
    expect(lights).to_have_css("opacity", "0.4")
