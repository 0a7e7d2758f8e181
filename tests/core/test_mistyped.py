"""C3 and C4: mistyped input is answered in a player's words, in text and JSON alike, and capitals are accepted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tilehall.core import options, record
from tilehall.core.game import AnyGame, Malformed, Step
from tilehall.core.notation import from_json, parse, text
from tilehall.core.play import begin, playout
from tilehall.core.registry import find, games

EVERY = pytest.mark.parametrize("game", games().values(), ids=list(games()))
BRIEFLY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

# Phrases of the JSON decoder, which no player should have to read.
DECODERS = (
    "Expected `", "JSON", "`$", "$.", "object of type", "Object ", "Invalid value", "Input data", "regex", "recursion",
    "unknown field", "required field", "malformed", "msgspec", "UTF-8", "truncated", "Traceback",
)  # fmt: skip


def in_words(error: Exception) -> None:
    """Check that an error is a sentence for players: short, and not the decoder's."""
    said = str(error)
    assert 8 < len(said) < 400, said
    assert not [word for word in DECODERS if word in said], said


@pytest.mark.parametrize(
    ("name", "line", "sent", "sentence"),
    [
        (
            "rummikub",
            "lay k14 k13 k12",
            {"do": "lay", "tiles": ["k14", "k13", "k12"]},
            "There is no tile k14: numbers run from 1 to 13.",
        ),
        (
            "rummikub",
            "lift K7 G7 B7",
            {"do": "lift", "tiles": ["K7", "G7", "B7"]},
            "There is no tile g7: the colours are k, r, b and o (black, red, blue, orange).",
        ),
        (
            "rummikub",
            "lay k7 seven",
            {"do": "lay", "tiles": ["k7", "seven"]},
            "'seven' is no tile: tiles are written like k7, o13 or * for a joker.",
        ),
        (
            "rummikub",
            "deal 1 k0",
            {"do": "deal", "seat": 1, "tile": "k0"},
            "There is no tile k0: numbers run from 1 to 13.",
        ),
        (
            "rummikub",
            "show 1 k7 *3",
            {"do": "show", "seat": 1, "tiles": ["k7", "*3"]},
            "'*3' is no tile: tiles are written like k7, o13 or * for a joker.",
        ),
        (
            "summon5",
            "place 12 7,8",
            {"do": "place", "tile": "12", "cell": [7, 8]},
            "There is no Rune Thread 12: numbers run from 0 to 9.",
        ),
        (
            "summon5",
            "place five 7,8",
            {"do": "place", "tile": "five", "cell": [7, 8]},
            "'five' is no Rune Thread: one is a number from 0 to 9.",
        ),
        (
            "summon5",
            "deal 0 -1",
            {"do": "deal", "seat": 0, "tile": "-1"},
            "There is no Rune Thread -1: numbers run from 0 to 9.",
        ),
        (
            "miners",
            "lay TX 6,4",
            {"do": "lay", "card": "TX", "cell": [6, 4]},
            "'TX' is no card: a card is its open sides T, R, B and L in groups, like TB or TB+R.",
        ),
        (
            "miners",
            "discard ~TB+R",
            {"do": "discard", "card": "~TB+R"},
            "'~TB+R' is no card in a hand: a card is turned when it is laid.",
        ),
        (
            "miners",
            "deal 0 TB#2",
            {"do": "deal", "seat": 0, "card": "TB#2"},
            "'TB#2' is no card: a card is its open sides T, R, B and L in groups, like TB or TB+R.",
        ),
        (
            "heart-tiles",
            "heart b2 3",
            {"do": "heart", "heart": "b2", "tile": 3},
            "There is no heart b2: the colours are r, y and g (red, yellow, green).",
        ),
        (
            "heart-tiles",
            "heart R4 3",
            {"do": "heart", "heart": "R4", "tile": 3},
            "There is no heart r4: values run from 1 to 3.",
        ),
        (
            "heart-tiles",
            "heart red 3",
            {"do": "heart", "heart": "red", "tile": 3},
            "'red' is no heart: hearts are written like r2, y1 or g3.",
        ),
        (
            "heart-tiles",
            "draw spade",
            {"do": "draw", "deck": "spade"},
            "There is no deck 'spade': the decks are heart and magic.",
        ),
        (
            "heart-tiles",
            "paint 0 b",
            {"do": "paint", "tile": 0, "colour": "b"},
            "There is no colour 'b': tiles are w, r, y or g (white, red, yellow, green).",
        ),
    ],
)
def test_c4_a_mistyped_piece_is_answered_in_a_players_words(
    name: str, line: str, sent: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Malformed) as typed:
        parse(line, find(name).lines)
    with pytest.raises(Malformed) as travelled:
        from_json(msgspec.json.encode(sent), find(name).lines)
    assert str(typed.value) == str(travelled.value) == sentence


@EVERY
def test_c3_capitals_are_read_and_rewritten_for_every_step(game: AnyGame) -> None:
    """Check every step of random games with its text and each word of its JSON in upper and lower case."""
    for seed in range(4):
        for step, _ in playout(game, begin(game, seats=game.seats[-1]), Random(seed)):
            for line in (text(step).upper(), text(step).lower(), f"  {text(step)} ".replace(" ", "  ")):
                assert parse(line, game.lines) == step
                assert text(parse(line, game.lines)) == text(step)
            for bent in (str.upper, str.lower):
                fields = {name: _bent(value, bent) for name, value in msgspec.to_builtins(step).items()}
                assert from_json(msgspec.json.encode(fields), game.lines) == step


