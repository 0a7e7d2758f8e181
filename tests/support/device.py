"""A hall of one device on a storage in memory, which can fail or stop like a browser's."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.support.scripted_room import CODE, NOW, SEED, Script
from tilehall.core.game import Step
from tilehall.messages import wire
from tilehall.offline.bots import DeviceBots
from tilehall.offline.hall import OfflineHall
from tilehall.offline.storage import DeviceStore
from tilehall.offline.table import DeviceParts
from tilehall.offline.worker import Worker


class MemoryStorage:
    """A storage in memory. It can be full, lose a confirmation, or stop for good like a browser that is killed."""

    def __init__(self, source: MemoryStorage | None = None) -> None:
        self.logs: dict[str, list[str]] = {room: [*rows] for room, rows in source.logs.items()} if source else {}
        self.values: dict[str, str] = dict(source.values) if source else {}
        self.is_full = False
        self.loses_confirmation = False
        self.appends_left: int | None = None  # until the device is killed; None: never
        self.killed = asyncio.Event()

    async def append(self, room: str, seq: int, row: str) -> None:
        if self.is_full:
            raise OSError("QuotaExceededError")
        rows = self.logs.setdefault(room, [])
        assert len(rows) == seq - 1, "rows are numbered without gaps"
        rows.append(row)
        if self.loses_confirmation:
            raise OSError("the transaction was aborted, as far as the page knows")
        if self.appends_left is not None:
            self.appends_left -= 1
            if self.appends_left <= 0:
                self.killed.set()
                await asyncio.Event().wait()

    async def rooms(self) -> Sequence[str]:
        return list(self.logs)

    async def rows(self, room: str) -> Sequence[str]:
        return list(self.logs.get(room, []))

    async def remove(self, room: str) -> None:
        self.logs.pop(room, None)

    async def read(self, key: str) -> str | None:
        return self.values.get(key)

    async def write(self, key: str, value: str) -> None:
        if self.is_full:
            raise OSError("QuotaExceededError")
        self.values[key] = value


class Device:
    """A worker with lines, which keeps every message that each line was sent."""

    def __init__(self, storage: MemoryStorage, steps: Sequence[Step] = (), values: Sequence[str] = ()) -> None:
        """Create a device. If `steps` are given, its dice follow that record, and its time stands still."""
        self.storage = storage
        self.sent: dict[int, list[bytes]] = {}
        given = iter(values)
        parts = DeviceParts(DeviceStore(storage), DeviceBots(), lambda: NOW, 0.0)
        if steps:
            parts = replace(
                parts,
                new_seed=lambda: SEED,
                new_code=lambda: CODE,
                new_value=lambda: next(given, "0" * 32),
                make_dice=lambda seed, values: Script(seed, values, tuple(steps)),
            )
        self.worker = Worker(OfflineHall(parts, {}), self._send)
        self.ids = count(1)

    def _send(self, line: int, message: str) -> None:
        self.sent.setdefault(line, []).append(message.encode())

    def taken(self, line: int) -> list[bytes]:
        """Return the messages that a line was sent since the last call."""
        return self.sent.pop(line, [])

    async def ask(self, line: int, kind: type[wire.Ask], **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        return await self.send(line, msgspec.json.encode(kind(id=next(self.ids), **fields)))

    async def send(self, line: int, raw: bytes) -> dict[str, Any]:
        """Send a message and return its answer: the first message that repeats its id."""
        before, id = len(self.sent.get(line, [])), wire.id_of(raw)
        self.worker.receive(line, raw.decode())
        for _ in range(10_000):
            for message in self.sent.get(line, [])[before:]:
                found: dict[str, Any] = msgspec.json.decode(message)
                if found.get("id") == id:
                    return found
            await asyncio.sleep(0)
        raise AssertionError(f"no answer to {raw!r}")

    async def request(
        self, method: str, path: str, body: object = None, *, user: str = "person-1", language: str = "en"
    ) -> tuple[int, Any]:
        """Send a request, and return the status and the body."""
        written = None if body is None else body if isinstance(body, str) else msgspec.json.encode(body).decode()
        answer = msgspec.json.decode(await self.worker.request(user, method, path, written, language))
        is_json = answer["type"] == "application/json"
        return answer["status"], msgspec.json.decode(answer["body"]) if is_json else answer["body"]

    async def open(self, game: str, *players: str, **options: Any) -> str:
        """Open a room, with bots where a player is called like a level, and return its code."""
        levels = ("first", "easy", "medium", "strong", "hard", "master")
        listed = [{"bot": each} if each in levels else {"name": each} for each in players]
        wanted = {"game": game, "options": options, "players": listed}
        status, body = await self.request("POST", "/api/offline/rooms", wanted)
        assert status == 200, body
        return str(body["room"])

    async def enter(self, line: int, user: str, room: str) -> None:
        """Open a line and enter a room. The line receives changes."""
        self.worker.connect(line, user)
        answer = await self.ask(line, wire.Enter, room=room, changes=wire.CHANGES)
        assert answer["news"] == "ok", answer

    def table(self, room: str) -> Any:
        """Return a table in memory."""
        return self.worker.hall._tables[room]
