"""Reasons of bots: messages that cross a pipe and are told to each reader in their own way."""

from __future__ import annotations

import msgspec
import pytest

from tilehall.core.game import Outcome
from tilehall.core.judgement import advice, turning_point
from tilehall.core.message import Listed, Message
from tilehall.core.question import Answer
from tilehall.core.reason import NOBODY, as_sentence, predicate, told
from tilehall.core.record import Record
from tilehall.core.registry import find
from tilehall.core.review import Thought, whole_turns
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.words import say
from tilehall.games.rummikub.words import say as say_rummikub

GAME, NAMES = find("4ascend"), ("Ann", "Ben")
WHITE = say("seat-name", seat=1)
CUTS = say("does-cut", lines=2, other=WHITE, reader=NOBODY)
QUIET = say("reason-quiet", does=Listed((CUTS, say("does-stand-on-plant"))))
DRAW = say_rummikub("advice-draw", lacking="fit", needed=30, reader=NOBODY)


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (None, "Cuts two lines that Ben has begun and stands on a plant."),
        (0, "Cuts two lines that Ben has begun and stands on a plant."),
        (1, "Cuts two lines that you have begun and stands on a plant."),
    ],
)
def test_a_reason_has_the_names_of_the_players_and_addresses_its_reader(reader: int | None, sentence: str) -> None:
    assert as_sentence(told(GAME, QUIET, NAMES, 0, reader)) == sentence
    assert as_sentence(QUIET) == "Cuts two lines that White has begun and stands on a plant."


def test_a_reason_is_part_of_the_sentences_of_hints() -> None:
    cuts = "cuts two lines that Ben has begun and stands on a plant."
    assert str(advice(GAME, QUIET, NAMES, 0)) == f"Best move: {cuts}"
    assert str(advice(GAME, QUIET, NAMES, 0, found=True)) == f"You have found the best move: it {cuts}"
    draw = "draw a tile, because nothing on your rack fits the table yet."
    assert str(advice(find("rummikub"), DRAW, NAMES, 0)) == f"Best move: {draw}"
    assert str(advice(find("rummikub"), DRAW, NAMES, 0, found=True)) == "You have found the best move."
    assert predicate(GAME, DRAW, NAMES, 0, 0) == "", "it does not say what a turn does"


def test_a_reason_crosses_the_pipe_and_is_kept() -> None:
    sent = Answer(("stone 4,4",), QUIET)
    assert msgspec.json.decode(msgspec.json.encode(sent), type=Answer) == sent
    kept = Thought(steps=("stone 4,4",), why=QUIET, same=True, best=0.5, played=0.5)
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Thought) == kept
    assert msgspec.json.decode(b'{"says":"answer","why":"Plays."}', type=Answer).why == "Plays."


def test_the_words_of_a_package_that_is_not_here_are_left_out() -> None:
    stranger = Answer(("end",), Message("reason-plays", {}, "not_installed.words"))
    assert msgspec.json.decode(msgspec.json.encode(stranger), type=Answer).why == ""


def test_the_turning_point_has_the_reason_for_the_better_turn() -> None:
    steps = (Stone((4, 4)), Stone((0, 0)))
    cuts = say("does-cut", lines=2, other=say("seat-name", seat=0), reader=NOBODY)
    record = Record(game=GAME.name, version=2, seats=2, options=GAME.options(plants_start=0), steps=steps)
    kept = {
        1: (Thought(steps=("stone 4,4",), why="", same=True, best=0.5, played=0.5),),
        2: (Thought(steps=("stone 8,8",), why=say("reason-quiet", does=cuts), same=False, best=0.5, played=0.2),),
    }
    outcome = Outcome(scores=(20, 0), winners=(0,), reason="hp")
    found = turning_point(GAME, whole_turns(record), kept, outcome, NAMES, 0)
    assert found is not None
    assert found.sentence == (
        "The turning point was turn 2, Ben's move: win chance 50% → 20%. "
        "A better move cuts two lines that you have begun."
    )
