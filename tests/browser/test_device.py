"""The hall of a device in a browser: games without a server, and several people who share the device."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.support.browser_device import (
    RECORD,
    after_the_game,
    confirm,
    my_turn_or_end,
    play_a_turn,
    play_default_turn,
    play_now,
    snapshots,
    take_offline,
)
from tests.support.browser_people import ROOT, SOON, TITLES, Visitor
from tests.support.chromium import FLAGS, chromium_path
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tilehall.core.languages import LANGUAGES

Visit = Callable[..., Visitor]
BUILT = ROOT / "src" / "tilehall" / "web"
# The time of the worker runs twenty times as fast.
HURRY = """
const [now, later] = [performance.now.bind(performance), setTimeout];
performance.now = () => 20 * now();
globalThis.setTimeout = (act, ms = 0, ...given) => later(act, ms / 20, ...given);
"""
SHORT = {"4ascend": "HP 15", "miners": "First destination", "summon5": "Small loom"}  # modes of short games
WORKER = "**/assets/offline-worker-*.js"
REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };"
FULL = "IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError') };"
# Time passes at once, but the storage takes a moment to open.
SLOW = """
const [open, wait] = [IDBFactory.prototype.open, setTimeout];
globalThis.setTimeout = (act) => wait(act, 0);
IDBFactory.prototype.open = function (...given) {
  const slow = {};
  wait(() => {
    const asked = open.apply(this, given);
    for (const event of ["onupgradeneeded", "onsuccess", "onerror"])
      asked[event] = () => ((slow.result = asked.result), slow[event]?.());
  }, 500);
  return slow;
};
"""
FOREVER = "window.Worker = class { postMessage() {} terminate() {} };"  # a hall that never starts
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
# Go to a path without loading the page again.
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
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
FREE_CELL = 'main.board [data-cell][aria-disabled="false"]:not([data-stone])'  # of 4ascend
PEOPLE = ("Ann", "Ben", "Cy")
ROUNDS = 2
HANDS = {"rummikub": "Your rack", "miners": "Your cards", "summon5": "Your Thread Reservoir"}  # the name of a hand


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a page on which bots think for a short time, and move at once."""
    folder = tmp_path_factory.mktemp("device")
    web = Path(shutil.copytree(BUILT, folder / "web"))
    (worker,) = web.glob("assets/offline-worker-*.js")
    worker.write_text(HURRY + worker.read_text(encoding="utf-8"), encoding="utf-8")
    opened = Server(folder / "hall.db", web=web, log_level="warning")
    yield opened
    opened.stop()


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_to_its_end_without_a_network_and_survives_a_reload(visit: Visit, game: str) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    page = ann.page
    with ann.forgiving():
        take_offline(ann)
        page.get_by_label("How well bots play").select_option("easy")
        if game in SHORT:
            page.get_by_label(f"Mode of {TITLES[game]}").select_option(label=SHORT[game])
        play_now(page, TITLES[game])
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
        ann.context.set_offline(False)
        expect(page.locator(".toast")).to_have_text("The hall is back.")


@pytest.mark.long
def test_without_a_network_lessons_puzzles_rules_options_and_records_open(visit: Visit, tmp_path: Path) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    page, main = ann.page, ann.page.get_by_role("main")
    heading = page.get_by_role("heading", level=1)
    cell = page.locator("[data-cell]").first
    with ann.forgiving():
        take_offline(ann)
        page.get_by_role("link", name="Learn", exact=True).click()
        expect(main.get_by_role("link", name=re.compile("4ascend")).first).to_be_visible()
        page.evaluate(GO, "/offline/learn/4ascend")
        main.get_by_role("list").last.get_by_role("link").first.click()
        expect(cell).to_be_visible()
        page.evaluate(GO, "/offline/puzzles")
        main.get_by_role("list").first.get_by_role("link").first.click()
        expect(heading).to_have_text("Puzzle of the day")
        page.evaluate(GO, "/offline/puzzles/4ascend")
        expect(heading).to_contain_text("4ascend")
        page.evaluate(GO, "/offline/rules/4ascend")
        expect(main).to_contain_text("four")

        page.evaluate(GO, "/offline/new/4ascend")
        main.get_by_role("radio", name="HP 15").check()
        page.get_by_role("button", name="Begin").click()
        expect(page.locator("main.board")).to_contain_text("15/15")
        room = page.url.rpartition("/")[2]
        page.locator(FREE_CELL).first.click()
        expect(my_turn_or_end(page)).to_be_visible()
        expect(page.locator('main.board [data-stone="w"]')).to_have_count(1)
        ann.resign()
        expect(after_the_game(page)).to_be_visible()
        page.evaluate(GO, f"/offline/record/{room}")
        with page.expect_download() as download:
            page.get_by_role("button", name="Download").click()
        download.value.save_as(tmp_path / "game.txt")
        page.evaluate(GO, "/offline/history")
        page.get_by_label("The file of a record").set_input_files(tmp_path / "game.txt")
        expect(heading).to_have_text("4ascend")
        assert room not in page.url
        page.get_by_role("link", name="Review").click()
        expect(cell).to_be_visible()


@pytest.mark.long
def test_a_game_goes_on_after_the_browser_was_closed(browser: Browser, server: Server, tmp_path: Path) -> None:
    executable = chromium_path()
    address, stone = f"{server.address}/offline/", 'main.board [data-stone="w"]'
    for number in (1, 2):
        profile = browser.browser_type.launch_persistent_context(tmp_path, executable_path=executable, args=FLAGS)
        profile.set_default_timeout(SOON * 1000)
        page = profile.new_page()
        page.goto(address)
        if number == 1:
            play_now(page, "4ascend")
        address = page.url
        page.locator(FREE_CELL).first.click()
        expect(page.locator(stone)).to_have_count(number)
        profile.close()


