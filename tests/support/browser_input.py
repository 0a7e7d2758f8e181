"""Fingers that drag, and people who have nothing but a keyboard: from the address to a table, and once more."""

from __future__ import annotations

import re
from time import time

from playwright.sync_api import Locator, expect

from tests.support.browser_people import TITLES, Visitor, result_of

# Milliseconds: a finger that lets go in full swing flings, and Chromium takes the next tap for a stop of that.
SETTLED = 200
FRAME = 0.016  # seconds between two events of a finger that moves
ABOVE = 44  # pixels that what is dragged floats above a finger: LIFT in web/src/ui/drag.svelte.ts


def drag_by_finger(player: Visitor, what: Locator, where: Locator, above: int = ABOVE, hold: float = 0) -> None:
    """Playwright's finger only taps. What floats above a finger arrives when that is so much below its goal.

    `hold` are milliseconds for which it rests before it moves. Every event says when it was: on a machine that is busy
    a finger that swipes would rest between two of them otherwise, as one that holds does.
    """
    boxes = [what.bounding_box(), where.bounding_box()]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
    to_y += above
    line = player.context.new_cdp_session(player.page)

    at = time()

    def touch(kind: str, *points: tuple[float, float]) -> None:
        nonlocal at
        at += FRAME
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
    rest(SETTLED)
    touch("touchMove", (to_x, to_y + 1))
    touch("touchEnd")
    player.page.wait_for_timeout(SETTLED / 2)
    line.detach()


def write(player: Visitor, label: str, words: str) -> None:
    """Walk to a field of a form, and type over what stands there."""
    expect(player.page.get_by_label(label, exact=True)).to_be_visible()
    player.tab_to(player.page.get_by_label(label, exact=True))
    player.page.keyboard.press("Control+A")
    player.page.keyboard.type(words)


def open_table(player: Visitor, game: str, options: dict[str, str]) -> None:
    """From the address to a table with a bot: nothing is touched but keys."""
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
    """From the result to the next game."""
    expect(result_of(player.page)).to_be_visible()
    player.press(player.button("Rematch"))
    player.until(lambda me: me.room["match"] == 2 and me.position)
    player.until(lambda me: me.mine or me.over)
