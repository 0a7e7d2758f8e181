"""Hints: what the hard bot would do in somebody's place, knowing what they know."""

from __future__ import annotations

from tilehall.core.game import Illegal
from tilehall.core.judgement import advice
from tilehall.server import wire
from tilehall.server.live.bot_turns import question, read_turn
from tilehall.server.live.table import LiveTable
from tilehall.table import commands
from tilehall.table.summary import UserId


async def hint(table: LiveTable, user: UserId, ask: wire.Hint) -> wire.Hinted:
    """The answer to somebody who asks for a hint; Illegal where there is none for them."""
    table.require_current(ask.after)
    room = table.room
    seat = commands.may_ask(room, user)
    found = await table.hall.study(
        question(room, seat, room.game.levels[-1]), lambda answer: (answer, read_turn(table, room, seat, answer).steps)
    )
    if found is None:
        raise Illegal("No hint comes to mind right now; try again.")
    answer, steps = found
    names = table.seat_names()
    return wire.Hinted(
        id=ask.id,
        steps=answer.steps,
        sentences=tuple(step.sentence(names[seat], names) for step in steps),
        why=advice(room.game, answer.why, names, seat),
        win_probability=answer.win_probability,
    )
