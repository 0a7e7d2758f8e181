"""The admin pages in a browser: a line is reported, and an admin bans its author and lifts the ban."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import Visitor
from tests.support.server_process import Server
from tilehall.server.accounts.passwords import Passwords
from tilehall.store.protocol import User
from tilehall.store.sqlite.store import SqliteStore

Visit = Callable[..., Visitor]
TABS = ("Reports", "Rooms", "People", "Refusals", "Audit log")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with the admin Warden, whose account existed before the settings named it."""
    database = tmp_path_factory.mktemp("hall") / "hall.db"

    async def make() -> None:
        store = SqliteStore(database)
        password = await Passwords().hash("correct horse")
        await store.add_user(User("warden", "Warden", "warden", password, None, 1, 1))
        await store.close()

    # In another thread, because Playwright runs an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(make())).result()
    opened = Server(database, admins="Warden", messages_per_second=10_000, messages_burst=10_000, log_level="warning")
    yield opened
    opened.stop()


def sign_in(warden: Visitor) -> None:
    asked = {"name": "Warden", "password": "correct horse"}
    answer = warden.page.request.post("/api/sign-in", data=asked, headers={"Origin": warden.server.address})
    assert answer.ok, answer.text()


def say(visitor: Visitor, words: str) -> None:
    visitor.page.get_by_label("Say something at the table").fill(words)
    visitor.act(visitor.page.get_by_role("button", name="Say", exact=True))


def report_rude_word(ann: Visitor) -> None:
    report = ann.button("Report what Ben said: A rude word")
    expect(report).to_be_visible()
    assert ann.button(re.compile("^Report what")).count() == 1  # Ann cannot report her own line
    ann.act(report)
    ann.page.get_by_label("Reason (optional)").fill("Not nice")
    assert ann.violations() == []
    ann.act(ann.button("Report it"))
    expect(ann.page.get_by_text("Thank you. An admin will look at it.")).to_be_visible()


def test_a_reported_line_leads_to_a_ban_and_back(visit: Visit) -> None:
    ann, ben = visit("Ann", phone=True), visit("Ben")
    ann.sign_in()
    code = ann.open_room("4ascend")
    ben.sign_in()
    ben.join(code)
    say(ann, "Hello Ben")
    say(ben, "A rude word")
    report_rude_word(ann)

    warden = visit("Warden")
    sign_in(warden)
    warden.page.goto("/account")
    expect(warden.page.get_by_role("link", name="1 open report")).to_be_visible()
    warden.act(warden.page.get_by_role("link", name="Look after the hall"))
    reports = warden.page.get_by_role("list", name="Reports")
    expect(reports).to_contain_text("A rude word")
    expect(reports).to_contain_text("Hello Ben")
    expect(reports).to_contain_text("Reported by Ann")
    expect(reports).to_contain_text("Not nice")
    warden.act(warden.button("Ban Ben"))
    warden.page.get_by_label("Reason (shown to the player)").fill("Rude words")
    warden.page.get_by_label("For how long").select_option("A week")
    assert warden.violations() == []
    warden.act(warden.button("Ban them"))
    expect(warden.page.get_by_text("No report is open. All is quiet.")).to_be_visible()

    expect(ben.page.get_by_role("heading", name="You cannot come in")).to_be_visible()
    expect(ben.page.get_by_text("The reason: Rude words.")).to_be_visible()
    assert ben.violations() == []
    ben.page.goto(f"/r/{code}")
    expect(ben.page.get_by_role("heading", name="You cannot come in")).to_be_visible()
    ben.act(ben.button("Sign in as somebody else"))
    ben.page.get_by_label("Your name").fill("Benjamin")
    ben.act(ben.button("Come in"))
    expect(ben.page.get_by_role("alert").filter(has_text="You are banned from this hall")).to_be_visible()

    warden.act(warden.page.get_by_role("link", name="People"))
    warden.page.get_by_label("Find a player by name").fill("ben")
    expect(warden.page.get_by_role("list", name="People")).to_contain_text("Banned until")
    warden.act(warden.button("Unban Ben"))
    expect(warden.page.get_by_role("button", name="Ban Ben", exact=True)).to_be_visible()  # not "Unban Ben"
    ben.watch(code)
    expect(ben.page.get_by_label("Say something at the table")).to_be_visible()

    warden.act(warden.page.get_by_role("link", name="Rooms"))
    warden.act(warden.button(f"Close room {code}"))
    warden.page.get_by_label("Why, for everyone in it").fill("Good night")
    warden.act(warden.button("Close it for good"))
    for player in (ann, ben):
        expect(player.page.get_by_text("The reason: Good night.")).to_be_visible()
    warden.act(warden.page.get_by_role("link", name="Audit log"))
    log = warden.page.get_by_role("list", name="Audit log").get_by_role("listitem")
    expect(log).to_have_count(3)
    for at, deed in enumerate(("closed room", "unbanned Ben", "banned Ben: Rude words")):
        expect(log.nth(at)).to_contain_text(f"Warden {deed}")


@pytest.mark.parametrize(("phone", "theme"), [(True, "dark"), pytest.param(False, "light", marks=pytest.mark.soak)])
def test_every_list_is_whole_on_a_phone_and_on_a_desk(visit: Visit, phone: bool, theme: str) -> None:
    warden = visit("Warden", phone=phone, theme=theme)
    sign_in(warden)
    warden.page.goto("/admin")
    for tab in TABS:
        warden.act(warden.page.get_by_role("link", name=tab))
        expect(warden.page.get_by_role("heading", name=tab, level=2)).to_be_visible()
        expect(warden.page.get_by_text("Looking…")).to_have_count(0)
        assert warden.violations() == [], tab
        assert not warden.scrolls_sideways(), tab


def test_users_who_are_not_admins_find_nothing_at_that_address(visit: Visit) -> None:
    ann = visit("Cat")
    ann.sign_in()
    ann.page.goto("/admin")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ann.page.goto("/account")
    expect(ann.page.get_by_role("link", name="Look after the hall")).to_have_count(0)
