"""Taking back a turn in a real browser: against bots, in every game, also in a second tab and after a reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone, play_now
from tests.support.browser_people import Visitor

Visit = Callable[..., Visitor]


def test_a_turn_is_taken_back_and_everything_follows(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    back = ann.page.get_by_role("button", name="Take back my last turn")
    expect(back).to_be_disabled()
    stones = ann.board.locator(".now [data-stone]")
    begun = ann.position["view"]["board"]
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    back.focus()
    ann.page.keyboard.press("Enter")
    ann.until(lambda me: me.mine and me.position["view"]["board"] == begun)
    expect(stones).to_have_count(0)
    expect(back).to_be_disabled()
    log = ann.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("takes back a turn.")
    expect(ann.page.locator("[data-announced]")).to_contain_text("takes back a turn.")
    assert log.locator("[data-look]").count() == 2  # the beginning, and the turn that is played anew
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    ann.page.reload()
    ann.until(lambda me: me.position)
    expect(log).to_contain_text("takes back a turn.")
    ann.resign()
    ann.until(lambda me: me.over)
    expect(ann.page.locator("[data-mark]")).to_contain_text("With takebacks.")


def test_on_a_phone_a_turn_is_taken_back_from_the_menu(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    play_now(ann, "4ascend")
    begun = ann.position["view"]["board"]
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    ann.act(ann.page.get_by_role("button", name="Menu"))
    ann.act(ann.page.get_by_role("dialog").get_by_role("button", name="Take back my last turn"))
    ann.until(lambda me: me.mine and me.position["view"]["board"] == begun)
    assert not ann.scrolls_sideways()
