"""A picture of the end of a game: for every board, the same for all players, shared by the system or saved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

from tests.support.browser_people import TITLES, result_of
from tests.support.layout import faults
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.shared_picture import ASK, SIGNATURE, dialog, difference, take_picture
from tests.support.staged_rooms import NAMES, SEATS, Staged, at_random, stage

SMALL = ViewportSize(width=320, height=568)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
DESK = ViewportSize(width=1440, height=900)
HIDDEN = ("miners", "rummikub")  # boards whose pictures two players compare in every run
# A system that accepts pictures, and records what was shared.
SHARES_FILES = """
navigator.canShare = ({ files }) => files.every((file) => file.type === "image/png");
navigator.share = async ({ files, title }) => { window.shared = [title, files.length, files[0].name, files[0].size]; };
"""
# A browser that does not allow reading a canvas with a board on it.
REFUSES = """
CanvasRenderingContext2D.prototype.getImageData = () => { throw new DOMException("tainted", "SecurityError"); };
"""


class Over:
    """A server with a finished game of each kind."""

    def __init__(self, browser: Browser, server: Server, rooms: Staged) -> None:
        self.browser, self.server, self.rooms = browser, server, rooms
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []

    def visit(self, seat: int, size: ViewportSize, *, dark: bool = False, script: str = "") -> Page:
        """Open a page as one of the staged users, who has that seat if the game has enough seats."""
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport=size,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.contexts.append(context)
        context.set_default_timeout(60_000)
        context.add_init_script(script)
        context.add_cookies([{"name": "tilehall", "value": self.rooms.tokens[seat], "url": self.server.address}])
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def go(self, page: Page, game: str) -> None:
        page.goto(f"/r/{self.rooms.codes[game]}")
        expect(result_of(page)).to_be_visible()


@pytest.fixture(scope="module")
def over(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Over]:
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    rooms = stage(database, {game: at_random(game, seats, 10_000) for game, seats in SEATS.items()})
    server = Server(database, log_level="warning")
    hall = Over(browser, server, rooms)
    yield hall
    for context in hall.contexts:
        context.close()
    server.stop()


@pytest.mark.parametrize("compared", in_soak_except([HIDDEN, tuple(SEATS)], HIDDEN), ids=["hidden", "every"])
def test_every_board_gives_one_picture_to_everybody(over: Over, compared: tuple[str, ...]) -> None:
    """Check that the picture shows nothing private and is the same in both themes and at every screen size."""
    desk, phone = over.visit(0, DESK), over.visit(len(NAMES) - 1, ON_ITS_SIDE, dark=True)
    fetched: list[str] = []
    desk.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    for game in SEATS:
        over.go(desk, game)
        # The code that draws the picture is loaded only on demand.
        assert any(name.startswith("picture") for name in fetched) == (game != next(iter(SEATS)))
        picture = take_picture(desk)
        assert picture.content.startswith(SIGNATURE)
        assert picture.width == 1350
        assert 1300 <= picture.height <= 1800
        assert picture.colours > 500, f"the board of {game} is blank"
        assert 20_000 < len(picture.content) < 3_000_000
        assert picture.words.startswith(f"{TITLES[game]}: ")
        assert "You" not in picture.words
        if game not in compared:
            continue
        over.go(phone, game)
        theirs = take_picture(phone)
        assert theirs.words == picture.words
        # A visible Rummikub rack would change a hundredth of the picture.
        assert difference(desk, picture, theirs) < 0.001, game
    # The board drawn for the picture is removed.
    expect(desk.locator(".picture-stage")).to_have_count(0)
    assert over.problems == []


def test_a_picture_is_shared_by_the_system_or_saved_beside_a_link(over: Over, tmp_path: Path) -> None:
    phone = over.visit(1, SMALL, dark=True, script=SHARES_FILES)
    over.go(phone, "heart-tiles")
    # The actions are in one line, even on the smallest phone.
    deeds = phone.get_by_role("group", name="After the game").locator("> :is(button, a)")
    expect(deeds).to_have_count(4)
    assert deeds.evaluate_all("(all) => new Set(all.map((each) => each.offsetTop)).size") == 1
    picture = take_picture(phone)
    assert faults(phone) == []
    dialog(phone).get_by_role("button", name="Share the picture").click()
    phone.wait_for_function("window.shared !== undefined")
    title, count, name, size = phone.evaluate("window.shared")
    assert picture.words.startswith(title)
    assert (count, name.endswith(".png"), size) == (1, True, len(picture.content))

    side = over.visit(0, ON_ITS_SIDE)
    over.go(side, "heart-tiles")
    picture = take_picture(side)
    assert faults(side) == []
    expect(dialog(side).get_by_role("button", name="Share the picture")).to_have_count(0)
    expect(dialog(side).get_by_role("button", name="Copy the link")).to_be_visible()
    with side.expect_download() as download:
        dialog(side).get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename.startswith("heart-tiles-")
    download.value.save_as(tmp_path / "saved.png")
    assert (tmp_path / "saved.png").read_bytes() == picture.content
    expect(dialog(side)).to_have_count(0)
    side.context.grant_permissions(["clipboard-read", "clipboard-write"])
    side.get_by_role("button", name=ASK).click()
    dialog(side).get_by_role("button", name="Copy the link").click()
    expect(side.get_by_text("The link is copied.")).to_be_visible()
    assert over.problems == []


def test_if_no_board_can_be_drawn_the_rest_of_the_picture_is(over: Over) -> None:
    page = over.visit(0, DESK, script=REFUSES)
    over.go(page, "4ascend")
    page.get_by_role("button", name=ASK).click()
    image = dialog(page).get_by_role("img")
    expect(image).to_be_visible()
    width, height = image.evaluate("(image) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])")
    assert width == 1350
    assert 200 < height < 700
    assert over.problems == []
