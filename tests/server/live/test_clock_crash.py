"""Tests of a hall that is killed or paused while clocks run: announced results stand, and no time is lost."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path

from tests.support.server_process import open_room, running
from tests.support.wall_clock import ClockServer

HOUR_S = 3600


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
        server.forward(HOUR_S)
        server.start()
        await ann.connect()
        await ann.enter(code)
        given = await ann.until(lambda news: news["news"] == "clock" and news["seat"] == 0 and news["left"][0] > 0)
        assert given["left"][1] == before["left"][1]
        server.forward(HOUR_S)
        ended = await ann.until(lambda news: news["news"] == "happened")
        assert ended["move"]["steps"] == ["resign 0"]
        assert ended["move"]["facts"][0]["say"] == "Time is up for Ann."
        for player in (ann, ben):
            await player.hang_up()
    finally:
        server.stop()


async def test_a_move_that_is_sent_to_a_paused_process_counts(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        clock = {"kind": "bank", "seconds": 10, "at_zero": "resign"}
        await open_room(ann, "4ascend", ben, options={"plants_start": 0}, clock=clock)
        for player in (ann, ben):
            await player.ready()
        await ann.until(lambda news: news["news"] == "happened")
        assert ann.position is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(1.0)  # it no longer reads anything
        move = {"steps": ["stone 4,4"], "after": ann.position["seq"], "key": "annsfirst"}
        await ann.send(json.dumps({"ask": "submit", "id": 99, **move}))
        await asyncio.sleep(10.0)  # longer than Ann has left
        server.process.send_signal(signal.SIGCONT)
        answer = await ann.until(lambda news: news.get("id") == 99)
        assert answer["news"] == "ok", answer
        told = await ben.until(lambda news: news["news"] == "clock" and news["seat"] == 1)
        assert told["left"][0] > 0, "the pause is not taken from her bank"
        for player in (ann, ben):
            await player.hang_up()
