"""Drafts of Rummikub (R4.2, C3a)."""

from __future__ import annotations

import pytest
from tests.games.rummikub.position import GAME, OPENED, draw_all, play, position
from tests.support.in_english import in_english

from tilehall.core.game import Draft, Illegal, Mark
from tilehall.core.notation import parse, text
from tilehall.games.rummikub.state import State
from tilehall.games.rummikub.view import View


def tried(state: State, lines: str) -> Draft:
    return in_english(GAME.draft(state, [parse(line, GAME.steps) for line in filter(None, lines.split("; "))]))


def steps(draft: Draft) -> str:
    return "; ".join(map(text, draft.steps))


def table(draft: Draft) -> View:
    assert isinstance(draft.view, View)
    return draft.view


def test_r4_2_an_empty_draft_says_what_a_turn_needs() -> None:
    draft = tried(position(), "")
    assert draft.missing == (
        "Lay at least one tile from your rack.",
        "Your first play needs 30 points. You have 0 so far.",
    )
    assert list(map(text, draft.next)) == ["draw"]
    assert tried(position(OPENED), "").missing == ("Lay at least one tile from your rack.",)


def test_r4_2_a_set_is_built_tile_by_tile() -> None:
    state = position()
    for lay, kind, why in (
        ("k5", "building", "k5 needs 2 more tiles to make a set."),
        ("k5 k6", "building", "k5 and k6 need 1 more tile to make a set."),
        ("k5 r7", "wrong", "k5 and r7 have no colour and no number in common."),
        ("k5 k7 k13", "building", "That run would skip from k5 to k7."),
        ("k7 k7 r7", "wrong", "A group has each colour only once, and k7 is there twice."),
    ):
        draft = tried(state, f"lay {lay}")
        assert [verdict.stands for verdict in draft.verdicts] == [True]
        assert [(mark.kind, mark.at, mark.text) for mark in draft.marks] == [(kind, tuple(lay.split()), why)]
        assert draft.missing[0] == why
        assert draft.steps == ()
        assert table(draft).building == (tuple(lay.split()),)
        assert table(draft).put == tuple(lay.split())
        assert table(draft).counts[0] == 14 - len(lay.split())


def test_r4_2_a_valid_set_says_what_it_is_worth_and_what_its_jokers_are() -> None:
    draft = tried(position(), "lay k5 k6 *; lay k7 r7 b7")
    assert draft.marks == (
        Mark("valid", ("k5", "k6", "*"), "A run worth 18; the joker is k7.", 18),
        Mark("valid", ("k7", "r7", "b7"), "A group worth 21.", 21),
    )
    assert draft.points == 39
    assert draft.missing == ()
    assert list(map(text, draft.next)) == ["end", "draw"]
    assert tried(position(), "lay k13 * o1").marks[0].kind == "wrong"


def test_r4_2_points_towards_the_first_play_count_only_sets() -> None:
    draft = tried(position(), "lay k7 r7 b7; lay k5 k6")
    assert draft.points == 21
    assert draft.missing == (
        "k5 and k6 need 1 more tile to make a set.",
        "Your first play needs 30 points. You have 21 so far.",
    )


def test_r4_2_players_lift_and_lay_in_any_order_and_the_draft_is_returned_in_the_order_of_the_rules() -> None:
    state = position(OPENED)
    draft = tried(state, "lay r1 b1 o1; lift k7 r7 b7; lay k7 r7 b7 *; end")
    assert all(verdict.stands for verdict in draft.verdicts)
    assert steps(draft) == "lift k7 r7 b7; lay r1 b1 o1; lay k7 r7 b7 *; end"
    assert GAME.actor(play(state, steps(draft))) == 1


