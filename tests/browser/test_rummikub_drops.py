"""Rummikub's tiles go where they are dropped: gripped anywhere, beside, on and between others, by mouse and finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, TimeoutError, ViewportSize, expect

from tests.support.browser_drag import CENTRE, Point, held_at
from tests.support.browser_people import Visitor, result_of
from tests.support.browser_rummikub import JOKER, a_set, on_rack, rack, sets, step, tiles_in
from tests.support.layout import FAST_MINUTE, faults, settle
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.staged_rooms import NAMES, Scenario, Staged, stage
from tilehall.core.game import First, Step
from tilehall.core.notation import parse
from tilehall.games.rummikub.steps import Deal
from tilehall.table.room import Room

Visit = Callable[..., Visitor]

GAPS_PX = (-20, 40)  # between a dropped tile and its neighbour; tests/page covers the values in between
GRIPS: tuple[Point, ...] = ((0.1, 0.1), (0.9, 0.95))
SIZES = [(1280, 720), (390, 844), (844, 390), (568, 320)]
# A test drags with the mouse or by finger; what only a narrow felt does is tested there. `make soak` has all sizes.
BY_MOUSE = pytest.mark.parametrize("size", in_soak_except(SIZES, SIZES[0]), ids=str)
BY_FINGER = pytest.mark.parametrize("size", in_soak_except(SIZES, SIZES[1]), ids=str)
LYING = """(wanted) => {
  const tiles = (set) => [...set.querySelectorAll("[data-tile]")].map((tile) => tile.dataset.tile);
  const sets = [...document.querySelectorAll("[data-meld]")].map((set) => JSON.stringify(tiles(set)));
  return JSON.stringify(sets.sort()) === JSON.stringify(wanted.map((set) => JSON.stringify(set)).sort());
}"""
RUN, LONG_RUN = ("r10", "r11", "r12"), ("b3", "b4", "b5", "b6", "b7")
GROUP = ("k1", "r1", "b1", "o1")
HELD = ("k4", "k5", "k6", "k7", "r9", "o2")


def a_table() -> Scenario:
    """Return a table with two runs of seat 0, which is to move with six tiles, and a group of seat 1."""
    hands = {0: [*RUN, *LONG_RUN, *HELD], 1: [*GROUP, "k13", "r13", *(f"o{number}" for number in range(3, 12))]}
    turns = [[f"lay {' '.join(run)}" for run in (RUN, LONG_RUN)], [f"lay {' '.join(GROUP)}"]]

    def roll(_: Any, rolls: Sequence[Step]) -> Step:
        first = rolls[0]
        return Deal(first.seat, hands[first.seat].pop(0)) if isinstance(first, Deal) else First(0)

    def play(room: Room) -> Sequence[Step] | None:
        if not turns:
            return None
        return [parse(line, room.game.steps) for line in (*turns.pop(0), "end")]

    return Scenario("rummikub", 2, play, roll, {"initial_meld": 0})


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Staged]:
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    return database, stage(database, {"table": a_table()})


@pytest.fixture(scope="module")
def server(staged: tuple[Any, Staged]) -> Iterator[Server]:
    opened = Server(staged[0], messages_per_second=10_000, messages_burst=10_000, log_level="warning")
    yield opened
    opened.stop()


@pytest.fixture
def come(visit: Visit, staged: tuple[Any, Staged]) -> Callable[[tuple[int, int]], Visitor]:
    """Return a function that seats a visitor at the table with a given screen size."""

    def sit(size: tuple[int, int]) -> Visitor:
        ann = visit(NAMES[0], phone=size[0] < 900)
        ann.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        ann.be(staged[1].tokens[0], staged[1].codes["table"])
        expect(rack(ann).locator("[data-tile]")).to_have_count(len(HELD))
        expect(step(ann, "draw")).to_be_enabled()
        return ann

    return sit


Come = Callable[[tuple[int, int]], Visitor]


def box_of(where: Locator) -> FloatRect:
    box = where.bounding_box()
    assert box is not None
    return box


def on_felt(player: Visitor, tile: str) -> Locator:
    return player.board.locator(f'[data-felt] [data-tile="{tile}"]')


def set_with(player: Visitor, tile: str) -> Locator:
    return player.board.locator("[data-meld]", has=player.page.locator(f'[data-tile="{tile}"]'))


def table(player: Visitor) -> list[list[str]]:
    """Return the sets on the felt."""
    return sorted(tiles_in(each) for each in sets(player).all())


def expect_table(player: Visitor, wanted: Sequence[Sequence[str]]) -> None:
    """Wait until exactly these sets are on the felt."""
    with suppress(TimeoutError):  # the comparison below gives a better message
        player.page.wait_for_function(LYING, arg=[list(each) for each in wanted])
    assert table(player) == sorted(map(list, wanted))


def expect_rack(player: Visitor, wanted: Sequence[str]) -> None:
    for at, tile in enumerate(wanted):
        expect(rack(player).locator("[data-tile]").nth(at)).to_have_attribute("data-tile", tile)
    expect(rack(player).locator("[data-tile]")).to_have_count(len(wanted))


def others(*changed: Sequence[str]) -> list[list[str]]:
    """Return the staged sets, except those that have changed."""
    return [list(each) for each in (RUN, LONG_RUN, GROUP) if each not in changed]


def free_felt(player: Visitor) -> Point:
    """Return a point on empty felt, below all sets, for the corner of a tile."""
    felt = player.board.locator("[data-felt]")
    felt.evaluate("(felt) => (felt.scrollTop = felt.scrollHeight)")
    frame, boxes = box_of(felt), [box_of(each) for each in sets(player).all()]
    lowest = max((box["y"] + box["height"] for box in boxes), default=frame["y"])
    return frame["x"] + frame["width"] * 0.3, lowest + 14


def scrolled(player: Visitor) -> float:
    top: float = player.board.locator("[data-felt]").evaluate("(felt) => felt.scrollTop")
    return top


def drop(player: Visitor, what: Locator, left: float, top: float, grip: Point = CENTRE) -> None:
    with held_at(player, what, left, top, grip):
        pass
    settled(player)


def settled(player: Visitor) -> None:
    """Wait until a dropped tile is in its final place, because the felt may make room for it or scroll."""
    expect(player.board.locator("[data-dragged], [data-slot]")).to_have_count(0)
    settle(player.page)


def drop_beside(player: Visitor, tile: str, neighbour: str, gap: float, grip: Point = CENTRE) -> None:
    """Drop a tile of the rack to the right of a tile on the felt."""
    box = box_of(on_felt(player, neighbour).last)
    drop(player, on_rack(player, tile), box["x"] + box["width"] + gap, box["y"] + 4, grip)


def start_over(player: Visitor) -> None:
    player.act(player.button("Reset"))
    expect(rack(player).locator("[data-tile]")).to_have_count(len(HELD))
    expect(step(player, "draw")).to_be_enabled()


@BY_MOUSE
def test_tiles_dropped_side_by_side_make_one_set_where_they_are(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    for gap, grip in zip(GAPS_PX, GRIPS, strict=True):
        drop(ann, on_rack(ann, "k4"), *free_felt(ann), grip)
        first = box_of(on_felt(ann, "k4"))
        for tile, neighbour in (("k5", "k4"), ("k6", "k5")):
            drop_beside(ann, tile, neighbour, gap, grip)
        expect(on_felt(ann, "k6")).to_be_visible()
        expect_table(ann, [*others(), ["k4", "k5", "k6"]])
        assert box_of(on_felt(ann, "k4"))["x"] == pytest.approx(first["x"], abs=1), "the set grew to the right"
        expect(step(ann, "end")).to_be_enabled()
        start_over(ann)


def test_the_felt_is_where_it_is_with_or_without_the_offer_of_a_bot(come: Come) -> None:
    ann = come((390, 844))
    ann.page.add_init_script(FAST_MINUTE)
    ann.page.reload()
    felt, offer = ann.board.locator("[data-felt]"), ann.page.get_by_title("Let a bot play on")
    expect(offer).to_be_visible()
    expect(felt).to_be_visible()
    settle(ann.page)
    offered = box_of(felt)
    offer.evaluate("(button) => button.remove()")
    settle(ann.page)
    assert box_of(felt) == offered


@BY_FINGER
def test_a_tile_dropped_on_the_left_leaves_the_set_where_it_is(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    for gap, grip in zip(GAPS_PX, GRIPS, strict=True):
        x, y = free_felt(ann)
        drop(ann, on_rack(ann, "k5"), x + 60, y, grip)
        first = box_of(on_felt(ann, "k5"))
        drop(ann, on_rack(ann, "k4"), first["x"] - first["width"] - gap, first["y"] - 6, grip)
        expect(on_felt(ann, "k4")).to_be_visible()
        expect_table(ann, [*others(), ["k4", "k5"]])
        moved = box_of(on_felt(ann, "k5"))["x"] - first["x"]
        assert -1 <= moved <= max(0, -gap) + first["width"] / 2, "it makes room for what overlaps it"
        start_over(ann)


@BY_FINGER
def test_the_gap_shows_where_a_tile_lands_before_it_is_dropped(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    slot = ann.board.locator("[data-slot]")
    # Slightly left of a tile, between two tiles, and after the last tile.
    for offset, at in ((-0.3, 0), (0.5, 1), (2.7, 3)):
        free_felt(ann)
        ten, eleven = box_of(on_felt(ann, "r10")), box_of(on_felt(ann, "r11"))
        width = eleven["x"] - ten["x"]
        x = ten["x"] + offset * width
        with held_at(ann, on_rack(ann, "o2"), x, ten["y"] + 6, (0.9, 0.1)):
            expect(slot).to_have_count(1)
            shown = box_of(slot)
            assert abs(shown["x"] - x) <= width * 0.7, "the gap opens where the tile is"
            lying = [box_of(on_felt(ann, tile)) for tile in RUN]
        settled(ann)
        landed = box_of(on_felt(ann, "o2"))
        assert (landed["x"], landed["y"]) == pytest.approx((shown["x"], shown["y"]), abs=1), "it lands in the gap"
        assert [box_of(on_felt(ann, tile)) for tile in RUN] == lying
        expect_table(ann, [*others(RUN), [*RUN[:at], "o2", *RUN[at:]]])
        expect(set_with(ann, "o2")).to_have_attribute("data-mark", "wrong")
        start_over(ann)


def test_a_tile_dropped_on_the_first_of_a_run_goes_before_it(come: Come) -> None:
    ann = come(SIZES[0])
    ten = box_of(on_felt(ann, "r10"))
    drop(ann, on_rack(ann, "r9"), ten["x"] + 5, ten["y"] + 5)
    expect(set_with(ann, "r9")).to_have_attribute("data-mark", "valid")
    expect_table(ann, [*others(RUN), ["r9", *RUN]])
    # A click beside a set also adds a chosen tile to it.
    seven = box_of(on_felt(ann, "b7"))
    ann.act(on_rack(ann, "o2"))
    ann.page.mouse.click(seven["x"] + 2 * seven["width"], seven["y"] + 20)
    expect(set_with(ann, "o2")).to_have_attribute("data-mark", "wrong")
    expect_table(ann, [*others(RUN, LONG_RUN), ["r9", *RUN], [*LONG_RUN, "o2"]])
    start_over(ann)


@BY_MOUSE
def test_a_tile_that_fills_the_gap_between_two_sets_joins_them(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    x, y = free_felt(ann)
    drop(ann, on_rack(ann, "k4"), x - 40, y)
    four = box_of(on_felt(ann, "k4"))
    drop(ann, on_rack(ann, "k6"), four["x"] + max(2.5 * four["width"], four["width"] + 52), four["y"])
    six = box_of(on_felt(ann, "k6"))
    expect_table(ann, [*others(), ["k4"], ["k6"]])
    drop(ann, on_rack(ann, "k5"), (four["x"] + six["x"]) / 2, four["y"] - 5)
    expect(on_felt(ann, "k5")).to_be_visible()
    expect_table(ann, [*others(), ["k4", "k5", "k6"]])
    assert box_of(on_felt(ann, "k4"))["x"] == pytest.approx(four["x"], abs=1)
    start_over(ann)


@BY_FINGER
def test_a_tile_dropped_on_free_felt_stays_there(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    felt = box_of(ann.board.locator("[data-felt]"))
    x, _ = free_felt(ann)
    width, height = (box_of(on_felt(ann, "r10"))[side] for side in ("width", "height"))
    for left in (x, x + 31, felt["x"] + felt["width"] - width - 14):
        _, y = free_felt(ann)
        before = scrolled(ann)
        drop(ann, on_rack(ann, "o2"), left, y, (0.1, 0.9))
        expect(on_felt(ann, "o2")).to_be_visible()
        lies = box_of(on_felt(ann, "o2"))
        assert abs(lies["x"] - left) <= width / 4 + 8
        # A felt too small for another row scrolls, and the tile moves with it.
        assert abs(lies["y"] + scrolled(ann) - before - y) <= height / 2
        start_over(ann)


@BY_FINGER
def test_a_tile_dragged_out_of_a_run_splits_it_and_mends_it_again(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    x, y = free_felt(ann)
    before = [box_of(on_felt(ann, tile)) for tile in LONG_RUN]
    drop(ann, on_felt(ann, "b5"), x, y)
    expect(set_with(ann, "b5")).to_have_attribute("data-mark", "building")
    expect_table(ann, [*others(LONG_RUN), ["b3", "b4"], ["b5"], ["b6", "b7"]])
    for tile, box in zip(LONG_RUN, before, strict=True):
        if tile != "b5":
            # On the narrowest felt a long run is squeezed; after the split, its parts have their full width.
            near = 1 if size[0] > 600 else box["width"]
            assert box_of(on_felt(ann, tile))["x"] == pytest.approx(box["x"], abs=near), "the others stay"
    left = box_of(on_felt(ann, "b4"))
    drop(ann, on_felt(ann, "b5"), left["x"] + left["width"] + 10, left["y"] - 5, (0.1, 0.1))
    expect(ann.button("Reset")).to_be_disabled()
    expect_table(ann, others())


@pytest.mark.parametrize("size", in_soak_except(SIZES[:2], SIZES[0]), ids=["mouse", "finger"])
def test_a_tile_dragged_out_of_a_group_leaves_the_rest_together(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    drop(ann, on_felt(ann, "r1"), *free_felt(ann))
    expect(set_with(ann, "r1")).to_have_attribute("data-mark", "building")
    expect_table(ann, [*others(GROUP), ["k1", "b1", "o1"], ["r1"]])
    start_over(ann)


def handle(player: Visitor, tile: str) -> Locator:
    return set_with(player, tile).locator("[data-handle]")


@BY_MOUSE
def test_a_whole_set_is_dragged_by_its_handle(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    x, y = free_felt(ann)
    drop(ann, handle(ann, "r10"), x, y, (0.3, 0.5))
    expect(on_felt(ann, "r10")).to_be_visible()
    boxes = [box_of(on_felt(ann, tile)) for tile in RUN]
    assert abs(boxes[0]["x"] - x) <= boxes[0]["width"] / 4 + 8
    assert {round(box["y"]) for box in boxes} == {round(boxes[0]["y"])}
    expect_table(ann, others())
    expect(ann.button("Reset")).to_be_disabled()
    # Sets that touch become one.
    drop(ann, on_rack(ann, "o2"), box_of(on_felt(ann, "r12"))["x"] + 30, boxes[0]["y"])
    expect(set_with(ann, "o2")).to_have_attribute("data-mark", "wrong")
    expect_table(ann, [*others(RUN), [*RUN, "o2"]])
    seven = box_of(on_felt(ann, "b7"))
    drop(ann, handle(ann, "r10"), seven["x"] + seven["width"] - 10, seven["y"], (0.3, 0.5))
    expect(sets(ann)).to_have_count(2)
    expect_table(ann, [list(GROUP), [*LONG_RUN, *RUN, "o2"]])
    ann.act(ann.button("Undo"))
    expect(sets(ann)).to_have_count(3)
    expect_table(ann, [*others(RUN), [*RUN, "o2"]])
    start_over(ann)


def test_a_set_that_grows_pushes_its_neighbours_along_the_row(come: Come) -> None:
    ann = come(SIZES[0])
    rows = {tile: box_of(on_felt(ann, tile))["y"] for tile in ("k1", "r10", "b3")}
    one = box_of(on_felt(ann, "o1"))
    drop(ann, on_rack(ann, "o2"), one["x"] + one["width"] + 4, one["y"])
    expect(set_with(ann, "o2")).to_have_attribute("data-mark", "wrong")
    expect_table(ann, [*others(GROUP), [*GROUP, "o2"]])
    for tile, y in rows.items():
        assert box_of(on_felt(ann, tile))["y"] == pytest.approx(y, abs=1)
    assert box_of(on_felt(ann, "r10"))["x"] > box_of(on_felt(ann, "o2"))["x"] + one["width"]
    start_over(ann)


@BY_FINGER
def test_tiles_go_back_to_the_rack_where_they_are_dropped(come: Come, size: tuple[int, int]) -> None:
    ann = come(size)
    held = rack(ann).locator("[data-tile]")
    second = box_of(held.nth(1))
    drop(ann, held.nth(3), second["x"] - second["width"] / 2, second["y"], (0.9, 0.9))
    order = ["k4", "k7", "k5", "k6", "r9", "o2"]
    expect_rack(ann, order)
    drop(ann, on_rack(ann, "r9"), *free_felt(ann))
    expect(held).to_have_count(len(HELD) - 1)
    first = box_of(held.first)
    drop(ann, on_felt(ann, "r9"), first["x"] - first["width"] / 2, first["y"], (0.1, 0.5))
    expect_rack(ann, ["r9", *(tile for tile in order if tile != "r9")])
    ann.act(ann.button("Sort by colour" if size[0] < 900 else "Sort by number"))


def test_the_felt_keeps_room_for_sets(come: Come) -> None:
    ann = come(SIZES[1])
    for width, height in SIZES:
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(ann.page)
        assert box_of(ann.board.locator("[data-felt]"))["height"] >= 150
        end, draw = box_of(step(ann, "end")), box_of(step(ann, "draw"))
        assert end["x"] - draw["x"] - draw["width"] > 100, "a slip of the finger on one does not meet the other"
        assert faults(ann.page) == [], width


def test_drawing_asks_before_it_takes_back_even_one_tile(come: Come) -> None:
    ann = come(SIZES[0])
    seq = ann.position["seq"]
    drop(ann, on_rack(ann, "o2"), *free_felt(ann))
    expect(set_with(ann, "o2")).to_have_attribute("data-mark", "building")
    expect(step(ann, "draw")).to_be_enabled()
    ann.act(step(ann, "draw"))
    expect(ann.board).to_contain_text("Draw a tile and take back the tiles that you laid?")
    ann.act(ann.button("No, keep them"))
    expect(on_felt(ann, "o2")).to_be_visible()
    assert ann.position["seq"] == seq
    start_over(ann)


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["mouse", "finger"])
def test_the_first_lesson_is_done_by_laying_tiles_side_by_side(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    ann.page.goto("/learn/rummikub/a-run")
    expect(on_rack(ann, "r4")).to_be_visible()
    felt = box_of(ann.board.locator("[data-felt]"))
    drop(ann, on_rack(ann, "r4"), felt["x"] + felt["width"] / 3, felt["y"] + felt["height"] / 2)
    for tile, neighbour in (("r5", "r4"), ("r6", "r5")):
        drop_beside(ann, tile, neighbour, 12, (0.2, 0.8))
    expect_table(ann, [["r4", "r5", "r6"]])
    ann.act(step(ann, "end"))
    expect(ann.page.get_by_role("complementary", name="The lesson")).to_contain_text("4, 5 and 6 in red: a run.")


def extended(table: list[list[str]], rack: list[str]) -> tuple[str, int, bool] | None:
    """Return a tile that extends a run of the table, the run's number, and whether the tile goes first."""
    for number, tiles in enumerate(table):
        if JOKER in tiles or tiles[0][0] != tiles[1][0]:
            continue
        low, high = (f"{tiles[at][0]}{int(tiles[at][1:]) + more}" for at, more in ((0, -1), (-1, 1)))
        for tile, first in ((low, True), (high, False)):
            if tile in rack:
                return tile, number, first
    return None


