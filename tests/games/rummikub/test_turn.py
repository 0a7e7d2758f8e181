"""A turn of Rummikub, ruling by ruling."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.rummikub.position import BEN, GAME, OPENED, draw_all, legal, play, position, tiles

from tilehall.core.game import CHANCE, Illegal
from tilehall.games.rummikub.state import Options, State


def refused(state: State, line: str) -> str:
    """Return the sentence with which a step is refused, and check that it changes nothing (C4)."""
    before = GAME.view(state, -2)
    with pytest.raises(Illegal) as refusal:
        play(state, line)
    assert GAME.view(state, -2) == before
    assert line not in legal(state)
    return str(refusal.value)


def test_each_player_gets_fourteen_tiles_and_the_rest_is_the_pool() -> None:
    view = GAME.view(position(), None)
    assert view.counts == (14, 14)
    assert view.pool == 106 - 28
    assert view.table == ()


def test_r4_2_a_turn_lifts_then_lays_then_ends() -> None:
    state = position(OPENED)
    state = play(state, "lift k5 k6 k7; lift k7 r7 b7; lay k5 k6 k7 *; lay k7 r7 b7; end")
    assert GAME.view(state, None).table == (
        ("k5", "k6", "k7", "*"),
        ("k7", "r7", "b7"),
        ("o10", "o11", "o12", "o13"),
    )
    assert GAME.actor(state) == 1


def test_r4_2_the_turn_on_the_page_of_rules_is_legal() -> None:
    page = (Path(__file__).parents[3] / "docs/reference/rules/rummikub.md").read_text(encoding="utf-8")
    turn = [line.strip().split("  ")[0] for line in page.splitlines() if line.startswith("    ")]
    racks = ("k5-7 k7 r7 b7 r9 r10 * k8 r11 b3 o3 k13", BEN.replace("r10-12", "b8-10"))
    state = position("lay k5 k6 k7; lay k7 r7 b7; lay r9 r10 *; end; draw; deal 1 k2", racks=racks)
    state = play(state, "; ".join(turn))
    assert GAME.view(state, None).table == (
        ("k5", "k6", "k7", "k8"),
        ("k7", "r7", "b7"),
        ("r9", "r10", "r11"),
        ("b3", "o3", "*"),
    )


def test_r4_2_sets_are_lifted_before_any_is_laid() -> None:
    state = position(f"{OPENED}; lay r1 b1 o1")
    assert refused(state, "lift k7 r7 b7") == "Lift sets before you lay any. Take back what you laid, then lift."


def test_r4_2_a_set_that_is_on_the_table_twice_is_lifted_twice() -> None:
    racks = ("r10-12 r10-12 k1 k3 k5 k9 k13 b2 o4 b6", BEN.replace("r10-12", "b8-10"))
    state = position("lay r10 r11 r12; lay r10 r11 r12; end; draw; deal 1 k2", racks=racks)
    assert legal(state).count("lift r10 r11 r12") == 1
    twice = play(state, "lift r10 r11 r12; lift r10 r11 r12")
    assert GAME.view(twice, 0).loose == tuple(tiles("r10 r10 r11 r11 r12 r12"))
    assert refused(twice, "lift r10 r11 r12") == "There is no set r10 r11 r12 on the table to lift."


def test_r4_2_only_sets_on_the_table_are_lifted() -> None:
    state = position(OPENED)
    assert refused(state, "lift r1 r2 r3") == "There is no set r1 r2 r3 on the table to lift."
    assert refused(state, "lift o10 o11 o12") == "There is no set o10 o11 o12 on the table to lift."
    assert refused(state, "lift k5 r9") == "There is no set k5 r9 on the table to lift."


def test_r4_2_lays_take_loose_tiles_first() -> None:
    """With a k7 on the rack and one on the table, the one from the table is laid."""
    racks = ("k5-7 k8 r7 b7 o7 r1 r2 b1 b2 o1 o2 k13", BEN)
    state = position("lay k5 k6 k7; lay r7 b7 o7; end; draw; deal 1 k3; draw; deal 0 k7; draw; deal 1 k2", racks=racks)
    state = play(state, "lift k5 k6 k7; lay k5 k6 k7 k8")
    view = GAME.view(state, 0)
    assert view.put == ("k8",)
    assert view.racks[0] is not None
    assert "k7" in view.racks[0]


def test_r4_2_the_order_of_lifts_and_lays_does_not_matter() -> None:
    one = position(f"{OPENED}; lift k7 r7 b7; lift k5 k6 k7; lay k7 r7 b7; lay k5 k6 k7 *")
    other = position(f"{OPENED}; lift k5 k6 k7; lift k7 r7 b7; lay k5 k6 k7 *; lay k7 r7 b7")
    assert one == other


def test_r4_2_tiles_that_a_player_does_not_have_cannot_be_laid() -> None:
    state = position()
    assert refused(state, "lay b11 b12 b13") == "You do not have b11, b12 and b13: neither loose nor on your rack."
    assert refused(state, "lay k7 * *") == "You do not have a joker: neither loose nor on your rack."
    laid = play(state, "lay k7 r7 b7")
    assert refused(laid, "lay r7 b7 *") == "You do not have r7 and b7: neither loose nor on your rack."


def test_r4_2_end_needs_nothing_loose_and_a_rack_tile() -> None:
    state = position(f"{OPENED}; lift k5 k6 k7; lift k7 r7 b7")
    loose = "Put these tiles back into sets: k5 k6 k7 k7 r7 b7. Lay at least one tile from your rack."
    assert refused(state, "end") == loose
    state = play(state, "lay k5 k6 k7; lay k7 r7 b7")
    assert refused(state, "end") == "Lay at least one tile from your rack."
    state = play(state, "lay r1 b1 o1")
    assert "end" in legal(state)
    half = position(f"{OPENED}; lift k7 r7 b7; lay r7 b7 *")
    assert refused(half, "end") == "Put these tiles back into sets: k7."


def test_r4_2_drawing_gives_the_draft_up() -> None:
    state = position(OPENED)
    drafted = play(state, "lift k5 k6 k7; lay k5 k6 k7 *")
    assert play(drafted, "draw") == play(state, "draw")
    assert GAME.actor(play(drafted, "draw")) == CHANCE
    assert GAME.view(play(drafted, "draw; deal 0 r3"), None).counts == (9, 10)


def test_r4_4_every_tile_of_the_table_stays_on_it_and_one_is_added() -> None:
    state = position(f"{OPENED}; lift k7 r7 b7; lay k7 r7 b7 *; end")
    table = [tile for row in GAME.view(state, None).table for tile in row]
    assert sorted(table) == sorted(tiles("k5-7 k7 r7 b7 * o10-13"))


def test_r4_4_a_joker_is_retrieved_by_its_own_tile_and_used_elsewhere() -> None:
    """Replay the document's example: k8 takes the joker's place in the run, and the joker joins r1 and b1."""
    racks = ("k6 k7 r1 b1 k8 r7 b7 o7 r5 b9 o3 k12 r13 *", BEN)
    state = position("lay k6 k7 *; lay r7 b7 o7; end; draw; deal 1 k2", racks=racks)
    state = play(state, "lift k6 k7 *; lay k6 k7 k8; lay r1 b1 *; end")
    assert ("k6", "k7", "k8") in GAME.view(state, None).table
    assert ("r1", "b1", "*") in GAME.view(state, None).table


def test_r4_4_a_joker_never_returns_to_a_rack() -> None:
    racks = ("k6 k7 r1 b3 k8 r7 b7 o7 r5 b9 o3 k12 r13 *", BEN)
    state = position("lay k6 k7 *; lay r7 b7 o7; end; draw; deal 1 k2; lift k6 k7 *; lay k6 k7 k8", racks=racks)
    assert refused(state, "end") == "Put these tiles back into sets: *."


def test_r4_5_the_first_play_needs_thirty_points() -> None:
    state = position("lay k7 r7 b7")
    assert refused(state, "end") == "Your first play needs 30 points. You have 21 so far."
    assert "end" in legal(play(state, "lay r1 b1 o1; lay r2 b2 o2"))  # 21 + 3 + 6 = 30
    assert refused(play(state, "lay r2 b2 o2"), "end") == "Your first play needs 30 points. You have 27 so far."


def test_r4_5_jokers_count_as_what_they_stand_for() -> None:
    racks = ("k9 k10 r7 b7 r1 r2 b1 b2 o1 o2 k13 r9 k3 *", BEN)
    assert "end" in legal(position("lay k9 k10 *", racks=racks))  # 9 + 10 + 11
    assert refused(position("lay * k9 k10", racks=racks), "end") == (
        "Your first play needs 30 points. You have 27 so far."
    )


def test_r4_5_before_opening_the_table_stays_untouched() -> None:
    state = position("lay k5 k6 k7; lay k7 r7 b7; end")
    assert not [line for line in legal(state) if line.startswith("lift")]
    assert refused(state, "lift k5 k6 k7") == (
        "You have not opened yet. First lay sets from your rack worth 30 points."
    )
    # Not in the turn of the initial meld itself either.
    assert refused(play(state, "lay o10 o11 o12 o13"), "lift k5 k6 k7").startswith("Lift sets before")


def test_r4_5_the_points_needed_are_an_option() -> None:
    cheap, dear = Options(initial_meld=3), Options(initial_meld=60)
    assert "end" in legal(position("lay r1 b1 o1", options=cheap))
    assert refused(position("lay k5 k6 k7; lay k7 r7 b7; lay r2 b2 o2; lay r1 b1 o1", options=dear), "end") == (
        "Your first play needs 60 points. You have 48 so far."
    )


def test_r4_5_with_no_points_needed_a_play_still_lays_a_set() -> None:
    free = Options(initial_meld=0)
    assert refused(position(options=free), "end") == "Lay at least one tile from your rack."
    assert "end" in legal(position("lay r1 b1 o1", options=free))


def test_r4_6_drawing_is_allowed_even_if_a_set_could_be_laid() -> None:
    state = position()
    assert "lay k7 r7 b7" in legal(state)
    assert "draw" in legal(state)
    assert refused(state, "pass") == "You can pass only when the pool is empty. Draw a tile instead."


def test_r4_6_passing_is_allowed_only_when_the_pool_is_empty() -> None:
    state = draw_all(position(), but=1)
    assert legal(state)[-1] == "draw"
    empty = draw_all(state)
    assert legal(empty)[-1] == "pass"
    assert refused(empty, "draw") == "The pool is empty. Pass instead."


def test_a_player_cannot_take_a_step_of_chance_nor_chance_one_of_a_player() -> None:
    assert refused(position(), "deal 0 k9") == "A player is to act, not chance."
    assert refused(position(), "first 0") == "A player is to act, not chance."
    owed = position("draw")
    assert refused(owed, "draw") == "Tiles are being dealt: the next one goes to seat 0."
    assert refused(owed, "deal 1 k9") == "Tiles are being dealt: the next one goes to seat 0."
    assert refused(owed, "deal 0 ?") == "There is no tile ? in the pool to deal."
    assert refused(owed, "show 0 k9") == "Tiles are being dealt: the next one goes to seat 0."


def test_a_tile_of_which_both_copies_are_out_is_not_dealt() -> None:
    owed = position("draw")
    assert refused(owed, "deal 0 k7") == "There is no tile k7 in the pool to deal."
    weights = {step.tile: weight for step, weight in GAME.odds(owed) if hasattr(step, "tile")}
    assert "k7" not in weights
    assert (weights["k5"], weights["k9"], weights["*"]) == (1, 2, 1)
    assert sum(weights.values()) == 78
