"""Settling who sits at a table: owners take their seats back, and whoever deleted themselves leaves."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tilehall.table import commands
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.live.table import LiveTable


async def settle_seats(table: LiveTable) -> None:
    """Owners who are here take their seats back; people who deleted themselves leave the room. The caller holds the
    table's lock."""
    for user in (*table.room.people, table.room.host):
        if table.names.get(user) == "":
            await depart(table, user)
        elif table.presence.is_connected(user):
            back = commands.come_back(table.room, user)
            if back is not None:
                await table.commit(back, user, secrets.token_urlsafe(12))


async def depart(table: LiveTable, user: UserId) -> None:
    """Somebody who deleted themselves leaves the room: see `commands.depart`. The caller holds the table's lock."""
    gone = [each for each in table.room.people if table.names.get(each) == ""]
    while (change := commands.depart(table.room, user, table.seating.dice, gone)) is not None:
        await table.commit(change, "", f"departed-{change.room.seq}")
