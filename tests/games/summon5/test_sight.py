"""What each watcher sees, and drafts."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.games.summon5.position import ANN, BEN, FOUR, GAME, play, position, take_turn
from tests.support.in_english import in_english

from tilehall.core.game import CHANCE, OPEN, Did, Draft, Illegal, Mark
from tilehall.core.notation import parse, text
from tilehall.core.play import begin
from tilehall.games.summon5.state import Options, Placed, State
from tilehall.games.summon5.steps import Deal, End, Place, Stuck
from tilehall.games.summon5.terminal import draw
from tilehall.games.summon5.view import View


def test_c3a_nobody_else_notices_a_draft() -> None:
    began = position()
    state = play(began, "place 2 7,6; place 3 7,5")
    for watcher in (None, 1):
        assert GAME.view(state, watcher) == GAME.view(began, watcher)
    mine = GAME.view(state, 0)
    assert mine.placed == (Placed("3", (7, 5)), Placed("2", (7, 6)))
    assert mine.hands == (("0", "1", "4", "7", "8"), None)
    assert mine.board == GAME.view(began, 0).board
    assert GAME.tell(began, Place("2", (7, 6)), play(began, "place 2 7,6"), 1) == ()


def test_c3a_a_guess_of_anothers_view_is_the_turn_as_it_began() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5")
    guess = GAME.guess(GAME.view(state, 1), Random(1))
    assert guess.draft == ()
    assert len(guess.hands[0]) == 7
    assert guess.hands[1] == state.hands[1]


def test_c6_a_player_sees_their_own_hand_and_counts_of_the_others() -> None:
    state = position()
    view = GAME.view(state, 0)
    assert (view.hands, view.counts, view.pile, view.pile_count) == ((tuple(ANN), None), (7, 7), None, 25)
    assert GAME.view(state, None).hands == (None, None)
    everything = GAME.view(state, OPEN)
    assert everything.hands == (tuple(ANN), tuple(BEN))
    assert everything.pile == tuple("0001122334455666777888999")
    assert GAME.guess(everything, Random(1)) == state


def test_c6_a_dealt_tile_is_seen_by_its_owner_alone() -> None:
    step = Deal(1, "7")
    assert [text(GAME.show(step, watcher)) for watcher in (0, 1, None, OPEN)] == [
        "deal 1 ?",
        "deal 1 7",
        "deal 1 ?",
        "deal 1 7",
    ]
    state = play(begin(GAME), "first 0; " + "; ".join(f"deal 0 {tile}" for tile in ANN))
    after = GAME.apply(state, step)
    assert GAME.tell(state, step, after, 0) == (Did(CHANCE, Deal(1, "?")),)
    assert Deal(1, "?").sentence("Chance", ("Ann", "Ben")) == "Ben gathers a Rune Thread."
    assert Deal(1, "8").sentence("Chance", ("Ann", "Ben")) == "Ben gathers Rune Thread 8."


def test_c6_after_the_end_everything_is_open() -> None:
    state = play(position(), "resign 1")
    for watcher in (None, 0, 1):
        view = GAME.view(state, watcher)
        assert view.hands == (tuple(ANN), tuple(BEN))
        assert view.pile is not None


def test_c5_what_a_player_who_resigned_holds_stays_unseen() -> None:
    state = play(position(ANN, BEN, "0012566"), "resign 0")
    assert GAME.view(state, 1).hands[0] is None
    assert GAME.view(state, 1).counts[0] == 7
    assert GAME.view(state, 1).resigned == (0,)


def tried(*lines: str) -> Draft:
    """Return the answer to a draft on the first turn of seat 0."""
    return in_english(GAME.draft(position(), [parse(line, GAME.steps) for line in lines]))


def test_a_draft_says_its_points_and_lights_its_sequences() -> None:
    draft = tried("place 1 7,8", "place 4 6,8")
    assert draft.points == 10
    assert draft.marks == (
        Mark("sum", ("7,7", "7,8"), "6", 0),
        Mark("scores", ("6,8", "7,8"), "5", 10),
    )
    assert draft.missing == ()
    assert draft.next[-1] == End()
    assert {step.cell for step in draft.next if isinstance(step, Place)} == {(row, 8) for row in (3, 4, 5, 8, 9, 10)}
    assert isinstance(draft.view, View)
    assert draft.view.placed == (Placed("4", (6, 8)), Placed("1", (7, 8)))


def test_a_draft_with_its_end_gives_back_what_apply_takes() -> None:
    draft = tried("place 3 7,5", "place 2 7,6", "end")
    assert [verdict.stands for verdict in draft.verdicts] == [True, True, True]
    assert [text(step) for step in draft.steps] == ["place 2 7,6", "place 3 7,5", "end"]
    assert (draft.next, draft.missing, draft.points) == ((), (), 20)
    assert play(position(), "; ".join(map(text, draft.steps))).scores == (20, 0)


def test_a_step_that_does_not_stand_is_left_out_and_the_others_go_on() -> None:
    draft = tried("place 9 7,8", "place 2 7,6", "place 2 7,8", "place 3 7,5", "end", "place 4 7,8")
    assert [verdict.stands for verdict in draft.verdicts] == [False, True, False, True, True, False]
    assert draft.verdicts[0].why == "You have no 9 in your Thread Reservoir."
    assert draft.verdicts[5].why == "The turn has ended with the step before."
    assert len(draft.steps) == 3


def test_a_draft_of_chances_step_or_a_needless_stuck_does_not_stand() -> None:
    assert tried("stuck").verdicts[0].why == "You can still weave."
    assert tried("place 2 7,6", "stuck").verdicts[1].why == "Take your Rune Threads back first."
    assert in_english(GAME.draft(position(), [Deal(0, "3")])).verdicts[0].why == "Only chance does that."


def test_an_empty_draft_says_what_to_do() -> None:
    draft = tried()
    assert (draft.missing, draft.points, draft.marks, draft.steps) == (("Place a Rune Thread.",), 0, (), ())
    assert {step.tile for step in draft.next if isinstance(step, Place)} == set(ANN)
    stuck = in_english(GAME.draft(position("000", options=Options(hand=3, sacred=(13,))), []))
    assert stuck.next == (Stuck(),)
    assert stuck.missing == ("You cannot weave. Say that you are stuck.",)
    assert in_english(GAME.draft(position("000", options=Options(hand=3, sacred=(13,))), [Stuck()])).steps == (Stuck(),)


def test_a_draft_counts_the_bonus_of_a_perfect_game() -> None:
    state = position(*FOUR, options=Options(hand=8))
    for tiles in (5, 5, 1, 1, 1):
        state = take_turn(state, tiles)
    ended = take_turn(state, 5)
    assert ended.last is not None
    steps = [Place(each.tile, each.cell) for each in ended.last.placed]
    draft = in_english(GAME.draft(state, steps))
    assert sum(mark.points for mark in draft.marks) == 30
    assert draft.points == 30 + 50


def test_nobody_drafts_while_chance_acts_or_after_the_end() -> None:
    with pytest.raises(Illegal, match="Chance is to act; wait for it"):
        GAME.draft(begin(GAME), [])
    with pytest.raises(Illegal, match="The game is over"):
        GAME.draft(play(position(), "resign 0"), [])


def test_a_draft_may_go_on_from_tiles_already_placed() -> None:
    state = play(position(), "place 2 7,6")
    draft = in_english(GAME.draft(state, [Place("3", (7, 5)), End()]))
    assert [text(step) for step in draft.steps] == ["place 3 7,5", "end"]


def test_the_terminal_shows_hands_scores_and_the_last_turn() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5; end +56; place 5 7,4")
    console = Console(width=80, file=StringIO(), record=True)
    console.print(draw(GAME.view(state, 1), ("Ann", "Ben")))
    shown = console.export_text()
    assert " 7  ·  ·  ·  · [5](3)(2) 5  ·  ·  ·  ·  ·  ·  · " in shown
    for words in (
        "20 points",
        "7 Rune Threads",
        "1 2 3 4 6 9",
        "Draw Pile: 23",
        "Last turn, Ann: 3 2 5 = 10: 20",
        "> Ben",
    ):
        assert words in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert "[5]" not in drawn_for_others(state)


def drawn_for_others(state: State) -> str:
    console = Console(width=80, file=StringIO(), record=True)
    console.print(draw(GAME.view(state, 0), ("Ann", "Ben")))
    return console.export_text()
