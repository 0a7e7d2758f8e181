"""New users: a first visit without errors, invitations that name the host, and wrong codes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Page, Request, Response, expect

from tests.support.browser_people import TITLES, Visitor
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


# Every screen that opens without an account.
SCREENS = ("/", "/about", "/account", "/history", "/nowhere", "/review/ABCDEF/1", "/record/ABCDEF/1")
NO_ROOM = "There is no room with that code."


def people(server: Server) -> int:
    """Return the number of users that the server has ever created."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        count: int = database.execute("SELECT count(*) FROM users").fetchone()[0]
    return count


def complaints(page: Page) -> list[str]:
    """Return a list that collects the page's errors, warnings, and failed or refused requests."""
    found: list[str] = []

    def answered(response: Response) -> None:
        if response.status >= 400:
            found.append(f"{response.status} {response.url}")

    def failed(request: Request) -> None:
        # The browser aborts requests under way when the page is left, which is no error.
        if request.failure != "net::ERR_ABORTED":
            found.append(f"{request.failure} {request.url}")

    page.on("console", lambda message: found.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("response", answered)
    page.on("requestfailed", failed)
    return found


def test_a_first_visit_causes_no_errors(visit: Visit) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    found = complaints(ann.page)
    for path in (*SCREENS, *(f"/new/{game}" for game in TITLES)):
        ann.page.goto(path, wait_until="networkidle")
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        assert found == [], path


def test_a_first_visit_by_an_invitation_causes_no_errors(visit: Visit) -> None:
    host, ann = visit("Host"), visit("Ann", fresh=True, service_worker=True)
    host.sign_in()
    code = host.open_room("miners", seats=3)
    found = complaints(ann.page)
    ann.page.goto(f"/r/{code}", wait_until="networkidle")
    expect(ann.page.get_by_role("button", name="Join the table")).to_be_visible()
    assert found == []


def test_an_invitation_says_who_invites_to_what_and_one_click_joins(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob", phone=True)
    ann.sign_in()
    code = ann.open_room("rummikub", seats=4)
    before = people(server)
    bob.page.goto(f"/r/{code.lower()}")
    card = bob.page.get_by_role("article")
    expect(card).to_contain_text("Ann invites you to")
    expect(card.get_by_role("heading")).to_have_text("Rummikub")
    expect(card).to_contain_text("1 of 4 seats taken")
    expect(card).to_contain_text("Empty your rack")
    assert bob.violations() == []
    assert people(server) == before, "a visitor who only looks has no user yet"
    expect(bob.page.get_by_label("Your name")).not_to_have_value("")
    name = bob.page.get_by_label("Your name").input_value()
    bob.act(bob.button("Join the table"))
    bob.until(lambda me: any(chair["name"] == name for chair in me.room.get("chairs", [])))
    assert people(server) == before + 1


def test_an_invitation_to_a_full_table_offers_to_look_on(visit: Visit) -> None:
    ann, bob, cy = visit("Ann"), visit("Bob"), visit("Cy")
    ann.sign_in()
    bob.sign_in()
    code = ann.open_room("4ascend")
    bob.join(code)
    cy.page.goto(f"/r/{code}")
    expect(cy.page.get_by_text("2 of 2 seats taken; you can watch")).to_be_visible()
    cy.act(cy.button("Come in and watch"))
    cy.until(lambda me: me.room and me.chair is None)


@pytest.mark.parametrize("signed_in", in_soak_except([False, True], False))
def test_a_wrong_code_is_reported_at_the_field_and_creates_no_user(
    visit: Visit, server: Server, signed_in: bool
) -> None:
    ann = visit("Ann")
    if signed_in:
        ann.sign_in()
    ann.page.goto("/")
    before = people(server)
    field = ann.page.get_by_label("I have a code")
    field.fill("zzz zzz")
    ann.act(ann.button("Join"))
    expect(ann.page.get_by_text(NO_ROOM)).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ann.page).to_have_url(f"{server.address}/")
    assert ann.violations() == []
    field.press_sequentially("2")
    expect(ann.page.get_by_text(NO_ROOM)).to_have_count(0)
    assert people(server) == before


def test_a_wrong_link_says_so_at_once_and_creates_no_user(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    before = people(server)
    ann.page.goto("/r/ZZZZZZ")
    expect(ann.page.get_by_role("heading", name="No table here")).to_be_visible()
    expect(ann.page.get_by_text(NO_ROOM)).to_be_visible()
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    ann.act(ann.button("Sign in: I have a seat there"))
    expect(ann.page.get_by_label("Password")).to_be_visible()
    assert people(server) == before


def test_the_room_has_a_link_to_share_and_says_who_can_open_it(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    ann.page.add_init_script("navigator.share = async (given) => { globalThis.shared = given; }")
    ann.sign_in()
    code = ann.open_room("4ascend")
    expect(ann.page.get_by_role("note")).to_contain_text("Only this computer can open the link.")
    expect(ann.page.get_by_role("img", name="QR code of the link to this room")).to_have_count(0)
    ann.act(ann.page.get_by_role("region", name="Invite").get_by_role("button", name="Share"))
    assert ann.page.evaluate("shared") == {"title": "4ascend at Tilehall", "url": f"{server.address}/r/{code}"}


def test_without_a_way_to_share_the_link_is_copied(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    ann.page.add_init_script("Object.defineProperty(navigator, 'share', { value: undefined })")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.sign_in()
    code = ann.open_room("4ascend")
    ann.act(ann.page.get_by_role("region", name="Invite").get_by_role("button", name="Share"))
    expect(ann.page.get_by_text("copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == f"{server.address}/r/{code}"


# Forms and navigation.


def test_a_password_that_was_wrong_is_not_the_start_of_a_new_one(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/account")
    ann.act(ann.button("I have an account"))
    ann.page.get_by_label("Name", exact=True).fill("Ann")
    ann.page.get_by_label("Password").fill("wrong horse")
    ann.act(ann.button("Sign in"))
    expect(ann.page.get_by_role("alert").filter(has_text="Wrong name or password")).to_be_visible()
    ann.act(ann.button("I forgot my password"))
    expect(ann.page.get_by_label("Name", exact=True)).to_have_value("Ann")
    expect(ann.page.get_by_label("New password")).to_have_value("")
    expect(ann.page.get_by_label("New password")).to_have_attribute("autocomplete", "new-password")
    expect(ann.page.get_by_role("textbox", name="Recovery code")).to_have_attribute("autocomplete", "one-time-code")
    ann.page.get_by_label("New password").fill("battery staple")
    ann.act(ann.button("I have an account"))
    expect(ann.page.get_by_label("Password")).to_have_value("")


def offset(who: Visitor) -> int:
    top: int = who.page.evaluate("Math.round(scrollY)")
    return top


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["1440", "390"])
def test_a_room_opens_at_its_top_and_back_and_forward_restore_the_scroll_position(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    ann.sign_in()
    code = ann.open_room("summon5")
    ann.page.get_by_label("Say something at the table").fill("hello")
    ann.act(ann.button("Say"))
    expect(ann.page.get_by_text("hello")).to_be_visible()
    heading = ann.page.get_by_role("heading", name="SUMMON5", exact=True)
    ann.page.goto("/")
    table = ann.page.locator(f'a[href="/r/{code}"]')
    expect(table).to_be_visible()
    ann.page.evaluate("scrollTo(0, 10_000)")
    table.scroll_into_view_if_needed()
    at_home = offset(ann)
    ann.act(table)
    ann.until(lambda me: me.chair is not None)
    expect(heading).to_be_in_viewport()
    assert offset(ann) == 0
    ann.page.evaluate("scrollTo(0, 10_000)")
    in_room = offset(ann)
    assert in_room > 0
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    ann.page.wait_for_function("(top) => Math.round(scrollY) === top", arg=at_home)
    ann.page.go_forward()
    expect(ann.button("I am ready")).to_be_attached()
    ann.page.wait_for_function("(top) => Math.round(scrollY) === top", arg=in_room)
    ann.page.reload()
    expect(ann.page.get_by_text("hello")).to_be_attached()
    assert offset(ann) == 0


# Home.


def host_a_room(who: Visitor, game: str) -> None:
    """Open a room without going there."""
    who.ask("/api/rooms", {"game": game, "options": {}, "seats": 2, "listed": False, "watch": True, "rated": False})


def test_home_fits_a_small_desktop_without_scrolling(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.set_viewport_size({"width": 1280, "height": 720})

    def scrolls() -> bool:
        found: bool = ann.page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
        return found

    ann.page.goto("/", wait_until="networkidle")
    expect(ann.button(re.compile("Play now")).last).to_be_in_viewport(ratio=1)
    assert not scrolls(), "signed out"
    ann.sign_in()
    ann.page.goto("/", wait_until="networkidle")
    assert not scrolls(), "without tables"
    for game in [*TITLES, *TITLES]:
        host_a_room(ann, game)
    ann.page.goto("/", wait_until="networkidle")
    expect(ann.page.get_by_role("region", name="My tables").get_by_role("listitem").first).to_be_visible()
    assert not scrolls(), "with ten tables"
    ann.open_room("4ascend")
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.position)
    ann.page.goto("/", wait_until="networkidle")
    expect(ann.page.get_by_role("link", name=re.compile("Continue"))).to_be_visible()
    assert not scrolls(), "with a game under way"


def test_every_page_is_within_reach_of_a_thumb(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    ann.sign_in()
    ann.page.goto("/")
    pages = ann.page.get_by_role("navigation", name="Pages")
    ways = {"Puzzles": "Puzzles", "Learn": "Learn by playing", "My games": "My games", "Friends": "Friends"}
    for name, heading in {**ways, "Ratings": "SUMMON5"}.items():
        link = pages.get_by_role("link", name=name)
        expect(link).to_be_in_viewport(ratio=1)
        ann.act(link)
        expect(ann.page.get_by_role("heading", name=heading).first).to_be_visible()
    ann.act(pages.get_by_role("link", name="Learn"))
    ann.act(ann.page.get_by_role("link", name="How to play Miners"))
    expect(ann.page.get_by_role("heading", name="How to play Miners")).to_be_visible()
    ann.act(pages.get_by_role("link", name="Play", exact=True))
    expect(ann.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()


def test_on_a_phone_the_users_tables_come_first(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    ann.sign_in()

    def first() -> str:
        label: str = ann.page.evaluate(
            "[...document.querySelectorAll('main section')].map((each) => "
            "each.ariaLabel ?? each.querySelector('h2').textContent)[0]"
        )
        return label

    ann.page.goto("/", wait_until="networkidle")
    assert first() == "Welcome"
    for _ in range(4):
        host_a_room(ann, "4ascend")
    ann.page.goto("/", wait_until="networkidle")
    expect(ann.button("Show all 4")).to_be_visible()
    assert first() == "My tables"
    assert ann.violations() == []
    # On the second visit, the space for the tables is reserved before the server answers.
    ann.page.add_init_script(
        "globalThis.shifts = 0; new PerformanceObserver((list) => "
        "{ for (const each of list.getEntries()) globalThis.shifts += each.value; })"
        ".observe({ type: 'layout-shift', buffered: true });"
    )
    ann.page.goto("/", wait_until="networkidle")
    expect(ann.button("Show all 4")).to_be_visible()
    assert ann.page.evaluate("globalThis.shifts") < 0.05
    ann.act(ann.button("Show all 4"))
    expect(ann.page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(4)


def test_the_aim_is_shown_at_the_table(visit: Visit) -> None:
    ann, aim = visit("Ann", phone=True), "Make sums of 7"
    ann.sign_in()
    ann.open_room("summon5", {"sacred": [7]})
    expect(ann.page.get_by_text(aim, exact=True)).to_be_visible()
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.position)
    expect(ann.page.get_by_role("banner").get_by_text(aim, exact=True)).to_be_visible()


def test_every_card_tells_the_aim_of_its_game(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/")
    aims = {"SUMMON5": "Make sums of 5", "Miners": "Dig to the gold", "Heart Tiles": "Match hearts to tiles"}
    for title, aim in aims.items():
        card = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name=title, exact=True))
        expect(card.get_by_text(aim, exact=True)).to_be_visible()