def _bent(value: Any, bend: Any) -> Any:
    if isinstance(value, str):
        return bend(value)
    return [_bent(each, bend) for each in value] if isinstance(value, list) else value


STRANGE: tuple[Any, ...] = (None, True, 3, -1, 10**12, 1.5, "", [], [[]], [""], {}, {"do": "fly"})


def near_misses(step: Step, rng: Random, junk: str) -> list[str]:
    """Return the step's line with a letter, a word or a number changed."""
    words = text(step).split()
    at, spot = rng.randrange(len(words)), rng.randrange(len(text(step)) + 1)
    return [
        " ".join([*words[:at], *words[at + 1 :]]),
        " ".join([*words[:at], junk, *words[at + 1 :]]),
        " ".join([*words, junk]),
        text(step)[:spot] + junk[:1] + text(step)[spot:],
        text(step)[:spot] + text(step)[spot + 1 :],
        " ".join([*words[:at], words[at] + str(rng.randrange(100)), *words[at + 1 :]]),
    ]


WORDS = st.text(alphabet='abkrgoTRBL~+*?#-,()[]{}"\\ 0123456789é\u0661\ud800', max_size=12)


@EVERY
@BRIEFLY
@given(seed=st.integers(0, 30), junk=WORDS)
def test_c4_no_near_miss_of_a_step_is_answered_with_a_decoders_text(game: AnyGame, seed: int, junk: str) -> None:
    rng = Random(f"{seed} {junk!r}")
    taken = [step for step, _ in zip(playout(game, begin(game, seats=game.seats[-1]), rng), range(60), strict=False)]
    for step, _ in rng.sample(taken, 8):
        for line in near_misses(step, rng, junk):
            _answered(parse, line, game.lines)
            quoted = msgspec.json.encode(line.encode(errors="replace").decode())
            _answered(from_json, quoted, game.lines)
        whole = msgspec.to_builtins(step)
        for name in whole:
            for value in (junk.encode(errors="replace").decode(), *STRANGE):
                raw = msgspec.json.encode({**whole, name: value})
                _answered(from_json, raw, game.lines)
            raw = msgspec.json.encode({key: value for key, value in whole.items() if key != name})
            _answered(from_json, raw, game.lines)
            _answered(from_json, raw[: rng.randrange(len(raw))], game.lines)


def _answered(read: Callable[..., object], *given: Any) -> None:
    try:
        read(*given)
    except Malformed as error:
        in_words(error)


@EVERY
def test_c4_no_options_are_answered_with_a_decoders_text(game: AnyGame) -> None:
    known = [choice.name for choice in options.choices(game.options)]
    strange: tuple[Any, ...] = (
        None,
        True,
        -1,
        10**30,
        1.5,
        "x",
        "0-0",
        "9-3",
        [],
        [[]],
        [1, "x"],
        {},
        {"a": 1},
        [0] * 50,
    )
    sent: list[Any] = [*strange, *({name: value} for name in (*known, "", "colour") for value in strange)]
    raws = [msgspec.json.encode(each) for each in sent]
    raws += [b"", b"{", b"\xff", b"[" * 4000, b'{"a":' * 600, b'{"hp":' + b"[" * 1500 + b"]" * 1500 + b"}", b" " * 5000]
    for raw in raws:
        _answered(options.decode, game, raw, game.seats[-1])


def test_a_name_that_reads_like_the_decoders_text_is_a_name() -> None:
    name = "x` - at `$.hp`"
    with pytest.raises(Malformed) as error:
        options.decode(find("4ascend"), msgspec.json.encode({name: 1}), 2)
    assert str(error.value).startswith(f"4ascend has no option {name!r}; it has hp, ")
    with pytest.raises(Malformed) as error:
        record.from_json(
            msgspec.json.encode(
                {"record": 1, "game": "", "version": 1, "seats": 2, "options": {}, "steps": [], name: 1}
            )
        )
    assert str(error.value).startswith(f"A record has no {name!r}; it has record, ")


def test_options_are_named_as_players_read_them() -> None:
    for game in games().values():
        for choice in options.choices(game.options):
            with pytest.raises(Malformed) as error:
                options.decode(game, msgspec.json.encode({choice.name: {}}), game.seats[-1])
            assert f"The option “{choice.label}” takes" in str(error.value)


@EVERY
def test_c4_no_record_is_answered_with_a_decoders_text(game: AnyGame) -> None:
    seats = game.seats[-1]
    taken = [step for step, _ in zip(playout(game, begin(game, seats=seats), Random(1)), range(30), strict=False)]
    kept = record.write(game, game.options(), seats, [step for step, _ in taken])
    whole = msgspec.json.decode(record.to_json(kept))
    strange: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "x", [], [[]], {}, {"do": "fly"}, [7], ["fly"])
    for name in (*whole, "colour"):
        for value in strange:
            raw = msgspec.json.encode({**whole, name: value})
            _answered(record.from_json, raw)
        raw = msgspec.json.encode({key: value for key, value in whole.items() if key != name})
        _answered(record.from_json, raw)
    for raw in (b"", b"[]", b"{}", b"7", b"\xff", b"[" * 100_000, b'{"record":1,"steps":' + b"[" * 100_000):
        _answered(record.from_json, raw)
    lines = record.to_text(kept).splitlines()
    for header in ("options ", "players ", "dice ", "begins ", "seats ", "version "):
        for junk in ("", "x", "{", "[", "[7]", "{}", '{"a":1}', "[" * 3000, "-1", "9" * 20):
            source = "\n".join([line for line in lines[:5] if not line.startswith(header)] + [header + junk, ""])
            _answered(record.from_text, source)
