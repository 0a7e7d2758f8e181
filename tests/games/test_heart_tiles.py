"""Heart Tiles, ruling by ruling."""

from __future__ import annotations

from collections import Counter

import pytest

from tilehall.core.game import CHANCE, Illegal, Malformed, Outcome, Seat
from tilehall.core.notation import parse, text
from tilehall.core.play import act, begin
from tilehall.core.record import after
from tilehall.games.heart_tiles import HeartTiles
from tilehall.games.heart_tiles.state import State
from tilehall.games.heart_tiles.view import Cover, May, Tile

GAME = HeartTiles()
TILES = "wrygwryg"  # tile 0 is white, 1 red, 2 yellow, 3 green, and the same again
HANDS = ("r1 r2 y3 wind shield", "g1 g2 y1 wind recycle")
LATER = ("r1", "r2", "r3", "r3", "y1", "y2", "y2", "y3", "g1", "g2")  # hearts that can come after these hands
MAGIC = ("wind", "recycle", "shield") * 4
FULL = "heart r1 0; heart r2 1; {0}; heart g1 2; heart g2 3; {1}; heart y3 4; heart r1 5; {2}"  # six hearts on tiles


def position(*lines: str, tiles: str = TILES, hands: tuple[str, str] = HANDS, first: Seat = 0) -> State:
    """Return the position after the deal and these steps, separated by `;`."""
    deal = [f"paint {tile} {colour}" for tile, colour in enumerate(tiles)]
    deal.append(f"first {first}")
    deal += [f"deal {seat} {card}" for seat, hand in enumerate(hands) for card in hand.split()]
    state: State = after(GAME, "\n".join([*deal, *"; ".join(lines).split("; ")]) if lines else "\n".join(deal))
    return state


def play(state: State, lines: str) -> State:
    for line in lines.split("; "):
        state = GAME.apply(state, parse(line, GAME.steps))
    return state


def quiet(seat: Seat, heart: str, magic: str) -> str:
    """Return a turn that draws these two cards and ends."""
    return f"draw heart; deal {seat} {heart}; draw magic; deal {seat} {magic}; end"


def quiet_turns(turns: int) -> str:
    """Return so many turns that only draw, the first of them by seat 0."""
    lines = []
    for turn in range(turns):
        seat = turn % 2
        if turn < len(LATER):
            lines.append(f"draw heart; deal {seat} {LATER[turn]}")
        lines.append(f"draw magic; deal {seat} {MAGIC[turn]}; end")
    return "; ".join(lines)


def legal(state: State) -> set[str]:
    return {text(step) for step in GAME.legal(state)}


def cards(state: State, seat: Seat) -> tuple[str, ...]:
    return GAME.view(state, seat).hands[seat].cards or ()


def tile(state: State, number: int) -> Tile:
    return GAME.view(state, None).tiles[number]


def shield(state: State) -> Cover | None:
    return GAME.view(state, None).shield


def refuse(state: State, line: str, sentence: str) -> None:
    """Check that the step is not listed and is refused with this sentence, without a change of the position (C4)."""
    view = GAME.view(state, -2)
    assert line not in legal(state)
    with pytest.raises(Illegal) as refusal:
        play(state, line)
    assert str(refusal.value) == sentence
    assert GAME.view(state, -2) == view


def test_r5_1_three_hearts_and_two_magic_cards_each_are_dealt_seat_by_seat() -> None:
    state = position()
    view = GAME.view(state, None)
    assert [(hand.hearts, hand.magic) for hand in view.hands] == [(3, 2), (3, 2)]
    assert cards(state, 0) == ("r1", "r2", "y3", "wind", "shield")
    assert cards(state, 1) == ("y1", "g1", "g2", "wind", "recycle")
    assert (view.heart_deck, view.magic_deck) == (10, 12)


def test_r5_1_the_box_has_two_of_each_heart_and_sixteen_magic_cards() -> None:
    kinds = Counter({f"{colour}{value}": 2 for colour in "ryg" for value in "123"})
    assert GAME.box(begin(GAME)) == kinds + Counter(wind=6, recycle=5, shield=5, tile=8)
    view = GAME.view(begin(GAME), None)
    assert (view.heart_deck, view.magic_deck) == (16, 16)


