"""The bots of Rummikub: whole games under any options, and positions in which the right turn is known."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.rummikub.position import GAME, OPENED, draw_all, position, tiles
from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.calibration import calibrated
from tilehall.bots.levels import find as find_bot
from tilehall.bots.rummikub.casual import Habits, casual_bot
from tilehall.bots.rummikub.compare import compare
from tilehall.bots.rummikub.hard import Patience, holds_back, patient_bot
from tilehall.bots.rummikub.medium import medium
from tilehall.bots.rummikub.position import Position
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, AnyGame, Resign, Step
from tilehall.core.judgement import marked
from tilehall.core.lesson import split
from tilehall.core.notation import parse, text
from tilehall.core.play import advance, begin, roll
from tilehall.core.reason import as_sentence
from tilehall.games.rummikub.state import Options, State
from tilehall.games.rummikub.tiles import size
from tilehall.games.rummikub.view import View

ALWAYS = Patience(near=0)  # holds back while there is a pool
BOTS: dict[str, Bot[View]] = {
    "easy": casual_bot(Habits(overlooks=0.25, takes_apart=True, sees_all=0.0)),
    "medium": medium,
    "hard": patient_bot(ALWAYS),
}
ANY: AnyGame = GAME
BOT_TIMEOUT_S = 60.0  # the budget decides, never the clock
MAX_TURNS = 120  # of a game: some options make fifty rounds


def asked(level: str, state: State, seed: int = 0, seconds: float = BOT_TIMEOUT_S) -> BotTurn:
    """Return a bot's turn for the seat to act."""
    assert state.seat is not None
    return BOTS[level](GAME.view(state, state.seat), (), Clock(seconds), Random(seed))


def said(turn: BotTurn) -> str:
    return "; ".join(map(text, turn.steps))


def played(state: State, turn: BotTurn) -> State:
    """Return the state after a turn, which must be legal."""
    assert turn.steps[-1].final
    assert not any(step.final for step in turn.steps[:-1])
    for step in turn.steps:
        state = ANY.apply(state, step)
    return state


@pytest.mark.parametrize("number", range(6))
def test_whole_games_under_any_options_are_played_in_legal_turns(number: int) -> None:
    rng = Random(f"rummikub {number}")
    seats = GAME.seats[number % len(GAME.seats)]
    state: State = begin(GAME, choices.draw(GAME, seats, rng), seats)
    sits = [list(BOTS)[(number + seat) % len(BOTS)] for seat in range(seats)]
    turns = 0
    while (actor := GAME.actor(state)) is not None and turns < MAX_TURNS:
        if actor == CHANCE:
            state = GAME.apply(state, roll(GAME, state, rng))
            continue
        if rng.random() < 0.003:
            state = advance(GAME, state, Resign(actor))
            continue
        while rng.random() < 0.2:  # a draft was already begun
            begun: list[Step] = [step for step in GAME.legal(state) if not step.final]
            if begun:
                state = ANY.apply(state, rng.choice(begun))
        turn = asked(sits[actor], state, turns, 0 if rng.random() < 0.1 else BOT_TIMEOUT_S)
        assert as_sentence(turn.why).endswith(".")
        assert 0 <= turn.win_probability <= 1
        state = played(state, turn)
        turns += 1


@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_gives_the_same_turn(level: str) -> None:
    state = draw_all(position(OPENED), 60)
    assert asked(level, state, 7) == asked(level, state, 7)


@pytest.mark.parametrize("level", BOTS)
def test_every_level_opens_when_it_can(level: str) -> None:
    state = position()
    after = played(state, asked(level, state))
    assert after.opened[0]


def test_hard_opens_with_as_few_tiles_as_do_and_keeps_its_joker() -> None:
    turn = asked("hard", position())
    assert said(turn) == "lay k5 k6 k7; lay k7 r7 b7; end"
    assert as_sentence(turn.why) == "Opens with 39 points and keeps the joker."


