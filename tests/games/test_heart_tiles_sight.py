"""Heart Tiles: what each watcher sees and reads of it."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from rich.console import Console

from tilehall.core.game import CHANCE, OPEN, Did, Ended, Malformed, Watcher
from tilehall.core.notation import from_json, parse, text
from tilehall.core.record import after
from tilehall.games.heart_tiles import HeartTiles
from tilehall.games.heart_tiles.state import State
from tilehall.games.heart_tiles.steps import Deal, Heart
from tilehall.games.heart_tiles.terminal import draw
from tilehall.games.heart_tiles.view import Blown, Scored, Shielded, View, Whitened

GAME = HeartTiles()
NAMES = ("Ann", "Ben")
DEAL = """
    paint 0 w; paint 1 r; paint 2 y; paint 3 g; paint 4 w; paint 5 r; paint 6 y; paint 7 g; first 0
    deal 0 r1; deal 0 r2; deal 0 y3; deal 0 wind; deal 0 shield
    deal 1 g1; deal 1 g2; deal 1 y1; deal 1 wind; deal 1 recycle
"""
TURN = "heart r2 1; draw heart; deal 0 g3; draw magic; deal 0 wind"


def position(*lines: str) -> State:
    """Return the position after the deal and these steps, separated by `;`."""
    state: State = after(GAME, "; ".join([DEAL, *lines]).replace(";", "\n"))
    return state


def told(before: State, line: str, watcher: Watcher) -> tuple[list[object], list[str]]:
    """Return the facts of a step, without the step itself, and all sentences."""
    step = parse(line, GAME.steps)
    facts = GAME.tell(before, step, GAME.apply(before, step), watcher)
    return [fact for fact in facts if not isinstance(fact, Did)], [fact.sentence(NAMES) for fact in facts]


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_c6_hands_are_counts_to_others(watcher: Watcher) -> None:
    view = GAME.view(position(TURN), watcher)
    assert [(hand.hearts, hand.magic) for hand in view.hands] == [(3, 3), (3, 2)]
    assert [hand.cards is not None for hand in view.hands] == [watcher == 0, watcher == 1]
    assert len(view.unseen) == {0: 27, 1: 28, None: 33}[watcher]  # 18 and 16, less the one on tile 1 and a known hand


def test_c6_a_player_sees_only_what_their_own_hearts_would_count() -> None:
    state = position(TURN)
    told = {each.heart: each.points for each in GAME.view(state, 0).worth}
    assert told == {"r1": (1, 2, 0, 0, 1, 2, 0, 0), "y3": (3, 0, 6, 0, 3, 0, 6, 0), "g3": (3, 0, 0, 6, 3, 0, 0, 6)}
    assert [each.heart for each in GAME.view(state, 1).worth] == ["y1", "g1", "g2"]
    assert GAME.view(state, None).worth == ()


def test_c6_nothing_tells_two_hidden_cards_apart() -> None:
    one, other = position("draw heart; deal 0 g3"), position("draw heart; deal 0 y2")
    for watcher in (1, None):
        assert GAME.view(one, watcher) == GAME.view(other, watcher)
    assert GAME.view(one, 0) != GAME.view(other, 0)


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_c6_after_the_end_everything_is_open(watcher: Watcher) -> None:
    view = GAME.view(GAME.resign(position(TURN), 1), watcher)
    assert view.hands[0].cards == ("r1", "y3", "g3", "wind", "wind", "shield")
    assert view.hands[1].cards == ("y1", "g1", "g2", "wind", "recycle")


def test_a_dealt_card_shows_others_only_its_deck() -> None:
    heart, magic = Deal(0, "g3"), Deal(1, "wind")
    assert [text(GAME.show(heart, watcher)) for watcher in (0, 1, None, OPEN)] == [
        "deal 0 g3",
        "deal 0 heart?",
        "deal 0 heart?",
        "deal 0 g3",
    ]
    assert text(GAME.show(magic, 0)) == "deal 1 magic?"
    assert told(position("draw heart"), "deal 0 g3", 1)[1] == ["Ann gets a heart."]
    assert told(position("draw magic"), "deal 0 wind", 1)[1] == ["Ann gets a magic card."]
    assert told(position("draw heart"), "deal 0 g3", 0)[1] == ["Ann gets a green 3."]


def test_the_open_view_is_the_whole_state() -> None:
    lines = ("shield", TURN, "end", "heart g1 0", "draw magic")
    for count in range(len(lines) + 1):
        state = position(*lines[:count])
        raw = msgspec.json.encode(GAME.view(state, OPEN))
        assert GAME.guess(msgspec.json.decode(raw, type=View), Random(1)) == state


def test_a_guess_deals_the_unseen_cards_again() -> None:
    view = GAME.view(position(TURN), 1)
    guesses = [GAME.guess(view, Random(seed)) for seed in range(20)]
    assert all(GAME.view(guess, 1) == view for guess in guesses)
    assert len({guess.hands[0] for guess in guesses}) > 5
    assert len({guess.hands[1] for guess in guesses}) == 1


def test_a_heart_tells_what_it_counts() -> None:
    assert told(position(), "heart r2 1", None) == (
        [Scored(0, 1, "r2", 4, 4)],
        ["Ann places a red 2 on tile 1.", "It counts 4: Ann has 4."],
    )


def test_wind_tells_what_is_lost() -> None:
    assert told(position("heart r1 0", TURN, "end"), "wind 1", None) == (
        [Blown(0, 1, "r2", 4, 1)],
        ["Ben uses Wind on tile 1.", "Ann loses a red 2 and its 4 points: 1 left."],
    )


def test_recycle_tells_which_tile_is_white_now() -> None:
    assert told(position(TURN, "end"), "recycle 2", None) == (
        [Whitened(2, "y")],
        ["Ben uses Recycle on tile 2.", "Tile 2 is white from now on."],
    )


def test_a_shield_tells_how_long_it_lasts() -> None:
    ben = "draw heart; deal 1 r3; draw magic; deal 1 wind"
    assert told(position(), "shield", 1)[0] == [Shielded(0, 2)]
    assert told(position("shield", TURN), "end", 1) == ([], ["Ann ends the turn."])
    assert told(position("shield", TURN, "end", ben), "end", 1) == (
        [Shielded(0, 1)],
        ["Ben ends the turn.", "The Shield of Ann lasts 1 more turn."],
    )
    again = "draw heart; deal 0 r3; draw magic; deal 0 wind"
    assert told(position("shield", TURN, "end", ben, "end", again), "end", 1) == (
        [Shielded(0, 0)],
        ["Ann ends the turn.", "The Shield of Ann falls."],
    )


def test_the_end_is_told() -> None:
    ben, ann = "draw heart; deal 1 {}; draw magic; deal 1 wind", "draw heart; deal 0 {}; draw magic; deal 0 recycle"
    lines = ["heart r1 0", TURN, "end", "heart g1 3; heart g2 7", ben.format("g3"), "end"]
    lines += ["heart y3 2; heart g3 4", ann.format("r3"), "end", "heart g3 5"]
    facts, sentences = told(position(*lines), "heart y1 6", None)
    assert isinstance(facts[-1], Ended)
    assert sentences[-1] == "Ann wins, 14 to 8."


@pytest.mark.parametrize(
    ("spelling", "canonical"), [("HEART  r2   3", "heart r2 3"), ("Draw magic", "draw magic"), (" End ", "end")]
)
def test_c3_other_spellings_are_read_and_rewritten(spelling: str, canonical: str) -> None:
    assert text(parse(spelling, GAME.steps)) == canonical


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("draw joker", "There is no deck 'joker'"),
        ("heart r4 1", "There is no heart r4"),
        ("heart wind 1", "'wind' is no heart"),
        ("paint 0 b", "There is no colour 'b'"),
        ("deal 0 ?", "'?' is no heart"),
        ("wind", "is not a step"),
        ("wind 1,1", "is not a step"),
    ],
)
def test_what_is_no_step_at_all_is_malformed(line: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=re.escape(sentence)):
        parse(line, GAME.steps)


def test_a_step_travels_as_json() -> None:
    assert from_json(b'{"do":"heart","heart":"r2","tile":3}', GAME.steps) == Heart("r2", 3)
    with pytest.raises(Malformed):
        from_json(b'{"do":"heart","heart":"?","tile":3}', GAME.steps)


def drawn(state: State, watcher: Watcher) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as picture:
        console.print(draw(GAME.view(state, watcher), NAMES))
    return picture.get().splitlines()


def test_the_terminal_shows_the_tiles_and_only_the_known_cards() -> None:
    state = position(TURN, "shield", "end")
    lines = drawn(state, 1)
    picture = "\n".join(lines)
    assert max(map(len, lines)) <= 80
    assert "♥ r2" in picture
    assert "▲ +4" in picture
    assert "S2" in picture
    assert "y1  g1  g2  wind  recycle" in picture
    assert "3 hearts, 2 magic cards" in picture
    assert "y3" not in picture
    assert "Ben may still draw a heart, draw a magic card, place 2 hearts." in picture
    assert "r1  y3  g3  wind x2" in "\n".join(drawn(state, OPEN))


def test_the_terminal_shows_what_a_recycled_tile_was_painted() -> None:
    assert any("(yellow)" in line for line in drawn(position(TURN, "end", "recycle 2"), None))


def test_the_terminal_can_show_an_empty_table() -> None:
    empty = GAME.setup(GAME.options(), 2)
    assert GAME.actor(empty) == CHANCE
    assert any("Decks: 16 hearts, 16 magic cards." in line for line in drawn(empty, None))
