"""Connections that end while the hall is still busy with them, and a store that fails as somebody connects."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from picows.picows import WSMsgType, _make_test_ws_frame

from tests.support.recorded_server import FREELY, Client, Person
from tilehall.server import wire
from tilehall.server.accounts.people import People
from tilehall.server.live.connection import ConnectionFactory
from tilehall.server.live.hall import Hall
from tilehall.server.moderation.moderator import Actor, Moderator
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.store.protocol import Ban
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import UserId


@asynccontextmanager
async def ann(folder: Path) -> AsyncIterator[tuple[Client, Hall, str]]:
    """A client of Ann's that is not connected yet, its hall, and the code of a room that is not in memory."""
    store = SqliteStore(folder / "hall.db")
    people = People(store, FREELY)
    hall = Hall(store, people, FREELY)
    guest = await people.guest("Ann", "a test")
    code = await hall.open(guest.user.id, "4ascend", RoomSettings(options=Raw(b"{}"), seats=2, listed=True, watch=True))
    factory = ConnectionFactory(hall, people, FREELY, RateLimits(FREELY, Metrics()))
    yield Client(factory, Person(guest.user.id, guest.token)), hall, code
    await store.close()


async def test_a_client_that_leaves_while_its_table_is_loaded_does_not_stay_at_it(tmp_path: Path) -> None:
    async with ann(tmp_path) as (client, hall, code):
        await client.connect()
        enter = msgspec.json.encode(wire.Enter(id=1, room=code))
        client.connection.on_ws_frame(client.transport, _make_test_ws_frame(WSMsgType.TEXT, enter, True, False))
        await asyncio.sleep(0)  # it asks for its table, which is not in memory
        assert code not in hall.tables
        client.hang_up()
        await client.settled()
        assert not hall.tables[code].presence.sockets
        assert len(hall.sockets) == 0


async def test_a_client_that_leaves_before_it_is_let_in_is_not_let_in(tmp_path: Path) -> None:
    async with ann(tmp_path) as (client, hall, _):
        client.connection.on_ws_connected(client.transport)
        client.hang_up()
        await client.settled()
        assert len(hall.sockets) == 0


async def test_who_is_banned_while_they_are_looked_up_is_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ann(tmp_path) as (client, hall, _):
        looked_up = hall.store.ban_of

        async def overtaken(user: UserId, now: int) -> Ban | None:
            found = await looked_up(user, now)
            monkeypatch.undo()
            await Moderator(hall, hall.people).ban(Actor(), user, "rude words", None)
            return found

        monkeypatch.setattr(hall.store, "ban_of", overtaken)
        await client.connect()
        bye, close = client.written.messages()
        assert "rude words" in msgspec.json.decode(bye, type=wire.Bye).why
        assert close[:2] == (4403).to_bytes(2, "big")


async def test_a_store_that_fails_as_somebody_connects_closes_with_1011(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with ann(tmp_path) as (client, hall, _):
        await hall.store.close()
        await client.connect()
        bye, close = client.written.messages()
        assert msgspec.json.decode(bye, type=wire.Bye).again
        assert close[:2] == (1011).to_bytes(2, "big")
        assert any(record.exc_info for record in caplog.records)
