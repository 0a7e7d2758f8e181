"""Miners in real browsers: choosing cells before cards, duplicate cards in the hand, hints and the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.support.browser_people import Visitor, by_turn, rematch, together
from tests.support.miners_page import (
    GAMES,
    LONGEST,
    Visit,
    begin,
    card,
    cell,
    choose,
    dig,
    moved,
    say,
)


def ways(visitor: Visitor) -> dict[tuple[str, str], list[str]]:
    """Return the orientations in which each card of the hand fits each cell."""
    found: dict[tuple[str, str], list[str]] = {}
    for step in visitor.legal:
        _, face, at = step.split()
        found.setdefault((face.removeprefix("~"), at), []).append(face)
    return found


def test_a_cell_may_be_chosen_before_the_card(visit: Visit) -> None:
    ann, bob = begin(visit)
    fitting = ways(ann)
    # No card fits in the middle of the rock, so all cells that accept one are lit.
    ann.act(cell(ann, "3,3"))
    expect(say(ann)).to_have_text("None of your cards fits there. Try a lit cell.")
    expect(ann.board.locator(".fit")).to_have_count(len({at for _, at in fitting}))
    kind, at = next(key for key, faces in fitting.items() if len(faces) == 1)
    ann.act(cell(ann, at))
    expect(ann.board.locator(f'[data-target="{at}"]')).to_have_count(1)
    held = ann.position["view"]["hands"][ann.seat]
    count = sum((each, at) in fitting for each in held)
    expect(say(ann)).to_have_text(
        "One of your cards fits there: choose it." if count == 1 else f"{count} of your cards fit there: choose one."
    )
    expect(ann.board.get_by_role("button", name=re.compile(", fits there$"))).to_have_count(count)
    # Pressing the cell again, or Escape, cancels the choice.
    ann.act(cell(ann, at))
    expect(ann.board.locator("[data-target]")).to_have_count(0)
    ann.act(cell(ann, at))
    ann.page.keyboard.press("Escape")
    expect(ann.board.locator("[data-target]")).to_have_count(0)
    ann.act(cell(ann, at))
    moved(ann, lambda: ann.act(card(ann, kind)))
    together(ann, bob)
    assert [each["card"] for each in ann.position["view"]["laid"]] == fitting[kind, at]
    expect(cell(bob, at)).to_have_accessible_name(re.compile(r"laid by \S+ \(Thorin\)"))
    expect(ann.board.locator("[data-target]")).to_have_count(0)


def test_a_card_that_fits_a_cell_either_way_up_is_not_laid_before_that_is_chosen(visit: Visit) -> None:
    ann, bob = begin(visit)
    for _ in range(LONGEST):
        player, _ = by_turn(ann, bob)
        both = [key for key, faces in ways(player).items() if len(faces) == 2]
        if both:
            break
        dig(ann, bob, turns=1)
    kind, at = both[0]
    seq = player.position["seq"]
    player.act(cell(player, at))
    player.act(card(player, kind))
    expect(say(player)).to_have_text("Either way up fits: rotate it, or press the cell.")
    expect(player.board.locator(f'[data-ghost="{at}"]')).to_have_count(1)
    player.act(player.button("Rotate"))
    turned = card(player, kind).locator("svg.turned").count() == 1
    assert player.position["seq"] == seq
    moved(player, lambda: player.act(cell(player, at)))
    laid = {"{},{}".format(*each["cell"]): each["card"] for each in player.position["view"]["laid"]}
    assert laid[at] == (f"~{kind}" if turned else kind)


def test_a_twin_in_the_hand_keeps_its_way_up(visit: Visit) -> None:
    ann, bob = begin(visit)
    for _ in range(GAMES):
        found = dig_for_twins(ann, bob)
        if found:
            break
        rematch(ann, bob)
    assert found, "nobody held two of a kind that can be rotated"
    player, face = found
    kind = face.removeprefix("~")
    twins = player.board.locator(f'[data-tile="{kind}"]')
    twins.nth(1).evaluate("twin => { twin.known = true; }")
    choose(player, face)
    expect(twins.nth(1).locator("svg.turned")).to_have_count(0)
    # The card's key number is hidden while the number of fitting cells is shown.
    expect(twins.nth(1).locator(".digit")).to_be_visible()
    expect(twins.first.locator(".digit")).to_be_hidden()
    count = twins.count()
    at = next(step.split()[2] for step in player.legal if step.split()[1] == face)
    moved(player, lambda: player.act(cell(player, at)))
    drawn = player.position["view"]["hands"][player.seat].count(kind)
    expect(twins).to_have_count(drawn)
    assert drawn in (count - 1, count)
    expect(twins.first.locator("svg.turned")).to_have_count(0)
    assert twins.first.evaluate("twin => twin.known"), "the twin was taken for the card that was laid"


def dig_for_twins(ann: Visitor, bob: Visitor) -> tuple[Visitor, str] | None:
    """Play until a player holds two copies of a card that fits upside down; return the player and the card, or None."""
    while not ann.over:
        player, _ = by_turn(ann, bob)
        held = player.position["view"]["hands"][player.seat]
        for step in player.legal:
            face = [*step.split(), ""][1]
            if step.startswith("lay ~") and held.count(face.removeprefix("~")) > 1:
                return player, face
        dig(ann, bob, turns=1)
    return None


def test_a_hint_shows_where_and_then_the_card_itself(visit: Visit) -> None:
    ann = visit("Ann")
    ann.play_a_bot("miners")
    ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
    area = ann.board.locator("[data-area]")
    expect(area).to_have_count(1)
    expect(ann.board.locator("[data-ghost]")).to_have_count(0)
    at = area.get_attribute("data-area")
    ann.act(ann.button("Show me"))
    expect(ann.board.locator(f'[data-ghost="{at}"]')).to_have_count(1)
    expect(ann.board.locator("[data-tile].glows")).not_to_have_count(0)
    ann.act(ann.page.get_by_role("button", name="Hint", exact=True))
    expect(ann.board.locator("[data-ghost]")).to_have_count(0)
    expect(ann.board.locator("[data-tile].glows")).to_have_count(0)


def test_the_log_draws_cards(visit: Visit) -> None:
    ann, bob = begin(visit)
    dig(ann, bob, turns=2)
    for player, other in ((ann, bob), (bob, ann)):
        log = player.page.get_by_role("list", name="What happened")
        own = log.get_by_role("listitem").filter(has_text="You lay")
        expect(own).to_have_count(1)
        expect(own.get_by_role("img")).to_have_count(2)
        theirs = log.get_by_role("listitem").filter(has_text=re.compile(rf"{other.name} \(\w+\) lays"))
        expect(theirs).to_contain_text("and draws a card")
        expect(theirs.get_by_role("img")).to_have_count(1)
