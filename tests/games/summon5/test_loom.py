"""The board and its blocks and portals, ruling by ruling."""

from __future__ import annotations

import pytest
from tests.games.summon5.position import ANN, GAME, legal, play, position
from tests.support.in_english import in_english

from tilehall.core.game import CHANCE, Illegal
from tilehall.core.play import begin
from tilehall.games.summon5.state import Options, State
from tilehall.games.summon5.steps import Block, Place, Portal

PORTALS = Options(portals=1)


def offered(state: State) -> set[tuple[int, int]]:
    """Return the cells on which chance may set the next piece."""
    return {step.cell for step, weight in GAME.odds(state) if isinstance(step, Block | Portal) and weight == 1}


def test_r1_12_the_smaller_board_has_its_centre_in_the_middle() -> None:
    state = position(options=Options(board=11))
    assert GAME.view(state, None).board == ("...........",) * 5 + (".....5.....",) + ("...........",) * 5
    assert {step.split()[-1] for step in legal(state)} == {"4,5", "5,4", "5,6", "6,5"}
    with pytest.raises(Illegal, match="5,11 is off the board: rows and columns run from 0 to 10"):
        GAME.apply(state, Place("3", (5, 11)))
    tried = in_english(GAME.draft(state, [Place("3", (11, 5))]))
    assert tried.verdicts[0].why == "11,5 is off the board: rows and columns run from 0 to 10."


def test_r1_12_obstacles_come_first_then_portals_then_the_first_player() -> None:
    state = begin(GAME, Options(obstacles=2, portals=1))
    stages = [state.stage]
    for line in ("block 0,0", "block 0,1", "portal 0,3", "first 0"):
        assert GAME.actor(state) == CHANCE
        state = play(state, line)
        stages.append(state.stage)
    assert stages == ["block", "block", "portal", "first", "deal"]
    assert GAME.view(state, None).board[0] == "##.*..........."


def test_r1_12_they_lie_three_rows_or_columns_away_from_the_centre_on_free_cells() -> None:
    state = begin(GAME, Options(obstacles=2, portals=1))
    cells = offered(state)
    assert len(cells) == 15 * 15 - 5 * 5
    assert {(7, 10), (4, 7), (10, 10), (7, 4)} <= cells
    assert not {(7, 9), (9, 9), (5, 7), (7, 7)} & cells
    state = play(state, "block 0,0")
    assert offered(state) == cells - {(0, 0)}
    with pytest.raises(Illegal, match="0,0 is no place for an obstacle"):
        play(state, "block 0,0")
    with pytest.raises(Illegal, match="7,9 is no place for an obstacle"):
        play(state, "block 7,9")
    with pytest.raises(Illegal, match="15,0 is no place for an obstacle"):
        play(state, "block 15,0")
    with pytest.raises(Illegal, match="That is not what happens now"):
        play(state, "portal 0,3")


def test_r1_12_portals_are_never_next_to_each_other() -> None:
    state = play(begin(GAME, Options(portals=2)), "portal 3,3")
    assert not {(3, 3), (2, 3), (4, 3), (3, 2), (3, 4)} & offered(state)
    assert {(2, 2), (4, 4), (3, 5)} <= offered(state)
    with pytest.raises(Illegal, match="3,4 is no place for a portal"):
        play(state, "portal 3,4")


def test_r1_12_obstacles_and_portals_are_pieces_of_their_own() -> None:
    state = begin(GAME, Options(obstacles=2, portals=1))
    box = GAME.box(state)
    assert (box["block"], box["portal"], box["5"]) == (2, 1, 4)
    assert GAME.box(play(state, "block 0,0; block 0,1; portal 0,3; first 0")) == box


def test_r1_12_an_obstacle_ends_runs_and_is_a_gap() -> None:
    state = position(options=Options(obstacles=1), board="block 7,10")
    state = play(state, "place 2 7,8; place 3 7,9; end +56")
    assert state.scores == (20, 0)
    with pytest.raises(Illegal, match="That cell is blocked"):
        GAME.apply(state, Place("1", (7, 10)))
    tried = in_english(GAME.draft(state, [Place("1", (6, 10)), Place("4", (8, 10))]))
    assert tried.verdicts[1].why == "Your Rune Threads would leave a gap: a cell between them is blocked."


def test_r1_12_an_obstacle_connects_nothing() -> None:
    state = position(options=Options(obstacles=1), board="block 7,10")
    state = play(state, "place 2 7,8; place 3 7,9; end +56")
    tried = in_english(GAME.draft(state, [Place("1", (7, 11))]))
    assert (
        tried.verdicts[0].why == "Your Rune Threads must join one on the Great Loom. None is near enough to that cell."
    )
    unblocked = play(position(), "place 2 7,8; place 3 7,9; end +56")
    assert in_english(GAME.draft(unblocked, [Place("1", (7, 11))])).verdicts[0].stands


def test_r1_12_a_portal_is_a_tile_of_value_nothing_that_doubles() -> None:
    state = position(options=PORTALS, board="portal 7,10")
    state = play(state, "place 2 7,8; place 3 7,9; end +56")
    assert state.scores == (40, 0)
    assert state.last is not None
    assert state.last.runs[0].tiles == "523*"
    with pytest.raises(Illegal, match="There is a portal on that cell"):
        GAME.apply(state, Place("1", (7, 10)))


def test_r1_12_a_portal_counts_for_the_length_of_a_run() -> None:
    state = position(options=Options(portals=2), board="portal 7,4; portal 7,10")
    state = play(state, "place 2 7,8; place 3 7,9; end +56")
    tried = in_english(GAME.draft(state, [Place("1", (7, 6)), Place("4", (7, 5))]))
    assert tried.verdicts[1].why == "A sequence has at most five Rune Threads. This one would have 7."


def test_r1_12_later_turns_may_start_from_a_portal() -> None:
    state = position(options=PORTALS, board="portal 3,3")
    first = {step.split()[-1] for step in legal(state)}
    assert first == {"6,7", "7,6", "7,8", "8,7"}
    state = play(state, "place 2 7,8; place 3 7,9; end +56; place 5 3,4; end +7")
    assert state.scores == (20, 20)


def test_r1_12_the_first_turn_has_a_tile_next_to_the_centre() -> None:
    state = position(options=PORTALS, board="portal 7,10")
    # From the portal inwards: 7,9 is next to a tile, and 7,8, next to the centre, completes the turn.
    assert "place 3 7,9" in legal(state)
    assert "end" not in legal(play(state, "place 3 7,9"))
    assert "place 3 6,10" in legal(state)  # row 6 leads from there to 6,7
    assert "place 3 6,10" not in legal(play(state, "place 2 7,9"))
    tried = in_english(GAME.draft(state, [Place("3", (7, 9)), Place("2", (6, 9))]))
    assert (
        tried.verdicts[1].why
        == "The first turn must have a Rune Thread next to the centre of the Great Loom. That cell is too far away."
    )
    tried = in_english(GAME.draft(state, [Place("4", (7, 9))]))
    assert "Put a Rune Thread next to the centre: the first turn begins there." in tried.missing


def test_r1_12_without_portals_the_first_turn_joins_the_centre() -> None:
    assert {step.split()[-1] for step in legal(position(ANN))} == {"6,7", "7,6", "7,8", "8,7"}


def test_r1_12_the_first_turn_is_the_first_in_which_tiles_are_placed() -> None:
    options = Options(hand=3, sacred=(13,), portals=1)
    state = play(position("000", "944", options=options, board="portal 3,3"), "stuck")
    assert {step.split()[-1] for step in legal(state)} == {"6,7", "7,6", "7,8", "8,7"}