def test_r5_1_two_hearts_are_never_drawn() -> None:
    state = position(quiet_turns(10))
    view = GAME.view(state, -2)
    assert (view.heart_deck, view.magic_deck) == (0, 2)
    assert view.unseen[:2] == ("g3", "g3")
    refuse(state, "draw heart", "The heart deck is empty.")


def test_r5_1_every_unseen_card_of_the_deck_is_as_likely_as_any_other() -> None:
    dealing = position("draw heart")
    weights = {text(step): weight for step, weight in GAME.odds(dealing)}
    assert weights["deal 0 r1"] == 1
    assert weights["deal 0 g3"] == 2
    assert sum(weights.values()) == 12  # the ten of the deck and the two set aside
    magic = {text(step): weight for step, weight in GAME.odds(position("draw magic"))}
    assert magic == {"deal 0 wind": 4, "deal 0 recycle": 4, "deal 0 shield": 4}


def test_r5_2_each_tile_has_four_equally_likely_colours() -> None:
    state = begin(GAME)
    for number in range(8):
        assert GAME.actor(state) == CHANCE
        assert [(text(step), weight) for step, weight in GAME.odds(state)] == [
            (f"paint {number} {colour}", 1) for colour in "wryg"
        ]
        state = play(state, f"paint {number} {TILES[number]}")
    assert [tile(state, number).original for number in range(8)] == list(TILES)


def test_r5_2_the_first_player_is_drawn() -> None:
    painted = after(GAME, "\n".join(f"paint {number} w" for number in range(8)))
    assert [(text(step), weight) for step, weight in GAME.odds(painted)] == [("first 0", 1), ("first 1", 1)]
    assert GAME.actor(position(first=0)) == 0
    assert GAME.actor(position(first=1)) == 1


def test_c8_in_a_rematch_the_draw_has_one_result() -> None:
    lines = "\n".join(f"paint {number} w" for number in range(8))
    painted = after(GAME, lines, first=1)
    assert [(text(step), weight) for step, weight in GAME.odds(painted)] == [("first 1", 1)]
    with pytest.raises(Illegal, match="In this rematch seat 1 begins"):
        play(painted, "first 0")
    assert play(painted, "first 1") == after(GAME, lines + "\nfirst 1")


@pytest.mark.parametrize(
    ("lines", "step", "sentence"),
    [
        ("", "paint 1 w", "The tiles are painted once, in order, before anything else."),
        ("", "first 0", "Who begins is drawn once, when all tiles are painted."),
        ("", "deal 0 r1", "No card is owed now."),
        ("", "end", "The tiles and cards are still being dealt; wait for them."),
        ("first", "first 2", "There is no seat 2 here."),
        ("deal", "first 0", "Who begins is drawn once, when all tiles are painted."),
        ("deal", "deal 1 r1", "The next card is for seat 0, from the heart deck."),
        ("deal", "deal 0 wind", "The next card is for seat 0, from the heart deck."),
        ("deal", "deal 0 heart?", "A dealt card has to be named; this one is hidden."),
        ("two", "deal 0 r1", "No r1 is left to deal."),
        ("play", "deal 0 r1", "No card is owed now."),
        ("play", "paint 8 w", "The tiles are painted once, in order, before anything else."),
    ],
)
def test_chance_keeps_its_order(lines: str, step: str, sentence: str) -> None:
    painted = "\n".join(f"paint {number} w" for number in range(8))
    points = {
        "": begin(GAME),
        "first": after(GAME, painted),
        "deal": after(GAME, f"{painted}\nfirst 0"),
        "two": after(GAME, f"{painted}\nfirst 0\ndeal 0 r1\ndeal 0 r1"),
        "play": position(),
    }
    refuse(points[lines], step, sentence)


