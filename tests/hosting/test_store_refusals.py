"""A hall whose store cannot be opened does not start: one sentence, status 2, and the store is unchanged."""

from __future__ import annotations

import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.test_backup import FIXTURE, tilehall
from tests.support.postgres_server import execute, fresh_database


def refusal(folder: Path, database: str) -> str:
    """Return what `tilehall serve` says about a database that it does not open."""
    done = tilehall("serve", "--port", "0", folder=folder, TILEHALL_DATABASE=database)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
    sentence = done.stderr.splitlines()[-1]  # before it, the log says that the tests' server runs without fsync
    assert sentence.startswith("tilehall: ")
    return sentence


def test_a_file_of_a_newer_release_is_left_as_it_is(tmp_path: Path) -> None:
    hall = Path(shutil.copy(FIXTURE, tmp_path / "hall.db"))
    with closing(sqlite3.connect(hall)) as connection:
        with connection:
            connection.execute("INSERT INTO migrations VALUES (99, '')")
        before = list(connection.iterdump())
    assert "was written by a newer release: its schema is 99" in refusal(tmp_path, "hall.db")
    with closing(sqlite3.connect(hall)) as connection:
        assert list(connection.iterdump()) == before


def test_a_database_of_a_newer_release_is_left_as_it_is(tmp_path: Path) -> None:
    shutil.copy(FIXTURE, tmp_path / "hall.db")
    with fresh_database() as url:
        assert tilehall("migrate-store", "hall.db", url, folder=tmp_path).returncode == 0
        execute(url, "INSERT INTO migrations VALUES (99, now())")
        state = "SELECT count(*), (SELECT max(number) FROM migrations), max(xmin::text::bigint) FROM log"
        before = execute(url, state)
        assert "was written by a newer release: its schema is 99" in refusal(tmp_path, url)
        assert execute(url, state) == before


def test_a_server_that_does_not_answer_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        said = refusal(tmp_path, f"postgresql://hall:secret@127.0.0.1:{port}/hall")
    shown = f"postgresql://hall@127.0.0.1:{port}/hall"
    assert said == f"tilehall: The database {shown} cannot be opened: it does not answer."


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    assert "cannot be opened: No such file or directory" in refusal(tmp_path, "nowhere/hall.db")
    assert list(tmp_path.iterdir()) == []
