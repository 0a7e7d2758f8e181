"""SUMMON5's bots: whole legal turns under any options, the right turn if it is known, and true reasons."""

from __future__ import annotations

import re
from random import Random

import numpy as np
import pytest

from tests.games.summon5.position import GAME, play, position
from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.compiled import EASY, HARD, LEVELS, MASTER
from tilehall.bots.summon5.levels import Budget, after_replies, greedy_bot, limited_bot, search_bot
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, OPEN, AnyGame, Outcome, Resign, Step
from tilehall.core.notation import text
from tilehall.core.play import act, advance, begin, pick, shown
from tilehall.core.reason import as_sentence
from tilehall.core.record import after
from tilehall.games.summon5.state import Options, State
from tilehall.games.summon5.view import View

ANY: AnyGame = GAME
LITTLE = Budget(replies=((20, 1),), rollouts=((3, 2),), effort=200_000)
STAGED = Budget(replies=((20, 1), (5, 1)), rollouts=((3, 1), (2, 1)), effort=200_000, mirrored=False)
QUICK: dict[str, Bot[View]] = {
    "easy": limited_bot(EASY),
    "medium": greedy_bot(),
    "hard": search_bot(LITTLE),
    "master": search_bot(STAGED),
}

# Seat 0 begins the last round, knows the opponent's hand (the pile is empty), and may win or lose.
LAST_ROUND = """
    first 0; deal 0 0; deal 0 1; deal 0 7; deal 0 6; deal 1 0; deal 1 3; deal 1 2; deal 1 7
    place 0 4,5; place 7 4,4; place 6 4,3; place 1 4,2; end; deal 0 4; deal 0 6; deal 0 2; deal 0 9
    place 7 3,3; place 3 3,4; place 0 3,5; end; deal 1 3; deal 1 4; deal 1 6
    place 9 5,2; place 2 5,3; place 4 5,4; end; deal 0 3; deal 0 1; deal 0 8
    place 4 2,3; place 3 2,2; place 2 2,1; place 6 2,4; end; deal 1 0; deal 1 2; deal 1 3; deal 1 5
    place 8 1,1; place 1 1,2; place 6 1,3; end; deal 0 1; deal 0 1; deal 0 6
    place 0 1,0; place 5 1,4; end; deal 1 4; deal 1 8
    place 1 0,1; place 3 3,1; place 6 4,1; end; deal 0 7; deal 0 7; deal 0 8
    place 3 6,2; place 4 7,2; place 8 8,2; end; deal 1 9; deal 1 8; deal 1 5
    place 7 6,1; place 1 7,1; place 7 8,1; end; deal 0 0; deal 0 4; deal 0 2
    place 8 0,0; place 5 2,0; place 2 3,0; end; deal 1 9; deal 1 9; deal 1 5
"""


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """Compile everything before any time is measured."""
    LEVELS.warm()


def asked(bot: Bot[View], state: State, seed: int = 1) -> BotTurn:
    return bot(GAME.view(state, state.seat), (), Clock(60), Random(seed))


def after_turn(state: State, turn: BotTurn) -> State:
    """Return the state after a turn, which must be whole and legal."""
    assert [step.final for step in turn.steps] == [False] * (len(turn.steps) - 1) + [True]
    seat = state.seat
    for step in turn.steps:
        state = act(ANY, state, seat, step)
    return state


def told(why: str) -> int:
    """Return the points that a reason names."""
    return int(why.removeprefix("Scores ").partition(" energy")[0].replace(",", ""))


def last_round() -> State:
    state: State = after(GAME, LAST_ROUND.replace(";", "\n"), Options(hand=4, board=11))
    return state


@pytest.mark.parametrize("level", QUICK)
def test_whole_games_are_played_under_any_options_and_with_any_seats(level: str) -> None:
    for number in range(12):
        rng = Random(f"games {level} {number}")
        seats = 1 + number % 4
        options = choices.draw(GAME, seats, rng)
        state = begin(GAME, options, seats)
        steps: list[Step] = []
        while (actor := GAME.actor(state)) is not None:
            if actor == CHANCE:
                steps.append(pick(GAME, state, rng))
                state = ANY.apply(state, steps[-1])
                continue
            if seats > 2 and rng.random() < 0.03:
                state = advance(GAME, state, Resign((actor + 1) % seats)) if not state.resigned else state
            view, seen = GAME.view(state, actor), tuple(shown(ANY, steps, actor))
            turn = QUICK[level](view, seen, Clock(60), rng)
            state = after_turn(state, turn)
            steps += turn.steps
            assert 0 <= turn.win_probability <= 1
            assert as_sentence(turn.why).endswith(".")
            if len(turn.steps) > 1:
                assert state.last is not None
                assert told(as_sentence(turn.why)) == state.last.points, as_sentence(turn.why)
        assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_same_seed_gives_the_same_turn(level: str) -> None:
    bot = QUICK[level]
    state = position(options=Options())
    assert asked(bot, state, 5) == asked(bot, state, 5)


