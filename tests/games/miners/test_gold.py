"""Destinations of Miners: when one is reached, and whom it pays (R2.7)."""

from __future__ import annotations

from pathlib import Path

from tests.games.miners.position import GAME, LEFT_SHAFT, SHAFT, play, position, reached, vein

from tilehall.core.notation import parse
from tilehall.core.play import told
from tilehall.core.record import after
from tilehall.games.miners.facts import Reach


def test_r2_7_reaching_pays_three_and_each_card_on_the_way_one() -> None:
    before = position(SHAFT, hold="TRB")
    state = play(before, "lay TRB 2,4")
    assert reached(state) == [None, 0, None]
    assert state.gold == (3 + 3, 2)
    way = ((2, 4), (3, 4), (4, 4), (5, 4), (6, 4))
    fact = told(GAME, before, parse("lay TRB 2,4", GAME.steps), state, None)[-1]
    assert fact == Reach("dest_2", (1, 4), 0, way, (6, 2))
    assert fact.sentence(GAME.players) == (
        "Thorin Goldbeard reaches the middle destination at 1,4. Gold: Thorin Goldbeard 6, Gimli Ironfoot 2."
    )
    assert fact.sentence(("Ann", "Ben")) == (
        "Thorin Goldbeard (Ann) reaches the middle destination at 1,4. Gold: Ann 6, Ben 2."
    )


def test_r2_7_a_card_beside_a_destination_and_closed_towards_it_does_not_reach_it() -> None:
    assert reached(position(SHAFT + "; ~TR 2,4")) == [None, None, None]


def test_r2_7_a_stub_towards_a_destination_does_not_reach_it() -> None:
    state = position(SHAFT + "; T+B 2,4")
    assert reached(state) == [None, None, None]
    assert state.gold == (0, 0)


def test_r2_7_cards_that_are_not_on_a_shortest_path_pay_nothing() -> None:
    # A loop over 6,5 and 5,5 leaves the shaft at 6,4 and comes back at 5,4.
    state = position("TRB 6,4; ~RB 6,5; ~TR 5,5; TRB 5,4; TB 4,4; TB 3,4; TB 2,4")
    assert vein(state, 2) == [(2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]
    assert state.gold == (3 + 3, 2)


def test_r2_7_if_several_paths_are_shortest_all_their_cards_pay() -> None:
    # From 6,4 to 5,5 there are two ways of one card: over 5,4 and over 6,5.
    state = position("TRB 6,4; RB 5,4; ~RB 6,5; ~TRB 5,5; TB 4,5; TB 3,5; TB 2,5; ~TR 1,5")
    assert {(5, 4), (6, 5)} < set(vein(state, 2))
    assert len(vein(state, 2)) == 8
    assert state.gold == (4, 3 + 4)


def test_r2_7_one_card_may_reach_two_destinations() -> None:
    before = position(LEFT_SHAFT, hold="RBL")
    state = play(before, "lay RBL 1,3")
    assert reached(state) == [0, 0, None]
    assert state.gold == (2 * (3 + 4), 2 * 3)
    facts = told(GAME, before, parse("lay RBL 1,3", GAME.steps), state, 1)
    assert [fact.destination for fact in facts if isinstance(fact, Reach)] == ["dest_1", "dest_2"]


def test_r2_7_a_destination_pays_once() -> None:
    state = position(SHAFT + "; TRB 2,4; ~RB 2,5", hold="TR")
    assert state.gold == (6, 2)
    again = play(state, "lay ~TR 1,5")  # reaches dest_2 from the right
    assert again.gold == (6, 2)
    assert reached(again) == [None, 0, None]


def test_r2_7_a_destination_may_be_reached_by_an_old_card_that_is_joined_only_now() -> None:
    # ~RB+T on 2,4 has its stub on the shaft; its bend, from the left to dest_2, is not joined until RB joins it.
    dark = position("TB 6,4; TB 5,4; TB 4,4; ~TRB 3,4; ~RB+T 2,4; TR 3,3", hold="RB")
    assert reached(dark) == [None, None, None]
    state = play(dark, "lay RB 2,3")
    assert reached(state) == [None, 0, None]
    assert vein(state, 2) == [(2, 3), (2, 4), (3, 3), (3, 4), (4, 4), (5, 4), (6, 4)]
    assert state.gold == (3 + 4, 3)


def test_r2_8_c5_who_resigned_earns_nothing_on_a_later_vein() -> None:
    state = position("TB 6,4; TB 5,4; TB 4,4; resign 1; TB 3,4; TRB 2,4", seats=3)
    assert vein(state, 2) == [(2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]
    assert state.gold == (2, 0, 3 + 2)  # nobody gets the gold for the card on 5,4


def test_the_game_on_the_page_of_rules_can_be_played() -> None:
    page = (Path(__file__).parents[3] / "docs/reference/rules/miners.md").read_text(encoding="utf-8")
    lines = [line.strip().partition("  ")[0] for line in page.splitlines() if line.startswith("    ")]
    hands = "TB TB TRB T R+L", "TB TB RL RL T"
    deals = [f"deal {seat} {card}" for seat, hand in enumerate(hands) for card in hand.split()]
    state = after(GAME, "\n".join([*deals, *lines]))
    assert all(f"`{hand}`" in page for hand in hands)
    assert (state.gold, GAME.actor(state)) == ((6, 2), 1)
