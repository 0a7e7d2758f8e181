"""The games in OpenSpiel: they pass its own tests, remember what a player has seen, and show nothing else."""

from __future__ import annotations

import pickle
import unittest
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tests.support.openspiel_playthrough import FOLDER, PLAYED, playthrough
from tests.support.parameters import in_soak_except
from tilehall.bots.bot import Clock
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, Malformed
from tilehall.core.play import begin, roll, whole_turn
from tilehall.core.registry import games
from tilehall.research.openspiel import TileGame, TileState, parameters, short_name
from tilehall.research.openspiel_bots import search_bot
from tilehall.research.pettingzoo import env

NAMES = [name for name, game in games().items() if game.actions()]
EVERY = pytest.mark.parametrize("name", NAMES)
MOST_IN_SOAK = pytest.mark.parametrize("name", in_soak_except(NAMES, "heart-tiles"))
QUICK = ("4ascend", "heart-tiles", "rummikub")
FAST = [(name, 2) for name in ("4ascend", "heart-tiles", "miners")]
EVERY_SIZE = pytest.mark.parametrize(
    ("name", "seats"),
    [
        (name, seats) if (name, seats) in FAST else pytest.param(name, seats, marks=pytest.mark.soak)
        for name in NAMES
        for seats in games()[name].seats
    ],
)


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(short_name(name), params)


