"""Lessons: each can be solved as it says, each wrong try is answered, and the error for a bad file names the fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.lesson import (
    MAX_FILE_BYTES,
    MAX_TURNS,
    Check,
    Lesson,
    PlayableLesson,
    WrongTry,
    attempt,
    lessons,
    problems,
    read,
    split,
)
from tilehall.core.registry import find, games
from tilehall.games.summon5.words import say

EVERY = [(game, at) for game in games().values() for at in lessons(game.name)]
FIRST = """
[[lesson]]
id = "first"
title = "First"
text = "A text."
task = "A task."
version = 2
seats = 1
options = { hand = 3 }
position = "first 0; deal 0 1; deal 0 4; deal 0 8"
goal = { gains = 20 }
solution = ["place 1 6,7; place 4 5,7; end"]
praise = "Done."
otherwise = "Not yet."
"""
SMALL = "place 1 6,7; place 4 6,8; end"


def one(text: str = FIRST, game: str = "summon5") -> PlayableLesson:
    (found,) = read(find(game), text.encode())
    return found


@pytest.mark.parametrize(("game", "at"), EVERY, ids=[f"{game.name}-{at.lesson.id}" for game, at in EVERY])
def test_a_lesson_can_be_done_and_its_wrong_tries_are_answered(game: AnyGame, at: PlayableLesson) -> None:
    assert list(problems(at)) == []
    assert at.lesson.version == game.version, "a newcomer learns the rules as they are"
    assert len(str(at.lesson.title)) <= 40
    assert len(str(at.lesson.text)) <= 120
    assert len(str(at.lesson.task)) <= 80, "it is read beside a board, on a phone too"


@pytest.mark.parametrize("game", games())
def test_every_game_has_five_to_eight_lessons(game: str) -> None:
    assert 5 <= len(lessons(game)) <= 8


def test_a_try_is_missed_with_the_sentence_that_fits_it() -> None:
    assert attempt(one(), [split(SMALL)]).say == "Not yet."
    wrong = '\n[[lesson.wrong]]\ntry = ["place 1 8,7; place 4 8,8; end"]\nsay = "A sum of 5 is not enough."\n'
    alone, like = one(FIRST + wrong), one(FIRST + wrong + "when = { gains = 10 }")
    assert list(problems(alone)) == list(problems(like)) == []
    assert attempt(alone, [split(SMALL)]).say == "Not yet.", "without `when` a sentence is for its try alone"
    assert attempt(like, [split(SMALL)]).say == "A sum of 5 is not enough."
    # In any order: it is the same turn.
    turned = one(FIRST + wrong.replace("place 1 8,7; place 4 8,8", "place 1 8,8; place 4 7,8"))
    assert attempt(turned, [["place 4 7,8", "place 1 8,8", "end"]]).say == "A sum of 5 is not enough."


def test_the_rules_refuse_in_a_lesson_as_at_a_table() -> None:
    with pytest.raises(Illegal, match="multiple of 5"):
        attempt(one(), [split("place 1 6,7; end")])
    with pytest.raises(Illegal, match="one final step"):
        attempt(one(), [split("place 1 6,7")])
    with pytest.raises(Malformed):
        attempt(one(), [["dance"]])
    with pytest.raises(Illegal, match="Start the lesson again"):
        attempt(one(), [split(SMALL), split("place 8 5,7; end")])
    with pytest.raises(Malformed, match="at most"):
        attempt(one(), [()] * (MAX_TURNS + 1))


def test_texts_that_a_file_leaves_out_are_messages_of_the_game() -> None:
    ours = FIRST.replace('id = "first"', 'id = "two-lines"')
    lesson = one("\n".join(line for line in ours.splitlines() if not line.startswith(("title", "task")))).lesson
    assert str(lesson.title) == str(say("lesson-two-lines")) != ""
    assert str(lesson.task) == str(say("lesson-two-lines.task")) != ""
    assert lesson.praise == "Done."


def test_what_chance_does_is_as_the_lesson_says_and_always_the_same() -> None:
    replies = 'replies = "deal 0 9; deal 0 7"\n'
    told, rolled = one(FIRST + replies), one()
    after = attempt(told, [split(SMALL)])
    assert sorted(after.state.hands[0]) == [7, 8, 9]
    assert attempt(rolled, [split(SMALL)]).state == attempt(rolled, [split(SMALL)]).state


CHECKS = {
    "gains = 20": False,
    "gains = 10": True,
    "hand = 3": True,
    "hand = 2": False,
    "won = true": False,
    'step = "place 4 *"': True,
    'step = "place 8 *"': False,
    'no_step = "place 8 *"': True,
    'no_step = "end"': False,
    f'turn = "{SMALL}"': True,
    'turn = "place 1 6,7; end"': False,
    'fact = { fact = "scored", sum = 5 }': True,
    'fact = { fact = "scored", sum = 6 }': False,
    'no_fact = { fact = "scored", sum = 6 }': True,
    'no_fact = { fact = "scored" }': False,
}


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_can_hold_and_not(check: str) -> None:
    at = one(FIRST.replace("gains = 20", check))
    assert (attempt(at, [split(SMALL)]).stands == "done") is CHECKS[check]


def edited(old: str, new: str) -> Callable[[], PlayableLesson]:
    return lambda: one(FIRST.replace(old, new))


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (edited("version = 2", "version = 9"), "version 9"),
        (edited('title = "First"', ""), "has no title, and SUMMON5 has no message lesson-first"),
        (edited('task = "A task."', ""), "has no task, and SUMMON5 has no message lesson-first.task"),
        (lambda: one(FIRST + '[[lesson.wrong]]\nid = "hasty"\ntry = ["end"]\n'), "no message lesson-first.hasty"),
        (edited("deal 0 8", "deal 0 8; end"), "position of the lesson 'first'"),
        (edited("; deal 0 8", ""), "no player is to act"),
        (edited("hand = 3", "hands = 3"), "hands"),
        (edited("gains", "gain"), "gain"),
        (edited("seats = 1", "seats = 9"), "1-4 players"),
        (edited('id = "first"', 'id = "First one"'), "First one"),
        (lambda: one(FIRST + FIRST), "first"),
        (lambda: one("lesson = 3"), "cannot be read"),
        (lambda: one("[[[["), "cannot be read"),
        (lambda: one("#" * (MAX_FILE_BYTES + 1)), "bytes"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_by_name(broken: Callable[[], PlayableLesson], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        broken()


def test_a_lesson_that_teaches_something_else_is_found() -> None:
    never = one(FIRST.replace("gains = 20", "gains = 90"))
    assert "is missed, not done" in next(problems(never))
    wrong = f'\n[[lesson.wrong]]\ntry = ["{SMALL}"]\nwhen = {{ hand = 0 }}\nsay = "No."\n'
    assert "answered with 'Not yet.'" in next(problems(one(FIRST + wrong)))
    against = one(FIRST.replace("place 4 5,7", "place 4 0,0"))
    assert "is refused" in next(problems(against))


def test_every_field_is_documented() -> None:
    guide = (Path(__file__).parents[2] / "docs/how-to/add-lessons.md").read_text(encoding="utf-8")
    for kind in (Lesson, Check, WrongTry):
        for field in structs.fields(kind):
            assert f"`{field.encode_name}`" in guide, field.encode_name
    assert f"at most {MAX_FILE_BYTES >> 20} MiB, and a try at most {MAX_TURNS} final steps" in guide
    example = guide.split("```toml\n[[lesson]]")[1].split("```")[0]
    brought = Path(__file__).parents[2] / "examples/connect-four/src/connect_four/lessons.toml"
    assert example in brought.read_text(encoding="utf-8") + "\n"
