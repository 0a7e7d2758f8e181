"""Dragged pieces: they show their score on every target and follow the cell under the finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import convert
from playwright.sync_api import ViewportSize, expect

from tests.support import miners_page
from tests.support.browser_drag import LAPTOP, NAMES, SIZES, UPRIGHT, held_over, middle
from tests.support.browser_people import Visitor
from tests.support.parameters import in_soak_except
from tests.support.summon5_players import FRESH, begin, cell, lit, place, step, thread, turn_of
from tilehall.core.notation import parse
from tilehall.games.summon5 import Summon5
from tilehall.games.summon5.view import View

Visit = Callable[..., Visitor]
Worth = dict[str, dict[str, int]]
GAME = Summon5()
SACRED = [2, 3, 5]  # nearly every tile scores next to the 5 in the middle
EVERY_SIZE = pytest.mark.parametrize("size", in_soak_except(SIZES, UPRIGHT, LAPTOP), ids=NAMES)


def earned(player: Visitor, *drafted: str) -> Worth:
    """Return what every tile would earn on every cell, according to the rules."""
    state = GAME.guess(convert(player.position["view"], View), Random(0))
    return GAME.draft(state, [parse(line, GAME.steps) for line in drafted]).worth


def written(player: Visitor) -> dict[str, int]:
    """Return the scores shown on the cells of the loom."""
    cells = player.board.locator("[data-cell]:has([data-earns])").all()
    return {str(at.get_attribute("data-cell")): int(str(at.locator("[data-earns]").text_content())) for at in cells}


def comes(visit: Visit, size: ViewportSize, **options: Any) -> tuple[Visitor, ...]:
    """Seat two players at a loom, on pages of this size; the player to move comes first."""
    ann, bob = visit("Ann", phone=size["width"] < 900), visit("Bob", phone=size["width"] < 900)
    for each in (ann, bob):
        each.page.set_viewport_size(size)
    return begin(ann, bob, **options)


@EVERY_SIZE
def test_a_dragged_tile_says_on_every_target_what_it_would_score(visit: Visit, size: ViewportSize) -> None:
    first, _ = comes(visit, size, sacred=SACRED)
    lit(first)
    worth = earned(first)
    tile = next(each for each in worth if worth[each])
    at = next(iter(worth[tile]))
    with held_over(first, thread(first, tile), cell(first, at)):
        falls = first.board.locator("[data-falls]")
        expect(falls).to_have_text(f"+{worth[tile][at]}")
        expect(cell(first, at).locator("[data-ghost]")).to_have_attribute("data-ghost", tile)
        targets = [str(each.get_attribute("data-cell")) for each in first.board.locator("[data-open]").all()]
        shown = written(first)
        assert set(shown) == set(targets)
        assert {each: score for each, score in shown.items() if score} == worth[tile]
    expect(cell(first, at)).to_have_attribute("data-fresh", "true")
    expect(first.board.locator("[data-earns]")).to_have_count(0)
    expect(step(first, "end")).to_have_text(f"End turn, +{worth[tile][at]}")


def test_a_chosen_tile_and_a_chosen_cell_say_it_too(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"), sacred=SACRED)
    lit(first)
    worth = earned(first)
    tile = next(each for each in worth if worth[each])
    at = next(iter(worth[tile]))
    first.act(thread(first, tile))
    assert {each: score for each, score in written(first).items() if score} == worth[tile]
    expect(cell(first, at)).to_have_attribute(
        "aria-label", f"{label(at)}empty, the turn would earn {worth[tile][at]} here"
    )
    first.page.keyboard.press("Escape")
    expect(first.board.locator("[data-earns]")).to_have_count(0)
    first.act(cell(first, at))
    for each in worth:
        expect(thread(first, each).locator("[data-earns]")).to_have_attribute("data-earns", str(worth[each].get(at, 0)))
    first.act(thread(first, tile))
    expect(cell(first, at)).to_have_attribute("data-fresh", "true")


def label(at: str) -> str:
    row, column = at.split(",")
    return f"Row {row}, column {column}: "


def test_a_tile_dragged_along_the_loom_is_weighed_without_itself(visit: Visit) -> None:
    first, other = begin(visit("Ann"), visit("Bob"), sacred=SACRED)
    lit(first)
    worth = earned(first)
    tile = next(each for each in worth if len(worth[each]) > 1)
    at, to = list(worth[tile])[:2]
    place(first, tile, at)
    expect(cell(first, at)).to_have_attribute("data-fresh", "true")
    seen = other.position["seq"]
    with held_over(first, cell(first, at), cell(first, to)):
        expect(first.board.locator("[data-falls]")).to_have_text(f"+{worth[tile][to]}")
        shown = {each: score for each, score in written(first).items() if score}
        # Scores are shown as if the tile had not been laid, except on its own cell.
        assert shown == {each: score for each, score in worth[tile].items() if each in shown}
        assert set(worth[tile]) - set(shown) <= {at}
        expect(first.board.locator(FRESH)).to_have_count(1)
    expect(cell(first, to)).to_have_attribute("data-fresh", "true")
    expect(first.board.locator(FRESH)).to_have_count(1)
    assert other.position["seq"] == seen, "nobody else hears of a draft"


def test_with_tiles_laid_the_whole_turn_is_counted(visit: Visit) -> None:
    first, _ = begin(visit("Ann"), visit("Bob"), sacred=SACRED)
    lit(first)
    (tile, at), *_ = turn_of(first)
    place(first, tile, at)
    expect(cell(first, at)).to_have_attribute("data-fresh", "true")
    first.until(lambda me: me.tried.get("steps"))
    worth = earned(first, f"place {tile} {at}")
    another = next(iter(worth))
    first.act(thread(first, another))
    assert {each: score for each, score in written(first).items() if score} == worth[another]
    expect(first.board.locator("[data-tag]:visible")).to_have_count(0)


@EVERY_SIZE
def test_a_dragged_card_lies_in_the_cell_under_the_finger(visit: Visit, size: ViewportSize) -> None:
    ann, bob = visit("Ann", phone=size["width"] < 900), visit("Bob")
    ann.page.set_viewport_size(size)
    for each in (ann, bob):
        each.sign_in()
    bob.join(ann.open_room("miners"))
    miners_page.ready(ann, bob)
    _, face, at = ann.legal[0].split()
    kind = face.removeprefix("~")
    card = miners_page.card(ann, kind)
    rock = miners_page.cell(ann, "2,2")
    with held_over(ann, card, rock, above=0):
        # Nothing fits there: the card floats in that cell at the cell's size, with the outline of an illegal move.
        expect(ann.board.locator('[data-target="2,2"]')).to_have_class(re.compile(r"\bno\b"))
        expect(ann.board.locator("[data-ghost]")).to_have_count(0)
        floating, under = middle(ann.board.locator("[data-dragged]")), middle(rock)
        assert max(abs(a - b) for a, b in zip(floating, under, strict=True)) < 6
        box, place = ann.board.locator("[data-dragged] svg").bounding_box(), rock.bounding_box()
        assert box
        assert place
        assert abs(box["width"] - place["width"]) < place["width"] * 0.2
    expect(ann.board.locator('[data-laid="2,2"]')).to_have_count(0)
    ann.page.keyboard.press("Escape")
    miners_page.choose(ann, face)
    with held_over(ann, card, miners_page.cell(ann, at), above=0):
        expect(ann.board.locator("[data-target]")).to_have_attribute("data-target", at)
        expect(ann.board.locator("[data-ghost]")).to_have_attribute("data-ghost", at)
    expect(ann.board.locator(f'[data-laid="{at}"]')).to_have_count(1)
