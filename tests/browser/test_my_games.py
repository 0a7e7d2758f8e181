"""My games: every finished game, in words and in pages, and its record in a reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from tests.support.browser_people import SOON, TITLES, Visitor
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.staged_rooms import NAMES, Staged, at_random, every_game, rematches, stage

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Staged]]:
    """Start a server with finished games, many of them in one room, and yield it with the staged rooms."""
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    over = {name: scenario for name, scenario in every_game().items() if name.endswith(", over")}
    rooms = stage(database, {**over, "rematches": rematches(25), "under way": at_random("4ascend", 2, 4)})
    server = Server(database, log_level="warning")
    yield server, rooms
    server.stop()


@pytest.fixture
def page(browser: Browser, staged: tuple[Server, Staged]) -> Iterator[Page]:
    """Yield the first player's page, and check that the browser logged no error or warning."""
    server, rooms = staged
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.set_default_timeout(SOON * 1000)
    context.add_cookies([{"name": "tilehall", "value": rooms.tokens[0], "url": server.address}])
    page = context.new_page()
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    yield page
    context.close()
    assert found == []


def test_an_empty_list_of_games_leads_to_the_games(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/history")
    expect(ann.page.get_by_text("No games yet.")).to_be_visible()
    assert ann.violations() == []
    ann.act(ann.page.get_by_role("link", name="Choose a game"))
    expect(ann.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()


def test_a_game_is_in_the_list_once_it_is_over_and_its_rematch_beside_it(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    code = ann.open_room("4ascend")
    ann.add_bot()
    ann.ready()
    for _ in range(2):
        ann.until(lambda me: me.position and not me.over)
        ann.resign()
        ann.until(lambda me: me.over)
        ann.act(ann.button("Rematch"))
    ann.until(lambda me: me.position and not me.over)
    ann.page.goto("/history")
    played = ann.page.locator("li[data-game]")
    expect(played).to_have_count(2)
    expect(played.first).to_contain_text("You resigned")
    expect(ann.page.get_by_role("link", name=f"Review: 4ascend in room {code}, game 2")).to_be_visible()
    expect(ann.page.get_by_role("link", name=re.compile("4ascend.*Your turn|4ascend.*Go there"))).to_be_visible()
    assert ann.violations() == []


def test_every_game_is_listed_in_pages_and_by_game(page: Page) -> None:
    page.goto("/history")
    played = page.locator("li[data-game]")
    expect(played).to_have_count(20)
    page.get_by_role("button", name="Show earlier games").click()
    expect(played).to_have_count(30)
    expect(page.get_by_role("button", name="Show earlier games")).to_have_count(0)
    records = page.get_by_role("link", name=re.compile("^Record")).evaluate_all("(all) => all.map((a) => a.href)")
    assert len(set(records)) == 30
    expect(page.get_by_text(f"You won: {NAMES[1]} resigned").first).to_be_visible()
    page.get_by_label("Which game").select_option(label="Miners")
    expect(played).to_have_count(1)
    expect(played).to_have_attribute("data-game", "miners")
    expect(played).to_contain_text(re.compile("of 5|You won|You shared the win|Nobody won"))
    page.get_by_label("Which game").select_option(label="All games")
    expect(played).to_have_count(20)
    played.first.get_by_role("link", name=re.compile("^Review")).click()
    expect(page).to_have_url(re.compile(r"/review/STAGE\w/\d+$"))


def test_going_back_from_a_record_restores_the_place_in_the_list(page: Page) -> None:
    page.goto("/history")
    played = page.locator("li[data-game]")
    page.get_by_role("button", name="Show earlier games").click()
    expect(played).to_have_count(30)
    record = played.nth(24).get_by_role("link", name=re.compile("^Record"))
    record.scroll_into_view_if_needed()
    top = page.evaluate("Math.round(scrollY)")
    assert top > 500
    record.click()
    expect(page.get_by_role("list", name="Turn by turn")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.go_back()
    expect(played).to_have_count(30)
    page.wait_for_function("(top) => Math.round(scrollY) === top", arg=top)
    expect(record).to_be_in_viewport()
    # A link to the list starts again at the top, with the first part.
    page.get_by_role("link", name="Tilehall").first.click()
    page.get_by_role("link", name="My games").first.click()
    expect(played).to_have_count(20)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", in_soak_except(TITLES, "4ascend", "rummikub"))
def test_a_record_opens_in_a_reader(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    code = staged[1].codes[f"{game}, over"]
    page.goto("/history")
    page.get_by_label("Which game").select_option(label=TITLES[game])
    page.get_by_role("link", name=f"Record: {TITLES[game]} in room {code}", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
    turns = page.get_by_role("list", name="Turn by turn").get_by_role("listitem")
    expect(turns.nth(5)).to_be_visible()
    expect(page.get_by_text(re.compile("(Deal|Plants) verified"))).to_be_visible()
    # The readable text contains no tile code and no line of notation.
    read = page.get_by_role("region", name="Turn by turn").inner_text()
    assert not re.search(r"\b(deal|lay|place|stone|draw) [a-z0-9]+[,:]?\d", read), read[:500]
    written = page.get_by_label("The record as text")
    expect(written).to_have_count(0)
    page.get_by_text("As it is written").click()
    expect(written).to_contain_text(game)
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download").click()
    download: Download = kept.value
    assert download.suggested_filename == f"tilehall-{game}-{code}-1.txt"
    assert download.path().read_text(encoding="utf-8").split() == written.inner_text().split()


def test_a_record_that_is_not_there_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/record/ZZZZZZ/1")
    expect(ann.page.get_by_text("There is no room with that code.")).to_be_visible()
    ann.act(ann.page.get_by_role("link", name="To my games"))
    expect(ann.page.get_by_role("heading", name="My games")).to_be_visible()
