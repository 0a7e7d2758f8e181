"""Names of seats: every bot has a name from its level's cast, and keeps it."""

from __future__ import annotations

import pytest
from tests.support.rooms import ANN, BEN, all_ready, dice, opened

from tilehall.core.question import LEVELS
from tilehall.core.registry import find
from tilehall.server.accounts.names import MAX_NAME_CHARS
from tilehall.table import commands
from tilehall.table.room import Room
from tilehall.table.seat_names import CAST, bot_name, seat_names

NAMES = {ANN: "Ann", BEN: "Ben"}


def with_bots(*levels: str) -> Room:
    """Return a room of five in which Ann sits, followed by bots of these levels."""
    room = commands.sit(opened(find("miners"), len(levels) + 1).room, ANN, 0).room
    for seat, level in enumerate(levels, start=1):
        room = commands.seat_bot(room, ANN, seat, level).room
    return room


def test_every_level_has_a_cast_and_no_two_bots_have_one_name() -> None:
    assert tuple(CAST) == LEVELS
    everyone = [name for names in CAST.values() for name in names]
    assert len(set(everyone)) == len(everyone)
    assert all(len(names) >= 5 for names in CAST.values()), "as many as there are seats at the largest table"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_beyond_the_cast_still_differ_and_every_name_is_short_enough(level: str) -> None:
    names = [bot_name(level, number) for number in range(16)]
    assert len(set(names)) == 16
    assert all(name.endswith(" (bot)") and len(name) <= MAX_NAME_CHARS for name in names)


def test_two_bots_of_one_level_have_different_names() -> None:
    room = with_bots("easy", "easy", "hard", "easy")
    assert seat_names(room, NAMES) == ("Ann", "Pip (bot)", "Clover (bot)", "Flint (bot)", "Wren (bot)")


def test_a_bot_keeps_its_name_when_players_come_and_go() -> None:
    room = commands.clear(with_bots("easy", "easy", "easy"), ANN, 1).room
    assert seat_names(room, NAMES)[2:] == ("Clover (bot)", "Wren (bot)")
    room = commands.seat_bot(room, ANN, 1, "easy").room
    assert seat_names(room, NAMES) == ("Ann", "Pip (bot)", "Clover (bot)", "Wren (bot)")


def test_another_level_is_another_bot() -> None:
    room = commands.seat_bot(with_bots("easy", "easy"), ANN, 1, "medium").room
    assert seat_names(room, NAMES) == ("Ann", "Hazel (bot)", "Clover (bot)")
    room = commands.seat_bot(room, ANN, 2, "easy").room
    assert seat_names(room, NAMES)[2] == "Pip (bot)"


def test_a_bot_takes_its_name_along_into_a_rematch() -> None:
    room = all_ready(with_bots("easy", "medium", "easy"))
    room = commands.begin(room, dice(room)).room
    room = commands.resign(room, ANN, dice(room)).room
    while room.phase == "playing":
        assert room.actor is not None
        room = commands.submit(room, room.actor, [next(iter(room.game.legal(room.state)))], dice(room), ()).room
    before = seat_names(room, NAMES)
    again = seat_names(commands.again(room, ANN, "c" * 64).room, NAMES)
    assert again == (*before[1:], before[0])
