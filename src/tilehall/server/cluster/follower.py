"""Keep a live table up to date with its log and its chat, whichever node writes them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tilehall.messages import wire
from tilehall.messages.errors import Unreadable
from tilehall.server.close_codes import CloseCode
from tilehall.server.live.table import LiveTable
from tilehall.store.protocol import Head, Unavailable

logger = logging.getLogger("tilehall.cluster")


class Follower:
    """Follows one table. Events may be old or duplicate; it reads only what is missing.

    Moves of a game that nobody watches here are not read: a table is brought up to date before it is shown.
    """

    def __init__(self, table: LiveTable, talk: int, give_up: Callable[[LiveTable], None], asked_until: float) -> None:
        """Create a follower. `give_up` drops a table from memory that this release cannot read."""
        self.table = table
        self.asked_until = asked_until  # the time by which all other nodes have answered whether they watch
        self._drop = give_up
        self.reads = 0  # reads of the store that events caused
        self._wanted = Head(0, 0)  # the newest known entry and chat message of the room
        self._talk = talk  # the number of the last chat message that was sent to everyone here
        self._task: asyncio.Task[None] | None = None

    def hear(self, head: Head) -> None:
        """Bring the table up to this entry and chat message, unless it is already there."""
        self._wanted = Head(max(self._wanted.seq, head.seq), max(self._wanted.talk, head.talk))
        if self._behind and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._follow())

    @property
    def _behind(self) -> bool:
        return self._misses_rows or self._misses_talk

    @property
    def _misses_rows(self) -> bool:
        table = self.table
        return self._wanted.seq > table.room.seq and (bool(table.presence.sockets) or table.room.phase != "playing")

    @property
    def _misses_talk(self) -> bool:
        return self._wanted.talk > self._talk and bool(self.table.presence.sockets)

    def said(self, n: int) -> None:
        """Note a chat message that was sent to everyone here. Earlier ones may be missing."""
        if n == self._talk + 1:
            self._talk = n
        else:
            self.hear(Head(0, n))

    async def refresh(self) -> None:
        """Bring the room up to date with its log now, if the store can be read.

        Raises `Unreadable` if the log has an entry that this release cannot read.
        """
        try:
            async with self.table.lock:
                await self._catch_up()
        except Unavailable:
            return
        except Unreadable as error:
            self._give_up(error)
            raise

    async def _follow(self) -> None:
        while self._behind:
            try:
                if self._misses_rows:
                    async with self.table.lock:
                        if self._misses_rows:
                            await self._catch_up()
                if self._misses_talk:
                    await self._tell_talk()
            except Unavailable:
                return  # the store has logged it; the next check tries again
            except Exception as error:
                self._give_up(error)
                return

    async def _catch_up(self) -> None:
        wanted = self._wanted.seq
        self.reads += 1
        await self.table.catch_up()
        if not self.table.seating.is_settled:
            await self.table.do_pending()
        # An announced entry that is not in the log was never committed, so there is nothing to wait for.
        if self._wanted.seq == wanted:
            self._wanted = Head(min(wanted, self.table.room.seq), self._wanted.talk)

    async def _tell_talk(self) -> None:
        table, wanted = self.table, self._wanted.talk
        self.reads += 1
        lines = await table.said(self._talk)
        for line in lines:
            await table.tell_talk(line.user, wire.Said(lines=(line,)))
        self._talk = max(wanted, *(line.n for line in lines), self._talk)

    def _give_up(self, error: Exception) -> None:
        """Drop a table whose log this release cannot read. Its clients reconnect, perhaps to another node."""
        table = self.table
        logger.error("room %s can no longer be followed: %s", table.room.code, error, exc_info=error)
        self._drop(table)
        for socket in tuple(table.presence.sockets):
            socket.bye(Unreadable().why, CloseCode.RESTARTING, again=True)
