"""Tests of operating a hall: stopping, starting, backing up, and what the hall does unattended."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.server_process import WAIT_TIMEOUT_S, Player, Server, open_room
from tests.support.store_locks import locks_on, on_linux

pytestmark = pytest.mark.long


def tilehall(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from tilehall.cli import app; app()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=dict(os.environ))


async def test_a_table_that_waits_for_a_bot_goes_on_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db", bot_pace=60)
    ann = await server.guest("Ann")
    code = await open_room(ann, "4ascend", seats=2)
    await ann.ask("bot", seat=1)
    await ann.ready()
    seen = await ann.until(lambda news: news["news"] == "happened")
    position = seen["position"]
    answer = await ann.ask("submit", steps=position["legal"][:1], after=position["seq"], key="keykeykey")
    assert answer["news"] == "ok"
    server.kill()
    server.settings["TILEHALL_BOT_PACE"] = "0"
    server.start()
    async with asyncio.timeout(WAIT_TIMEOUT_S):  # nobody is connected: the hall loads the table by itself
        while not (await ann.http("GET", "/api/me/tables")).json()[0]["my_turn"]:
            await asyncio.sleep(0.1)
    await ann.connect()
    await ann.enter(code)
    assert ann.position is not None
    assert ann.position["turn"] == 0
    assert ann.position["seq"] == answer["seq"] + 1
    await ann.hang_up()
    assert server.stop()[0] == 0


async def test_a_copy_is_taken_while_the_hall_runs_and_put_back_while_it_does_not(tmp_path: Path) -> None:
    database, copy = tmp_path / "hall.db", tmp_path / "copy.db"
    server = Server(database)
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    code = await open_room(ann, "4ascend", ben)
    made = tilehall("backup", str(copy), "--database", str(database))
    assert made.returncode == 0, made.stderr
    again = tilehall("backup", str(copy), "--database", str(database))
    assert again.returncode == 2
    assert "already" in again.stderr
    await ann.ready()
    await ben.ready()
    refused = tilehall("restore", str(copy), "--database", str(database))
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    for player in (ann, ben):
        await player.hang_up()
    assert server.stop()[0] == 0
    assert tilehall("restore", str(copy), "--database", str(database)).returncode == 0
    server.start()
    await ann.connect()
    await ann.enter(code)
    room = await ann.until(lambda news: news["news"] == "room")
    assert (room["phase"], [chair["ready"] for chair in room["chairs"]]) == ("gathering", [False, False])
    await ann.hang_up()
    assert server.stop()[0] == 0


async def test_a_second_hall_on_the_same_database_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    second = tilehall("serve", "--port", "0", "--database", str(tmp_path / "hall.db"))
    assert second.returncode == 2
    assert "Traceback" not in second.stderr
    assert second.stderr.startswith("tilehall: ")
    assert server.stop()[0] == 0


async def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    second = tilehall("serve", "--port", str(server.port), "--database", str(tmp_path / "other.db"))
    assert second.returncode == 2
    assert "Traceback" not in second.stderr
    assert str(server.port) in second.stderr
    assert server.stop()[0] == 0


def test_a_setting_that_is_wrong_is_named() -> None:
    refused = tilehall("serve", "--port", "70000")
    assert refused.returncode == 2
    assert "TILEHALL_PORT" in refused.stderr


async def test_a_variable_that_is_nearly_a_setting_stops_the_server_and_another_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEHALL_PROT", "9000")
    refused = tilehall("serve", "--port", "0", "--database", str(tmp_path / "hall.db"))
    assert refused.returncode == 2
    assert "did you mean TILEHALL_PORT?" in refused.stderr
    monkeypatch.delenv("TILEHALL_PROT")
    monkeypatch.setenv("TILEHALL_COLOUR", "red")
    _, logged = Server(tmp_path / "hall.db").stop()
    assert '"message":"unknown setting: TILEHALL_COLOUR"' in logged


async def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db", log_level="debug")
    ann = Player(server, "Ann")
    answer = await ann.http("POST", "/api/sign-up", {"name": "Ann", "password": "correct horse"})
    assert answer.is_success, answer.text
    recovery = answer.json()["recovery"]
    link = (await ann.http("POST", "/api/me/link")).json()
    code = await open_room(ann, "4ascend", seats=2)
    await ann.ask("talk", text="between us")
    await ann.hang_up()
    left, logged = server.stop()
    assert left == 0
    assert logged
    for secret in ("correct horse", recovery, link["token"], ann.cookies["tilehall"], "between us"):
        assert secret not in logged
    assert code


@on_linux
async def test_whatever_is_asked_of_the_hall_its_database_stays_locked(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    server = Server(database)
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    code = await open_room(ann, "4ascend", ben)
    await ann.ready()
    await ben.ready()
    for path in ("/", "/healthz", "/readyz", "/metrics", "/api/games", "/api/me/export", f"/api/rooms/{code}/record"):
        assert (await ann.http("GET", path)).is_success, path
        assert locks_on(database, server.process.pid) > 0, path
    for number in range(2):
        made = tilehall("backup", str(tmp_path / f"{number}.db"), "--database", str(database))
        assert made.returncode == 0, made.stderr
        assert locks_on(database, server.process.pid) > 0
        assert database.with_name("hall.db-wal").exists()
    for player in (ann, ben):
        await player.hang_up()
    assert server.stop()[0] == 0
