"""Heart Tiles in real browsers: hearts, magic, the marks that the rules list, and rematches."""

from __future__ import annotations

import colorsys
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.support.browser_people import Visitor, begun, rematch, result_of
from tests.support.heart_tiles_players import (
    after,
    begin,
    button,
    card,
    first,
    middle,
    pass_on,
    play,
    slide,
    tile,
    whoever_may,
)
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]


HUES = {"w": "white", "r": "red", "y": "yellow", "g": "green"}
# Where the tiles and their marks are, and in which colours, with one question to the browser.
LOOKS = """(board) => [...board.querySelectorAll("[data-tile]")].map((tile) => {
  const box = (it) => it?.getBoundingClientRect().toJSON();
  const mark = (name) => tile.querySelector(`[data-${name}]`);
  const ring = mark("ring")?.querySelector("circle");
  return [Number(tile.dataset.tile), {
    frame: box(tile),
    original: box(mark("original")),
    points: box(mark("points")),
    shield: box(mark("shield")),
    square: getComputedStyle(mark("original")).backgroundColor,
    ring: ring && getComputedStyle(ring).stroke,
  }];
})"""


def check_marks(visitor: Visitor) -> None:
    """Check that rings, points, shields and original colours match the server's view and are where the rules say."""
    expect(visitor.table).to_have_attribute("data-seq", str(visitor.position["seq"]))
    near = visitor.seat or 0
    tiles = visitor.position["view"]["tiles"]
    whose = ["green" if shown["owner"] == near else "red" for shown in tiles]
    for at, shown in enumerate(tiles):
        here = tile(visitor, at)
        expect(here.locator("[data-original]")).to_have_attribute("data-original", shown["original"])
        ring, points, shield = (here.locator(f"[data-{mark}]") for mark in ("ring", "points", "shield"))
        if shown["heart"]:
            expect(ring).to_have_attribute("data-ring", whose[at])
            expect(points).to_have_text(str(shown["points"]))
        else:
            expect(ring).to_have_count(0)
            expect(points).to_have_count(0)
        if shown["shield"]:
            expect(shield).to_have_text(str(shown["shield"]))
        else:
            expect(shield).to_have_count(0)
    looks = dict(visitor.board.evaluate(LOOKS))
    assert sorted(looks) == list(range(len(tiles)))
    for at, shown in enumerate(tiles):
        look = looks[at]
        frame = look["frame"]
        assert corner(frame, look["original"]) == ("right", "lower")
        assert small_square(frame, look["original"])
        assert hue(look["square"]) == HUES[shown["original"]]
        if shown["heart"]:
            assert hue(look["ring"]) == whose[at]
            assert corner(frame, look["points"]) == ("right", "upper")
        if shown["shield"]:
            assert corner(frame, look["shield"]) == ("left", "upper")


def hue(css: str) -> str:
    """Return the common name of a colour, in the light or dark theme."""
    red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", css)[:3])
    angle, _, strength = colorsys.rgb_to_hls(red, green, blue)
    bright = max(red, green, blue)
    if bright - min(red, green, blue) < 0.1:
        return "white" if bright > 0.7 else "grey"
    assert strength > 0.1, css
    degrees = angle * 360
    return "red" if degrees < 20 or degrees > 340 else "yellow" if degrees < 65 else "green" if degrees < 170 else css


def small_square(frame: FloatRect, mark: FloatRect) -> bool:
    return abs(mark["width"] - mark["height"]) < 1 and mark["width"] < min(frame["width"], frame["height"]) / 3


def corner(frame: FloatRect, mark: FloatRect) -> tuple[str, str]:
    """Return the corner of a tile that holds a mark, by the third of the tile in which the mark's centre is."""
    x = (mark["x"] + mark["width"] / 2 - frame["x"]) / frame["width"]
    y = (mark["y"] + mark["height"] / 2 - frame["y"]) / frame["height"]
    across = "left" if x < 1 / 3 else "right" if x > 2 / 3 else "middle"
    return across, "upper" if y < 1 / 3 else "lower" if y > 2 / 3 else "middle"


