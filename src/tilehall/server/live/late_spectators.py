"""Spectators of a table whose host delays the game for them: what they receive, and when.

While the game is in progress, every request shows them the room as it was that many turns ago (`table/lateness.py`).
After the game, or if the room is closed, they are sent everything that was held back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilehall.core.game import Watcher
from tilehall.core.languages import ENGLISH
from tilehall.messages import snapshots, wire
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.live.presence import Socket
from tilehall.store.protocol import Talk
from tilehall.table import lateness, projections
from tilehall.table.lateness import Moment
from tilehall.table.projections import LogPosition
from tilehall.table.room import Room
from tilehall.table.summary import UserId

if TYPE_CHECKING:  # the table owns this part, and the part refers back to it
    from tilehall.server.live.table import LiveTable

MAX_HELD_MESSAGES = 200  # chat messages held until the end of a game: as many as a user is sent on entering


class LateSpectators:
    """The spectators of one table. It does nothing in a room without a delay."""

    def __init__(self, table: LiveTable, blocks: Blocks) -> None:
        self._table = table
        self._blocks = blocks
        self._moments: tuple[Moment, ...] = ()
        self._fresh: Sequence[LogPosition] = ()  # the moves that the newest row made visible
        # The chat messages of players in this game, by number, each with the users who blocked its speaker.
        self._held: dict[int, tuple[wire.ChatMessage, Collection[UserId]]] = {}
        self._told: dict[type[wire.News], wire.News] = {}  # the last message of each type that all of them were sent

    def record(self, room: Room) -> None:
        """Apply a row of a room with a delay. If it is a move, it is already in the table's log."""
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
        """Whether a delayed game is in progress."""
        room = self._table.room
        return room.settings.turns_late > 0 and room.phase == "playing"

    def includes(self, user: UserId) -> bool:
        """Return whether a user sees the game late. All users without a seat do, including the host."""
        return self.active and self._table.room.seat_of(user) is None

    def seen(self, watcher: Watcher) -> tuple[Room, Sequence[LogPosition]]:
        """Return the room up to the point that a watcher sees, and the entries that had moved the game by then."""
        table = self._table
        if watcher is not None or not self.active:
            return table.room, table.log_positions
        return self._moments[0].room, table.log_positions[: self._moments[0].moves]

    # Messages for a user who enters.

    def room_status(self, user: UserId, language: str) -> wire.RoomStatus:
        """Return the room for a user who enters. The next status is then sent to all again."""
        table = self._table
        self._told.pop(wire.RoomStatus, None)
        if not self.active:
            self._moments = ()  # the end of the game was read from the log, so nothing was held back from anyone here
        return table.room_status(self.seen(table.room.seat_of(user))[0], language)

    def clock_status(self) -> wire.ClockStatus:
        """Return the clock at the point that they see. It does not run for them."""
        clock = self._moments[0].clock
        return wire.ClockStatus(seat=None, left=clock.left if clock else ())

    async def heard(self, user: UserId, lines: tuple[wire.ChatMessage, ...]) -> tuple[wire.ChatMessage, ...]:
        """Return the chat messages that a user may read now."""
        if not self.includes(user):
            return lines
        deaf = {line.user: (await self._blocks.of(line.user)).blocked_by for line in lines}
        return self._heard(lines, deaf) if self.includes(user) else lines

    def _heard(
        self, lines: tuple[wire.ChatMessage, ...], deaf: Mapping[UserId, Collection[UserId]]
    ) -> tuple[wire.ChatMessage, ...]:
        """Return the chat messages that late spectators may read, and hold the others until the end of the game."""
        held = {line.n: (line, deaf.get(line.user, ())) for line in lines if self._is_held(line.user, line.at)}
        self._held = dict(sorted((self._held | held).items())[-MAX_HELD_MESSAGES:])
        return tuple(line for line in lines if line.n not in held)

    def may_hear(self, user: UserId, line: Talk) -> bool:
        """Return whether the delay allows a user to read a chat message now."""
        return not (self.includes(user) and self._is_held(line.by, line.at))

    def _is_held(self, speaker: UserId, at: int) -> bool:
        """Return whether a message is held until the end of the game. Messages of players could reveal the position."""
        return speaker in self._table.room.people and at >= self._table.log_positions[0].at

    # Messages for everyone.

    def _sockets(self) -> tuple[list[Socket], list[Socket]]:
        """Return the connections of late spectators, and those of all other users."""
        seats = self._table.seating.seats
        late: list[Socket] = []
        others: list[Socket] = []
        for socket in tuple(self._table.presence.sockets):
            (others if socket.user in seats else late).append(socket)
        return late, others

    def tell_all(self, message: wire.Social | wire.ClockStatus, deaf: Collection[UserId]) -> None:
        """Send a message to everyone except the users in `deaf`.

        Late spectators receive as much of it as they may know. After the game, or if the room is closed, they also
        receive everything that was held back.
        """
        if not self.active:
            self._reveal()
            snapshots.send(message, self._table.presence.sockets, deaf)
            return
        late, others = self._sockets()
        snapshots.send(message, others, deaf)
        theirs = self._late(message, deaf)
        if theirs is not None:
            snapshots.send(theirs, late, deaf)

    def tell_room(self) -> None:
        """Send everyone the room, as far as they may know it."""
        table = self._table
        status_in = partial(table.room_status, table.room)
        if not self.active:
            self._reveal()
            snapshots.send_room(status_in, table.presence.sockets)
            return
        late, others = self._sockets()
        snapshots.send_room(status_in, others)
        self._tell_room(late)

    def _tell_room(self, late: Sequence[Socket]) -> None:
        if self._is_new(self._room_status(ENGLISH)):
            snapshots.send_room(self._room_status, late)

    def _room_status(self, language: str) -> wire.RoomStatus:
        return self._table.room_status(self.seen(None)[0], language)

    def _late(
        self, message: wire.Social | wire.ClockStatus, deaf: Collection[UserId]
    ) -> wire.Social | wire.ClockStatus | None:
        """Return the message that late spectators receive instead, or None.

        They receive only the message types listed here.
        """
        match message:
            case wire.ClockStatus():
                status = self.clock_status()
                return status if self._is_new(status) else None
            case wire.Said(lines=lines):
                heard = self._heard(lines, {line.user: deaf for line in lines})
                return wire.Said(lines=heard) if heard else None
            case wire.Reacted(seat=None):
                return message
            case _:
                return None

    def _is_new(self, news: wire.RoomStatus | wire.ClockStatus) -> bool:
        """Return whether a message contains anything new for all late spectators, who are then sent it.

        A message without visible changes would reveal that something happened. Two fields are ignored: the page itself
        counts how long a player has been away, and the row number alone reveals nothing.
        """
        told: wire.News = news
        if isinstance(news, wire.RoomStatus):
            told = replace(news, seq=0, chairs=tuple(replace(chair, away=0) for chair in news.chairs))
        if self._told.get(type(news)) == told:
            return False
        self._told[type(news)] = told
        return True

    def send_move(self) -> list[Socket]:
        """Send late spectators what the newest row made visible.

        Returns all other connections, which receive the row itself.
        """
        late, others = self._sockets()
        if late and self.active:
            for language, readers in snapshots.by_language(late):
                self._send_fresh(language, [*readers])
            if self._fresh:
                self._tell_room(late)  # if a bot began or stopped substituting in it
        return others

    def _send_fresh(self, language: str, readers: Sequence[Socket]) -> None:
        """Send the moves that are old enough now."""
        table, names = self._table, self._table.seat_names(language)
        for turn in dict.fromkeys(entry.turn for entry in self._fresh):
            for then, happened in table.past.entries(table.room, table.log_positions, turn):
                move = projections.tell(then, happened, None, names, language)
                position = projections.position(then, None, language=language)
                snapshots.send(wire.Happened(move=move, position=position), readers)

    def _reveal(self) -> None:
        """Send late spectators everything that was held back."""
        if not self._moments:
            return
        since, held = self._moments[0].room.moved, tuple(self._held.values())
        self._moments, self._held = (), {}
        self._told.clear()
        for language, readers in snapshots.by_language(self._sockets()[0]):
            game = wire.write(self._table.snapshot(None, since, language))
            for socket in readers:
                socket.send(game)
                lines = tuple(line for line, deaf in held if socket.user not in deaf)
                if lines:
                    socket.send(wire.write(wire.Said(lines=lines)))
