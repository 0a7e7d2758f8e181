"""Turns of Miners, and where cards may be laid (R2.1, R2.4 to R2.6)."""

from __future__ import annotations

from tests.games.miners.position import (
    CLOSING,
    GAME,
    NO_WAY_BACK,
    SHAFT,
    UPRIGHT,
    legal,
    play,
    position,
    reached,
    recorded,
    refused,
)

from tilehall.core.game import CHANCE
from tilehall.core.play import begin
from tilehall.games.miners.view import Destination, DiscardedCard


def test_the_start_is_on_7_4_and_the_destinations_on_1_2_and_1_4_and_1_6_of_nine_by_nine_cells() -> None:
    view = GAME.view(begin(GAME), None)
    assert view.start == (7, 4)
    assert view.destinations == (
        Destination("dest_1", (1, 2), None, ()),
        Destination("dest_2", (1, 4), None, ()),
        Destination("dest_3", (1, 6), None, ()),
    )
    assert legal(position("TB 6,4", hold="TRBL TRBL TRBL TRBL TRBL")) == {
        "lay TRBL 5,4",
        "lay TRBL 7,3",
        "lay TRBL 7,5",
        "lay TRBL 8,4",
    }


def test_r2_1_thorin_begins_and_the_five_sit_in_the_order_of_the_document() -> None:
    assert GAME.players == ("Thorin Goldbeard", "Gimli Ironfoot", "Dwalin Rockfist", "Balin Gemseeker", "Bofur Pickaxe")
    assert list(GAME.seats) == [2, 3, 4, 5]
    actors = [GAME.actor(position("; ".join(SHAFT.split("; ")[:turns]), seats=3)) for turns in (1, 2, 3)]
    assert actors == [1, 2, 0]
    assert GAME.actor(position(SHAFT, seats=5)) == 4


def test_r2_4_everyone_is_dealt_five_seat_by_seat_and_draws_one_after_the_turn() -> None:
    assert begin(GAME, None, 3).owed == (0,) * 5 + (1,) * 5 + (2,) * 5
    state = play(position("TB 6,4", hold="TRBL", seats=3), "lay TRBL 5,4")
    assert (GAME.actor(state), state.owed) == (CHANCE, (1,))
    assert [len(hand) for hand in state.hands] == [5, 4, 5]
    state = play(state, "deal 1 RB")
    assert (GAME.actor(state), len(state.hands[1])) == (2, 5)


def test_r2_4_nobody_draws_from_an_empty_deck() -> None:
    state = recorded("stuck-with-a-pass", short=14)
    assert (GAME.actor(state), sum(state.deck)) == (0, 0)
    assert GAME.actor(play(state, "lay T+R+L 4,4")) == 1


def test_r2_4_a_card_may_be_turned_when_it_is_laid() -> None:
    state = position("TB 6,4", hold="TR T B RL TRBL")
    above = {line for line in legal(state) if line.endswith(" 5,4")}
    assert above == {"lay ~TR 5,4", "lay ~T 5,4", "lay B 5,4", "lay TRBL 5,4"}
    laid = GAME.view(play(state, "lay ~TR 5,4"), None).laid[0]
    assert (laid.card, laid.turned, laid.groups, laid.id) == ("~TR", True, ("BL",), "TR#1")


def test_r2_5_a_taken_cell_and_one_off_the_board_are_refused() -> None:
    state = position("TB 6,4", hold="TRBL")
    assert refused(state, "lay TRBL 6,4") == "There is already a card on that cell."
    assert refused(state, "lay TRBL 7,4") == "The start is on that cell."
    assert refused(state, "lay TRBL 1,6") == "A destination is on that cell."
    for cell in ("-1,4", "9,4", "0,9", "999999999,0"):
        assert refused(state, f"lay TRBL {cell}") == f"{cell} is off the board: rows and columns run from 0 to 8."


def test_r2_5_a_card_lies_next_to_a_card_and_destinations_do_not_count() -> None:
    alone = "That cell is not next to a card. Destinations do not count."
    assert refused(position("TB 6,4", hold="TRBL"), "lay TRBL 4,4") == alone
    at_the_top = position(SHAFT + "; TB+R 2,4", hold="TRBL")
    assert reached(at_the_top) == [None, 0, None]
    assert refused(at_the_top, "lay TRBL 0,4") == alone