def test_r5_3_things_are_done_in_any_order() -> None:
    one = "heart r1 0; wind 3; draw magic; deal 1 shield; heart r2 1; draw heart; deal 1 g3; end"
    other = "draw heart; deal 1 g3; draw magic; deal 1 shield; wind 3; heart r1 0; heart r2 1; end"
    hands = ("g1 g2 y1 wind recycle", "r1 r2 y3 wind shield")
    before = f"heart g1 3; {quiet(0, 'y1', 'wind')}"
    assert position(before, one, hands=hands) == position(before, other, hands=hands)


def test_r5_3_one_draw_from_each_deck_per_turn() -> None:
    state = position("draw heart; deal 0 r1; draw magic; deal 0 wind")
    refuse(state, "draw heart", "You have already drawn a heart this turn.")
    refuse(state, "draw magic", "You have already drawn a magic card this turn.")


def test_r5_3_two_hearts_a_turn() -> None:
    state = position("heart r1 0; heart r2 1")
    refuse(state, "heart y3 2", "You have already placed 2 hearts this turn.")
    again = play(state, f"{quiet(0, 'r1', 'wind')}; {quiet(1, 'g3', 'wind')}")
    assert "heart y3 2" in legal(again)


def test_r5_3_one_magic_card_per_turn() -> None:
    state = position("shield")
    refuse(state, "recycle 1", "You have already used a magic card this turn.")
    again = play(state, f"{quiet(0, 'r1', 'recycle')}; {quiet(1, 'g3', 'wind')}")
    assert "recycle 1" in legal(again)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("heart r1 0", "Draw a heart and a magic card before you end your turn."),
        ("draw heart; deal 0 g3", "Draw a magic card before you end your turn."),
        ("draw magic; deal 0 wind", "Draw a heart before you end your turn."),
    ],
)
def test_r5_3_a_turn_ends_only_after_drawing(lines: str, sentence: str) -> None:
    refuse(position(lines), "end", sentence)


def test_r5_3_a_turn_may_end_without_placing_or_using_anything() -> None:
    assert GAME.actor(position(quiet(0, "r1", "wind"))) == 1


def test_r5_3_an_empty_deck_need_not_be_drawn_from() -> None:
    state = position(quiet_turns(10))
    assert "draw heart" not in legal(state)
    assert GAME.view(state, 0).may == May(draw=("magic",), hearts=2, magic=1, end=False)
    assert "end" in legal(play(state, "draw magic; deal 0 shield"))


def test_only_a_card_in_hand_is_played() -> None:
    state = position()
    refuse(state, "heart g3 0", "You do not hold a green 3.")
    refuse(state, "recycle 1", "You do not hold Recycle.")
    refuse(play(state, "heart r1 0"), "heart r1 1", "You do not hold a red 1.")
    assert play(state, "heart r1 0").hands[1] == state.hands[1]


def test_hearts_go_on_empty_tiles_only() -> None:
    sentence = "There is already a heart on tile 4."
    state = position("heart r1 4")
    refuse(state, "heart r2 4", sentence)
    refuse(play(state, quiet(0, "r1", "wind")), "heart g1 4", sentence)


@pytest.mark.parametrize("number", [-1, 8, 10**9 - 1])
@pytest.mark.parametrize("step", ["heart r1", "wind", "recycle"])
def test_there_are_eight_tiles(step: str, number: int) -> None:
    state = position(hands=("r1 r2 y3 wind recycle", HANDS[1]))
    refuse(state, f"{step} {number}", f"There is no tile {number}: they are numbered from 0 to 7.")


def test_hearts_are_placed_only_in_their_owners_turn() -> None:
    state = position()
    with pytest.raises(Illegal, match="It is Player 1's turn"):
        act(GAME, state, 1, parse("heart g1 0", GAME.steps))


@pytest.mark.parametrize(
    ("number", "points"), [(0, 3), (1, 0), (2, 6), (3, 0)], ids=["white", "red", "yellow", "green"]
)
def test_r5_4_white_counts_the_value_a_match_twice_a_mismatch_nothing(number: int, points: int) -> None:
    state = position(f"heart y3 {number}")
    assert tile(state, number).points == points
    assert GAME.view(state, None).scores == (points, 0)


