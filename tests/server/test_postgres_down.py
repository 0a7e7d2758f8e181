"""A hall whose PostgreSQL server dies: everything is refused with a sentence, nobody is thrown out, and it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from tests.support.postgres_server import NAMED, PostgresServer
from tests.support.server_process import PATIENCE, Player, Server, open_room
from tilehall.server.live.table import UNWRITTEN

DOWN = "The hall cannot write anything down right now; try again in a moment."


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


async def submit(player: Player, key: str) -> tuple[str, dict[str, object]]:
    """Put a stone anywhere: what was asked, and the answer."""
    assert player.position is not None
    step = next(line for line in player.position["legal"] if line.startswith("stone "))
    return step, await player.ask("submit", steps=[step], after=player.position["seq"], key=key)


@pytest.mark.skipif(bool(NAMED), reason="only a private server is killed")
async def test_a_hall_outlives_its_postgresql_server(postgres: PostgresServer) -> None:
    server = Server(postgres.url())
    try:
        ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
        code = await open_room(ann, "4ascend", ben)
        await ann.ready()
        await ben.ready()
        await ann.until(lambda news: news["news"] == "happened")
        assert (await submit(ann, "annsfirst"))[1]["news"] == "ok"
        await ben.until(lambda news: (news.get("position") or {}).get("turn") == 1)

        postgres.kill()
        step, answer = await submit(ben, "bensfirst")
        assert answer["why"] == UNWRITTEN
        after = ben.position["seq"] if ben.position else 0
        for method, path, body in (("POST", "/api/rooms", {"game": "4ascend"}), ("GET", "/api/rooms", None)):
            refused = await eve.http(method, path, body)
            assert (refused.status_code, refused.json()) == (503, {"why": DOWN}), path
        assert (await eve.http("GET", "/readyz")).status_code == 503
        assert (await eve.http("GET", "/healthz")).status_code == 200

        postgres.start()
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.address) as client:
            while (await client.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.1)
        again = await ben.ask("submit", steps=[step], after=after, key="bensfirst")
        assert again["news"] == "ok", again
        record = (await ann.http("GET", f"/api/rooms/{code}/record")).text
        assert record.count("stone ") == 2, "it was played once"
        for player in (ann, ben):
            await player.hang_up()
    finally:
        status, logged = server.stop()
    assert status == 0
    assert "Traceback" not in logged
    assert "never retrieved" not in logged
    assert logged.count("the database cannot be written") == 1
    assert logged.count("the database can be written again") == 1
