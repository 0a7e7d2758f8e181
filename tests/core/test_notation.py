"""Steps as text and JSON: one canonical spelling, accepted variants, and refusals in words."""

from __future__ import annotations

import re

import pytest

from tilehall.core.game import Malformed
from tilehall.core.notation import MAX_STEP_CHARS, from_json, parse, shape, text, to_json
from tilehall.games.fourascend.steps import Grow, Plant, Stone, Wait

STEPS = (Stone, Plant, Grow, Wait)


@pytest.mark.parametrize(
    "line", ["stone 4,4", "  STONE   4,4 ", "Stone (4,4)", "stone [4,4]", "stone (4, 4)", "stone 4 , 4"]
)
def test_other_spellings_are_read_and_rewritten(line: str) -> None:
    step = parse(line, STEPS)
    assert step == Stone((4, 4))
    assert text(step) == "stone 4,4"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "the line is empty"),
        ("   ", "the line is empty"),
        ("fly 4,4", "There is no step 'fly' here; the steps are stone, plant, grow, wait."),
        ("stone", "a cell is missing, like 4,4"),
        ("stone 4", "'4' is not a cell, like 4,4"),
        ("stone a,b", "'a' is not a number"),
        ("stone 4,4 5", "'5' is one word too many"),
        ("stone ٤,٤", "is not a number"),
        ("grow", "a number is missing"),
        ("grow 99999999999999999999", "is not a number"),
        ("grow 1e3", "'1e3' is not a number"),
        ("x" * 10_000_000, f"at most {MAX_STEP_CHARS:,} characters; this one has 10,000,000"),
        ("stone " + "9" * 4000, "is not a cell"),
    ],
)
def test_malformed_text_is_told_what_was_expected(line: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence) as error:
        parse(line, STEPS)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", 'one is a line like `stone CELL`, or names itself in "do"; the steps are stone, plant, grow, wait.'),
        (b"{", "one is a line like `stone CELL`"),
        (b"[]", "one is a line like `stone CELL`"),
        (b"{}", "one is a line like `stone CELL`"),
        (b'{"do":7}', "one is a line like `stone CELL`"),
        (b'{"do":"fly"}', "There is no step 'fly' here; the steps are stone, plant, grow, wait."),
        (b'"fly 4,4"', "There is no step 'fly' here"),
        (b'"stone 4"', "'4' is not a cell, like 4,4"),
        (b'"\\ud800"', "one is a line like `stone CELL`"),
        (b'{"do":"stone"}', "nothing stands for CELL"),
        (b'{"do":"stone","cell":4}', "CELL is a row and a column, like 4,4"),
        (b'{"do":"stone","cell":[4]}', "CELL is a row and a column"),
        (b'{"do":"stone","cell":["4","4"]}', "CELL is a row and a column"),
        (b'{"do":"stone","cell":[4,true]}', "CELL is a row and a column"),
        (b'{"do":"stone","cell":[4,4],"seat":1}', "it has no 'seat'"),
        # Newer Pythons allow deeper recursion in C, and find out that it is no cell.
        (b'{"do":"stone","cell":' + b"[" * 2000 + b"]" * 2000 + b"}", "That is not a step: "),
        (b'{"do":"stone","cell":' + b"[" * 5_000_000, "at most 4,096 characters; this one has 5,000,021"),
        (b"\xff\xfe", "one is a line like `stone CELL`"),
        (b'{"do":"grow","plants":1.5}', "PLANTS is a whole number, like 3"),
        (b'{"do":"grow","plants":null}', "PLANTS is a whole number"),
        (b'{"do":"grow","plants":true}', "PLANTS is a whole number"),
        (b'{"do":"grow","plants":12345678901}', "a number in it has more than 9 digits"),
    ],
)
def test_malformed_json_is_told_what_was_expected(raw: bytes, sentence: str) -> None:
    with pytest.raises(Malformed, match=re.escape(sentence)) as error:
        from_json(raw, STEPS)
    assert len(str(error.value)) < 300


def test_json_is_the_tag_and_the_fields() -> None:
    assert to_json(Stone((4, 4))) == b'{"do":"stone","cell":[4,4]}'
    assert from_json('{"do":"stone","cell":[4,4]}', STEPS) == Stone((4, 4))


def test_a_step_says_how_it_is_written() -> None:
    assert [shape(kind) for kind in STEPS] == ["stone CELL", "plant CELL", "grow PLANTS", "wait MOVES"]
