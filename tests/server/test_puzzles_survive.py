"""Tests that puzzle results survive a power cut: they are committed before they are acknowledged."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.support.server_process import Server
from tilehall.core.lesson import split
from tilehall.core.puzzle import packaged


def test_what_was_solved_and_the_puzzle_of_the_day_survive_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        with httpx.Client(base_url=server.address) as ann:
            assert ann.post("/api/guest", json={"name": "Ann"}).status_code == 201
            daily = ann.get("/api/puzzles/4ascend/daily").json()["id"]
            turns = [list(split(lines)) for lines in packaged("4ascend")[daily].lesson.solution]
            answer = ann.post(f"/api/puzzles/4ascend/{daily}", json={"turns": turns}).json()
            server.kill()
            server.start()
            after = ann.get("/api/puzzles/4ascend").json()
            assert (answer["stands"], after["solved"], after["level"]) == ("done", 1, answer["level"])
            # Midnight may have passed in the meantime: what was solved stays solved, and the streak is not lost.
            assert ann.get(f"/api/puzzles/4ascend/{daily}").json()["mine"] == "solved"
            assert after["streak"] == answer["streak"]
    finally:
        server.kill()