def test_a_bot_whose_time_is_up_answers_all_the_same() -> None:
    state = position(options=Options())
    turn = search_bot(HARD)(GAME.view(state, 0), (), Clock(0), Random(1))
    assert after_turn(state, turn).scores[0] > 0


def test_a_turn_that_was_begun_is_finished() -> None:
    state = play(position(), "place 2 7,6")
    assert after_turn(state, asked(search_bot(HARD), state)).scores[0] > 0


def test_who_has_no_turn_is_stuck() -> None:
    state = position("111", "222", options=Options(hand=3, sacred=(15,)))
    for level in ("easy", "medium", "hard"):
        turn = asked(QUICK[level], state)
        assert list(map(text, turn.steps)) == ["stuck"]
        assert (
            as_sentence(turn.why)
            == "Say “stuck”, because no Rune Thread in the Thread Reservoir makes a sequence score."
        )


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_target_is_reached_where_it_can_be(level: str) -> None:
    # 6 9 5 is 20, and its 5 above the centre's 5 is 10: no other turn earns 60.
    state = position("569", "123", options=Options(hand=3, target_score=60))
    turn = asked(QUICK[level], state)
    done = after_turn(state, turn)
    assert done.over == "target"
    assert turn.win_probability == 1
    assert as_sentence(turn.why).startswith("Scores 60 energy")


def test_easy_lays_few_tiles() -> None:
    state = position(options=Options())
    for seed in range(10):
        assert len(asked(LEVELS.easy, state, seed).steps) <= EASY.reach + 1


def answers(state: State, turn: BotTurn) -> Outcome:
    """Return how the game ends if the opponent answers a turn with the best-scoring turn."""
    state = after_turn(state, turn)
    outcome = GAME.outcome(after_turn(state, asked(greedy_bot(), state)))
    assert outcome is not None
    return outcome


def test_the_highest_score_loses_where_hard_wins_with_less() -> None:
    state = last_round()
    assert state.scores == (370, 340)
    assert state.hands == ((0, 2, 4, 8), (5, 9, 9, 9))
    medium, hard = asked(greedy_bot(), state), asked(search_bot(MASTER), state)
    assert answers(state, medium).winners == (1,)
    assert answers(state, hard).winners == (0,)
    assert told(as_sentence(hard.why)) < told(as_sentence(medium.why))
    assert re.search(
        r", \d+ less than possible, but leaves the next player about \d+ instead of \d+\.$", as_sentence(hard.why)
    )
    assert (medium.win_probability, hard.win_probability) == (0, 1)


def test_an_even_game_looks_even_and_a_decided_one_decided() -> None:
    even = position(options=Options())
    assert 0.25 < asked(search_bot(MASTER), even).win_probability < 0.75
    state = last_round()
    won = after_turn(state, asked(search_bot(MASTER), state))
    assert asked(search_bot(MASTER), won).win_probability == 0


def test_mirror_images_of_a_first_turn_are_one_candidate() -> None:
    arrays = PositionArrays(GAME.view(position("569", "123", options=Options(hand=3)), 0))
    symmetries = arrays.symmetries()
    assert len(symmetries) == 8, "those of a square"
    every = arrays.turns(10_000)
    kept = [arrays.laid(turn) for turn in arrays.without_images(every, symmetries)]
    images = [{tuple(sorted((int(image[at]), tile) for at, tile in laid)) for image in symmetries} for laid in kept]
    assert set().union(*images) == {arrays.laid(turn) for turn in every}
    assert sum(map(len, images)) == len(every), "no turn is an image of two that are kept"


def test_a_board_has_the_symmetries_that_its_tiles_leave() -> None:
    begun = position("569", "123", options=Options(hand=3))
    for line, left in (("place 5 7,6; end", 2), ("place 5 7,6; place 9 8,6; place 6 9,6; end", 1)):
        assert len(PositionArrays(GAME.view(play(begun, line), 1)).symmetries()) == left


def test_each_stage_of_replies_tries_the_best_of_the_one_before_and_the_highest_score() -> None:
    arrays = PositionArrays(GAME.view(position(options=Options()), 0))
    turns = arrays.turns(20)
    found = after_replies(arrays, turns, STAGED, Clock(60), Random(1))
    once = after_replies(arrays, turns, LITTLE, Clock(60), Random(1))
    best = set(np.argsort(-once.margins, kind="stable")[:5].tolist())
    assert set(np.flatnonzero(np.isfinite(found.margins)).tolist()) == {0, *best}
    assert np.isfinite(once.margins).all()


def test_nothing_but_the_view_is_looked_at() -> None:
    """Check that the turn is the same for all hands of the others and all orders of the pile."""
    state = position(options=Options())
    view = GAME.view(state, 0)
    turns = set()
    for seed in range(3):
        other = GAME.guess(view, Random(seed))
        assert GAME.view(other, OPEN) != GAME.view(state, OPEN)
        turns.add(search_bot(LITTLE)(GAME.view(other, 0), (), Clock(60), Random(2)).steps)
    assert len(turns) == 1
