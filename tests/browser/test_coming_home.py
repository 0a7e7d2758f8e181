"""Games that were finished on the device, added to the user's history: when they agree, and once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_device import play_a_turn, play_now, take_offline
from tests.support.browser_people import Visitor

Visit = Callable[..., Visitor]
OFFER = re.compile("finished on this device")


@pytest.mark.long
def test_a_game_of_the_device_is_added_when_the_user_agrees_and_stored_once(visit: Visit) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    ann.sign_in()
    with ann.forgiving():
        take_offline(ann)
        ann.button("Play now: 4ascend").click()
        expect(ann.page.get_by_role("heading", name="4ascend")).to_be_visible()
        ann.resign()
        expect(ann.page.get_by_role("group", name="After the game")).to_be_visible()
        ann.context.set_offline(False)
        expect(ann.page.locator(".toast")).to_have_text("The hall is back.")

    other = ann.context.new_page()
    other.goto("/offline/")
    play_now(other, "4ascend")
    ann.page.goto("/")
    expect(ann.page.get_by_text(OFFER)).to_be_visible()
    assert ann.page.request.get("/api/me/games").json()["games"] == [], "nothing is sent without consent"
    for _ in range(2):
        ann.button("Choose what to add").click()
        assert play_a_turn(other), "a game in another tab goes on"
        expect(ann.page.get_by_role("dialog")).to_contain_text("With an account, your games stay with you")
        ann.button("Add 1 game").click()
        expect(ann.page.get_by_text("Added to your games.")).to_be_visible()
        ann.button("Close").click()
        expect(ann.page.get_by_text(OFFER)).to_have_count(0)
        # As if the answer had been lost.
        ann.page.evaluate("localStorage.clear()")
        ann.page.reload()
        expect(ann.page.get_by_text(OFFER)).to_be_visible()

    ann.button("Not now").click()
    ann.page.reload()
    ann.page.goto("/history")
    expect(ann.page.get_by_text("Played offline")).to_have_count(1)
    expect(ann.button("Add games from this device")).to_be_visible()
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(ann.page.get_by_text(OFFER)).to_have_count(0)
