"""Tests that test servers deal the same in every run."""

from __future__ import annotations

from pathlib import Path

from tests.support.fixed_deals import numbered
from tests.support.server_process import Message, Server, open_room


async def dealt(folder: Path) -> list[Message]:
    """Return what the first player sees in each of two games."""
    folder.mkdir()
    server = Server(folder / "hall.db")
    views = []
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    for _ in range(2):
        await open_room(ann, "rummikub", ben)
        for player in (ann, ben):
            await player.ready()
        await ann.until(lambda news: bool(news.get("position")))
        assert ann.position is not None
        views.append(ann.position["view"])
        for player in (ann, ben):
            await player.hang_up()
            player.connection = None
    server.stop()
    return views


async def test_two_servers_deal_the_same_in_one_test(tmp_path: Path) -> None:
    first, second = await dealt(tmp_path / "one"), await dealt(tmp_path / "two")
    assert first == second
    assert first[0] != first[1]


def test_another_test_is_dealt_something_else(tmp_path: Path) -> None:
    running = tmp_path / "running"
    draw = numbered(running)
    drawn = []
    for name in ("one", "other", "one"):
        running.write_text(name, encoding="utf-8")
        drawn += [draw("seed"), draw("bot")]
    assert len(set(drawn)) == 6
    running.write_text("one", encoding="utf-8")
    assert numbered(running)("seed") == drawn[0]
