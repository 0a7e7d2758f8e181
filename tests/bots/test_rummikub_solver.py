"""The solver of Rummikub against integer programming, brute force and the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.bots.rummikub_program import IntegerProgram
from tests.support.parameters import in_soak_except
from tilehall.bots.rummikub.dynamic_program import TILES as EACH
from tilehall.bots.rummikub.dynamic_program import DynamicProgram
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.solver import most_laid, solve
from tilehall.core.registry import find
from tilehall.games.rummikub.melds import MELDS, NUMBER
from tilehall.games.rummikub.state import State, bag_of_sets, value_of_sets
from tilehall.games.rummikub.tiles import BOX, JOKERS, POINTS, Bag, bag_of, points, size, tiles_of, within

PLAIN = (1 << JOKERS) - 1
VALUES = POINTS[:13] + POINTS[-1:]  # by number, and a joker


def position(rng: Random, tiles: int, jokers: int, rack: int) -> tuple[tuple[int, ...], Bag]:
    """Return a table of at least so many tiles, and a rack; the jokers are on either."""
    on_table = rng.randint(0, jokers) if tiles else 0
    free, table, lying = BOX & PLAIN, list[int](), 0
    while size(lying) < tiles:
        number = rng.randrange(len(MELDS))
        meld = MELDS[number]
        if len(meld.tiles) > rng.choice((3, 3, 3, 4, 4, 5, 6, 9)) or meld.jokers > on_table:
            continue
        if (on_table and not meld.jokers and rng.random() < 0.9) or not within(meld.plain, free):
            continue
        table.append(number)
        free, lying, on_table = free - meld.plain, lying + meld.bag, on_table - meld.jokers
    on_rack = jokers - (lying >> JOKERS)
    drawn = rng.sample(tiles_of(free), min(rack - on_rack, size(free)))
    return tuple(sorted(table)), bag_of(drawn) + (on_rack << JOKERS)


def told(table: tuple[int, ...], rack: Bag) -> str:
    """Return a position as text, for a failure message."""
    return f"{[' '.join(MELDS[number].tiles) for number in table]} and {' '.join(tiles_of(rack))}"


@pytest.fixture(scope="module")
def program() -> IntegerProgram:
    return IntegerProgram()


def put(table: tuple[int, ...], rack: Bag, play: Play | None) -> Bag:
    """Check that a play is legal and return what it lays."""
    if play is None:
        return 0
    assert not Counter(play.lifted) - Counter(table), told(table, rack)
    after = bag_of_sets(play.over(table))
    assert within(bag_of_sets(table), after), told(table, rack)
    assert within(after, bag_of_sets(table) + rack), told(table, rack)
    assert play.put
    return play.put


PARTS = 4  # of the positions; `make soak` has all but the first
# Tiles on the table, jokers, positions: integer programming takes seconds for some of the largest.
CLASSES = (
    (0, 0, 60),
    (0, 1, 60),
    (0, 2, 60),
    (6, 0, 150),
    (6, 1, 120),
    (6, 2, 80),
    (20, 0, 120),
    (20, 1, 100),
    (20, 2, 60),
    (40, 0, 60),
    (40, 1, 40),
    (40, 2, 12),
    (60, 0, 40),
    (60, 1, 12),
    (60, 2, 3),
    (80, 0, 30),
    (80, 1, 6),
    (80, 2, 2),
)


def test_there_are_a_thousand_positions_up_to_eighty_tiles_and_two_jokers() -> None:
    assert sum(count for _, _, count in CLASSES) >= 1000


@pytest.mark.parametrize("part", in_soak_except(range(PARTS), 0))
@pytest.mark.parametrize(("tiles", "jokers", "count"), CLASSES)
def test_the_solver_lays_as_many_tiles_as_integer_programming(
    program: IntegerProgram, tiles: int, jokers: int, count: int, part: int
) -> None:
    rng = Random(f"{tiles} {jokers} {part}")
    for _ in range(-(-count // PARTS)):
        table, rack = position(rng, tiles, jokers, rng.choice((4, 8, 12, 16)))
        laid = size(put(table, rack, solve(table, rack)))
        assert laid == program.best(bag_of_sets(table), rack), told(table, rack)


def test_the_solver_lays_as_many_points_as_integer_programming(program: IntegerProgram) -> None:
    rng = Random(2)
    for _ in range(60):
        table, rack = position(rng, rng.choice((6, 20, 30)), rng.choice((0, 1)), rng.choice((4, 8, 12)))
        laid = points(put(table, rack, solve(table, rack, VALUES)))
        assert laid == program.best(bag_of_sets(table), rack, POINTS), told(table, rack)


@pytest.mark.parametrize("least", [0, 30, 60])
def test_an_opening_lays_as_many_tiles_as_integer_programming(program: IntegerProgram, least: int) -> None:
    rng = Random(least)
    for _ in range(60):
        _, rack = position(rng, 0, rng.choice((0, 1, 1, 2)), rng.choice((14, 18, 24)))
        play = opening(rack, least)
        if play is not None:
            assert not play.lifted
            assert within(play.put, rack)
            assert value_of_sets(play.laid) >= least
        laid = play.count if play else -1 if least else 0
        assert laid == program.best(0, rack, least=least), told((), rack)


def test_what_can_be_laid_is_what_the_solver_lays() -> None:
    rng = Random(3)
    for _ in range(100):
        table, rack = position(rng, rng.choice((6, 20, 40)), rng.choice((0, 1, 2)), 10)
        laid = most_laid(bag_of_sets(table), rack)
        play = solve(table, rack)
        assert size(laid) == (play.count if play else 0), told(table, rack)
        assert within(laid, rack)


def test_a_whole_colour_twice_has_room_for_a_joker_in_a_third_run() -> None:
    long = NUMBER[tuple(f"k{number}" for number in range(1, 14))]
    table = (long, long)
    play = solve(table, bag_of(("*",)))
    assert play is not None
    assert put(table, bag_of(("*",)), play) == bag_of(("*",))


def test_no_joker_is_laid_where_there_is_no_room_for_one() -> None:
    full = (NUMBER["k7", "r7", "b7", "o7"],)
    assert solve(full, bag_of(("*",))) is None
    assert solve((), bag_of(("*", "*"))) is None


def arrangements(must: Bag, may: Bag) -> Iterator[tuple[int, ...]]:
    """Yield every table that has all of the tiles in `must` and some of those in `may`."""
    hand = must + may
    sets = [number for number, meld in enumerate(MELDS) if within(meld.bag, hand)]

    def further(start: int, left: Bag, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if within(must, hand - left):
            yield chosen
        for at in range(start, len(sets)):
            if within(MELDS[sets[at]].bag, left):
                yield from further(at, left - MELDS[sets[at]].bag, (*chosen, sets[at]))

    return further(0, hand, ())


def test_of_plays_that_lay_as_much_it_takes_one_that_lifts_the_fewest_sets() -> None:
    rng, looked = Random(4), 0
    while looked < 150:
        table, rack = position(rng, rng.choice((6, 9, 12)), rng.choice((0, 0, 1)), rng.choice((3, 5, 7)))
        hand = bag_of_sets(table) + rack
        if sum(within(meld.bag, hand) for meld in MELDS) > 60:
            continue  # too many tables to look at all
        looked += 1
        tables = list(arrangements(bag_of_sets(table), rack))
        laid = max(size(bag_of_sets(each)) for each in tables) - size(bag_of_sets(table))
        fewest = min(
            (Counter(table) - Counter(each)).total()
            for each in tables
            if size(bag_of_sets(each)) - size(bag_of_sets(table)) == laid
        )
        play = solve(table, rack)
        assert size(put(table, rack, play)) == laid, told(table, rack)
        assert len(play.lifted if play else ()) == (fewest if laid else 0), told(table, rack)


def test_every_play_is_a_turn_that_the_rules_take() -> None:
    game, rng = find("rummikub"), Random(5)
    for _ in range(80):
        table, rack = position(rng, rng.choice((6, 20, 40)), rng.choice((0, 1, 2)), rng.choice((6, 10, 14)))
        play = solve(table, rack)
        if play is None:
            continue
        rest = BOX - bag_of_sets(table) - rack
        state: Any = State(
            options=game.options(),
            racks=(rack, 0),
            pool=rest,
            playing=(True, True),
            opened=(True, True),
            passed=(False, False),
            totals=(0, 0),
            owed=(0, 0),
            table=table,
            seat=0,
        )
        for step in play.steps:
            state = game.apply(state, step)
        assert state.racks[0] == rack - play.put
        assert state.table == play.over(table)


def test_pruning_dominated_states_loses_nothing() -> None:
    class Whole(DynamicProgram):
        def prune(self, layer: dict[int, int]) -> dict[int, int]:
            return layer

    rng = Random(6)
    for _ in range(60):
        table, rack = position(rng, rng.choice((6, 20, 40)), rng.choice((0, 1)), 10)
        bag = bag_of_sets(table)
        for sparing in (False, True):
            pruned, whole = (kind(bag, rack, EACH, sparing) for kind in (DynamicProgram, Whole))
            assert pruned.score == whole.score, told(table, rack)


def test_more_on_the_rack_never_lays_less() -> None:
    rng = Random(7)
    for _ in range(40):
        table, rack = position(rng, 20, 1, 10)
        counts = [size(most_laid(bag_of_sets(table), bag_of(tiles_of(rack)[:some]))) for some in range(size(rack) + 1)]
        assert all(less <= more for less, more in pairwise(counts)), told(table, rack)
