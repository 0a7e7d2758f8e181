"""The short way of a move: checked in the callback of its frame and told in the callback of its commit, with no task.

It is taken where nobody else holds the room's lock. A task takes over where something is left to wait for: an append
that failed, or somebody who takes a seat back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from tilehall.core.game import Illegal
from tilehall.server import wire
from tilehall.server.live.catching_up import AppendConflict, retried
from tilehall.store.protocol import Row
from tilehall.table.room import Change
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.live.table import LiveTable


class Stale(Illegal):
    """It was thought of before something else happened."""


class Submission(Struct, frozen=True, eq=False):
    """A move that is being committed. It holds the room's lock until it is finished."""

    table: LiveTable
    ask: wire.Submit
    change: Change
    row: Row
    appending: asyncio.Future[Row | None]

    def finish_now(self) -> bool:
        """Tell everyone, and release the lock: False, and nothing done, where only `finish` can. The append is done."""
        table, row = self.table, self.row
        try:
            stands = self.appending.result()
        except (Exception, asyncio.CancelledError):
            return False
        seating = table.seating
        if (stands is not row and stands != row) or not seating.is_settled:
            return False
        try:
            if table.room.settings.clock is not None:
                table.hall.clocks.wrote(row.at)
            table.accept(self.change, row)
            if seating.has_bots:
                table.start_bots()
        finally:
            table.lock.release()
        return True

    async def finish(self) -> int:
        """Finish as `LiveTable.ask` does: the number of the entry; Illegal or Unavailable where it does not stand."""
        try:
            try:
                seq = await self.table.settle(self.change, self.row, self.appending)
            except AppendConflict:
                await self.table.clock.repay()
                seq = await retried(self.table, lambda: self.table.asked(self.row.by, self.ask))
            await self.table.do_pending()
            return seq
        finally:
            self.table.lock.release()


def begin(table: LiveTable, user: UserId, ask: wire.Submit) -> Submission | None:
    """Check a move and begin to commit it. Raises `Illegal` or `Malformed` with the reason why not.

    Returns None, and does nothing, if another change is being made, if the same move came before, if another server has
    shown more than stands here, or if the player is owed time that has to be given back first. `LiveTable.ask` answers
    then.
    """
    known = (user, ask.key) in table.idempotency_keys
    if known or ask.after > table.room.moved or (table.room.settings.clock is not None and table.clock.owed()):
        return None
    if not table.lock.acquire_now():
        return None
    try:
        seating = table.seating
        change = table.submitted(user, ask, seating)
        room = change.room
        row = table.row(change, user, ask.key)
        same_chairs = room.chairs is table.room.chairs
        appending = table.hall.store.append(row, seating.summary(room) if same_chairs else room.summary())
        if not isinstance(appending, asyncio.Future):
            appending = asyncio.ensure_future(appending)
    except BaseException as error:
        table.lock.release()
        if isinstance(error, Illegal) and table.hall.node.is_shared:
            return None  # it may be legal in the room as other nodes have it: `LiveTable.ask` looks
        raise
    return Submission(table, ask, change, row, appending)