def test_r5_4_a_score_is_the_sum_of_ones_hearts() -> None:
    state = position(f"heart r2 1; heart y3 0; {quiet(0, 'r1', 'wind')}; heart g2 3")
    assert GAME.view(state, None).scores == (7, 4)


@pytest.mark.parametrize(("heart", "number"), [("r2", 1), ("r2", 0), ("y3", 2), ("g1", 3)])
def test_r5_4_wind_takes_exactly_the_points_and_the_tile_shows_its_colour_again(heart: str, number: int) -> None:
    mine = " ".join(["r1", heart, "g3", "wind", "shield"])
    state = position(f"heart r1 5; heart {heart} {number}", hands=(mine, "y1 g1 g2 wind recycle"))
    assert GAME.view(state, None).scores == (2 + tile(state, number).points, 0)
    blown = play(state, f"{quiet(0, 'r3', 'wind')}; wind {number}")
    assert GAME.view(blown, None).scores == (2, 0)
    assert tile(blown, number) == Tile(TILES[number], TILES[number], "", None, 0, 0)
    assert GAME.view(blown, None).gone == (heart, "wind")
    assert cards(blown, 1) == ("y1", "g1", "g2", "recycle")


def test_r5_4_wind_needs_a_heart_of_the_opponent() -> None:
    state = position("heart r1 0")
    refuse(state, "wind 0", "The heart on tile 0 is yours. Wind removes only hearts of your opponent.")
    refuse(state, "wind 4", "There is no heart on tile 4. Wind removes a heart of your opponent.")


def test_r5_5_a_recycled_tile_is_white_for_good() -> None:
    state = position("recycle 3; heart g2 3", first=1)
    assert tile(state, 3) == Tile("g", "w", "g2", 1, 2, 0)
    blown = play(state, f"{quiet(1, 'y2', 'wind')}; wind 3")
    assert tile(blown, 3) == Tile("g", "w", "", None, 0, 0)


def test_r5_5_recycle_needs_an_empty_coloured_tile() -> None:
    state = position("heart g2 3", first=1)
    refuse(state, "recycle 3", "There is a heart on tile 3. Recycle needs an empty tile.")
    refuse(state, "recycle 0", "Tile 0 is already white. Recycle needs a red, yellow or green tile.")
    twice = play(state, f"recycle 7; {quiet(1, 'r1', 'recycle')}; {quiet(0, 'r2', 'wind')}")
    refuse(twice, "recycle 7", "Tile 7 is already white. Recycle needs a red, yellow or green tile.")


def test_r5_6_a_shield_lasts_the_opponents_next_turn_and_the_owners() -> None:
    turns = [shield(state := position("shield"))]
    for lines in (quiet(0, "r1", "wind"), quiet(1, "g3", "wind"), quiet(0, "r2", "wind")):
        state = play(state, lines)
        turns.append(shield(state))
    assert turns == [Cover(0, 2), Cover(0, 2), Cover(0, 1), None]


def test_r5_6_a_second_shield_in_the_owners_next_turn_resets_it_to_two() -> None:
    state = position("shield", quiet(0, "r1", "shield"), quiet(1, "g3", "wind"))
    assert shield(state) == Cover(0, 1)
    again = play(state, "shield")
    assert shield(again) == Cover(0, 2)
    assert shield(play(again, quiet(0, "r2", "wind"))) == Cover(0, 2)


def test_r5_6_a_shield_blocks_every_magic_card_of_the_opponent_which_stay_in_the_hand() -> None:
    state = position(f"heart r1 0; shield; {quiet(0, 'r2', 'wind')}; draw magic; deal 1 shield")
    wind = "Your opponent's Shield protects the heart on tile 0. You keep the card."
    refuse(state, "wind 0", wind)
    for number in (1, 2, 3, 5, 6, 7):
        keeps = "Your opponent's Shield protects every tile from Recycle. You keep the card."
        refuse(state, f"recycle {number}", keeps)
    refuse(state, "shield", "Your opponent has a Shield up, and there can be only one. You keep the card.")
    assert cards(state, 1)[-3:] == ("wind", "recycle", "shield")
    assert GAME.view(state, 1).may.magic == 0
    assert "heart g1 3" in legal(state)


