"""The sheet of keys: `?` opens it at every table, and every board-specific key that it lists works."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support import browser_rummikub, miners_page, summon5_players
from tests.support.browser_people import TITLES, Visitor
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]
EVERYWHERE = ["Tab", "Arrows", "Enter, Space", "Esc", ", .", "?"]
OWN = {
    "4ascend": ["Enter, Space"],
    "heart-tiles": ["Enter, Space", "Enter, Space"],
    "miners": ["1-5", "R", "Enter, Space"],
    "rummikub": ["Space", "Enter", "Shift + ← →", "N", "S", "A", "Backspace", "U", "D", "E"],
    "summon5": ["0-9", "Enter, Space", "Backspace", "U", "E"],
}


@pytest.mark.parametrize("game", in_soak_except(TITLES, "rummikub"))
def test_the_sheet_lists_the_keys_of_this_board(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.open_room(game)
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.position)
    expect(ann.board.locator("[data-cell], [data-tile], [data-id]").first).to_be_visible()
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard keys")
    expect(sheet.locator("dt")).to_have_text([*OWN[game], *EVERYWHERE])
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.set_viewport_size(ViewportSize(width=844, height=390))  # so low that the sheet scrolls
    ann.act(ann.button("Menu"))
    ann.act(ann.button("Keyboard keys"))
    expect(sheet.get_by_role("heading")).to_be_in_viewport(ratio=1)


def test_the_keys_of_rummikub_do_what_the_sheet_says(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    browser_rummikub.begin(ann, bob)
    mover, waiter, three = browser_rummikub.until_a_set(ann, bob)
    press = mover.page.keyboard.press
    sets, rack = browser_rummikub.sets(mover), browser_rummikub.rack(mover)
    for tile in three:
        browser_rummikub.on_rack(mover, tile).focus()
        press("Space")
        expect(browser_rummikub.on_rack(mover, tile)).to_have_attribute("aria-pressed", "true")
    press("n")
    expect(sets).to_have_attribute("data-mark", "valid")
    sets.locator("[data-tile]").nth(1).focus()
    press("s")
    expect(sets).to_have_count(2)
    press("u")
    expect(sets).to_have_count(1)
    press("a")
    expect(mover.board.locator('[data-meld] [aria-pressed="true"]')).to_have_count(3)
    press("Escape")
    sets.locator("[data-tile]").nth(2).focus()
    press("Backspace")
    expect(sets.locator("[data-tile]")).to_have_count(2)
    # Enter puts the chosen tiles into the focused set.
    browser_rummikub.on_rack(mover, three[2]).focus()
    press("Space")
    sets.locator("[data-tile]").nth(1).focus()
    press("Enter")
    expect(sets).to_have_attribute("data-mark", "valid")
    first = rack.locator("[data-id]").first
    moved = str(first.get_attribute("data-id"))
    first.focus()
    press("Shift+ArrowRight")
    expect(rack.locator("[data-id]").nth(1)).to_have_attribute("data-id", moved)
    expect(browser_rummikub.step(mover, "end")).to_be_enabled()
    press("e")
    waiter.until(lambda me: me.mine)
    held = len(browser_rummikub.hand(waiter))
    expect(browser_rummikub.step(waiter, "draw")).to_be_enabled()
    browser_rummikub.rack(waiter).locator("[data-id]").first.focus()
    waiter.page.keyboard.press("d")
    expect(browser_rummikub.rack(waiter).locator("[data-tile]")).to_have_count(held + 1)


def test_the_keys_of_miners_do_what_the_sheet_says(visit: Visit) -> None:
    ann, _ = miners_page.begin(visit)
    cards = ann.board.locator("[data-key]")
    for digit in "12345":
        ann.page.keyboard.press(digit)
        expect(cards.nth(int(digit) - 1)).to_have_attribute("aria-pressed", "true")
    for digit in "12345":
        ann.page.keyboard.press("Escape")
        ann.page.keyboard.press(digit)
        chosen = cards.nth(int(digit) - 1)
        turned = chosen.locator("svg.turned").count()
        ann.page.keyboard.press("r")
        if not re.search("looks the same", miners_page.say(ann).inner_text()):
            expect(chosen.locator("svg.turned")).to_have_count(1 - turned)
            ann.page.keyboard.press(digit)
            expect(chosen.locator("svg.turned")).to_have_count(turned)
    _, face, at = ann.legal[0].split()
    ann.page.keyboard.press("Escape")
    miners_page.choose(ann, face)
    miners_page.cell(ann, at).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.board.locator(f'[data-laid="{at}"]')).to_have_count(1)


def test_the_keys_of_summon5_do_what_the_sheet_says(visit: Visit) -> None:
    first, second = summon5_players.begin(visit("Ann"), visit("Bob"))
    summon5_players.lit(first)
    turn = summon5_players.turn_of(first)
    press = first.page.keyboard.press
    fresh = first.board.locator(summon5_players.FRESH)
    for count, (tile, at) in enumerate(turn, 1):
        if count % 2:
            press(tile)
            expect(summon5_players.thread(first, tile)).to_have_attribute("aria-pressed", "true")
            summon5_players.cell(first, at).focus()
            press("Enter")
        else:
            summon5_players.cell(first, at).focus()
            press(tile)
        expect(fresh).to_have_count(count)
    press("Backspace")
    expect(fresh).to_have_count(len(turn) - 1)
    tile, at = turn[-1]
    summon5_players.cell(first, at).focus()
    press(tile)
    expect(fresh).to_have_count(len(turn))
    press("u")
    expect(fresh).to_have_count(0)
    press("u")
    expect(fresh).to_have_count(len(turn))
    expect(summon5_players.step(first, "end")).to_be_enabled()
    press("e")
    second.until(lambda me: me.mine)
