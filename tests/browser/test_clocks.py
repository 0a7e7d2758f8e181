"""Clocks in the browser: set by the host, shown on every seat, enforced by the server. The test controls the time."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor
from tests.support.wall_clock import ClockServer
from tilehall.table.commands import AWAY_S

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockServer]:
    opened = ClockServer(tmp_path_factory.mktemp("hall"), rooms_per_user=200, log_level="warning")
    yield opened
    opened.stop()


def two_at_a_table(visit: Visit, kind: str) -> tuple[Visitor, Visitor]:
    """Let Ann set a clock in a new room and Ben join, and begin the game."""
    ann, ben = visit("Ann"), visit("Ben", phone=True)
    ann.sign_in()
    ann.page.goto("/new/4ascend")
    clock = ann.page.get_by_label("Clock", exact=True)
    ann.unfold_table()
    clock.select_option("Days for every turn")
    expect(ann.page.get_by_label("Days a turn", exact=True)).to_have_value("3")
    clock.select_option(kind)
    ann.act(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    ben.sign_in()
    ben.join(ann.room["room"])
    expect(ben.page.get_by_text("When the time is up, a bot plays the turn.")).to_be_visible()
    for who in (ann, ben):
        who.ready()
    for who in (ann, ben):
        who.until(lambda me: me.position.get("turn") == 0)
    return ann, ben


def test_a_time_for_every_turn_runs_on_the_seat_and_a_bot_plays_when_it_is_up(
    visit: Visit, server: ClockServer
) -> None:
    ann, ben = two_at_a_table(visit, "A time for every turn")
    for who in (ann, ben):
        expect(who.page.locator("[data-clock='0']")).to_have_text(re.compile(r"^\s*(1:00|0:\d\d)\s*$"))
        expect(who.page.locator("[data-clock='1']")).to_have_count(0)
    server.forward(55)
    ann.page.reload()  # the server sends the remaining time again
    expect(ann.page.locator("[data-clock='0'].urgent")).to_be_visible()
    server.forward(10)
    for who in (ann, ben):
        who.until(lambda me: me.position["turn"] == 1)
        expect(who.page.locator("[data-clock='1']")).to_be_visible()
    expect(ann.page.get_by_text("Time is up for Ann; a bot plays this turn.").first).to_be_visible()
    place_a_stone(ben)
    ann.until(lambda me: me.mine)
    place_a_stone(ann)  # Ann plays her next turn herself again


def test_a_time_bank_is_shown_on_every_seat_and_to_spectators(visit: Visit, server: ClockServer) -> None:
    ann, _ = two_at_a_table(visit, "A time for the whole game")
    zoe = visit("Zoe")
    zoe.sign_in()
    zoe.watch(ann.room["room"])
    for seat in ("0", "1"):
        expect(zoe.page.locator(f"[data-clock='{seat}']")).to_have_text(re.compile(r"^\s*(10:00|9:\d\d)\s*$"))
    assert zoe.violations() == []
    server.forward(2000)
    expect(zoe.page.get_by_text("Time is up for Ann; a bot plays this turn.").first).to_be_visible()


def test_a_move_that_cannot_be_confirmed_yet_says_so_and_then_counts(visit: Visit, server: ClockServer) -> None:
    ann, _ = two_at_a_table(visit, "A time for every turn")
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # the server cannot write until the rollback
        ann.act(ann.board.locator("[data-cell='4,4']"))
        expect(ann.page.get_by_text("Waiting for the hall to confirm your move…")).to_be_visible()
        other.execute("ROLLBACK")
    expect(ann.page.get_by_text("The hall has confirmed your move.")).to_be_visible()
    ann.until(lambda me: me.position["turn"] == 1)


def test_a_bot_plays_for_a_player_who_left_and_gives_the_seat_back(visit: Visit, server: ClockServer) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    for person in (ann, ben):
        person.sign_in()
    ben.join(ann.open_room("4ascend"))
    ann.ready()
    ben.ready()
    ann.until(lambda me: me.mine)
    ben.page.goto("/about")
    expect(ann.page.get_by_text(re.compile(r"A bot may take over in \d+ s"))).to_be_visible()
    call = ann.button("Let a bot play on")
    expect(call).to_have_count(0)
    server.forward(AWAY_S)
    ann.page.reload()  # the server says again how long Ben has been away
    ann.act(call)
    ann.until(lambda me: me.room["chairs"][1]["played_by"] == "medium")
    expect(ann.table).to_contain_text("A bot plays on (Medium)")
    place_a_stone(ann)
    ann.until(lambda me: me.mine and me.position["view"]["placed"] == 2)
    ben.page.goto(f"/r/{ann.code}")
    ann.until(lambda me: me.room["chairs"][1]["played_by"] == "")
    place_a_stone(ann)
    ben.until(lambda me: me.mine)
