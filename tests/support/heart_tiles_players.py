"""Two players of Heart Tiles who play through the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor, begun

Spot = tuple[float, float]
DRAG_FRAMES = 12  # in which a finger moves a card to its tile


def tile(visitor: Visitor, at: int) -> Locator:
    return visitor.board.locator(f'[data-tile="{at}"]')


def card(visitor: Visitor, kind: str) -> Locator:
    return visitor.board.locator(f'[data-card="{kind}"]').first


def button(visitor: Visitor, step: str) -> Locator:
    return visitor.board.locator(f'[data-step="{step}"]')


def begin(ann: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Start a game of Ann and Bob; return the player who begins and the opponent."""
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("heart-tiles"))
    return ready(ann, bob)


def ready(ann: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    for player in (ann, bob):
        player.ready()
    now, then = begun(ann, bob)
    for player in (now, then):
        expect(tile(player, 7)).to_be_visible()
    return now, then


def after(visitor: Visitor, does: Callable[[], object]) -> None:
    """Do something, and wait until the hall and the page have handled it."""
    seq = visitor.position["seq"]
    does()
    visitor.until(lambda me: me.position["seq"] > seq)
    expect(visitor.table).to_have_attribute("data-seq", str(visitor.position["seq"]))


def play(visitor: Visitor, step: str) -> None:
    """Play a step through the page: a card and then a tile, or a button."""
    visitor.until(lambda me: me.mine)
    match step.split():
        case ["heart", kind, at] | [("wind" | "recycle") as kind, at]:
            visitor.act(card(visitor, kind))
            expect(tile(visitor, int(at))).to_have_attribute("data-lit", "true")
            after(visitor, lambda: visitor.act(tile(visitor, int(at))))
        case _:
            after(visitor, lambda: visitor.act(button(visitor, step)))


def first(visitor: Visitor, prefix: str) -> str:
    """Wait for the turn, and return the first legal step of a kind."""
    visitor.until(lambda me: any(step.startswith(prefix) for step in me.legal))
    return next(step for step in visitor.legal if step.startswith(prefix))


def pass_on(visitor: Visitor) -> None:
    """Draw what must be drawn, and end the turn."""
    for deck in ("draw heart", "draw magic"):
        if deck in visitor.legal:
            play(visitor, deck)
    play(visitor, "end")


def whoever_may(prefix: str, now: Visitor, then: Visitor) -> tuple[Visitor, Visitor, str]:
    """Pass the turn back and forth until a player may play such a step; all magic comes before the decks are empty."""
    while True:
        now.until(lambda me: me.mine)
        if "draw magic" in now.legal:
            play(now, "draw magic")
        found = [step for step in now.legal if step.startswith(prefix)]
        if found:
            return now, then, found[0]
        pass_on(now)
        now, then = then, now


def middle(where: Locator) -> Spot:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def slide(visitor: Visitor, start: Spot, end: Spot) -> None:
    """Touch, move the finger in steps, and lift it."""
    finger = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *at: Spot) -> None:
        points = [{"x": round(x), "y": round(y)} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, DRAG_FRAMES + 1):
        # A frame: after a jump, Chromium would take the next tap as the end of a fling.
        visitor.page.wait_for_timeout(16)
        way = step / DRAG_FRAMES
        touch("touchMove", (start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way))
    touch("touchEnd")
    finger.detach()
