"""Bots on the page: their levels, their hints, and rematches."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import TITLES, Visitor, begun
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]


def two_people(visit: Visit) -> tuple[Visitor, Visitor]:
    """Seat Ann and Ben at a game of 4ascend, with Ann to move."""
    ann, ben = visit("Ann"), visit("Ben")
    for person in (ann, ben):
        person.sign_in()
    ben.join(ann.open_room("4ascend"))
    ann.ready()
    ben.ready()
    ann.until(lambda me: me.mine)
    return ann, ben


def hint(ann: Visitor) -> None:
    ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
    expect(ann.page.get_by_role("region", name="A hint")).to_be_visible()


def resign(ann: Visitor) -> None:
    ann.resign()
    ann.until(lambda me: me.over)


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["desktop", "phone"])
def test_the_host_chooses_how_well_each_bot_plays(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    ann.sign_in()
    ann.open_room("miners", seats=3)
    ann.add_bot()
    ann.add_bot()
    ann.page.get_by_label("How well Dot (bot) plays").select_option("hard")
    ann.until(lambda me: me.room["chairs"][1]["bot"] == "hard")
    ann.page.get_by_label("How well Bean (bot) plays").select_option("easy")
    ann.until(lambda me: me.room["chairs"][2]["bot"] == "easy")
    assert not ann.violations()
    assert not ann.scrolls_sideways()
    ann.ready()
    ann.until(lambda me: me.position)
    expect(ann.table).to_contain_text("Hard")


def test_the_chosen_bot_level_is_remembered(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/")
    ann.page.get_by_label("How well bots play").select_option("hard")
    ann.page.reload()
    expect(ann.page.get_by_label("How well bots play")).to_have_value("hard")
    ann.act(ann.button(re.compile("Play now: 4ascend")))
    ann.until(lambda me: me.position)
    assert ann.room["chairs"][1]["bot"] == "hard"


def test_bots_say_a_word_unless_this_device_wants_them_silent(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    code = ann.open_room("4ascend")
    ann.add_bot()
    word = ann.page.locator("[data-bot-word]")
    expect(word).to_have_text("“Four in a row attacks, they told me.”")
    ann.page.get_by_label("How well Dot (bot) plays").select_option("master")
    expect(word).to_have_text("“I have seen this board fill before.”")
    ann.ready()
    ann.until(lambda me: me.position)
    resign(ann)
    expect(word).to_have_text("Cobalt (bot): “You lasted longer than most.”")
    ann.page.goto("/about")
    ann.page.get_by_label("Bots say a word").uncheck()
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_role("heading", name="Result: Cobalt (bot) wins")).to_be_visible()
    expect(word).to_have_count(0)


@pytest.mark.parametrize("game", in_soak_except(TITLES, "4ascend", "rummikub"))  # single steps, and drafts
def test_a_hint_says_what_and_why_and_can_be_laid_out(visit: Visit, game: str) -> None:
    ann = visit("Ann", phone=game in ("rummikub", "miners"))
    ann.play_a_bot(game)
    seq = ann.position["seq"]
    at = ann.button("Hint").bounding_box()
    hint(ann)
    card = ann.page.get_by_role("region", name="A hint")
    expect(card).to_contain_text("Look where it glows.")
    assert ann.page.get_by_role("button", name="Hint", exact=True).bounding_box() == at, "every control keeps its place"
    ann.act(ann.button("Show me"))
    expect(card.locator(".sr-only")).to_contain_text("Ann")
    expect(card).to_contain_text("Best move: ")
    assert not ann.violations()
    said = card.inner_text()
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert ann.position["seq"] == seq, "a hint plays nothing"
    ann.page.reload()
    hint(ann)
    ann.act(ann.button("Show me"))
    expect(card.locator("button.main")).to_be_visible()
    assert card.inner_text() == said, "asked again, also after a reload, it is the same"
    several = "Lay it out" in card.inner_text()
    ann.act(card.locator("button.main"))
    expect(card).to_have_count(0)
    if several:
        ann.until(lambda me: me.tried.get("steps"))
        assert ann.position["seq"] == seq, "the player has to end the turn"
    else:
        ann.behind(seq)


def test_among_people_there_are_no_hints_unless_the_host_says_so(visit: Visit) -> None:
    ann, ben = two_people(visit)
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    resign(ann)
    ben.ask_for_rematch()
    expect(ann.page.get_by_text("Ben wants a rematch.").first).to_be_visible()
    ann.act(ann.button("Room"))
    ann.unfold_table()
    ann.page.get_by_label("Hints").select_option("always")
    ann.until(lambda me: me.room["hints"] == "always")
    ann.ready()
    expect(ben.page.get_by_text("The options of the rematch have changed.").first).to_be_visible()
    ben.ask_for_rematch()
    first, second = begun(ann, ben, match=2)
    expect(second.page.get_by_role("button", name="Hint", exact=True)).to_be_disabled()
    hint(first)


def play_the_hint(ann: Visitor) -> None:
    """Play the hint, and end the turn if the hint leaves that to the player."""
    seq = ann.position["seq"]
    hint(ann)
    card = ann.page.get_by_role("region", name="A hint")
    ann.act(ann.button("Show me"))
    expect(card.locator("button.main")).to_be_visible()
    several = "Lay it out" in card.inner_text()
    ann.act(card.locator("button.main"))
    if several:
        ann.until(lambda me: me.tried.get("steps"))
        ann.act(ann.board.locator('[data-step="end"]'))
    ann.behind(seq)
