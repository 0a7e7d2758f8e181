"""The hall: all live tables of this server, loaded on demand and dropped from memory when they are idle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from tilehall.messages.errors import Unreadable
from tilehall.server.close_codes import CloseCode
from tilehall.server.live.node import HallNode
from tilehall.server.live.room_log import read_log
from tilehall.server.live.table import LiveTable
from tilehall.server.words import say
from tilehall.store.protocol import Row
from tilehall.store.store import Store
from tilehall.table.codes import CODE_CHARS
from tilehall.table.room import Room
from tilehall.table.summary import Code

IDLE_S = 300.0  # how long a table without watchers stays in memory


def code_of(word: str) -> Code:
    """Return a room code as users type it. Case and spaces do not matter.

    >>> code_of(" kx3-9pq ")
    'KX39PQ'
    """
    return "".join(filter(str.isalnum, word.upper()))


class Hall:
    """The live tables by room code."""

    def __init__(self, store: Store, node: HallNode, make_table: Callable[[Sequence[Row], bytes], LiveTable]) -> None:
        self.tables: dict[Code, LiveTable] = {}
        self.on_load: list[Callable[[LiveTable], Awaitable[None]]] = []  # called before anyone sees the table
        self._store = store
        self._node = node
        self._make_table = make_table
        self._loading: dict[Code, asyncio.Future[LiveTable | None]] = {}
        self._idle_since: dict[Code, float] = {}

    async def room(self, code: str) -> Room | None:
        """Return the current room, or None if no room has that code."""
        table = await self.table(code)
        return table.room if table else None

    async def seen_by_spectators(self, room: Room) -> Room:
        """Return a room as spectators see it: some turns late if its game is in progress and the host delays it."""
        table = await self.table(room.code)
        return table.late_spectators.seen(None)[0] if table and table.room.match == room.match else room

    async def table(self, code: str) -> LiveTable | None:
        """Return the live table of a room, or None if there is no such room.

        If it is not in memory, it is loaded from its log.
        """
        code = code_of(code)
        table = self.tables.get(code)
        if table is not None:
            await self._node.refresh(code)
            return table
        if len(code) != CODE_CHARS:
            return None
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: Code) -> LiveTable | None:
        try:
            rows, seed = await read_log(self._store, code)
            if not rows:
                return None
            table = self._make_table(rows, seed)
        except msgspec.MsgspecError as error:
            if self._node.is_shared:
                raise Unreadable from error
            raise
        await table.learn_names()
        for callback in self.on_load:
            await callback(table)
        self.tables[code] = table
        return table

    def put_away(self, code: Code) -> None:
        """Remove a deleted room, and notify everyone in it."""
        table = self.tables.pop(code, None)
        if table is not None:
            table.clock.cancel()
        for socket in list(table.presence.sockets) if table else ():
            socket.bye(say("line-room-removed"), CloseCode.NORMAL, again=False)

    def evict_idle(self, elapsed: float) -> None:
        """Drop idle tables from memory. Their logs are in the store."""
        for code, table in list(self.tables.items()):
            pending = table.bots.busy if self._node.is_shared else bool(table.room.due())
            if table.presence.sockets or table.lock.locked() or pending:
                self._idle_since.pop(code, None)
            elif elapsed - self._idle_since.setdefault(code, elapsed) > IDLE_S:
                table.clock.drop()
                del self.tables[code], self._idle_since[code]

    async def stop(self) -> None:
        """Finish the work in progress at every table."""
        for table in list(self.tables.values()):
            table.bots.cancel()
            async with table.lock:
                pass
