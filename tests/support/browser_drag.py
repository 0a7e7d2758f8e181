"""A piece in mid-air: held by mouse or finger over a place, to be looked at before it is let go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, ViewportSize

from tests.support.browser_input import ABOVE, SETTLED
from tests.support.browser_people import Visitor

UPRIGHT = ViewportSize(width=390, height=844)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
LAPTOP = ViewportSize(width=1280, height=720)
SIZES = (UPRIGHT, ON_ITS_SIDE, LAPTOP)
NAMES = ("upright", "on its side", "laptop")

Point = tuple[float, float]


def middle(where: Locator) -> Point:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def held_over(player: Visitor, what: Locator, where: Locator, above: int = ABOVE) -> Iterator[None]:
    """Drag something to a place, by finger on a phone and by mouse elsewhere, and let go of it at the end.

    `above` are the pixels that it floats above a finger.
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
    player.page.wait_for_timeout(SETTLED)
    touch("touchMove", (goal[0], goal[1] + 1))
    yield
    touch("touchEnd")
    player.page.wait_for_timeout(SETTLED / 2)
    line.detach()
