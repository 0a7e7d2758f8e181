"""Candidates and rollouts of Heart Tiles against the rules, over many random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
from tools.train_heart_tiles import trained, written

from tilehall.bots.heart_tiles.candidates import NONE, Plan
from tilehall.bots.heart_tiles.features import FEATURES, features
from tilehall.bots.heart_tiles.plan_steps import NAMED, first_place, step_of
from tilehall.bots.heart_tiles.position import (
    Determinization,
    Hand,
    Position,
    after_draws,
    heart_code,
    hearts_of,
    magic_of,
    position_of,
)
from tilehall.bots.heart_tiles.rollout import candidates_in, context_of, draw, hand_over, lead, next_state, over
from tilehall.bots.heart_tiles.search import candidates_of
from tilehall.bots.heart_tiles.value_network import UNIT, NetworkWeights, network
from tilehall.core.game import CHANCE
from tilehall.core.play import begin, pick
from tilehall.games.heart_tiles.cards import ASIDE, MAGIC, cards
from tilehall.games.heart_tiles.rules import HeartTiles
from tilehall.games.heart_tiles.state import State
from tilehall.games.heart_tiles.steps import Deal, Draw, End, Heart, Recycle, Wind

GAME = HeartTiles()


def states(seed: int) -> Iterator[State]:
    """Yield the positions of a random game in which a seat is to act."""
    rng, state = Random(seed), begin(GAME)
    while (actor := GAME.actor(state)) is not None:
        if actor != CHANCE:
            yield state
        state = GAME.apply(state, pick(GAME, state, rng))


def looked(state: State) -> Position:
    return position_of(GAME.view(state, state.seat))


def carried_out(state: State, plan: Plan) -> State:
    """Return the state after all steps of a plan, by the rules; the turn is not ended."""
    seat = state.seat
    if plan.magic != NONE:
        state = GAME.apply(state, step_of(GAME.view(state, seat), plan))
        plan = plan._replace(magic=NONE)
    while plan.places:
        state = GAME.apply(state, step_of(GAME.view(state, seat), plan))
        places = list(plan.places)
        places.remove(first_place(plan))
        plan = plan._replace(places=tuple(places))
    return state


def test_every_plan_does_by_the_rules_what_it_says() -> None:
    rng = Random(3)
    for seed in range(25):
        for state in states(seed):
            if GAME.view(state, state.seat).may.draw:
                continue
            plans = candidates_of(looked(state))
            assert len(plans) == len(list(plans.plans()))
            for plan in rng.sample(list(plans.plans()), min(6, len(plans))):
                # A win shows all cards, so look at the acting seat's tiles before the turn is ended.
                position = position_of(GAME.view(carried_out(state, plan), state.seat))
                assert position.tiles == plan.tiles
                assert position.hand == plan.hand
                assert position.shielded == plan.shielded or plan.tiles.free == (0, 0, 0, 0)


def test_whatever_a_turn_can_score_some_plan_scores() -> None:
    for seed in range(6):
        for state in states(seed):
            if GAME.view(state, state.seat).may.draw:
                continue
            plans = candidates_of(looked(state))
            assert max(lead(plan.tiles) for plan in plans.plans()) == _most(state, state.seat)


def _most(state: State, seat: int) -> int:
    """Return the greatest lead that any order of legal steps reaches within the turn."""
    best, met, left = -100, set(), [state]
    while left:
        now = left.pop()
        key = (now.owned, now.hearts, now.coloured, now.shield, now.hands)
        if key in met:
            continue
        met.add(key)
        mine, theirs = GAME.view(now, seat).scores[seat], GAME.view(now, seat).scores[1 - seat]
        best = max(best, mine - theirs)
        left += [GAME.apply(now, step) for step in GAME.legal(now) if isinstance(step, Heart | Wind | Recycle)]
    return best


def actual_world(state: State, rng: Random) -> Determinization:
    """Return the actual cards, with the decks in some order."""
    held = cards(state.hands[1 - state.seat])
    bag = list(cards(state.bag))
    rng.shuffle(bag)
    hearts = [heart_code(card) for card in bag if card not in MAGIC]
    magic = tuple(MAGIC.index(card) for card in bag if card in MAGIC)
    return Determinization(Hand(hearts_of(held), magic_of(held)), tuple(hearts[ASIDE:]), magic)


def draws(state: State, heart: int | None, magic: int | None) -> State:
    """Return the state after the seat to act has drawn these cards."""
    seat = state.seat
    if heart is not None:
        state = GAME.apply(GAME.apply(state, Draw("heart")), Deal(seat, NAMED[heart]))
    if magic is not None:
        state = GAME.apply(GAME.apply(state, Draw("magic")), Deal(seat, MAGIC[magic]))
    return state


def test_rollouts_go_as_games_by_the_rules() -> None:
    reasons = set()
    for seed in range(60):
        rng = Random(seed)
        state = next(states(seed))
        position, world = looked(state), actual_world(state, rng)
        state, position = draws(state, world.hearts[0], world.magic[0]), after_draws(position, world)
        assert looked(state) == position
        plan = candidates_of(position).plan(rng.randrange(len(candidates_of(position))))
        full = hand_over(position, world._replace(hearts=world.hearts[1:], magic=world.magic[1:]), plan)
        state = GAME.apply(carried_out(state, plan), End())
        while not state.over:
            context, hand = draw(full)
            state = draws(state, *(next(iter(deck), None) for deck in (full.hearts, full.magic)))
            real = looked(state)
            assert (real.tiles, real.hand, real.blocked) == (full.tiles, hand, full.blocked)
            assert context_of(real) == context
            plans = candidates_in(full, hand)
            assert list(plans.plans()) == list(candidates_of(real).plans())
            # With some idle turns, so that some games last until the decks are empty.
            plan = plans.plan(rng.randrange(len(plans)) if rng.random() < 0.3 else 0)
            state = carried_out(state, plan)
            if not state.over:
                state = GAME.apply(state, End())
            assert bool(state.over) == over(context, plan)
            full = next_state(full, hand, plan)
        reasons.add(state.over)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert sorted(outcome.scores) == sorted(sum(code >> 2 for code in side) for side in full.tiles[1:])
    assert reasons == {"tiles", "decks"}


def test_features_of_all_candidates_equal_those_of_each_plan() -> None:
    at = {name: number for number, name in enumerate(FEATURES)}
    for seed in range(10):
        for state in states(seed):
            position = looked(state)
            plans = candidates_of(position)
            table = features(context_of(position), plans)
            assert np.array_equal(table, np.round(table))
            for number, plan in enumerate(plans.plans()):
                counts = sorted([0, 0, *(code >> 2 for code in plan.tiles.mine)])
                theirs = sorted([0, 0, *(code >> 2 for code in plan.tiles.theirs)])
                column = table[:, number]
                assert column[at["points ahead"]] == lead(plan.tiles)
                assert column[at["my points"]] == sum(counts)
                assert [column[at["my second dearest"]], column[at["my dearest heart"]]] == counts[-2:]
                assert [column[at["their second dearest"]], column[at["their dearest heart"]]] == theirs[-2:]
                assert column[at["free tiles"]] == sum(plan.tiles.free)
                assert column[at["my Winds"]] == plan.hand.magic[0]
                assert column[at["shielded"]] == plan.shielded


def test_the_value_network_sums_whole_numbers_only() -> None:
    values = network()
    table = np.full((len(FEATURES), 1), 3.0)
    logit = values.logits(table)[0] * UNIT * UNIT
    neurons = [
        max(0, sum(int(w) * 3 for w in row) + int(b[0])) for row, b in zip(values.inputs, values.biases, strict=True)
    ]
    exact = sum(int(w) * neuron for w, neuron in zip(values.outputs, neurons, strict=True)) + int(values.bias)
    assert round(logit) == exact


def test_training_finds_weights_that_can_be_read_back() -> None:
    weights = trained(games=4, iterations=2)
    assert msgspec.json.decode(written(weights), type=NetworkWeights) == weights
    assert weights == trained(games=4, iterations=2)
    assert {len(row) for row in weights.inputs} == {len(FEATURES)}
