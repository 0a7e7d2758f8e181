"""The PettingZoo environments: they pass PettingZoo's own tests, and show a seat only what it may see."""

from __future__ import annotations

import pickle
from copy import deepcopy
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from msgspec.structs import asdict
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from tilehall.core import options as choices
from tilehall.core.game import CHANCE, Malformed
from tilehall.core.registry import games
from tilehall.research.encoding import encoding_of
from tilehall.research.pettingzoo import env, parallel_env

# An installed game may have no list of its actions.
NAMES = [name for name, game in games().items() if game.actions()]
EVERY = pytest.mark.parametrize("name", NAMES)
SIZES = [(name, seats) for name in NAMES for seats in games()[name].seats]
EVERY_SIZE = pytest.mark.parametrize(("name", "seats"), SIZES)
# The most seats and, alone, a player who has no opponent. The sizes between them are for `make soak`.
ENDS = [(name, seats) for name, seats in SIZES if seats in (1, games()[name].seats[-1])]
MOST_SIZES = pytest.mark.parametrize(
    ("name", "seats"), [size if size in ENDS else pytest.param(*size, marks=pytest.mark.soak) for size in SIZES]
)
# Four cycles of random agents, whose illegal actions become default turns, end a usual game of SUMMON5 too early.
LONG = {"summon5": {"hand": 3, "endgame": "play_out", "sacred": [3]}}
# PettingZoo expects observations with a mask only from its own games.
PLAIN = pytest.mark.filterwarnings("ignore:Observation")


def play(made: Any, rng: Random, steps: int) -> None:
    """Take random legal actions until the game is over or the steps are taken."""
    for _ in range(steps):
        observation, _, ended, cut, _ = made.last()
        if ended or cut:
            return
        made.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))


@PLAIN
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@EVERY_SIZE
def test_every_game_passes_the_api_test_with_every_number_of_seats(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=40)


@MOST_SIZES
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    seed_test(partial(env, name, seats), num_cycles=30)


@MOST_SIZES
def test_an_agent_is_truncated_after_its_last_cycle(name: str, seats: int) -> None:
    settings: dict[str, Any] = {"seats": seats, "illegal": "default", "options": LONG.get(name)}
    max_cycles_test(
        SimpleNamespace(env=partial(env, name, **settings), parallel_env=partial(parallel_env, name, **settings))
    )


@EVERY_SIZE
def test_a_game_with_any_options_ends_with_rewards_that_add_up(name: str, seats: int) -> None:
    game = games()[name]
    rng = Random(f"{name} {seats}")
    options = asdict(choices.draw(game, seats, rng))
    if "rounds" in options:  # fifty rounds would take too long
        options |= {"rounds": 1, "point_limit": 0}
    made = env(name, seats, options=options)
    made.reset(seed=7)
    play(made, rng, 5000)
    assert all(made.terminations.values())
    assert seats == 1 or abs(sum(made.rewards.values())) < 1e-9


@MOST_SIZES
@pytest.mark.parametrize("usual", [True, False])
def test_a_copy_in_the_middle_of_a_game_goes_on_in_the_same_way(name: str, seats: int, usual: bool) -> None:
    game = games()[name]
    options = game.options() if usual else choices.draw(game, seats, Random(f"{name} {seats}"))
    made = env(name, seats, options=asdict(options))
    made.reset(seed=3)
    play(made, Random(1), 15)
    copies = [made, deepcopy(made), pickle.loads(pickle.dumps(made))]
    for each in copies:
        play(each, Random(2), 25)
    one, *others = (each.state() for each in copies)
    assert all(np.array_equal(one, other) for other in others)


@MOST_SIZES
def test_observations_fit_their_space_and_show_a_seat_only_what_it_may_see(name: str, seats: int) -> None:
    """Play with default options and with any. Positions that look alike to a seat must have equal observations."""
    game, rng, hidden = games()[name], Random(f"{name} {seats}"), 0
    for options in (game.options(), *(choices.draw(game, seats, rng) for _ in range(2))):
        made = env(name, seats, options=asdict(options)).unwrapped
        made.reset(seed=rng.randrange(2**31))
        for _ in range(30):
            play(made, rng, 1)
            state = made.position
            whole = made.state()
            assert made.state_space.contains(whole)
            if not made.agents or game.actor(state) is None:
                break
            for seat, agent in enumerate(made.possible_agents):
                seen = made.observe(agent)
                assert made.observation_space(agent).contains(seen)
                made.position = game.guess(game.view(state, seat), rng)
                other = made.observe(agent)
                assert all(np.array_equal(seen[part], other[part]) for part in seen)
                hidden += not np.array_equal(whole, made.state())
                made.position = state
    assert bool(hidden) == (game.hides and seats > 1), "the state shows what observations hide"


def test_a_deal_to_another_seat_changes_no_observation() -> None:
    encoding, game = encoding_of("rummikub"), games()["rummikub"]
    state = game.setup(game.options(), 2)
    while game.actor(state) == CHANCE:
        steps = [step for step, _ in game.odds(state)]
        if getattr(steps[0], "seat", 0) == 1:
            after = [game.view(game.apply(state, step), 0) for step in steps]
            vectors = {encoding.observe(view, game.options(), 2).tobytes() for view in after}
            assert len(vectors) == 1 or "first" in str(steps[0])
        state = game.apply(state, steps[0])


def test_an_illegal_action_ends_the_game_for_its_agent() -> None:
    made = env("rummikub")
    made.reset(seed=1)
    loser = made.agent_selection
    made.step(0)
    assert made.rewards[loser] == -1
    assert all(made.terminations.values())


@EVERY
def test_boards_are_drawn_as_text_and_as_svg(name: str) -> None:
    for mode in ("ansi", "svg"):
        made = env(name, render_mode=mode)
        made.reset(seed=1)
        drawn = made.render()
        assert "player_0" in drawn
        if mode == "svg":
            ElementTree.fromstring(drawn)


def test_a_wrong_game_option_or_number_of_seats_is_refused_with_a_sentence() -> None:
    for name, settings in (
        ("chess", {}),
        ("miners", {"seats": 9}),
        ("miners", {"options": {"goal": "gold"}}),
        ("miners", {"render_mode": "human"}),
        ("miners", {"illegal": "ignore"}),
    ):
        with pytest.raises(Malformed, match=r"\w+ .*\."):
            env(name, **settings)


@PLAIN
@MOST_SIZES
def test_every_game_is_also_a_parallel_environment(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats=seats, illegal="default"), num_cycles=60)


def test_an_agent_that_is_not_to_act_has_no_legal_action() -> None:
    made = env("heart-tiles")
    made.reset(seed=2)
    acts = made.agent_selection
    assert {agent: bool(made.observe(agent)["action_mask"].any()) for agent in made.agents} == {
        agent: agent == acts for agent in made.agents
    }
