"""Players in the hall of their device, who need no server: what they press, and what the page was told."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.support.browser_people import Visitor
from tilehall.core.registry import find

# Keep every message that the worker sends on a line, and how to send one on the newest line.
RECORD = """window.told = [];
window.Worker = class extends window.Worker {
  postMessage(asked) {
    super.postMessage(asked);
    if (asked.ask !== "connect") return;
    window.submit = (more) =>
      super.postMessage({ ask: "send", line: asked.line, message: JSON.stringify({ ask: "submit", ...more }) });
  }
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.tell === "message") window.told.push(JSON.parse(data.message));
    });
  }
};"""


def snapshots(page: Page) -> list[dict[str, Any]]:
    """Return every position that the page was told when a line entered a room."""
    told: list[dict[str, Any]] = page.evaluate("window.told")
    return [news["position"] for news in told if news["news"] == "table" and news["position"]]


def after_the_game(page: Page) -> Locator:
    return page.get_by_role("group", name="After the game")


def my_turn_or_end(page: Page) -> Locator:
    """Return what shows that the player may ask for a hint, or that the game is over."""
    return page.get_by_role("button", name="Hint", exact=True, disabled=False).or_(after_the_game(page)).first


def take_offline(visitor: Visitor) -> None:
    """Keep the games on the device, and disconnect its network. Its service worker alone has the page and the games."""
    page = visitor.page
    page.goto("/offline/")
    visitor.button("Play without a network").click()
    expect(page.get_by_text("All games are on this device.")).to_be_visible()
    visitor.context.new_cdp_session(page).send("Network.clearBrowserCache")
    visitor.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Everything here is on this device")).to_be_visible()


def play_a_turn(page: Page) -> bool:
    """Play the turn of a hint, and wait until the player is to act again. Return False at the end of the game."""
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    act = page.get_by_role("region", name="A hint").get_by_role("button", name=re.compile("Show|Lay|Play"))
    word = ""
    while word != "Play it":
        page.get_by_role("button", name="Hint", exact=True).click()
        if act.inner_text() == "Show me":
            act.click()
            expect(act).not_to_have_text("Show me")
        word = act.inner_text()
        act.click()
        expect(act).to_have_count(0)
    expect(page.locator(f'[data-seq]:not([data-seq="{seq}"])')).to_be_visible()
    expect(my_turn_or_end(page)).to_be_visible()
    return not after_the_game(page).is_visible()


def play_default_turn(page: Page, game: str) -> None:
    """Play the default turn of the player who has the device, whose hand the page was told last. Needs `RECORD`."""
    rules, told = find(game), snapshots(page)[-1]
    state = rules.guess(msgspec.convert(told["view"], rules.views), Random(1))
    steps = [msgspec.to_builtins(step) for step in rules.default_turn(state)]
    after = told["seq"]
    page.evaluate("(it) => window.submit(it)", {"id": 0, "steps": steps, "after": after, "key": f"turn-{after:06}"})


def confirm(page: Page, name: str) -> None:
    """Say that the player with this name has the device now."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator("main.board")).to_be_visible()


def play_now(page: Page, title: str) -> None:
    """Begin a game against bots."""
    page.get_by_role("button", name=re.compile(f"Play now: {title}")).click()
    expect(my_turn_or_end(page)).to_be_visible()
