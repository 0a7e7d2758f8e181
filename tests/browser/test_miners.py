"""Miners in real browsers: cards laid by click, drag, finger and key, a door that opens, and once more."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.hall import Visitor

Visit = Callable[..., Visitor]


def cell(visitor: Visitor, at: str) -> Locator:
    return visitor.board.locator(f'[data-cell="{at}"]')


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.board.locator(f'[data-tile="{name}"]').first


def say(visitor: Visitor) -> Locator:
    return visitor.board.locator("[data-say]")


def begin(visit: Visit, options: dict[str, str] | None = None, **more: bool) -> tuple[Visitor, Visitor]:
    ann, bob = visit("Ann", **more), visit("Bob", theme="dark")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("miners", options))
    ready(ann, bob)
    return ann, bob


def ready(*players: Visitor) -> None:
    for player in players:
        player.ready()
    for player in players:
        player.until(lambda me: me.position)
        expect(player.board.locator("[data-tile]")).to_have_count(5)


def together(*players: Visitor) -> None:
    """Everyone's page knows the newest move."""
    newest = max(player.position["seq"] for player in players)
    for player in players:
        player.until(lambda me: me.position["seq"] >= newest)


def choose(visitor: Visitor, face: str) -> None:
    """Take a card from the hand, and turn it until it lies as its spelling says."""
    kind = face.removeprefix("~")
    if card(visitor, kind).get_attribute("aria-pressed") != "true":
        visitor.act(card(visitor, kind))
    expect(card(visitor, kind)).to_have_attribute("aria-pressed", "true")
    turned = card(visitor, kind).locator("svg.turned").count() == 1
    if turned != face.startswith("~"):
        visitor.act(visitor.button("Turn"))


def moved(visitor: Visitor, act: Callable[[], object]) -> None:
    """Do it, and wait until the hall has heard of it."""
    seq = visitor.position["seq"]
    act()
    visitor.until(lambda me: me.position["seq"] > seq)


def take(visitor: Visitor, step: str) -> None:
    """A step that the hall lists, through the page."""
    verb, _, rest = step.partition(" ")
    if verb == "pass":
        moved(visitor, lambda: visitor.act(visitor.button("Pass")))
    elif verb == "discard":
        expect(say(visitor)).to_have_text("No card of yours fits anywhere: discard one.")
        choose(visitor, rest)
        moved(visitor, lambda: visitor.act(visitor.button("Discard")))
    else:
        face, at = rest.split()
        choose(visitor, face)
        expect(cell(visitor, at)).to_have_accessible_name(f"{at}: your card fits here")
        moved(visitor, lambda: visitor.act(cell(visitor, at)))


def upwards(step: str) -> tuple[bool, int, int]:
    """Dig towards the doors: a way through first, then the row, then the middle."""
    _, face, at = step.split()
    row, column = map(int, at.split(","))
    look = face.removeprefix("~").split("+")[0]
    goes_up = len(look) > 1 and ("B" if face.startswith("~") else "T") in look
    return not goes_up, row, abs(column - 4)


def dig(*players: Visitor, turns: int) -> None:
    for _ in range(turns):
        if players[0].over:
            return
        player = next(each for each in players if each.mine)
        lays = [step for step in player.legal if step.startswith("lay")]
        take(player, min(lays, key=upwards) if lays else player.legal[0])
        together(*players)


def test_two_dig_to_the_end_and_once_more(visit: Visit) -> None:
    ann, bob = begin(visit, {"goal": "first"})
    dig(ann, bob, turns=24)
    if not ann.over:  # The cards were against a way up: one gives up.
        bob.act(bob.button("Resign"))
        bob.act(bob.button("Yes, resign"))
    for player in (ann, bob):
        player.until(lambda me: me.over)
        expect(player.page.get_by_role("region", name="Result")).to_be_visible()
        player.act(player.button("Look at the board"))
        doors = [door for door in player.position["view"]["destinations"] if door["reached_by"] is not None]
        expect(player.board.locator("[data-cell][aria-label*='opened by']")).to_have_count(len(doors))
        if doors:
            expect(say(player)).to_contain_text(re.compile(r"opens? door \d"))
    for seat, gold in enumerate(ann.position["view"]["gold"]):
        expect(ann.board.locator(f'[data-seat="{seat}"] [data-gold]')).to_have_text(str(gold))

    ann.act(ann.button("Result"))
    ann.act(ann.button("Rematch"))
    for player in (ann, bob):
        player.until(lambda me: me.room["match"] == 2)
    ready(ann, bob)
    dig(ann, bob, turns=1)
    expect(ann.board.locator("[data-cell][aria-label*='laid by']")).to_have_count(1)


def test_a_card_that_does_not_fit_says_why(visit: Visit) -> None:
    ann, _ = begin(visit)
    ann.act(cell(ann, "6,4"))
    expect(say(ann)).to_have_text("Choose a card first.")
    ann.act(ann.board.locator("[data-tile]").first)
    ann.act(cell(ann, "3,3"))
    expect(ann.page.get_by_role("alert")).to_contain_text("3,3 is not next to a card; destinations do not count.")
    ann.act(cell(ann, "7,4"))
    expect(ann.page.get_by_role("alert")).to_contain_text("7,4 is taken: the start lies there.")
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
    expect(ann.board.locator(".flying")).to_be_visible()
    ann.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=4)
    moved(ann, ann.page.mouse.up)
    for player in (ann, bob):
        expect(cell(player, at)).to_have_accessible_name(re.compile("laid by Thorin Goldbeard"))
    expect(ann.board.locator("[aria-pressed=true]")).to_have_count(0)

    # Let go outside the mine, a card goes back to the hand.
    bob.until(lambda me: me.mine)
    bob.board.locator("[data-tile]").first.hover()
    bob.page.mouse.down()
    bob.page.mouse.move(20, 20, steps=4)
    bob.page.mouse.up()
    expect(bob.board.locator(".flying")).to_have_count(0)
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
    focused = ann.board.locator("[data-cell]:focus")
    row, column = map(int, at.split(","))
    now_row, now_column = map(int, str(focused.get_attribute("data-cell")).split(","))
    for _ in range(abs(row - now_row)):
        keys.press("ArrowDown" if row > now_row else "ArrowUp")
    for _ in range(abs(column - now_column)):
        keys.press("ArrowRight" if column > now_column else "ArrowLeft")
    expect(cell(ann, at)).to_be_focused()
    moved(ann, lambda: keys.press("Enter"))
    expect(cell(bob, at)).to_have_accessible_name(re.compile("laid by Thorin Goldbeard"))


def test_by_touch_on_a_phone(visit: Visit) -> None:
    ann, bob = begin(visit, phone=True)
    dig(ann, bob, turns=3)
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
