"""The bots of Miners: whole games under any options, and positions in which the right turn is known."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.miners.position import MAY_CLOSE, SHAFT, script
from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.halving import Stage
from tilehall.bots.miners.levels import greedy_bot, one_ply_bot
from tilehall.bots.miners.rollout_bot import rollout_bot
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, AnyGame, Resign, Step
from tilehall.core.notation import parse, text
from tilehall.core.play import advance, begin, roll, shown
from tilehall.core.reason import as_sentence
from tilehall.games.miners import Miners
from tilehall.games.miners.state import Options, State
from tilehall.games.miners.view import View

GAME: AnyGame = Miners()
BOT_TIMEOUT_S = 60.0  # the budget decides, never the clock
QUICK: dict[str, Bot[View]] = {
    "greedy": greedy_bot(),
    "one ply": one_ply_bot(),
    "rollouts": rollout_bot((Stage(99, 1), Stage(4, 4))),
}
CAREFUL: dict[str, Bot[View]] = {
    "one ply": one_ply_bot(determinizations=12),
    "rollouts": rollout_bot((Stage(99, 40), Stage(6, 120))),
}
# Seat 0 has reached dest_2, 6 gold to 2, and only 7,6 is open.
AHEAD = SHAFT + "; TB+R 2,4; T 8,4; R+L 7,3; RL 7,5"


def turn_in(bot: Bot[View], turns: str, hold: str, seed: int = 0, options: Options | None = None) -> BotTurn:
    """Return a bot's turn after these turns, with these cards in its hand."""
    state: State = begin(GAME, options)
    steps: list[Step] = []
    for line in script(turns, hold, options=options).splitlines():
        steps.append(parse(line, GAME.lines))
        state = advance(GAME, state, steps[-1])
    seat = state.seat
    return bot(GAME.view(state, seat), tuple(shown(GAME, steps, seat)), Clock(BOT_TIMEOUT_S), Random(seed))


@pytest.mark.parametrize("number", range(12))
def test_whole_games_under_any_options_are_played_in_legal_turns(number: int) -> None:
    rng = Random(f"miners {number}")
    seats = GAME.seats[number % len(GAME.seats)]
    options = choices.draw(GAME, seats, rng)
    state = begin(GAME, options, seats)
    sits = [list(QUICK.values())[(number + seat) % 3] for seat in range(seats)]
    steps: list[Step] = []
    while (actor := GAME.actor(state)) is not None:
        if actor == CHANCE:
            step: Step = roll(GAME, state, rng)
        elif rng.random() < 0.01:
            step = Resign(actor)
        else:
            late = rng.random() < 0.1
            clock = Clock(0 if late else BOT_TIMEOUT_S)
            turn = sits[actor](GAME.view(state, actor), tuple(shown(GAME, steps, actor)), clock, rng)
            assert len(turn.steps) == 1
            assert as_sentence(turn.why).endswith(".")
            assert 0 <= turn.win_probability <= 1
            step = turn.steps[0]
            assert step in GAME.legal(state), f"{text(step)} after\n" + "\n".join(map(text, steps))
        state = advance(GAME, state, step)
        steps.append(step)
    assert GAME.outcome(state) is not None


def test_the_same_seed_gives_the_same_turn() -> None:
    for bot in QUICK.values():
        first, again = (turn_in(bot, "TB 6,4; TRB 5,4", "TRBL RL TB RB T", seed=7) for _ in range(2))
        assert first == again


def test_a_bot_needs_no_record_of_what_happened() -> None:
    state = begin(GAME)
    for line in script(SHAFT, "TRB").splitlines():
        state = advance(GAME, state, parse(line, GAME.lines))
    turn = CAREFUL["rollouts"](GAME.view(state, 0), (), Clock(BOT_TIMEOUT_S), Random(1))
    assert text(turn.steps[0]) in ("lay TRB 2,4", "lay ~TRB 2,4")


@pytest.mark.parametrize("bot", [greedy_bot(overlooks=0, per_seat=0), *CAREFUL.values()], ids=["greedy", *CAREFUL])
def test_a_destination_in_reach_is_reached(bot: Bot[View]) -> None:
    turn = turn_in(bot, SHAFT, "TRB RL RL T R+L")
    assert text(turn.steps[0]) in ("lay TRB 2,4", "lay ~TRB 2,4")
    assert as_sentence(turn.why) == "Reaches the middle destination for 6 gold, while the others get 2."


@pytest.mark.parametrize("level", CAREFUL)
def test_a_way_that_the_next_player_could_finish_is_stopped_up(level: str) -> None:
    turn = turn_in(CAREFUL[level], SHAFT, "T+B R+L R+L RL RL")
    assert text(turn.steps[0]) == "lay T+B 2,4"
    assert as_sentence(turn.why) == "Blocks the way to the middle destination, which one more card would have reached."


@pytest.mark.parametrize("level", CAREFUL)
def test_nobody_digs_up_to_a_destination_for_the_next_player(level: str) -> None:
    turn = turn_in(CAREFUL[level], "TB 6,4; TB 5,4; TRB 4,4", "TB TRB RL RL TRBL")
    assert not text(turn.steps[0]).endswith("3,4")


def test_easy_digs_up_to_a_destination_even_for_the_next_player() -> None:
    turn = turn_in(greedy_bot(overlooks=0, per_seat=0), "TB 6,4; TB 5,4; TRB 4,4", "TB TRB RL RL TRBL")
    assert text(turn.steps[0]).endswith("3,4")


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_that_is_ahead_closes_the_mine_if_it_may(level: str) -> None:
    turn = turn_in(CAREFUL[level], AHEAD, "R+L TRBL RBL RBL TRB", options=MAY_CLOSE)
    assert text(turn.steps[0]) == "lay R+L 7,6"
    assert as_sentence(turn.why) == "Closes the mine for good while ahead on gold."
    assert turn.win_probability == 1


def test_rollouts_expect_half_at_the_start_and_more_once_ahead() -> None:
    by_rollouts = rollout_bot((Stage(99, 20),))
    state = begin(GAME)
    rng = Random(3)
    while GAME.actor(state) == CHANCE:
        state = advance(GAME, state, roll(GAME, state, rng))
    assert 0.4 < by_rollouts(GAME.view(state, 0), (), Clock(BOT_TIMEOUT_S), rng).win_probability < 0.6
    assert turn_in(by_rollouts, SHAFT, "TRB RL RL T R+L").win_probability > 0.7
