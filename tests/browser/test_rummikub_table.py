"""Rummikub's table in real browsers: tiles that stay where they were put, and questions before a draft is lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.support.browser_input import open_table
from tests.support.browser_people import Visitor, begun
from tests.support.browser_rummikub import (
    a_set,
    begin,
    drag,
    hand,
    lay,
    no_set,
    on_rack,
    play_on,
    rack,
    resign,
    sets,
    step,
    tiles_in,
    until_a_set,
    whose_turn,
)

Visit = Callable[..., Visitor]


def at(where: Locator) -> FloatRect:
    box = where.bounding_box()
    assert box is not None
    return box


def corner(where: Locator) -> tuple[int, int]:
    box = at(where)
    return round(box["x"]), round(box["y"])


def drag_to(player: Visitor, what: Locator, x: float, y: float) -> None:
    box = at(what)
    mouse = player.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(x + 9, y - 9, steps=3)
    mouse.move(x, y, steps=2)
    mouse.up()


# Clicks that would lose a draft.


def test_drawing_over_a_turn_that_could_stand_asks_first(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    held, seq = len(hand(mover)), mover.position["seq"]
    lay(mover, three)
    expect(step(mover, "end")).to_be_enabled()
    step(mover, "draw").click()
    keep, give_up = mover.board.locator('[data-act="keep"]'), mover.board.locator('[data-act="give-up"]')
    expect(keep).to_be_focused()
    expect(mover.board).to_contain_text("Draw a tile and take back the tiles that you laid?")
    mover.page.keyboard.press("Enter")
    expect(keep).to_have_count(0)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert mover.position["seq"] == seq, "nothing is lost by a click, nor by Enter after it"

    mover.page.keyboard.press("Tab")
    rack(mover).locator("[data-tile]").first.focus()
    mover.page.keyboard.press("d")
    expect(give_up).to_have_text("Yes, draw")
    give_up.click()
    waiter.until(lambda me: me.mine)
    expect(sets(mover)).to_have_count(0)
    expect(rack(mover).locator("[data-tile]")).to_have_count(held + 1)


def test_reset_can_be_undone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, _, three = until_a_set(ann, bob)
    lay(mover, three)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    mover.button("Reset").click()
    expect(sets(mover)).to_have_count(0)
    expect(mover.button("Reset")).to_be_disabled()
    mover.button("Undo").click()
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert tiles_in(sets(mover)) == three
    mover.button("Reset").click()
    mover.until(lambda me: me.tried["steps"] == [])
    mover.page.reload()
    mover.button("Undo").click()
    expect(sets(mover)).to_have_attribute("data-mark", "valid")


def hint(ann: Visitor) -> None:
    """Show or hide the hint."""
    ann.page.get_by_role("button", name="Hint", exact=True).click()


def show_a_set(ann: Visitor) -> None:
    """Play against a bot until a hint lays a set, and show it."""
    open_table(ann, "rummikub", {"Initial meld": "0"})
    while True:
        ann.until(lambda me: me.mine or me.over)
        assert not ann.over, "there was never anything to lay"
        final, seq = "draw" if "draw" in ann.legal else "pass", ann.position["seq"]
        expect(step(ann, final)).to_be_enabled()
        if a_set(hand(ann)):
            hint(ann)
            expect(ann.button(re.compile("Show me|Lay it out|Play it"))).to_be_visible()
            if ann.button("Show me").count():
                ann.button("Show me").click()
            expect(ann.button(re.compile("Lay it out|Play it"))).to_be_visible()
            if ann.button("Lay it out").count():
                return
            hint(ann)
        ann.act(step(ann, final))
        ann.behind(seq)


def test_a_hint_glows_where_it_is_and_then_shows_its_sets_as_ghosts(visit: Visit) -> None:
    ann = visit("Ann")
    show_a_set(ann)
    hint(ann)
    lying, held, seq = sets(ann).count(), tiles_in(rack(ann)), ann.position["seq"]
    glowing, ghosts = rack(ann).locator("[data-glows]"), ann.board.locator("[data-ghost-tile]")
    expect(glowing).to_have_count(0)
    hint(ann)
    expect(glowing).not_to_have_count(0)
    expect(ghosts).to_have_count(0)
    ann.button("Show me").click()
    expect(ghosts).not_to_have_count(0)
    shown = [tile.get_attribute("data-ghost-tile") for tile in ghosts.all()]
    assert {tile.get_attribute("data-tile") for tile in glowing.all()} <= set(shown)
    assert not [each for each in ann.violations() if "ghost" in each]
    expect(sets(ann)).to_have_count(lying)
    assert tiles_in(rack(ann)) == held
    hint(ann)
    expect(ghosts).to_have_count(0)
    expect(glowing).to_have_count(0)
    assert ann.position["seq"] == seq, "a hint plays nothing"


def test_a_hint_that_was_laid_out_can_be_undone(visit: Visit) -> None:
    ann = visit("Ann")
    show_a_set(ann)
    hint(ann)
    lying = sets(ann).count()
    lay(ann, no_set(hand(ann)))
    expect(sets(ann)).to_have_count(lying + 1)
    mine = [tiles_in(each) for each in sets(ann).all()]
    hint(ann)
    expect(ann.button(re.compile("Show me|Lay it out"))).to_be_visible()
    if ann.button("Show me").count():
        ann.button("Show me").click()
    ann.button("Lay it out").click()
    expect(step(ann, "end")).to_be_enabled()
    assert [tiles_in(each) for each in sets(ann).all()] != mine
    ann.button("Undo").click()
    expect(step(ann, "end")).to_be_disabled()
    expect(step(ann, "draw" if "draw" in ann.legal else "pass")).to_be_enabled()
    assert [tiles_in(each) for each in sets(ann).all()] == mine


def test_a_turn_waits_when_the_tab_is_closed(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    lay(mover, three[:2])
    expect(sets(mover)).to_have_attribute("data-mark", "building")
    mover.act(on_rack(mover, three[2]))
    mover.act(sets(mover).locator("[data-tile]").last)
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    expect(step(mover, "end")).to_be_enabled()
    place = corner(sets(mover))

    mover.reopen()
    expect(sets(mover)).to_have_attribute("data-mark", "valid")
    assert corner(sets(mover)) == place
    mover.button("Undo").click()
    expect(sets(mover)).to_have_attribute("data-mark", "building")
    mover.act(on_rack(mover, three[2]))
    mover.act(sets(mover).locator("[data-tile]").last)
    expect(step(mover, "end")).to_be_enabled()
    play_on(mover, "end")
    expect(sets(waiter).locator("[data-tile]")).to_have_count(3)


@pytest.mark.parametrize("drafting", [False, True], ids=["nothing-tried", "something-tried"])
def test_a_turn_goes_on_when_another_player_resigns(visit: Visit, drafting: bool) -> None:
    players = [visit(name) for name in ("Ann", "Bob", "Eve")]
    for player in players:
        player.sign_in()
    code = players[0].open_room("rummikub", {"initial_meld": 0}, seats=3)
    for player in players[1:]:
        player.join(code)
    for player in players:
        player.ready()
    mover, quitter, _ = begun(*players)
    expect(step(mover, "draw")).to_be_enabled()
    seq, held = mover.position["seq"], len(hand(mover))
    if drafting:
        lay(mover, no_set(hand(mover)))
        expect(sets(mover)).to_have_attribute("data-mark", "wrong")
    resign(quitter)
    mover.behind(seq)
    expect(mover.board.locator(f'[data-seat="{quitter.seat}"]')).to_contain_text("gave up")
    expect(sets(mover)).to_have_count(1 if drafting else 0)
    expect(step(mover, "draw")).to_be_enabled()
    play_on(mover, "draw", sure=drafting)
    expect(rack(mover).locator("[data-tile]")).to_have_count(held + 1)


# Tiles that stay where they were put.


def test_the_rack_is_arranged_by_dragging_also_while_others_play(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, waiter = whose_turn(ann, bob)
    before = tiles_in(rack(waiter))
    tiles = rack(waiter).locator("[data-tile]")
    target = at(tiles.nth(4))
    drag_to(waiter, tiles.nth(0), target["x"] + target["width"] - 4, target["y"] + 20)
    wanted = [*before[1:5], before[0], *before[5:]]
    assert tiles_in(rack(waiter)) == wanted
    tiles.nth(0).focus()
    waiter.page.keyboard.press("Shift+ArrowRight")
    wanted = [wanted[1], wanted[0], *wanted[2:]]
    assert tiles_in(rack(waiter)) == wanted
    expect(tiles.nth(1)).to_be_focused()
    waiter.reopen()
    tiles = rack(waiter).locator("[data-tile]")
    expect(tiles).to_have_count(14)
    assert tiles_in(rack(waiter)) == wanted

    # A drawn tile comes last; a tile that was tried and taken back returns to its place.
    play_on(mover, "draw")
    waiter.until(lambda me: me.mine)
    expect(step(waiter, "draw")).to_be_enabled()
    lay(waiter, [wanted[3]])
    expect(sets(waiter)).to_have_count(1)
    drag(waiter, rack(waiter).locator("[data-tile]").first, sets(waiter))
    expect(sets(waiter).locator("[data-tile]")).to_have_count(2)
    waiter.button("Reset").click()
    expect(tiles).to_have_count(14)
    assert tiles_in(rack(waiter)) == wanted
    play_on(waiter, "draw")
    expect(tiles).to_have_count(15)
    assert tiles_in(rack(waiter))[:14] == wanted
    waiter.button("Sort by number").click()
    numbers = [int(tile[1:]) for tile in tiles_in(rack(waiter)) if tile != "*"]
    assert numbers == sorted(numbers)


def test_sets_stay_where_they_were_put(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    begin(ann, bob)
    mover, waiter, three = until_a_set(ann, bob)
    felt = at(mover.board.locator("[data-felt]"))
    x, y = felt["x"] + felt["width"] * 0.7, felt["y"] + felt["height"] * 0.7
    tile = at(on_rack(mover, three[0]))
    mouse = mover.page.mouse
    mouse.move(tile["x"] + 20, tile["y"] + 20)
    mouse.down()
    mouse.move(x, y, steps=4)
    outline = at(mover.board.locator("[data-slot]"))
    mouse.up()
    box = at(sets(mover))
    assert abs(box["x"] - outline["x"]) < 8, "it falls where its outline was"
    assert abs(box["y"] - outline["y"]) < 8
    assert outline["x"] <= x <= outline["x"] + outline["width"]
    for other in three[1:]:
        mover.act(on_rack(mover, other))
        mover.act(sets(mover).locator("[data-tile]").last)
    expect(step(mover, "end")).to_be_enabled()
    place = corner(sets(mover))
    assert abs(place[0] - box["x"]) < 4
    play_on(mover, "end")
    waiter.until(lambda me: me.mine)
    assert corner(sets(mover)) == place
    expect(step(waiter, "draw")).to_be_enabled()
    play_on(waiter, "draw")
    mover.until(lambda me: me.mine)
    expect(step(mover, "draw")).to_be_enabled()
    assert corner(sets(mover)) == place
    mover.reopen()
    expect(step(mover, "draw")).to_be_enabled()
    assert corner(sets(mover)) == place

    # Another set is put beside it, and moves nothing.
    lay(mover, [tiles_in(rack(mover))[0]])
    expect(sets(mover)).to_have_count(2)
    assert corner(mover.board.locator("[data-meld]", has=mover.page.locator(f'[data-tile="{three[0]}"]')).last) == place


def two_sets(tiles: list[str]) -> list[str]:
    """Return six tiles that make two sets, or an empty list."""
    one = a_set(tiles)
    rest = list(tiles)
    for tile in one:
        rest.remove(tile)
    other = a_set(rest)
    return [*one, *other] if other else []


def test_what_others_lay_comes_set_by_set(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob", motion=True)
    begin(ann, bob)
    mover, waiter, six = until_a_set(ann, bob, find=two_sets)
    waiter.page.evaluate(
        """() => {
          window.seen = [];
          const felt = document.querySelector("[data-felt]");
          const look = () => window.seen.push(felt.querySelectorAll("[data-meld]").length);
          new MutationObserver(look).observe(felt, { childList: true, subtree: true });
        }"""
    )
    lay(mover, six[:3])
    lay(mover, six[3:])
    expect(step(mover, "end")).to_be_enabled()
    play_on(mover, "end")
    expect(sets(waiter)).to_have_count(2)
    seen = waiter.page.evaluate("window.seen")
    assert 1 in seen
    assert seen.index(1) < seen.index(2)
    assert len(tiles_in(sets(waiter).first)) == len(tiles_in(sets(waiter).last)) == 3


# News and messages.


def test_the_news_is_one_line_for_spectators_too(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    begin(ann, bob)
    eve.sign_in()
    eve.watch(ann.code)
    for _ in range(6):
        mover, waiter = whose_turn(ann, bob)
        play_on(mover, "draw")
        waiter.until(lambda me: me.mine)
        news = eve.board.locator("[data-news]")
        expect(news).to_have_text(re.compile(rf"^\s*{mover.name}\s+draws a tile\.\s*$"))
        assert at(news)["height"] < 30
        expect(mover.board.locator("[data-news]")).to_contain_text("You draw")
    expect(eve.board.locator("[data-rack]")).to_have_count(0)
    expect(eve.board.locator("[data-step]")).to_have_count(0)
