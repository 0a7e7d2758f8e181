"""SUMMON5's kernel against the rules: the same turns, the same points, the same games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tilehall.bots.bot import payoff
from tilehall.bots.summon5.arrays import Determinizations, PositionArrays
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, Resign
from tilehall.core.play import advance, begin, pick
from tilehall.games.summon5 import Summon5
from tilehall.games.summon5.board import Laid
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.state import Options, State
from tilehall.games.summon5.steps import Deal, End, Stuck

GAME = Summon5()
MAX_TURNS = 50_000  # more than any of these small hands has

FACTORS = (1, 2, 3, 1, 1, 5, 1, 1, 4, 1)
VARIANTS = {
    "the document's game": Options(hand=4),
    "strict": Options(hand=4, strict=True),
    "strict, with two numbers": Options(hand=3, strict=True, sacred=(2, 5)),
    "mixed paths": Options(hand=3, sacred=(3, 7, 4)),
    "multipliers": Options(hand=4, multipliers=FACTORS),
    "patterns": Options(hand=3, patterns=True, sacred=(3,)),
    "progressive": Options(hand=4, progressive=True),
    "portals": Options(hand=3, portals=8, board=11),
    "obstacles": Options(hand=4, obstacles=20, board=11),
    "everything": Options(
        hand=3,
        sacred=(2, 3),
        board=11,
        portals=8,
        obstacles=8,
        patterns=True,
        progressive=True,
        strict=True,
        multipliers=FACTORS,
        endgame="play_out",
    ),
}


def turns_by_the_rules(state: State) -> dict[Laid, int]:
    """Return every legal turn, as `legal` and `apply` lead to it, and what it earns."""
    found: dict[Laid, int] = {}
    seen, left = {state.draft}, [state]
    while left:
        state = left.pop()
        for step in GAME.legal(state):
            after = GAME.apply(state, step)
            if isinstance(step, End):
                assert after.last is not None
                found[state.draft] = after.last.points
            elif not step.final and after.draft not in seen:
                seen.add(after.draft)
                left.append(after)
    return found


def positions(options: Options, seats: int, rng: Random) -> Iterator[State]:
    """Yield every position of a random game in which a seat begins a turn."""
    state = begin(GAME, options, seats)
    while (actor := GAME.actor(state)) is not None:
        if actor != CHANCE and not state.draft:
            yield state
        state = GAME.apply(state, pick(GAME, state, rng))


def lines(state: State) -> str:
    return "\n".join((*GAME.view(state, None).board, f"hand {state.hands[state.seat]}", str(state.options)))


def agrees(state: State) -> None:
    arrays = PositionArrays(GAME.view(state, state.seat))
    expected = turns_by_the_rules(state)
    found = arrays.turns(MAX_TURNS)
    assert {arrays.laid(turn): int(turn[0]) for turn in found} == expected, lines(state)
    assert len(found) == len(expected), f"a turn is found twice\n{lines(state)}"
    best = [int(turn[0]) for turn in arrays.turns(1)]
    assert best == sorted(expected.values())[-1:], lines(state)
    some = [int(turn[0]) for turn in arrays.turns(7)]
    assert some == sorted(expected.values(), reverse=True)[:7], lines(state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_turn_is_found_with_its_points(variant: str) -> None:
    rng = Random(f"turns {variant}")
    looked_at = 0
    for _ in range(2):
        for state in positions(VARIANTS[variant], 2, rng):
            if rng.random() < 0.3:
                agrees(state)
                looked_at += 1
    assert looked_at > 3


def test_every_legal_turn_is_found_under_any_options() -> None:
    for number in range(20):
        rng = Random(f"any options {number}")
        seats = rng.choice((1, 2, 3, 4))
        options = replace(choices.draw(GAME, seats, rng), hand=3)
        for state in positions(options, seats, rng):
            if rng.random() < 0.15:
                agrees(state)


def test_the_best_of_a_larger_hand_is_the_best_of_all() -> None:
    state = next(positions(Options(hand=6), 2, Random(3)))
    arrays = PositionArrays(GAME.view(state, state.seat))
    assert int(arrays.turns(1)[0][0]) == max(turns_by_the_rules(state).values())


@pytest.mark.parametrize("options", [{"patterns": True}, {"multipliers": FACTORS}, {"strict": True}, {}])
def test_the_best_of_a_full_hand_is_the_first_of_the_list(options: dict[str, object]) -> None:
    given = replace(Options(), **options)
    for state in positions(given, 2, Random(8)):
        arrays = PositionArrays(GAME.view(state, state.seat))
        assert [int(turn[0]) for turn in arrays.turns(1)] == [int(turn[0]) for turn in arrays.turns(MAX_TURNS)[:1]], (
            lines(state)
        )


def by_the_rules(state: State, pile: list[int]) -> State:
    """Play the game to its end with every seat's first best-scoring turn and tiles drawn in this order."""
    while (actor := GAME.actor(state)) is not None:
        if actor == CHANCE:
            state = GAME.apply(state, Deal(state.seat, str(pile.pop(0))))
            continue
        arrays = PositionArrays(GAME.view(state, actor))
        turns = arrays.turns(1)
        for step in [*in_order(arrays.board, arrays.laid(turns[0])), End()] if len(turns) else [Stuck()]:
            state = GAME.apply(state, step)
    return state


def test_rollouts_play_on_as_the_rules_play_them() -> None:
    ends = set()
    for number in range(60):
        rng = Random(f"on {number}")
        seats = rng.choice((1, 2, 2, 3, 4))
        options = choices.draw(GAME, seats, rng)
        state = rng.choice(list(positions(options, seats, rng)))
        if seats > 2 and rng.random() < 0.5:
            state = advance(GAME, state, Resign((state.seat + 1) % seats))
        pile = [tile for tile, count in enumerate(state.pile) for _ in range(count)]
        rng.shuffle(pile)
        arrays = PositionArrays(GAME.view(state, state.seat))
        hands = np.array([[[hand.count(tile) for tile in range(10)] for hand in state.hands]])
        world = Determinizations(hands, np.array([pile], np.int64).reshape(1, len(pile)))
        nothing = np.full((1, 9), -1, np.int64)
        scores, payoffs = arrays.rollouts(nothing, world, 1000)
        outcome = GAME.outcome(by_the_rules(state, pile))
        assert outcome is not None
        assert tuple(scores[0, 0]) == outcome.scores, lines(state)
        assert payoffs[0, 0] == pytest.approx(payoff(outcome, state.seat)), lines(state)
        ends.add((options.endgame, outcome.reason))
    assert {endgame for endgame, _ in ends} == {"last_round", "round", "pile", "play_out"}
    assert {reason for _, reason in ends} == {"pile", "stuck", "target"}


def test_determinizations_hold_what_the_view_hides_and_nothing_else() -> None:
    rng = Random(4)
    for state in positions(Options(), 3, rng):
        arrays = PositionArrays(GAME.view(state, state.seat))
        worlds = arrays.determinizations(3, rng)
        for hands, pile in zip(worlds.hands, worlds.piles, strict=True):
            assert tuple(hands.sum(axis=1)) == tuple(map(len, state.hands))
            assert tuple(hands[state.seat]) == tuple(state.hands[state.seat].count(tile) for tile in range(10))
            tiles = hands.sum(axis=0) + np.bincount(pile, minlength=10)
            assert tuple(tiles) == tuple(state.pile[t] + sum(h.count(t) for h in state.hands) for t in range(10))
