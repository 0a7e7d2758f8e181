"""Ratings on the page: a rated game of two accounts, its rating changes, the profile and the leaderboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, by_turn, rematch, result_of
from tests.support.server_process import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


PASSWORD = "correct horse"


def play_some_turns(ann: Visitor, ben: Visitor) -> None:
    """Place six stones, so that the game counts."""
    for _ in range(6):
        place_a_stone(by_turn(ann, ben)[0])


def test_a_rated_game_of_two_accounts_from_the_room_to_the_leaderboard(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", phone=True, theme="dark")
    for who in (ann, ben):
        who.ask("/api/sign-up", {"name": who.name, "password": PASSWORD})
    code = ann.open_room("4ascend", rated=True)
    ben.join(code)
    expect(ann.page.get_by_text("Rated game.")).to_be_visible()
    expect(ann.page.get_by_text("no rating yet")).to_have_count(2)
    ann.ready()
    ben.ready()
    ben.resign()
    for who in (ann, ben):
        who.until(lambda me: me.over)
        expect(result_of(who.page)).to_contain_text("The game was given up before the winner had played 3 turns.")
    rematch(ann, ben)
    play_some_turns(ann, ben)
    ben.resign()
    for who, moved in ((ann, "up"), (ben, "down")):
        who.until(lambda me: me.over and me.room["chairs"][0]["change"] is not None)
        ratings = result_of(who.page).locator(".ratings")
        expect(ratings).to_contain_text(re.compile(rf"You.*provisional, {moved} \d+"))
        assert who.violations() == []

    # The rating changes stay visible after the other player has left.
    ratings = ann.page.locator(".ratings")
    told = ratings.inner_text()
    ann.ask_for_rematch()
    ben.act(ben.button("Room"))
    ben.act(ben.button("Leave"))
    expect(ann.page.get_by_text("A player has left.").first).to_be_visible()
    assert ratings.inner_text() == told

    ann.act(ratings.get_by_role("link", name="Ben"))
    expect(ann.page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    profile = ann.page.get_by_role("region", name="4ascend")
    expect(profile).to_contain_text("1 rated game")
    games = ann.page.get_by_role("list", name="Games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect(games).to_contain_text("Resigned")
    expect(games.get_by_text("Not rated.")).to_have_count(1)
    expect(ann.page.get_by_role("table", name="Head to head")).to_contain_text("Ann")
    ann.page.get_by_label("Result").select_option("Won")
    expect(ann.page.get_by_text("No game matches these filters.")).to_be_visible()
    assert ann.violations() == []
    ann.act(profile.get_by_role("link", name="4ascend: leaderboard"))
    expect(ann.page.get_by_text("Your rating:")).to_contain_text("provisional")
    expect(ann.page.get_by_role("table", name="4ascend")).to_contain_text("Hard bots")
    assert ann.violations() == []
    assert not ann.scrolls_sideways()

    ben.page.goto("/account")
    ben.act(ben.page.get_by_label(re.compile("Private")))
    expect(ben.page.get_by_text("Only you can see your profile now.")).to_be_visible()
    ben.page.goto("/u/me")
    expect(ben.page.get_by_text("private: only you see this")).to_be_visible()
    assert ben.violations() == []
    assert not ben.scrolls_sideways()
    ann.page.goto("/u/Ben")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no public profile of that name")


def test_a_guest_is_told_why_the_game_is_not_rated(visit: Visit) -> None:
    ann = visit("Ann the guest")
    ann.sign_in()
    ann.open_room("4ascend", rated=True)
    expect(ann.page.get_by_text("Ann the guest is a guest.")).to_be_visible()
