"""Hints: the best turn in somebody's place, knowing what they know. The same position gives the same hint."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from tilehall.core.game import Illegal
from tilehall.core.judgement import advice
from tilehall.core.question import seek_advice
from tilehall.core.review import as_good
from tilehall.server import wire
from tilehall.server.live.bot_turns import read_turn
from tilehall.server.live.table import NO_SEAT, LiveTable
from tilehall.table import commands, projections
from tilehall.table.summary import UserId


async def hint(table: LiveTable, user: UserId, ask: wire.Hint) -> wire.Hinted:
    """The answer to somebody who asks for a hint; Illegal where there is none for them."""
    room = table.room
    if room.seat_of(user) is None:  # before anything else: whether the game has moved is not for those who see it late
        raise Illegal(NO_SEAT)
    table.require_current(ask.after)
    seat = commands.may_ask(room, user)
    view = Raw(msgspec.json.encode(room.game.view(room.state, seat)))
    found = await table.parts.bots.advice.ask(
        seek_advice(room.game.name, len(room.chairs), view, projections.shown_steps(room, seat)),
        lambda answer: (answer, read_turn(room, seat, table.seating.dice, table.seat_names(), answer).steps),
    )
    if found is None:
        raise Illegal("No hint comes to mind right now; try again.")
    answer, steps = found
    names = table.seat_names()
    return wire.Hinted(
        id=ask.id,
        steps=answer.steps,
        sentences=tuple(step.sentence(names[seat], names) for step in steps),
        why=" ".join(filter(None, (advice(room.game, answer.why, names, seat), as_good(len(answer.equal))))),
        win_probability=answer.win_probability,
    )
