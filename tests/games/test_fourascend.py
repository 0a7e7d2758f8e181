"""4ascend, ruling by ruling."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.support.in_english import in_english

from tilehall.core.game import CHANCE, Cell, Did, Ended, Illegal, Malformed
from tilehall.core.options import decode, draw
from tilehall.core.play import begin
from tilehall.core.record import after, from_text, replay
from tilehall.games.fourascend import FourAscend
from tilehall.games.fourascend.board import BOARD, cells
from tilehall.games.fourascend.state import Options, State
from tilehall.games.fourascend.steps import Grow, Plant, Stone, Wait
from tilehall.games.fourascend.view import Chain, Clash, Vacated

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs/4ascend"
GAME = FourAscend()
BARE = Options(plants_start=0, sprout_every=0, regrow=0)
ROW = "4,1 4,2 4,3"  # three of Black's in a row: 4,4 makes four
FAR = "0,0 0,2 0,4"  # three of White's that threaten nothing
THREE = "8,0 8,1 8,2"  # three of White's in a row: 8,3 makes four


def position(black: str, white: str, plants: str = "", options: Options = BARE) -> State:
    """Return the position after these stones, placed in turn, on a board with these plants."""
    options = replace(options, plants_start=len(plants.split()))
    blacks, whites = black.split(), white.split()
    turns = [cell for pair in zip(blacks, whites, strict=False) for cell in pair] + blacks[len(whites) :]
    lines = [f"plant {cell}" for cell in plants.split()] + [f"stone {cell}" for cell in turns]
    state: State = after(GAME, "\n".join(lines), options)
    return state


def play(state: State, *lines: str) -> State:
    for line in lines:
        row, column = line.split(",")
        state = GAME.apply(state, Stone((int(row), int(column))))
    return state


def stones(state: State, seat: int) -> tuple[Cell, ...]:
    return cells(state.stones[seat])


def test_r3_1_black_begins_on_an_empty_nine_by_nine_board() -> None:
    state = begin(GAME, BARE)
    assert GAME.actor(state) == 0
    assert len(list(GAME.legal(state))) == 81
    assert state.hp == (20, 20)


def test_r3_1_a_stone_may_be_put_on_a_plant_which_stays_under_it() -> None:
    state = position("4,4", "", plants="4,4")
    assert stones(state, 0) == ((4, 4),)
    assert cells(state.plants) == ((4, 4),)


def test_r3_1_a_taken_cell_is_refused() -> None:
    with pytest.raises(Illegal, match="That cell is taken"):
        position("4,4", "4,4")


@pytest.mark.parametrize("cell", [(-1, 0), (0, 9), (9, 0), (10**12, 0)])
def test_r3_1_a_cell_off_the_board_is_refused(cell: Cell) -> None:
    with pytest.raises(Illegal, match="off the board"):
        GAME.apply(begin(GAME, BARE), Stone(cell))


@pytest.mark.parametrize(
    ("line", "last"),
    [("4,1 4,2 4,3", "4,4"), ("1,4 2,4 4,4", "3,4"), ("1,1 2,2 3,3", "4,4"), ("1,7 2,6 3,5", "4,4")],
    ids=["row", "column", "diagonal", "other diagonal"],
)
def test_r3_2_four_in_any_direction_attack(line: str, last: str) -> None:
    state = play(position(line, FAR), last)
    assert len(cells(state.vacated)) == 4
    assert stones(state, 0) == ()
    assert GAME.actor(state) == 1


def test_r3_2_three_are_no_chain_and_no_line_runs_over_the_edge() -> None:
    state = position("3,6 3,7 3,8 4,0", "0,0 0,2 0,4")
    assert state.vacated == 0


def test_r3_2_five_in_a_row_count_five() -> None:
    state = play(position("4,0 4,1 4,3 4,4", "0,0 0,2 0,4 0,6"), "4,2")
    assert GAME.view(state, None).power == 5


def test_r3_2_chains_that_share_a_stone_count_it_once() -> None:
    state = play(position("4,1 4,2 4,3 1,4 2,4 3,4", "0,0 0,2 0,6 0,8 8,0 8,2"), "4,4")
    assert len(cells(state.vacated)) == 7


def test_r3_2_stones_beside_the_chain_stay() -> None:
    state = play(position("4,1 4,2 4,3 5,1", "0,0 0,2 0,4 0,6"), "4,4")
    assert stones(state, 0) == ((5, 1),)


def test_r3_3_the_defender_may_place_on_a_vacated_cell() -> None:
    state = play(position(ROW, FAR), "4,4")
    assert Stone((4, 2)) in list(GAME.legal(state))
    after_reply = play(state, "4,2")
    assert (4, 2) in stones(after_reply, 1)
    assert after_reply.hp == (20, 17)


def test_r3_3_an_answer_lifted_with_its_own_chain_still_takes_its_cell_away() -> None:
    # White's 8,3 is in Black's vacated column and completes White's own row.
    state = play(position("5,3 6,3 7,3", THREE), "8,3")
    assert state.vacated
    answered = play(state, "8,3")
    assert answered.hp == (19, 20)  # attack 3, defence 4
    assert stones(answered, 1) == ()


def test_r3_4_power_is_cells_and_their_plants() -> None:
    state = play(position(ROW, FAR, plants="4,1 4,2 7,7"), "4,4")
    assert GAME.view(state, None).power == 6
    assert GAME.view(state, None).vacated[:2] == (Vacated((4, 1), 2), Vacated((4, 2), 2))
    assert play(state, "8,8").hp == (20, 14)
    assert play(state, "4,1").hp == (20, 16)  # the cell and its plant are lost to the attack


def test_r3_4_the_side_with_less_power_loses_the_difference() -> None:
    five = play(position("4,0 4,1 4,3 4,4", "8,0 8,1 8,2 0,0"), "4,2")
    assert play(five, "8,3").hp == (20, 19)
    four = play(position(ROW, THREE, plants="8,0 8,1"), "4,4")
    assert play(four, "8,3").hp == (18, 20)
    level = play(position(ROW, THREE), "4,4")
    assert play(level, "8,3").hp == (20, 20)


def test_r3_5_plants_on_removed_cells_are_consumed() -> None:
    state = play(position(ROW, THREE, plants="4,1 8,1 7,7"), "4,4", "8,3")
    assert cells(state.plants) == ((7, 7),)


def test_r3_5_a_plant_under_a_remaining_answer_is_kept() -> None:
    state = play(position(ROW, FAR, plants="4,1 4,2"), "4,4", "4,1")
    assert cells(state.plants) == ((4, 1),)


def test_r3_5_a_plant_under_an_answer_that_is_lifted_is_consumed_and_counts_for_the_defender() -> None:
    state = play(position("5,3 6,3 7,3", THREE, plants="8,3"), "8,3")
    assert GAME.view(state, None).power == 5
    answered = play(state, "8,3")
    assert answered.hp == (18, 20)  # attack 3, defence 4 and the plant
    assert answered.plants == 0


def test_r3_6_plants_regrow_and_the_attacker_moves_next() -> None:
    state = play(position(ROW, FAR, options=replace(BARE, regrow=2)), "4,4", "8,8")
    assert GAME.actor(state) == CHANCE
    free = 81 - 4
    assert len(list(GAME.odds(state))) == free
    state = GAME.apply(GAME.apply(state, Plant((0, 1))), Plant((7, 7)))
    assert GAME.actor(state) == 0
    assert cells(state.plants) == ((0, 1), (7, 7))


def test_r3_6_no_plant_grows_on_a_stone_or_on_a_plant() -> None:
    state = play(position(ROW, FAR, options=replace(BARE, regrow=2)), "4,4", "8,8")
    for cell in ((0, 0), (8, 8)):
        with pytest.raises(Illegal, match="is taken"):
            GAME.apply(state, Plant(cell))
    state = GAME.apply(state, Plant((7, 7)))
    with pytest.raises(Illegal, match="is taken"):
        GAME.apply(state, Plant((7, 7)))


def test_r3_7_four_plants_grow_before_the_first_move() -> None:
    state = begin(GAME)
    for column in range(4):
        assert GAME.actor(state) == CHANCE
        state = GAME.apply(state, Plant((0, column)))
    assert GAME.actor(state) == 0


def test_r3_7_two_sprout_after_every_six_quiet_moves() -> None:
    options = Options(plants_start=0)
    quiet = ["0,0", "0,2", "0,4", "0,6", "0,8", "2,0"]
    state = begin(GAME, options)
    for number, cell in enumerate(quiet, 1):
        state = play(state, cell)
        assert GAME.actor(state) == (CHANCE if number == 6 else number % 2)
    state = GAME.apply(GAME.apply(state, Plant((5, 5))), Plant((5, 6)))
    for cell in ["2,2", "2,4", "2,6", "2,8", "4,0"]:
        state = play(state, cell)
        assert GAME.actor(state) != CHANCE
    assert GAME.actor(play(state, "4,2")) == CHANCE


def test_r3_7_attacks_neither_count_nor_reset() -> None:
    options = Options(plants_start=0, sprout_every=7, regrow=0)
    state = play(position(ROW, FAR, options=options), "4,4", "8,8")  # six quiet moves, an attack and its answer
    assert GAME.actor(state) == 0
    assert GAME.actor(play(state, "8,6")) == CHANCE


def test_r3_7_a_range_lets_chance_pick_evenly() -> None:
    state = begin(GAME, Options(plants_start="1-3", sprout_every="5-6", sprout="0-1", regrow=0))
    assert list(GAME.odds(state)) == [(Grow(1), 1), (Grow(2), 1), (Grow(3), 1)]
    state = GAME.apply(GAME.apply(state, Grow(1)), Plant((8, 8)))
    assert list(GAME.odds(state)) == [(Wait(5), 1), (Wait(6), 1)]
    state = GAME.apply(state, Wait(5))
    state = play(state, "0,0", "0,2", "0,4", "0,6", "0,8")
    assert list(GAME.odds(state)) == [(Grow(0), 1), (Grow(1), 1)]
    state = GAME.apply(state, Grow(0))
    assert [step for step, _ in GAME.odds(state)] == [Wait(5), Wait(6)]  # drawn again after each sprouting
    with pytest.raises(Illegal, match="not what happens now"):
        GAME.apply(state, Wait(7))


def test_r3_7_when_fewer_cells_are_free_all_of_them_get_a_plant() -> None:
    state = begin(GAME, Options(plants_start=30, sprout_every=1, sprout=10, regrow=0))
    grown = []
    for cell in ["", "0,0", "0,2", "0,4", "0,6", "0,8", "1,0"]:  # on plants, so that every bare cell stays bare
        state = play(state, cell) if cell else state
        grown.append(state.grow)
        while GAME.actor(state) == CHANCE:
            plant, _ = next(iter(GAME.odds(state)))
            state = GAME.apply(state, plant)
    assert grown == [30, 10, 10, 10, 10, 10, 1]
    assert state.plants == BOARD
    assert GAME.actor(play(state, "1,2")) == 1  # nothing is left to grow


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ('{"hp":0}', "The option “HP” takes a whole number from 1 to 99."),
        (
            '{"plants_start":31}',
            "The option “Plants at the start” takes a whole number from 0 to 30 or a range like 0-30.",
        ),
        (
            '{"sprout_every":"9-3"}',
            "A range of the option “Sprout every” runs from low to high within 1-40; 9-3 does not.",
        ),
        (
            '{"sprout_every":"0-3"}',
            "A range of the option “Sprout every” runs from low to high within 1-40; 0-3 does not.",
        ),
        ('{"sprout_every":"1-41"}', "within 1-40; 1-41 does not."),
        ('{"sprout_every":41}', "The option “Sprout every” takes a whole number from 0 to 40 or a range like 1-40."),
        ('{"sprout":"1-11"}', "A range of the option “Sprout” runs"),
        ('{"regrow":"1-2-3"}', "The option “Regrow” takes"),
        ('{"max_turns":1001}', "The option “Turn limit” takes a whole number from 0 to 1000."),
        ('{"on_limit":"win"}', "The option “Result at the limit” takes one of"),
    ],
)
def test_r3_7_options_out_of_bounds_are_named(options: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence.replace(".", r"\.")):
        decode(GAME, options, 2)


def test_r3_7_sprouting_every_0_moves_is_never_and_a_range_begins_at_1() -> None:
    assert decode(GAME, '{"sprout_every":0}', 2).sprout_every == 0
    options = decode(GAME, '{"plants_start":0,"sprout_every":"1-2"}', 2)
    assert [step for step, _ in GAME.odds(begin(GAME, options))] == [Wait(1), Wait(2)]
    drawn = {draw(GAME, 2, Random(seed)).sprout_every for seed in range(400)}
    assert {0} <= drawn
    assert not any(str(every).startswith("0-") for every in drawn)


def test_r3_8_health_at_zero_or_below_loses_at_once() -> None:
    state = play(position(ROW, FAR, options=replace(BARE, hp=4, regrow=3)), "4,4", "8,8")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "hp", (4, 0))
    assert GAME.actor(state) is None  # R3.9: the end comes before anything grows


def test_r3_8_the_attacker_can_lose_too() -> None:
    state = play(position(ROW, THREE, plants="8,0 8,1", options=replace(BARE, hp=2)), "4,4", "8,3")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "hp")


def test_r3_9_the_limit_is_a_number_of_placements() -> None:
    level = position("0,0 0,2", "2,0 2,2", options=replace(BARE, max_turns=4, sprout_every=4))
    outcome = GAME.outcome(level)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "limit")


def test_r3_9_more_health_wins_at_the_limit_unless_it_is_a_draw() -> None:
    for on_limit, winners in (("hp", (0,)), ("draw", ())):
        options = decode(GAME, f'{{"sprout_every":0,"regrow":0,"max_turns":9,"on_limit":"{on_limit}"}}', 2)
        outcome = GAME.outcome(play(position(ROW, FAR, options=options), "4,4", "8,8", "8,6"))
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == (winners, "limit")


@pytest.mark.parametrize("end", ["full", "limit-hp"])
def test_r3_9_on_limit_draw_makes_either_end_a_draw(end: str) -> None:
    kept = from_text((PLAYTHROUGHS / f"{end}.txt").read_text(encoding="utf-8"))
    assert kept.outcome is not None
    assert kept.outcome.winners
    agreed = replace(kept, options=replace(kept.options, on_limit="draw"))
    outcome = GAME.outcome(list(replay(agreed))[-1])
    assert outcome == replace(kept.outcome, winners=())


def test_r3_9_an_attack_at_the_limit_is_still_answered() -> None:
    state = play(position(ROW, FAR, options=replace(BARE, max_turns=7)), "4,4")
    assert GAME.outcome(state) is None
    state = play(state, "8,8")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((20, 16), "limit")


def test_c5_who_resigns_loses_at_once_even_while_plants_grow() -> None:
    outcome = GAME.outcome(GAME.resign(begin(GAME), 1))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "resigned")
    with pytest.raises(Illegal, match="over"):
        GAME.resign(GAME.resign(begin(GAME), 1), 0)


def test_c6_nothing_is_hidden() -> None:
    state = play(position(ROW, FAR, plants="4,1"), "4,4")
    assert replace(GAME.view(state, None), me=1) == GAME.view(state, 1)


def test_an_attack_is_told_with_its_powers_and_the_damage() -> None:
    names = ("Ann", "Ben")
    state = play(position(ROW, FAR), "4,4")
    before = position(ROW, FAR)
    facts = GAME.tell(before, Stone((4, 4)), state, None)
    assert facts == (Did(0, Stone((4, 4))), Chain(0, ((4, 1), (4, 2), (4, 3), (4, 4)), 4))
    assert [fact.sentence(names) for fact in facts] == [
        "Ann places a stone on 4,4.",
        "Ann lifts a chain of 4: power 4.",
    ]
    answered = play(state, "4,1")
    facts = GAME.tell(state, Stone((4, 1)), answered, None)
    assert facts[1] == Clash(attacker=0, attack=3, defence=0, loser=1, damage=3, hp=(20, 17), taken=1)
    assert (
        facts[1].sentence(names)
        == "Attack-Defense Phase: attack 3 (4 less 1 for the occupied cell), defence 0. Ben loses 3 HP and has 17."
    )


def test_the_defender_sees_the_power_of_every_counter_chain() -> None:
    attacked = play(position(ROW, THREE, "8,2"), "4,4")
    counters = {each.cell: each.power for each in GAME.view(attacked, 1).counters}
    assert counters == {(8, 3): 5}
    for step in GAME.legal(attacked):
        assert isinstance(step, Stone)
        facts = GAME.tell(attacked, step, GAME.apply(attacked, step), None)
        (clash,) = [fact for fact in facts if isinstance(fact, Clash)]
        assert counters.get(step.cell, 0) == clash.defence
    assert GAME.view(GAME.setup(BARE, 2), 0).counters == ()


def test_the_end_is_told() -> None:
    state = play(position(ROW, FAR, options=replace(BARE, hp=1)), "4,4")
    facts = GAME.tell(state, Stone((8, 8)), play(state, "8,8"), None)
    assert isinstance(facts[-1], Ended)
    assert facts[-1].sentence(("Ann", "Ben")) == "Ann wins, 1 to -3."


def test_a_draft_says_what_may_come_next_and_why_not() -> None:
    state = position("4,4", "")
    tried = in_english(GAME.draft(state, [Stone((4, 4))]))
    assert (tried.verdicts[0].stands, tried.verdicts[0].why) == (False, "That cell is taken.")
    assert len(tried.next) == 80
    tried = in_english(GAME.draft(state, [Stone((4, 5)), Stone((4, 6))]))
    assert [verdict.stands for verdict in tried.verdicts] == [True, False]
    with pytest.raises(Illegal, match="Chance is to act"):
        GAME.draft(begin(GAME), [])
