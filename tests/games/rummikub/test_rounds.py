"""Rounds, scores, ends and resignations of Rummikub, ruling by ruling."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rummikub.position import BEN, GAME, deal, draw_all, legal, play, position, shows, tiles

from tilehall.core.game import CHANCE, First, Illegal, Malformed, Outcome
from tilehall.core.options import choices, decode
from tilehall.core.play import begin
from tilehall.games.rummikub.rounds import round_winners
from tilehall.games.rummikub.state import Options, State

OUT = "k1-7 r1-7"  # two runs worth 56: gone in one turn
GO_OUT = "lay k1 k2 k3 k4 k5 k6 k7; lay r1 r2 r3 r4 r5 r6 r7; end"
BENS = 115  # what BEN costs
CARL = "b1-3 b5-7 b9-11 r9 r10 o7 o8 *"
CARLS = 118  # with 30 for the joker


def total(rack: tuple[str, ...]) -> int:
    return sum(30 if tile == "*" else int(tile[1:]) for tile in rack)


def closed(racks: tuple[str, ...] = (OUT, BEN, CARL), first: int = 0, **options: Any) -> State:
    """Return the state after seat 0 has emptied its rack."""
    return position(GO_OUT, racks=racks, first=first, options=Options(**options))


def passed_out(*racks: str) -> State:
    """Return the state in which the pool is drawn empty and no set has been laid; seat 0 is to act."""
    pool = 106 - 14 * len(racks)
    return draw_all(position(racks=racks, first=-pool % len(racks)))


def test_r4_7_the_first_player_of_each_round_is_drawn() -> None:
    state = begin(GAME, seats=3)
    assert GAME.actor(state) == CHANCE
    assert list(GAME.odds(state)) == [(First(0), 1), (First(1), 1), (First(2), 1)]
    assert GAME.actor(position(racks=(OUT, BEN, CARL), first=2)) == 2
    again = play(closed(rounds=2), shows(closed()))
    assert list(GAME.odds(again)) == [(First(0), 1), (First(1), 1), (First(2), 1)]


def test_r4_7_racks_are_dealt_one_seat_after_another() -> None:
    state = play(begin(GAME, seats=2), "first 1; " + "; ".join(f"deal 0 {tile}" for tile in tiles(OUT)))
    assert {step.seat for step, _ in GAME.odds(state) if hasattr(step, "seat")} == {1}


def test_r4_7_turns_go_round_from_the_first_player() -> None:
    state = position("draw; deal 1 k8", racks=(OUT, BEN, CARL), first=1)
    assert GAME.actor(state) == 2
    assert GAME.actor(play(state, "draw; deal 2 k9")) == 0


def test_r4_8_an_empty_rack_ends_the_round_and_racks_are_shown_before_scoring() -> None:
    state = closed()
    assert GAME.actor(state) == CHANCE
    assert GAME.view(state, None).totals == (0, 0, 0)
    assert legal(state) == []
    state = play(state, f"show 1 {' '.join(tiles('k1 r4 r10-12 b4 b12 o4-6 o10-13'))}")
    assert GAME.outcome(state) is None
    assert GAME.view(state, None).totals == (0, 0, 0)
    state = play(state, f"show 2 {' '.join(tiles('r9 r10 b1-3 b5-7 b9-11 o7 o8 *'))}")
    assert GAME.outcome(state) == Outcome((0, BENS, CARLS), (0,), "emptied")


def test_r4_8_a_joker_left_on_a_rack_costs_thirty() -> None:
    state = play(closed(), shows(closed()))
    assert GAME.view(state, None).totals[2] == CARLS


def test_r4_8_a_rack_is_shown_as_it_is() -> None:
    state = closed()
    for line in ("show 1 k1", "show 2 r9 r10 b1 b2 b3 b5 b6 b7 b9 b10 b11 o7 o8 *", "draw", "deal 1 k9", "first 0"):
        with pytest.raises(Illegal, match="The round is over, and the rack of seat 1 is being shown as it is"):
            play(state, line)


def test_r4_8_all_pass_in_a_row_with_an_empty_pool_and_the_lowest_sum_wins() -> None:
    state = play(passed_out(OUT, BEN), "pass")
    assert GAME.actor(state) == 1
    state = play(state, "pass")
    racks = [GAME.view(state, seat).racks[seat] or () for seat in (0, 1)]
    sums = [total(rack) for rack in racks]
    assert sums[0] != sums[1]
    low = sums.index(min(sums))
    state = play(state, shows(state))
    assert GAME.outcome(state) == Outcome(tuple(0 if each == low else sums[each] for each in (0, 1)), (low,), "passed")


def test_r4_8_a_play_between_the_passes_restarts_the_count() -> None:
    state = play(passed_out(OUT, BEN, CARL), "pass; lay o10 o11 o12 o13; end; pass; pass")
    assert GAME.actor(state) == 1
    assert not state.closing
    assert play(state, "pass").closing == "passed"


def test_r4_8_equal_sums_share_the_round() -> None:
    """Deal each tile once, in two halves of 26 with equal sums."""
    state = position(racks=("k1-7 r1-7", "b1-7 o1-7"))
    for seat, colours in enumerate(("kr", "bo") * 39):
        rest = [f"{colour}{number}" for colour in colours for number in (*range(8, 14), *range(1, 14))]
        tile = [*rest, "*"][seat // 2]
        state = play(state, f"draw; deal {seat % 2} {tile}")
    state = play(state, "pass; pass")
    assert round_winners(state) == (0, 1)
    state = play(state, shows(state))
    assert GAME.outcome(state) == Outcome((0, 0), (0, 1), "passed")


def test_r4_9_a_game_is_one_round_by_default() -> None:
    assert (Options().rounds, Options().point_limit, Options().initial_meld) == (1, 0, 30)
    outcome = GAME.outcome(play(closed(), shows(closed())))
    assert outcome is not None
    assert outcome.reason == "emptied"


def test_r4_9_setting_a_limit_makes_rounds_default_to_none() -> None:
    assert Options(point_limit=500).rounds == 0
    assert Options(point_limit=500, rounds=1).rounds == 1
    assert decode(GAME, b'{"point_limit":500}', 2).rounds == 0
    assert decode(GAME, b'{"point_limit":500,"rounds":1}', 2).rounds == 1
    assert {choice.name: choice.default for choice in choices(Options)} == {
        "initial_meld": 30,
        "rounds": 1,
        "point_limit": 0,
    }


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b'{"rounds":0}', "The option “Rounds” is 0 only with a point limit: otherwise the game would not end."),
        (b'{"rounds":51}', "The option “Rounds” takes a whole number from 0 to 50."),
        (b'{"point_limit":49}', "The option “Point limit” is 0 for none, or at least 50."),
        (b'{"point_limit":1001}', "The option “Point limit” takes a whole number from 0 to 1000."),
        (b'{"initial_meld":61}', "The option “Initial meld” takes a whole number from 0 to 60."),
    ],
)
def test_r4_9_options_out_of_bounds_are_refused(raw: bytes, sentence: str) -> None:
    with pytest.raises(Malformed) as refusal:
        decode(GAME, raw, 2)
    assert str(refusal.value) == sentence


def test_r4_9_for_each_round_all_tiles_return_and_everybody_opens_again() -> None:
    state = play(closed(rounds=2), shows(closed()))
    view = GAME.view(state, None)
    assert (view.round, view.pool, view.counts, view.table) == (2, 106, (0, 0, 0), ())
    assert view.opened == (False, False, False)
    assert view.totals == (0, BENS, CARLS)
    state = play(state, deal(BEN, OUT, CARL, first=1))
    with pytest.raises(Illegal, match="Your first play needs 30 points"):
        play(state, "lay k1 k2 k3; end")


def test_r4_9_the_lowest_total_of_all_rounds_wins() -> None:
    state = play(closed(racks=(OUT, BEN), rounds=2), shows(closed(racks=(OUT, BEN))))
    state = play(state, deal(CARL, OUT, first=1) + "; " + GO_OUT)
    state = play(state, shows(state))
    assert GAME.outcome(state) == Outcome((CARLS, BENS), (1,), "rounds")


def test_r4_9_equal_totals_share_the_win() -> None:
    state = play(closed(racks=(OUT, BEN), rounds=2), shows(closed(racks=(OUT, BEN))))
    state = play(state, deal(BEN, OUT, first=1) + "; " + GO_OUT)
    state = play(state, shows(state))
    assert GAME.outcome(state) == Outcome((BENS, BENS), (0, 1), "rounds")


def test_r4_9_the_game_ends_after_the_round_that_meets_the_limit() -> None:
    below = closed(racks=(OUT, BEN), point_limit=BENS + 1)
    assert GAME.outcome(play(below, shows(below))) is None
    met = closed(racks=(OUT, BEN), point_limit=BENS)
    assert GAME.outcome(play(met, shows(met))) == Outcome((0, BENS), (0,), "limit")


def test_r4_9_rounds_end_a_game_whose_limit_is_not_met() -> None:
    state = closed(racks=(OUT, BEN), point_limit=1000, rounds=1)
    outcome = GAME.outcome(play(state, shows(state)))
    assert outcome is not None
    assert outcome.reason == "emptied"


def test_c5_who_resigns_in_turn_loses_the_draft_and_the_next_player_acts() -> None:
    state = position("lay o10 o11 o12 o13", racks=(OUT, BEN, CARL), first=1)
    state = play(state, "resign 1")
    assert GAME.actor(state) == 2
    view = GAME.view(state, 0)
    assert (view.table, view.counts, view.racks[1]) == ((), (14, 14, 14), None)
    assert sum(GAME.box(state).values()) == 106


def test_c5_who_resigns_out_of_turn_leaves_the_draft_of_another_alone() -> None:
    state = position("lay o10 o11 o12 o13", racks=(OUT, BEN, CARL), first=1)
    state = play(state, "resign 0")
    assert GAME.actor(state) == 1
    assert GAME.view(state, 1).laid == (("o10", "o11", "o12", "o13"),)


def test_c5_tiles_owed_to_who_resigns_are_not_dealt() -> None:
    state = play(begin(GAME, seats=3), "first 0; deal 0 k1; deal 0 k2; resign 0")
    assert GAME.view(state, None).counts == (2, 0, 0)
    assert {step.seat for step, _ in GAME.odds(state) if hasattr(step, "seat")} == {1}
    drawn = play(position("draw", racks=(OUT, BEN, CARL)), "resign 0")
    assert GAME.actor(drawn) == 1
    assert GAME.view(drawn, None).pool == 106 - 3 * 14


def test_c5_the_next_player_begins_if_the_first_resigned_during_the_deal() -> None:
    state = play(begin(GAME, seats=3), "first 1; deal 0 k1; resign 1")
    for _ in range(13 + 14):
        step, _weight = next(iter(GAME.odds(state)))
        state = GAME.apply(state, step)
    assert GAME.actor(state) == 2


def test_c5_when_one_player_is_left_that_player_wins_at_once() -> None:
    state = position("lay k1 k2 k3", racks=(OUT, BEN))
    state = play(state, "resign 1")
    assert GAME.outcome(state) == Outcome((0, 0), (0,), "resigned")
    assert GAME.actor(state) is None
    assert GAME.view(state, None).laid == ()


def test_c5_a_pass_of_a_player_who_resigned_does_not_count_for_another() -> None:
    state = play(passed_out(OUT, BEN, CARL), "pass; resign 0; pass")
    assert not state.closing
    assert GAME.actor(state) == 2
    assert play(state, "pass").closing == "passed"


def test_c5_a_resignation_itself_never_ends_the_round() -> None:
    """Let two seats pass and the third resign: the next still has a turn, and the round ends with that pass."""
    state = play(passed_out(OUT, BEN, CARL), "pass; pass; resign 2")
    assert not state.closing
    assert GAME.actor(state) == 0
    assert play(state, "pass").closing == "passed"


def test_c5_who_resigned_sits_out_later_rounds_and_cannot_win() -> None:
    racks = (OUT, BEN, CARL)
    state = position("resign 1; " + GO_OUT, racks=racks, options=Options(rounds=2))
    assert state.showing == (2,)
    state = play(state, shows(state))
    assert GAME.view(state, None).totals == (0, 0, CARLS)
    assert list(GAME.odds(state)) == [(First(0), 1), (First(2), 1)]
    state = play(state, deal(BEN, "", OUT, first=2) + "; " + GO_OUT)
    state = play(state, shows(state))
    assert GAME.outcome(state) == Outcome((BENS, 0, CARLS), (0,), "rounds")


def test_c5_a_rack_still_to_be_shown_leaves_unseen_and_the_rest_is_scored() -> None:
    state = play(closed(), shows(closed()).split("; ")[0])
    state = play(state, "resign 2")
    assert GAME.outcome(state) == Outcome((0, BENS, 0), (0,), "emptied")


def test_c5_the_winner_of_a_round_can_resign_before_it_is_scored() -> None:
    state = play(closed(), "resign 0; " + shows(closed()))
    assert GAME.outcome(state) == Outcome((0, BENS, CARLS), (1,), "emptied")


@pytest.mark.parametrize(("seat", "sentence"), [(7, "There is no seat 7 here."), (-1, "There is no seat -1 here.")])
def test_c5_only_seats_of_the_game_resign(seat: int, sentence: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.resign(position(), seat)
    assert str(refusal.value) == sentence


def test_c5_nobody_resigns_twice_or_after_the_end() -> None:
    state = position("resign 1", racks=(OUT, BEN, CARL))
    with pytest.raises(Illegal, match="This player has resigned already"):
        GAME.resign(state, 1)
    over = play(state, "resign 0")
    with pytest.raises(Illegal, match="The game is over"):
        GAME.resign(over, 2)
    with pytest.raises(Illegal, match="The game is over"):
        GAME.apply(over, First(2))


def test_c8_in_a_rematch_the_next_seat_begins_the_first_round() -> None:
    state = begin(GAME, Options(rounds=2), 3, first=2)
    assert list(GAME.odds(state)) == [(First(2), 1)]
    with pytest.raises(Illegal, match="It is being drawn who begins the round"):
        play(state, "first 0")
    state = play(state, deal(OUT, BEN, CARL, first=2) + "; draw; deal 2 k9; " + GO_OUT)
    state = play(state, shows(state))
    assert len(list(GAME.odds(state))) == 3


def test_c8_if_that_seat_resigns_the_seat_after_it_begins() -> None:
    state = play(begin(GAME, seats=3, first=2), "resign 2")
    assert list(GAME.odds(state)) == [(First(0), 1)]
