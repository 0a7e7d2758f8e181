"""What turns are worth, ruling by ruling."""

from __future__ import annotations

import pytest
from tests.games.summon5.position import FOUR, GAME, legal, play, position, take_turn, turns
from tests.support.in_english import in_english

from tilehall.core.game import Did, Malformed, Mark
from tilehall.core.notation import text
from tilehall.core.options import choices, decode
from tilehall.games.summon5.board import PORTAL
from tilehall.games.summon5.facts import Perfect, Scored, Total
from tilehall.games.summon5.scoring import points
from tilehall.games.summon5.state import Options, Placed, Run, ScoredTurn, State
from tilehall.games.summon5.steps import End, Place

FACTORS = "The option “Multipliers” takes a list of 10, each a whole number from 1 to 5."


def worth(tiles: str, options: Options | None = None, rounds: int = 0) -> int:
    """Return what a sequence earns; `*` is a portal."""
    return points(bytes(PORTAL if tile == "*" else int(tile) for tile in tiles), options or Options(), rounds)


def sums(state: State) -> list[tuple[str, int]]:
    """Return the sequences of the last turn, and their points."""
    assert state.last is not None
    return [(run.tiles, run.points) for run in state.last.runs]


@pytest.mark.parametrize(
    ("tiles", "earned"),
    [("14", 10), ("212", 10), ("325", 20), ("1234", 20), ("22222", 20), ("123", 0), ("99999", 90), ("9", 0)],
)
def test_r1_5_the_examples_of_the_rule_document(tiles: str, earned: int) -> None:
    assert worth(tiles) == earned


def test_r1_5_a_turn_earns_what_its_sequences_are_worth() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5; end +56")
    assert state.scores == (20, 0)
    assert state.last == ScoredTurn(
        seat=0,
        placed=(Placed("3", (7, 5)), Placed("2", (7, 6))),
        runs=(Run(((7, 5), (7, 6), (7, 7)), "325", 10, 20),),
        bonus=0,
        points=20,
    )


def test_r1_5_other_sequences_are_allowed_and_score_nothing() -> None:
    # 1 4 in column 8, and 5 1 in row 7, which is no multiple.
    state = play(position(), "place 1 7,8; place 4 6,8; end +56")
    assert sums(state) == [("51", 0), ("41", 10)]
    assert state.scores == (10, 0)


def test_r1_5_a_turn_must_form_a_scoring_sequence() -> None:
    tried = in_english(GAME.draft(position(), [Place("1", (7, 8)), End()]))
    assert [verdict.stands for verdict in tried.verdicts] == [True, False]
    assert tried.verdicts[1].why == "Weave a sequence that adds up to a multiple of 5."


def test_r1_5_a_sum_of_nothing_scores_nothing() -> None:
    state = play(position("012", "000"), "place 0 7,8; end +1")
    assert sums(state) == [("50", 10)]
    tried = in_english(GAME.draft(state, [Place("0", (6, 8))]))
    assert tried.marks == (Mark("sum", ("6,8", "7,8"), "0", 0),)
    assert tried.missing == ("Weave a sequence that adds up to a multiple of 5.",)
    assert "end" not in legal(play(state, "place 0 6,8"))  # but 0 on 6,7 as well makes 0 5 in column 7
    assert "end" in legal(play(state, "place 0 6,8; place 0 6,7"))


def test_r1_4_a_sequence_is_the_whole_run() -> None:
    # 2 and 3 are at the two ends of 5: one run of 2 5 3, not 2 5 and 5 3.
    state = play(position(), "place 2 7,6; place 3 7,8; end +56")
    assert sums(state) == [("253", 20)]


def test_r1_4_each_run_counts_once_however_many_new_tiles_it_has() -> None:
    state = play(position(), "place 3 7,6; place 2 7,5; place 1 7,4; place 4 7,3; end +5666")
    assert sums(state) == [("41235", 30)]


def test_r1_4_crossing_sequences_both_count() -> None:
    # 0 on 7,8 makes 5 0; then 5 on 6,8 makes 5 0 in column 8 and, with 0 on 6,7, 0 5 in row 6 and 0 5 in column 7.
    state = play(position("0123478", "0555123"), "place 0 7,8; end +6; place 5 6,8; place 0 6,7; end +89")
    assert sums(state) == [("05", 10), ("05", 10), ("50", 10)]
    assert state.scores == (10, 30)


