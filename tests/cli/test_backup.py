"""`tilehall backup` and `restore`: they use the hall of the settings and say what they touched and what is in it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.support.store_games import grow

from tilehall.store.sqlite.store import SqliteStore

FIXTURE = Path(__file__).parents[1] / "fixtures" / "hall-0.1" / "hall.db"


def tilehall(
    *words: object, folder: Path, program: str = "app()", **environ: object
) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder, with these environment variables and no other settings of Tilehall."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("TILEHALL_")}
    return subprocess.run(
        [sys.executable, "-c", f"from tilehall.cli import app; {program}", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        env={**plain, **{name: str(value) for name, value in environ.items()}},
        check=False,
    )


def make_hall(database: Path, entries: int) -> None:
    """Make a database with one room of so many entries."""
    database.parent.mkdir(exist_ok=True)

    async def fill() -> None:
        store = SqliteStore(database)
        await grow(store, "ABCDEF", entries)
        await store.close()

    asyncio.run(fill())


def entries_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        count: int = connection.execute("SELECT count(*) FROM log").fetchone()[0]
        return count


@pytest.mark.parametrize("way", ["variable", "file here", "file named", "file in the environment", "option"])
def test_backup_and_restore_use_the_hall_of_the_settings(tmp_path: Path, way: str) -> None:
    here, hall = tmp_path / "here", tmp_path / "hall" / "kept.db"
    here.mkdir()
    make_hall(hall, 10)
    make_hall(here / "tilehall.db", 3)  # the default, which must not be used
    words: list[object] = []
    environ: dict[str, Any] = {}
    match way:
        case "variable":
            environ["TILEHALL_DATABASE"] = hall
        case "file here":
            (here / "tilehall.toml").write_text(f'database = "{hall}"')
        case "file named":
            (tmp_path / "mine.toml").write_text(f'database = "{hall}"')
            words += ["--settings", tmp_path / "mine.toml"]
        case "file in the environment":
            (tmp_path / "mine.toml").write_text(f'database = "{hall}"')
            environ["TILEHALL_SETTINGS"] = tmp_path / "mine.toml"
        case "option":
            environ["TILEHALL_DATABASE"] = here / "tilehall.db"
            words += ["--database", hall]
    copied = tilehall("backup", "copy.db", *words, folder=here, **environ)
    assert copied.returncode == 0, copied.stderr
    assert copied.stdout == f"Copied {hall} to {here / 'copy.db'}: 1 room, 4 moves.\n"
    assert entries_in(here / "copy.db") == 10
    make_hall(hall, 5)
    restored = tilehall("restore", "copy.db", *words, folder=here, **environ)
    assert restored.returncode == 0, restored.stderr
    assert restored.stdout == f"Replaced {hall} with {here / 'copy.db'}: 1 room, 4 moves.\n"
    assert entries_in(hall) == 10
    assert entries_in(here / "tilehall.db") == 3


def test_without_settings_the_hall_is_the_one_here(tmp_path: Path) -> None:
    make_hall(tmp_path / "tilehall.db", 10)
    copied = tilehall("backup", "copy.db", folder=tmp_path)
    assert copied.stdout == f"Copied {tmp_path / 'tilehall.db'} to {tmp_path / 'copy.db'}: 1 room, 4 moves.\n"


def test_a_wrong_setting_is_reported_and_nothing_is_written(tmp_path: Path) -> None:
    make_hall(tmp_path / "tilehall.db", 10)
    for command in ("backup", "restore"):
        done = tilehall(command, "copy.db", "--settings", "nowhere.toml", folder=tmp_path)
        assert done.returncode == 2
        assert "nowhere.toml cannot be read" in done.stderr
    assert not (tmp_path / "copy.db").exists()


def test_a_hall_of_release_0_1_is_backed_up_whole(tmp_path: Path) -> None:
    shutil.copy(FIXTURE, tmp_path / "tilehall.db")
    copied = tilehall("backup", "copy.db", folder=tmp_path)
    assert (copied.returncode, copied.stderr) == (0, "")
    assert ": 19 rooms, " in copied.stdout


def test_a_broken_room_is_reported_and_the_copy_kept(tmp_path: Path) -> None:
    make_hall(tmp_path / "tilehall.db", 10)
    with closing(sqlite3.connect(tmp_path / "tilehall.db")) as connection, connection:
        connection.execute("DELETE FROM log WHERE seq = 7")
    copied = tilehall("backup", "copy.db", folder=tmp_path)
    assert copied.returncode == 1
    assert copied.stderr == "tilehall: The room ABCDEF is broken: entry 7 is missing.\n"
    restored = tilehall("restore", "copy.db", folder=tmp_path)
    assert restored.returncode == 0
    assert restored.stderr == copied.stderr


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_full_disk_is_reported_and_leaves_no_file(tmp_path: Path, command: str) -> None:
    for name in ("tilehall.db", "hall.db"):
        shutil.copy(FIXTURE, tmp_path / name)
    # Only half of it can be written, as on a disk that is nearly full.
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100000, 100000)); app()"
    given, written = ("copy.db", "copy.db") if command == "backup" else ("hall.db", "tilehall.db")
    done = tilehall(command, given, folder=tmp_path, program=full)
    assert done.returncode == 2, done.stdout
    assert f"{written} cannot be written: " in done.stderr
    assert "Traceback" not in done.stderr
    assert {file.name for file in tmp_path.iterdir()} - {"tilehall.db.lock"} == {"tilehall.db", "hall.db"}
    assert entries_in(tmp_path / "tilehall.db") == entries_in(FIXTURE)


def test_a_backup_that_is_killed_leaves_the_next_one_alone(tmp_path: Path) -> None:
    make_hall(tmp_path / "tilehall.db", 100)
    kill = "import os, tilehall.store.sqlite.backup as b; b.contents = lambda c: os.kill(os.getpid(), 9); app()"
    assert tilehall("backup", "copy.db", folder=tmp_path, program=kill).returncode == -signal.SIGKILL
    assert not (tmp_path / "copy.db").exists()
    again = tilehall("backup", "copy.db", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert entries_in(tmp_path / "copy.db") == 100