def test_r2_5_edges_that_meet_are_both_open_or_both_closed() -> None:
    state = position("TB 6,4; TRBL 5,4", hold="TB RL TRBL")
    assert (
        refused(state, "lay RL 4,4") == "Your card is closed on its bottom side, but the card below it is open there."
    )
    assert (
        refused(state, "lay TRBL 6,5")
        == "Your card is open on its left side, but the card to its left is closed there."
    )
    assert refused(state, "lay TB 7,3") == "Your card is closed on its right side, but the start is open there."


def test_r2_5_every_neighbour_has_to_agree() -> None:
    state = position("TRB 6,4; TRBL 5,4; ~RB 5,5", hold="RL TRBL")  # 6,5 has 6,4 on its left and 5,5 above it
    assert "lay RL 6,5" in legal(state)
    assert refused(state, "lay TRBL 6,5") == "Your card is open on its top side, but the card above it is closed there."


def test_r2_5_destinations_fit_everything() -> None:
    assert {"lay TB+L 2,4", "lay ~TR 2,4", "lay TRBL 2,4"} <= legal(position(SHAFT, hold="TB+L TR TRBL"))


def test_r2_5_a_side_towards_the_boards_edge_may_be_open_or_closed() -> None:
    state = position("TRBL 6,4", hold="TB+L T TR TRBL")
    assert {"lay TB+L 8,4", "lay T 8,4", "lay TR 8,4", "lay TRBL 8,4"} <= legal(state)


def test_r2_5_a_stub_may_meet_the_path_but_nothing_leads_on_through_it() -> None:
    state = position("TB 6,4; T+B 5,4", hold="TB")
    assert refused(state, "lay TB 4,4") == NO_WAY_BACK


def test_r2_5_a_group_in_the_dark_leads_nowhere_until_another_card_joins_it() -> None:
    # ~RB+T has its stub on the start, and its bend, from the left to the top, is not joined to anything.
    state = position("~RB+T 6,4; TR 7,3", hold="RB TRBL")
    assert refused(state, "lay TRBL 5,4") == NO_WAY_BACK
    card = GAME.view(state, None).laid[0]
    assert (card.cell, card.groups, card.lit) == ((6, 4), ("TL", "B"), ("B",))
    joined = position("~RB+T 6,4; TR 7,3; RB 6,3", hold="TRBL")
    assert "lay TRBL 5,4" in legal(joined)
    card = GAME.view(joined, None).laid[1]
    assert (card.cell, card.lit) == ((6, 4), ("TL", "B"))


def test_r2_5_nothing_is_joined_through_a_destination() -> None:
    # 1,5 is between dest_2, which is reached, and dest_3; R+L under it is closed towards it.
    state = position(SHAFT + "; TRB 2,4; R+L 2,5", hold="RL")
    assert reached(state) == [None, 0, None]
    assert refused(state, "lay RL 1,5") == NO_WAY_BACK


def test_r2_6_a_player_who_can_lay_must_lay() -> None:
    state = position("TB 6,4", hold="TB RL RL RL RL")
    assert refused(state, "discard RL") == "You cannot discard while a card of yours fits. Try a straight (top-bottom)."
    assert refused(state, "pass") == "You can pass only with an empty hand. Lay a card, or discard one if none fits."


def test_r2_6_only_cards_of_ones_hand_are_played() -> None:
    state = position("TB 6,4", hold="TB RL RL RL RL")
    assert refused(state, "lay TRBL 5,4") == "You do not hold a cross."
    assert refused(state, "discard T") == "You do not hold a dead end (stub top)."
    assert refused(state, "lay ~RB+T 5,4").startswith("You do not hold a bend")


def test_r2_6_who_can_lay_nothing_discards_openly_and_draws() -> None:
    state = position(CLOSING, hold=UPRIGHT)
    assert legal(state) == {"discard T+B", "discard TB"}
    state = play(state, "discard TB")
    assert GAME.view(state, 0).discards == (DiscardedCard("TB#1", "TB", 1),)
    assert (GAME.actor(state), state.owed) == (CHANCE, (1,))
    assert GAME.actor(play(state, "deal 1 TRBL")) == 0


def test_r2_6_a_player_with_an_empty_hand_passes() -> None:
    state = recorded("stuck-with-a-pass", short=1)
    assert legal(state) == {"pass"}
    assert refused(state, "discard T") == "Your hand is empty: pass."
    assert refused(state, "lay T 8,8") == "Your hand is empty: pass."
