"""The engine in JavaScript plays a whole game in a real hall. `test_bot_run.py` runs the one in Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.support.bot_programs import challenge, owner_of_bot, play_out, program
from tests.support.browser_people import ROOT
from tests.support.server_process import Server

ENGINES = ROOT / "examples" / "engines"


async def test_the_engine_in_javascript_plays_a_whole_game_even_if_the_hall_is_killed(tmp_path: Path) -> None:
    find = [sys.executable, str(ROOT / "web" / "build.py"), "node"]
    node = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    server = Server(tmp_path / "hall.db")
    try:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        words = (node, "--no-warnings", "--experimental-websocket", ENGINES / "engine.mjs", server.address)
        async with program(*words, token=token) as engine:
            await engine.says("Playing 4ascend in")
            code = await challenge(ben, bot, "4ascend", options={"hp": 3, "max_turns": 20})
            await play_out(ben, "4ascend", turns=2)
            server.kill()
            await engine.says("connecting again", times=4)  # while nothing listens there
            server.start()
            await ben.hang_up()
            await ben.connect()
            await ben.enter(code)
            assert (await play_out(ben, "4ascend"))["outcome"] is not None
            await engine.says(f"{code}: over, ")
            answer = await ben.http("POST", "/api/challenges", {"to": [bot], "room": {"game": "rummikub"}})
            assert answer.is_success, answer.text
            await engine.says("Ben challenges this engine to Rummikub: decline.")
        await ben.hang_up()
    finally:
        server.stop()
