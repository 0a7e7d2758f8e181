"""SUMMON5 in real browsers: threads dragged, tapped and typed onto the loom, taken back, scored, and rematches."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser_input import drag_by_finger, once_more, open_table
from tests.support.browser_people import Visitor, rematch, result_of, together
from tests.support.parameters import in_soak_except
from tests.support.summon5_players import (
    CENTRE,
    FRESH,
    MANY,
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

QUICK = {"hand": 5, "target_score": 30}
ARROWS = (("ArrowUp", "ArrowDown"), ("ArrowLeft", "ArrowRight"))


def test_two_weave_to_the_end_and_once_more(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob", theme="dark")
    first, second = begin(ann, bob, **QUICK)
    if first.legal != ["stuck"]:
        turn = weave(first)
        expect(cell(second, turn[0][1])).to_have_accessible_name(re.compile(f"{turn[0][0]}, new"))
        expect(second.board.locator("[data-run]:not([data-points='0'])").first).to_be_attached()
        expect(second.board.locator("[data-words]")).to_contain_text(
            re.compile(f"{first.name} channelled [0-9]+ Mystical Energy")
        )
    for player in (ann, bob):
        player.until(lambda me: me.over or me.position["turn"] == second.seat)
    finish(ann, bob)

    first, _ = rematch(ann, bob)
    expect(cell(first, CENTRE)).to_have_accessible_name(re.compile("the sun"))


def test_a_draft_can_be_taken_back_survives_a_reload_and_is_private(visit: Visit) -> None:
    first, second = begin(visit("Ann"), visit("Bob"))
    lit(first)
    hand = first.position["view"]["hands"][first.seat]
    expect(step(first, "end")).to_be_disabled()
    place(first, hand[0], "7,8")
    place(first, hand[1], "7,10")
    expect(first.board.locator(FRESH)).to_have_count(2)
    expect(first.board.locator("[data-words]")).to_contain_text("Fill the gap between your Rune Threads.")
    expect(cell(first, "7,9")).to_have_accessible_name(re.compile("a gap to fill"))
    expect(step(first, "end")).to_be_disabled()
    expect(first.board.locator("[data-hand]")).to_have_count(5)
    expect(second.board.locator(FRESH)).to_have_count(0)

    first.page.reload()
    expect(first.board.locator(FRESH)).to_have_count(2)
    first.act(cell(first, "7,10"))
    expect(first.board.locator(FRESH)).to_have_count(1)
    expect(first.board.locator('[data-run="7,7 7,8"]')).to_be_attached()
    first.act(step(first, "undo"))
    expect(first.board.locator(FRESH)).to_have_count(0)
    expect(first.board.locator("[data-hand]")).to_have_count(7)


def test_an_impossible_place_says_why_not(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"))
    lit(first)
    hand = first.position["view"]["hands"][first.seat]
    for at, why in (
        (CENTRE, "Rune Thread 5 is already on that cell."),
        ("0,0", "The first turn must have a Rune Thread next to the centre of the Great Loom."),
    ):
        place(first, hand[0], at)
        expect(first.page.get_by_role("alert")).to_contain_text(why)
        expect(first.board.locator(FRESH)).to_have_count(0)


def test_a_tile_is_dragged_to_a_cell_to_another_and_home(visit: Visit) -> None:
    first, _ = begin(visit("Ann", motion=True), visit("Bob", motion=True))
    lit(first)
    tile = first.position["view"]["hands"][first.seat][0]
    thread(first, tile).drag_to(cell(first, "7,8"))
    expect(cell(first, "7,8")).to_have_accessible_name(re.compile(f"your {tile}"))
    cell(first, "7,8").drag_to(cell(first, "6,7"))
    expect(cell(first, "6,7")).to_have_accessible_name(re.compile(f"your {tile}"))
    expect(first.board.locator(FRESH)).to_have_count(1)
    cell(first, "6,7").drag_to(first.board.locator("[data-reservoir]"))
    expect(first.board.locator(FRESH)).to_have_count(0)


def words(player: Visitor) -> Locator:
    return player.board.locator("[data-words]")


def run(player: Visitor, cells: list[str]) -> Locator:
    return player.board.locator(f'[data-run="{" ".join(cells)}"]')


def tag(player: Visitor, cells: list[str]) -> Locator:
    """Return the label at the end of a sequence."""
    return player.board.locator(f'[data-tag="{" ".join(cells)}"]')


def test_sequences_light_up_as_they_form(visit: Visit) -> None:
    first, second = begin(visit("Ann"), visit("Bob", theme="dark"))
    while first.legal == ["stuck"]:
        end(first, "stuck")
        first, second = second, first
        first.until(lambda me: me.mine)
    lit(first)
    # A pair that makes no multiple with the sun shows its sum, but no points.
    hand = first.position["view"]["hands"][first.seat]
    plain = next(tile for tile in hand if int(tile) % 5)
    place(first, plain, "7,8")
    pair = ["7,7", "7,8"]
    expect(run(first, pair)).to_have_attribute("data-points", "0")
    expect(tag(first, pair)).to_have_text(str(5 + int(plain)))
    expect(step(first, "end")).to_be_disabled()
    missing = first.tried["missing"]
    assert missing
    expect(words(first)).to_contain_text(" ".join(missing))
    # A click takes the tile back.
    first.act(cell(first, "7,8"))
    expect(first.board.locator(FRESH)).to_have_count(0)
    expect(run(first, pair)).to_have_count(0)

    turn = turn_of(first)
    for number, (tile, at) in enumerate(turn, 1):
        place(first, tile, at)
        expect(first.board.locator(FRESH)).to_have_count(number)
    first.until(lambda me: any(mark["points"] for mark in me.tried["marks"]))
    scoring = [mark for mark in first.tried["marks"] if mark["points"]]
    for mark in scoring:
        expect(run(first, mark["at"])).to_have_class(re.compile("scores"))
        expect(tag(first, mark["at"])).to_contain_text(re.compile(rf"{mark['text']}\s*\+{mark['points']}"))
    points = first.tried["points"]
    expect(words(first)).to_contain_text(f"This turn is worth {points} Mystical Energy.")
    expect(step(first, "end")).to_have_text(f"End turn, +{points}")
    expect(second.board.locator("[data-run]")).to_have_count(0)

    # The whole turn is undone and redone.
    first.act(step(first, "undo"))
    expect(first.board.locator(FRESH)).to_have_count(0)
    expect(first.board.locator("[data-run]")).to_have_count(0)
    expect(step(first, "undo")).to_have_count(0)
    first.act(step(first, "redo"))
    expect(first.board.locator(FRESH)).to_have_count(len(turn))
    expect(step(first, "end")).to_have_text(f"End turn, +{points}")
    first.page.keyboard.press("u")
    expect(first.board.locator(FRESH)).to_have_count(0)
    weave(first)
    together(first, second)
    for mark in scoring:
        expect(tag(second, mark["at"])).to_contain_text(f"+{mark['points']}")


def go(player: Visitor, at: str) -> None:
    """Move the focus to another cell with the arrow keys."""
    here = str(player.page.evaluate("document.activeElement.dataset.cell"))
    for (back, on), now, then in zip(ARROWS, map(int, here.split(",")), map(int, at.split(",")), strict=True):
        for _ in range(abs(then - now)):
            player.page.keyboard.press(on if then > now else back)
    expect(cell(player, at)).to_be_focused()


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    first, second = begin(visit("Ann"), visit("Bob"))
    lit(first)
    keys = first.page.keyboard
    first.tab_to(first.board.locator('[data-cell][tabindex="0"]'))
    expect(cell(first, CENTRE)).to_be_focused()
    turn = turn_of(first)
    go(first, turn[0][1])
    keys.press(turn[0][0])
    expect(first.board.locator(FRESH)).to_have_count(1)
    keys.press("Backspace")
    expect(first.board.locator(FRESH)).to_have_count(0)
    for number, (tile, at) in enumerate(turn, 1):
        go(first, at)
        keys.press(tile)
        expect(first.board.locator(FRESH)).to_have_count(number)
    expect(step(first, "end")).to_be_enabled()
    keys.press("e")
    second.until(lambda me: me.mine)
    expect(cell(second, turn[0][1])).to_have_accessible_name(re.compile("new"))


def type_turn(player: Visitor) -> None:
    """Play a whole turn with the keyboard."""
    if player.legal == ["stuck"]:
        player.press(step(player, "stuck"))
        return
    lit(player)
    player.tab_to(player.board.locator('[data-cell][tabindex="0"]'))
    for number, (tile, at) in enumerate(turn_of(player), 1):
        go(player, at)
        player.page.keyboard.press(tile)
        expect(player.board.locator(FRESH)).to_have_count(number)
    expect(step(player, "end")).to_be_enabled()
    player.page.keyboard.press("e")


@pytest.mark.soak  # the quick run plays a whole game of 4ascend, and one turn of this game
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    open_table(ann, "summon5", {"Target score": "200"})  # more than a player can score in one turn
    assert ann.room["options"]["target_score"] == 200
    for _ in range(MANY):
        ann.until(lambda me: me.mine or me.over)
        if ann.over:
            break
        seq = ann.position["seq"]
        type_turn(ann)
        ann.behind(seq)
    assert ann.over
    once_more(ann)
    seq = ann.position["seq"]
    type_turn(ann)
    ann.behind(seq)


def test_a_turn_by_touch_on_a_phone(visit: Visit) -> None:
    first, second = begin(visit("Ann", phone=True), visit("Bob", phone=True, theme="dark"))
    lit(first)
    box = cell(first, CENTRE).bounding_box()
    assert box is not None
    assert box["width"] >= 36
    assert not first.scrolls_sideways()
    threads = first.position["view"]["hands"][first.seat]
    drag_by_finger(first, thread(first, threads[0]), cell(first, "7,8"))
    expect(cell(first, "7,8")).to_have_attribute("data-fresh", "true")
    cell(first, "7,8").tap()
    expect(first.board.locator(FRESH)).to_have_count(0)
    first.button("Whole loom").tap()
    expect(cell(first, "0,0")).to_be_in_viewport()
    expect(cell(first, "14,14")).to_be_in_viewport()
    first.button("Closer").tap()
    lit(first)
    turn = turn_of(first)
    for number, (tile, at) in enumerate(turn, 1):
        drag_by_finger(first, thread(first, tile), cell(first, at))
        expect(first.board.locator(FRESH)).to_have_count(number)
    end(first)
    second.until(lambda me: me.mine)
    weave(second)


def test_a_player_without_a_legal_turn_says_so(visit: Visit) -> None:
    (ann,) = begin(visit("Ann"), hand=3, sacred=[15])
    while not ann.over and ann.legal != ["stuck"]:
        weave(ann)
    if not ann.over:
        expect(ann.board.locator("[data-words]")).to_contain_text("Say that you are stuck.")
        end(ann, "stuck")
    expect(result_of(ann.page)).to_be_visible()


@pytest.mark.parametrize("theme", in_soak_except(["light", "dark"], "dark"))
def test_nothing_on_the_loom_is_out_of_reach(visit: Visit, theme: str) -> None:
    first, _ = begin(visit("Ann", theme=theme), visit("Bob", theme=theme), portals=4, obstacles=8)
    lit(first)
    place(first, first.position["view"]["hands"][first.seat][0], "7,8")
    expect(first.board.locator(FRESH)).to_have_count(1)
    first.act(first.button("How to play"))
    expect(first.page.get_by_role("heading", name="What scores")).to_be_visible()
    assert first.violations() == []
    assert not first.scrolls_sideways()
