"""Tests of connections that end while the hall is still busy with them, and of a store that fails during a connect."""

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
from tilehall.messages import wire
from tilehall.server.app import App
from tilehall.server.moderation.moderator import Actor
from tilehall.store.protocol import Ban
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import UserId


@asynccontextmanager
async def ann(folder: Path) -> AsyncIterator[tuple[Client, App, str]]:
    """Yield Ann's client, not connected yet, its server, and the code of a room that is not in memory."""
    store = SqliteStore(folder / "hall.db")
    app = App(FREELY, store)
    guest = await app.people.guest("Ann", "a test")
    settings = RoomSettings(options=Raw(b"{}"), seats=2, listed=True, watch=True)
    code = await app.rooms.open(guest.user.id, "4ascend", settings)
    yield Client(app.connections, Person(guest.user.id, guest.token)), app, code
    await store.close()


async def test_a_client_that_leaves_while_its_table_is_loaded_does_not_stay_at_it(tmp_path: Path) -> None:
    async with ann(tmp_path) as (client, app, code):
        await client.connect()
        enter = msgspec.json.encode(wire.Enter(id=1, room=code))
        client.connection.on_ws_frame(client.transport, _make_test_ws_frame(WSMsgType.TEXT, enter, True, False))
        await asyncio.sleep(0)  # it asks for its table, which is not in memory
        assert code not in app.hall.tables
        client.hang_up()
        await client.settled()
        assert not app.hall.tables[code].presence.sockets
        assert len(app.sockets) == 0


async def test_a_client_that_leaves_before_it_is_let_in_is_not_let_in(tmp_path: Path) -> None:
    async with ann(tmp_path) as (client, app, _):
        client.connection.on_ws_connected(client.transport)
        client.hang_up()
        await client.settled()
        assert len(app.sockets) == 0


async def test_who_is_banned_while_they_are_looked_up_is_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ann(tmp_path) as (client, app, _):
        looked_up = app.store.ban_of

        async def overtaken(user: UserId, now: int) -> Ban | None:
            found = await looked_up(user, now)
            monkeypatch.undo()
            await app.moderator.ban(Actor(), user, "rude words", None)
            return found

        monkeypatch.setattr(app.store, "ban_of", overtaken)
        await client.connect()
        bye, close = client.written.messages()
        assert "rude words" in msgspec.json.decode(bye, type=wire.Bye).why
        assert close[:2] == (4403).to_bytes(2, "big")


async def test_a_store_that_fails_during_a_connect_closes_with_1011(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with ann(tmp_path) as (client, app, _):
        await app.store.close()
        await client.connect()
        bye, close = client.written.messages()
        assert msgspec.json.decode(bye, type=wire.Bye).again
        assert close[:2] == (1011).to_bytes(2, "big")
        assert any(record.exc_info for record in caplog.records)
