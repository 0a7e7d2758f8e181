"""Visitors with a browser: what they do, what they see, and which errors their page reports."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Literal

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.support.axe import violations
from tests.support.browser_profiles import Profiles, clean
from tests.support.changes import with_changes, with_room_changes
from tests.support.server_process import Message, Server
from tilehall.core.notation import text
from tilehall.core.registry import find

ROOT = Path(__file__).parents[2]
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
TITLES = {
    "4ascend": "4ascend",
    "heart-tiles": "Heart Tiles",
    "miners": "Miners",
    "rummikub": "Rummikub",
    "summon5": "SUMMON5",
}
# The browser also logs refusals that the page shows in words, and connections that a test breaks.
REFUSED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
BLOCKED = "Service Worker registration blocked by Playwright"
BROKEN = re.compile(r"WebSocket connection to .* failed|net::ERR_")

# Count the frames that the page has handled on its newest websocket: a test sees a frame before the page does.
COUNT = """(() => {
  let [newest, told] = [undefined, 0];
  window.WebSocket = class WebSocket extends window.WebSocket {
    constructor(...given) {
      super(...given);
      [newest, told] = [this, 0];
    }
    set onmessage(handler) {
      super.onmessage = (event) => {
        handler.call(this, event);
        if (newest === this) told += 1;
      };
    }
  };
  // A websocket that was closed tells its page nothing any more.
  window.hasHeard = (frames) => newest?.readyState !== WebSocket.OPEN || told >= frames;
})();"""

MAX_TAB_STOPS = 120  # more than any page has
SOON = 90.0  # seconds for an answer of the page or a thinking bot, even on a busy machine

expect.set_options(timeout=SOON * 1000)


def result_of(page: Page) -> Locator:
    """Return the result of a finished game.

    On a small screen the menu More opens it, so that the final board stays in sight.
    """
    expect(page.get_by_role("group", name="After the game")).to_be_visible()
    more = page.get_by_role("button", name=re.compile("^More"))
    if more.is_visible():
        more.click()
    return page.get_by_role("region", name="Result")


def together(*players: Visitor) -> None:
    """Wait until the pages of all players have the same position: a page that has not may still show an old turn."""
    players[0].until(lambda _: len({player.position.get("seq") for player in players}) == 1)
    for player in players:
        player.until(lambda me: me.position)


def by_turn(*players: Visitor) -> tuple[Visitor, ...]:
    """Return the players, the one to act first, when all their pages have the same position."""
    together(*players)
    return tuple(sorted(players, key=lambda each: not each.mine))


def begun(*players: Visitor, match: int = 1) -> tuple[Visitor, ...]:
    """Wait until a game of the room is under way on all pages; return the players, the one to act first."""
    for player in players:
        player.until(lambda me: me.room["match"] == match and me.position)
    return by_turn(*players)


def rematch(*players: Visitor) -> tuple[Visitor, ...]:
    """Let all players ask for a rematch, and wait until it is under way; return the players, the one to act first."""
    match = players[0].room["match"] + 1
    for player in players:
        player.ask_for_rematch()
    return begun(*players, match=match)


class Visitor:
    """A user with their own browser profile, which records the messages that the hall sends.

    Another visitor may have used the profile before, so that the page's files are in its cache. Pass `fresh` if the
    first load matters or if the test changes the whole profile, as `page.clock` does. Pass `service_worker` to let the
    page keep itself.
    """

    def __init__(
        self,
        browser: Browser | Profiles,
        server: Server,
        name: str,
        *,
        phone: bool = False,
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        locale: str = "en-US",
        fresh: bool = False,
        service_worker: bool = False,
    ) -> None:
        self.name = name
        self.server = server
        self.phone = phone
        self.problems: list[str] = []
        self.room: Message = {}
        self.position: Message = {}
        self.tried: Message = {}
        self.code = ""
        self._newest: WebSocket | None = None  # of this page
        self._frames = 0  # received on it
        self._forgiving = False
        self._profiles = browser if isinstance(browser, Profiles) else Profiles(browser)
        self._options = {
            "base_url": server.address,
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": theme,
            "locale": locale,
            "reduced_motion": "no-preference" if motion else "reduce",
            # A service worker answers requests before `page.route` sees them.
            "service_workers": "allow" if service_worker else "block",
        }
        self._shared = not fresh and isinstance(browser, Profiles)
        self._profile = self._profiles.take(self._options, fresh=fresh)
        self._profile.set_default_timeout(SOON * 1000)
        self.page: Page = self._new_page()
        clean(self.page, server.address)

    @property
    def context(self) -> BrowserContext:
        """The profile. A test that asks for it may change it, so it is not reused afterwards."""
        self._shared = False
        return self._profile

    def _new_page(self) -> Page:
        page = self._profile.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"{self.name}: {error}"))
        page.on("websocket", self._line)
        page.add_init_script(COUNT)
        return page

    def reopen(self) -> None:
        """Close the tab and open the same address in a new one, without the old tab's state."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)

    # Errors and messages

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or message.text == BLOCKED:
            return
        refused = REFUSED.search(message.text) and "/api/" in message.location["url"]
        if not refused and not (self._forgiving and BROKEN.search(message.text)):
            self.problems.append(f"{self.name}: {message.text} ({message.location['url']})")

    def _line(self, line: WebSocket) -> None:
        self._newest, self._frames = line, 0
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self._frames += 1
        news = json.loads(frame)
        match news["news"]:
            case "room" | "roomchanged":
                room = news if news["news"] == "room" else with_room_changes(self.room, news)
                if room["match"] != self.room.get("match"):
                    self.position, self.tried = {}, {}
                self.room = room
            case "table" | "happened" if news["position"]:
                self.position = news["position"]
            case "changed" if self.position and self.position["seq"] == news["since"]:
                self.position = with_changes(self.position, news)
            case "tried":
                self.tried = news

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """Ignore connection errors while the test itself breaks the connection."""
        self._forgiving = True
        yield
        self.page.wait_for_timeout(50)
        self._forgiving = False

    # State

    @property
    def seat(self) -> int | None:
        return self.position["me"] if self.position else None

    @property
    def mine(self) -> bool:
        """Whether it is this visitor's turn."""
        return bool(self.position) and self.position["me"] is not None and self.position["turn"] == self.position["me"]

    @property
    def legal(self) -> list[str]:
        """The legal steps: those that were sent or, in a game with drafts, those of the rules."""
        steps: list[str] = self.position["legal"]
        if steps or not self.position["more"]:
            return steps
        game = find(self.room["game"])
        state = game.guess(msgspec.convert(self.position["view"], game.views), Random(1))
        return list(map(text, game.legal(state)))

    @property
    def over(self) -> bool:
        return bool(self.position) and self.position["outcome"] is not None

    def until(self, fits: Callable[[Visitor], object], seconds: float = SOON) -> None:
        """Wait until a message of the hall fits, and until this visitor's page has handled it."""
        begun = monotonic()

        def wait() -> None:
            waited = monotonic() - begun
            assert waited < seconds, f"{self.name} waited in vain"
            self.page.wait_for_timeout(20 + min(100 * waited, 100))  # poll less often during a long wait

        while not fits(self):
            wait()
        newest, frames = self._newest, self._frames
        while newest is self._newest and not self._page_has_heard(frames):
            wait()

    def _page_has_heard(self, frames: int) -> bool:
        try:
            return bool(self.page.evaluate("(frames) => window.hasHeard?.(frames) ?? true", frames))
        except Error:  # the page is navigating
            return False

    # Places on the page

    def behind(self, seq: int) -> None:
        """Wait until the game has moved on from an entry."""
        self.until(lambda me: me.position["seq"] > seq)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def act(self, where: Locator) -> None:
        """Tap on a phone, click elsewhere."""
        if self.phone:
            where.tap()
        else:
            where.click()

    @property
    def table(self) -> Locator:
        """The whole table with its board."""
        return self.page.locator("[data-game]")

    @property
    def board(self) -> Locator:
        return self.page.locator("main.board")

    # Actions

    def ask(self, path: str, body: Message) -> Any:
        """Post a request to the hall without the page and return the answer."""
        # The hall closes idle connections after some seconds; on a slow machine that can be just as one is used.
        headers = {"Origin": self.server.address, "Connection": "close"}
        answer = self.page.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def sign_in(self, name: str = "") -> None:
        """Sign in before any page is open; other tests cover the page's own form."""
        self.ask("/api/guest", {"name": name or self.name})

    def be(self, token: str, code: str) -> None:
        """Sign in as a returning user and go to a game that is under way."""
        self._profile.add_cookies([{"name": "tilehall", "value": token, "url": self.server.address}])
        self.code, self.room, self.position = code, {}, {}
        self.page.goto(f"/r/{code}")
        self.until(lambda me: me.position)

    def open_room(
        self, game: str, options: dict[str, Any] | None = None, seats: int = 2, *, rated: bool = False
    ) -> str:
        """Open a room, enter it, and return its code; another test covers the page's form for options."""
        body = {"game": game, "options": options or {}, "seats": seats, "listed": False, "watch": True, "rated": rated}
        self.code, self.room = self.ask("/api/rooms", body)["code"], {}
        self.page.goto(f"/r/{self.code}")
        self.sit()
        return self.code

    def join(self, code: str) -> None:
        """Take a free seat of a room by its address; other tests cover typing the code."""
        self.code, self.room = code, {}
        self.page.goto(f"/r/{code}")
        self.sit()

    def watch(self, code: str) -> None:
        """Enter a room in which every seat is taken."""
        self.code, self.room = code, {}
        self.page.goto(f"/r/{code}")
        self.until(lambda me: me.room)

    def sit(self) -> None:
        """Wait to be seated, as every visitor of a room with a free seat is."""
        self.until(lambda me: me.chair is not None)

    @property
    def chair(self) -> int | None:
        """The seat in the room, even before a game has begun."""
        chairs = self.room.get("chairs", [])
        return next((seat for seat, chair in enumerate(chairs) if chair["name"] == self.name), None)

    def add_bot(self) -> None:
        """Put a bot on the first free seat and wait until it sits there."""
        free = [seat for seat, chair in enumerate(self.room["chairs"]) if not chair["user"] and not chair["bot"]]
        self.act(self.button(re.compile("Add a bot")).first)
        self.until(lambda me: me.room["chairs"][free[0]]["bot"])

    def play_a_bot(self, game: str, options: dict[str, Any] | None = None) -> None:
        """Sign in, open a room, add a bot, start the game, and wait for this visitor's turn."""
        self.sign_in()
        self.open_room(game, options)
        self.add_bot()
        self.ready()
        self.until(lambda me: me.mine)

    def unfold_table(self) -> None:
        """Show the settings of the table among the options."""
        self.act(self.page.locator("summary", has_text=re.compile("^Table")))

    def ready(self) -> None:
        self.act(self.button("I am ready"))

    def resign(self) -> None:
        """Resign by the menu and confirm."""
        self.act(self.button("Menu"))
        self.act(self.page.get_by_role("button", name="Resign", exact=True))
        self.act(self.button("Yes, resign"))

    def ask_for_rematch(self) -> None:
        """Ask for a rematch. To let all players ask, and wait for the game, see `rematch`."""
        self.act(self.button("Rematch"))

    # The same with keys alone: nothing is clicked, and the test never sets the focus.

    def tab_to(self, where: Locator) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MAX_TAB_STOPS):
            if where.count() == 1 and where.evaluate("(it) => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} never came to {where} by Tab")

    def press(self, where: Locator, key: str = "Enter") -> None:
        """Tab to something and press a key on it."""
        expect(where).to_be_visible()
        self.tab_to(where)
        self.page.keyboard.press(key)

    def type_into(self, where: Locator, text: str) -> None:
        """Tab to a field, replace its text, and press Enter."""
        expect(where).to_be_visible()
        self.tab_to(where)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def sign_in_by_keyboard(self) -> None:
        self.page.goto("/account")
        self.type_into(self.page.get_by_label("Your name"), self.name)
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def join_by_keyboard(self, code: str) -> None:
        self.code, self.room = code, {}
        self.page.goto("/")
        self.type_into(self.page.get_by_label("I have a code"), code)
        self.sit()

    # Checks

    def violations(self, *rules: str) -> list[str]:
        """Return the axe-core violations on the current page, by all rules or by the given ones."""
        return violations(self.page, *rules)

    def scrolls_sideways(self) -> bool:
        """Return whether the page or the table's content scrolls sideways."""
        # Not compared with the page's own width: a phone zooms out until everything fits.
        wide: int = self.page.evaluate("document.scrollingElement.scrollWidth")
        inside = "[...document.querySelectorAll('main')].some((main) => main.scrollWidth > main.clientWidth)"
        return wide > (PHONE if self.phone else DESKTOP)["width"] or bool(self.page.evaluate(inside))

    def picture(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file, animations="disabled")

    def leave(self) -> None:
        if not self._shared:
            self._profile.close()
            return
        self._profiles.give_back(self._options, self._profile)
