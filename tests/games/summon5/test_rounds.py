"""Turns, rounds and ends, ruling by ruling."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.summon5.position import ANN, BEN, FOUR, GAME, SHORT, legal, play, position, refill, take_turn, turns

from tilehall.core.game import CHANCE, OPEN, Did, Ended, Illegal, Outcome
from tilehall.core.notation import text
from tilehall.core.play import begin
from tilehall.games.summon5.facts import Closing
from tilehall.games.summon5.state import Options, State
from tilehall.games.summon5.steps import Deal, Step, Stuck

THIRTEEN = Options(hand=3, sacred=(13,))  # beside a lone 5 only an 8 helps: 000 and 111 have no legal turn


def after_turns(state: State, *sizes: int) -> State:
    """Return the state after turns that lay so many tiles each."""
    for tiles in sizes:
        state = take_turn(state, tiles)
    return state


def worth(state: State, turn: list[Step]) -> int:
    """Return what a turn earns."""
    for step in turn:
        state = GAME.apply(state, step)
    assert state.last is not None
    return state.last.points


def four(**choices: object) -> State:
    """Return four hands of eight, with seven tiles in the Draw Pile."""
    return position(*FOUR, options=replace(Options(hand=8), **choices))


def test_r1_7_the_hand_is_refilled_while_the_pile_lasts() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5; end")
    assert GAME.actor(state) == CHANCE
    assert (state.seat, state.owed) == (0, 2)
    assert {text(step) for step, _ in GAME.odds(state)} == {f"deal 0 {tile}" for tile in range(10)}
    state = play(state, "deal 0 5; deal 0 5")
    assert state.hands[0] == (0, 1, 4, 5, 5, 7, 8)
    assert GAME.actor(state) == 1
    state = after_turns(four(), 5, 5)
    assert list(map(len, state.hands)) == [8, 5, 8, 8]  # only two were left for seat 1


def test_r1_8_last_round_finishes_the_round_and_plays_one_more() -> None:
    state = after_turns(four(), 5, 5)
    assert (state.rounds, state.final, state.over) == (0, 2, "")
    state = after_turns(state, 1, 1)
    assert (state.rounds, state.seat, state.over) == (1, 0, "")
    state = after_turns(state, 1, 1, 1)
    assert not state.over
    state = after_turns(state, 1)
    assert (state.rounds, state.over) == (2, "pile")


def test_r1_8_last_round_when_the_last_player_of_a_round_empties_the_pile() -> None:
    state = after_turns(four(), 5, 1, 1)
    assert (sum(state.pile), state.final) == (0, 2)
    state = after_turns(four(), 3, 1, 1, 2)
    assert (sum(state.pile), state.rounds, state.final) == (0, 1, 2)
    assert not after_turns(state, 1, 1, 1).over
    assert after_turns(state, 1, 1, 1, 1).over == "pile"


def test_r1_8_round_finishes_the_round() -> None:
    state = after_turns(four(endgame="round"), 5, 5, 1)
    assert (state.final, state.over) == (1, "")
    assert after_turns(state, 1).over == "pile"


def test_r1_8_pile_ends_at_once_when_the_refill_has_emptied_the_pile() -> None:
    state = after_turns(four(endgame="pile"), 5)
    *steps, end = next(turns(state, 5))
    for step in (*steps, end):
        state = GAME.apply(state, step)
    assert (state.owed, state.over) == (2, "")
    assert refill(state).over == "pile"


def test_r1_8_play_out_goes_on_until_a_hand_is_empty_and_finishes_that_round() -> None:
    state = after_turns(four(endgame="play_out"), 5, 5, 1, 1, 1)
    assert (sum(state.pile), state.rounds, state.final) == (0, 1, 0)
    state = after_turns(state, 5)
    assert (state.hands[1], state.final) == ((), 2)
    state = after_turns(state, 1)
    assert not state.over
    assert after_turns(state, 1).over == "pile"


def test_r1_8_play_out_goes_on_for_rounds_without_a_pile() -> None:
    state = after_turns(four(endgame="play_out"), 5, 5, 1, 1, 1, 1, 1, 1, 1)
    assert (sum(state.pile), state.rounds, state.final, state.over) == (0, 2, 0, "")


def test_r1_8_a_player_with_an_empty_hand_takes_no_further_turn() -> None:
    state = after_turns(position(*SHORT, options=Options(hand=5)), 5, 5, 5, 1, 3, 5, 1, 1)
    assert (state.hands[1], state.rounds, state.final, state.seat) == ((), 2, 3, 0)
    state = after_turns(state, 1)
    assert state.seat == 2
    assert after_turns(state, 1, 1).over == "pile"


def test_r1_8_a_solo_game_ends_when_its_hand_is_empty() -> None:
    state = position("01234", options=Options(hand=5))
    while any(state.pile):
        state = after_turns(state, max(size for size in range(1, 6) if next(turns(state, size), None)))
    assert (state.final, state.over) == (state.rounds + 1, "")
    assert len(state.hands[0]) == 5
    state = after_turns(state, 5)
    assert (state.over, GAME.outcome(state)) == ("pile", Outcome(state.scores, (0,), "pile"))


def test_r1_8_stuck_is_the_only_step_and_finishes_the_round() -> None:
    state = position("000", "811", "899", options=THIRTEEN)
    assert legal(state) == ["stuck"]
    stuck = GAME.apply(state, Stuck())
    assert (stuck.stuck, stuck.final, stuck.seat, stuck.over) == ((0,), 1, 1, "")
    assert GAME.tell(state, Stuck(), stuck, 2) == (Did(0, Stuck()), Closing("stuck", 1))
    state = play(stuck, "place 8 7,8; end +1")
    assert (state.seat, state.over) == (2, "")
    state = play(state, "place 8 6,7; end +3")
    assert GAME.outcome(state) == Outcome((0, 10, 10), (1, 2), "stuck")


def test_r1_8_a_solo_player_who_is_stuck_has_ended_the_game() -> None:
    state = play(position("000", options=THIRTEEN), "stuck")
    assert GAME.outcome(state) == Outcome((0,), (0,), "stuck")


def test_r1_8_stuck_in_the_round_before_the_last_ends_the_game_with_that_round() -> None:
    # Runs of five cannot be extended, and none of their tiles makes 15 with zeros and ones.
    state = position("22334444", "66677888", "00001111", "22339999", options=Options(hand=8, sacred=(15,)))
    state = play(state, "place 2 7,8; place 3 7,9; place 2 7,6; place 3 7,5; end +5556")
    state = play(state, "place 6 6,8; place 7 5,8; place 7 8,8; place 8 9,8; end +778")
    assert (state.scores, sum(state.pile), state.final) == ((10, 20, 0, 0), 0, 2)
    assert legal(state) == ["stuck"]
    state = play(state, "stuck")
    assert (state.seat, state.final) == (3, 1)
    assert take_turn(state, 4).over == "stuck"


def test_r1_8_everybody_stuck_ends_the_game() -> None:
    state = play(position("000", "111", options=THIRTEEN), "stuck; stuck")
    assert GAME.outcome(state) == Outcome((0, 0), (0, 1), "stuck")


def test_r1_8_the_target_ends_the_game_before_the_refill() -> None:
    state = play(position(options=Options(target_score=20)), "place 2 7,6; place 3 7,5; end")
    assert GAME.outcome(state) == Outcome((20, 0), (0,), "target")
    assert (len(state.hands[0]), state.owed) == (5, 0)
    state = play(position(options=Options(target_score=21)), "place 2 7,6; place 3 7,5; end")
    assert GAME.outcome(state) is None


def test_r1_8_the_target_counts_the_bonus() -> None:
    # Without the bonus seat 1 would have 50.
    state = after_turns(four(target_score=51), 5, 5, 1, 1)
    *steps, end = next(turns(after_turns(state, 1), 5))
    state = after_turns(state, 1)
    for step in (*steps, end):
        state = GAME.apply(state, step)
    assert (state.scores[1], state.over) == (100, "target")


def test_r1_8_the_end_in_sight_is_told() -> None:
    state = after_turns(four(), 5)
    for step in next(turns(state, 5)):
        state = GAME.apply(state, step)
    state = GAME.apply(state, Deal(1, "9"))
    after = GAME.apply(state, Deal(1, "9"))
    assert GAME.tell(state, Deal(1, "9"), after, 0) == (Did(CHANCE, Deal(1, "?")), Closing("pile", 2))
    assert Closing("pile", 2).sentence(GAME.players) == "The Draw Pile is empty. After this round one more is played."
    assert Closing("hand", 1).sentence(GAME.players) == "A Thread Reservoir is empty. The game ends with this round."


def test_r1_10_the_highest_score_wins() -> None:
    state = after_turns(four(endgame="pile"), 5, 5)
    assert GAME.outcome(state) == Outcome((30, 20, 0, 0), (0,), "pile")


def test_r1_10_then_the_fewest_tiles_in_hand() -> None:
    state = after_turns(four(endgame="pile"), 5)
    level = next(turn for turn in turns(state, 5) if worth(state, turn) == 30)
    for step in level:
        state = GAME.apply(state, step)
    state = refill(state)
    assert list(map(len, state.hands)) == [8, 5, 8, 8]
    assert GAME.outcome(state) == Outcome((30, 30, 0, 0), (1,), "pile")


def test_r1_10_then_it_is_shared() -> None:
    state = play(position("000", "111", options=THIRTEEN), "stuck; stuck")
    assert GAME.outcome(state) == Outcome((0, 0), (0, 1), "stuck")
    assert Outcome((0, 0), (0, 1), "stuck").sentence(("Ann", "Ben")) == "Ann and Ben share the win, 0 to 0."


def test_c5_when_one_player_is_left_that_player_wins_at_once() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5; end +56; resign 1")
    assert GAME.outcome(state) == Outcome((20, 0), (0,), "resigned")
    state = play(position(), "resign 0")
    assert GAME.outcome(state) == Outcome((0, 0), (1,), "resigned")


def test_c5_a_solo_game_that_is_resigned_ends_without_a_winner() -> None:
    state = play(position(ANN), "place 2 7,6; place 3 7,5; end; resign 0")
    assert GAME.outcome(state) == Outcome((20,), (), "resigned")


def test_c5_the_draft_of_a_player_who_resigns_is_dropped_and_the_next_player_acts() -> None:
    hands = (ANN, BEN, "0012566")
    state = play(position(*hands), "place 2 7,6; resign 0")
    assert state == replace(position(*hands), seat=1, resigned=(0,))
    assert GAME.view(state, 1).hands == (None, tuple(BEN), None)
    assert GAME.view(state, 1).counts == (7, 7, 7)


def test_c5_the_draft_of_another_stays() -> None:
    hands = (ANN, BEN, "0012566")
    state = play(position(*hands), "place 2 7,6; resign 2")
    assert (state.seat, len(state.draft)) == (0, 1)
    assert play(state, "place 3 7,5; end +56").seat == 1


def test_c5_tiles_owed_to_a_player_who_resigns_are_not_dealt() -> None:
    hands = (ANN, BEN, "0012566")
    state = play(position(*hands), "place 2 7,6; place 3 7,5; end +5; resign 0")
    assert (state.seat, state.owed, len(state.hands[0])) == (1, 0, 6)
    assert GAME.actor(state) == 1
    state = play(begin(GAME, seats=3), "first 1; deal 0 1; resign 0")
    assert (state.hands[0], state.seat, state.owed) == ((1,), 1, 7)


def test_c5_who_resigns_before_the_deal_gets_nothing_and_does_not_begin() -> None:
    state = play(begin(GAME, seats=3), "resign 1")
    assert [text(step) for step, _ in GAME.odds(state)] == ["first 0", "first 2"]
    state = play(begin(GAME, seats=3), "first 1; resign 1")
    state = refill(state)
    assert (state.seat, list(map(len, state.hands))) == (2, [7, 0, 7])


def test_c5b_the_round_is_over_at_once_when_all_still_in_have_had_a_turn() -> None:
    state = after_turns(position(*FOUR[:3], options=Options(hand=8)), 1, 1)
    state = play(state, "resign 2")
    assert (state.rounds, state.moved, state.seat) == (1, (), 0)
    state = after_turns(state, 1)
    assert (state.rounds, state.moved, state.seat) == (1, (0,), 1)


def test_c5b_the_game_is_over_with_its_last_round_and_for_the_reason_of_that_round() -> None:
    state = after_turns(four(endgame="round"), 5, 5, 1)
    state = play(state, "resign 3")
    assert (GAME.actor(state), state.rounds, state.over) == (None, 1, "pile")
    hands = position("000", "899", "899", options=THIRTEEN)
    state = play(hands, "stuck; place 8 7,6; end +7; resign 2")
    assert GAME.outcome(state) == Outcome((0, 10, 0), (1,), "stuck")


def test_c5b_otherwise_the_round_goes_on() -> None:
    state = after_turns(four(endgame="round"), 5, 5)
    state = play(state, "resign 2")  # to act, and seat 3 has not had a turn yet
    assert (state.rounds, state.moved, state.seat, state.over) == (0, (0, 1), 3, "")
    state = after_turns(four(endgame="round"), 5, 5, 1)
    state = play(state, "resign 0")  # seat 3 is to act
    assert (state.rounds, state.moved, state.seat, state.over) == (0, (0, 1, 2), 3, "")
    assert after_turns(state, 1).over == "pile"


def test_c5b_while_tiles_are_dealt_no_round_is_over() -> None:
    state = play(begin(GAME, seats=3), "first 1; deal 0 1; resign 0; resign 1")
    assert GAME.outcome(state) == Outcome((0, 0, 0), (2,), "resigned")
    state = play(begin(GAME, seats=4), "first 1; deal 0 1; resign 0; resign 1")
    assert (state.rounds, state.stage, state.seat) == (0, "deal", 2)
    assert (refill(state).rounds, refill(state).seat) == (0, 2)


def test_c5b_a_turn_is_over_with_its_refill() -> None:
    state = after_turns(four(endgame="round"), 5, 5, 1)
    for tiles in next(turns(state, 1)):
        state = GAME.apply(state, tiles)
    assert state.over == "pile"  # nothing to refill from: the fourth turn ends the round by itself
    state = after_turns(position(*FOUR[:3], options=Options(hand=8)), 1)
    for step in next(turns(state, 2)):
        state = GAME.apply(state, step)
    state = play(state, "resign 2")  # seat 1 is owed two tiles
    assert (state.stage, state.rounds) == ("refill", 0)
    assert (refill(state).rounds, refill(state).moved, refill(state).seat) == (1, (), 0)
    state = play(state, "resign 1")
    assert state.over == "resigned"


def test_c5_a_round_is_one_turn_of_every_player_still_in() -> None:
    state = after_turns(position(*FOUR[:3], options=Options(hand=8)), 1)
    state = play(state, "resign 1")
    assert state.seat == 2
    state = after_turns(state, 1)
    assert (state.rounds, state.seat) == (1, 0)


def test_c5_when_nobody_left_can_take_a_turn_the_game_is_over() -> None:
    state = play(position("000", "111", "899", options=THIRTEEN), "stuck; stuck; resign 2")
    assert GAME.outcome(state) == Outcome((0, 0, 0), (0, 1), "stuck")


def test_c5_who_is_stuck_may_still_resign_and_then_cannot_win() -> None:
    state = play(position("000", "111", "222", "899", options=THIRTEEN), "stuck; stuck; resign 0; stuck; resign 3")
    assert GAME.outcome(state) == Outcome((0, 0, 0, 0), (1, 2), "stuck")


def test_c5_who_resigns_cannot_win_with_the_highest_score() -> None:
    state = play(after_turns(four(endgame="pile"), 5), "resign 0")
    assert after_turns(state, 5).over == "pile"
    assert GAME.outcome(after_turns(state, 5)) == Outcome((30, 20, 0, 0), (1,), "pile")


def test_c5_nobody_resigns_twice_or_after_the_end_or_from_a_seat_that_is_not_there() -> None:
    state = play(position(*FOUR[:3], options=Options(hand=8)), "resign 1")
    with pytest.raises(Illegal, match=r"You have resigned already\."):
        GAME.resign(state, 1)
    with pytest.raises(Illegal, match=r"There is no seat 3 here\."):
        GAME.resign(state, 3)
    with pytest.raises(Illegal, match=r"There is no seat -1 here\."):
        GAME.resign(state, CHANCE)
    over = play(state, "resign 0")
    for seat in range(3):
        with pytest.raises(Illegal, match=r"The game is over\."):
            GAME.resign(over, seat)
    with pytest.raises(Illegal, match=r"The game is over\."):
        GAME.apply(over, Stuck())


def test_c5_a_draft_is_not_on_the_board_when_the_game_ends_by_resignation() -> None:
    state = play(position(), "place 2 7,6; resign 1")
    view = GAME.view(state, None)
    assert view.placed == ()
    assert view.hands[0] == tuple(ANN)


def test_c8_in_a_rematch_the_given_seat_begins() -> None:
    state = begin(GAME, seats=3, first=2)
    assert [text(step) for step, _ in GAME.odds(state)] == ["first 2"]
    with pytest.raises(Illegal, match="Seat 0 cannot be the first player"):
        play(state, "first 0")
    assert refill(state).seat == 2
    assert [text(step) for step, _ in GAME.odds(play(state, "resign 2"))] == ["first 0"]


def test_after_the_end_nothing_may_happen() -> None:
    state = play(position("000", options=THIRTEEN), "stuck")
    assert (GAME.actor(state), list(GAME.legal(state)), list(GAME.odds(state))) == (None, [], [])
    told = GAME.tell(position("000", options=THIRTEEN), Stuck(), state, OPEN)
    assert told == (Did(0, Stuck()), Ended(Outcome((0,), (0,), "stuck")))
