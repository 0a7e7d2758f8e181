"""Puzzles: each is reached by the rules and solved as it says, and errors name what is wrong with a file."""

from __future__ import annotations

import lzma
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tilehall.core.game import Malformed
from tilehall.core.lesson import attempt, split
from tilehall.core.puzzle import FILE, Puzzle, pack, packaged, position_of, unpack, unsolved
from tilehall.core.registry import games, lesson_packages

MAX_UNPACKING_BYTES = 4_000_000
EVERY = sorted(name for name in games() if packaged(name))
ONE = next(iter(packaged("4ascend").values()))


@pytest.mark.parametrize("game", EVERY)
def test_every_puzzle_can_be_solved_as_it_says(game: str) -> None:
    for puzzle in packaged(game).values():
        lesson = puzzle.lesson
        at = position_of(game, lesson)
        assert lesson.version == games()[game].version, puzzle.id
        assert attempt(at, []).stands == "going", puzzle.id
        for number in range(1, len(lesson.solution) + 1):
            came = attempt(at, [split(lines) for lines in lesson.solution[:number]])
            due = ("done", lesson.praise) if number == len(lesson.solution) else ("going", "")
            assert (came.stands, came.say) == due, puzzle.id
        assert len(str(lesson.task)) <= 100, "it is read beside a board, on a phone too"
        assert 0 < puzzle.mean < 3_000_000
        assert 0 < puzzle.deviation < 400_000


def test_the_five_games_bring_puzzles() -> None:
    assert EVERY == ["4ascend", "heart-tiles", "miners", "rummikub", "summon5"]
    assert min(len(packaged(game)) for game in EVERY) >= 200
    assert all(len({puzzle.theme for puzzle in packaged(game).values()}) >= 3 for game in EVERY)


def test_a_file_of_puzzles_is_read_as_it_was_written() -> None:
    several = dict(list(packaged("4ascend").items())[:3])
    assert unpack(pack(reversed(several.values()))) == several
    assert pack(several.values()) == pack(reversed(several.values()))


@pytest.mark.parametrize("game", EVERY)
def test_a_file_of_puzzles_is_unpacked_in_little_memory(game: str) -> None:
    package = files(lesson_packages()[game])
    for raw in (package.joinpath(FILE).read_bytes(), pack(packaged(game).values())):
        assert unpack(raw) == packaged(game)
        assert lzma.LZMADecompressor(memlimit=MAX_UNPACKING_BYTES).decompress(raw)


def test_an_invalid_file_of_puzzles_is_refused_with_a_sentence() -> None:
    raw = pack([ONE])
    odd = msgspec.structs.replace(ONE, lesson=msgspec.structs.replace(ONE.lesson, id="../x"))
    for broken in (b"", b"{}", raw[:-20], lzma.compress(b"{}"), lzma.compress(b"[{}]"), pack([ONE, ONE]), pack([odd])):
        with pytest.raises(Malformed):
            unpack(broken)


def test_a_package_brings_puzzles_beside_its_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "riddles").mkdir()
    (tmp_path / "riddles" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("tilehall.core.puzzle.lesson_packages", lambda: {"4ascend": "riddles", "miners": "nowhere"})
    packaged.cache_clear()
    try:
        assert packaged("4ascend") == packaged("summon5") == {}
        with pytest.raises(Malformed, match="nowhere"):
            packaged("miners")
        lesson = msgspec.structs.replace(ONE.lesson, id="other", solution=("stone 99,99",))
        brought = [ONE, msgspec.structs.replace(ONE, lesson=lesson)]
        (tmp_path / "riddles" / FILE).write_bytes(pack(brought))
        packaged.cache_clear()
        assert set(packaged("4ascend")) == {ONE.id, "other"}
        assert unsolved("4ascend") == ["other"]
    finally:
        packaged.cache_clear()


def test_a_position_is_remembered_until_the_puzzle_is_another() -> None:
    assert position_of("4ascend", ONE.lesson) is position_of("4ascend", ONE.lesson)
    other = msgspec.structs.replace(ONE.lesson, task="Something else.")
    assert position_of("4ascend", other).lesson.task == "Something else."


def test_a_puzzle_says_where_it_comes_from_without_names() -> None:
    sources = {str(puzzle.lesson.text).partition(",")[0] for game in EVERY for puzzle in packaged(game).values()}
    assert sources == {"From a game of bots"}
    assert isinstance(ONE, Puzzle)
