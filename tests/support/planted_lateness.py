"""Leaks to late spectators, planted for the test of the law to find."""

from __future__ import annotations

import pytest

from tests.support.planted_leaks import Plant
from tilehall.core.game import AnyGame
from tilehall.core.languages import ENGLISH
from tilehall.messages import wire
from tilehall.server.live.late_spectators import LateSpectators
from tilehall.server.live.presence import Socket
from tilehall.server.live.table import LiveTable
from tilehall.table import lateness
from tilehall.table.room import Room
from tilehall.table.summary import UserId


def by_one_turn(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Show everything a turn too early."""
    patch.setattr(lateness, "in_sight", lambda newest, turns_late: max(0, newest - turns_late + 1))


def in_the_number_of_the_newest_row(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send the number of the newest log row with the room."""
    honest = LiveTable.room_status

    def room(table: LiveTable, seen: Room, language: str) -> wire.RoomStatus:
        return honest(table, table.room, language)

    patch.setattr(LiveTable, "room_status", room)


def in_what_players_say(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send chat lines of players to everybody at once."""
    patch.setattr(LateSpectators, "_heard", lambda self, lines, deaf: lines)


def in_earlier_chat(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send the whole chat to everybody who enters."""

    async def heard(
        self: LateSpectators, user: UserId, lines: tuple[wire.ChatMessage, ...]
    ) -> tuple[wire.ChatMessage, ...]:
        return lines

    patch.setattr(LateSpectators, "heard", heard)


def in_moves_as_they_are_made(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send every move to everybody."""

    def send_move(self: LateSpectators) -> list[Socket]:
        return list(self._table.presence.sockets)

    patch.setattr(LateSpectators, "send_move", send_move)


def in_a_past_turn(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Show every past turn to everybody who looks back."""

    def past(table: LiveTable, user: UserId, ask: wire.Look, language: str = ENGLISH) -> wire.Past:
        return honest(table, table.room.people[0], ask, language)

    honest = LiveTable.past_turn
    patch.setattr(LiveTable, "past_turn", past)


LATE_PLANTS: tuple[Plant, ...] = (
    by_one_turn,
    in_the_number_of_the_newest_row,
    in_what_players_say,
    in_earlier_chat,
    in_moves_as_they_are_made,
    in_a_past_turn,
)
