"""Snapshots: the messages that tell somebody how a table stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, structs

from tilehall.core.game import Draft, Seat, Watcher
from tilehall.core.notation import text
from tilehall.server import wire
from tilehall.store.protocol import Talk
from tilehall.table import projections
from tilehall.table.result_words import mark
from tilehall.table.room import Chair, Room
from tilehall.table.seat_names import SOMEBODY
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.live.table import LiveTable

MOST_MOVES = 200  # missed moves told one by one to a client that comes back
MOST_NEXT = 400  # steps that a tried draft lists
MOST_NAMED = 24  # spectators named to everyone whenever one comes or goes; more of them are counted


def room(table: LiveTable, seen: Room) -> wire.RoomStatus:
    """The room as everyone in it may see it; `seen` is how far they see its game."""
    room = table.room
    spectators = table.presence.spectators(room.people)
    return wire.RoomStatus(
        room=room.code,
        seq=seen.seq,
        game=room.game.name,
        title=table.hall.title(room.game),
        host=room.host,
        phase=room.phase,
        match=room.match,
        commitment=room.commitment,
        chairs=tuple(chair(table, seat, each) for seat, each in enumerate(seen.chairs)),
        muted=room.muted,
        watching=len(spectators),
        hinted=room.hinted,
        spectators=tuple(
            wire.Spectator(user=user, name=name)
            for user in spectators[:MOST_NAMED]
            if (name := table.spectator_names.get(user))
        ),
        aim=room.game.aim(room.options),
        closing=room.closing,
        unrated=table.ratings.why_unrated(),
        queue=room.queue,
        may_take_back=room.phase == "playing" and not room.why_turns_stand,
        mark=mark(room.takebacks, len(room.position)),
        removed=tuple(wire.Spectator(user=user, name=name) for user in room.removed if (name := table.names.get(user))),
        **structs.asdict(room.settings),
    )


def chair(table: LiveTable, seat: Seat, chair: Chair) -> wire.ChairStatus:
    """A seat and who has it."""
    away = table.presence.away(chair.user) if chair.user else None
    rating, provisional, change = table.ratings.shown(chair)
    return wire.ChairStatus(
        user=chair.user,
        name="" if chair.free else table.seat_names()[seat],
        bot=chair.bot,
        ready=bool(chair.ready or chair.bot),
        here=bool(chair.user) and away is None,
        away=int(away or 0),
        played_by=chair.played_by,
        agreed=chair.agreed,
        cleared=chair.cleared,
        rating=rating,
        provisional=provisional,
        change=change,
    )


def game(table: LiveTable, watcher: Watcher, since: int) -> wire.Snapshot:
    """The game for somebody who comes in, with the moves behind the entry they saw last."""
    (room, log), names = table.late_spectators.seen(watcher), table.seat_names()
    if room.state is None:
        return wire.Snapshot(position=None, moves=())
    missed = projections.moves(room, log, since, MOST_MOVES)
    return wire.Snapshot(
        position=projections.position(room, watcher, table.proof),
        moves=tuple(projections.tell(room, happened, watcher, names) for happened in missed),
    )


def past(table: LiveTable, user: UserId, ask: wire.Look) -> wire.Past:
    """A turn of the game as somebody saw it when it was played; Illegal where there is none of that number."""
    watcher, names = table.room.seat_of(user), table.seat_names()
    entries = table.past.entries(*table.late_spectators.seen(watcher), ask.at)
    return wire.Past(
        id=ask.id,
        turn=ask.at,
        moves=tuple(projections.tell(then, happened, watcher, names) for then, happened in entries),
        position=projections.position(entries[-1][0], watcher, table.proof),
    )


def tried(id: int, draft: Draft) -> wire.Tried:
    """What became of a draft."""
    return wire.Tried(
        id=id,
        verdicts=draft.verdicts,
        steps=tuple(map(text, draft.steps)),
        next=tuple(map(text, draft.next[:MOST_NEXT])),
        points=draft.points,
        missing=draft.missing,
        marks=draft.marks,
        view=Raw(msgspec.json.encode(draft.view)),
        worth=draft.worth,
    )


def chat_message(said: Talk, names: Mapping[UserId, str]) -> wire.ChatMessage:
    """Something that was said, with the name of whoever said it."""
    return wire.ChatMessage(n=said.n, at=said.at, user=said.by, name=names.get(said.by, ""), text=said.text)


def reacted(table: LiveTable, user: UserId, name: str, reaction: wire.Reaction) -> wire.Reacted:
    """A reaction that somebody shows, with their name."""
    return wire.Reacted(user=user, name=name or SOMEBODY, seat=table.room.seat_of(user), reaction=reaction)
