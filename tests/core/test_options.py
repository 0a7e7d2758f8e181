"""Options: explained, bounded, and drawn at random from their types alone."""

from __future__ import annotations

from random import Random
from typing import Annotated

import pytest
from msgspec import Meta

from tilehall.core import game, options
from tilehall.core.game import AnyGame, Malformed
from tilehall.core.play import begin
from tilehall.core.registry import find, games

EVERY = pytest.mark.parametrize("rules", games().values(), ids=list(games()))


@EVERY
def test_every_option_has_a_default_bounds_and_an_explanation(rules: AnyGame) -> None:
    for choice in options.choices(rules.options):
        assert choice.explanation.endswith("."), choice
        assert choice.bounds, choice
        assert choice.default is not None or "null" in choice.bounds or "not given" in choice.bounds, choice


@EVERY
def test_the_defaults_are_within_their_own_bounds(rules: AnyGame) -> None:
    for seats in rules.seats:
        assert options.decode(rules, "{}", seats) == rules.options()


@EVERY
def test_seats_out_of_range_are_refused(rules: AnyGame) -> None:
    for seats in (-1, 0, rules.seats[0] - 1, rules.seats[-1] + 1, 10**30):
        with pytest.raises(Malformed, match=f"{rules.title} is for .* players, not {seats}"):
            begin(rules, seats=seats)


@EVERY
def test_a_first_player_who_is_not_there_is_refused(rules: AnyGame) -> None:
    with pytest.raises(Malformed, match="The first player is a seat from 0"):
        begin(rules, seats=rules.seats[-1], first=9)


@EVERY
@pytest.mark.parametrize(
    "raw", ["", "null", "[]", "7", '"x"', "{", '{"no_such_option":1}', "[" * 4000, "{}" * 3000, '{"a":' * 600]
)
def test_junk_for_options_is_refused_in_a_sentence(rules: AnyGame, raw: str) -> None:
    with pytest.raises(Malformed) as error:
        options.decode(rules, raw, rules.seats[0])
    assert 10 < len(str(error.value)) < 400


def test_random_options_reach_every_corner_of_a_type() -> None:
    rules, rng = find("4ascend"), Random(7)
    drawn = [options.draw(rules, 2, rng) for _ in range(400)]
    assert {each.on_limit for each in drawn} == {"hp", "draw"}
    assert any(isinstance(each.regrow, str) for each in drawn)
    assert any(each == rules.options() for each in drawn)
    assert min(each.hp for each in drawn) <= 3
    assert max(each.hp for each in drawn) >= 97


def test_a_type_without_bounds_is_a_mistake_of_the_game() -> None:
    class Loose(game.Options, frozen=True, kw_only=True):
        name: Annotated[str, Meta(description="Anything at all.")] = ""

    with pytest.raises(TypeError, match="options cannot hold"):
        options.choices(Loose)