def test_two_play_to_the_end_and_once_more(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, then = begin(ann, bob)
    expect(now.board.get_by_role("img", name="Holds 3 hearts and 2 magic cards")).to_be_visible()
    while not now.over:
        now.until(lambda me: me.mine)
        play(now, first(now, "heart"))
        play(now, first(now, "heart"))
        if now.over:
            break
        pass_on(now)
        then.until(lambda me: me.mine)
        expect(then.board.locator("[data-last]")).to_have_count(2)
        now, then = then, now
    for player in (ann, bob):
        player.until(lambda me: me.over)
        assert player.position["outcome"]["reason"] == "tiles"
        check_marks(player)
        expect(result_of(player.page)).to_be_visible()
        assert player.page.locator(".flourish .heart").count() >= 5, "hearts rise at the end"
    expect(ann.board).to_contain_text("Every tile holds a heart.")
    expect(ann.board.get_by_role("img", name=re.compile("Holds .*(Wind|Recycle|Shield)"))).to_be_visible()
    now, _ = rematch(ann, bob)
    play(now, first(now, "heart"))


def test_what_cannot_be_done_is_said_with_its_reason(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, _ = begin(ann, bob)
    expect(button(now, "end")).to_have_attribute("aria-disabled", "true")
    expect(button(now, "end")).to_contain_text("Draw a heart and a magic card first")
    play(now, "draw heart")
    expect(button(now, "end")).to_contain_text("Draw a magic card first")
    step = first(now, "heart")
    play(now, step)
    taken = int(step.split()[2])
    now.act(card(now, first(now, "heart").split()[1]))
    expect(tile(now, taken)).not_to_have_attribute("data-lit", "true")
    now.act(tile(now, taken))
    expect(now.page.get_by_role("alert")).to_contain_text(f"There is already a heart on tile {taken}.")
    button(now, "draw heart").click(force=True)
    expect(now.page.get_by_role("alert")).to_contain_text("You have already drawn a heart")
    play(now, "draw magic")
    expect(button(now, "end")).to_have_attribute("aria-disabled", "false")


def test_wind_blows_a_heart_away(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob")
    now, then = begin(ann, bob)
    for _ in range(2):
        play(now, first(now, "heart"))
        pass_on(now)
        now, then = then, now
    now, then, step = whoever_may("wind", now, then)
    at = int(step.split()[1])
    play(now, step)
    then.until(lambda me: me.position["seq"] == now.position["seq"])
    for player in (now, then):
        expect(tile(player, at)).to_have_accessible_name(re.compile(f"^Tile {at}, .* empty"))
        expect(tile(player, at)).to_have_attribute("data-last", "true")
        check_marks(player)


def test_recycle_washes_a_tile_white(visit: Visit) -> None:
    ann, bob = visit("Ann", motion=True), visit("Bob")
    now, then, step = whoever_may("recycle", *begin(ann, bob))
    at = int(step.split()[1])
    play(now, step)
    then.until(lambda me: me.position["seq"] == now.position["seq"])
    for player in (now, then):
        washed = re.compile(f"^Tile {at}, white, once (red|yellow|green), empty")
        expect(tile(player, at)).to_have_accessible_name(washed)
        check_marks(player)


def test_a_shield_is_shown_over_its_owners_side_and_on_its_tiles(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, then = begin(ann, bob)
    play(now, first(now, "heart"))
    now, then, _ = whoever_may("shield", now, then)
    expect(now.button("Raise shield")).to_be_visible()
    play(now, "shield")
    then.until(lambda me: me.position["seq"] == now.position["seq"])
    for player in (now, then):
        expect(player.board.locator(f'[data-side="{now.seat}"] [data-cover]')).to_have_text("2 turns")
        check_marks(player)
    pass_on(now)
    then.until(lambda me: me.mine)
    magic = [each for each in then.position["view"]["hands"][then.seat or 0]["cards"] if len(each) > 2]
    then.act(card(then, magic[0]))
    expect(then.board).to_contain_text(f"{now.name}'s Shield blocks all magic.")
    expect(then.board.locator("[data-lit]")).to_have_count(0)


def test_a_card_is_dragged_onto_a_tile(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, _ = begin(ann, bob)
    _, kind, at = first(now, "heart").split()
    after(now, lambda: card(now, kind).drag_to(tile(now, int(at))))
    expect(tile(now, int(at)).locator("[data-ring=green]")).to_be_visible()


def lit_tiles(visitor: Visitor) -> set[int]:
    lit = visitor.board.locator("[data-lit]").evaluate_all("(all) => all.map((each) => Number(each.dataset.tile))")
    return set(lit)


def targets(visitor: Visitor, kind: str) -> set[int]:
    """Return the tiles on which the server allows a card."""
    steps = (step.split() for step in visitor.legal)
    return {int(step[-1]) for step in steps if kind in step and step[-1].isdigit()}


def shadow(where: Locator) -> str:
    look: str = where.evaluate("(it) => getComputedStyle(it).boxShadow")
    return look


def test_valid_moves_light_up_under_the_mouse(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, then = begin(ann, bob)
    expect(now.board.locator("[data-lit]")).to_have_count(0)
    plain = shadow(tile(now, 7))
    step = first(now, "heart")
    card(now, step.split()[1]).hover()
    expect(now.board.locator("[data-lit]")).to_have_count(8)
    assert shadow(tile(now, 7)) != plain, "what is lit can be seen"
    card(then, then.position["view"]["hands"][then.seat or 0]["cards"][0]).hover()
    expect(then.board.locator("[data-lit]")).to_have_count(0)

    play(now, step)
    taken = int(step.split()[2])
    for kind in set(now.position["view"]["hands"][now.seat or 0]["cards"]) - {"shield"}:
        card(now, kind).hover()
        expect(now.board.locator("[data-lit]")).to_have_count(len(targets(now, kind)))
        assert lit_tiles(now) == targets(now, kind)
        assert taken not in lit_tiles(now)

    now.act(card(now, first(now, "heart").split()[1]))
    free = tile(now, next(iter(lit_tiles(now))))
    before = shadow(free)
    free.hover()
    assert shadow(free) != before, "the tile under the mouse stands out among those that are lit"
    before = shadow(tile(now, taken))
    tile(now, taken).hover()
    assert shadow(tile(now, taken)) == before


@pytest.mark.parametrize("theme", in_soak_except(["light", "dark"], "light"))
def test_the_marks_of_the_document_are_where_and_as_it_says(visit: Visit, theme: str) -> None:
    ann, bob = visit("Ann", theme=theme), visit("Bob", theme=theme, phone=True)
    now, then = begin(ann, bob)
    for _ in range(2):
        play(now, first(now, "heart"))
        pass_on(now)
        now, then = then, now
    now, then, _ = whoever_may("shield", now, then)
    play(now, "shield")
    then.until(lambda me: me.position["seq"] == now.position["seq"])
    for player in (now, then):
        check_marks(player)
        expect(player.board.locator("[data-ring=green]")).to_have_count(1)
        expect(player.board.locator("[data-ring=red]")).to_have_count(1)
        expect(player.board.locator("[data-shield]").first).to_have_text("2")
        expect(player.board.locator("[data-shield] svg").first).to_be_visible()


def test_a_turn_with_the_keyboard_alone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    now, then = begin(ann, bob)
    keys = now.page.keyboard
    cards = now.board.locator("[data-card]")
    now.tab_to(cards.first)
    keys.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    keys.press("Enter")
    expect(tile(now, 0)).to_be_focused()
    keys.press("Escape")
    expect(cards.nth(1)).to_be_focused()
    expect(now.board.locator("[aria-pressed=true]")).to_have_count(0)
    keys.press("Space")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    expect(tile(now, 5)).to_be_focused()
    after(now, lambda: keys.press("Enter"))
    expect(tile(now, 5).locator("[data-ring=green]")).to_be_visible()
    pass_on_by_keyboard(now)
    then.until(lambda me: me.mine)


def pass_on_by_keyboard(visitor: Visitor) -> None:
    for step in ("draw heart", "draw magic", "end"):
        visitor.tab_to(button(visitor, step))
        after(visitor, lambda: visitor.page.keyboard.press("Enter"))


def place_by_keyboard(visitor: Visitor) -> None:
    """Place the heart that Tab reaches on the first tile that accepts it."""
    heart = visitor.board.locator('[data-card][tabindex="0"]')
    visitor.tab_to(heart)
    visitor.page.keyboard.press("Home")
    visitor.page.keyboard.press("Enter")
    expect(visitor.board.locator("[data-lit]:focus")).to_have_count(1)
    after(visitor, lambda: visitor.page.keyboard.press("Enter"))


@pytest.mark.soak  # the quick run plays a whole game of 4ascend, and one turn of this game
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    for player in (ann, bob):
        player.sign_in_by_keyboard()
    ann.page.goto("/new/heart-tiles")
    ann.press(ann.button("Create room"))
    ann.until(lambda me: me.chair == 0)
    bob.join_by_keyboard(ann.room["room"])
    for player in (ann, bob):
        player.press(player.button("I am ready"))
    now, then = begun(ann, bob)
    while True:
        now.until(lambda me: me.mine)
        place_by_keyboard(now)
        place_by_keyboard(now)
        if now.over:
            break
        pass_on_by_keyboard(now)
        now, then = then, now
    for player in (ann, bob):
        player.until(lambda me: me.over)
        result = result_of(player.page)
        expect(result).to_contain_text("Every tile holds a heart.")
        expect(result.get_by_role("region", name="What your opponent held")).to_be_visible()
    ann.press(ann.button("Rematch"))
    bob.press(bob.button("Rematch"))
    now, _ = begun(ann, bob, match=2)
    place_by_keyboard(now)


def test_a_whole_turn_by_finger_with_taps_and_drags(visit: Visit) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob", phone=True, theme="dark")
    now, then = begin(ann, bob)
    held = now.board.locator("[data-card]")
    count, seq = held.count(), now.position["seq"]
    slide(now, middle(held.first), middle(button(now, "end")))  # Dropped outside the tiles, the card stays in the hand.
    expect(held).to_have_count(count)
    assert now.position["seq"] == seq
    _, kind, at = first(now, "heart").split()
    after(now, lambda: slide(now, middle(card(now, kind)), middle(tile(now, int(at)))))
    expect(tile(now, int(at)).locator("[data-ring=green]")).to_be_visible()
    expect(now.board.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    play(now, first(now, "heart"))
    pass_on(now)
    then.until(lambda me: me.mine)
    expect(then.board.locator("[data-ring=red]")).to_have_count(2)
    for player in (now, then):
        check_marks(player)
        assert not player.scrolls_sideways()
    for control in then.board.get_by_role("button").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    assert then.violations() == []


def test_a_spectator_sees_backs_and_the_marks_of_seat_0(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    now, _ = begin(ann, bob)
    eve.sign_in()
    eve.watch(ann.code)
    eve.until(lambda me: me.position)
    play(now, first(now, "heart"))
    eve.until(lambda me: me.position["seq"] == now.position["seq"])
    check_marks(eve)
    expect(eve.board.get_by_role("img", name=re.compile("Holds . hearts and 2 magic cards"))).to_have_count(2)
    expect(eve.board.locator("[data-card]")).to_have_count(0)
