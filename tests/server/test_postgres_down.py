"""Tests of a PostgreSQL server that dies or hangs: no user, move or time is lost, and the hall recovers."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator

import httpx
import pytest

from tests.support.postgres_server import NAMED, PostgresServer
from tests.support.server_process import WAIT_TIMEOUT_S, Player, Server, open_room

DOWN = "The hall cannot write anything down right now; try again in a moment."


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


async def send(player: Player, key: str) -> int:
    """Put a stone anywhere without waiting, and return the number of the message."""
    assert player.position is not None
    step = next(line for line in player.position["legal"] if line.startswith("stone "))
    number = next(player.ids)
    message = {"ask": "submit", "id": number, "steps": [step], "after": player.position["seq"], "key": key}
    await player.send(json.dumps(message))
    return number


async def answer_to(player: Player, number: int) -> dict[str, object]:
    return await player.until(lambda news: news.get("id") == number and news["news"] != "waiting")


@pytest.mark.skipif(bool(NAMED), reason="only a private server is killed")
async def test_a_hall_outlives_its_postgresql_server(postgres: PostgresServer) -> None:
    server = Server(postgres.url())
    try:
        ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
        # While the clock runs, a move is held until the database is back, whether or not the database has received it.
        code = await open_room(ann, "4ascend", ben, clock={"kind": "turn", "seconds": 600})
        await ann.ready()
        await ben.ready()
        await ann.until(lambda news: news["news"] == "happened")
        assert (await answer_to(ann, await send(ann, "annsfirst")))["news"] == "ok"
        await ben.until(lambda news: (news.get("position") or {}).get("turn") == 1)

        postgres.kill()
        under_way = await send(ben, "bensfirst")
        await ben.until(lambda news: news["news"] == "waiting" and news["id"] == under_way)
        for method, path, body in (("POST", "/api/rooms", {"game": "4ascend"}), ("GET", "/api/rooms", None)):
            refused = await eve.http(method, path, body)
            assert (refused.status_code, refused.json()) == (503, {"why": DOWN}), path
        assert (await eve.http("GET", "/readyz")).status_code == 503
        assert (await eve.http("GET", "/healthz")).status_code == 200
        async with asyncio.timeout(WAIT_TIMEOUT_S):
            while "the database cannot be written" not in server.logged():
                await asyncio.sleep(0.1)

        postgres.start()
        async with asyncio.timeout(WAIT_TIMEOUT_S), httpx.AsyncClient(base_url=server.address) as client:
            while (await client.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.1)
        assert (await answer_to(ben, under_way))["news"] == "ok"
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


CLOCK = {"kind": "turn", "seconds": 5, "at_zero": "resign"}
OUTAGE_S = 7.0  # longer than a turn


async def timed_game(server: Server) -> tuple[Player, Player]:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    await open_room(ann, "4ascend", ben, options={"plants_start": 0}, clock=CLOCK)
    await ann.ready()
    await ben.ready()
    for player in (ann, ben):
        await player.until(lambda news: news["news"] == "happened")
    return ann, ben


def next_to_act(player: Player) -> int | None:
    assert player.position is not None
    seat: int | None = player.position["turn"]
    return seat


@pytest.mark.skipif(bool(NAMED), reason="only a private server is stopped")
async def test_a_hanging_postgresql_server_costs_no_player_the_game(postgres: PostgresServer) -> None:
    server = Server(postgres.url())
    try:
        ann, ben = await timed_game(server)
        postgres.signal_all(signal.SIGSTOP)
        try:
            under_way = await send(ann, "annsfirst")
            await ann.until(lambda news: news["news"] == "waiting" and news["id"] == under_way)
            await asyncio.sleep(OUTAGE_S)  # while the server hangs
        finally:
            postgres.signal_all(signal.SIGCONT)
        assert (await answer_to(ann, under_way))["news"] == "ok"
        await ben.until(lambda news: news["news"] == "clock" and news["seat"] == 1 and news["left"][1] > 2000)
        assert next_to_act(ben) == 1
        ended = await ann.until(lambda news: bool((news.get("position") or {}).get("outcome")))
        assert ended["move"]["steps"] == ["resign 1"], "the time of a player who does not move is up at last"
        for player in (ann, ben):
            await player.hang_up()
    finally:
        status, logged = server.stop()
    assert status == 0
    assert "Traceback" not in logged