def test_r4_2_loose_tiles_that_are_left_are_named() -> None:
    draft = tried(position(OPENED), "lift k7 r7 b7; lift k5 k6 k7; lay r7 b7 *; lay k5 k6")
    assert draft.missing == (
        "k5 and k6 need 1 more tile to make a set.",
        "Put these tiles back into sets: k7 k7.",
    )
    assert table(draft).loose == ("k7", "k7")
    assert list(map(text, draft.next)) == ["lift o10 o11 o12 o13", "draw"]


def test_r4_2_each_step_gets_its_own_verdict_and_later_steps_build_on_the_accepted_ones() -> None:
    draft = tried(position(OPENED), "lift k1 k2 k3; lay b12 b13 *; lay r1 b1 o1; end; draw")
    assert [(verdict.stands, verdict.why) for verdict in draft.verdicts] == [
        (False, "There is no set k1 k2 k3 on the table to lift."),
        (False, "You do not have b12 and b13: neither loose nor on your rack."),
        (True, ""),
        (True, ""),
        (False, "The step before it is final: play that one first."),
    ]
    assert steps(draft) == "lay r1 b1 o1; end"
    assert draft.next == ()


def test_r4_2_a_tile_is_laid_only_as_often_as_it_is_at_hand() -> None:
    draft = tried(position(), "lay r7; lay r7")
    assert [verdict.stands for verdict in draft.verdicts] == [True, False]
    assert draft.verdicts[1].why == "You do not have r7: neither loose nor on your rack."


def test_r4_2_end_is_refused_with_all_that_is_missing() -> None:
    draft = tried(position(), "lay k7 r7 b7; lay k5; end")
    assert draft.verdicts[-1].why == (
        "k5 needs 2 more tiles to make a set. Your first play needs 30 points. You have 21 so far."
    )
    assert steps(draft) == "lay k7 r7 b7"


def test_r4_2_drawing_gives_up_what_was_tried() -> None:
    state = position(OPENED)
    draft = tried(state, "lift k7 r7 b7; lay r7 b7 *; draw")
    assert all(verdict.stands for verdict in draft.verdicts)
    assert steps(draft) == "draw"
    assert draft.view == GAME.view(state, 0)
    assert draft.marks == ()
    assert tried(state, "pass").verdicts[0].why == "You can pass only when the pool is empty. Draw a tile instead."


def test_r4_2_with_an_empty_pool_the_next_step_may_be_a_pass() -> None:
    assert list(map(text, tried(draw_all(position()), "").next)) == ["pass"]


def test_r4_2_a_draft_can_go_on_from_one_that_was_begun() -> None:
    """Keep a draft when another player resigns, and try the rest on top of it."""
    begun = play(position(OPENED), "lift k7 r7 b7; lay r7 b7 *")
    draft = tried(begun, "lift k5 k6 k7; lay r1 b1 o1")
    assert [verdict.stands for verdict in draft.verdicts] == [False, True]
    assert draft.verdicts[0].why == "Lift sets before you lay any. Take back what you laid, then lift."
    assert steps(draft) == "lay r1 b1 o1"
    assert list(map(text, draft.next)) == ["draw"]
    assert [mark.at for mark in draft.marks] == [("r7", "b7", "*"), ("r1", "b1", "o1")]


def test_r4_5_before_opening_a_lift_does_not_stand() -> None:
    state = play(position(), "lay k5 k6 k7; lay k7 r7 b7; end")
    assert tried(state, "lift k5 k6 k7").verdicts[0].why == (
        "You have not opened yet. First lay sets from your rack worth 30 points."
    )


def test_a_draft_leaves_the_state_alone_and_is_not_for_chance() -> None:
    state = position()
    tried(state, "lay k7 r7 b7")
    assert state == position()
    with pytest.raises(Illegal, match="Chance is to act; wait for it"):
        tried(play(state, "draw"), "")
    with pytest.raises(Illegal, match="The game is over"):
        tried(play(state, "resign 0"), "")
    assert tried(state, "deal 0 k9").verdicts[0].why == "A player is to act, not chance."
