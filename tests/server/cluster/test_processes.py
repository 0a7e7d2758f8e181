"""Tests of `tilehall serve --processes`: nodes share one port; a dead node is restarted, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.support.nats_server import nats_server
from tests.support.postgres_server import fresh_database
from tests.support.server_process import Player, Server, open_room
from tilehall.core.game import Malformed
from tilehall.server.processes import check
from tilehall.server.settings import Settings

START_TIMEOUT_S = 180.0  # for a busy machine


class Processes(Server):
    """`tilehall serve --processes 2`."""

    more = ("--processes", "2")


def children(server: Server) -> set[int]:
    pid = server.process.pid
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()}


async def two_more(server: Server, but: int = 0) -> set[int]:
    """Return the two nodes, once both are up and neither is the killed one."""
    async with asyncio.timeout(START_TIMEOUT_S):
        while len(found := children(server) - {but}) < 2:
            await asyncio.sleep(0.05)
    return found


async def back(player: Player, code: str, after: int) -> None:
    """Come back to a room, as the page does after a broken connection; the first try may hit the dying node."""
    async with asyncio.timeout(START_TIMEOUT_S):
        while True:
            try:
                await player.connect()
                assert (await player.enter(code, after))["news"] == "ok"
            except (OSError, WebSocketException):
                await asyncio.sleep(0.1)
            else:
                return


@contextmanager
def processes() -> Iterator[Server]:
    """Yield two nodes behind one port, and stop them at the end."""
    with fresh_database() as database, nats_server() as bus:
        server = Processes(database, nats=bus.url)
        try:
            yield server
        finally:
            server.stop()


async def test_a_node_that_dies_is_restarted_and_the_game_goes_on() -> None:
    with processes() as server:
        nodes = await two_more(server)
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        code = await open_room(ann, "4ascend", ben, options={"plants_start": 0})
        for player in (ann, ben):
            await player.ready()
        began = await ann.until(lambda news: news["news"] == "happened")
        played = await ann.ask("submit", steps=["stone 4,4"], after=began["position"]["seq"], key="keykeykey")
        killed = min(nodes)
        os.kill(killed, signal.SIGKILL)
        for player in (ann, ben):
            await player.hang_up()
            await back(player, code, played["seq"])
        answer = await ben.ask("submit", steps=["stone 3,3"], after=played["seq"], key="keykeykey")
        assert answer["news"] == "ok", answer
        await ann.until(lambda news: (news.get("position") or {}).get("seq") == answer["seq"])
        await two_more(server, killed)
        for player in (ann, ben):
            await player.hang_up()
        status, log = server.stop()
        assert status == 0
        assert f"node {killed} ended with status -9 and is restarted" in log
        assert "Traceback" not in log


def test_processes_need_postgresql_and_nats() -> None:
    with pytest.raises(Malformed, match="--processes 4 needs a PostgreSQL database: a SQLite file is written by one"):
        check(Settings(), 4)
    with pytest.raises(Malformed, match="--processes 4 needs TILEHALL_NATS"):
        check(Settings(database="postgresql://hall@db.example/hall"), 4)
    check(Settings(database="postgresql://hall@db.example/hall", nats="nats://bus.example"), 4)
