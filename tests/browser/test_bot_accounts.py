"""Bot accounts on the page: created, given rules and a token, and marked as programs. A trained policy plays a game."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from examples.research import ppo
from playwright.sync_api import expect

from tests.browser.test_friends import card
from tests.support.bot_programs import bot_run
from tests.support.browser_people import Visitor, result_of
from tests.support.heart_tiles_players import button, play
from tests.support.server_process import WAIT_TIMEOUT_S, Server

Visit = Callable[..., Visitor]
PASSWORD = "correct horse"


@pytest.fixture
def policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of a policy that the example has trained a little."""
    monkeypatch.setattr(ppo, "GAMES_AT_ONCE", 4)
    monkeypatch.setattr(ppo, "STEPS_PER_UPDATE", 50)
    learner = ppo.Learner("heart-tiles", seed=1)
    for _ in range(2):
        learner.update()
    learner.save(tmp_path / "policy.npz")
    return tmp_path / "policy.npz"


@contextmanager
def bot_running(server: Server, token: str, bot: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run `tilehall bot run` with a token."""
    words = list(map(str, bot_run(server, bot)))
    running = subprocess.Popen(words, env=os.environ | {"TILEHALL_TOKEN": token}, stdout=subprocess.DEVNULL)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


# The page sees its challenge as it was before the answer, which may come before the page is connected.
BEFORE_THE_ANSWER = """() => {
  const load = window.fetch;
  window.fetch = async (...given) => {
    const answer = await load(...given);
    if (!answer.url.includes("/api/me/company") || !answer.ok) return answer;
    return new Response((await answer.text()).replaceAll('"answer":"accepted"', '"answer":"open"'), answer);
  };
}"""


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


def end_turn(visitor: Visitor) -> None:
    """End the turn, and wait for the next one or for the end of the game. The program may answer at once."""
    seq = visitor.position["seq"]
    visitor.act(button(visitor, "end"))
    visitor.until(lambda me: me.position["seq"] > seq and (me.mine or me.over))


def play_to_the_end(visitor: Visitor) -> None:
    """Play Heart Tiles on the page against a program: place hearts while there are any, draw, and end the turn."""
    visitor.until(lambda me: me.mine)
    while not visitor.over:
        step = next((step for step in visitor.legal if step.startswith(("heart", "draw"))), "")
        if step:
            play(visitor, step)
        else:
            end_turn(visitor)
    expect(result_of(visitor.page)).to_be_visible()


def test_a_bot_account_is_made_and_challenged_its_policy_plays_a_game_and_its_token_is_revoked(
    visit: Visit, policy: Path
) -> None:
    ann, ben = visit("Ann", phone=True), visit("Ben")
    for who in (ann, ben):
        who.ask("/api/sign-up", {"name": f"{who.name} of the bots", "password": PASSWORD})
    token = make_bot(ann)
    with bot_running(ann.server, token, policy) as program:
        ben.page.goto("/tables")
        listed = ben.page.get_by_role("listitem").filter(has_text="Deep Ann (bot)")
        expect(listed.get_by_text("A program of Ann of the bots")).to_be_visible()
        ben.act(ben.button("Challenge Deep Ann (bot)"))
        dialog = ben.page.get_by_role("dialog")
        expect(dialog.get_by_label("Game").get_by_role("option")).to_have_count(1)
        dialog.get_by_label("Rated").check()
        ben.page.evaluate(BEFORE_THE_ANSWER)
        ben.act(dialog.get_by_role("button", name="Challenge to a rated game"))
        ben.until(lambda me: me.room and all(chair["user"] for chair in me.room["chairs"]))
        expect(ben.page.get_by_text("a program of Ann of the bots")).to_be_visible()
        assert not ben.page.get_by_text("Waiting for Deep Ann (bot)").count(), "it has a seat"
        expect(ben.page.get_by_text("so the game is rated only if every player agrees")).to_be_visible()
        ben.page.get_by_label("Rate this game").check()
        ben.act(ben.button("I am ready"))
        ben.until(lambda me: me.room["phase"] == "playing" and me.room["unrated"] == "")
        mark = ben.page.locator("[data-program]")
        expect(mark.get_by_text("A program of Ann of the bots")).to_be_visible()
        ben.page.set_viewport_size({"width": 390, "height": 844})
        expect(mark.locator("[data-face=bot]")).to_be_visible()
        play_to_the_end(ben)
        ben.page.goto(f"/u/{next(chair['user'] for chair in ben.room['chairs'] if chair['owner'])}")
        expect(ben.page.get_by_text("A program of Ann of the bots since")).to_be_visible()
        expect(ben.button("Add as friend")).to_have_count(0)
        ann.act(ann.button("Revoke Laptop of Deep Ann (bot)"))
        expect(ann.page.get_by_text("no longer works")).to_be_visible()
        assert program.wait(WAIT_TIMEOUT_S) == 2
    ann.act(ann.button("Delete Deep Ann (bot)"))
    ann.act(ann.button("Delete it for good"))
    expect(card(ann, "Bot accounts").get_by_text("Deep Ann (bot)")).to_have_count(0)
