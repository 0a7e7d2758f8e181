"""Junk and near misses for every game: each is refused with its own error, and the state is unchanged."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tilehall.core import options, record
from tilehall.core.game import CHANCE, AnyGame, Illegal, Malformed, Resign, Step
from tilehall.core.notation import from_json, parse, text
from tilehall.core.play import act, begin, playout
from tilehall.core.registry import games

EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))
BRIEFLY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def somewhere(game: AnyGame, seed: int) -> tuple[Any, list[Step]]:
    """Return a position of a random game and some steps that were taken in it."""
    rng = Random(seed)
    seats = rng.choice(game.seats)
    state = begin(game, options.draw(game, seats, rng) if seed % 2 else game.options(), seats)
    until = rng.randrange(80)
    taken: list[Step] = []
    for number, (step, after) in enumerate(playout(game, state, rng)):
        taken.append(step)
        state = after
        if number == until:
            break
    return state, taken


def is_a_sentence(error: Exception) -> None:
    """Check that the text is neither an error code nor an echo of the whole message."""
    assert 8 < len(str(error)) < 400


def answered(game: AnyGame, state: Any, seat: int, step: Step) -> None:
    """Check that the step is taken or refused with a sentence, and that the given state is unchanged."""
    before = repr(state)
    try:
        act(game, state, seat, step)
    except Illegal as refusal:
        is_a_sentence(refusal)
    assert repr(state) == before


@EVERY
@BRIEFLY
@given(line=st.text(max_size=60) | st.binary(max_size=40).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_a_step_or_malformed(game: AnyGame, line: str) -> None:
    for verb in ("", *(f"{kind.__struct_config__.tag} " for kind in game.lines)):
        try:
            step = parse(verb + line, game.lines)
        except Malformed as error:
            is_a_sentence(error)
        else:
            assert parse(text(step), game.lines) == step


@EVERY
@BRIEFLY
@given(fields=st.dictionaries(st.text(max_size=6), junk, max_size=3), value=junk, seed=st.integers(0, 50))
def test_any_json_is_a_step_or_malformed(game: AnyGame, fields: dict[str, Any], value: Any, seed: int) -> None:
    state, taken = somewhere(game, seed)
    sent: list[Any] = [value, {"do": "", **fields}]
    for kind in game.lines:
        sent.append({**dict.fromkeys(kind.__struct_fields__, value), "do": kind.__struct_config__.tag})
        sent.append({**fields, "do": kind.__struct_config__.tag})
    for each in sent:
        try:
            step = from_json(msgspec.json.encode(each), game.lines)
        except (Malformed, OverflowError, msgspec.ValidationError):
            continue
        answered(game, state, 0, step)
    for step in taken[-5:]:
        answered(game, state, 1, step)


@EVERY
@BRIEFLY
@given(seed=st.integers(0, 400), number=st.integers(-(2**70), 2**70), word=st.text(max_size=6))
def test_near_misses_are_taken_or_refused(game: AnyGame, seed: int, number: int, word: str) -> None:
    state, taken = somewhere(game, seed)
    rng = Random(seed)
    actor = game.actor(state)
    seats = range(-2, game.seats[-1] + 1)
    pool = [*taken, *list(game.legal(state))[:50], *(step for step, _ in game.odds(state))]
    for step in rng.sample(pool, min(len(pool), 12)):
        for seat in seats:
            answered(game, state, seat, step)
        fields = msgspec.to_builtins(step)
        for name in step.__struct_fields__:
            for bent in (number, word, [number, number], [word], [], [fields[name]], fields[name]):
                try:
                    other = from_json(msgspec.json.encode({**fields, name: bent}), game.lines)
                except (Malformed, OverflowError):
                    continue
                answered(game, state, actor if actor is not None else 0, other)


@EVERY
def test_steps_of_another_seat_are_refused(game: AnyGame) -> None:
    seats = max(2, game.seats[0])
    state = begin(game, seats=seats)
    while game.actor(state) == CHANCE:
        step, _ = next(iter(game.odds(state)))
        for seat in range(seats):
            with pytest.raises(Illegal, match="Chance is to act"):
                act(game, state, seat, step)
        state = game.apply(state, step)
    actor = game.actor(state)
    assert actor is not None
    step = next(iter(game.legal(state)))
    with pytest.raises(Illegal, match=f"It is {game.players[actor]}'s turn"):
        act(game, state, 1 - actor, step)
    with pytest.raises(Illegal, match="It is Zoë's turn"):
        act(game, state, 1 - actor, step, names=["Zoë"] * seats)
    with pytest.raises(Illegal, match="only for yourself"):
        act(game, state, actor, Resign(1 - actor))


@EVERY
def test_steps_after_the_end_are_refused(game: AnyGame) -> None:
    seats = game.seats[-1]
    steps = [step for step, _ in playout(game, begin(game, seats=seats), Random(2))]
    state = begin(game, seats=seats)
    for step in steps:
        state = game.apply(state, step)
    for seat in range(seats):
        with pytest.raises(Illegal, match="over"):
            act(game, state, seat, steps[-1])
        with pytest.raises(Illegal, match="over"):
            act(game, state, seat, Resign(seat))
    with pytest.raises(Illegal, match="over"):
        game.apply(state, steps[0])


@EVERY
@BRIEFLY
@given(raw=st.text(max_size=200), cut=st.integers(0, 3000), put=st.text(max_size=5))
def test_any_text_is_a_record_or_malformed(game: AnyGame, raw: str, cut: int, put: str) -> None:
    steps = [step for step, _ in zip(playout(game, begin(game), Random(1)), range(30), strict=False)]
    whole = record.to_text(record.write(game, game.options(), max(2, game.seats[0]), [step for step, _ in steps]))
    for source in (raw, "tilehall record 1\n" + raw, whole[:cut] + put + whole[cut + 1 :]):
        try:
            record.from_text(source)
        except Malformed as error:
            is_a_sentence(error)


@EVERY
@BRIEFLY
@given(value=junk, fields=st.dictionaries(st.text(max_size=6), junk, max_size=3))
def test_any_json_is_options_or_malformed(game: AnyGame, value: Any, fields: dict[str, Any]) -> None:
    names = [choice.name for choice in options.choices(game.options)]
    for each in (value, fields, *({name: value} for name in names)):
        try:
            raw = msgspec.json.encode(each)
        except OverflowError:
            continue
        try:
            chosen = options.decode(game, raw, game.seats[-1])
        except Malformed as error:
            is_a_sentence(error)
        else:
            begin(game, chosen, game.seats[-1])