def test_r1_6_a_run_extended_in_a_later_turn_scores_again_whole() -> None:
    state = play(position(), "place 2 7,6; place 3 7,5; end +56; place 5 7,4; end +7")
    assert sums(state) == [("5325", 30)]
    assert state.scores == (20, 30)


def test_r1_9_a_hand_empty_after_the_refill_is_a_perfect_game() -> None:
    state = position(*FOUR, options=Options(hand=8))
    for tiles in (5, 5, 1, 1, 1):
        state = take_turn(state, tiles)
    assert (sum(state.pile), len(state.hands[1]), state.scores[1]) == (0, 5, 20)
    before = state
    *places, end = next(turns(state, 5))
    for place in places:
        before = GAME.apply(before, place)
    state = GAME.apply(before, end)
    assert state.last is not None
    assert (state.last.bonus, state.last.points) == (50, 80)
    assert state.scores[1] == 100
    told = GAME.tell(before, end, state, None)
    assert [type(fact) for fact in told] == [Did] * 6 + [Scored] + [Perfect, Total]
    assert told[-2:] == (Perfect(1, 50), Total(1, 80, 100))


def test_r1_9_emptying_the_hand_while_the_pile_lasts_earns_no_bonus() -> None:
    state = play(position("055", "123"), "place 0 7,8; place 5 7,6; place 5 7,9; end")
    assert state.hands[0] == ()
    assert state.owed == 3
    assert state.scores == (30, 0)


def test_r1_9_the_bonus_is_an_option() -> None:
    state = position(*FOUR, options=Options(hand=8, perfect_bonus=0))
    for tiles in (5, 5, 1, 1, 1, 5):
        state = take_turn(state, tiles)
    assert (state.hands[1], state.scores[1]) == ((), 50)


def test_r1_12_several_sacred_numbers_add_up() -> None:
    assert worth("55", Options(sacred=(5, 2))) == 20 + 50
    assert worth("5", Options(sacred=(5, 2))) == 10
    assert worth("51", Options(sacred=(5, 2))) == 30
    assert worth("52", Options(sacred=(5, 2))) == 0
    assert worth("66", Options(sacred=(2, 3, 4))) == 60 + 40 + 30


def test_r1_12_a_portal_doubles_and_adds_nothing() -> None:
    assert worth("*5", Options(portals=1)) == 20
    assert worth("1*4", Options(portals=1)) == 20
    assert worth("*5*", Options(portals=2)) == 40
    assert worth("*0", Options(portals=1)) == 0


def test_r1_12_progressive_sequences_are_worth_more_with_each_completed_round() -> None:
    assert worth("55", Options(progressive=True)) == 20
    assert worth("55", Options(progressive=True), rounds=3) == 26
    assert worth("55", Options(), rounds=3) == 20


def test_r1_12_the_largest_multiplier_in_a_sequence_counts() -> None:
    options = Options(multipliers=(5, 1, 2, 1, 3, 1, 1, 1, 1, 1), portals=1)
    assert worth("23", options) == 20
    assert worth("14", options) == 30
    assert worth("244", options) == 60
    assert worth("*5", options) == 20  # a portal is no numbered tile, so the factor of 0 is not applied to it


@pytest.mark.parametrize(
    ("tiles", "plain", "patterns"),
    [
        ("212", 10, 10),  # a palindrome
        ("456", 30, 10),  # each step up by one
        ("654", 30, 10),  # each step down by one
        ("555", 30, 20),  # all equal, and so a palindrome
        ("55", 20, 0),  # too short
        ("121", 0, 0),  # scores nothing
        ("325", 20, 0),
        ("357", 30, 0),  # steps of two
    ],
)
def test_r1_12_patterns_add_up(tiles: str, plain: int, patterns: int) -> None:
    assert worth(tiles) == plain
    assert worth(tiles, Options(patterns=True)) == plain + patterns


def test_r1_12_patterns_are_not_multiplied_and_take_portals_for_zeros() -> None:
    options = Options(patterns=True, portals=1, multipliers=(1, 1, 1, 1, 1, 3, 1, 1, 1, 1))
    assert worth("5*5", options) == 20 * 2 * 3 + 10
    assert worth("*12", Options(sacred=(3,), patterns=True)) == 20 + 10
    assert worth("*05", options) == 10 * 2 * 3
    assert worth("*50", options) == 10 * 2 * 3 + 10  # 0 5 0 reads the same both ways


