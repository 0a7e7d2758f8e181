"""Starting and playing games in browser tests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import TITLES, Visitor

EVERY_GAME = pytest.mark.parametrize("game", TITLES)
# Every game on one of the two widths; `make soak` has the other.
PHONE_GAMES = ("miners", "rummikub", "summon5")
EVERY_GAME_ON_A_WIDTH = pytest.mark.parametrize(
    ("game", "phone"),
    [
        pytest.param(game, phone, marks=() if phone == (game in PHONE_GAMES) else pytest.mark.soak)
        for game in TITLES
        for phone in (False, True)
    ],
)


def play_now(who: Visitor, game: str) -> None:
    """Start a game against bots with one click on the home page."""
    who.page.goto("/")
    who.act(who.button(re.compile(f"Play now: {TITLES[game]}")))
    expect(who.table).to_have_attribute("data-game", game)
    who.until(lambda me: me.position)


def place_a_stone(who: Visitor) -> None:
    """Play a turn of 4ascend through the page, on any board."""
    who.until(lambda me: me.mine)
    before = who.position["seq"]
    cell = who.legal[0].removeprefix("stone ")
    who.act(who.board.locator(f'[data-cell="{cell}"]'))
    who.until(lambda me: me.position["seq"] > before)
