"""What each watcher sees and reads of Rummikub."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console
from tests.games.rummikub.position import ANN, BEN, GAME, OPENED, draw_all, play, position, shows, tiles

from tilehall.core.game import OPEN, Did, Ended, Outcome, Watcher
from tilehall.core.notation import parse, text
from tilehall.games.rummikub.facts import FirstMeld, RoundClosed, Scored, TilesPlayed
from tilehall.games.rummikub.state import Options, State
from tilehall.games.rummikub.steps import Deal
from tilehall.games.rummikub.terminal import draw

OUT = "k1-7 r1-7"
GO_OUT = "lay k1 k2 k3 k4 k5 k6 k7; lay r1 r2 r3 r4 r5 r6 r7; end"


def told(state: State, line: str, watcher: Watcher) -> list[str]:
    """Return the sentences that the watcher reads about a step."""
    step = parse(line, GAME.steps)
    facts = GAME.tell(state, step, GAME.apply(state, step), watcher)
    return [fact.sentence(GAME.players) for fact in facts]


def test_c6_a_player_sees_their_own_rack_and_how_many_tiles_the_others_have() -> None:
    view = GAME.view(position(), 1)
    assert view.racks == (None, tuple(tiles("k1 r4 r10-12 b4 b12 o4-6 o10-13")))
    assert view.counts == (14, 14)
    assert view.pool == 78
    assert len(view.unseen) == 78 + 14


def test_c6_a_spectator_sees_no_rack() -> None:
    view = GAME.view(position(OPENED), None)
    assert view.racks == (None, None)
    assert view.counts == (8, 10)
    assert view.opened == (True, True)


def test_c6_the_unseen_tiles_are_the_box_less_the_visible_ones() -> None:
    state = position(OPENED)
    view = GAME.view(state, 0)
    seen = [*(view.racks[0] or ()), *(tile for row in view.table for tile in row)]
    assert sorted([*seen, *view.unseen]) == sorted(GAME.box(state).elements())


def test_c6_after_the_end_everything_is_open() -> None:
    state = play(position(), "resign 0")
    for watcher in (None, 0, 1):
        assert GAME.view(state, watcher).racks == GAME.view(state, OPEN).racks
        assert GAME.view(state, watcher).unseen == GAME.view(state, OPEN).unseen


def test_c6_racks_that_were_shown_are_seen_until_the_next_round() -> None:
    state = position(GO_OUT, racks=(OUT, BEN, ANN.replace("k7 ", "k9 ")), options=Options(rounds=2))
    state = play(state, shows(state).split("; ")[0])
    view = GAME.view(state, None)
    assert view.racks[0] == ()
    assert view.racks[1] is not None
    assert view.racks[2] is None


def test_c6_a_dealt_tile_is_shown_to_its_owner_only() -> None:
    step = Deal(1, "k9")
    assert [text(GAME.show(step, watcher)) for watcher in (0, 1, None, OPEN)] == [
        "deal 1 ?",
        "deal 1 k9",
        "deal 1 ?",
        "deal 1 k9",
    ]
    owed = position("draw; deal 0 k8; draw")
    assert told(owed, "deal 1 k9", 0) == ["Player 2 gets a tile."]
    assert told(owed, "deal 1 k9", 1) == ["Player 2 gets k9."]


@pytest.mark.parametrize("lines", ["lift k7 r7 b7", "lift k7 r7 b7; lay r7 b7 *", "lift k7 r7 b7; lay k7 r7 b7 *"])
def test_c3a_nobody_else_notices_a_draft(lines: str) -> None:
    began = position(OPENED)
    state = play(began, lines)
    for watcher in (1, None):
        assert GAME.view(state, watcher) == GAME.view(began, watcher)
        assert GAME.guess(GAME.view(state, watcher), Random(1)).lifted == ()
    assert GAME.view(state, 0) != GAME.view(began, 0)


def test_c3a_the_player_in_turn_sees_the_draft() -> None:
    view = GAME.view(position(f"{OPENED}; lift k7 r7 b7; lay r7 b7 *"), 0)
    assert view.table == (("k5", "k6", "k7"), ("r7", "b7", "*"), ("o10", "o11", "o12", "o13"))
    assert view.readings[1] == ("r7", "b7", "k7/o7")
    assert (view.lifted, view.laid) == ((("k7", "r7", "b7"),), (("r7", "b7", "*"),))
    assert (view.loose, view.put, view.points) == (("k7",), ("*",), 21)
    assert view.counts[0] == 7


def test_c3a_the_final_step_tells_everybody_the_draft() -> None:
    state = position(f"{OPENED}; lift k7 r7 b7; lay k7 r7 b7 *")
    assert told(state, "end", None) == [
        "Player 1 takes k7 r7 b7 apart.",
        "Player 1 lays k7 r7 b7 *.",
        "Player 1 ends the turn.",
        "Player 1 plays * from the rack; 7 tiles are left.",
    ]
    assert told(state, "lay r1 b1 o1", 0) == []


def test_c3a_an_abandoned_draft_is_never_shown() -> None:
    state = position(f"{OPENED}; lift k7 r7 b7; lay k7 r7 b7 *")
    assert told(state, "draw", 1) == ["Player 1 draws a tile."]


def test_facts_keep_their_tags() -> None:
    """Check the names on the wire, which boards know; a class may be renamed, its tag may not."""
    assert [kind.__struct_config__.tag for kind in GAME.facts] == ["opened", "played", "closed", "scored"]


def test_opening_and_going_out_are_told() -> None:
    state = position(GO_OUT.removesuffix("; end"), racks=(OUT, BEN))
    end = parse("end", GAME.steps)
    facts = GAME.tell(state, end, GAME.apply(state, end), None)
    assert facts[-3:] == (FirstMeld(0, 56), TilesPlayed(0, tuple(tiles(OUT)), 0), RoundClosed(0, "emptied"))
    assert facts[-1].sentence(GAME.players) == "Player 1 has emptied the rack: the round is over."


def test_scores_are_told_with_the_last_rack_shown() -> None:
    state = position(GO_OUT, racks=(OUT, BEN))
    show = parse(shows(state), GAME.steps)
    facts = GAME.tell(state, show, GAME.apply(state, show), None)
    assert isinstance(facts[0], Did)
    assert facts[1:] == (Scored(1, (0,), (0, 115), (0, 115)), Ended(Outcome((0, 115), (0,), "emptied")))
    assert facts[1].sentence(GAME.players) == "Player 1 wins round 1. Penalty points: Player 2 115."


def test_the_last_pass_is_told_as_the_end_of_the_round() -> None:
    state = play(draw_all(position()), "pass")
    assert told(state, "pass", 0) == [
        "Player 2 passes.",
        "Everybody has passed and the pool is empty: the round is over.",
    ]


def test_a_guess_keeps_what_is_known_and_deals_the_rest_blindly() -> None:
    state = position(f"{OPENED}; lift k7 r7 b7; lay r7 b7 *")
    guesses = [GAME.guess(GAME.view(state, 0), Random(seed)) for seed in range(5)]
    assert all(guess.racks[0] == state.racks[0] for guess in guesses)
    assert all((guess.lifted, guess.laid, guess.table) == (state.lifted, state.laid, state.table) for guess in guesses)
    assert len({guess.racks[1] for guess in guesses}) == 5
    assert GAME.guess(GAME.view(state, OPEN), Random(1)) == state


def test_the_terminal_shows_the_table_and_only_the_racks_of_the_view() -> None:
    state = position(f"{OPENED}; lift k5 k6 k7; lay k5 k6 k7 *")
    console = Console(width=80, color_system=None)
    with console.capture() as mine:
        console.print(draw(GAME.view(state, 0), GAME.players))
    with console.capture() as theirs:
        console.print(draw(GAME.view(state, 1), GAME.players))
    assert "k5 k6 k7 * (*=k8)" in mine.get()
    assert "k13 r1 r2 b1 b2 o1 o2" in mine.get()
    assert "k13 r1 r2 b1 b2 o1 o2" not in theirs.get()
    assert "k5 k6 k7   k7 r7 b7" in theirs.get()
    assert max(map(len, mine.get().splitlines())) <= 80
