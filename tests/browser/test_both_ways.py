"""Choosing a place before a piece works as well as the reverse order, by mouse, finger and keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.browser_drag import LAPTOP, NAMES, SIZES, UPRIGHT
from tests.support.browser_people import Visitor
from tests.support.heart_tiles_players import after, begin, button, card, first, play, tile
from tests.support.layout import faults
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", in_soak_except(SIZES, UPRIGHT, LAPTOP), ids=NAMES)
def test_a_tile_is_chosen_before_the_heart(visit: Visit, size: ViewportSize) -> None:
    ann, bob = visit("Ann", phone=size["width"] < 900), visit("Bob", phone=size["width"] < 900)
    for each in (ann, bob):
        each.page.set_viewport_size(size)
    now, then = begin(ann, bob)
    _, kind, at = first(now, "heart").split()
    worth = {each["heart"]: each["points"][int(at)] for each in now.position["view"]["worth"]}
    now.act(tile(now, int(at)))
    expect(tile(now, int(at))).to_have_attribute("aria-pressed", "true")
    expect(now.board).to_contain_text("Which card goes there?")
    for heart, points in worth.items():
        expect(card(now, heart).locator("[data-worth]")).to_have_text(f"+{points}")
    assert faults(now.page) == []
    # Pressing the tile again cancels the choice.
    now.act(tile(now, int(at)))
    expect(now.board.locator("[data-tile][aria-pressed=true]")).to_have_count(0)
    now.act(tile(now, int(at)))
    after(now, lambda: now.act(card(now, kind)))
    expect(tile(now, int(at)).locator("[data-points]")).to_have_text(str(worth[kind]))
    expect(tile(then, int(at)).locator("[data-points]")).to_have_text(str(worth[kind]))
    expect(now.board.locator("[data-tile][aria-pressed=true]")).to_have_count(0)


def test_a_tile_that_takes_no_card_says_so(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, _ = begin(ann, bob)
    step = first(now, "heart")
    at = int(step.split()[2])
    play(now, step)
    assert not any(each.split()[-1] == str(at) for each in now.legal), "one's own heart is in nobody's way"
    now.act(tile(now, at))
    expect(now.board).to_contain_text("None of your cards can go there now.")
    expect(now.board.locator("[data-tile][aria-pressed=true]")).to_have_count(0)
    now.act(button(now, "draw heart"))
    expect(now.board).not_to_contain_text("None of your cards can go there now.")


def test_a_tile_before_a_card_by_keyboard(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, _ = begin(ann, bob)
    _, kind, at = first(now, "heart").split()
    now.tab_to(tile(now, 0))
    for _ in range(int(at) // 4):
        now.page.keyboard.press("ArrowDown")
    for _ in range(int(at) % 4):
        now.page.keyboard.press("ArrowRight")
    expect(tile(now, int(at))).to_be_focused()
    now.page.keyboard.press("Enter")
    expect(tile(now, int(at))).to_have_attribute("aria-pressed", "true")
    now.page.keyboard.press("Escape")
    expect(tile(now, int(at))).to_have_attribute("aria-pressed", "false")
    now.page.keyboard.press("Enter")
    after(now, lambda: now.press(card(now, kind)))
    expect(tile(now, int(at)).locator("[data-points]")).to_be_visible()
