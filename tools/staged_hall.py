"""A server with games in progress and a browser, for taking pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.support.chromium import chromium
from tests.support.server_process import Server
from tests.support.staged_rooms import SEATS, Scenario, Staged, by_bots, gathering, stage

Theme = Literal["light", "dark"]
Size = tuple[int, int]
THEMES: tuple[Theme, Theme] = ("light", "dark")

PEOPLE = ("Ann", "Bofur", "Çağla", "Dmitri", "Zoë")  # with letters of Latin Extended, which the font has
PAGE_TIMEOUT_MS = 60_000  # enough on a busy machine
SETTLE_MS = 600  # until a board has its final layout
TOUCH_PX = 900  # a narrower screen is a touch screen
# Turns after which a table is full enough and not yet decided.
TURNS = {"4ascend": 30, "heart-tiles": 9, "miners": 16, "rummikub": 26, "summon5": 4}


class StagedHall(Struct, frozen=True):
    """A running server, the rooms in it, and a browser."""

    server: Server
    rooms: Staged
    browser: Browser

    def visit(
        self, size: Size, theme: Theme = "light", *, seat: int | None = 0, motion: bool = False
    ) -> BrowserContext:
        """Open a browser at this size for the player of a seat, or for a newcomer without one."""
        width, height = size
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport=ViewportSize(width=width, height=height),
            has_touch=width < TOUCH_PX,
            is_mobile=width < TOUCH_PX,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PAGE_TIMEOUT_MS)
        if seat is not None:
            context.add_cookies([{"name": "tilehall", "value": self.rooms.tokens[seat], "url": self.server.address}])
        return context


def games_under_way() -> dict[str, Scenario]:
    """Return every game played by bots: in play, over (`miners, over`) and before it begins (`miners, gathering`)."""
    return {
        **{game: by_bots(game, seats, TURNS[game]) for game, seats in SEATS.items()},
        **{f"{game}, over": by_bots(game, seats, 10_000) for game, seats in SEATS.items()},
        **{f"{game}, gathering": gathering(game, seats) for game, seats in SEATS.items()},
    }


@contextmanager
def staged_hall(scenes: dict[str, Scenario], names: Sequence[str] = PEOPLE) -> Iterator[StagedHall]:
    """Stage the scenes, serve them, and open a browser. Everything is removed afterwards."""
    with TemporaryDirectory() as folder, chromium() as browser:
        database = Path(folder) / "hall.db"
        rooms = stage(database, scenes, names)
        server = Server(database, log_level="warning")
        try:
            yield StagedHall(server, rooms, browser)
        finally:
            server.stop()


def at_table(page: Page, code: str) -> None:
    """Open a table and wait for its board."""
    page.goto(f"/r/{code}")
    expect(page.locator("main.board > *").first).to_be_visible(timeout=PAGE_TIMEOUT_MS)
    page.wait_for_timeout(SETTLE_MS)
