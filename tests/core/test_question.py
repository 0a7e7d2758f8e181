"""The pipe between server and worker: the names in its JSON are fixed, whatever the code calls them."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from tilehall.core.question import Answer, Question, WorkerReady
from tilehall.core.review import Considered


def test_the_messages_of_a_worker_keep_their_names() -> None:
    assert msgspec.json.encode(WorkerReady()) == b'{"says":"ready"}'
    answer = Answer(("end",), "Because.", 0.75)
    line = b'{"says":"answer","steps":["end"],"why":"Because.","hope":0.75,"compared":null,"equal":[]}'
    assert msgspec.json.encode(answer) == line
    assert msgspec.json.decode(line, type=WorkerReady | Answer) == answer
    assert msgspec.json.decode(b'{"says":"answer"}', type=Answer).win_probability == 0.5


def test_a_question_keeps_its_names() -> None:
    asked = Question(game="nim", level="easy", view=Raw(b"{}"))
    line = b'{"game":"nim","level":"easy","view":{},"shown":[],"seconds":1.0,"seed":0,"played":[]'
    line += b',"advice":false,"advised":[],"seats":0,"draft":[],"drafted":null}'
    assert msgspec.json.encode(asked) == line


def test_a_considered_turn_keeps_its_names() -> None:
    found = Considered(steps=(), sentences=(), why="", same=True, view=None, win_probabilities=(0.5, None))
    assert msgspec.to_builtins(found)["hopes"] == (0.5, None)
