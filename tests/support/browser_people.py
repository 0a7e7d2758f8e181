"""People who come to the hall with a browser: what they do, what they see, and what went wrong on their page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Literal

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
# A refusal that the page shows in words is also noted by the browser; the line breaks when a test breaks it.
REFUSED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
BROKEN = re.compile(r"WebSocket connection to .* failed|net::ERR_")

# Counts what a page has taken in from its newest websocket: a test hears of a frame before the page does.
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

TABS = 120  # more stops than any page has
SOON = 90.0  # seconds in which a page answers, and a bot that thinks, also on a machine that is busy

expect.set_options(timeout=SOON * 1000)


def result_of(page: Page) -> Locator:
    """The result of a game that is over. On a small screen More opens it, so that the final board stays in sight."""
    expect(page.get_by_role("group", name="After the game")).to_be_visible()
    more = page.get_by_role("button", name=re.compile("^More"))
    if more.is_visible():
        more.click()
    return page.get_by_role("region", name="Result")


class Visitor:
    """Somebody with a browser of their own; what the hall tells them is kept, for tests to look at.

    Their profile may have been somebody else's before, and have the page's files in its cache; `fresh` where the first
    load matters, or where something is changed for the whole profile, as by `page.clock`.
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
        fresh: bool = False,
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
        self._frames = 0  # that it has brought
        self._forgiving = False
        self._profiles = browser if isinstance(browser, Profiles) else Profiles(browser)
        self._options = {
            "base_url": server.address,
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": theme,
            "reduced_motion": "no-preference" if motion else "reduce",
        }
        self._shared = not fresh and isinstance(browser, Profiles)
        self._profile = self._profiles.take(self._options, fresh=fresh)
        self._profile.set_default_timeout(SOON * 1000)
        self.page: Page = self._new_page()
        clean(self.page, server.address)

    @property
    def context(self) -> BrowserContext:
        """The profile, for whoever changes something about it: nobody has it afterwards."""
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
        """Close the tab, and come to the same address in a new one: what only that tab knew is gone."""
        address = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(address)

    # What goes wrong, and what is heard.

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
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
        """While the test itself breaks the line, the browser may say so."""
        self._forgiving = True
        yield
        self.page.wait_for_timeout(50)
        self._forgiving = False

    # What is known.

    @property
    def seat(self) -> int | None:
        return self.position["me"] if self.position else None

    @property
    def mine(self) -> bool:
        """Whether it is this visitor's turn."""
        return bool(self.position) and self.position["me"] is not None and self.position["turn"] == self.position["me"]

    @property
    def legal(self) -> list[str]:
        steps: list[str] = self.position["legal"]
        return steps

    @property
    def over(self) -> bool:
        return bool(self.position) and self.position["outcome"] is not None

    def until(self, fits: Callable[[Visitor], object], seconds: float = SOON) -> None:
        """Wait for something that the hall says, until this visitor's page knows it too."""
        begun = monotonic()

        def wait() -> None:
            waited = monotonic() - begun
            assert waited < seconds, f"{self.name} waited in vain"
            self.page.wait_for_timeout(20 + min(100 * waited, 100))  # a long wait is not to be a busy one

        while not fits(self):
            wait()
        newest, frames = self._newest, self._frames
        while newest is self._newest and not self._page_has_heard(frames):
            wait()

    def _page_has_heard(self, frames: int) -> bool:
        try:
            return bool(self.page.evaluate("(frames) => window.hasHeard?.(frames) ?? true", frames))
        except Error:  # it is just going elsewhere
            return False

    # Where things are on the page.

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
        """The whole table, with its board."""
        return self.page.locator("[data-game]")

    @property
    def board(self) -> Locator:
        return self.page.locator("main.board")

    # What people do.

    def ask(self, path: str, body: Message) -> Any:
        """Post something to the hall, past the page: its answer."""
        # A connection that is kept is closed by the hall after some seconds, and on a slow machine just as it is used.
        headers = {"Origin": self.server.address, "Connection": "close"}
        answer = self.page.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def sign_in(self, name: str = "") -> None:
        """Be somebody, before any page is open. The page's own form has tests of its own."""
        self.ask("/api/guest", {"name": name or self.name})

    def be(self, token: str, code: str) -> None:
        """Be somebody who has been here before, and come back to a game that is under way."""
        self._profile.add_cookies([{"name": "tilehall", "value": token, "url": self.server.address}])
        self.code, self.room, self.position = code, {}, {}
        self.page.goto(f"/r/{code}")
        self.until(lambda me: me.position)

    def come_in(self, name: str = "") -> None:
        """Come in as a guest, through the page for those who are not in yet."""
        self.page.goto("/account")
        self.page.get_by_label("Your name").fill(name or self.name)
        self.act(self.button("Come in"))
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def open_room(
        self, game: str, options: dict[str, Any] | None = None, seats: int = 2, *, rated: bool = False
    ) -> str:
        """Open a room, come into it, and return its code. The page's own form for options has a test of its own."""
        body = {"game": game, "options": options or {}, "seats": seats, "listed": False, "watch": True, "rated": rated}
        self.code, self.room = self.ask("/api/rooms", body)["code"], {}
        self.page.goto(f"/r/{self.code}")
        self.sit()
        return self.code

    def join(self, code: str) -> None:
        """Come to a free seat of a room by its address. Whoever types the code in has tests of their own."""
        self.code, self.room = code, {}
        self.page.goto(f"/r/{code}")
        self.sit()

    def watch(self, code: str) -> None:
        """Come into a room where every seat is taken."""
        self.code, self.room = code, {}
        self.page.goto(f"/r/{code}")
        self.until(lambda me: me.room)

    def sit(self) -> None:
        """Be sat down, as everyone is who comes to a free seat."""
        self.until(lambda me: me.chair is not None)

    @property
    def chair(self) -> int | None:
        """The seat in the room, also before a game has begun."""
        chairs = self.room.get("chairs", [])
        return next((seat for seat, chair in enumerate(chairs) if chair["name"] == self.name), None)

    def add_bot(self) -> None:
        """Put a bot on the first free seat: until it sits there."""
        free = [seat for seat, chair in enumerate(self.room["chairs"]) if not chair["user"] and not chair["bot"]]
        self.act(self.button(re.compile("Add a bot")).first)
        self.until(lambda me: me.room["chairs"][free[0]]["bot"])

    def play_a_bot(self, game: str, options: dict[str, Any] | None = None) -> None:
        """Sign in, open a room, put a bot on the other seat, and begin: until it is one's own turn."""
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
        """Give up, by the menu, and say yes to the question."""
        self.act(self.button("Menu"))
        self.act(self.page.get_by_role("button", name="Resign", exact=True))
        self.act(self.button("Yes, resign"))

    def rematch(self) -> None:
        """Want a rematch: it begins once everyone does."""
        self.act(self.button("Rematch"))

    # The same with keys alone: nothing is clicked, and nothing is given the focus from outside.

    def tab_to(self, where: Locator) -> None:
        """Walk with Tab until something has the focus."""
        for _ in range(TABS):
            if where.count() == 1 and where.evaluate("(it) => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} never came to {where} by Tab")

    def press(self, where: Locator, key: str = "Enter") -> None:
        """Walk to something, and press a key on it."""
        expect(where).to_be_visible()
        self.tab_to(where)
        self.page.keyboard.press(key)

    def type_into(self, where: Locator, text: str) -> None:
        """Walk to a field, type over what stands there, and press Enter."""
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

    # What is seen.

    def violations(self, *rules: str) -> list[str]:
        """What axe-core finds against the page as it stands, by all its rules or by some."""
        return violations(self.page, *rules)

    def scrolls_sideways(self) -> bool:
        """Whether the page does, or what is on the table."""
        # Not against the page's own width: a phone zooms out until everything fits.
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
