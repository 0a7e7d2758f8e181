"""Bot accounts on the page: created, given rules and a token, challenged to a rated game, and marked as programs."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.test_friends import card
from tests.support.browser_people import Visitor

Visit = Callable[..., Visitor]
PASSWORD = "correct horse"


def make_bot(ann: Visitor) -> str:
    """Let the owner create a bot account, its rules and a token on the page; return the token."""
    ann.page.goto("/account")
    bots = card(ann, "Bot accounts")
    bots.get_by_label("Name of the bot").fill("Deep Ann")
    ann.act(bots.get_by_role("button", name="Create a bot account"))
    ann.act(bots.get_by_text("Deep Ann (bot)").first)
    bots.get_by_label("4ascend").check()
    bots.get_by_label("Who may play with it").select_option("Everyone")
    bots.get_by_label("Plays rated games").check()
    ann.act(bots.get_by_role("button", name="Save its rules"))
    expect(bots.get_by_text("4ascend · rated too")).to_be_visible()
    bots.get_by_label("What it is for").fill("Laptop")
    ann.act(bots.get_by_role("button", name="Create a token"))
    token = ann.page.locator("[data-token]").inner_text()
    expect(ann.button("Copy it")).to_be_visible()
    ann.act(ann.button("I have kept it"))
    expect(bots.get_by_text("used just now")).to_be_visible()
    assert token not in ann.page.content(), "the token is shown once"
    assert not ann.scrolls_sideways()
    return token


def test_a_bot_account_is_made_challenged_marked_and_its_token_revoked(visit: Visit) -> None:
    ann, ben = visit("Ann", phone=True), visit("Ben")
    for who in (ann, ben):
        who.ask("/api/sign-up", {"name": f"{who.name} of the bots", "password": PASSWORD})
    token = make_bot(ann)
    program = httpx.Client(base_url=ann.server.address, headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/me/company").status_code == 200  # it is running
    ben.page.goto("/tables")
    listed = ben.page.get_by_role("listitem").filter(has_text="Deep Ann (bot)")
    expect(listed.get_by_text("A program of Ann of the bots")).to_be_visible()
    ben.act(ben.button("Challenge Deep Ann (bot)"))
    dialog = ben.page.get_by_role("dialog")
    expect(dialog.get_by_label("Game").get_by_role("option")).to_have_count(1)
    dialog.get_by_label("Rated").check()
    ben.act(dialog.get_by_role("button", name="Challenge to a rated game"))
    ben.until(lambda me: me.room)
    assert program.post(f"/api/challenges/{ben.room['room']}/accept").is_success
    ben.until(lambda me: all(chair["user"] for chair in me.room["chairs"]))
    expect(ben.page.get_by_text("a program of Ann of the bots")).to_be_visible()
    expect(ben.page.get_by_text("so the game is rated only if every player agrees")).to_be_visible()
    ben.page.get_by_label("Rate this game").check()
    ben.act(ben.button("I am ready"))
    ben.until(lambda me: me.room["unrated"] == "")
    ben.act(ben.page.get_by_role("button", name="Not ready after all"))
    ben.page.goto(f"/u/{ben.room['chairs'][1]['user']}")
    expect(ben.page.get_by_text("A program of Ann of the bots since")).to_be_visible()
    expect(ben.button("Add as friend")).to_have_count(0)
    ann.act(ann.button("Revoke Laptop of Deep Ann (bot)"))
    expect(ann.page.get_by_text("no longer works")).to_be_visible()
    assert program.get("/api/me/company").status_code == 401
    ann.act(ann.button("Delete Deep Ann (bot)"))
    ann.act(ann.button("Delete it for good"))
    expect(card(ann, "Bot accounts").get_by_text("Deep Ann (bot)")).to_have_count(0)
    program.close()