def test_r1_12_strict_every_sequence_is_a_multiple_or_nothing() -> None:
    strict = Options(hand=7, strict=True)
    tried = in_english(GAME.draft(position(options=strict), [Place("1", (7, 8)), Place("4", (6, 8))]))
    assert tried.points == 10
    assert tried.missing == ("Every sequence must add up to a multiple of 5. 5 + 1 makes 6.",)
    assert not any(step.startswith("place 1 7,8") for step in legal(play(position(options=strict), "place 4 6,7")))
    assert "end" in legal(play(position(options=strict), "place 2 7,6; place 3 7,8"))


def test_r1_12_strict_takes_a_sum_of_nothing_beside_one_that_scores() -> None:
    state = play(position("0123478", "0123478", options=Options(strict=True)), "place 0 7,8; end +0")
    state = play(state, "place 0 6,8")  # 0 0 in column 8 is allowed, and scores nothing
    assert "end" not in legal(state)
    assert in_english(GAME.draft(state, [])).missing == ("Weave a sequence that adds up to a multiple of 5.",)
    # the 5 below it needs a 0, and the other 0 is gone
    assert [step for step in legal(state) if step.endswith(" 6,7")] == []


def test_the_page_is_told_what_a_turn_scored() -> None:
    before = play(position(), "place 2 7,6; place 3 7,5")
    told = GAME.tell(before, End(), GAME.apply(before, End()), 1)
    assert [text(fact.step) for fact in told if isinstance(fact, Did)] == ["place 2 7,6", "place 3 7,5", "end"]
    assert told[3:] == (
        Scored(0, ((7, 5), (7, 6), (7, 7)), "325", 10, 20),
        Total(0, 20, 20),
    )
    assert [fact.sentence(("Ann", "Ben")) for fact in told] == [
        "Ann places Rune Thread 2 on 7,6.",
        "Ann places Rune Thread 3 on 7,5.",
        "Ann ends the Weaving phase.",
        "Ann weaves 3 2 5, sum 10: 20 energy.",
        "Ann channels 20 Mystical Energy and has 20.",
    ]


def test_r1_12_options_have_the_documents_own_game_as_default() -> None:
    assert Options() == Options(
        sacred=(5,),
        board=15,
        hand=7,
        endgame="last_round",
        target_score=0,
        perfect_bonus=50,
        strict=False,
        progressive=False,
        patterns=False,
        multipliers=(1,) * 10,
        obstacles=0,
        portals=0,
    )
    assert all(choice.explanation for choice in choices(Options))


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ('{"sacred":[]}', "The option “Sacred Numbers” takes a list of 1 to 3, each a whole number from 2 to 15."),
        (
            '{"sacred":[2,3,4,5]}',
            "The option “Sacred Numbers” takes a list of 1 to 3, each a whole number from 2 to 15.",
        ),
        ('{"sacred":[1]}', "The option “Sacred Numbers” takes a list of 1 to 3, each a whole number from 2 to 15."),
        ('{"sacred":[16]}', "The option “Sacred Numbers” takes a list of 1 to 3, each a whole number from 2 to 15."),
        ('{"sacred":[3,3]}', "The Sacred Numbers are different from each other; 3 and 3 are not."),
        ('{"board":13}', "The option “Great Loom” takes one of 11, 15."),
        ('{"hand":2}', "The option “Thread Reservoir” takes a whole number from 3 to 10."),
        ('{"hand":9}', "All Thread Reservoirs together hold at most 32 Rune Threads; 4 of 9 hold 36."),
        ('{"obstacles":21}', "The option “Obstacles” takes a whole number from 0 to 20."),
        ('{"portals":9}', "The option “Portals” takes a whole number from 0 to 8."),
        ('{"target_score":5001}', "The option “Target score” takes a whole number from 0 to 5000."),
        ('{"perfect_bonus":-1}', "The option “Perfect bonus” takes a whole number from 0 to 500."),
        ('{"endgame":"never"}', "The option “Endgame” takes one of last_round, pile, play_out, round."),
        ('{"multipliers":[1]}', FACTORS),
        (
            '{"multipliers":[6,1,1,1,1,1,1,1,1,1]}',
            "The option “Multipliers” takes a list of 10, each a whole number from 1 to 5.",
        ),
    ],
)
def test_r1_12_options_out_of_bounds_are_malformed(raw: str, sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        decode(GAME, raw, 4)
    assert str(refused.value) == sentence
