"""The way stays open: no player may cut off a destination (R2.10)."""

from __future__ import annotations

from tests.games.miners.position import (
    CLOSING,
    GAME,
    MAY_CLOSE,
    legal,
    play,
    position,
    reached,
    refused,
)

from tilehall.core.game import Outcome
from tilehall.core.record import after
from tilehall.core.registry import find
from tilehall.games.miners.state import Options

CUTS = "A card there would cut off a destination."
# 2,6, below dest_3, is the only open end; its left neighbour is a card.
BELOW_DEST_3 = (
    "TB+L 8,4; R+L 7,5; RBL 6,4; RB+T 7,3; RB 6,3; TR 8,3; ~RBL 6,5; TB 5,5; R+L 6,6; TB 4,5; TRB+L 3,5; "
    "~T+R 3,6; RB+T 2,5"
)


def test_r2_10_a_card_that_closes_the_last_open_end_is_refused() -> None:
    state = position(CLOSING, hold="R+L RL TR RL+B T+R+L")
    assert refused(state, "lay R+L 7,5") == CUTS
    assert refused(state, "lay T+R+L 7,5") == CUTS
    assert legal(state) == {"lay RL 7,5", "lay ~TR 7,5", "lay RL+B 7,5", "lay ~RL+B 7,5"}


def test_r2_10_any_card_that_fits_may_be_laid_while_another_open_end_has_a_route() -> None:
    assert legal(position("B 6,4; T 8,4", hold="R+L")) >= {"lay R+L 7,3", "lay R+L 7,5"}


def test_r2_10_r2_6_a_player_whose_cards_fit_but_may_not_be_laid_discards() -> None:
    state = position(CLOSING, hold="R+L T+R+L T+R+B+L T+B TB")
    assert legal(state) == {f"discard {card}" for card in ("R+L", "T+R+L", "T+R+B+L", "T+B", "TB")}
    assert GAME.actor(play(state, "discard R+L", "deal 1 TRBL")) == 0


def test_r2_10_r2_6_a_player_with_a_card_that_keeps_the_way_open_must_lay_one() -> None:
    state = position(CLOSING, hold="R+L RL T+B T+B TB")
    assert refused(state, "discard TB") == "You cannot discard while a card of yours fits. Try a straight (right-left)."


def test_r2_10_an_open_side_towards_the_edge_of_the_board_is_no_open_end() -> None:
    state = position("B 6,4; R+L 7,5; RL 7,3; T 8,4; RL 7,2; RL 7,1", hold="RL TR")
    assert refused(state, "lay RL 7,0") == CUTS
    assert "lay TR 7,0" in legal(state)


def test_r2_10_a_card_may_lead_on_through_a_group_in_the_dark() -> None:
    state = position("~RB+T 6,4; R+L 7,5; T 8,4; TR 7,3", hold="RB T+R+B")
    assert refused(state, "lay T+R+B 6,3") == CUTS
    assert "lay RB 6,3" in legal(state)
    assert "lay RBL 5,4" in legal(position("~RB+T 6,4; R+L 7,5; T 8,4; TR 7,3; RB 6,3", hold="RBL"))


def test_r2_10_a_card_that_reaches_one_destination_and_cuts_off_another_is_refused() -> None:
    state = position(BELOW_DEST_3, hold="RB RBL", seats=3)
    assert refused(state, "lay ~RB 2,6") == CUTS
    assert reached(play(state, "lay ~RBL 2,6")) == [None, None, 1]  # its right side leads on


def test_r2_10_with_goal_first_a_card_that_reaches_a_destination_ends_the_game_whatever_it_cuts_off() -> None:
    state = position(BELOW_DEST_3, hold="RB", seats=3, options=Options(goal="first"))
    outcome = GAME.outcome(play(state, "lay ~RB 2,6"))
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("goal", (1,))


def test_r2_10_a_resignation_changes_no_route() -> None:
    state = position(BELOW_DEST_3, hold="RB RBL", seats=3)
    assert refused(play(state, "resign 0"), "lay ~RB 2,6") == CUTS


def test_r2_10_with_keep_open_false_a_destination_may_be_cut_off() -> None:
    state = play(position(CLOSING, hold="R+L", options=MAY_CLOSE), "lay R+L 7,5")
    assert GAME.outcome(state) == Outcome(scores=(0, 0), winners=(), reason="dead")


def test_r2_10_c2_a_game_of_version_1_goes_on_without_it() -> None:
    before = find("miners", 1)
    deals = "\n".join(f"deal {seat} {card}" for seat in (0, 1) for card in ("R+L", "B", "T", "RL", "TR"))
    lines = f"{deals}\nlay B 6,4\ndeal 0 TB\nlay ~B 8,4\ndeal 1 TB\nlay R+L 7,3\ndeal 0 TB\nlay R+L 7,5"
    state = after(before, lines)
    assert before.outcome(state) == Outcome(scores=(0, 0), winners=(), reason="dead")
    assert not before.view(state, None).options.keep_open
