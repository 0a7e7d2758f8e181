"""Miners in real browsers: cards laid by click, drag, finger and key, a door that opens, and rematches."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser_input import drag_by_finger, once_more, open_table
from tests.support.browser_people import Visitor, by_turn, rematch, result_of, together
from tests.support.miners_page import (
    LONGEST,
    Visit,
    begin,
    card,
    cell,
    choose,
    dig,
    moved,
    take,
    upwards,
)


def tells_who_opened_doors(player: Visitor, other: Visitor) -> None:
    """Check that the log names the player and the dwarf that reached each destination."""
    player.act(player.page.get_by_role("button", name="Log", exact=True))
    log = player.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("The game is over.")
    for door in player.position["view"]["destinations"]:
        opener = door["reached_by"]
        if opener is not None:
            dwarf = ("Thorin Goldbeard", "Gimli Ironfoot")[opener]
            who = "You" if opener == player.seat else other.name
            reached = rf"{who} \({dwarf}\) reach(es)? destination {door['id'].removeprefix('dest_')}!"
            expect(log).to_contain_text(re.compile(reached))
    player.act(player.page.get_by_role("button", name="Result", exact=True))


def test_two_dig_to_the_end_and_once_more(visit: Visit) -> None:
    ann, bob = begin(visit, {"goal": "first"})
    dig(ann, bob, turns=LONGEST)
    for player in (ann, bob):
        player.until(lambda me: me.over)
        expect(result_of(player.page)).to_be_visible()
        doors = [door for door in player.position["view"]["destinations"] if door["reached_by"] is not None]
        expect(player.board.locator("[data-cell][aria-label*='reached by']")).to_have_count(len(doors))
        # Cards that can no longer be pressed are not buttons.
        held = player.position["view"]["hands"][player.seat]
        expect(player.board.locator("[data-tile]")).to_have_count(len(held))
        expect(player.board.locator("button[data-tile]")).to_have_count(0)
        expect(player.button("Rotate")).to_have_count(0)
        expect(player.page.locator("[data-pour]")).to_have_count(1)
        tells_who_opened_doors(player, bob if player is ann else ann)
    for seat, gold in enumerate(ann.position["view"]["gold"]):
        expect(ann.board.locator(f'[data-seat="{seat}"] [data-gold]')).to_have_text(str(gold))

    rematch(ann, bob)
    dig(ann, bob, turns=1)
    expect(ann.board.locator("[data-cell][aria-label*='laid by']")).to_have_count(1)


def test_what_is_joined_to_the_start_is_lit(visit: Visit) -> None:
    ann, bob = begin(visit)

    def cards() -> list[dict[str, Any]]:
        laid: list[dict[str, Any]] = ann.position["view"]["laid"]
        return laid

    def half_lit() -> bool:
        return any(len(each["lit"]) < len(each["groups"]) for each in cards())

    def stub(step: str) -> tuple[bool, int]:
        """Sort cards with separate tunnels first, because only the tunnel that touches the light is lit."""
        groups = step.split()[1].split("+")
        return len(groups) == 1, -len(groups)

    for _ in range(LONGEST):
        if ann.over or (half_lit() and len(cards()) > 2):
            break
        player, _ = by_turn(ann, bob)
        lays = [step for step in player.legal if step.startswith("lay")]
        take(player, min(lays, key=stub) if lays else player.legal[0])
        together(ann, bob)
    assert half_lit()
    for player in (ann, bob):
        for each in cards():
            at = "{},{}".format(*each["cell"])
            drawn = player.board.locator(f'[data-laid="{at}"]')
            expect(drawn.locator(".group")).to_have_count(len(each["groups"]))
            expect(drawn.locator(".glows")).to_have_count(len(each["lit"]))
            expect(cell(player, at)).to_have_accessible_name(re.compile(", lit, " if each["lit"] else ", dark, "))


def test_a_card_that_does_not_fit_says_why(visit: Visit) -> None:
    ann, _ = begin(visit)
    ann.act(ann.board.locator("[data-tile]").first)
    ann.act(cell(ann, "3,3"))
    expect(ann.page.get_by_role("alert")).to_contain_text("That cell is not next to a card. Destinations do not count.")
    ann.act(cell(ann, "7,4"))
    expect(ann.page.get_by_role("alert")).to_contain_text("The start is on that cell.")
    assert ann.mine


def test_a_card_is_dragged_into_the_mine(visit: Visit) -> None:
    ann, bob = begin(visit, motion=True)
    _, face, at = min(ann.legal, key=upwards).split()
    choose(ann, face)
    target = cell(ann, at).bounding_box()
    assert target is not None
    card(ann, face.removeprefix("~")).hover()
    ann.page.mouse.down()
    ann.page.mouse.move(600, 300, steps=4)
    expect(ann.board.locator("[data-dragged]")).to_be_visible()
    # A cell that the card does not fit is outlined; in a cell that it fits, the card is shown before it is dropped.
    wrong = cell(ann, "0,0").bounding_box()
    assert wrong is not None
    ann.page.mouse.move(wrong["x"] + 20, wrong["y"] + 20, steps=4)
    expect(ann.board.locator('[data-target="0,0"]')).to_have_class(re.compile(r"\bno\b"))
    ann.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=4)
    expect(ann.board.locator(f'[data-target="{at}"]:not(.no)')).to_have_count(1)
    expect(ann.board.locator(f'[data-ghost="{at}"]')).to_have_count(1)
    moved(ann, ann.page.mouse.up)
    for player in (ann, bob):
        expect(cell(player, at)).to_have_accessible_name(re.compile(r"laid by \S+ \(Thorin\)"))
    expect(ann.board.locator("[aria-pressed=true]")).to_have_count(0)

    # Dropped outside the mine, a card goes back to the hand.
    bob.until(lambda me: me.mine)
    bob.board.locator("[data-tile]").first.hover()
    bob.page.mouse.down()
    bob.page.mouse.move(20, 20, steps=4)
    bob.page.mouse.up()
    expect(bob.board.locator("[data-dragged]")).to_have_count(0)
    assert bob.mine


def test_a_turn_with_the_keyboard_alone(visit: Visit) -> None:
    ann, bob = begin(visit)
    keys = ann.page.keyboard
    _, face, at = next(step for step in ann.legal if not step.startswith("lay ~")).split()
    held = ann.position["view"]["hands"][0]
    keys.press(str(held.index(face) + 1))
    expect(card(ann, face)).to_have_attribute("aria-pressed", "true")
    expect(ann.board.locator("[data-cell]:focus")).to_have_attribute("data-fits", "")
    keys.press("Escape")
    expect(ann.board.locator("[data-tile][aria-pressed=true]")).to_have_count(0)
    keys.press(str(held.index(face) + 1))
    if f"lay ~{face} {at}" in ann.legal:
        keys.press("t")
        expect(card(ann, face).locator("svg.turned")).to_have_count(1)
        keys.press("r")
    walk(ann, at)
    moved(ann, lambda: keys.press("Enter"))
    expect(cell(bob, at)).to_have_accessible_name(re.compile(r"laid by \S+ \(Thorin\)"))


def walk(visitor: Visitor, at: str) -> None:
    """Move the focus to another cell with the arrow keys."""
    focused = visitor.board.locator("[data-cell]:focus")
    here, there = (tuple(map(int, where.split(","))) for where in (str(focused.get_attribute("data-cell")), at))
    for axis, (back, on) in enumerate((("ArrowUp", "ArrowDown"), ("ArrowLeft", "ArrowRight"))):
        for _ in range(abs(there[axis] - here[axis])):
            visitor.page.keyboard.press(on if there[axis] > here[axis] else back)
    expect(cell(visitor, at)).to_be_focused()


def type_step(visitor: Visitor, step: str) -> None:
    """Play a legal step with the keyboard."""
    keys = visitor.page.keyboard
    verb, _, rest = step.partition(" ")
    if verb == "pass":
        moved(visitor, lambda: visitor.press(visitor.button("Pass")))
        return
    face, _, at = rest.partition(" ")
    kind = face.removeprefix("~")
    keys.press(str(visitor.position["view"]["hands"][visitor.seat].index(kind) + 1))
    expect(card(visitor, kind)).to_have_attribute("aria-pressed", "true")
    if verb == "discard":
        moved(visitor, lambda: visitor.press(visitor.button("Discard")))
        return
    if (card(visitor, kind).locator("svg.turned").count() == 1) != face.startswith("~"):
        keys.press("t")
    expect(visitor.board.locator("[data-cell]:focus")).to_have_count(1)
    walk(visitor, at)
    moved(visitor, lambda: keys.press("Enter"))


@pytest.mark.soak  # the quick run plays a whole game of 4ascend, and one turn of this game
def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    open_table(ann, "miners", {"Goal": "The"})
    assert ann.room["options"]["goal"] == "first"
    for _ in range(LONGEST):
        ann.until(lambda me: me.mine or me.over)
        if ann.over:
            break
        lays = [step for step in ann.legal if step.startswith("lay")]
        type_step(ann, min(lays, key=upwards) if lays else ann.legal[0])
    assert ann.over
    once_more(ann)
    type_step(ann, ann.legal[0])


def test_by_touch_on_a_phone(visit: Visit) -> None:
    ann, bob = begin(visit, phone=True)
    # The first card is dragged, the next ones are tapped.
    _, face, at = min(ann.legal, key=upwards).split()
    kind = face.removeprefix("~")
    choose(ann, face)
    moved(ann, lambda: drag_by_finger(ann, card(ann, kind), cell(ann, at), above=0))
    together(ann, bob)
    for player in (ann, bob):
        expect(cell(player, at)).to_have_accessible_name(re.compile(r"laid by \S+ \(Thorin\)"))
    # Dropped outside the mine, a card goes back to the hand; planning ahead plays nothing.
    drag_by_finger(ann, ann.board.locator("[data-tile]").first, ann.board.locator("[data-deck]"), above=0)
    expect(ann.board.locator("[data-tile]")).to_have_count(5)
    expect(ann.board.locator("[data-dragged]")).to_have_count(0)
    dig(ann, bob, turns=2)
    assert not ann.scrolls_sideways()
    box = cell(ann, "4,4").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    expect(ann.board.locator("[data-cell][aria-label*='laid by']")).to_have_count(3)


def test_nothing_stands_in_the_way_of_a_screen_reader(visit: Visit) -> None:
    ann, bob = begin(visit)
    dig(ann, bob, turns=2)
    ann.act(ann.board.locator("[data-tile]").first)
    ann.act(ann.button("How to play"))
    for player in (ann, bob):
        assert player.violations() == []
