"""A delayed spectator: sees an older board while players move, and everything at the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, result_of

Visit = Callable[..., Visitor]


def test_the_folded_settings_of_the_table_say_what_is_set(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/new/4ascend")
    spectators = ann.page.get_by_label("Spectators", exact=True)
    late = ann.page.get_by_label("Delay in turns", exact=True)
    table = ann.page.locator("summary", has_text=re.compile("^Table"))
    expect(table).to_contain_text("No clock · anyone with the code · spectators may watch · hints against bots")
    ann.unfold_table()
    ann.page.get_by_label("Who may join", exact=True).select_option("Anyone: list the room")
    spectators.select_option("Nobody may watch")
    expect(late).to_have_count(0)
    expect(table).to_contain_text("No clock · anyone may join · no spectators")
    spectators.select_option("May watch")
    late.fill("2")
    late.press("Tab")
    expect(table).to_contain_text("spectators watch 2 turns late")
    ann.page.get_by_label("Clock", exact=True).select_option("A time for every turn")
    expect(table).to_contain_text("1 minute a turn · anyone may join")


def test_a_late_spectator_sees_an_older_board_and_everything_at_the_end(visit: Visit) -> None:
    ann, ben, zoe = visit("Ann"), visit("Ben"), visit("Zoe", phone=True)
    ann.sign_in()
    ann.page.goto("/new/4ascend")
    late = ann.page.get_by_label("Delay in turns", exact=True)
    ann.unfold_table()
    late.fill("21")
    late.press("Tab")
    expect(ann.page.get_by_text("This takes a whole number from 0 to 20.")).to_be_visible()
    late.fill("2")
    late.press("Tab")
    ann.act(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    ben.sign_in()
    ben.join(ann.room["room"])
    expect(ben.page.get_by_text("Spectators see the game 2 turns late.")).to_be_visible()
    for who in (ann, ben):
        who.ready()
    zoe.sign_in()
    for who in (ann, ben):
        who.until(lambda me: me.position)
    zoe.watch(ann.room["room"])
    head = zoe.page.locator("[data-head]")
    expect(head).to_have_text("You see this game 2 turns late. No turn yet.")

    stones = zoe.board.locator("[data-stone]")
    for turn, (who, next_one) in enumerate(((ann, ben), (ben, ann), (ann, ben)), 1):
        place_a_stone(who)
        next_one.until(lambda me: me.mine)
        expect(who.board.locator("[data-stone]")).to_have_count(turn)
    expect(head).to_have_text("You see this game 2 turns late.")
    expect(stones).to_have_count(1)
    zoe.page.reload()
    expect(head).to_have_text("You see this game 2 turns late.")
    expect(stones).to_have_count(1)
    for who, words in ((ann, "What a fork!"), (zoe, "Who is ahead?")):
        who.act(who.button(re.compile("^Talk")))
        who.page.get_by_label("Say something at the table").fill(words)
        who.act(who.page.get_by_role("button", name="Say", exact=True))
        expect(who.page.get_by_role("region", name="Table talk")).to_contain_text(words)
    talk = zoe.page.get_by_role("region", name="Table talk")
    expect(talk).to_contain_text("What the players say comes after the game.")
    expect(talk).not_to_contain_text("What a fork!")
    expect(ann.page.get_by_role("region", name="Table talk")).to_contain_text("Who is ahead?")
    assert zoe.violations() == []
    assert not zoe.scrolls_sideways()

    ben.resign()
    expect(head).to_have_text("Ann wins")
    expect(stones).to_have_count(3)
    expect(result_of(zoe.page)).to_contain_text("Ann wins")
    zoe.act(zoe.button(re.compile("^Talk")))
    expect(talk.locator(".line")).to_have_text([re.compile("What a fork!"), re.compile("Who is ahead?")])
    assert [each.problems for each in (ann, ben, zoe)] == [[], [], []]