def test_medium_opens_with_all_it_has() -> None:
    after = played(position(), asked("medium", position()))
    assert size(after.racks[0]) == 1, "only k13 is left"


@pytest.mark.parametrize("level", BOTS)
def test_nobody_opens_with_too_little(level: str) -> None:
    poor = "k1-3 r5 r7 r9 b2 b4 b8 b13 o4 o6 o8 o10"
    turn = asked(level, position(racks=(poor, "o1-3 o5 r1-4 b5-7 k8 k10 k12")))
    assert said(turn) == "draw"
    assert as_sentence(turn.why) == "Draw a tile, because the rack does not make 30 points in new sets yet."


# Both have opened, and seat 0 has two sets and o13 left: the runs of black and blue can spare theirs.
ENDING = "k10-13 r10-12 k8 r8 b8 o1-3 o13"
THEIRS = "b10-13 r1 r3 r5 b1 b3 b5 b7 o5 o7 k2"
OPENERS = "lay k10 k11 k12 k13; lay r10 r11 r12; end; lay b10 b11 b12 b13; end"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_that_can_go_out_does(level: str) -> None:
    state = position(OPENERS, (ENDING, THEIRS))
    turn = asked(level, state)
    after = played(state, turn)
    assert not after.racks[0], said(turn)
    assert turn.win_probability > 0.9
    assert "goes out" in as_sentence(turn.why)


def test_easy_does_not_see_what_takes_two_sets_at_once() -> None:
    state = position(OPENERS, (ENDING, THEIRS))
    assert played(state, asked("easy", state)).racks[0]


def test_medium_lays_what_it_can_and_hard_holds_it_back() -> None:
    racks = ("k10-13 k8 r8 b8 r1 r3 b5 b7 o4 o9 o11", THEIRS)
    state = position("lay k10 k11 k12 k13; end; lay b10 b11 b12 b13; end", racks)
    assert said(asked("medium", state)) == "lay k8 r8 b8; end"
    turn = asked("hard", state)
    assert said(turn) == "draw"
    assert (
        as_sentence(turn.why) == "Holds back three tiles that fit, to go out in one turn: seven tiles do not fit yet."
    )


def test_holding_back_is_a_judgement_of_the_racks_of_the_others() -> None:
    racks = ("k10-13 k8 r8 b8 r1 r3 b5 b7 o4 o9 o11", THEIRS)
    state = position("lay k10 k11 k12 k13; end; lay b10 b11 b12 b13; end", racks)
    left = size(state.racks[1])
    view = GAME.view(state, 0)
    for near, says in ((left, "lay k8 r8 b8; end"), (left - 1, "draw")):
        assert said(patient_bot(Patience(near))(view, (), Clock(BOT_TIMEOUT_S), Random(1))) == says
    # A player with very many tiles does not go out soon, whatever is laid.
    for far, says in ((left, "lay k8 r8 b8; end"), (left + 1, "draw")):
        assert said(patient_bot(Patience(0, far=far))(view, (), Clock(BOT_TIMEOUT_S), Random(1))) == says
    # Points that count over several rounds make it lay earlier.
    long = replace(state, options=Options(rounds=4))
    view = GAME.view(long, 0)
    for more, says in ((1, "lay k8 r8 b8; end"), (0, "draw")):
        assert (
            said(patient_bot(Patience(left - 1, rounds=more, far=left))(view, (), Clock(BOT_TIMEOUT_S), Random(1)))
            == says
        )
    # Among more than two players it then never holds back.
    three = {name: (*getattr(view, name), more) for name, more in (("counts", 14), ("opened", True), ("playing", True))}
    three |= {"racks": (*view.racks, None), "totals": (*view.totals, 0)}
    for rounds, held in ((4, False), (1, True)):
        among = replace(view, **three, options=Options(rounds=rounds))
        assert holds_back(Position(among), Patience(0)) == held
        assert holds_back(Position(among), Patience(0, far=1)) == held, "who is far is asked between two only"


