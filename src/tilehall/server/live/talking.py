"""Talk and reactions at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.core.game import Illegal
from tilehall.server import wire
from tilehall.server.live import snapshots
from tilehall.server.live.table import LiveTable
from tilehall.table import commands
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.live.connection import Connection


async def say(connection: Connection, table: LiveTable, words: str) -> None:
    """Keep something said, then let everyone hear it; Illegal with the reason why not."""
    user, factory = connection.user, connection.factory
    commands.may_talk(table.room, user)
    text = "".join(letter if letter.isprintable() else " " for letter in words).strip()
    if not text:
        raise Illegal("The message is empty.")
    if not factory.limits.take("talk", user, connection.address):
        raise Illegal("You are writing faster than others can read. Wait a moment.")
    hall = factory.hall
    said = await hall.store.say(table.room.code, user, hall.now(), text)
    names = await factory.people.names([user])
    await tell_talk(table, user, wire.Said(lines=(snapshots.chat_message(said, names),)))
    hall.node.said(table.room.code, said.n)


async def tell_talk(table: LiveTable, speaker: UserId, message: wire.Said | wire.Reacted) -> None:
    """Send what somebody says to everyone who watches, but for those who block them."""
    table.tell_all(message, deaf=(await table.hall.blocks.of(speaker)).blocked_by)


async def react(connection: Connection, table: LiveTable, reaction: wire.Reaction) -> None:
    """Let everyone see a reaction; nothing is kept of it. Illegal with the reason why not."""
    user, factory = connection.user, connection.factory
    commands.may_talk(table.room, user)
    if not factory.limits.take("reactions", user, connection.address):
        raise Illegal("That is a lot of reactions. Wait a moment.")
    names = await factory.people.names([user])
    if connection.table is not table:
        raise Illegal("Enter a room first.")  # sent away meanwhile: a game began that nobody may watch
    await tell_talk(table, user, snapshots.reacted(table, user, names[user], reaction))
    factory.hall.node.reacted(table.room.code, user, reaction)
