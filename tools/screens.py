"""Every screen of the page for the contact sheets, and how to reach it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.support.browser_people import TITLES
from tests.support.staged_rooms import SEATS, Scenario, at_random

from tools.staged_hall import PAGE_TIMEOUT_MS, SETTLE_MS, StagedHall, at_table

Screen = Callable[[Page, StagedHall], None]

# The panel to open at a table of each game. On a phone, the panel must be open before its tabs can be pressed.
PANES = {
    "4ascend": ("How to play",),
    "heart-tiles": ("Menu",),
    "miners": ("Log",),
    "rummikub": ("Talk",),
    "summon5": ("Log", "How to play"),
}
# The presses, in order, that make a game refuse something. Rummikub explains it before anything is pressed.
REFUSED = {
    "4ascend": ("main.board [data-stone]",),
    "heart-tiles": ("main.board [data-step='end']",),
    "miners": ("main.board [data-key]", "main.board [data-cell='7,4']"),
    "summon5": ("main.board [data-step='end']",),
}
REMATCHES = ("rematch at hand", "rematch on a desk")  # one table for touch and one for mouse: an offer is made once


def rematches() -> dict[str, Scenario]:
    """Return the tables at which a rematch can be offered."""
    return {name: at_random("4ascend", SEATS["4ascend"], 10_000) for name in REMATCHES}


def at(path: str) -> Screen:
    """Open a page by its address."""

    def go(page: Page, _: StagedHall) -> None:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible(timeout=PAGE_TIMEOUT_MS)

    return go


def sign_in(way: str) -> Screen:
    """Open one of the ways to sign in."""

    def go(page: Page, hall: StagedHall) -> None:
        at("/account")(page, hall)
        page.get_by_role("button", name=way).click()

    return go


def table(scene: str, *buttons: str) -> Screen:
    """Open a table and press some buttons."""

    def go(page: Page, hall: StagedHall) -> None:
        at_table(page, hall.rooms.codes[scene])
        for name in buttons:
            page.get_by_role("button", name=name).first.click()

    return go


def hint(scene: str) -> Screen:
    """Open a table and ask for a hint."""

    def go(page: Page, hall: StagedHall) -> None:
        table(scene, "Hint")(page, hall)
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("region", name="A hint")).to_be_visible()

    return go


def refusal(scene: str) -> Screen:
    """Open a table and try a step that is refused."""

    def go(page: Page, hall: StagedHall) -> None:
        at_table(page, hall.rooms.codes[scene])
        for each in REFUSED[scene]:
            page.locator(each).first.click(force=True)
        expect(page.get_by_role("alert").first).to_be_visible()

    return go


def lost(scene: str) -> Screen:
    """Open a table and break its connection permanently."""

    def go(page: Page, hall: StagedHall) -> None:
        sockets: list[WebSocketRoute] = []

        def through(socket: WebSocketRoute) -> None:
            if sockets:
                socket.close()
            else:
                sockets.append(socket)
                socket.connect_to_server()

        page.route_web_socket(re.compile("."), through)
        at_table(page, hall.rooms.codes[scene])
        sockets[0].close()
        page.wait_for_timeout(3 * SETTLE_MS)

    return go


def unreachable(page: Page, _: StagedHall) -> None:
    """Open the page while the server does not answer."""
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible(timeout=PAGE_TIMEOUT_MS)


def room(scene: str) -> Screen:
    """Open a room whose game has not begun."""

    def go(page: Page, hall: StagedHall) -> None:
        page.goto(f"/r/{hall.rooms.codes[scene]}")
        expect(page.get_by_role("button", name="I am ready")).to_be_visible(timeout=PAGE_TIMEOUT_MS)

    return go


def invitation(scene: str) -> Screen:
    """Open an invitation link."""

    def go(page: Page, hall: StagedHall) -> None:
        at(f"/r/{hall.rooms.codes[scene]}")(page, hall)

    return go


def finished(kind: str, scene: str) -> Screen:
    """Open the review or the record of a finished game."""

    def go(page: Page, hall: StagedHall) -> None:
        at(f"/{kind}/{hall.rooms.codes[scene]}/1")(page, hall)
        page.wait_for_timeout(3 * SETTLE_MS)

    return go


def shared(scene: str) -> Screen:
    """Open a shared review as a visitor sees it."""

    def go(page: Page, hall: StagedHall) -> None:
        context = hall.visit((1280, 720))
        player = context.new_page()
        finished("review", scene)(player, hall)
        player.get_by_role("button", name="Share", exact=True).click()
        make, link = player.get_by_role("button", name="Make a link"), player.get_by_label("The link")
        expect(make.or_(link).first).to_be_visible()
        if make.is_visible():
            make.click()
        address = link.input_value()
        context.close()
        page.goto(address)
        expect(page.get_by_role("heading").first).to_be_visible(timeout=PAGE_TIMEOUT_MS)
        page.wait_for_timeout(3 * SETTLE_MS)

    return go


def offered(page: Page, hall: StagedHall) -> None:
    """Open a result with a rematch offer from the other player."""
    held = page.evaluate("navigator.maxTouchPoints") > 0
    code = hall.rooms.codes[REMATCHES[0 if held else 1]]
    at_table(page, code)
    context = hall.visit((1280, 720), seat=1)
    other = context.new_page()
    at_table(other, code)
    other.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Come along to the rematch")).to_be_visible()
    page.wait_for_timeout(SETTLE_MS)
    context.close()


def screens() -> dict[str, Screen]:
    """Return every screen by its caption. A `newcomer` is not signed in; a `spectator` has no seat."""
    return {
        "newcomer: home": at("/"),
        "newcomer: sign in": at("/account"),
        "newcomer: welcome back": sign_in("I have an account"),
        "newcomer: make an account": sign_in("Create an account"),
        "newcomer: invitation": invitation("miners, gathering"),
        "newcomer: shared review": shared("heart-tiles, over"),
        "newcomer: no review here": at(f"/shared/{'A' * 22}"),
        "home": at("/"),
        "my games": at("/history"),
        "account": at("/account"),
        "about": at("/about"),
        "new room": at("/new/miners"),
        "learn": at("/learn"),
        "learn: summon5": at("/learn/summon5"),
        "how to play": at("/rules/miners"),
        "puzzles": at("/puzzles"),
        "puzzles: 4ascend": at("/puzzles/4ascend"),
        "nothing here": at("/nowhere"),
        "no table here": at("/r/ZZZZZZ"),
        "unreachable": unreachable,
        **{f"room: {game}": room(f"{game}, gathering") for game in ("miners", "4ascend")},
        **{f"table: {game}": table(game) for game in TITLES},
        **{f"table: {game}, {names[-1]}": table(game, *names) for game, names in PANES.items()},
        "table: miners, keys": table("miners", "Menu", "Keyboard keys"),
        "spectator: 4ascend": table("4ascend"),
        "spectator: heart-tiles, over": table("heart-tiles, over"),
        "table: rummikub, lost": lost("rummikub"),
        **{f"refusal: {game}": refusal(game) for game in REFUSED},
        **{f"hint: {game}": hint(game) for game in TITLES},
        **{f"result: {game}": table(f"{game}, over") for game in TITLES},
        "result: rematch offered": offered,
        **{f"review: {game}": finished("review", f"{game}, over") for game in TITLES},
        "record: rummikub": finished("record", "rummikub, over"),
    }
