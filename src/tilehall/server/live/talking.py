"""Talk and reactions at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.core.game import Illegal
from tilehall.server import wire
from tilehall.server.live import snapshots
from tilehall.server.live.table import LiveTable
from tilehall.table import commands

if TYPE_CHECKING:
    from tilehall.server.live.connection import Connection


async def say(connection: Connection, table: LiveTable, words: str) -> None:
    """Keep something said, then let everyone hear it; Illegal with the reason why not."""
    user, factory = connection.user, connection.factory
    commands.may_talk(table.room, user)
    text = "".join(letter if letter.isprintable() else " " for letter in words).strip()
    if not text:
        raise Illegal("There is nothing to say in that.")
    if not factory.limits.take("talk", user, connection.address):
        raise Illegal("You talk faster than others can read; wait a moment.")
    hall = factory.hall
    said = await hall.store.say(table.room.code, user, hall.now(), text)
    names = await factory.people.names([user])
    table.tell_all(wire.Said(lines=(snapshots.chat_message(said, names),)))
    if hall.cluster is not None:
        hall.cluster.said(table, said.n)


async def react(connection: Connection, table: LiveTable, reaction: wire.Reaction) -> None:
    """Let everyone see a reaction; nothing is kept of it. Illegal with the reason why not."""
    user, factory = connection.user, connection.factory
    commands.may_talk(table.room, user)
    if not factory.limits.take("reactions", user, connection.address):
        raise Illegal("Those were many reactions; wait a moment.")
    names = await factory.people.names([user])
    if connection.table is not table:
        raise Illegal("Enter a room first.")  # sent away meanwhile: a game began that nobody may watch
    table.tell_all(snapshots.reacted(table, user, names[user], reaction))
    if factory.hall.cluster is not None:
        factory.hall.cluster.reacted(table, user, reaction)
