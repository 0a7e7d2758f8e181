"""The hall of a device in a browser: games without a server, and several people who share the device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.browser_device import (
    RECORD,
    after_the_game,
    confirm,
    my_turn_or_end,
    play_a_turn,
    play_now,
    snapshots,
)
from tests.support.browser_people import TITLES, Visitor
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server

Visit = Callable[..., Visitor]
WORKER = "**/assets/offline-worker-*.js"
REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };"
FULL = "IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError') };"
# Time passes at once, but the storage takes a moment to open.
SLOW = """
const [open, later] = [IDBFactory.prototype.open, setTimeout];
globalThis.setTimeout = (act) => later(act, 0);
IDBFactory.prototype.open = function (...given) {
  const slow = {};
  later(() => {
    const asked = open.apply(this, given);
    for (const event of ["onupgradeneeded", "onsuccess", "onerror"])
      asked[event] = () => ((slow.result = asked.result), slow[event]?.());
  }, 500);
  return slow;
};
"""
# Messages to other tabs are sent when the test says so.
HOLD_MESSAGES = """
let held = [];
window.release = () => [held, held = undefined][0].forEach((send) => send());
window.BroadcastChannel = class extends BroadcastChannel {
  postMessage(message) {
    const send = () => super.postMessage(message);
    held ? held.push(send) : send();
  }
};
"""
# Whether the storage opens for an upgrade, although this page uses it.
UPGRADE = """() => new Promise((resolve) => {
  const opening = indexedDB.open("tilehall", 2);
  opening.onblocked = () => resolve("blocked");
  opening.onsuccess = () => resolve("open");
})"""
# Note how many tiles the rack has had.
WATCH_RACK = """() => {
  window.racks = [];
  const count = () => window.racks.push(document.querySelectorAll("[data-rack] [data-tile]").length);
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
PEOPLE = ("Ann", "Ben", "Cy")
ROUNDS = 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that the test may stop."""
    opened = Server(tmp_path / "hall.db", log_level="warning")
    yield opened
    opened.stop()


@pytest.mark.long
@pytest.mark.parametrize("game", in_soak_except(TITLES, "miners"))
def test_a_game_is_played_to_its_end_without_a_server_and_survives_a_reload(
    visit: Visit, server: Server, game: str
) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    page = ann.page
    page.goto("/offline/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    play_now(page, TITLES[game])
    with ann.forgiving():
        server.stop()
        goes_on = play_a_turn(page)
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        page.reload()
        expect(page.locator(f'[data-seq="{seq}"]')).to_be_visible()
        expect(my_turn_or_end(page)).to_be_visible()
        while goes_on:
            goes_on = play_a_turn(page)
        expect(after_the_game(page)).to_be_visible()

        page.goto("/offline/history")
        expect(page.locator(f'li[data-game="{game}"]')).to_be_visible()
        page.get_by_role("button", name=f"Delete: {TITLES[game]}").click()
        page.get_by_role("button", name="Delete it").click()
        expect(page.locator("li[data-game]")).to_have_count(0)


@pytest.mark.long
def test_the_home_page_names_a_storage_that_fails_and_shows_the_games_before_the_hall_starts(visit: Visit) -> None:
    page = visit("Ann", fresh=True).page

    def starting_with(script: str) -> Callable[[Route], None]:
        def answer(route: Route) -> None:
            found = route.fetch()
            route.fulfill(response=found, body=script + found.text())

        return answer

    page.route(WORKER, starting_with(REFUSED))
    page.goto("/offline/")
    expect(page.get_by_text("Games are not kept in this window.")).to_be_visible()
    page.get_by_role("button", name="Play now: 4ascend").click()
    expect(page.locator(".toast")).to_contain_text("Games are not kept in this window.")

    page.unroute(WORKER)
    page.route(WORKER, starting_with(SLOW))
    page.goto("/offline/")
    play_now(page, "4ascend")
    page.unroute(WORKER)
    page.reload()
    expect(my_turn_or_end(page)).to_be_visible()

    page.route(WORKER, starting_with(FULL))
    page.goto("/offline/")
    page.get_by_role("button", name="Play now: 4ascend").click()
    expect(page.get_by_text("This device could not store that")).to_be_visible()
    assert page.url.endswith("/offline/")

    # The home page shows the games before the hall of the device has started.
    page.add_init_script("window.Worker = class { postMessage() {} terminate() {} };")  # a device that takes forever
    page.reload()
    expect(page.get_by_role("heading", name="SUMMON5")).to_be_visible()
    expect(page.get_by_role("combobox", name="Mode of SUMMON5")).to_be_visible()


@pytest.mark.long
def test_of_two_tabs_that_open_together_one_has_the_games_until_the_other_asks(visit: Visit) -> None:
    ann = visit("Ann", fresh=True)
    ann.context.add_init_script(HOLD_MESSAGES)
    first, second = ann.page, ann.context.new_page()
    first.goto("/offline/")
    play_now(first, "4ascend")
    second.goto(first.url)
    expect(my_turn_or_end(second)).to_be_visible()
    for page in (first, second):  # each is told of the other
        page.evaluate("window.release()")
    elsewhere = "The games are open in another tab"
    expect(first.get_by_role("heading", name=elsewhere)).to_be_visible()
    assert play_a_turn(second)
    seq = second.locator("[data-seq]").get_attribute("data-seq")
    first.get_by_role("button", name="Go on here").click()
    expect(first.locator(f'[data-seq="{seq}"]')).to_be_visible()
    first.evaluate("window.release()")
    expect(second.get_by_role("heading", name=elsewhere)).to_be_visible()
    assert play_a_turn(first)
    assert first.evaluate(UPGRADE) == "open", "a tab of a later release does not wait for this one"


def begin_together(page: Page, people: Sequence[str]) -> None:
    """Begin a game of Rummikub between people who share the device."""
    page.goto("/offline/new/rummikub/together")
    page.get_by_role("combobox", name="Players").select_option(str(len(people)))
    for number, name in enumerate(people, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()


@pytest.mark.long
def test_three_people_share_a_device_and_none_sees_the_hand_of_another(visit: Visit) -> None:
    page = visit("Ann", fresh=True).page
    page.add_init_script(RECORD)
    begin_together(page, PEOPLE)
    order: list[str] = []
    for turn in range(ROUNDS * len(PEOPLE)):
        cover = page.locator("[data-cover]")
        expect(cover).to_be_visible()
        name = (cover.get_by_role("button", name="I am").inner_text()).removeprefix("I am ")
        order.append(name)
        # While the table is covered, the page has nothing of it: no board, no tile, no log.
        assert snapshots(page)[-1]["me"] is None
        assert page.locator("[data-tile], [data-rack], main.board").count() == 0
        assert cover.inner_text().split("\n")[-2:] == [f"Pass the device to {name}", f"I am {name}"]
        spoken = page.locator("body").aria_snapshot()
        assert not [colour for colour in ("black", "red", "blue", "orange", "joker") if colour in spoken.lower()]
        if turn == len(PEOPLE):
            page.reload()
        confirm(page, name)
        told = snapshots(page)[-1]
        assert PEOPLE[told["me"]] == name
        rack = page.locator("[data-rack] [data-tile]")
        expect(rack).to_have_count(len(told["hands"][told["me"]]))
        shown = rack.evaluate_all("(tiles) => tiles.map((tile) => tile.dataset.tile)")
        assert sorted(shown) == sorted(told["hands"][told["me"]])
        assert all(isinstance(hand, int) for seat, hand in enumerate(told["hands"]) if seat != told["me"])
        page.get_by_role("button", name="Draw", exact=True).click()
    assert order[: len(PEOPLE)] == order[len(PEOPLE) :]
    assert sorted(order[: len(PEOPLE)]) == list(PEOPLE)
    stored = json.dumps(page.evaluate("Object.keys(localStorage)"))
    assert all(f"person-{number}" in stored for number in (1, 2, 3))  # each person arranges tiles alone


@pytest.mark.long
def test_the_hands_of_a_rematch_are_covered_until_a_player_confirms(visit: Visit) -> None:
    ann = visit("Ann", fresh=True)
    page = ann.page
    begin_together(page, PEOPLE[:2])
    here = page.get_by_role("button", name=re.compile("^I am "))
    for _ in range(2):  # with one tile more than were dealt, their racks differ from those of the rematch
        here.click()
        page.get_by_role("button", name="Draw", exact=True).click()
    here.click()
    ann.resign()
    expect(after_the_game(page)).to_be_visible()
    page.evaluate(WATCH_RACK)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-cover]")).to_be_visible()
    assert set(page.evaluate("window.racks")) <= {0, 15}
    here.click()
    expect(page.locator("[data-rack] [data-tile]")).to_have_count(14)
