"""What the hall says of a table to those who look on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.core.game import Seat, Watcher
from tilehall.server import wire
from tilehall.table import projections

if TYPE_CHECKING:
    from tilehall.server.live.table import Table

MOST_MOVES = 200  # missed moves told one by one to a client that comes back


def room(table: Table) -> wire.Room:
    """The room as everyone in it may see it."""
    room = table.room
    return wire.Room(
        room=room.code,
        seq=room.seq,
        game=room.game.name,
        title=table.hall.title(room.game),
        options=room.options,
        seats=len(room.chairs),
        listed=room.listed,
        watch=room.watch,
        host=room.host,
        phase=room.phase,
        match=room.match,
        commitment=room.commitment,
        chairs=tuple(chair(table, seat) for seat in range(len(room.chairs))),
        muted=room.muted,
        watching=len({socket.user for socket in table.sockets} - set(room.people)),
        hints=room.hints,
        hinted=room.hinted,
    )


def chair(table: Table, seat: Seat) -> wire.Chair:
    """A seat and who has it."""
    chair = table.room.chairs[seat]
    away = table.away(chair.user) if chair.user else None
    return wire.Chair(
        user=chair.user,
        name="" if chair.free else table.name_of(seat),
        bot=chair.bot,
        ready=bool(chair.ready or chair.bot),
        here=bool(chair.user) and away is None,
        away=int(away or 0),
        played_by=chair.played_by,
        agreed=chair.agreed,
    )


def game(table: Table, watcher: Watcher, since: int) -> wire.Table:
    """The game for somebody who comes in, with the moves behind the entry they saw last."""
    room, names = table.room, table.seat_names()
    if room.state is None:
        return wire.Table(position=None, moves=())
    missed = projections.moves(room, table.marks, since, MOST_MOVES)
    return wire.Table(
        position=projections.position(room, watcher, table.proof),
        moves=tuple(projections.tell(room, happened, watcher, names) for happened in missed),
    )
