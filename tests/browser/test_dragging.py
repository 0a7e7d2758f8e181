"""Dragging on all boards: with mouse and finger, dropped outside every target, cancelled, and followed by a tap."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser_drag import DRAWN
from tests.support.browser_people import Visitor
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]
# The pieces in the hand, by game.
PIECES = {
    "heart-tiles": "[data-card]",
    "miners": "[data-key]",
    "rummikub": "[data-rack] [data-id]",
    "summon5": "[data-hand]",
}
# All boards share the drag code. A Rummikub tile may also pan the rack, and a Miners card takes the size of its cell.
EVERY_HAND = pytest.mark.parametrize("game", in_soak_except(PIECES, "miners", "rummikub"))


def my_turn(who: Visitor, game: str) -> Locator:
    """Start a game against a bot, and return the pieces in the visitor's hand."""
    who.play_a_bot(game)
    pieces = who.board.locator(PIECES[game])
    expect(pieces.first).to_be_visible()
    return pieces


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pressed(who: Visitor, game: str) -> Locator:
    """Return the chosen pieces of the hand."""
    return who.board.locator(f"{PIECES[game]}[aria-pressed=true]")


@EVERY_HAND
def test_what_is_let_go_beside_everything_goes_nowhere_and_the_next_click_counts_once(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    pieces = my_turn(ann, game)
    seq, count, mouse = ann.position["seq"], pieces.count(), ann.page.mouse
    dragged = ann.board.locator("[data-dragged]")
    mouse.move(*middle(pieces.first))
    mouse.down()
    mouse.move(700, 300, steps=4)
    expect(dragged).to_be_visible()
    mouse.move(5, 5, steps=4)
    mouse.up()
    expect(dragged).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(pressed(ann, game)).to_have_count(0)
    pieces.last.click()
    expect(pressed(ann, game)).to_have_count(1)
    ann.page.evaluate(DRAWN)
    expect(pressed(ann, game)).to_have_count(1)
    assert (ann.position["seq"], pieces.count()) == (seq, count)


@EVERY_HAND
def test_a_drag_by_finger_that_the_system_breaks_off_leaves_nothing_behind(visit: Visit, game: str) -> None:
    ann = visit("Ann", phone=True)
    pieces = my_turn(ann, game)
    seq, count = ann.position["seq"], pieces.count()
    dragged = ann.board.locator("[data-dragged]")
    session = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    x, y = middle(pieces.first)
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 40))
    touch("touchMove", (x, y - 80))
    expect(dragged).to_be_visible()
    touch("touchStart", (x, y - 80), (30, 300))  # a second finger does not take over the drag
    touch("touchMove", (x, y - 90), (60, 320))
    expect(dragged).to_have_count(1)
    touch("touchCancel")
    expect(dragged).to_have_count(0)
    session.detach()
    ann.page.keyboard.press("Escape")
    expect(pressed(ann, game)).to_have_count(0)
    pieces.last.tap()
    expect(pressed(ann, game)).to_have_count(1)
    assert (ann.position["seq"], pieces.count()) == (seq, count)


@pytest.mark.soak
@pytest.mark.parametrize("game", PIECES)
def test_with_the_keyboard_a_piece_is_chosen_by_enter_or_space(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    pieces = my_turn(ann, game)
    pieces.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(pieces.nth(1)).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    expect(pieces.first).to_be_focused()
    ann.page.keyboard.press("Space")
    expect(pressed(ann, game)).to_have_count(1)
