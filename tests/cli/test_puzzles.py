"""`tilehall puzzles make`: from games of bots, from records and from a hall's games, without names."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec
from typer.testing import CliRunner

from tilehall.cli import app
from tilehall.core.puzzle import Puzzle, unpack
from tilehall.ratings.scale import StoredPuzzle
from tilehall.store.opening import open_store

FIXTURE = Path(__file__).parents[1] / "fixtures" / "hall-0.1"


def make(*words: object) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["puzzles", "make", *map(str, words)])
    return done.exit_code, done.output


def kept(database: Path, game: str) -> Sequence[StoredPuzzle]:
    async def read() -> Sequence[StoredPuzzle]:
        store = await open_store(str(database))
        try:
            return await store.kept_puzzles(game)
        finally:
            await store.close()

    return asyncio.run(read())


def test_puzzles_of_bots_are_kept_in_a_file_and_added_to(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json.xz"
    words = ("miners", "--bots", "random,random", "--seed", 1, "--file", file)
    code, told = make(*words, "--games", 3, "--count", 2)
    assert (code, "2 new puzzles, 2 in all" in told) == (0, True), told
    before = unpack(file.read_bytes())
    code, told = make(*words, "--games", 3, "--count", 3)
    assert "1 new puzzle, 3 in all" in told
    after = unpack(file.read_bytes())
    assert before.items() < after.items(), "what was there stays, and the same games give the same puzzles"
    assert make(*words, "--games", 3, "--count", 3)[1].startswith("0 new puzzles, 3 in all")


def test_puzzles_of_games_played_in_a_hall_are_kept_there_without_names(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    shutil.copy(FIXTURE / "hall.db", database)
    code, output = make("miners", "--games", 0, "--database", database)
    found = kept(database, "miners")
    assert (code, len(found) >= 1) == (0, True), output
    puzzles = [msgspec.json.decode(each.body, type=Puzzle) for each in found]
    assert all("From a game played in this hall, turn" in str(each.lesson.text) for each in puzzles)
    told = [name for name in ("Ann", "Ben", "Cat") for each in found if name in each.body]
    assert not told, "who played in the hall of the fixture is nobody's business"
    assert make("miners", "--games", 0, "--database", database)[1].startswith("0 new puzzles")


def test_a_record_of_another_game_and_a_game_without_a_finder_are_refused(tmp_path: Path) -> None:
    record = next((FIXTURE / "records").glob("*"))
    game = "miners" if "miners" not in record.read_text(encoding="utf-8")[:200] else "rummikub"
    code, told = make(game, "--games", 0, "--record", record, "--file", tmp_path / "x.xz")
    assert (code, "This is a record of" in told) == (2, True)
    assert make("chess", "--file", tmp_path / "x.xz")[0] == 2
