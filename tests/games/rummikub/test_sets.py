"""Tiles and sets, ruling by ruling."""

from __future__ import annotations

import pytest
from tests.games.rummikub.position import ANN, BEN, GAME, position, tiles

from tilehall.core.game import Illegal, Malformed
from tilehall.core.notation import from_json, parse, text
from tilehall.games.rummikub.melds import MELDS, NUMBER, building, why_not
from tilehall.games.rummikub.steps import Lay, Show


def lay(short: str) -> Lay:
    return Lay(tuple(tiles(short)))


def worth(short: str) -> int | None:
    """Return what the set is worth; None if it is no set."""
    number = NUMBER.get(lay(short).tiles)
    return None if number is None else MELDS[number].value


def test_r4_1_the_box_has_two_of_each_number_and_colour_and_two_jokers() -> None:
    box = GAME.box(position())
    assert sum(box.values()) == 106
    assert len(box) == 53
    assert set(box.values()) == {2}


def test_r4_1_two_copies_of_a_tile_are_the_same_tile() -> None:
    racks = ("k5-7 k7 r7 b7 r1 r2 b1 b2 o1 o2 k13 *", BEN)
    other_order = ("* k13 k7 k5-7 r7 b7 o1 o2 r1 r2 b1 b2", BEN)
    assert position(racks=racks) == position(racks=other_order)
    view = GAME.view(position(), 0)
    assert view.racks[0] == tuple(tiles("k5-7 k7 k13 r1 r2 r7 b1 b2 b7 o1 o2 *"))


@pytest.mark.parametrize(
    "line", ["lay k14 k13 k12", "lay x7 r7 b7", "lay k0 k1 k2", "lay ? r7 b7", "lay k07 r7 b7", "lay"]
)
def test_r4_1_what_is_no_tile_is_malformed(line: str) -> None:
    with pytest.raises(Malformed):
        parse(line, GAME.steps)


def test_r4_1_more_tiles_than_the_box_has_are_malformed() -> None:
    with pytest.raises(Malformed):
        from_json(b'{"do":"lay","tiles":[' + b",".join([b'"k7"'] * 107) + b"]}", GAME.steps)


@pytest.mark.parametrize(
    ("short", "value"),
    [
        ("k3 r3 b3", 9),  # the document's own examples
        ("k7 r7 b7 o7", 28),
        ("k4-6", 15),
        ("r9-13", 55),
        ("o1-13", 91),
        ("k1-3", 6),
        ("k4 k5 *", 15),
        ("* k4 k5", 12),
        ("k4 * k6", 15),
        ("k12 * *", 36),
        ("* * k12 k13", 46),
        ("* k5 k6 *", 22),
        ("k7 r7 *", 21),
        ("k7 r7 * *", 28),
        ("k7 r7 b7 *", 28),
    ],
)
def test_r4_3_runs_and_groups_are_worth_what_their_tiles_stand_for(short: str, value: int) -> None:
    assert worth(short) == value


@pytest.mark.parametrize(
    ("short", "value"), [("k1 * *", 6), ("k7 * *", 24), ("k11 * *", 36), ("k12 * *", 36), ("k13 * *", 39)]
)
def test_r4_3_one_plain_tile_and_two_jokers_is_read_as_what_is_worth_more(short: str, value: int) -> None:
    """As a run k7 k8 k9 is worth 24, as a group 21; for k13 the group is worth 39 and the run 36."""
    assert worth(short) == value


