"""Miners: what each watcher sees and reads of it (C5a, C6)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from rich.console import Console
from tests.games.miners.position import CLOSING, GAME, MAY_CLOSE, SHAFT, UPRIGHT, play, position, recorded

from tilehall.core.game import OPEN, Ended, Malformed, Watcher
from tilehall.core.notation import parse
from tilehall.core.options import decode
from tilehall.core.play import told
from tilehall.games.miners.card import DECK
from tilehall.games.miners.state import State
from tilehall.games.miners.steps import Deal
from tilehall.games.miners.terminal import draw
from tilehall.games.miners.view import LaidCard, View


def drawn(state: State, watcher: Watcher) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw(GAME.view(state, watcher), GAME.players))
    return capture.get()


def test_c6_a_player_sees_their_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = position("TB 6,4", hold="TRBL TRBL RB T T+B", seats=3)
    assert GAME.view(state, 1).hands == (5, ("T", "T+B", "RB", "TRBL", "TRBL"), 5)
    assert GAME.view(state, None).hands == (5, 5, 5)
    assert all(not isinstance(hand, int) for hand in GAME.view(state, OPEN).hands)


def test_c6_after_the_end_everything_is_open() -> None:
    state = play(position(CLOSING, hold="R+L", options=MAY_CLOSE), "lay R+L 7,5")
    views = [msgspec.structs.replace(GAME.view(state, watcher), me=OPEN) for watcher in (None, 0, 1)]
    assert views == [GAME.view(state, OPEN)] * 3
    assert GAME.view(state, None).hands == GAME.view(state, OPEN).hands


def test_c6_a_card_dealt_to_another_is_hidden() -> None:
    deal = Deal(1, "TB+R")
    assert [GAME.show(deal, watcher) for watcher in (0, 1, None, OPEN)] == [
        Deal(1, "?"),
        deal,
        Deal(1, "?"),
        deal,
    ]


def test_c6_unseen_cards_are_in_the_deck_or_in_a_hidden_hand() -> None:
    state = position("TB 6,4", hold="TRBL TRBL RB T T+B")
    mine, everything = GAME.view(state, 1), GAME.view(state, OPEN)
    assert len(mine.unseen) == 58 - 1 - 5
    assert (mine.unseen.count("TB"), mine.unseen.count("TRBL")) == (3, 3)
    assert len(everything.unseen) == everything.deck == 58 - 11


def test_c5_the_hand_of_a_player_who_resigned_stays_hidden_until_the_end() -> None:
    state = play(position("TB 6,4", hold="TRBL TRBL RB T T+B", seats=3), "resign 1")
    assert GAME.view(state, 0).hands[1] == 5
    assert GAME.view(state, 0).playing == (True, False, True)
    assert GAME.view(play(state, "resign 2"), 0).hands[1] == ("T", "T+B", "RB", "TRBL", "TRBL")


def test_c5a_whether_a_hand_has_a_card_that_fits_shows_only_by_what_is_done() -> None:
    stuck, able = (GAME.view(position(CLOSING, hold=hold), 0) for hold in (UPRIGHT, "TRBL TRBL TRBL TRBL TRBL"))
    assert (stuck.turn, stuck.hands[1], stuck.deck) == (able.turn, able.hands[1], able.deck) == (1, 5, 45)


def test_a_guess_deals_the_unseen_cards_blindly() -> None:
    state = position("TB 6,4", hold="TRBL TRBL RB T T+B")
    view = GAME.view(state, 1)
    guesses = [GAME.guess(view, Random(seed)) for seed in range(20)]
    assert all(GAME.view(guess, 1) == view for guess in guesses)
    assert len({guess.hands[0] for guess in guesses}) > 15
    assert {guess.hands[1] for guess in guesses} == {state.hands[1]}
    assert GAME.guess(GAME.view(state, OPEN), Random(0)) == state


def test_the_view_shows_how_each_card_lies_who_laid_it_and_what_is_joined_to_the_start() -> None:
    state = position("TB 6,4; ~TB+R 5,4")
    assert GAME.view(state, None).laid == (
        LaidCard(cell=(5, 4), id="TB+R#1", card="~TB+R", turned=True, groups=("TB", "L"), lit=("TB",), seat=1),
        LaidCard(cell=(6, 4), id="TB#1", card="TB", turned=False, groups=("TB",), lit=("TB",), seat=0),
    )


def test_a_view_survives_json() -> None:
    for watcher in (None, 0, OPEN):
        view = GAME.view(position(SHAFT + "; TRB 2,4"), watcher)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_the_box_holds_58_cards_a_start_and_three_destinations() -> None:
    box = GAME.box(recorded("stuck-nobody"))
    assert box == {**DECK, "start": 1, "destination": 3}


def test_everyone_is_told_of_a_lay_and_the_end() -> None:
    before = position(CLOSING, hold="R+L", options=MAY_CLOSE)
    step = parse("lay R+L 7,5", GAME.steps)
    facts = told(GAME, before, step, play(before, "lay R+L 7,5"), None)
    assert [fact.sentence(GAME.players) for fact in facts] == [
        "Gimli Ironfoot lays a dead end (stub right, stub left) at 7,5.",
        "The mine is dead: no card fits any cell.",
        "Nobody wins, 0 to 0.",
    ]
    assert isinstance(facts[-1], Ended)


def test_the_option_goal_is_all_or_first() -> None:
    assert GAME.options().goal == "all"
    assert decode(GAME, '{"goal":"first"}', 5).goal == "first"
    with pytest.raises(Malformed, match="The option “Goal” takes one of all, first"):
        decode(GAME, '{"goal":"second"}', 5)
    for seats in (1, 6):
        with pytest.raises(Malformed, match="Miners is for 2-5 players"):
            decode(GAME, "{}", seats)


def test_the_terminal_shows_the_mine_in_80_columns() -> None:
    picture = drawn(position(SHAFT + "; ~RB+T 2,4", hold="TRBL T+R+B+L T+R+B T+R+L RBL+T"), 1)
    assert max(map(len, picture.splitlines())) <= 80
    assert "━━S━━" in picture  # joined ways are heavy
    assert "──┘" in picture  # the bend on 2,4 is not joined, and thin
    assert "T+R+B+L" in picture
    assert "5 cards" in picture
    assert picture.rstrip().endswith("Gimli Ironfoot is to act.")


def test_the_terminal_marks_what_was_reached_and_paid() -> None:
    picture = drawn(recorded("goal"), None)
    assert "*1*" in picture
    assert "$" in picture
    assert picture.rstrip().endswith("The destinations are reached. Thorin Goldbeard wins, 20 to 8.")