def lay_by_dragging(player: Visitor) -> int:
    """Lay the obvious sets and tiles by dragging only. Return the number of tiles."""
    laid, before = 0, sets(player).count()
    while three := a_set(tiles_in(rack(player))):
        x, y = free_felt(player)
        for tile in three:
            drop(player, on_rack(player, tile), x, y, (0.2, 0.7))
            laid += 1
            new = player.board.locator("[data-meld]:not([data-mark=valid])" if tile != three[2] else "[data-meld]")
            last = box_of(new.last.locator("[data-tile]").last)
            x, y = last["x"] + last["width"] + 8, last["y"] + 5
        before += 1
        expect(sets(player)).to_have_count(before)
        expect(step(player, "end")).to_be_enabled()
    on_table = [tiles_in(each) for each in sets(player).all()]
    opened = player.position["view"]["opened"][player.seat]
    if opened and (found := extended(on_table, tiles_in(rack(player)))):
        tile, number, first = found
        run = sets(player).nth(number).locator("[data-tile]")
        run.first.scroll_into_view_if_needed()
        end = box_of(run.first if first else run.last)
        drop(player, on_rack(player, tile), end["x"] + end["width"] * (-0.6 if first else 0.6), end["y"], (0.8, 0.2))
        laid += 1
        expect(step(player, "end")).to_be_enabled()
    return laid


@pytest.mark.soak
@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_whole_game_by_dragging_alone(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    ann.play_a_bot("rummikub", {"initial_meld": 0})
    laid = 0
    while True:
        ann.until(lambda me: me.mine or me.over)
        if ann.over:
            break
        seq, final = ann.position["seq"], "draw" if "draw" in ann.legal else "pass"
        expect(step(ann, final)).to_be_enabled()
        tiles = lay_by_dragging(ann)
        laid += tiles
        ann.act(step(ann, "end" if tiles else final))
        ann.behind(seq)
    assert laid >= 3
    expect(result_of(ann.page)).to_be_visible()
