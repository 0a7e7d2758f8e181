"""The player's rack of Rummikub by finger: it can be arranged while others play, and stays so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.browser_drag import ON_ITS_SIDE, UPRIGHT, held_over
from tests.support.browser_people import Visitor
from tests.support.browser_rummikub import begin, play_on, rack, sets, step, tiles_in, whose_turn

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_rack_is_arranged_by_finger_while_others_play_and_stays_so(visit: Visit, size: ViewportSize) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob", phone=True)
    for each in (ann, bob):
        each.page.set_viewport_size(size)
    begin(ann, bob)
    mover, waiter = whose_turn(ann, bob)
    tiles = rack(waiter).locator("[data-tile]")
    before = tiles_in(rack(waiter))
    with held_over(waiter, tiles.nth(0), tiles.nth(5)):
        expect(waiter.board.locator("[data-dragged]")).to_be_visible()
    after = tiles_in(rack(waiter))
    # The first tile moved four or five places on; there may be two equal tiles.
    assert after in [[*before[1:place], before[0], *before[place:]] for place in (5, 6)]
    # Arranging is not a turn, and nobody else sees it.
    expect(sets(waiter)).to_have_count(0)
    expect(sets(mover)).to_have_count(0)
    play_on(mover, "draw")
    waiter.until(lambda me: me.mine)
    expect(step(waiter, "draw")).to_be_enabled()
    assert tiles_in(rack(waiter)) == after
    waiter.page.reload()
    expect(tiles).to_have_count(14)
    expect(step(waiter, "draw")).to_be_enabled()
    assert tiles_in(rack(waiter)) == after
