"""`tilehall admin`, on a stopped hall and on a running one, with a sentence for every error."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.test_backup import tilehall
from tests.support.command_line import run_here
from tests.support.postgres_server import fresh_database
from tests.support.server_process import Server
from tests.support.store_games import grow

from tilehall.server.moderation.admin_file import admin_file, read_admin_file
from tilehall.store.opening import open_store
from tilehall.store.protocol import Report, Reporter, Talk, User
from tilehall.store.sqlite.lock import Lock

NOW = time.time_ns() // 1_000_000  # a guest not seen for long would be deleted
PEOPLE = (
    User("id-ann", "Ann", "ann", "hash", "hash", 1, NOW),
    User("id-ben", "Ben", None, None, None, 1, NOW),
    User("id-ben-2", "Ben", None, None, None, 1, NOW - 1),
    User("id-zoe", "[red]Zo\u00eb", None, None, None, 1, NOW),
    User("bot~deep", "Deep (bot)", "deep (bot)", None, None, 1, NOW, owner="id-ann"),
)


def make_hall(database: Path | str) -> None:
    """Make a hall with users, a game under way and a report."""

    async def fill() -> None:
        store = await open_store(str(database))
        for person in PEOPLE:
            await store.add_user(person)
        await grow(store, "ABCDEF", 8)
        lines = (Talk(1, 10, "id-ann", "hello"), Talk(2, 20, "id-ben", "rude"))
        await store.add_report(Report("ABCDEF", lines[1], lines, (Reporter("id-ann", 30, "see there"),)), 9)
        await store.close()

    asyncio.run(fill())


@contextmanager
def hall(folder: Path, running: bool) -> Iterator[Path]:
    """Yield the database of a hall, with or without a server on it."""
    database = folder / "hall.db"
    make_hall(database)
    if not running:
        yield database
        return
    server = Server(database)
    try:
        yield database
    finally:
        code, log = server.stop()
    assert code == 0
    assert "Traceback" not in log


def said(answer: subprocess.CompletedProcess[str]) -> str:
    assert (answer.returncode, answer.stderr) == (0, ""), answer.stderr
    return answer.stdout


def refused(answer: subprocess.CompletedProcess[str]) -> str:
    assert (answer.returncode, answer.stdout) == (2, ""), answer.stdout
    assert "Traceback" not in answer.stderr
    return answer.stderr.removeprefix("tilehall: ").strip()


@pytest.mark.parametrize("running", [False, True], ids=["stopped", "running"])
def test_a_hall_is_looked_after_while_it_runs_and_while_it_is_stopped(tmp_path: Path, running: bool) -> None:
    with hall(tmp_path, running) as database:

        def admin(*words: object) -> subprocess.CompletedProcess[str]:
            return run_here("admin", "--database", database, *words, folder=tmp_path)

        assert "[red]Zo\u00eb" in said(admin("people"))
        assert "program of Ann" in said(admin("people", "deep"))
        assert "ABCDEF" in said(admin("rooms"))
        shown = said(admin("reports"))
        assert "> Ben: rude" in shown
        assert "    Ann: hello" in shown
        assert "reported by Ann" in shown
        assert said(admin("settle", 1)) == "Report 1 is settled.\n"
        banned = said(admin("ban", "id-ben", "--reason", "rude words", "--until", "3d"))
        assert banned.startswith("Ben is banned until ")
        assert "rude words" in said(admin("people", "ben"))
        assert said(admin("unban", "id-ben")) == "Ben is no longer banned.\n"
        assert said(admin("sign-out", "ANN")) == "Ann is signed out everywhere.\n"
        code = said(admin("reset-password", "Ann")).splitlines()[-1]
        assert len(code) == 23
        assert said(admin("close", "abcdef", "--reason", "Good night")) == "The room ABCDEF is closed.\n"
        log = said(admin("audit"))
        assert [line.split("  ")[0] for line in log.splitlines()[1:]] == ["6", "5", "4", "3", "2", "1"]
        assert log.count("host, at the command line") == 6
        assert code not in log
        assert ("Since" if running else "The hall is stopped") in said(admin("refusals"))


def test_what_is_wrong_is_a_sentence(tmp_path: Path) -> None:
    with hall(tmp_path, running=False) as database:
        for words, sentence in (
            (("ban", "Zed"), "Nobody here is called 'Zed'"),
            (("ban", " "), "Name a user"),
            (("ban", "Ben"), "Several users are called 'Ben'. Choose one by the id: id-ben (guest"),
            (("ban", "id-ben", "--until", "tomorrow"), "A ban lasts until a day like"),
            (("ban", "id-ben", "--until", "0d"), "A ban lasts until a day like"),
            (("ban", "id-ben", "--until", "999999w"), "A ban lasts until a day like"),
            (("ban", "id-ben", "--until", "2001-01-01"), "That time has passed already"),
            (("ban", "id-ben", "--reason", "x" * 301), "The request does not fit"),
            (("unban", "id-ben"), "Ben is not banned."),
            (("reset-password", "id-ben"), "Ben is a guest, who has no password."),
            (("close", "../../x"), "There is no room with that code."),
            (("settle", 9), "There is no open report with that number."),
        ):
            assert refused(run_here("admin", "--database", database, *words, folder=tmp_path)).startswith(sentence)
    missing = tmp_path / "none.db"
    assert "There is no database" in refused(run_here("admin", "--database", missing, "rooms", folder=tmp_path))
    assert not missing.exists()


def test_a_hall_that_cannot_be_reached_is_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    make_hall(database)
    lock = Lock(database)

    def rooms() -> str:
        return refused(tilehall("admin", "--database", database, "rooms", folder=tmp_path))

    try:
        assert rooms() == "The hall is just starting or stopping; try again in a moment."
        file = tmp_path / "hall.db.admin"
        file.write_text("{}")
        assert "is broken. Restart the hall" in rooms()
        file.write_text('{"host":"127.0.0.1","port":1,"token":"x"}')
        assert rooms() == "The hall runs, but does not answer on 127.0.0.1 port 1: Connection refused."
    finally:
        lock.release()


def test_an_admin_is_not_banned_at_the_command_line_either_and_gets_a_new_password_there(tmp_path: Path) -> None:
    with hall(tmp_path, running=False) as database:

        def admin(*words: object) -> subprocess.CompletedProcess[str]:
            return run_here("admin", "--database", database, *words, folder=tmp_path, TILEHALL_ADMINS="Ann")

        assert "Ann is an admin of this hall" in refused(admin("ban", "Ann"))
        assert len(said(admin("reset-password", "Ann")).splitlines()[-1]) == 23


@pytest.fixture
def postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the URL of a hall's PostgreSQL database, for a user whose state is in the test's folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with fresh_database() as url:
        make_hall(url)
        yield url


def test_a_hall_on_a_postgresql_server_is_looked_after(tmp_path: Path, postgres: str) -> None:
    def admin(*words: object, setting: str = postgres, state: str = "state") -> subprocess.CompletedProcess[str]:
        environ = {"TILEHALL_DATABASE": setting, "XDG_STATE_HOME": str(tmp_path / state)}
        done = tilehall("admin", *words, folder=tmp_path, program="app()", **environ)
        # The tests' own server runs without fsync, so opening a store on it logs a warning.
        lines = done.stderr.splitlines(keepends=True)
        done.stderr = "".join(line for line in lines if not line.startswith("fsync is off"))
        return done

    assert said(admin("ban", "id-ben", "--reason", "rude words")) == "Ben is banned.\n"
    (tmp_path / "state" / "tilehall").mkdir(0o755, parents=True)
    server = Server(postgres)
    file = admin_file(postgres)
    assert file.parent == tmp_path / "state" / "tilehall"
    assert [stat.S_IMODE(each.stat().st_mode) for each in (file.parent, file)] == [0o700, 0o600]
    assert "Since" in said(admin("--database", postgres, "refusals", setting="other.db"))
    assert said(admin("unban", "id-ben")) == "Ben is no longer banned.\n"
    elsewhere = refused(admin("unban", "id-ben", state="other"))
    assert elsewhere.startswith("A hall has this database open, but its address is not known here")
    server.kill()
    assert said(admin("close", "ABCDEF")) == "The room ABCDEF is closed.\n"
    assert said(admin("audit")).count("host, at the command line") == 3
    assert "Traceback" not in server.logged()


def test_of_two_halls_on_one_database_the_last_started_keeps_its_file(postgres: str) -> None:
    first = Server(postgres)
    second = Server(postgres)
    assert first.stop()[0] == 0
    assert read_admin_file(postgres).port == second.port
    assert second.stop()[0] == 0
    assert not admin_file(postgres).exists()


def test_a_postgresql_server_that_is_not_there_is_a_sentence_without_the_password(tmp_path: Path) -> None:
    url = "postgresql://hall:secret@127.0.0.1:1/hall"
    sentence = refused(run_here("admin", "--database", url, "rooms", folder=tmp_path))
    assert sentence == "The database postgresql://hall@127.0.0.1:1/hall cannot be opened: Connection refused."
    assert "secret" not in str(admin_file(url))
