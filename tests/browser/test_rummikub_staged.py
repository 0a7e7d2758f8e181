"""Rummikub at staged tables: a round that ends, and racks of many tiles at every size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.support.browser_input import drag_by_finger
from tests.support.browser_people import Visitor, result_of
from tests.support.browser_rummikub import a_set, hand, lay, play_on, rack, sets, step, whose_turn
from tests.support.layout import settle
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.staged_rooms import NAMES, Scenario, Staged, crowded_rummikub, stage
from tilehall.core.game import First, Step
from tilehall.core.notation import parse
from tilehall.games.rummikub.steps import Deal
from tilehall.table.room import Room

Visit = Callable[..., Visitor]

MANY_TILES = 33  # more than fit in two rows on a phone
POOL_TILES = 4  # drawn until the pool is empty
SIZES = [(320, 568), (390, 844), (844, 390), (1280, 720)]
EVERY_SIZE = pytest.mark.parametrize("size", in_soak_except(SIZES, SIZES[0], SIZES[2]), ids=str)


def drawing(seats: int, enough: Callable[[Any], bool], **options: int) -> Scenario:
    """Return a scenario in which all players draw, then pass, until it is seat 0's turn and `enough` is true."""
    rng = Random(3)

    def roll(_: Any, rolls: Sequence[Step]) -> Step:
        # If the last seat begins, seat 0 draws the last tile of the pool and makes the last pass.
        return First(seats - 1) if isinstance(rolls[0], First) else rng.choice(rolls)

    def play(room: Room) -> Sequence[Step] | None:
        if room.actor == 0 and enough(room.game.view(room.state, 0)):
            return None
        return [step for step in room.game.legal(room.state) if step.final][-1:]

    return Scenario("rummikub", seats, play, roll, options)


def a_long_run() -> Scenario:
    """Return a scenario in which seat 0 has laid all black tiles as one run."""
    run = [f"k{number}" for number in range(1, 14)]
    tiles = {0: [*run, "r1"], 1: [f"{colour}{number}" for colour in "bo" for number in range(1, 8)]}

    def roll(_: Any, rolls: Sequence[Step]) -> Step:
        first = rolls[0]
        return Deal(first.seat, tiles[first.seat].pop(0)) if isinstance(first, Deal) else First(0)

    def play(room: Room) -> Sequence[Step] | None:
        lines = [f"lay {' '.join(run)}", "end"] if room.actor == 0 else []
        return [parse(line, room.game.steps) for line in lines] or None

    return Scenario("rummikub", 2, play, roll)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Staged]:
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    scenarios = {
        "many": drawing(2, lambda view: len(view.racks[0]) >= MANY_TILES, initial_meld=0),
        "crowded": crowded_rummikub(),
        "long": a_long_run(),
        "last tiles": drawing(2, lambda view: view.pool <= POOL_TILES),
        "passing": drawing(4, lambda view: sum(view.passed) == 3, rounds=2),
    }
    # In another thread, because the browser's event loop runs in this one.
    with ThreadPoolExecutor(1) as thread:
        return database, thread.submit(stage, database, scenarios).result()


@pytest.fixture(scope="module")
def server(staged: tuple[Any, Staged]) -> Iterator[Server]:
    opened = Server(
        staged[0], messages_per_second=10_000, messages_burst=10_000, rooms_per_user=200, log_level="warning"
    )
    yield opened
    opened.stop()


def come_to(visitor: Visitor, staged: Staged, scenario: str, seat: int = 0) -> Visitor:
    """Sign a visitor in as a player of a staged table."""
    visitor.be(staged.tokens[seat], staged.codes[scenario])
    expect(rack(visitor).locator("[data-tile]").first).to_be_visible()
    return visitor


def box_of(where: Locator) -> FloatRect:
    box = where.bounding_box()
    assert box is not None
    return box


def boxes_of(where: Locator) -> list[FloatRect]:
    """Return the boxes of many things, with one question to the browser."""
    boxes: list[FloatRect] = where.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    return boxes


def test_two_draw_the_pool_empty_and_pass_to_the_end(visit: Visit, staged: tuple[Any, Staged]) -> None:
    ann, bob = (come_to(visit(NAMES[seat]), staged[1], "last tiles", seat) for seat in range(2))
    drawn = 0
    while not ann.over:
        mover, waiter = whose_turn(ann, bob)
        seq = mover.position["seq"]
        drawn += "draw" in mover.legal
        play_on(mover, "draw" if "draw" in mover.legal else "pass")
        for player in (mover, waiter):
            player.behind(seq)
    assert 0 < drawn <= POOL_TILES
    assert ann.position["outcome"]["reason"] == "passed"
    for player in (ann, bob):
        expect(result_of(player.page)).to_be_visible()
    bob.ask_for_rematch()
    ann.until(lambda me: me.room["match"] == 2)


