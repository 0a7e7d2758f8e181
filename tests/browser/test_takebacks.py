"""Taking back a turn in a real browser: against bots, in every game, also in a second tab and after a reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone, play_now
from tests.support.browser_people import Visitor

Visit = Callable[..., Visitor]


def test_a_turn_is_taken_back_and_everything_follows(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    back = ann.page.get_by_role("button", name="Take back my last turn")
    expect(back).to_be_disabled()
    stones = ann.board.locator(".now [data-stone]")
    begun = ann.position["view"]["board"]
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    back.focus()
    ann.page.keyboard.press("Enter")
    ann.until(lambda me: me.mine and me.position["view"]["board"] == begun)
    expect(stones).to_have_count(0)
    expect(back).to_be_disabled()
    log = ann.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("You take back a turn.")
    expect(ann.page.locator("[data-announced]")).to_contain_text("You take back a turn.")
    assert log.locator("[data-look]").count() == 2  # the beginning, and the turn that is played again
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    ann.page.reload()
    ann.until(lambda me: me.position)
    expect(log).to_contain_text("You take back a turn.")
    ann.resign()
    ann.until(lambda me: me.over)
    expect(ann.page.locator("[data-mark]")).to_contain_text("With takebacks.")


def test_on_a_phone_a_turn_is_taken_back_from_the_menu(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    play_now(ann, "4ascend")
    begun = ann.position["view"]["board"]
    place_a_stone(ann)
    ann.until(lambda me: me.mine)
    ann.act(ann.page.get_by_role("button", name="Menu"))
    ann.act(ann.page.get_by_role("dialog").get_by_role("button", name="Take back my last turn"))
    ann.until(lambda me: me.mine and me.position["view"]["board"] == begun)
    assert not ann.scrolls_sideways()


def test_on_touch_a_move_is_confirmed_where_the_player_wants_that(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    play_now(ann, "4ascend")
    ann.until(lambda me: me.mine)
    ann.act(ann.page.get_by_role("button", name="Menu"))
    ann.act(ann.page.get_by_label("Confirm moves on touch"))
    ann.act(ann.page.get_by_role("button", name="Back to the table"))
    before = ann.position["seq"]
    first, second = (ann.board.locator(f'[data-cell="{step.removeprefix("stone ")}"]') for step in ann.legal[:2])
    ann.act(first)
    expect(first).to_have_attribute("data-hint", "move")
    ann.act(second)
    expect(second).to_have_attribute("data-hint", "move")
    ann.act(ann.page.get_by_role("button", name="Cancel"))
    expect(second).not_to_have_attribute("data-hint", "move")
    assert ann.position["seq"] == before
    ann.act(first)
    ann.act(ann.page.get_by_role("button", name="Confirm", exact=True))
    expect(first).to_have_attribute("data-stone", "b")
    ann.until(lambda me: me.mine)
    third = ann.board.locator(f'[data-cell="{ann.legal[0].removeprefix("stone ")}"]')
    ann.act(third)
    expect(third).to_have_attribute("data-hint", "move")
    ann.act(third)  # a second tap on the same cell plays the move
    expect(third).to_have_attribute("data-stone", "b")


def test_a_review_leads_on_to_a_game_from_its_position(visit: Visit) -> None:
    ann = visit("Ann")
    play_now(ann, "4ascend")
    for _ in range(2):
        place_a_stone(ann)
    ann.until(lambda me: me.mine)
    ann.resign()
    ann.until(lambda me: me.over)
    ann.act(ann.page.get_by_role("link", name="Review", exact=True))
    expect(ann.page.locator("[data-look]")).to_be_visible()
    for key in ("Home", "ArrowRight"):
        ann.page.keyboard.press(key)
    ann.act(ann.page.get_by_role("button", name="Played", exact=True))
    ann.act(ann.page.get_by_role("button", name="Play from here"))
    ann.act(ann.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True))
    ann.until(lambda me: me.mine and me.position["view"]["placed"] == 2)
    assert ann.room["mark"] == "From a position"
    place_a_stone(ann)
    ann.until(lambda me: me.mine and me.position["view"]["placed"] == 4)
