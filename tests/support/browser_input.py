"""Dragging by finger, and playing from the home page to a rematch with only a keyboard."""

from __future__ import annotations

import re
from time import time

from playwright.sync_api import Locator, expect

from tests.support.browser_people import TITLES, Visitor, result_of

# A finger that lifts while it moves flings, and Chromium takes the next tap as a stop of the fling.
SETTLE_MS = 200
FRAME_S = 0.016  # between two events of a moving finger
ABOVE_PX = 44  # how far a dragged piece floats above a finger: LIFT in web/src/ui/drag.svelte.ts


def drag_by_finger(player: Visitor, what: Locator, where: Locator, above: int = ABOVE_PX, hold: float = 0) -> None:
    """Drag something by finger, because Playwright's finger only taps.

    A dragged piece floats above the finger, so the finger stops that far below the goal. `hold` is how many
    milliseconds it rests before it moves. Every event carries its own time: otherwise, on a busy machine, a swiping
    finger would seem to rest between two events, like one that holds.
    """
    boxes = [what.bounding_box(), where.bounding_box()]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
    to_y += above
    line = player.context.new_cdp_session(player.page)

    at = time()

    def touch(kind: str, *points: tuple[float, float]) -> None:
        nonlocal at
        at += FRAME_S
        fingers = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, "timestamp": at})

    def rest(milliseconds: float) -> None:
        nonlocal at
        player.page.wait_for_timeout(milliseconds)
        at += milliseconds / 1000

    touch("touchStart", (x, y))
    rest(hold)
    for part in range(1, 6):
        touch("touchMove", (x + (to_x - x) * part / 5, y + (to_y - y) * part / 5))
    rest(SETTLE_MS)
    touch("touchMove", (to_x, to_y + 1))
    touch("touchEnd")
    player.page.wait_for_timeout(SETTLE_MS / 2)
    line.detach()


def write(player: Visitor, label: str, words: str) -> None:
    """Tab to a field of a form and replace its text."""
    expect(player.page.get_by_label(label, exact=True)).to_be_visible()
    player.tab_to(player.page.get_by_label(label, exact=True))
    player.page.keyboard.press("Control+A")
    player.page.keyboard.type(words)


def open_table(player: Visitor, game: str, options: dict[str, str]) -> None:
    """Go from the home page to a table with a bot, using only keys."""
    player.page.goto("/")
    write(player, "Your name", player.name)
    player.press(player.page.get_by_role("link", name=f"Options of {TITLES[game]}"))
    expect(player.page.get_by_role("heading", name=TITLES[game])).to_be_visible()
    expect(player.button("Create room")).to_be_visible()
    more = player.page.locator("summary", has_text="more rules")
    for label, value in options.items():
        if not player.page.get_by_label(label, exact=True).is_visible():
            player.press(more)
        write(player, label, value)
    player.press(player.button("Create room"))
    player.until(lambda me: me.chair is not None)
    player.press(player.button(re.compile("Add a bot")).first)
    player.until(lambda me: me.room["chairs"][1]["bot"])
    start(player)


def start(player: Visitor) -> None:
    player.press(player.button("I am ready"))
    player.until(lambda me: me.position)


def once_more(player: Visitor) -> None:
    """Start the next game from the result."""
    expect(result_of(player.page)).to_be_visible()
    player.press(player.button("Rematch"))
    player.until(lambda me: me.room["match"] == 2 and me.position)
    player.until(lambda me: me.mine or me.over)
