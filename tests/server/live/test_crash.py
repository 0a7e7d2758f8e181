"""Tests of a hall that is killed repeatedly: what was acknowledged is kept, nothing is duplicated, and games go on."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import nullcontext
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.postgres_server import fresh_database
from tests.support.server_process import Player, Server, open_room
from tilehall.core.notation import parse
from tilehall.core.registry import find
from tilehall.store.opening import open_store

pytestmark = pytest.mark.long

TABLES = [
    ("4ascend", {"hp": 60}, 2),
    ("4ascend", {"hp": 60}, 2),
    ("heart-tiles", {}, 2),
    ("rummikub", {}, 3),
    ("miners", {}, 4),
]
BROKEN = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Stubborn:
    """A player who reconnects whenever the connection breaks, and resends what was not acknowledged."""

    def __init__(self, player: Player, game: str, code: str, rng: Random) -> None:
        self.player = player
        self.game = find(game)
        self.code = code
        self.rng = rng
        self.acknowledged: dict[str, int] = {}
        self.seen = 0
        self.pace = 0.02

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the hall."""
        pending: dict[str, object] | None = None
        while True:
            try:
                position = await self.player.until(lambda news: bool(news.get("position")))
                position = self.player.position or position
                self.seen = max(self.seen, position["seq"])
                if position["outcome"] is not None:
                    return
                if pending is None and position["turn"] == position["me"]:
                    pending = {"steps": [self.step(position["legal"])], "key": secrets.token_hex(8)}
                    pending["after"] = position["seq"]
                if pending is not None:
                    answer = await self.player.ask("submit", **pending)
                    if answer["news"] == "ok":
                        self.acknowledged[str(pending["key"])] = answer["seq"]
                    pending = None
                else:
                    await self.news_after(position["seq"])
                await asyncio.sleep(self.pace * self.rng.random())
            except BROKEN:
                await self.come_back()

    async def news_after(self, seq: int) -> None:
        await self.player.until(lambda news: (news.get("position") or {}).get("seq", 0) > seq)

    def step(self, legal: list[str]) -> str:
        """Return a random final step."""
        return self.rng.choice([line for line in legal if parse(line, self.game.steps).final])

    async def come_back(self) -> None:
        while True:
            try:
                await self.player.connect()
                await self.player.until(lambda news: news["news"] == "hello")
                answer = await self.player.enter(self.code, self.seen)
                assert answer["news"] == "ok", answer
                return
            except BROKEN:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(("where", "kills"), [("sqlite", 10), ("postgres", 4)])
async def test_a_killed_hall_loses_nothing_and_goes_on(tmp_path: Path, where: str, kills: int) -> None:
    with fresh_database() if where == "postgres" else nullcontext(str(tmp_path / "hall.db")) as database:
        await killed_again_and_again(database, kills)


async def killed_again_and_again(database: str, kills: int) -> None:
    rng = Random(20)
    server = Server(database, messages_per_second=10_000, messages_burst=10_000)
    try:
        everyone: list[Stubborn] = []
        for number, (game, options, seats) in enumerate(TABLES):
            people = [await server.guest(f"Player {number} {seat}") for seat in range(seats)]
            code = await open_room(people[0], game, *people[1:], options=options)
            for person in people:
                assert (await person.ready())["news"] == "ok"
            everyone += [Stubborn(person, game, code, Random(f"{number}{person.name}")) for person in people]
        games = [asyncio.create_task(each.play()) for each in everyone]
        for _ in range(kills):
            await asyncio.sleep(0.1 + rng.random() * 0.4)
            server.kill()
            await asyncio.to_thread(server.start)
        for each in everyone:
            each.pace = 0.0
        async with asyncio.timeout(240):
            await asyncio.gather(*games)
        for each in everyone:
            await each.player.hang_up()
        assert server.stop()[0] == 0
    finally:
        if server.process.poll() is None:
            server.kill()
    store = await open_store(database)
    for each in everyone:
        rows = await store.rows(each.code)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        kept = {row.key: row.seq for row in rows if row.by == each.player.user}
        assert len(kept) == sum(row.by == each.player.user for row in rows)
        assert each.acknowledged.items() <= kept.items()
        assert each.acknowledged
    await store.close()
