"""Open games: what the base class does for a game, tested with a game for one to four players."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from tilehall.core import laws
from tilehall.core.game import Illegal, Options, Outcome, Step
from tilehall.core.open_game import OpenGame, OpenState
from tilehall.core.play import begin


class Count(Step, frozen=True):
    """Count on by one or two."""

    by: int


class Plan(Step, frozen=True):
    """Only a draft."""

    final = False


class State(OpenState, frozen=True, kw_only=True):
    total: int = 0


class Turned(OpenState, frozen=True, kw_only=True):
    turn: int = 0


class Ten(OpenGame[Options, State, Count]):
    """A game in which the player who reaches ten loses."""

    name, title, summary = "ten", "Ten", "Count on; the player who says ten loses."
    players = ("One", "Two", "Three", "Four")
    seats = range(1, 5)
    options, states, steps = Options, State, (Count,)
    endings: ClassVar = {"ten": "Somebody said ten."}

    def moves(self, state: State) -> Iterable[Count]:
        return (Count(by) for by in (1, 2) if state.total + by <= 10)

    def after(self, state: State, step: Count) -> State:
        return replace(state, total=state.total + step.by, seat=state.next_seat)

    def result(self, state: State) -> Outcome | None:
        if state.total < 10:
            return None
        before = [seat for seat in range(state.seats) if replace(state, seat=seat).next_seat == state.seat]
        loser = next((seat for seat in before if seat in state.playing), state.seat)
        return self.ended(state, "ten", *(seat for seat in state.playing if seat != loser))


GAME = Ten()


def test_it_keeps_the_laws() -> None:
    assert len(list(laws.check(GAME, games=120))) == 120


def test_a_seat_that_resigned_is_passed_over() -> None:
    state = GAME.resign(begin(GAME, seats=4), 1)
    assert GAME.actor(state) == 0
    assert GAME.actor(GAME.apply(state, Count(1))) == 2
    assert GAME.actor(GAME.resign(state, 0)) == 2


def test_the_last_one_left_wins() -> None:
    state = GAME.resign(GAME.resign(begin(GAME, seats=3), 2), 0)
    assert GAME.outcome(state) == Outcome((0, 1, 0), (1,), "resigned")
    assert GAME.outcome(GAME.resign(begin(GAME, seats=1), 0)) == Outcome((0,), (), "resigned")
    with pytest.raises(Illegal, match=r"The game is over\."):
        GAME.resign(state, 1)


def test_what_is_not_a_move_is_refused_with_a_sentence() -> None:
    state = begin(GAME)
    with pytest.raises(Illegal, match="`count 3` cannot be played now"):
        GAME.apply(state, Count(3))
    with pytest.raises(Illegal, match="Seat 2 is not in the game"):
        GAME.resign(state, 2)
    with pytest.raises(Illegal, match=r"The game is over\."):
        GAME.apply(GAME.resign(state, 0), Count(1))


def test_the_view_has_the_fields_of_the_state_and_reads_back() -> None:
    state = GAME.apply(GAME.setup(Options(), 3, 2), Count(2))
    view = GAME.view(state, 1)
    raw = msgspec.json.encode(view)
    assert msgspec.json.decode(raw) == {
        "me": 1,
        "turn": 0,
        "outcome": None,
        "options": {},
        "seats": 3,
        "seat": 0,
        "resigned": [],
        "total": 2,
    }
    assert msgspec.json.decode(raw, type=GAME.views) == view
    assert GAME.guess(view, Random(1)) == GAME.shown(view) == state
    assert not GAME.hides


def test_the_ways_to_end_come_from_their_sentences() -> None:
    assert GAME.reasons == ("ten", "resigned")


def test_a_step_that_only_drafts_is_refused_when_the_game_is_made() -> None:
    with pytest.raises(TypeError, match="every step is final; Plan is not"):
        type("Drafting", (Ten,), {"states": State, "steps": (Count, Plan)})


def test_a_field_that_every_view_has_is_refused_when_the_game_is_made() -> None:
    with pytest.raises(TypeError, match="Turned cannot have a field turn"):
        type("Wrong", (Ten,), {"states": Turned})
