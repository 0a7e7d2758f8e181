"""Bot accounts on the page: created, given rules and a token, challenged to a rated game, and marked as programs."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.test_friends import card
from tests.support.bot_programs import bot_run
from tests.support.browser_people import ROOT, Visitor
from tests.support.server_process import WAIT_TIMEOUT_S, Server

Visit = Callable[..., Visitor]
PASSWORD = "correct horse"
ENGINE = ROOT / "examples" / "engines" / "greedy_hearts.py"


@contextmanager
def engine(server: Server, token: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run the example in Python with a token."""
    words = list(map(str, bot_run(server, ENGINE)))
    running = subprocess.Popen(words, env=os.environ | {"TILEHALL_TOKEN": token}, stdout=subprocess.DEVNULL)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


def make_bot(ann: Visitor) -> str:
    """Let the owner create a bot account, its rules and a token on the page; return the token."""
    ann.page.goto("/account")
    bots = card(ann, "Bot accounts")
    bots.get_by_label("Name of the bot").fill("Deep Ann")
    ann.act(bots.get_by_role("button", name="Create a bot account"))
    ann.act(bots.get_by_text("Deep Ann (bot)").first)
    bots.get_by_label("Heart Tiles").check()
    bots.get_by_label("Who may play with it").select_option("Everyone")
    bots.get_by_label("Plays rated games").check()
    ann.act(bots.get_by_role("button", name="Save its rules"))
    expect(bots.get_by_text("Heart Tiles · rated too")).to_be_visible()
    bots.get_by_label("What it is for").fill("Laptop")
    ann.act(bots.get_by_role("button", name="Create a token"))
    token = ann.page.locator("[data-token]").inner_text()
    expect(ann.button("Copy it")).to_be_visible()
    ann.act(ann.button("I have kept it"))
    expect(bots.get_by_text("used just now")).to_be_visible()
    assert token not in ann.page.content(), "the token is shown once"
    assert not ann.scrolls_sideways()
    return token


def test_a_bot_account_is_made_challenged_marked_plays_and_its_token_is_revoked(visit: Visit) -> None:
    ann, ben = visit("Ann", phone=True), visit("Ben")
    for who in (ann, ben):
        who.ask("/api/sign-up", {"name": f"{who.name} of the bots", "password": PASSWORD})
    token = make_bot(ann)
    with engine(ann.server, token) as program:
        ben.page.goto("/tables")
        listed = ben.page.get_by_role("listitem").filter(has_text="Deep Ann (bot)")
        expect(listed.get_by_text("A program of Ann of the bots")).to_be_visible()
        ben.act(ben.button("Challenge Deep Ann (bot)"))
        dialog = ben.page.get_by_role("dialog")
        expect(dialog.get_by_label("Game").get_by_role("option")).to_have_count(1)
        dialog.get_by_label("Rated").check()
        ben.act(dialog.get_by_role("button", name="Challenge to a rated game"))
        ben.until(lambda me: me.room and all(chair["user"] for chair in me.room["chairs"]))
        expect(ben.page.get_by_text("a program of Ann of the bots")).to_be_visible()
        expect(ben.page.get_by_text("so the game is rated only if every player agrees")).to_be_visible()
        ben.page.get_by_label("Rate this game").check()
        ben.act(ben.button("I am ready"))
        ben.until(lambda me: me.room["phase"] == "playing" and me.room["unrated"] == "")
        mark = ben.page.locator("[data-program]")
        expect(mark.get_by_text("A program of Ann of the bots")).to_be_visible()
        ben.page.set_viewport_size({"width": 390, "height": 844})
        expect(mark.locator("[data-face=bot]")).to_be_visible()
        ben.page.goto(f"/u/{next(chair['user'] for chair in ben.room['chairs'] if chair['owner'])}")
        expect(ben.page.get_by_text("A program of Ann of the bots since")).to_be_visible()
        expect(ben.button("Add as friend")).to_have_count(0)
        ann.act(ann.button("Revoke Laptop of Deep Ann (bot)"))
        expect(ann.page.get_by_text("no longer works")).to_be_visible()
        assert program.wait(WAIT_TIMEOUT_S) == 2
    ann.act(ann.button("Delete Deep Ann (bot)"))
    ann.act(ann.button("Delete it for good"))
    expect(card(ann, "Bot accounts").get_by_text("Deep Ann (bot)")).to_have_count(0)