@pytest.mark.parametrize(
    ("theirs", "turn", "mark"),
    [
        (10, "lay k8 r8 b8; end", "inaccuracy"),
        (10, "draw", "good"),  # holding everything back is a choice
        (3, "lay k8 r8 b8; end", "inaccuracy"),
        (3, "draw", "mistake"),  # until a player is about to go out
    ],
)
def test_a_review_tells_how_much_it_matters_to_lay_less_than_possible(theirs: int, turn: str, mark: str) -> None:
    racks = ("k10-13 k8 r8 b8 r3 b3 o3 b5 b7 o9 o11", THEIRS.replace("b3", "b9"))
    state = position("lay k10 k11 k12 k13; end; lay b10 b11 b12 b13; end", racks)
    view = replace(GAME.view(state, 0), counts=(10, theirs))
    both = [
        tuple(parse(line, GAME.lines) for line in split(each)) for each in ("lay k8 r8 b8; lay r3 b3 o3; end", turn)
    ]
    best, played = (
        calibrated("rummikub", 2, each) for each in compare(view, both, (), Clock(BOT_TIMEOUT_S), Random(1))
    )
    assert marked(round(best - played, 2)) == mark, f"{best:.1%} and {played:.1%}"


@pytest.mark.parametrize(("lowest", "left", "says"), [(9, "o1 o3 o5 o7 o9", "draw"), (7, "o1 o3 o5", "end")])
def test_among_four_master_holds_back_until_another_has_three_tiles(lowest: int, left: str, says: str) -> None:
    racks = (
        "k10-13 k8 r8 b8 r1 r3 b5 b7 o4 o9 o11",
        f"b10-13 r{lowest}-13 {left}",
        "o10-13 r2 r4 r6 b1 b3 b6 b9 k1 k3 k5",
        "k10-13 r2 r4 r6 b1 b3 b6 b9 o2 o6 k5",
    )
    openings = ("k10-13",), ("b10-13", f"r{lowest}-13"), ("o10-13",), ("k10-13",)
    turns = ["; ".join([*(f"lay {' '.join(tiles(each))}" for each in sets), "end"]) for sets in openings]
    state = position("; ".join(turns), racks)
    turn = find_bot(ANY, "master")(GAME.view(state, 0), (), Clock(BOT_TIMEOUT_S), Random(1))
    assert text(turn.steps[-1]) == says


def test_with_an_empty_pool_hard_gets_rid_of_points() -> None:
    state = draw_all(position(OPENED))
    before = size(state.racks[0])
    turn = asked("hard", state)
    after = played(state, turn)
    assert size(after.racks[0]) < before
    assert turn.steps[-1].final


def test_with_an_empty_pool_and_nothing_that_fits_everybody_passes() -> None:
    state = draw_all(
        position(
            racks=("k1 k3 k5 k7 k9 k11 k13 r1 r3 r5 r7 r9 r11 r13", "o2 o4 o6 o8 o10 o12 b2 b4 b6 b8 b10 b12 k2 k4")
        )
    )
    for level in BOTS:
        assert asked(level, state).steps[-1].final


def test_a_late_clock_still_gets_an_answer() -> None:
    state = draw_all(position(OPENED), 40)
    assert asked("hard", state, seconds=0).steps[-1].final


def test_the_win_probability_is_even_at_the_start_and_one_at_the_end() -> None:
    for seats in (2, 3, 4):
        rng = Random(seats)
        expected = []
        for _ in range(6):
            state: State = begin(GAME, Options(), seats)
            while GAME.actor(state) == CHANCE:
                state = GAME.apply(state, roll(GAME, state, rng))
            expected.append(asked("hard", state).win_probability)
        assert abs(sum(expected) / len(expected) - 1 / seats) < 0.12