def step(state: Any, rng: Random) -> None:
    """Take a random step of chance or of a player."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(game: Any, rng: Random, steps: int) -> Iterator[Any]:
    """Yield the states of a random play, each of them to be looked at before the next."""
    state = game.new_initial_state()
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        step(state, rng)


def seen(state: Any, seat: int) -> tuple[Any, ...]:
    """Return everything that OpenSpiel shows to a player."""
    return (
        state.information_state_string(seat),
        tuple(state.information_state_tensor(seat)),
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
        str(state.to_observation_struct(seat).to_json()),
    )


@EVERY_SIZE
def test_every_game_passes_random_simulations_with_every_number_of_players(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, players=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@EVERY
def test_every_game_passes_random_simulations_with_any_options(name: str) -> None:
    game = games()[name]
    for number in range(6):
        rng = Random(f"{name} {number}")
        seats = game.seats[number % len(game.seats)]
        options = choices.draw(game, seats, rng)
        if getattr(options, "rounds", 1) != 1:
            continue  # fifty rounds of Rummikub take too long
        made = load(name, players=seats, **parameters(options))
        assert made.options == options
        pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


@MOST_IN_SOAK
def test_every_game_passes_the_api_test_of_openspiel(name: str) -> None:
    from absl import flags
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase  # imports all of OpenSpiel's games

    flags.FLAGS(["test"])
    case = type("ApiTest", (EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": load(name)})
    result = unittest.defaultTestLoader.loadTestsFromTestCase(case).run(unittest.TestResult())
    assert result.testsRun >= 5
    assert not result.failures + result.errors


@EVERY
def test_actions_and_observations_have_the_numbers_of_pettingzoo(name: str) -> None:
    made = env(name)
    made.reset(seed=1)
    for state in played(load(name), Random(4), 80):
        if state.is_chance_node() or state.is_terminal():
            continue
        made.unwrapped.position = state.now.position
        observation = made.observe(f"player_{state.current_player()}")
        assert np.flatnonzero(observation["action_mask"]).tolist() == state.legal_actions()
        assert observation["observation"].tolist() == state.observation_tensor()


@EVERY
def test_chance_has_the_odds_of_the_rules_under_fixed_numbers(name: str) -> None:
    game, made = games()[name], load(name)
    kinds = 0
    for state in played(made, Random(2), 700):
        if not state.is_chance_node():
            continue
        odds = {str(each): weight for each, weight in game.odds(state.now.position)}
        total = sum(odds.values())
        for number, probability in state.chance_outcomes():
            assert probability == odds.pop(state.action_to_string(CHANCE, number)) / total
            if number < len(game.outcomes()):
                assert state.action_to_string(CHANCE, number) == str(game.outcomes()[number])
            else:
                kinds += 1
        assert not odds
    assert bool(kinds) == (name == "rummikub"), "only Rummikub has a step that is in no list: racks that are shown"


@pytest.mark.parametrize("name", in_soak_except(NAMES, *QUICK))
def test_a_resampled_state_looks_the_same_to_its_player_and_differs_in_what_is_hidden(name: str) -> None:
    rng, hidden = Random(3), 0
    for state in played(load(name), rng, 120):
        for seat in range(state.num_players()) if len(state.history()) % 5 == 0 else ():
            guess = state.resample_from_infostate(seat, rng.random)
            assert seen(guess, seat) == seen(state, seat)
            assert guess.current_player() == state.current_player()
            if state.current_player() == seat:
                assert guess.legal_actions() == state.legal_actions()
            hidden += str(guess) != str(state)
    assert bool(hidden) == games()[name].hides


@pytest.mark.parametrize("name", [name for name in NAMES if games()[name].hides])
def test_a_resampled_state_depends_on_what_its_player_has_seen_alone(name: str) -> None:
    compared = 0
    for state in played(load(name, players=2), Random(3), 40):
        worlds = [state.child(action) for action in state.legal_actions()[:2]] if state.is_chance_node() else []
        if len(worlds) == 2 and seen(worlds[0], 0) == seen(worlds[1], 0):  # another card for player 1
            guesses = [each.resample_from_infostate(0, Random(2).random) for each in worlds]
            assert str(guesses[0]) == str(guesses[1])
            assert seen(guesses[0], 1) == seen(guesses[1], 1)
            compared += 1
    assert compared


@pytest.mark.parametrize("name", in_soak_except([name for name in NAMES if games()[name].hides], *QUICK))
def test_a_hidden_deal_changes_nothing_for_other_players(name: str) -> None:
    rng, compared = Random(6), 0
    for state in played(load(name, players=2), rng, 90):
        if not state.is_chance_node():
            continue
        for seat in range(2):
            by_line: dict[str, set[tuple[Any, ...]]] = {}
            for number, _ in state.chance_outcomes()[:6]:
                after = state.child(number)
                if after.is_terminal():
                    continue  # after the game everything is open
                line = str(after.now.histories[seat])
                by_line.setdefault(line, set()).add(seen(after, seat))
            assert all(len(shown) == 1 for shown in by_line.values())
            compared += any("?" in line for line in by_line)
            strings = [shown[0] for each in by_line.values() for shown in each]
            assert len(set(strings)) == len(by_line)
    assert compared


def told(state: TileState, action: int, seat: int) -> tuple[Any, ...]:
    """Return what a player learns from an action, as the hall would tell it: its own step, or the facts."""
    game, before = state.now.game, state.now.position
    after = state.child(action)
    taken = state._step(state.current_player(), action)
    if state.now.actor == seat:
        return (taken,)
    return tuple(game.tell(before, taken, after.now.position, seat))


@EVERY
def test_information_states_are_equal_exactly_if_a_player_was_told_the_same(name: str) -> None:
    """Compare branches of one play with the facts that the hall tells, which are made by other code."""
    rng, game = Random(8), load(name, players=2)
    by_facts: dict[tuple[Any, ...], set[Any]] = {}
    by_string: dict[str, set[Any]] = {}
    by_tensor: dict[bytes, set[str]] = {}
    state = game.new_initial_state()
    lived: dict[int, tuple[Any, ...]] = {0: (), 1: ()}
    for number in range(110):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        for action in rng.sample(legal, min(3, len(legal))):
            after = state.child(action)
            for seat in range(2):
                facts = tuple(filter(None, (*lived[seat], told(state, action, seat))))
                string = after.information_state_string(seat)
                by_facts.setdefault((seat, facts), set()).add(string)
                by_string.setdefault(string, set()).add((seat, facts, after.observation_string(seat)))
                if number % 4 == 0:
                    tensor = np.array(after.information_state_tensor(seat), np.float32).tobytes()
                    by_tensor.setdefault(tensor, set()).add(string)
        action = rng.choice(legal)
        lived = {seat: (*lived[seat], told(state, action, seat)) for seat in lived}
        state.apply_action(action)
    assert all(len(strings) == 1 for strings in by_facts.values())
    assert all(len(known) == 1 for known in by_string.values())
    assert all(len(strings) == 1 for strings in by_tensor.values())


def test_a_player_remembers_the_order_of_its_draft_and_others_see_only_the_turn() -> None:
    *_, state = played(load("summon5", players=2), Random(1), 16)  # the first turn, after the deal
    me, legal = state.current_player(), state.legal_actions()
    one, other, pair = next(
        (one, other, pair)
        for one in legal
        for other in state.child(one).legal_actions()
        if other in legal and one in state.child(other).legal_actions()
        for pair in [(state.child(one).child(other), state.child(other).child(one))]
    )
    assert one != other
    assert pair[0].now.position == pair[1].now.position
    assert pair[0].information_state_string(me) != pair[1].information_state_string(me)
    assert pair[0].information_state_tensor(me) != pair[1].information_state_tensor(me)
    for each in pair:
        assert seen(each, 1 - me) == seen(state, 1 - me)


@EVERY
def test_copies_go_on_in_the_same_way(name: str) -> None:
    game = load(name)
    *_, state = played(game, Random(1), 45)
    resampled = state.resample_from_infostate(0, Random(5).random)
    for original in (state, resampled):
        through_text = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, original))[1]
        alike = [original, original.clone(), pickle.loads(pickle.dumps(original)), through_text]
        for each in alike:
            rng = Random(9)
            for _ in range(20):
                if not each.is_terminal():
                    step(each, rng)
        assert len({str(each) for each in alike}) == 1
        assert len({tuple(each.history()) for each in alike}) == 1
        assert len({each.information_state_string(0) for each in alike}) == 1


def test_a_long_game_is_pickled() -> None:
    *_, state = played(load("rummikub", players=4, rounds=5), Random(2), 5000)
    assert len(state.history()) > 1000  # the limit of recursion
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(3) == state.information_state_string(3)
    assert again.returns() == state.returns()


@EVERY
def test_actions_are_also_fields(name: str) -> None:
    for state in played(load(name), Random(7), 60):
        if state.is_terminal():
            break
        action = state.legal_actions()[-1]
        fields = state.action_to_struct(state.current_player(), action)
        assert state.struct_to_actions(fields) == [action]
        assert fields.to_dict()["do"] == state.action_to_string(state.current_player(), action).split()[0]
    taken = load(name).new_initial_state()
    assert taken.apply_action_struct(taken.action_to_struct(taken.legal_actions()[0])).ok()
    assert len(taken.history()) == 1
    assert msgspec.json.decode(taken.to_json())["me"] == -2


def test_public_and_private_information_together_are_what_a_player_sees() -> None:
    kinds, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    for name in ("rummikub", "4ascend"):
        game = load(name, players=2)
        *_, state = played(game, Random(3), 40)
        for recall in (False, True):
            public = game.make_py_observer(kinds(perfect_recall=recall, private_info=private.NONE))
            own = game.make_py_observer(kinds(public_info=False, perfect_recall=recall))
            everything = game.make_py_observer(kinds(perfect_recall=recall, private_info=private.ALL_PLAYERS))
            nothing = game.make_py_observer(kinds(public_info=False, perfect_recall=recall, private_info=private.NONE))
            assert public.string_from(state, 0) == public.string_from(state, 1)
            assert bool(own.string_from(state, 0)) == games()[name].hides
            assert nothing.string_from(state, 0) == ""
            assert nothing.tensor.size == 0
            guess = state.resample_from_infostate(0, Random(1).random)
            for each, same in ((public, True), (own, True), (everything, not games()[name].hides)):
                tensors = []
                for world in (state, guess):
                    each.set_from(world, 0)
                    tensors.append(each.tensor.copy())
                alike = np.array_equal(*tensors) and each.string_from(state, 0) == each.string_from(guess, 0)
                assert alike == same or (each is everything and recall), (name, recall)


def test_every_option_is_a_parameter() -> None:
    made = load("summon5", players=1, sacred="[3,7]", strict=True, board=11, endgame="pile")
    assert (made.options.sacred, made.options.strict, made.options.board) == ((3, 7), True, 11)
    assert str(made) == "tilehall_summon5(board=11,endgame=pile,players=1,sacred=[3;7],strict=True)"
    assert pickle.loads(pickle.dumps(made)).options == made.options
    assert pyspiel.load_game('tilehall_4ascend(sprout="1-3",regrow="4")').options.sprout == "1-3"
    assert load("4ascend", sprout="3").options.sprout == 3
    assert load("rummikub", point_limit=100).options.rounds == 0
    assert load("rummikub", point_limit=100, rounds=1).options.rounds == 1


def test_options_and_players_that_the_rules_do_not_allow_are_refused_with_a_sentence() -> None:
    for name, params in (
        ("miners", {"players": 9}),
        ("miners", {"goal": "gold"}),
        ("summon5", {"sacred": "[1]"}),
        ("miners", {"recall": -1}),
    ):
        with pytest.raises(Malformed, match=r"\w+ .*\."):
            load(name, **params)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        load("miners", gold=3)


@pytest.mark.parametrize("name", in_soak_except([name for name in NAMES if games()[name].hides], "heart-tiles"))
def test_ismcts_plays_through_resampling(name: str) -> None:
    game, dice = load(name, players=2), np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 1.4, 8, random_state=dice)
    state, rng, decisions = game.new_initial_state(), Random(1), 0
    while not state.is_terminal() and decisions < 12:
        if state.is_chance_node():
            step(state, rng)
        else:
            state.apply_action(bot.step(state))
            decisions += 1


@MOST_IN_SOAK
def test_the_search_of_openspiel_plays_whole_turns_as_a_bot(name: str) -> None:
    game, rng, turns = games()[name], Random(2), 0
    bot = search_bot(name, simulations=4)
    state = begin(game, game.options(), 2)
    while turns < 6 and (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, roll(game, state, rng))
            continue
        turn = bot(game.view(state, actor), (), Clock(60), rng)
        state = whole_turn(game, state, actor, turn.steps)[0][-1]
        turns += 1


@pytest.mark.soak
def test_the_search_of_openspiel_beats_a_random_player() -> None:
    from tilehall.bots.arena import ArenaMatch, play

    match = ArenaMatch(game="heart-tiles", bots=("bench.method_bots:large_search", "random"), seed=3)
    assert sum(play(match, number).payoffs[0] for number in range(10)) >= 7


@pytest.mark.parametrize("name", PLAYED)
def test_the_recorded_playthroughs_are_played_again(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert "\n".join(playthrough(name)) + "\n" == recorded, "python -m tests.support.openspiel_playthrough"


def test_the_numbers_of_a_game_are_bounds() -> None:
    alone: TileGame = load("summon5", players=1)
    assert (alone.utility_sum(), alone.min_utility()) == (None, 0)
    assert load("heart-tiles").max_game_length() == 72
    assert load("4ascend", max_turns=10).max_game_length() == 11
    assert load("4ascend").max_history_length() < 2**31