def test_r5_6_its_owner_may_do_everything_in_their_next_turn() -> None:
    hands = ("r1 r2 y3 wind recycle", HANDS[1])
    state = position(
        f"draw magic; deal 0 shield; shield; draw heart; deal 0 r1; end; heart g1 0; {quiet(1, 'g3', 'wind')}",
        hands=hands,
    )
    assert shield(state) == Cover(0, 1)
    assert {"wind 0", "recycle 1", "heart r1 1"} <= legal(state)


def test_r5_6_once_it_has_fallen_the_opponent_may_use_magic_again() -> None:
    lines = ("heart r1 0", "shield", quiet(0, "r1", "wind"), quiet(1, "g3", "shield"), quiet(0, "r2", "wind"))
    assert {"wind 0", "recycle 1", "shield"} <= legal(position(*lines))


def test_r5_6_the_tiles_show_what_a_shield_keeps() -> None:
    state = position(f"heart g1 3; {quiet(1, 'g3', 'wind')}; heart r1 0; heart r2 1; shield", first=1)
    assert [tile(state, number).shield for number in range(8)] == [2, 2, 2, 0, 0, 2, 2, 2]


def test_r5_7_the_game_ends_at_once_when_all_tiles_hold_hearts() -> None:
    turns = (quiet(0, "r1", "wind"), quiet(1, "g3", "wind"), quiet(0, "r2", "wind"))
    state = position(FULL.format(*turns), "heart g3 7")
    assert GAME.outcome(state) is None
    over = play(state, "heart y1 6")
    assert GAME.outcome(over) == Outcome(scores=(10, 12), winners=(1,), reason="tiles")
    assert GAME.actor(over) is None
    refuse(over, "draw heart", "The game is over.")


def test_r5_7_the_game_ends_when_a_turn_ends_with_both_decks_empty() -> None:
    state = position("heart r1 1", quiet_turns(11))
    assert GAME.outcome(state) is None
    last = play(state, "draw magic; deal 1 shield")
    assert GAME.outcome(last) is None
    assert GAME.view(last, 1).may == May(draw=(), hearts=2, magic=1, end=True)
    assert GAME.outcome(play(last, "end")) == Outcome(scores=(2, 0), winners=(0,), reason="decks")


def test_r5_7_one_empty_deck_ends_nothing() -> None:
    state = position(quiet_turns(10))
    assert GAME.view(state, None).heart_deck == 0
    assert GAME.outcome(state) is None


def test_r5_7_equal_scores_are_a_draw() -> None:
    assert GAME.outcome(position(quiet_turns(12))) == Outcome(scores=(0, 0), winners=(), reason="decks")


@pytest.mark.parametrize("seats", [1, 3])
def test_r5_8_the_game_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(Malformed, match="Heart Tiles is for 2 players"):
        begin(GAME, seats=seats)


@pytest.mark.parametrize("seat", [0, 1])
def test_c5_a_player_who_resigns_loses_in_any_turn(seat: Seat) -> None:
    for state in (position("heart r1 1"), position("heart r1 1; draw heart")):
        over = GAME.resign(state, seat)
        assert GAME.outcome(over) == Outcome(scores=(2, 0), winners=(1 - seat,), reason="resigned")
        assert GAME.view(over, None).owed == ()
        assert not list(GAME.odds(over))
        with pytest.raises(Illegal, match="The game is over"):
            GAME.resign(over, 1 - seat)


def test_c5_a_player_may_resign_before_the_deal_but_only_from_a_seat() -> None:
    assert GAME.outcome(GAME.resign(begin(GAME), 1)) == Outcome(scores=(0, 0), winners=(0,), reason="resigned")
    with pytest.raises(Illegal, match="There is no seat 2 here"):
        GAME.resign(begin(GAME), 2)