@pytest.mark.parametrize(
    ("short", "why"),
    [
        ("k3 k4", "k3 and k4 need 1 more tile to make a set."),
        ("*", "* needs 2 more tiles to make a set."),
        ("k3 k3", "A set cannot have k3 twice."),
        ("k3 r4", "k3 and r4 have no colour and no number in common."),
        ("* * *", "There are only 2 jokers."),
        ("k7 r7 k7", "A group has each colour only once, and k7 is there twice."),
        ("k7 r7 b7 o7 *", "A group has at most 4 tiles. This one would have 5."),
        ("r4 r5 r7", "That run would skip from r5 to r7."),
        ("r4 * r8 r9", "That run would skip from r4 to r8."),
        ("k12 k13 k1", "A run ends with k13: it does not go on to k1."),
        ("k1 k12 k13", "That run would skip from k1 to k12."),
        ("k3 k4 k4 k5", "A run has each number only once, and k4 is there twice."),
        ("* k1 k2", "There is no tile below k1 that the joker could stand for."),
        ("k12 k13 *", "There is no tile above k13 that the joker could stand for."),
        ("* k12 k13 *", "There is no tile above k13 that the joker could stand for."),
        ("k1-13 *", "A run has at most 13 tiles. This one would have 14."),
        ("k3 r4 b5", "k3 r4 b5 is not a set. A run has one colour, a group has one number."),
        ("k3 r3 k4", "k3 r3 k4 is not a set. A run has one colour, a group has one number."),
    ],
)
def test_r4_3_what_is_no_set_says_why_and_stays_as_written(short: str, why: str) -> None:
    step = lay(short)
    assert step.tiles == tuple(tiles(short))
    assert worth(short) is None
    assert str(why_not(step.tiles)) == why
    with pytest.raises(Illegal) as refusal:
        GAME.apply(position(), step)
    assert str(refusal.value) == why


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("o7 b7 k7", "k7 b7 o7"),
        ("* o7 k7", "k7 o7 *"),
        ("* k7 *", "k7 * *"),
        ("* * k1", "k1 * *"),
        ("r5 r3 r4", "r3 r4 r5"),
        ("* k4 k5", "* k4 k5"),
        ("k4 k5 *", "k4 k5 *"),
        ("* k5 k4", "k4 k5 *"),
        ("k5 k4 *", "* k4 k5"),
        ("k5 * k4", "k4 k5 *"),
        ("k6 k4 *", "k4 * k6"),
        ("k13 * k12", "* k12 k13"),
        ("k10 * k11 k13 *", "* k10 k11 * k13"),
        ("* * k5 k4", "k4 k5 * *"),
    ],
)
def test_r4_3_other_orders_are_read_and_rewritten(given: str, kept: str) -> None:
    step = parse(f"LAY  {given}", GAME.steps)
    assert text(step) == f"lay {kept}"
    assert parse(text(step), GAME.steps) == step
    assert text(parse(f"lift {given}", GAME.steps)) == f"lift {kept}"


def test_r4_3_a_set_has_one_spelling() -> None:
    assert all(Lay(meld.tiles).tiles == meld.tiles for meld in MELDS)
    assert len({meld.tiles for meld in MELDS}) == len(MELDS)


def test_r4_3_a_joker_in_a_group_is_one_of_the_missing_colours() -> None:
    readings = {short: MELDS[NUMBER[lay(short).tiles]].reading for short in ("k7 r7 *", "k7 r7 * *", "k7 r7 b7 *")}
    assert readings == {
        "k7 r7 *": ("k7", "r7", "b7/o7"),
        "k7 r7 * *": ("k7", "r7", "b7", "o7"),
        "k7 r7 b7 *": ("k7", "r7", "b7", "o7"),
    }


def test_r4_3_the_legal_lays_are_the_sets_that_the_rack_holds() -> None:
    state = position(racks=("k1-3 r1 b1 o1 k5 k6 r9 r10 b13 o13 k12 k10", BEN))
    laid = [text(step) for step in GAME.legal(state) if isinstance(step, Lay)]
    assert sorted(laid) == sorted(
        [
            "lay k1 k2 k3",
            "lay k1 r1 b1",
            "lay k1 r1 o1",
            "lay k1 b1 o1",
            "lay r1 b1 o1",
            "lay k1 r1 b1 o1",
        ]
    )


def test_r4_3_jokers_widen_the_legal_lays() -> None:
    state = position(racks=("k1 k2 k12 r5 r7 b9 o9 b4 o6 r10 o12 b13 r13 *", BEN))
    laid = {text(step) for step in GAME.legal(state) if isinstance(step, Lay)}
    assert laid == {"lay k1 k2 *", "lay r5 * r7", "lay b9 o9 *", "lay k12 o12 *", "lay r13 b13 *"}


@pytest.mark.parametrize(
    ("short", "expected"),
    [
        ("k3", True),
        ("* *", True),
        ("k3 k9", True),
        ("k3 r3", True),
        ("k3 k3", False),
        ("* k1 k2", False),
        ("k3 r4", False),
    ],
)
def test_what_further_tiles_can_make_a_set_of_is_being_built(short: str, expected: bool) -> None:
    assert building(tuple(tiles(short))) is expected


def test_a_shown_rack_is_written_in_the_order_of_the_tiles() -> None:
    assert Show(1, ("*", "o3", "k10", "k9")).tiles == ("k9", "k10", "o3", "*")
    assert len(tiles(ANN)) == len(tiles(BEN)) == 14
