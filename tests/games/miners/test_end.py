"""How a game of Miners ends, and who wins it (R2.8, C5)."""

from __future__ import annotations

import pytest
from tests.games.miners.position import (
    CLOSING,
    GAME,
    MAY_CLOSE,
    SHAFT,
    UPRIGHT,
    play,
    position,
    reached,
    recorded,
    refused,
    script,
)

from tilehall.core.game import CHANCE, Outcome
from tilehall.core.notation import parse
from tilehall.core.play import begin, told
from tilehall.core.record import after
from tilehall.games.miners.facts import Dead, Stuck
from tilehall.games.miners.state import Options


def test_r2_8_the_game_ends_when_all_three_destinations_are_reached() -> None:
    short, over = (recorded("goal", short=left) for left in (1, 0))
    assert GAME.actor(short) is not None
    assert None in reached(short)
    assert None not in reached(over)
    assert GAME.actor(over) is None
    assert GAME.outcome(over) == Outcome(scores=(20, 8), winners=(0,), reason="goal")


def test_r2_8_with_goal_first_the_game_ends_at_the_first_destination() -> None:
    lines = script(SHAFT, hold="TRB") + "\nlay TRB 2,4"
    assert GAME.outcome(after(GAME, lines)) is None
    state = after(GAME, lines, Options(goal="first"))
    assert GAME.outcome(state) == Outcome(scores=(6, 2), winners=(0,), reason="goal")
    assert state.owed == ()


def test_r2_8_the_mine_is_dead_at_once_when_no_card_fits_any_cell() -> None:
    before = position(CLOSING, hold="R+L", options=MAY_CLOSE)
    state = play(before, "lay R+L 7,5")
    assert GAME.outcome(state) == Outcome(scores=(0, 0), winners=(), reason="dead")
    facts = told(GAME, before, parse("lay R+L 7,5", GAME.steps), state, None)
    assert Dead() in facts
    assert refused(state, "lay TRBL 0,0") == "The game is over."
    assert refused(state, "deal 1 TRBL") == "The game is over."


def test_r2_8_a_mine_in_which_only_cards_that_nobody_holds_would_fit_is_not_dead() -> None:
    state = position(CLOSING, hold=UPRIGHT)
    assert GAME.actor(state) == 1


def test_r2_8_the_game_ends_when_all_in_turn_began_with_no_deck_and_laid_nothing() -> None:
    before = recorded("stuck-nobody", short=1)
    assert (GAME.actor(before), before.idle) == (0, (1, 2))
    state = play(before, "discard T+R+L")
    assert GAME.outcome(state) == Outcome(scores=(0, 0, 0), winners=(), reason="stuck")
    assert Stuck() in told(GAME, before, parse("discard T+R+L", GAME.steps), state, None)


def test_r2_8_a_turn_begun_before_the_deck_was_empty_does_not_count() -> None:
    state = recorded("stuck-nobody", short=7)
    assert (GAME.actor(state), sum(state.deck)) == (2, 2)
    assert play(state, "discard RL+T", "deal 2 RL+B").idle == ()


def test_r2_8_a_laid_card_restarts_the_count() -> None:
    state = recorded("stuck-after-one-could-go-on", short=6)
    assert (GAME.actor(state), state.idle) == (4, (3,))
    state = play(state, "lay ~B 6,6")
    assert state.idle == ()
    state = play(state, "discard TRB", "discard RL", "discard B", "discard T+B")
    assert GAME.actor(state) == 4
    assert GAME.actor(play(state, "discard RL")) is None


def test_r2_8_c5_a_resignation_itself_ends_nothing_and_the_next_step_is_judged_without_it() -> None:
    before = recorded("stuck-nobody", short=3)  # seats 1, 2 and 0 are about to discard
    one_left_out = play(before, "discard TR", "resign 2")
    assert GAME.actor(one_left_out) == 0
    assert GAME.actor(play(one_left_out, "discard T+R+L")) is None
    all_that_are_left = play(before, "discard TR", "discard RL+B", "resign 0")
    assert GAME.actor(all_that_are_left) == 1
    assert GAME.actor(play(all_that_are_left, "discard TR")) is None
    one_who_discarded = play(before, "discard TR", "resign 1", "discard RL+B")
    assert GAME.actor(one_who_discarded) == 0  # seat 0 has not had its turn yet
    assert GAME.actor(play(one_who_discarded, "discard T+R+L")) is None


@pytest.mark.parametrize(
    ("name", "scores", "winners"),
    [
        ("dead", (2, 6), (1,)),
        ("dead-shared", (10, 10), (0, 1)),
        ("goal-shared", (10, 10, 8), (0, 1)),
        ("goal-by-destinations", (15, 15), (1,)),
        ("dead-nobody", (0, 0), ()),
    ],
)
def test_r2_8_most_gold_wins_then_most_destinations_and_nobody_if_none_was_reached(
    name: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = recorded(name)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (scores, winners)


def test_r2_8_c5_if_only_a_player_who_resigned_reached_a_destination_the_best_other_player_wins() -> None:
    state = position(SHAFT + "; TB+R 2,4; resign 1; T 8,4; R+L 7,3; R+L 7,5", seats=3, options=MAY_CLOSE)
    assert reached(state) == [None, 1, None]
    assert GAME.outcome(state) == Outcome(scores=(2, 5, 1), winners=(0,), reason="dead")


def test_c5_when_one_player_is_left_that_player_wins_at_once() -> None:
    state = play(begin(GAME, None, 3), "deal 0 TB", "resign 0")
    assert GAME.outcome(state) is None
    assert GAME.outcome(play(state, "resign 2")) == Outcome(scores=(0, 0, 0), winners=(1,), reason="resigned")


def test_c5_cards_still_owed_to_a_player_who_resigns_are_not_dealt() -> None:
    state = play(begin(GAME, None, 3), "deal 0 TB", "deal 0 TB", "resign 0")
    assert state.owed == (1,) * 5 + (2,) * 5
    state = play(state, *["deal 1 TRB"] * 5, *["deal 2 RBL"] * 5)
    assert GAME.actor(state) == 1
    state = play(state, "lay TRB 6,4", "resign 1")
    assert (GAME.outcome(state), state.owed) == (Outcome((0, 0, 0), (2,), "resigned"), ())


def test_c5_if_the_player_to_act_resigns_the_next_player_acts() -> None:
    state = position("TB 6,4", seats=4)
    assert GAME.actor(play(state, "resign 1")) == 2
    assert GAME.actor(play(state, "resign 2")) == 1
    assert GAME.actor(play(state, "resign 2", "resign 1")) == 3
    drawing = play(position("TB 6,4", hold="TRBL", seats=4), "lay TRBL 5,4")
    assert GAME.actor(play(drawing, "resign 2")) == CHANCE
    assert GAME.actor(play(drawing, "resign 2", "deal 1 TRB")) == 3
    assert GAME.actor(play(drawing, "resign 1")) == 2


def test_c5_a_player_resigns_once_and_before_the_end() -> None:
    state = play(position("TB 6,4", seats=3), "resign 1")
    assert refused(state, "resign 1") == "Gimli Ironfoot has already resigned."
    assert refused(state, "resign 3") == "There is no seat 3 here."
    assert refused(state, "resign -1") == "There is no seat -1 here."
    assert refused(play(state, "resign 0"), "resign 2") == "The game is over."


def test_c8_in_a_rematch_thorin_still_begins_for_the_seats_have_moved_on() -> None:
    assert begin(GAME, None, 4, first=2) == begin(GAME, None, 4)
