"""Nothing is ever cropped: every game and screen, with the most players, tiles and letters, at the sizes people have.

Four sizes here; `python -m tests.soak layout` goes through all of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.browser_people import SOON, TITLES
from tests.support.layout import QUICK, faults
from tests.support.server_process import Server
from tests.support.staged_reviews import keep_thoughts
from tests.support.staged_rooms import Staged, every_game, stage

SETTLE = 400  # milliseconds for a board to take its place
SCREENS = ("/", "/account", "/history", "/about", f"/shared/{'A' * 22}", *(f"/new/{game}" for game in TITLES))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Staged]]:
    """A server over crowded tables, and the people at them."""
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    rooms = stage(database, every_game())
    # Turns of every kind: a review then has all its signs, and no bot has to think.
    keep_thoughts(database, [rooms.codes[f"{game}, over"] for game in TITLES], lambda turn: turn.number % 4 * 0.06)
    server = Server(database, log_level="warning")
    yield server, rooms
    server.stop()


@pytest.fixture(params=QUICK, ids=lambda size: f"{size[0]}x{size[1]}")
def page(request: pytest.FixtureRequest, browser: Browser, staged: tuple[Server, Staged]) -> Iterator[Page]:
    """The first player's page, in one of the sizes."""
    server, rooms = staged
    width, height = request.param
    small = width < 900
    context = browser.new_context(
        base_url=server.address,
        viewport=ViewportSize(width=width, height=height),
        has_touch=small,
        is_mobile=small,
        reduced_motion="reduce",
    )
    context.set_default_timeout(SOON * 1000)
    context.add_cookies([{"name": "tilehall", "value": rooms.tokens[0], "url": server.address}])
    yield context.new_page()
    context.close()


def at_table(page: Page, code: str) -> None:
    page.goto(f"/r/{code}")
    expect(page.locator("main.board > *").first).to_be_visible()
    page.wait_for_timeout(SETTLE)


@pytest.mark.parametrize("game", TITLES)
def test_a_crowded_table_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    at_table(page, staged[1].codes[game])
    assert faults(page) == []
    for pane in ("Talk", "How to play", "Log"):
        page.get_by_role("button", name=pane).first.click()
        page.wait_for_timeout(SETTLE)
        assert faults(page) == [], pane


@pytest.mark.parametrize("game", TITLES)
def test_a_result_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    at_table(page, staged[1].codes[f"{game}, over"])
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    for act in ("Rematch", "Share"):
        expect(page.get_by_role("button", name=act)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Review", exact=True)).to_be_in_viewport(ratio=1)
    assert faults(page) == []


@pytest.mark.parametrize("game", TITLES)
def test_a_review_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    page.goto(f"/review/{staged[1].codes[f'{game}, over']}/1")
    board = page.locator(".review main.board > section")
    for look in ("Played", "Better"):
        expect(board.locator("> *").first).to_be_visible()
        page.get_by_role("button", name=look, exact=True).click()
        page.wait_for_timeout(SETTLE)
        assert faults(page) == [], look
    for control in ("Turn before", "Play the story", "Next turn", "Played", "Better"):
        expect(page.get_by_role("button", name=control, exact=True)).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport(ratio=1)
    story = page.get_by_role("button", name="Story", exact=True)
    if story.is_visible():
        story.click()
        page.wait_for_timeout(SETTLE)
        assert faults(page) == [], "the story"


@pytest.mark.parametrize("game", TITLES)
def test_a_room_before_its_game_fits(page: Page, staged: tuple[Server, Staged], game: str) -> None:
    page.goto(f"/r/{staged[1].codes[f'{game}, gathering']}")
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    page.wait_for_timeout(SETTLE)
    assert faults(page) == []


@pytest.mark.parametrize("path", SCREENS)
def test_every_other_screen_fits(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_timeout(SETTLE)
    assert faults(page) == []
