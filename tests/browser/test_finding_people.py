"""Finding opponents: quick match up to each player's first move, and the open tables with their filters."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, by_turn
from tests.support.server_process import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(own_server: Server) -> Server:
    return own_server


def choose(who: Visitor, game: str, speed: str) -> None:
    """Choose the game and speed for quick match."""
    who.page.get_by_role("radio", name=game).check()
    who.page.get_by_role("radio", name=re.compile(f"^{speed}")).check()


def test_two_strangers_find_each_other_by_quick_match_and_make_a_move_each(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", phone=True)
    ann.page.goto("/tables")
    ann.page.get_by_label("Your name").fill("Ann")
    choose(ann, "4ascend", "Relaxed")
    expect(ann.page.get_by_text("Nobody is waiting for this game yet")).to_be_visible()
    ann.act(ann.button("Find a game"))
    expect(ann.page.get_by_text("Looking for somebody to play with")).to_be_visible()
    ann.until(lambda me: me.chair == 0 and me.room["chairs"][0]["ready"])
    assert not ann.violations()

    # Record the short-lived message, because it may be gone before the test looks.
    ann.page.evaluate("""() => {
        const look = () => { globalThis.told ||= document.body.innerText.includes("you play with Ben"); };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    }""")

    # The home page shows that Ann is waiting, and one press there joins her.
    ben.sign_in()
    ben.page.goto("/")
    one = ben.button(re.compile("4ascend.*one is waiting"))
    expect(one).to_be_visible()
    ben.act(one)
    for each in (ann, ben):
        each.until(lambda me: me.position)
        assert each.room["queue"] == "relaxed"
        assert each.room["clock"]["seconds"] == 300
        expect(each.table).to_have_attribute("data-game", "4ascend")
    ann.until(lambda me: me.page.evaluate("globalThis.told"))
    first, second = by_turn(ann, ben)
    place_a_stone(first)
    place_a_stone(second)


def test_a_waiting_player_can_stop_waiting_or_play_with_a_bot(visit: Visit) -> None:
    ann = visit("Ann", phone=True, theme="dark")
    ann.sign_in()
    ann.page.goto("/tables")
    choose(ann, "Heart Tiles", "Quick")
    ann.act(ann.button("Find a game"))
    ann.until(lambda me: me.chair == 0)
    second = ann.context.new_page()  # a second tab must not repeat the request that is cancelled here
    second.goto(ann.page.url)
    expect(second.get_by_role("button", name="Stop waiting")).to_be_visible()
    ann.act(ann.button("Stop waiting"))
    expect(second.get_by_role("button", name="Ask for this game too")).to_be_visible()
    second.close()
    expect(ann.page).to_have_url(re.compile("/tables$"))
    expect(ann.page.get_by_text("Nobody is waiting for this game yet")).to_be_visible()
    ann.room = {}
    choose(ann, "Heart Tiles", "Quick")
    ann.act(ann.button("Find a game"))
    ann.until(lambda me: me.chair == 0)
    expect(ann.button("Play with a bot instead")).to_be_visible()
    ann.act(ann.button("Play with a bot instead"))
    ann.until(lambda me: me.position)
    assert ann.room["chairs"][1]["bot"]


def test_open_tables_are_filtered_by_keyboard_and_one_is_joined(visit: Visit) -> None:
    host, guest = visit("Host"), visit("Guest")
    host.sign_in()
    clock = {"kind": "turn", "seconds": 60}
    quick = host.ask("/api/rooms", {"game": "rummikub", "listed": True, "rated": True, "clock": clock})["code"]
    plain = host.ask("/api/rooms", {"game": "miners", "seats": 3, "listed": True})["code"]
    guest.sign_in()
    guest.page.goto("/tables")
    rows = guest.page.get_by_role("region", name="Open tables").get_by_role("link")
    expect(rows.filter(has_text=plain)).to_be_visible()
    expect(rows.filter(has_text=quick)).to_contain_text("Host · Quick · rated")

    game = guest.page.get_by_role("search").get_by_label("Game")
    guest.tab_to(game)
    guest.page.keyboard.press("R")  # one letter only: on a slow machine, several would count as separate searches
    expect(rows.filter(has_text=plain)).to_have_count(0)
    expect(rows.filter(has_text=quick)).to_be_visible()
    expect(guest.page).to_have_url(re.compile(r"/tables\?game=rummikub$"))
    guest.page.reload()
    expect(game).to_have_value("rummikub")
    expect(rows.filter(has_text=quick)).to_be_visible()
    expect(rows.filter(has_text=plain)).to_have_count(0)
    guest.page.get_by_role("search").get_by_label("To do").select_option("Watch")
    expect(guest.page.get_by_text("No open table is like that right now.")).to_be_visible()
    assert not guest.violations()
    guest.page.get_by_role("search").get_by_label("To do").select_option("A free seat")
    guest.act(rows.filter(has_text=quick))
    guest.until(lambda me: me.chair == 0)
    assert guest.room["room"] == quick
    guest.page.go_back()
    expect(game).to_have_value("rummikub")
