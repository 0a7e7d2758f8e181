"""Results: HP are shown as 0, even if the last blow was harder than the HP left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.browser_people import result_of
from tests.support.server_process import Server
from tests.support.staged_rooms import at_random, stage


def test_health_is_never_shown_below_zero(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    rooms = stage(database, {"over": at_random("4ascend", 2, 10_000, seed=4), "long": at_random("rummikub", 4, 10_000)})
    server = Server(database, log_level="warning")
    phone = ViewportSize(width=390, height=844)
    context = browser.new_context(base_url=server.address, viewport=phone, reduced_motion="reduce")
    context.add_cookies([{"name": "tilehall", "value": rooms.tokens[0], "url": server.address}])
    page = context.new_page()
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"/r/{rooms.codes['over']}")
    rows = result_of(page).locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1).locator(".score")).to_have_text("0 HP left")
    assert any('"scores":[7,-7]' in frame for frame in frames), "the last blow was harder than that"
    expect(page.locator('[data-hp="1"] .number')).to_have_text("0/20 HP")
    # The rank before a long name is not wrapped.
    assert rows.nth(0).locator("td").first.evaluate("(it) => it.getClientRects().length") == 1
    assert rows.nth(0).locator("td").first.inner_text() == "1."
    # A result opens at its top, regardless of how far the log was scrolled.
    page.goto(f"/r/{rooms.codes['long']}")
    expect(result_of(page).locator("tbody tr")).to_have_count(4)
    expect(page.locator("#result")).to_be_in_viewport(ratio=1)
    context.close()
    server.stop()
