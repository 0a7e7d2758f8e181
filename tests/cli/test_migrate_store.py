"""`tilehall migrate-store`: its output and its exit status."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.cli.test_backup import FIXTURE, tilehall
from tests.support.postgres_server import fresh_database

from tilehall.store.postgres.database import address


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    return Path(shutil.copy(FIXTURE, tmp_path / "hall.db"))


def test_a_hall_goes_to_postgresql_and_back(hall: Path, tmp_path: Path) -> None:
    with fresh_database() as url:
        there = tilehall("migrate-store", "hall.db", url, folder=tmp_path)
        assert there.returncode == 0, there.stderr
        said = there.stdout.splitlines()
        assert said[0].startswith(f"Copied {hall} to {address(url).shown}: 19 rooms, 351 moves, ")
        assert said[1].endswith("records of the copy, read back, equal those of the source.")
        again = tilehall("migrate-store", "hall.db", url, folder=tmp_path)
        assert (again.returncode, again.stdout) == (2, "")
        assert "is not empty" in again.stderr
        back = tilehall("migrate-store", url, "back.db", folder=tmp_path)
        assert back.returncode == 0
        assert back.stdout.splitlines()[1] == said[1]


def test_what_is_for_one_file_says_what_to_do_instead(tmp_path: Path) -> None:
    url = "postgresql://hall:secret@db.example/hall"
    for words, environ in (
        (("backup", "copy.db"), {"TILEHALL_DATABASE": url}),
        (("backup", "copy.db", "--database", url), {}),
        (("restore", "copy.db", "--database", url), {}),
    ):
        done = tilehall(*words, folder=tmp_path, **environ)
        assert done.returncode == 2
        assert "is on a PostgreSQL server: copy it with `pg_dump`" in done.stderr
        assert "secret" not in done.stderr


def test_other_urls_are_refused(tmp_path: Path) -> None:
    done = tilehall("serve", folder=tmp_path, TILEHALL_DATABASE="mysql://hall@db.example/hall")
    assert done.returncode == 2
    assert done.stderr == "tilehall: TILEHALL_DATABASE takes a SQLite file, or a URL that begins with postgresql://.\n"


def test_a_url_with_a_slip_in_it_names_no_new_file(tmp_path: Path) -> None:
    url = "postgresql:hall@db.example"
    for words in (("serve", "--port", "0", "--database", url), ("migrate-store", url, "hall.db")):
        done = tilehall(*words, folder=tmp_path)
        assert done.returncode == 2
        assert "takes a SQLite file, or a URL that begins with postgresql://." in done.stderr
    assert list(tmp_path.iterdir()) == []
