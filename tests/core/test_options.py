"""Options: explained, bounded, and drawn at random from their types alone."""

from __future__ import annotations

import re
from random import Random
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from tilehall.core import game, options
from tilehall.core.game import AnyGame, Malformed
from tilehall.core.message import Message, in_words
from tilehall.core.play import begin
from tilehall.core.registry import check_modes, find, games

EVERY = pytest.mark.parametrize("rules", games().values(), ids=list(games()))


@EVERY
def test_every_option_has_a_default_bounds_and_an_explanation(rules: AnyGame) -> None:
    for choice in options.choices(rules.options):
        assert str(choice.explanation).endswith("."), choice
        assert choice.default is not None, choice
        assert all(isinstance(text, Message) for text in choice.texts.values()), choice


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


def refused(rules: AnyGame, given: object, seats: int) -> str:
    """Return why a game refuses these options; empty if it accepts them."""
    try:
        options.decode(rules, msgspec.json.encode(given), seats)
    except Malformed as error:
        return str(error)
    return ""


@EVERY
def test_refusals_name_an_option_as_the_form_does(rules: AnyGame) -> None:
    """Check refusals of any value: the page shows `point_limit` as "Point limit", and so must every sentence."""
    labels = {choice.name: choice.label for choice in options.choices(rules.options)}
    names = list(labels)
    junk: list[object] = [None, -1, 10**9, "junk", "9-1", "0-9999", 1.5, {}, [], [0], [99] * 30, [5, 5], not True, 0]
    # An unknown name comes from a program, so the refusal lists the names to write.
    assert all(f"it has {', '.join(names) or 'none'}." in refused(rules, {"other": 1}, seats) for seats in rules.seats)
    sentences = [refused(rules, [1], seats) for seats in rules.seats]
    for seats in rules.seats:
        for name in names:
            told = [refused(rules, {name: value}, seats) for value in junk]
            assert any(f"The option “{labels[name]}” takes" in each for each in told), name
            sentences += told
            # The game itself refuses two options that do not go together.
            sentences += [refused(rules, {name: 0, other: value}, seats) for other in names for value in (0, 1, 9, 10)]
    assert any(sentences)
    # Only programs send a word that is no value, so the values stand as in JSON.
    assert [each for each in sentences if re.search(r"[a-z]_[a-z]", each.partition(" takes one of ")[0])] == []


@EVERY
def test_every_value_that_is_a_word_has_a_name_for_players(rules: AnyGame) -> None:
    schema = msgspec.json.schema(rules.options)["$defs"][rules.options.__name__]["properties"]
    for choice in options.choices(rules.options):
        values = [str(value) for value in schema[choice.name].get("enum", ())]
        assert sorted(choice.names) == sorted(values), choice.name
        assert not set(map(str, choice.names.values())) & set(values), choice.name


class Bare(game.Options, frozen=True, kw_only=True):
    """Options of a package without a catalogue."""

    hand_size: Annotated[int, Meta(ge=2, le=6, description="Cards in a hand.")] = 4
    goal: Annotated[Literal["all", "first"], options.named({"all": "All doors", "first": "One door"}, title="End")] = (
        "all"
    )
    rows: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=5)], ...],
        Meta(min_length=2, max_length=2, extra_json_schema={"places": ["Top", "Bottom"]}),
    ] = (1, 2)


def test_a_package_without_a_catalogue_is_shown_with_the_texts_of_its_annotations() -> None:
    hand, goal, rows = options.choices(Bare)
    assert (hand.label, hand.explanation) == ("Hand size", "Cards in a hand.")
    assert (goal.label, goal.explanation, goal.names) == ("End", "", {"all": "All doors", "first": "One door"})
    assert rows.places == ("Top", "Bottom")
    assert list(hand.texts) == ["option-hand-size", "option-hand-size.description"]
    schema = options.schemas(Bare, "de")["goal"]
    assert (schema["title"], schema["names"]) == ("End", {"all": "All doors", "first": "One door"})


def test_options_are_shown_in_the_language_of_the_reader() -> None:
    schema = options.schemas(find("summon5").options, "de")
    assert schema["endgame"]["title"] == "Spielende"
    assert schema["endgame"]["names"]["pile"] == "Sofort aufhören"
    assert schema["multipliers"]["places"][7] == "Faden 7"
    with pytest.raises(Malformed) as error:
        options.decode(find("4ascend"), '{"hp":0}', 2)
    assert in_words(error.value.why, "de") == "Für die Option „LP“ ist möglich: eine ganze Zahl von 1 bis 99."


# Modes


def with_modes(*modes: game.Mode) -> AnyGame:
    """Return 4ascend with these modes."""
    return type("Modal", (type(find("4ascend")),), {"modes": modes})()  # type: ignore[no-any-return]


def test_modes_that_the_game_takes_are_taken() -> None:
    check_modes(with_modes())
    check_modes(with_modes(game.Mode("Usual", "As ever."), game.Mode("Short", "Short.", {"hp": 5})))


@pytest.mark.parametrize(
    ("modes", "why"),
    [
        (
            [game.Mode("A", ""), game.Mode("A", "", {"hp": 5})],
            "The modes of 4ascend have different names; A, A are not",
        ),
        ([game.Mode("A", ""), game.Mode("B", "", {"hp": 0})], "'B' of 4ascend cannot be played: The option “HP” takes"),
        ([game.Mode("A", ""), game.Mode("B", "", {"x": 0})], "'B' of 4ascend cannot be played: 4ascend has no option"),
        ([game.Mode("A", "", {"hp": 5})], "One mode of 4ascend has the default options; none of A has"),
    ],
)
def test_modes_that_cannot_be_offered_are_refused(modes: list[game.Mode], why: str) -> None:
    with pytest.raises(Malformed, match=re.escape(why)):
        check_modes(with_modes(*modes))


def test_a_mode_must_be_playable_with_every_number_of_seats() -> None:
    modes = (game.Mode("Usual", ""), game.Mode("Ten", "", {"hand": 10}))
    crowded = type("Crowded", (type(find("summon5")),), {"modes": modes})
    with pytest.raises(Malformed, match="All Thread Reservoirs together hold at most 32 Rune Threads"):
        check_modes(crowded())


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
