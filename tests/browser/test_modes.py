"""Modes and options in a natural order, and rated games that nobody starts by accident."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.support.browser_people import TITLES, Visitor
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tilehall.core.registry import find

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


PASSWORD = "correct horse"
ACCOUNTS = count(1)
SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390), (568, 320), (320, 568)]


def mode(who: Visitor, name: str) -> Locator:
    return who.page.get_by_role("group", name=re.compile("^Mode")).get_by_role("radio", name=name)


def sign_up(who: Visitor) -> None:
    """Create an account with a name that no other test of this server uses."""
    who.name += f" {next(ACCOUNTS)}"
    who.ask("/api/sign-up", {"name": who.name, "password": PASSWORD})


def options_of(who: Visitor, *names: str) -> list[Any]:
    return [who.room["options"][name] for name in names]


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["mouse", "touch"])
def test_a_mode_on_the_home_page_is_played_against_bots_or_with_friends(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    ann.sign_in()
    ann.page.goto("/")
    card = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name="SUMMON5"))
    card.get_by_label("Mode of SUMMON5").select_option("Sacred 7")
    expect(card).to_contain_text("Make sums of 7")
    expect(card).to_contain_text("Sums of 7, 14, 21 and so on score.")
    ann.act(card.get_by_role("button", name=re.compile("Play now")))
    ann.until(lambda me: me.position)
    assert options_of(ann, "sacred", "board") == [[7], 15]
    ann.page.goto("/")
    card.get_by_label("Mode of SUMMON5").select_option("Small loom")
    ann.act(card.get_by_role("button", name=re.compile("Create room")))
    ann.until(lambda me: me.room["phase"] == "gathering" and me.chair == 0)
    assert options_of(ann, "sacred", "board") == [[5], 11]


@pytest.mark.parametrize("how", in_soak_except(["mouse", "touch", "keys"], "keys"))
def test_a_mode_against_a_bot_takes_two_presses(visit: Visit, how: str) -> None:
    ann = visit("Ann", phone=how == "touch")
    ann.sign_in()
    ann.page.goto("/new/rummikub")
    expect(mode(ann, "One round")).to_be_checked()
    if how == "keys":
        ann.tab_to(mode(ann, "One round"))
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("ArrowRight")
        expect(mode(ann, "To 500 points")).to_be_checked()
        ann.press(ann.button("Play against bots"))
    else:
        ann.act(mode(ann, "To 500 points"))
        ann.act(ann.button("Play against bots"))
    ann.until(lambda me: me.position)
    assert options_of(ann, "rounds", "point_limit") == [0, 500]
    assert ann.room["chairs"][1]["bot"] == "first"


def test_the_choice_goes_along_from_the_home_page_to_the_options_and_into_the_room(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", phone=True)
    for who in (ann, ben):
        who.sign_in()
    ann.page.goto("/")
    ann.page.get_by_label("Mode of 4ascend").select_option("HP 30")
    ann.act(ann.page.get_by_role("link", name="Options of 4ascend"))
    expect(mode(ann, "HP 30")).to_be_checked()
    expect(ann.page.get_by_label("HP", exact=True)).to_have_value("30")
    ann.page.get_by_label("Bots", exact=True).select_option("Hard")
    ann.act(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    ben.join(ann.room["room"])
    expect(ben.page.get_by_role("region", name="Options")).to_contain_text("HP 30 A long fight.")
    ann.act(mode(ann, "HP 15"))
    ben.until(lambda me: me.room["options"]["hp"] == 15)
    expect(ben.page.get_by_role("region", name="Options")).to_contain_text("HP 15 A short fight.")
    ann.page.get_by_label("HP", exact=True).fill("16")
    ann.page.keyboard.press("Tab")
    ben.until(lambda me: me.room["options"]["hp"] == 16)
    expect(ann.page.get_by_text("Your own rules")).to_be_visible()
    expect(ann.page.get_by_role("group", name="Mode").locator(":checked")).to_have_count(0)
    assert not ann.violations()
    assert not ben.violations()


def test_what_a_mode_sets_among_the_folded_rules_is_said(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/new/summon5")
    more = ann.page.locator("summary", has_text="8 more rules")
    expect(more).not_to_contain_text("Portals")
    ann.act(mode(ann, "Portals"))
    expect(more).to_contain_text("Portals: 4")
    ann.act(mode(ann, "Obstacles"))
    expect(more).to_contain_text("Obstacles: 10")
    expect(more).not_to_contain_text("Portals")


@pytest.mark.parametrize("game", in_soak_except(TITLES, "4ascend", "summon5"))
def test_modes_come_first_then_rules_then_the_table_and_values_are_words(visit: Visit, game: str) -> None:
    ann = visit("Ann", phone=game in ("miners", "summon5"))
    ann.page.goto(f"/new/{game}")
    expect(ann.button("Play against bots")).to_be_visible()
    names = [str(each.name) for each in find(game).modes]
    shown = ann.page.get_by_role("group", name=re.compile("^Mode")).get_by_role("radio")
    expect(shown).to_have_count(len(names))
    assert [
        each.evaluate("(radio) => radio.parentElement.querySelector('b').innerText") for each in shown.all()
    ] == names
    for fold in ann.page.locator("summary", has_text=re.compile("more rules|^Table")).all():
        ann.act(fold)
    for label, value in (("Clock", "A time for every turn"), ("Clock", "A time for the whole game")):
        ann.page.get_by_label(label, exact=True).select_option(value)
        values = ann.page.locator("main select option").all_inner_texts()
        assert [each for each in values if not re.match(r"[A-Z0-9]", each) or "_" in each] == []
    fields = ann.page.locator("[data-option]").evaluate_all("(all) => all.map((each) => each.dataset.option)")
    own = list(find(game).options.__struct_fields__)
    table = [
        "clock",
        "minutes_in_the_bank",
        "increment",
        "when_the_time_is_up",
        "listed",
        "spectators",
        "turns_late",
        "hints",
    ]
    assert [each for each in fields if each in own] == own
    assert fields[-len(table) :] == table
    assert not ann.violations()
    assert not ann.scrolls_sideways()


def test_both_buttons_are_in_sight_whatever_the_screen(visit: Visit) -> None:
    ann = visit("Ann")
    for game in TITLES:
        ann.page.goto(f"/new/{game}")
        for width, height in SIZES:
            ann.page.set_viewport_size(ViewportSize(width=width, height=height))
            for name in ("Play against bots", "Create room"):
                expect(ann.button(name)).to_be_in_viewport(ratio=1)
            wide = ann.page.evaluate("document.scrollingElement.scrollWidth")
            assert wide <= width, (game, width)


def test_a_game_for_one_player_has_one_seat(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/new/summon5")
    ann.page.get_by_label("Players").select_option("1")
    ann.act(ann.button("Play alone"))
    ann.until(lambda me: me.position)
    assert len(ann.room["chairs"]) == 1


# Casual or rated.


def test_play_now_is_casual_and_has_hints_with_an_account_too(visit: Visit) -> None:
    ann = visit("Ann")
    sign_up(ann)
    ann.page.goto("/")
    ann.act(ann.button(re.compile("Play now: 4ascend")))
    ann.until(lambda me: me.mine)
    assert ann.room["unrated"]
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    expect(ann.page.get_by_role("banner")).not_to_contain_text("Rated")
    ann.act(ann.button("Menu"))
    ann.act(ann.page.get_by_role("button", name="Resign", exact=True))
    expect(ann.page.get_by_role("dialog")).to_contain_text("This is a casual game: your rating does not change.")


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["desktop", "phone"])
def test_a_rated_game_is_chosen_and_said_wherever_it_matters(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    sign_up(ann)
    ann.page.goto("/new/4ascend")
    bots, table = ann.button("Play against bots"), ann.page.locator("summary", has_text=re.compile("^Table"))
    casual, rated = (
        ann.page.get_by_role("radio", name=re.compile("Casual")),
        ann.page.get_by_role("radio", name="Rated"),
    )
    expect(casual).to_be_checked()
    expect(bots).not_to_contain_text("Rated")
    ann.act(rated)
    expect(bots).to_contain_text("Rated")
    expect(ann.button("Create room")).to_contain_text("Rated")
    expect(table).to_contain_text("no hints")
    # A game with other rules is not rated, and the page does not claim that it is.
    ann.act(mode(ann, "HP 30"))
    expect(rated).to_be_disabled()
    expect(casual).to_be_checked()
    expect(bots).not_to_contain_text("Rated")
    ann.act(mode(ann, "HP 20"))
    expect(bots).to_contain_text("Rated")
    assert not ann.violations()
    ann.act(bots)
    ann.until(lambda me: me.mine)
    assert ann.room["unrated"] == ""
    expect(ann.page.get_by_role("banner")).to_contain_text("Rated no hints")
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    assert not ann.scrolls_sideways()
    ann.act(ann.button("Menu"))
    ann.act(ann.page.get_by_role("button", name="Resign", exact=True))
    expect(ann.page.get_by_role("dialog")).to_contain_text("This game is rated: resigning counts as a loss")
    assert not ann.violations()


def test_guests_are_told_why_they_cannot_choose_rated(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/new/4ascend")
    rated = ann.page.get_by_role("radio", name="Rated")
    expect(rated).to_be_disabled()
    expect(rated).to_have_accessible_name("Rated Rated games need an account.")


def test_the_ready_button_says_that_the_game_is_rated(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    for who in (ann, ben):
        sign_up(who)
    ben.join(ann.open_room("4ascend"))
    expect(ben.page.get_by_text("Casual game.")).to_be_visible()
    ben.ready()
    ben.until(lambda me: me.room["chairs"][1]["ready"])
    ann.act(ann.page.get_by_role("radio", name="Rated"))
    expect(ben.page.get_by_text(f"{ann.name} changed the options; look again and press “I am ready”.")).to_be_visible()
    expect(ben.button("I am ready")).to_have_text(re.compile(r"I am ready\s+rated game"))
    expect(ben.page.get_by_text("No hints in rated games.")).to_be_visible()
