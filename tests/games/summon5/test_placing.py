"""Where tiles may be placed, ruling by ruling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.summon5.position import ANN, GAME, legal, play, position
from tests.support.in_english import in_english

from tilehall.core.game import CHANCE, OPEN, Cell, Did, Illegal, Malformed, Mark, Outcome
from tilehall.core.notation import from_json, parse, text
from tilehall.core.options import draw
from tilehall.core.play import begin, pick
from tilehall.games.summon5.state import Options, Placed, State
from tilehall.games.summon5.steps import Deal, End, Place, Stuck
from tilehall.games.summon5.view import View

ROW_OF_FIVE = "place 3 7,6; place 2 7,5; place 1 7,4; place 4 7,3; end +0006"  # 4 1 2 3 5 in row 7


def refusal(state: State, line: str) -> str:
    """Return why a step is refused."""
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, parse(line, GAME.steps))
    return str(refused.value)


def odds(state: State) -> list[tuple[str, int]]:
    return [(text(step), weight) for step, weight in GAME.odds(state)]


def test_r1_1_the_centre_five_is_one_of_the_forty_tiles() -> None:
    state = begin(GAME)
    box = GAME.box(state)
    assert {tile: box[tile] for tile in "0123456789"} == dict.fromkeys("0123456789", 4)
    assert state.pile == (4, 4, 4, 4, 4, 3, 4, 4, 4, 4)
    assert GAME.view(state, None).board[7] == ".......5......."


def test_r1_1_the_first_player_is_drawn_and_each_has_seven_tiles() -> None:
    state = begin(GAME, seats=3)
    assert GAME.actor(state) == CHANCE
    assert odds(state) == [("first 0", 1), ("first 1", 1), ("first 2", 1)]
    state = position(ANN, ANN, first=1)
    assert GAME.actor(state) == 1
    assert GAME.view(state, None).counts == (7, 7)
    assert sum(state.pile) == 39 - 14


def test_r1_1_a_solo_game_has_one_result_of_the_draw() -> None:
    assert odds(begin(GAME, seats=1)) == [("first 0", 1)]


def test_r1_1_tiles_are_dealt_seat_by_seat_with_the_odds_of_the_pile() -> None:
    state = play(begin(GAME), "first 1")
    assert odds(state)[4:7] == [("deal 0 4", 4), ("deal 0 5", 3), ("deal 0 6", 4)]
    state = play(state, "; ".join(f"deal 0 {tile}" for tile in "4444000"))
    assert odds(state)[:2] == [("deal 1 0", 1), ("deal 1 1", 4)]
    assert refusal(state, "deal 1 4") == "There is no 4 in the Draw Pile."
    assert refusal(state, "deal 0 1") == "Seat 1 is dealt to now, not seat 0."
    assert refusal(state, "deal 1 ?") == "There is no ? in the Draw Pile."
    assert refusal(state, "place 0 7,8") == "The Gathering phase is not over; wait for it."
    assert refusal(state, "first 0") == "That is not what happens now."


def test_r1_2_steps_have_one_spelling_each() -> None:
    for line in ("place 3 7,8", "end", "stuck", "block 2,11", "portal 2,11", "first 0", "deal 1 7", "deal 1 ?"):
        assert text(parse(line, GAME.steps)) == line
    assert parse("PLACE 3 (7,8)", GAME.steps) == Place("3", (7, 8))
    assert (Place.final, End.final, Stuck.final, Deal.final) == (False, True, True, True)


@pytest.mark.parametrize("line", ["place 10 7,8", "place ? 7,8", "place x 7,8", "deal 0 77", "place 3", "end 1"])
def test_r1_2_what_is_no_step_is_malformed(line: str) -> None:
    with pytest.raises(Malformed):
        parse(line, GAME.steps)


def test_r1_2_a_tile_followed_by_a_line_break_is_malformed() -> None:
    with pytest.raises(Malformed):
        from_json(b'{"do":"place","tile":"3\\n","cell":[7,8]}', GAME.steps)


def test_r1_2_a_shorter_draft_takes_tiles_back_and_the_score_follows() -> None:
    state = position()
    both = in_english(GAME.draft(state, [Place("2", (7, 6)), Place("3", (7, 5))]))
    assert both.points == 20
    one = in_english(GAME.draft(state, [Place("2", (7, 6))]))
    assert one.points == 0
    assert isinstance(one.view, View)
    assert one.view.placed == (Placed("2", (7, 6)),)
    assert one.view.hands == (("0", "1", "3", "4", "7", "8"), None)
    assert in_english(GAME.draft(state, [])).view == GAME.view(state, 0)


def test_r1_3_tiles_lie_on_the_board_on_empty_cells_and_come_from_the_hand() -> None:
    state = position()
    assert refusal(state, "place 3 7,15") == "7,15 is off the board: rows and columns run from 0 to 14."
    assert refusal(state, "place 3 -1,7") == "-1,7 is off the board: rows and columns run from 0 to 14."
    assert refusal(state, "place 3 999999999,7").startswith("999999999,7 is off the board")
    assert refusal(state, "place 3 7,7") == "Rune Thread 5 is already on that cell."
    assert refusal(play(state, "place 8 7,6"), "place 3 7,6") == "Rune Thread 8 is already on that cell."
    assert refusal(state, "place 9 7,8") == "You have no 9 in your Thread Reservoir."
    assert refusal(play(state, "place 2 7,6"), "place 2 7,5") == "You have no 2 in your Thread Reservoir."


def test_r1_3_all_placements_lie_in_one_row_or_one_column() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5")
    sentence = "All Rune Threads of a turn go in one row or one column. That cell is not in line with the others."
    assert refusal(state, "place 4 6,7") == sentence
    alone = play(position(), "place 2 7,6")
    assert {"place 3 7,5", "place 3 6,6", "place 3 8,6", "place 3 7,8"} <= set(legal(alone))
    assert refusal(alone, "place 3 6,7") == (
        "All Rune Threads of a turn go in one row or one column. That cell is not in line with the others."
    )


def test_r1_3_a_diagonal_neighbour_does_not_join() -> None:
    tried = in_english(GAME.draft(position(), [Place("4", (6, 6))]))
    assert tried.verdicts[0].stands  # a tile on 6,7 or 7,6 may still join it
    assert "Join your Rune Threads to one that was already on the Great Loom." in tried.missing
    assert refusal(position(), "place 4 6,6") == (
        "That cell is not next to a Rune Thread yet. Start beside one and work outwards."
    )


def test_r1_3_earlier_tiles_fill_the_cells_between() -> None:
    state = play(position(), "place 2 7,6; place 3 7,8")
    assert "end" in legal(state)  # 2 5 3: the centre is between them
    assert GAME.apply(state, End()).scores == (20, 0)


def test_r1_3_a_gap_may_be_open_meanwhile_but_not_at_the_end() -> None:
    # The portal on 7,11 is next to 7,10, so a tile may go there before 7,9 is filled.
    state = position("0123478", "0123478", options=Options(portals=1), board="portal 7,11")
    state = play(state, "place 2 7,8; place 3 7,10")
    assert "end" not in legal(state)
    assert refusal(state, "end") == "Fill the gap between your Rune Threads."
    assert [step for step in legal(state) if step.endswith("7,9")] == ["place 0 7,9"]
    state = play(state, "place 0 7,9; end")
    assert state.scores == (40, 0)  # 5 2 0 3 and a portal, which doubles


def test_r1_3_players_may_leave_gaps_open_anywhere_within_reach() -> None:
    tried = in_english(GAME.draft(position(), [Place("3", (7, 9))]))
    assert tried.verdicts[0].stands
    assert tried.missing == (
        "Join your Rune Threads to one that was already on the Great Loom.",
        "Weave a sequence that adds up to a multiple of 5.",
    )
    assert {Place("2", (7, 8)), Place("2", (7, 6)), Place("2", (7, 10))} <= set(tried.next)
    assert Place("2", (7, 12)) not in tried.next  # from 7,7 that would be six
    assert Place("2", (6, 9)) not in tried.next  # no column but 7 leads to a cell next to the centre
    tried = in_english(GAME.draft(position(), [Place("3", (7, 9)), Place("2", (7, 6))]))
    assert tried.missing[0] == "Fill the gap between your Rune Threads."
    assert tried.marks[-1] == Mark("gap", ("7,8",))
    tried = in_english(GAME.draft(position(), [Place("3", (7, 9)), Place("2", (7, 6)), Place("0", (7, 8))]))
    assert tried.missing == ()
    assert all(mark.kind != "gap" for mark in tried.marks)
    assert [text(step) for step in tried.steps] == ["place 2 7,6", "place 0 7,8", "place 3 7,9"]


def test_r1_3_what_can_never_join_a_tile_does_not_stand() -> None:
    tried = in_english(GAME.draft(position(), [Place("3", (0, 0)), Place("3", (7, 8))]))
    assert [verdict.stands for verdict in tried.verdicts] == [False, True]
    assert (
        tried.verdicts[0].why
        == "The first turn must have a Rune Thread next to the centre of the Great Loom. That cell is too far away."
    )
    state = play(position(), "place 2 7,6; place 3 7,5; end +56")
    tried = in_english(GAME.draft(state, [Place("3", (0, 0))]))
    assert (
        tried.verdicts[0].why == "Your Rune Threads must join one on the Great Loom. None is near enough to that cell."
    )


def test_r1_3_what_the_hand_cannot_fill_does_not_stand() -> None:
    tried = in_english(GAME.draft(position("055", "123"), [Place("0", (7, 11))]))
    assert tried.verdicts[0].why == "To reach that cell you would need 4 Rune Threads, and you have only 3."


def test_r1_3_a_turn_lays_at_most_five() -> None:
    state = play(position("0000123", "1234567"), "place 0 6,7; place 0 6,6; place 0 6,5; place 0 6,8")
    assert "place 1 6,9" in legal(state)
    state = play(state, "place 1 6,9")
    assert legal(state) == ["end"]
    assert refusal(state, "place 2 6,10") == "A sequence has at most five Rune Threads. This one would have 6."


def test_r1_4_a_sequence_has_at_most_five_tiles() -> None:
    state = play(position(), ROW_OF_FIVE)
    sentence = "A sequence has at most five Rune Threads. This one would have 6."
    assert refusal(state, "place 5 7,8") == sentence
    assert in_english(GAME.draft(state, [Place("5", (7, 8))])).verdicts[0].why == sentence
    assert not any(step.endswith(("7,8", "7,2")) for step in legal(state))


def test_r1_4_a_crossing_sequence_has_at_most_five_tiles_too() -> None:
    # 7,8 is beside a row of five, so a column through it is no way either.
    state = play(position(), ROW_OF_FIVE)
    tried = in_english(GAME.draft(state, [Place("1", (6, 8)), Place("4", (7, 8))]))
    assert tried.verdicts[1].why == "A sequence has at most five Rune Threads. This one would have 6."
    tried = in_english(GAME.draft(state, [Place("1", (6, 8)), Place("4", (8, 8))]))
    assert tried.verdicts[1].why == "Your Rune Threads would leave a gap: a cell between them can take none."


def test_r1_4_tiles_too_far_apart_for_one_sequence_do_not_stand() -> None:
    tried = in_english(GAME.draft(position(), [Place("1", (7, 6)), Place("4", (7, 11))]))
    assert tried.verdicts[1].why == "A sequence has at most five Rune Threads. This one would have 6."


def test_r1_4a_only_next_to_a_tile_and_only_where_the_turn_can_score() -> None:
    state = position("111", "555")  # 5 with one, two or three ones is no multiple of 5
    assert legal(state) == ["stuck"]
    state = position("114", "555")
    assert legal(state)[0] == "place 1 6,7"  # 1 4 5 scores
    assert not any(step.endswith("6,6") for step in legal(state))
    state = play(state, "place 1 7,8")
    # The other 1 does not fit next to it, because 5 1 1 and the 4 make 11; but a 4 does, as does 1 4 in a column.
    assert legal(state) == ["place 4 6,8", "place 4 7,6", "place 4 7,9", "place 4 8,8"]
    assert refusal(state, "place 1 7,9") == "With that Rune Thread there, none of your turns could score."
    assert refusal(state, "end") == "Weave a sequence that adds up to a multiple of 5."


def test_r1_4a_players_may_place_what_cannot_score() -> None:
    tried = in_english(GAME.draft(position("114", "555"), [Place("1", (7, 8)), Place("1", (7, 9))]))
    assert all(verdict.stands for verdict in tried.verdicts)
    assert tried.missing == ("Weave a sequence that adds up to a multiple of 5.",)
    assert tried.points == 0


def test_r1_4a_every_order_that_touches_leads_to_one_position() -> None:
    one = play(position(), "place 2 7,6; place 3 7,5; place 0 7,8")
    other = play(position(), "place 0 7,8; place 2 7,6; place 3 7,5")
    assert one == other
    told = GAME.tell(one, End(), GAME.apply(one, End()), None)
    shown = [text(fact.step) for fact in told if isinstance(fact, Did)]
    assert shown == ["place 2 7,6", "place 3 7,5", "place 0 7,8", "end"]


def test_r1_11_there_is_no_pass_and_no_exchange() -> None:
    assert [kind.__name__ for kind in GAME.steps] == ["Place", "End", "Stuck", "Block", "Portal", "First", "Deal"]
    assert refusal(position(), "stuck") == "You can still weave."
    assert refusal(position(), "end") == "Place a Rune Thread."


def stretches(view: View, most: int) -> Iterator[tuple[dict[Cell, str], list[Cell]]]:
    """Yield the tiles on the board, and what one turn with so many tiles could fill: each stretch of each line."""
    size = view.options.board
    cells = {(row, column): view.board[row][column] for row in range(size) for column in range(size)}
    tiles = {cell: symbol for cell, symbol in cells.items() if symbol not in ".#"}
    opening = sum(symbol != "*" for symbol in tiles.values()) == 1
    for (row, column), (down, across), length in (
        (cell, way, length) for cell in cells for way in ((0, 1), (1, 0)) for length in range(1, 6)
    ):
        stretch = [(row + step * down, column + step * across) for step in range(length)]
        new = [cell for cell in stretch if cells.get(cell) == "."]
        ends = {stretch[0], stretch[-1]}
        if not ends <= set(new) or len(new) > most or any(cells.get(cell, "#") == "#" for cell in stretch):
            continue
        near = {(r + i, c + j) for r, c in new for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        centre = {(size // 2 + i, size // 2 + j) for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        if near & set(tiles) and not (opening and not centre & set(new)):
            yield tiles, new


def complete_turns(view: View, hand: tuple[str, ...]) -> list[frozenset[tuple[Cell, str]]]:
    """Return every legal turn by brute force: each stretch of each line, filled in every way."""
    options = view.options
    found = set()
    for tiles, new in stretches(view, len(hand)):
        for choice in set(permutations(hand, len(new))):
            laid = dict(zip(new, choice, strict=True))
            if sequences := all_runs(tiles | laid, new):
                sums = [sum(int(tile) for tile in run if tile != "*") for run in sequences]
                good = [any(total % number == 0 for number in options.sacred) for total in sums]
                scores = any(total and fits for total, fits in zip(sums, good, strict=True))
                if max(map(len, sequences)) <= 5 and scores and (all(good) or not options.strict):
                    found.add(frozenset(laid.items()))
    return list(found)


def all_runs(tiles: dict[Cell, str], new: list[Cell]) -> set[tuple[str, ...]]:
    runs = set()
    for row, column in new:
        for down, across in ((0, 1), (1, 0)):
            run = [(row, column)]
            while (before := (run[0][0] - down, run[0][1] - across)) in tiles:
                run.insert(0, before)
            while (behind := (run[-1][0] + down, run[-1][1] + across)) in tiles:
                run.append(behind)
            if len(run) > 1:
                runs.add(tuple(tiles[cell] for cell in run))
    return runs


@pytest.mark.parametrize("seed", range(12))
def test_r1_4a_legal_lists_what_a_search_the_long_way_finds(seed: int) -> None:
    rng = Random(seed)
    seats = 1 + seed % 4
    options = replace(draw(GAME, seats, rng), hand=3 + seed % 2, board=11, strict=seed % 3 == 0)
    state = begin(GAME, options, seats)
    turns: list[frozenset[tuple[Cell, str]]] = []
    while (actor := GAME.actor(state)) is not None:
        if actor != CHANCE:
            view = GAME.view(state, OPEN)
            if not view.placed:
                turns = complete_turns(view, view.hands[actor] or ())
            draft = frozenset((each.cell, each.tile) for each in view.placed)
            there = {cell for cell, _ in draft}
            there |= {(row, column) for row in range(11) for column in range(11) if view.board[row][column] not in ".#"}
            expected = {
                f"place {tile} {row},{column}"
                for turn in turns
                if draft <= turn
                for (row, column), tile in turn - draft
                if there & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            }
            expected |= {"end"} if draft in turns else set()
            assert set(legal(state)) == (expected or {"stuck"})
        state = GAME.apply(state, pick(GAME, state, rng))
    assert isinstance(GAME.outcome(state), Outcome)


@pytest.mark.parametrize("seed", range(4))
def test_r1_4a_a_draft_names_the_cells_that_a_search_the_long_way_finds(seed: int) -> None:
    rng = Random(seed)
    options = replace(draw(GAME, 2, rng), board=11)
    state = begin(GAME, options, 2)
    while (actor := GAME.actor(state)) is not None:
        places = [] if actor == CHANCE else [each for each in GAME.draft(state, []).next if isinstance(each, Place)]
        if places:
            for more in (0, 1):  # a draft may have gaps, and need not be next to a tile
                tried = GAME.draft(state, rng.sample(places, more))
                assert isinstance(tried.view, View)
                placed = {each.cell for each in tried.view.placed}
                expected = set()
                for tiles, new in stretches(tried.view, tried.view.counts[actor] + len(placed)):
                    runs = all_runs(tiles | dict.fromkeys(new, "0"), new)
                    if placed <= set(new) and 0 < max(map(len, runs), default=0) <= 5:
                        expected |= {*new} - placed
                named = {step.cell for step in tried.next if isinstance(step, Place)}
                assert named == expected
        state = GAME.apply(state, pick(GAME, state, rng))
