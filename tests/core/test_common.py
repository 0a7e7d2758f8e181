"""The common rulings, checked for each of the five games."""

from __future__ import annotations

from random import Random

import pytest

from tilehall.core import record
from tilehall.core.game import CHANCE, AnyGame, Cell, Illegal, Resign
from tilehall.core.notation import parse, text
from tilehall.core.play import begin, playout
from tilehall.core.registry import find, games
from tilehall.table.dice import SEED_BYTES, Dice, commitment

EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))


@pytest.mark.parametrize(
    ("name", "line", "cell"),
    [("summon5", "place 3 7,8", (7, 8)), ("miners", "lay TB+R 6,4", (6, 4)), ("4ascend", "stone 0,8", (0, 8))],
)
def test_c1_cells_are_row_and_column_from_zero(name: str, line: str, cell: Cell) -> None:
    assert parse(line, find(name).steps).cell == cell


@EVERY
def test_c2_a_record_is_game_version_options_seats_and_steps_and_replays_to_the_same_states(game: AnyGame) -> None:
    seats = game.seats[-1]
    states, steps = [begin(game, seats=seats)], []
    for step, state in playout(game, states[0], Random(9)):
        states.append(state)
        steps.append(step)
    kept = record.from_text(record.to_text(record.write(game, game.options(), seats, steps)))
    assert (kept.game, kept.version, kept.seats, kept.options) == (game.name, game.version, seats, game.options())
    assert list(record.replay(kept)) == states


@EVERY
def test_c3_every_step_has_a_text_a_json_form_and_a_sentence(game: AnyGame) -> None:
    names = [f"Name{seat}" for seat in range(game.seats[-1])]
    for step, _ in playout(game, begin(game, seats=game.seats[-1]), Random(3)):
        assert parse(text(step), game.steps) == step
        sentence = step.sentence("Ann", names)
        assert sentence.endswith(".")
        assert sentence[0].isupper()


@EVERY
def test_c4_every_refusal_is_a_sentence_that_changes_nothing(game: AnyGame) -> None:
    state = begin(game, seats=game.seats[-1])
    for step, after in playout(game, state, Random(4)):
        before = repr(after)
        try:
            game.apply(after, step)
        except Illegal as refusal:
            said = str(refusal)
        else:
            continue  # the same step may be legal again
        assert said.endswith(".")
        assert len(said.split()) > 2
        assert repr(after) == before


@EVERY
def test_c5_resigning_is_never_listed_and_always_a_line(game: AnyGame) -> None:
    seats = game.seats[-1]
    state = begin(game, seats=seats)
    for _, after in zip(range(60), playout(game, state, Random(5)), strict=False):
        state = after[1]
        assert not any(isinstance(step, Resign) for step in game.legal(state))
        if game.actor(state) is not None:
            assert game.actor(game.resign(state, 0)) != 0


def test_c7_the_seed_is_committed_to_before_and_revealed_after() -> None:
    seed = bytes(range(SEED_BYTES))
    shown = commitment(seed)
    assert len(shown) == 64
    assert Dice(seed, ("ann", "ben")).number(1, 6) == Dice(seed, ("ann", "ben")).number(1, 6)
    one = [Dice(seed, ("ann", "ben")).number(n, 1000) for n in range(20)]
    assert one != [Dice(seed, ("ann", "bob")).number(n, 1000) for n in range(20)]
    assert one != [Dice(bytes(SEED_BYTES), ("ann", "ben")).number(n, 1000) for n in range(20)]


@EVERY
def test_c8_in_a_rematch_the_next_seat_begins_if_the_first_player_is_drawn(game: AnyGame) -> None:
    for seats in game.seats:
        for first in range(seats):
            state = begin(game, seats=seats, first=first)
            while game.actor(state) == CHANCE:
                step, _ = next(iter(game.odds(state)))
                state = game.apply(state, step)
            drawn = any(kind.__name__ == "First" for kind in game.steps)
            assert game.actor(state) == (first if drawn else 0)


@EVERY
def test_every_way_to_end_has_a_sentence(game: AnyGame) -> None:
    assert {*game.endings, "resigned"} == set(game.reasons)  # the step itself says which seat resigned
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in map(str, game.endings.values()))


@EVERY
def test_scores_and_hands_are_told_by_seat_and_open_at_the_end(game: AnyGame) -> None:
    seats = game.seats[-1]
    hidden = False
    for step, state in playout(game, begin(game, seats=seats), Random(6)):
        if not step.final:
            continue  # a draft: only its author sees what it takes out of the hand (C3a)
        view = game.view(state, None)
        assert len(game.scores(view)) == seats
        hands = game.hands(view)
        assert len(hands) == (seats if game.hides else 0)
        hidden |= any(isinstance(hand, int) and hand > 0 for hand in hands)
        for seat, counted in enumerate(hands):
            own = game.hands(game.view(state, seat))[seat]
            assert isinstance(own, tuple)
            assert counted in (own, len(own))
    assert hidden == game.hides
    assert all(isinstance(hand, tuple) for hand in game.hands(view))
    outcome = game.outcome(state)
    assert outcome is not None
    assert tuple(game.scores(view)) == outcome.scores


def test_r2_1_a_new_room_has_five_seats_in_miners_and_two_elsewhere() -> None:
    assert {name: game.usual_seats for name, game in games().items()} == {
        "4ascend": 2,
        "heart-tiles": 2,
        "miners": 5,
        "rummikub": 2,
        "summon5": 2,
    }
