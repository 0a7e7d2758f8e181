"""Rummikub in real browsers: sets are built, judged, taken back, split and laid; by mouse, keys and finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_input import drag_by_finger, once_more, open_table
from tests.support.browser_people import Visitor, begun
from tests.support.browser_rummikub import (
    DRAWS,
    JOKER,
    SOON,
    a_set,
    around_a_joker,
    begin,
    drag,
    hand,
    lay,
    no_set,
    on_rack,
    play_on,
    play_once_more,
    rack,
    resign,
    sets,
    spoken,
    step,
    tiles_in,
    until_a_set,
    whose_turn,
)

Visit = Callable[..., Visitor]


def test_two_play_and_once_more(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    held = len(hand(mover))
    expect(step(mover, "end")).to_be_disabled()

    lay(mover, no_set(hand(mover)))
    expect(sets(mover)).to_have_attribute("data-mark", "wrong")
    expect(mover.board.locator("[data-words]")).to_contain_text("have no colour and no number in common")
    expect(step(mover, "end")).to_be_disabled()
    mover.button("Undo").click()
    expect(sets(mover)).to_have_count(0)
    expect(rack(mover).locator("[data-tile]")).to_have_count(held)

    lay(mover, three[::-1])
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    expect(sets(mover)).to_contain_text(re.compile(r"\d+ points"))
    assert tiles_in(sets(mover)) == three, "a set is shown as the hall spells it"
    expect(step(mover, "end")).to_be_enabled()
    expect(sets(waiter)).to_have_count(0)

    mover.page.reload()
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert tiles_in(sets(mover)) == three
    drag(mover, sets(mover).locator("[data-tile]").last, rack(mover))
    expect(sets(mover)).to_have_attribute("data-mark", "building")
    drag(mover, on_rack(mover, three[2]), sets(mover))
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    play_on(mover, "end")

    expect(sets(waiter).locator("[data-tile]")).to_have_count(3)
    expect(waiter.board).to_contain_text(f"{held - 3} tiles")
    expect(waiter.board).to_contain_text(f"{mover.name} opens with")

    waiter.until(lambda me: me.mine)
    tiles = len(hand(waiter))
    drag(waiter, rack(waiter).locator("[data-tile]").first, sets(waiter))
    expect(waiter.page.get_by_role("alert")).to_contain_text("You have not opened yet")
    expect(rack(waiter).locator("[data-tile]")).to_have_count(tiles)
    expect(sets(waiter).locator("[data-tile]")).to_have_count(3)
    play_on(waiter, "draw")

    mover.until(lambda me: me.mine)
    sets(mover).locator("[data-tile]").nth(1).dblclick()
    expect(sets(mover)).to_have_count(2)
    drag(mover, sets(mover).first.locator("[data-tile]").first, rack(mover))
    expect(mover.board).to_contain_text("Tiles of the table stay on the table.")
    mover.button("Reset").click()
    expect(sets(mover)).to_have_count(1)
    expect(step(mover, "draw")).to_be_enabled()

    resign(mover)
    waiter.until(lambda me: me.over)
    assert waiter.position["outcome"]["winners"] == [waiter.seat]
    play_once_more(ann, bob)


def test_opening_needs_its_points(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob", theme="dark", motion=True)
    begin(ann, bob, {"initial_meld": 60})
    mover, _, three = until_a_set(ann, bob)
    expect(mover.board).to_contain_text("Opening 0 of 60")
    lay(mover, three)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    expect(mover.board).to_contain_text(
        re.compile(r"Opening [1-9]\d* of 60.*Your first play needs 60 points", re.DOTALL)
    )
    expect(step(mover, "end")).to_be_disabled()
    play_on(mover, "draw", sure=True)
    expect(sets(mover)).to_have_count(0)


def test_the_points_towards_opening_are_counted(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob, {"initial_meld": 3})  # the value of the cheapest set
    mover, waiter, three = until_a_set(ann, bob)
    worth = sum(int(tile[1:]) for tile in three)
    expect(mover.board).to_contain_text("Opening 0 of 3")
    lay(mover, three[:2])
    expect(mover.board).to_contain_text("Opening 0 of 3")
    mover.act(on_rack(mover, three[2]))
    mover.act(sets(mover).locator("[data-tile]").last)
    expect(mover.board).to_contain_text(f"Opening {worth} of 3")
    expect(mover.board).to_contain_text("Every set is valid. You can end your turn.")
    play_on(mover, "end")
    expect(waiter.board).to_contain_text(f"{mover.name} opens with")
    waiter.until(lambda me: me.mine)
    play_on(waiter, "draw")
    mover.until(lambda me: me.mine)
    expect(step(mover, "draw")).to_be_enabled()
    expect(mover.board.get_by_text("Opening")).to_have_count(0)


def test_each_set_says_what_it_is_or_why_it_is_invalid(visit: Visit) -> None:
    ann, bob = visit("Ann", theme="dark"), visit("Bob")
    begin(ann, bob)
    mover, _, three = until_a_set(ann, bob)
    lay(mover, three)
    expect(sets(mover)).to_have_count(1)
    others = no_set([tile for tile in tiles_in(rack(mover)) if tile != JOKER])
    lay(mover, others)
    expect(sets(mover)).to_have_count(2)
    good, bad = sets(mover).first, sets(mover).last
    expect(good).to_have_attribute("data-mark", "valid")
    expect(good).to_contain_text(f"{sum(int(tile[1:]) for tile in three)} points")
    expect(good).to_have_accessible_name(re.compile(r"Set: .*\. A (run|group) worth \d+\."))
    expect(bad).to_have_attribute("data-mark", "wrong")
    why = f"{spoken(others[0]).capitalize()} and {spoken(others[1])} have no colour and no number in common"
    expect(bad).to_contain_text("no set")
    expect(bad).to_have_accessible_name(re.compile(re.escape(why)))
    expect(mover.board.locator("[data-words]")).to_contain_text(why)
    expect(step(mover, "end")).to_be_disabled()
    drag(mover, bad.locator("[data-tile]").first, rack(mover))
    drag(mover, bad.locator("[data-tile]").first, rack(mover))
    expect(sets(mover)).to_have_count(1)
    expect(step(mover, "end")).to_be_enabled()


def test_a_joker_shows_what_it_stands_for(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob", theme="dark")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob, find=around_a_joker)
    meant = f"{three[0][0]}{int(three[0][1:]) + 1}"
    lay(mover, three[:2])
    joker = sets(mover).locator(f'[data-tile="{JOKER}"]')
    expect(sets(mover)).to_have_attribute("data-mark", "building")
    expect(joker).to_have_accessible_name("joker")
    mover.act(on_rack(mover, three[2]))
    mover.act(sets(mover).locator("[data-tile]").last)
    expect(joker).to_have_accessible_name(f"joker, stands for {spoken(meant)}")
    expect(joker).to_contain_text(f"{meant[0]} {meant[1:]}")
    expect(sets(mover)).to_contain_text(f"{3 * int(meant[1:])} points")
    play_on(mover, "end")
    expect(sets(waiter).locator(f'[data-tile="{JOKER}"]')).to_have_accessible_name(
        f"joker, stands for {spoken(meant)}, new"
    )


def test_undo_goes_on_after_a_reload(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    held = len(hand(mover))
    lay(mover, three[:1])
    lay(mover, three[1:])
    expect(sets(mover)).to_have_count(2)
    drag(mover, sets(mover).first.locator("[data-tile]"), sets(mover).last)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")

    mover.page.reload()
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert tiles_in(sets(mover)) == three
    mover.button("Undo").click()
    expect(sets(mover)).to_have_count(2)
    assert [tiles_in(each) for each in sets(mover).all()] == [three[:1], three[1:]]
    expect(sets(mover).last).to_have_attribute("data-mark", "building")

    # An undo also survives the reload: only the remaining steps can be undone.
    mover.page.reload()
    expect(sets(mover)).to_have_count(2)
    mover.button("Undo").click()
    expect(sets(mover)).to_have_count(1)
    mover.button("Undo").click()
    expect(sets(mover)).to_have_count(0)
    expect(mover.button("Undo")).to_be_disabled()
    expect(rack(mover).locator("[data-tile]")).to_have_count(held)

    # The next turn begins with nothing to undo, and stores nothing.
    play_on(mover, "draw")
    waiter.until(lambda me: me.mine)
    play_on(waiter, "draw")
    mover.until(lambda me: me.mine)
    mover.page.reload()
    expect(step(mover, "draw")).to_be_enabled()
    expect(mover.button("Undo")).to_be_disabled()


def test_a_turn_goes_on_when_another_player_gives_up(visit: Visit) -> None:
    players = [visit(name) for name in ("Ann", "Bob", "Eve")]
    for player in players:
        player.sign_in()
    code = players[0].open_room("rummikub", SOON, seats=3)
    for player in players[1:]:
        player.join(code)
    for player in players:
        player.ready()
    mover, quitter, _ = begun(*players)
    two = no_set(hand(mover))
    lay(mover, two)
    expect(sets(mover)).to_have_attribute("data-mark", "wrong")
    resign(quitter)
    expect(mover.board.locator(f'[data-seat="{quitter.seat}"]')).to_contain_text("gave up")
    expect(sets(mover)).to_have_attribute("data-mark", "wrong")
    assert tiles_in(sets(mover)) == two
    mover.button("Undo").click()
    expect(sets(mover)).to_have_count(0)


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    for _ in range(DRAWS):
        mover, waiter = whose_turn(ann, bob)
        expect(step(mover, "draw")).to_be_enabled()
        three = a_set(hand(mover))
        for _ in range(40):
            if mover.page.evaluate("document.activeElement?.hasAttribute('data-tile') ?? false"):
                break
            mover.page.keyboard.press("Tab")
        if three:
            break
        mover.page.keyboard.press("d")
        waiter.until(lambda me: me.mine)
    press = mover.page.keyboard.press
    focused = "document.activeElement.dataset.tile"
    for _ in range(len(hand(mover))):
        press("ArrowLeft")
    for _ in range(len(hand(mover))):
        at = mover.page.evaluate(focused)
        if at in three and mover.board.locator(f'[data-tile="{at}"][aria-pressed="true"]').count() == 0:
            press("Space")
        press("ArrowRight")
    expect(mover.board.locator('[aria-pressed="true"][data-tile]')).to_have_count(3)
    press("Enter")
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    for _ in range(len(hand(mover))):
        press("ArrowLeft")
    assert mover.page.evaluate(focused) == three[0]
    press("Backspace")
    expect(sets(mover)).to_have_attribute("data-mark", "building")
    press("u")
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    expect(step(mover, "end")).to_be_enabled()
    press("e")
    waiter.until(lambda me: me.mine)
    assert waiter.position["view"]["table"] == [three]


def choose_by_keys(player: Visitor, tiles: list[str]) -> None:
    """Move along the rack with the arrow keys, and choose these tiles."""
    keys = player.page.keyboard
    player.tab_to(rack(player).locator('[tabindex="0"]'))
    on, wanted = tiles_in(rack(player)), list(tiles)
    at = on.index(str(player.page.evaluate("document.activeElement.dataset.tile")))
    for _ in range(at):
        keys.press("ArrowLeft")
    for tile in on:
        if tile in wanted:
            wanted.remove(tile)
            keys.press("Space")
        if not wanted:
            break
        keys.press("ArrowRight")
    expect(player.board.locator('[aria-pressed="true"][data-tile]')).to_have_count(len(tiles))


@pytest.mark.soak  # the quick run plays a whole game of 4ascend, and one turn of this game
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    open_table(ann, "rummikub", {"Initial meld": "0"})
    assert ann.room["options"]["initial_meld"] == 0
    laid = 0
    while not ann.over:
        ann.until(lambda me: me.mine or me.over)
        if ann.over:
            break
        seq = ann.position["seq"]
        expect(step(ann, "draw" if "draw" in ann.legal else "pass")).to_be_enabled()
        if three := a_set(hand(ann)):
            on_table = sets(ann).count()
            choose_by_keys(ann, three)
            ann.page.keyboard.press("Enter")
            expect(sets(ann)).to_have_count(on_table + 1)
            expect(step(ann, "end")).to_be_enabled()
            ann.page.keyboard.press("e")
            laid += 1
        else:
            ann.press(rack(ann).locator('[tabindex="0"]'), "d")
        ann.behind(seq)
    assert laid
    once_more(ann)
    ann.press(step(ann, "draw"))
    expect(rack(ann).locator("[data-tile]")).to_have_count(15)


def test_by_touch_on_a_phone(visit: Visit) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob", phone=True, theme="dark")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    felt = mover.board.locator("[data-felt]")
    for tile in three[:2]:
        on_rack(mover, tile).tap()
    felt.tap(position={"x": 20, "y": 20})
    expect(sets(mover)).to_have_attribute("data-mark", "building")
    mover.button("Undo").tap()
    expect(sets(mover)).to_have_count(0)

    # One tile is dragged, then two at once.
    drag_by_finger(mover, on_rack(mover, three[0]), felt)
    expect(sets(mover).locator("[data-tile]")).to_have_count(1)
    for tile in three[1:]:
        on_rack(mover, tile).tap()
    drag_by_finger(mover, on_rack(mover, three[1]), sets(mover))
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert tiles_in(sets(mover)) == three

    # The set is split and joined again, and one tile goes back to the rack and returns.
    sets(mover).locator("[data-tile]").nth(1).tap()
    mover.button("Split").tap()
    expect(sets(mover)).to_have_count(2)
    for each in sets(mover).last.locator("[data-tile]").all():
        each.tap()
    drag_by_finger(mover, sets(mover).last.locator("[data-tile]").first, sets(mover).first)
    expect(sets(mover)).to_have_count(1)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    drag_by_finger(mover, sets(mover).locator("[data-tile]").first, rack(mover))
    expect(sets(mover).locator("[data-tile]")).to_have_count(2)
    on_rack(mover, three[0]).tap()
    sets(mover).locator("[data-tile]").first.tap()
    expect(sets(mover)).to_have_attribute("data-mark", "valid")

    assert not mover.scrolls_sideways()
    for each in (rack(mover), sets(mover)):
        box = each.locator("[data-tile]").first.bounding_box()
        assert box is not None
        # Dealt tiles are large; they shrink as more are drawn, but never below the minimum target size.
        assert min(box["width"], box["height"]) >= (40 if len(hand(mover)) <= 14 else 24)
    assert [each for each in mover.violations() if "data-tile" in each or "data-felt" in each] == []
    play_on(mover, "end")
    expect(sets(waiter).locator("[data-tile]")).to_have_count(3)
