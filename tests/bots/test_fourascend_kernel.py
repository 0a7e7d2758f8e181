"""The kernel of 4ascend against its rules: both play the same games and agree at every step."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tilehall.bots.fourascend.kernel import bitboard, evaluation, position, rollout
from tilehall.bots.fourascend.kernel import rng as kernel_rng
from tilehall.core.options import draw, ends
from tilehall.core.play import begin, pick
from tilehall.core.play import playout as by_the_rules
from tilehall.games.fourascend import FourAscend
from tilehall.games.fourascend.board import BIT, BOARD, CELLS, CHAIN, STRIDE, chains, mask
from tilehall.games.fourascend.state import Options, State
from tilehall.games.fourascend.steps import Grow, Plant, Step, Stone, Wait

GAME = FourAscend()
ALL = tuple(
    mask(line)
    for row, column in CELLS
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    if set(line := [(row + down * step, column + right * step) for step in range(CHAIN)]) <= set(CELLS)
)


def spot(cell: tuple[int, int]) -> int:
    return cell[0] * STRIDE + cell[1]


def whole(pair: tuple[np.uint64, np.uint64]) -> int:
    return int(pair[0]) | int(pair[1]) << 64


def assert_same(state: State, bits: position.Boards, scalars: position.Scalars) -> None:
    """Check every field of the state, the seat to act, and its legal steps."""
    boards = [whole((bits[at], bits[at + 1])) for at in range(0, position.BOARDS, 2)]
    assert boards == [*state.stones, state.plants, state.vacated]
    assert tuple(scalars[:2]) == state.hp
    assert (scalars[position.SEAT], scalars[position.PLACED], scalars[position.WAIT]) == (
        state.seat,
        state.placed,
        state.wait,
    )
    assert position.DUES[scalars[position.DUE]] == state.due
    assert (scalars[position.GROW], bool(scalars[position.RENEW])) == (state.grow, state.renew)
    assert position.ENDS[scalars[position.OVER]] == state.over
    actor = GAME.actor(state)
    assert position.actor(scalars) == (position.NOBODY if actor is None else actor)
    if actor in (0, 1):
        legal = mask([step.cell for step in GAME.legal(state) if isinstance(step, Stone)])
        assert whole(position.empty(bits)) == legal


def take(step: Step, bits: position.Boards, scalars: position.Scalars, encoded: position.Scalars) -> None:
    match step:
        case Stone(cell):
            position.place(bits, scalars, encoded, spot(cell))
        case Plant(cell):
            position.plant(bits, scalars, spot(cell))
        case Grow(plants):
            position.picked(bits, scalars, plants)
        case Wait(moves):
            position.renewed(scalars, moves)


@pytest.mark.parametrize("seed", range(80))
def test_rules_and_kernel_play_the_same_game_under_any_options(seed: int) -> None:
    rng = Random(f"both {seed}")
    options = draw(GAME, 2, rng)
    state = begin(GAME, options)
    bits, scalars = position.encode_state(state)
    encoded = position.encode_options(options)
    assert_same(state, bits, scalars)
    while GAME.actor(state) is not None and state.placed < 400:
        step = pick(GAME, state, rng)
        state = GAME.apply(state, step)
        take(step, bits, scalars, encoded)
        assert_same(state, bits, scalars)
    if outcome := GAME.outcome(state):
        payoff = 0.5 if not outcome.winners else float(outcome.winners == (0,))
        assert position.payoff_to_black(scalars, encoded) == payoff


@pytest.mark.parametrize("seed", range(40))
def test_chance_in_the_kernel_does_what_the_rules_let_it_do(seed: int) -> None:
    rng = Random(f"chance {seed}")
    options = draw(GAME, 2, rng)
    encoded, state_of_rng = position.encode_options(options), kernel_rng.seeded(seed)
    bits, scalars = position.encode_state(begin(GAME, options))
    for _ in range(120):
        state = stated(options, bits, scalars)
        free = whole(position.bare(bits))
        position.roll(bits, scalars, encoded, state_of_rng)
        after = stated(options, bits, scalars)
        new = after.plants & ~state.plants
        assert new & ~free == 0
        assert new.bit_count() in amounts(state, free.bit_count())
        if state.renew:
            low, high = ends(options.sprout_every)
            assert low <= after.wait <= high
        assert GAME.actor(after) != position.CHANCE
        if after.over:
            break
        low_word, high_word = position.empty(bits)
        spot = kernel_rng.any_spot(state_of_rng, np.uint64(low_word), np.uint64(high_word))
        position.place(bits, scalars, encoded, spot)


def stated(options: Options, bits: position.Boards, scalars: position.Scalars) -> State:
    black, white, plants, vacated = (whole((bits[at], bits[at + 1])) for at in range(0, position.BOARDS, 2))
    return State(
        options=options,
        stones=(black, white),
        plants=plants,
        vacated=vacated,
        hp=(int(scalars[0]), int(scalars[1])),
        seat=int(scalars[position.SEAT]),
        placed=int(scalars[position.PLACED]),
        wait=int(scalars[position.WAIT]),
        due=position.DUES[scalars[position.DUE]],
        grow=int(scalars[position.GROW]),
        renew=bool(scalars[position.RENEW]),
        over=position.ENDS[scalars[position.OVER]],
    )


def amounts(state: State, free: int) -> range:
    """Return how many plants may grow in all before the next stone."""
    if state.over:
        return range(1)
    if state.due:
        low, high = ends(getattr(state.options, state.due))
        return range(min(low, free), min(high, free) + 1)
    return range(state.grow, state.grow + 1)


def test_every_free_cell_is_as_likely() -> None:
    state_of_rng, free = kernel_rng.seeded(5), mask([(row, column) for row in range(0, 9, 2) for column in range(9)])
    low, high = bitboard.split(free)
    drawn = [kernel_rng.any_spot(state_of_rng, low, high) for _ in range(9000)]
    few = [kernel_rng.one_of(state_of_rng, low, high) for _ in range(9000)]
    for draws in (drawn, few):
        counts = [draws.count(spot(cell)) for cell in CELLS if BIT[cell] & free]
        assert sum(counts) == 9000
        assert min(counts) > 140  # 200 each; five standard deviations are 70
        assert max(counts) < 270


def random_sides(rng: Random) -> tuple[int, int]:
    filled = rng.random()
    mine = theirs = 0
    for cell in CELLS:
        if rng.random() < filled:
            if rng.random() < 0.5:
                mine |= BIT[cell]
            else:
                theirs |= BIT[cell]
    return mine, theirs


def test_chains_and_the_cells_that_finish_them_are_found_on_any_board() -> None:
    rng = Random(3)
    for _ in range(300):
        mine, theirs = random_sides(rng)
        assert whole(bitboard.chains(*bitboard.split(mine))) == chains(mine)
        mine &= ~chains(mine)
        empty = BOARD & ~(mine | theirs)
        pairs = (*bitboard.split(mine), *bitboard.split(empty))
        assert whole(bitboard.finishing(*pairs)) == sum(
            bit for bit in BIT.values() if bit & empty and chains(mine | bit)
        )
        lines = [line for line in ALL if not line & theirs and (line & mine).bit_count() >= 2]
        spread = 0
        for line in lines:
            spread |= line
        assert whole(bitboard.building(*pairs)) == spread & empty


def test_open_windows_are_counted_by_their_stones() -> None:
    rng = Random(4)
    for _ in range(200):
        mine, theirs = random_sides(rng)
        mine &= ~chains(mine)
        found = [0, 0, 0, 0]
        for direction in range(4):
            windows = evaluation.open_windows(*bitboard.split(mine), *bitboard.split(theirs), direction)
            for stones in (1, 2, 3):
                found[stones] += sum(int(word).bit_count() for word in windows[2 * stones - 2 : 2 * stones])
        for stones in (1, 2, 3):
            assert found[stones] == sum(not line & theirs and (line & mine).bit_count() == stones for line in ALL)


def test_random_games_of_the_kernel_are_as_long_as_those_of_the_rules() -> None:
    state, rng = begin(GAME), Random(6)
    lengths = []
    for _ in range(150):
        *_, (_, last) = by_the_rules(GAME, state, rng)
        lengths.append(last.placed)
    bits, scalars = position.encode_state(state)
    _, stones = rollout.random_games(bits, scalars, position.encode_options(state.options), kernel_rng.seeded(6), 4000)
    error = float(np.std(lengths)) / len(lengths) ** 0.5
    assert abs(stones / 4000 - float(np.mean(lengths))) < 4 * error
