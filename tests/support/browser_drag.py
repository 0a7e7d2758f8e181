"""Drags that pause in mid-air, so that a test can look at the page before the piece is dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, ViewportSize, expect

from tests.support.browser_input import ABOVE_PX, SETTLE_MS
from tests.support.browser_people import Visitor

UPRIGHT = ViewportSize(width=390, height=844)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
LAPTOP = ViewportSize(width=1280, height=720)
SIZES = (UPRIGHT, ON_ITS_SIDE, LAPTOP)
NAMES = ("upright", "on its side", "laptop")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MAX_CORRECTIONS = 12  # of a held piece's position; by then a felt has scrolled to its end

Point = tuple[float, float]
CENTRE: Point = (0.5, 0.5)  # the grip, as fractions of the piece's width and height


def middle(where: Locator) -> Point:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def held_over(player: Visitor, what: Locator, where: Locator, above: int = ABOVE_PX) -> Iterator[None]:
    """Drag something to a place, by finger on a phone and by mouse elsewhere, and drop it at the end.

    `above` is the number of pixels that the piece floats above a finger.
    """
    start, goal = middle(what), middle(where)
    if not player.phone:
        mouse = player.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*goal, steps=6)
        yield
        mouse.up()
        return
    goal = (goal[0], goal[1] + above)
    line = player.context.new_cdp_session(player.page)

    def touch(kind: str, *points: Point) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for part in range(1, 6):
        touch("touchMove", *[tuple(a + (b - a) * part / 5 for a, b in zip(start, goal, strict=True))])  # type: ignore[arg-type]
    player.page.wait_for_timeout(SETTLE_MS)
    touch("touchMove", (goal[0], goal[1] + 1))
    yield
    touch("touchEnd")
    player.page.wait_for_timeout(SETTLE_MS / 2)
    line.detach()


@contextmanager
def held_at(player: Visitor, what: Locator, left: float, top: float, grip: Point = CENTRE) -> Iterator[Locator]:
    """Hold something so that its picture's top left corner is at a point of the window; drop it at the end.

    It is held by finger on a phone and by mouse elsewhere, at the point named by `grip`. If the felt scrolls meanwhile,
    the goal moves with it.
    """
    box = what.bounding_box()
    assert box is not None
    start = (box["x"] + box["width"] * grip[0], box["y"] + box["height"] * grip[1])
    picture = player.board.locator("[data-dragged]")
    scrolled = "document.querySelector('[data-pan]')?.scrollTop ?? 0"
    before = player.page.evaluate(scrolled)
    with _pressed(player, start) as move:
        # The first move picks the piece up; then it is moved by the rest of the way.
        at = (start[0] + 12, start[1] - 12)
        move(at)
        player.page.evaluate(DRAWN)
        for _ in range(MAX_CORRECTIONS):
            expect(picture).to_be_visible()
            seen = picture.bounding_box()
            assert seen is not None
            off = (left - seen["x"], top - seen["y"] - player.page.evaluate(scrolled) + before)
            if max(map(abs, off)) < 1:
                break
            at = (at[0] + off[0], at[1] + off[1])
            move(at)
            # The page handles moves in its next frame: if the position were read earlier, it would be corrected twice.
            player.page.evaluate(DRAWN)
        yield picture


@contextmanager
def _pressed(player: Visitor, start: Point) -> Iterator[Callable[[Point], None]]:
    """Press the mouse or put a finger down; yield a function that moves it in a few steps."""
    here = start
    mouse = player.page.mouse
    line = player.context.new_cdp_session(player.page)

    def touch(kind: str, *points: Point) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def move(goal: Point) -> None:
        nonlocal here
        for part in range(1, 5):
            x, y = (a + (b - a) * part / 4 for a, b in zip(here, goal, strict=True))
            if player.phone:
                touch("touchMove", (x, y))
            else:
                mouse.move(x, y)
        here = goal

    if player.phone:
        touch("touchStart", start)
        player.page.wait_for_timeout(SETTLE_MS)  # a quick swipe pans; a tile is dragged after a short hold
    else:
        mouse.move(*start)
        mouse.down()
    yield move
    if player.phone:
        player.page.wait_for_timeout(SETTLE_MS)  # a finger that lifts while it moves flings
        touch("touchEnd")
        player.page.wait_for_timeout(SETTLE_MS / 2)
    else:
        mouse.up()
    line.detach()
