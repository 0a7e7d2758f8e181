"""A hall that is killed while time runs: what the game said stands, and no time was lost."""

from __future__ import annotations

from pathlib import Path

from tests.support.server_process import open_room
from tests.support.wall_clock import ClockServer

HOUR = 3600


async def test_a_killed_hall_gives_the_time_back_and_then_lets_it_run_out(tmp_path: Path) -> None:
    server = ClockServer(tmp_path)
    try:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        clock = {"kind": "turn", "seconds": 600, "at_zero": "resign"}
        code = await open_room(ann, "4ascend", ben, clock=clock)
        for player in (ann, ben):
            await player.ready()
        before = await ann.until(lambda news: news["news"] == "clock" and news["seat"] == 0)
        server.kill()
        server.forward(HOUR)
        server.start()
        await ann.connect()
        await ann.enter(code)
        given = await ann.until(lambda news: news["news"] == "clock" and news["seat"] == 0 and news["left"][0] > 0)
        assert given["left"][1] == before["left"][1]
        server.forward(HOUR)
        ended = await ann.until(lambda news: news["news"] == "happened")
        assert ended["move"]["steps"] == ["resign 0"]
        assert ended["move"]["facts"][0]["say"] == "Time is up for Ann."
        for player in (ann, ben):
            await player.hang_up()
    finally:
        server.stop()
