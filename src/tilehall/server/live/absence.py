"""Bots that stand in: for somebody who is away, where all others agree, and for a turn whose time is up (C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.core.game import Seat
from tilehall.table import commands
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.live.table import LiveTable

STAND_IN = "medium"  # the level of the bot that plays on for somebody


async def agree(table: LiveTable, user: UserId, seat: Seat, key: str) -> int:
    """Somebody agrees that a bot plays on for a seat; it does once all have. The caller holds `table.lock`."""
    away = table.presence.away(table.room.chairs[seat].user) if seat < len(table.room.chairs) else None
    seq = await table.commit(commands.agree(table.room, user, seat, away), user, key)
    if commands.all_agree(table.room, seat):
        return await table.commit(commands.replace_seat(table.room, seat, STAND_IN), "", f"replaced-{seq}")
    return seq