def test_a_round_is_accounted_for_on_every_page(visit: Visit, staged: tuple[Any, Staged]) -> None:
    ann = come_to(visit(NAMES[0]), staged[1], "passing")
    bob = come_to(visit(NAMES[1], phone=True, theme="dark"), staged[1], "passing", seat=1)
    left: list[str] = ann.position["view"]["racks"][0]
    seq = ann.position["seq"]
    ann.act(step(ann, "pass"))
    for player in (ann, bob):
        player.behind(seq)
    for player in (ann, bob):
        account = player.page.get_by_role("region", name=re.compile("wins? round 1"))
        expect(account).to_be_visible()
        expect(account.get_by_role("listitem")).to_have_count(4)
        expect(account.get_by_role("img", name=re.compile("Left: "))).to_have_count(4)
        assert player.position["view"]["round"] == 2
        totals = player.position["view"]["totals"]
        expect(account.get_by_role("listitem").filter(has_text="You")).to_contain_text(
            f"in all {totals[player.seat or 0]}"
        )
        assert not [each for each in player.violations() if "account" in each]
    own = ann.board.locator("[data-account] li").filter(has_text="You")
    assert own.locator(".face").count() == len(left)

    # Keys pressed in the round's account do not reach the turn below it.
    assert ann.mine
    seq = ann.position["seq"]
    expect(ann.button("Go on")).to_be_focused()
    expect(step(ann, "draw")).to_be_enabled()
    ann.page.keyboard.press("d")
    expect(step(ann, "draw")).to_be_enabled()
    assert ann.position["seq"] == seq

    # The account is shown again after reopening, even if the next round has begun, until the player closes it.
    ann.button("Go on").click()
    expect(ann.board.locator("[data-account]")).to_have_count(0)
    ann.act(step(ann, "draw"))
    ann.behind(seq)
    bob.behind(seq)
    bob.reopen()
    expect(bob.button("Go on")).to_be_visible()
    ann.reopen()
    expect(rack(ann).locator("[data-tile]")).to_have_count(15)
    expect(ann.board.locator("[data-account]")).to_have_count(0)
    # Each player closes the account separately.
    expect(bob.board.locator("[data-account]")).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(bob.board.locator("[data-account]")).to_have_count(0)
    expect(rack(bob).locator("[data-tile]")).to_have_count(14)


# Layout at every size.


def swipe_up(player: Visitor) -> None:
    """Swipe up with a finger on a tile of the felt."""
    tiles = player.board.locator("[data-felt] [data-tile]")
    left = [box["x"] for box in boxes_of(tiles)]
    column = [number for number, x in enumerate(left) if x == left[0]]
    drag_by_finger(player, tiles.nth(column[4]), tiles.nth(column[0]))


def test_a_crowded_felt_pans_by_finger_and_a_tile_that_is_held_is_dragged(
    visit: Visit, staged: tuple[Any, Staged]
) -> None:
    ann = come_to(visit(NAMES[0], phone=True), staged[1], "crowded")
    expect(step(ann, "draw")).to_be_enabled()
    expect(sets(ann)).to_have_count(32)
    felt = ann.board.locator("[data-felt]")
    scrolled = "(felt) => felt.scrollTop"
    assert felt.evaluate(scrolled) == 0, "nobody has laid anything out of sight"
    tile = felt.locator("[data-tile]").first
    for each in (tile, rack(ann).locator("[data-tile]")):
        assert box_of(each)["width"] >= 30
    swipe_up(ann)
    assert felt.evaluate(scrolled) > 0
    expect(ann.button("Reset")).to_be_disabled()
    bob = come_to(visit(NAMES[1], phone=True), staged[1], "crowded", seat=1)
    swipe_up(bob)
    assert bob.board.locator("[data-felt]").evaluate(scrolled) > 0, "also while others play"

    # After a short hold, the same movement drags the tile instead, and the turn says what is missing.
    felt.evaluate("(felt) => (felt.scrollTop = felt.scrollHeight)")
    last = sets(ann).last.locator("[data-tile]").last
    drag_by_finger(ann, last, rack(ann), hold=250)
    expect(ann.board).to_contain_text("Tiles of the table stay on the table.")
    ann.act(rack(ann).locator("[data-tile]"))
    ann.act(ann.button("New set"))
    expect(sets(ann)).to_have_count(33)
    new = box_of(sets(ann).filter(has=ann.page.locator('[data-tile="k13"]')).last)
    frame = box_of(felt)
    assert frame["y"] <= new["y"]
    assert new["y"] + new["height"] <= frame["y"] + frame["height"] + 2, "what was laid is in sight"


