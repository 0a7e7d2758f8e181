"""Spectators of a table whose host lets them see the game some turns late: what they are told, and when.

While the game goes on they see the room as it stood so many turns ago (`table/lateness.py`), whichever way they ask.
Once it is over, or the room is closed, they are shown everything that was kept from them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilehall.core.game import Watcher
from tilehall.server import wire
from tilehall.server.live import snapshots
from tilehall.server.live.presence import Socket
from tilehall.store.protocol import Talk
from tilehall.table import lateness, projections
from tilehall.table.lateness import Moment
from tilehall.table.projections import LogPosition
from tilehall.table.room import Room
from tilehall.table.summary import UserId

if TYPE_CHECKING:  # a table owns this part, and the part refers back to it
    from tilehall.server.live.table import LiveTable

MOST_HELD = 200  # lines of talk kept for the end of a game: as many as somebody gets who comes in


class LateSpectators:
    """Those who look on at one table. It does nothing in a room where they see the game as it is."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._moments: tuple[Moment, ...] = ()
        self._fresh: Sequence[LogPosition] = ()  # the moves that came in sight with the newest row
        # What players said in this game, by its number, and who does not want to hear it.
        self._held: dict[int, tuple[wire.ChatMessage, Collection[UserId]]] = {}
        self._told: dict[type[wire.News], wire.News] = {}  # the last of each kind that all of them were told

    def record(self, room: Room) -> None:
        """Take over a row of the log of a room that is seen late; its move, if it is one, is in the table's log."""
        if room.phase == "gathering":
            self._moments = ()
        if room.phase != "playing":
            return
        log = self._table.log_positions
        shown = self._moments[0].moves if len(log) > 1 else 0
        newest = Moment(room, log[-1].turn, len(log), self._table.clock.clock)
        self._moments = lateness.after(self._moments, newest)
        self._fresh = log[shown : self._moments[0].moves]

    @property
    def active(self) -> bool:
        """Whether a game is under way that spectators see late."""
        room = self._table.room
        return room.settings.turns_late > 0 and room.phase == "playing"

    def includes(self, user: UserId) -> bool:
        """Whether somebody sees the game late: everyone without a seat does, the host too."""
        return self.active and self._table.room.seat_of(user) is None

    def seen(self, watcher: Watcher) -> tuple[Room, Sequence[LogPosition]]:
        """The room as far as a watcher sees its game, and the entries that had moved it by then."""
        table = self._table
        if watcher is not None or not self.active:
            return table.room, table.log_positions
        return self._moments[0].room, table.log_positions[: self._moments[0].moves]

    # What somebody who comes in is told.

    def room_status(self, user: UserId) -> wire.RoomStatus:
        """The room for somebody who comes in, from which on all are to be told once more."""
        table = self._table
        self._told.pop(wire.RoomStatus, None)
        if not self.active:
            self._moments = ()  # of a game whose end was read from the log: nobody was here from whom it was kept
        return table.room_status(self.seen(table.room.seat_of(user))[0])

    def clock_status(self) -> wire.ClockStatus:
        """The clock as it stood after what they see. It does not run for them: that time is over."""
        clock = self._moments[0].clock
        return wire.ClockStatus(seat=None, left=clock.left if clock else ())

    async def heard(self, user: UserId, lines: tuple[wire.ChatMessage, ...]) -> tuple[wire.ChatMessage, ...]:
        """Of what was said in the room, that which somebody may hear now."""
        blocks = self._table.parts.blocks
        deaf = {line.user: (await blocks.of(line.user)).blocked_by for line in lines} if self.includes(user) else {}
        return self._heard(lines, deaf) if self.includes(user) else lines

    def _heard(
        self, lines: tuple[wire.ChatMessage, ...], deaf: Mapping[UserId, Collection[UserId]]
    ) -> tuple[wire.ChatMessage, ...]:
        """Return what late spectators may hear, and keep the rest for the end of the game."""
        held = {line.n: (line, deaf.get(line.user, ())) for line in lines if self._is_held(line.user, line.at)}
        self._held = dict(sorted((self._held | held).items())[-MOST_HELD:])
        return tuple(line for line in lines if line.n not in held)

    def may_hear(self, user: UserId, line: Talk) -> bool:
        """Return whether a line is shown to a user now, as far as the game decides it."""
        return not (self.includes(user) and self._is_held(line.by, line.at))

    def _is_held(self, speaker: UserId, at: int) -> bool:
        """Return whether late spectators hear a line only after the game. What players say tells how it stands."""
        return speaker in self._table.room.people and at >= self._table.log_positions[0].at

    # What everyone is told.

    def _sockets(self) -> tuple[list[Socket], list[Socket]]:
        """The connections of those without a seat, and of all others."""
        seats = self._table.seating.seats
        late: list[Socket] = []
        others: list[Socket] = []
        for socket in tuple(self._table.presence.sockets):
            (others if socket.user in seats else late).append(socket)
        return late, others

    def tell_all(self, message: wire.AnyNews, deaf: Collection[UserId]) -> None:
        """Send everyone a message who is not deaf to it: late spectators as much of it as they may know, and all that
        was kept from them once the game is over or the room is closed."""
        if not self.active:
            self._reveal()
            snapshots.send(message, self._table.presence.sockets, deaf)
            return
        late, others = self._sockets()
        snapshots.send(message, others, deaf)
        theirs = self._late(message, deaf)
        if theirs is not None:
            snapshots.send(theirs, late, deaf)

    def _late(self, message: wire.AnyNews, deaf: Collection[UserId]) -> wire.AnyNews | None:
        """What late spectators are told in the place of a message; None: nothing. Of any kind that is not named here
        they are told nothing."""
        match message:
            case wire.RoomStatus():
                return self._unless_told(self._table.room_status(self.seen(None)[0]))
            case wire.ClockStatus():
                return self._unless_told(self.clock_status())
            case wire.Said(lines=lines):
                heard = self._heard(lines, {line.user: deaf for line in lines})
                return wire.Said(lines=heard) if heard else None
            case wire.Reacted(seat=None):
                return message
            case _:
                return None

    def _unless_told(self, news: wire.RoomStatus | wire.ClockStatus) -> wire.AnyNews | None:
        """Something to tell all late spectators, or None where they know it: that they are told of something which
        they see nothing of would tell them that it happened. Their pages count on by themselves how long somebody is
        away, and which row it is tells nothing by itself."""
        told: wire.News = news
        if isinstance(news, wire.RoomStatus):
            told = replace(news, seq=0, chairs=tuple(replace(chair, away=0) for chair in news.chairs))
        if self._told.get(type(news)) == told:
            return None
        self._told[type(news)] = told
        return news

    def send_move(self) -> list[Socket]:
        """Send late spectators what came in sight with the newest row. The connections of all others, who are told of
        the row itself."""
        late, others = self._sockets()
        if late and self.active:
            for news in self._came_in_sight():
                snapshots.send(news, late)
        return others

    def _came_in_sight(self) -> Iterator[wire.AnyNews]:
        """The moves of turns that are old enough now, and the room where a bot has begun or ceased to play on in it."""
        table, names = self._table, self._table.seat_names()
        for turn in dict.fromkeys(entry.turn for entry in self._fresh):
            for then, happened in table.past.entries(table.room, table.log_positions, turn):
                move = projections.tell(then, happened, None, names)
                yield wire.Happened(move=move, position=projections.position(then, None))
        status = self._unless_told(table.room_status(self.seen(None)[0])) if self._fresh else None
        if status is not None:
            yield status

    def _reveal(self) -> None:
        """Show late spectators what was kept from them, where anything was."""
        if not self._moments:
            return
        since, held = self._moments[0].room.moved, tuple(self._held.values())
        self._moments, self._held = (), {}
        self._told.clear()
        game = wire.write(self._table.snapshot(None, since))
        for socket in self._sockets()[0]:
            socket.send(game)
            lines = tuple(line for line, deaf in held if socket.user not in deaf)
            if lines:
                socket.send(wire.write(wire.Said(lines=lines)))