def starting_with(script: str) -> Callable[[Route], None]:
    """Return how to answer the request for the worker: its script begins with another one."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=script + found.text())

    return answer


def test_a_connection_that_breaks_is_not_mistaken_for_a_browser_that_cannot_play(visit: Visit) -> None:
    ann = visit("Ann", fresh=True)
    page = ann.page
    for error, title in (
        ("TypeError('Network error')", "The games could not be loaded"),
        ("WebAssembly.CompileError('no such instruction')", "The games do not run in this browser"),
    ):
        page.route(WORKER, starting_with(f"WebAssembly.instantiateStreaming = async () => {{ throw new {error}; }};"))
        page.goto("/offline/")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.unroute(WORKER)
        assert ann.problems, "the console says why"
        ann.problems.clear()


@pytest.mark.long
def test_the_home_page_names_a_storage_that_fails_and_shows_the_games_before_the_hall_starts(visit: Visit) -> None:
    page = visit("Ann", fresh=True).page

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
    page.add_init_script(FOREVER)
    page.reload()
    expect(page.get_by_role("heading", name="SUMMON5")).to_be_visible()
    expect(page.get_by_role("combobox", name="Mode of SUMMON5")).to_be_visible()


def test_the_home_page_fits_the_smallest_phone_in_every_language(visit: Visit) -> None:
    ann = visit("Ann", fresh=True)
    ann.page.add_init_script(FOREVER)
    ann.page.set_viewport_size({"width": 320, "height": 568})
    for language in LANGUAGES:
        ann.page.goto(f"/offline/?language={language}")
        expect(ann.page.get_by_role("banner")).to_be_visible()
        assert ann.page.evaluate("document.scrollingElement.scrollWidth") == 320, language


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


def begin_together(page: Page, people: Sequence[str], game: str = "rummikub") -> None:
    """Begin a game between people who share the device."""
    page.goto(f"/offline/new/{game}/together")
    if len(people) > 2:
        page.get_by_role("combobox", name="Players").select_option(str(len(people)))
    for number, name in enumerate(people, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()


def spoken_buttons(where: Locator) -> Counter[str]:
    """Return the names of the buttons that a screen reader finds in a part of the page."""
    return Counter(re.findall(r'button "([^"]+)"', where.aria_snapshot()))


@pytest.mark.long
@pytest.mark.parametrize("game", in_soak_except(HANDS, "miners"))
def test_three_people_share_a_device_offline_and_none_sees_the_hand_of_another(visit: Visit, game: str) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    page, body = ann.page, ann.page.locator("body")
    page.add_init_script(RECORD)
    with ann.forgiving():
        take_offline(ann)
        begin_together(page, PEOPLE, game)
        order: list[str] = []
        before: Counter[str] = Counter()  # the hand of the player who had the device
        for turn in range(ROUNDS * len(PEOPLE)):
            cover = page.locator("[data-cover]")
            expect(cover).to_be_visible()
            name = (cover.get_by_role("button", name="I am").inner_text()).removeprefix("I am ")
            order.append(name)
            # While the table is covered, the page has nothing of it: no board, no tile, no log.
            assert snapshots(page)[-1]["me"] is None
            assert page.locator("main.board").count() == 0
            assert cover.inner_text().split("\n")[-2:] == [f"Pass the device to {name}", f"I am {name}"]
            assert set(spoken_buttons(body)) == {"To the hall", f"I am {name}"}
            if turn == len(PEOPLE):
                page.reload()
            confirm(page, name)
            told = snapshots(page)[-1]
            assert PEOPLE[told["me"]] == name
            assert [isinstance(hand, list) for hand in told["hands"]] == [person == name for person in PEOPLE]
            rack = page.get_by_label(HANDS[game], exact=True)
            expect(rack.get_by_role("button")).to_have_count(len(told["hands"][told["me"]]))
            hand = spoken_buttons(rack)
            assert hand.total() == len(told["hands"][told["me"]])
            assert not (before.keys() - hand.keys()) & spoken_buttons(body).keys()
            before = hand
            if turn == len(PEOPLE) + 1:
                # As if the browser kept the page as it is, for a person who goes back.
                page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
                expect(cover).to_be_visible()
                assert page.locator("main.board").count() == 0
                confirm(page, name)
            play_default_turn(page, game)
    assert order[: len(PEOPLE)] == order[len(PEOPLE) :]
    assert sorted(order[: len(PEOPLE)]) == list(PEOPLE)


def test_a_board_without_hands_turns_to_the_next_of_two_people_at_once(visit: Visit) -> None:
    page = visit("Ann", fresh=True).page
    begin_together(page, PEOPLE[:2], "4ascend")
    for name in ("Ann", "Ben", "Ann"):
        expect(page.locator("main.board")).to_contain_text(re.compile(rf"{name}\s+(Black|White), you"))
        page.locator(FREE_CELL).first.click()


def test_each_of_two_people_finds_their_own_side_of_a_turned_board(visit: Visit) -> None:
    page = visit("Ann", fresh=True).page
    begin_together(page, PEOPLE[:2], "heart-tiles")
    for _ in range(2):
        here = page.get_by_role("button", name=re.compile("^I am "))
        name = here.inner_text().removeprefix("I am ")
        here.click()
        (other,) = {*PEOPLE[:2]} - {name}
        expect(page.get_by_role("region", name=other)).to_be_visible()
        hand = page.get_by_role("group", name="Your hand").get_by_role("button")
        for cards, act in ((5, "Draw a heart"), (6, "Draw a magic card"), (7, "End turn")):
            expect(hand).to_have_count(cards)
            page.get_by_role("button", name=re.compile(f"^{act}")).click()


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