@EVERY_SIZE
def test_a_rack_of_many_tiles_is_whole(visit: Visit, staged: tuple[Any, Staged], size: tuple[int, int]) -> None:
    ann = visit(NAMES[0], phone=size[0] < 900)
    ann.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    come_to(ann, staged[1], "many")
    expect(step(ann, "draw")).to_be_enabled()
    tiles = rack(ann).locator("[data-tile]")
    expect(tiles).to_have_count(MANY_TILES)
    hidden = rack(ann).evaluate("(rack) => rack.scrollHeight - rack.clientHeight")
    assert hidden == 0
    for box in boxes_of(tiles):
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]


@EVERY_SIZE
def test_every_button_keeps_its_place_when_a_set_can_be_split(
    visit: Visit, staged: tuple[Any, Staged], size: tuple[int, int]
) -> None:
    ann = visit(NAMES[0], phone=size[0] < 900)
    ann.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    come_to(ann, staged[1], "many")
    expect(step(ann, "draw")).to_be_enabled()
    before = box_of(step(ann, "end"))
    lay(ann, a_set(hand(ann)))
    expect(sets(ann)).to_have_attribute("data-mark", "valid")
    ann.act(sets(ann).locator("[data-tile]").nth(1))
    expect(ann.button("Split")).to_be_visible()
    after = box_of(step(ann, "end"))
    assert round(after["x"]) == round(before["x"])
    for box in boxes_of(ann.board.locator("[data-keep] button:visible")):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    ann.act(ann.button("Split"))
    expect(sets(ann)).to_have_count(2)
    ann.act(ann.button("Reset"))
    expect(sets(ann)).to_have_count(0)


# Return the number of rows in which each set is drawn.
ROWS = """(felt) => [...felt.querySelectorAll("[data-meld]")].map((set) => {
  const tops = [...set.querySelectorAll("[data-tile]")].map((tile) => Math.round(tile.getBoundingClientRect().top));
  return new Set(tops).size;
})"""


# Return the sentences that are not entirely inside their frame.
UNREAD = """(frame) => [...frame.children].filter((each) => {
  const [inner, outer] = [each.getBoundingClientRect(), frame.getBoundingClientRect()];
  return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
}).map((each) => each.textContent)"""


def test_a_set_is_drawn_in_one_row_up_to_the_edge_of_the_felt(visit: Visit, staged: tuple[Any, Staged]) -> None:
    ann = come_to(visit(NAMES[0]), staged[1], "crowded")
    expect(sets(ann)).to_have_count(32)
    felt = ann.board.locator("[data-felt]")
    for width in (1440, 1431, 1422, 1413, 1404, 1280, 1024, 768):
        ann.page.set_viewport_size(ViewportSize(width=width, height=900))
        settle(ann.page)
        assert set(felt.evaluate(ROWS)) == {1}, width
    # The longest possible run fits too, even on a phone.
    come_to(ann, staged[1], "long")
    expect(sets(ann).locator("[data-tile]")).to_have_count(13)
    for width, height in ((1440, 900), (844, 390), (390, 844), (360, 640)):
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(ann.page)
        assert felt.evaluate(ROWS) == [1], width
        box, tile = box_of(sets(ann)), box_of(sets(ann).locator("[data-tile]").first)
        assert box["x"] + box["width"] <= box_of(felt)["x"] + box_of(felt)["width"]
        assert tile["width"] >= 24


def test_what_is_missing_before_opening_is_read_whole_on_a_phone(visit: Visit, staged: tuple[Any, Staged]) -> None:
    bob = come_to(visit(NAMES[1], phone=True), staged[1], "long", seat=1)
    words = bob.board.locator("[data-words]")
    for width, height in ((390, 844), (320, 568)):
        bob.page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(bob.page)
        expect(words).to_contain_text("Opening 0 of 30")
        expect(words).to_contain_text("Lay at least one tile from your rack.")
        assert words.evaluate(UNREAD) == []
    lay(bob, ["b1", "b2", "b3"])
    expect(words).to_contain_text("Your first play needs 30 points. You have 6 so far.")
    assert words.evaluate(UNREAD) == []


def test_sets_use_the_room_of_a_screen_that_was_turned(visit: Visit, staged: tuple[Any, Staged]) -> None:
    ann = come_to(visit(NAMES[0]), staged[1], "crowded")
    a_tile = ann.board.locator("[data-set] [data-tile]").first
    wide = ViewportSize(width=1440, height=900)
    ann.page.set_viewport_size(wide)
    ann.page.reload()
    expect(a_tile).to_be_visible()
    settle(ann.page)
    as_new = box_of(a_tile)["width"]
    ann.page.set_viewport_size(ViewportSize(width=400, height=720))
    ann.page.wait_for_function("innerWidth === 400")
    expect(a_tile).not_to_have_css("width", f"{as_new:g}px")
    ann.page.set_viewport_size(wide)
    expect(a_tile).to_have_css("width", f"{as_new:g}px")
