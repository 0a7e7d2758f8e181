"""Tests of rooms of a class: who may know of them, what a teacher may do, and boards that stand still."""

from __future__ import annotations

from random import Random

import pytest
from tests.support.rooms import BEN, CODE, SEED, dice, settings, submit, turn, value

from tilehall.core.game import Illegal
from tilehall.core.registry import find
from tilehall.table import clock, commands, entries
from tilehall.table.clock import GameClock
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.dice import commitment
from tilehall.table.room import Change, Room, after
from tilehall.table.room_settings import RoomSettings

KIM, LOU, TEACHER = "pupil~5BCLAS~kim", "pupil~5BCLAS~lou", "teacher"
START = 1_700_000_000_000
OTHER = "pupil~6ACLAS~max"
STILL = "Your teacher has stopped all boards of the class for a moment."


def class_room(timed: ClockSettings | None = None) -> Room:
    """Return a room that the teacher has opened for Kim and Lou."""
    game = find("4ascend")
    chosen = RoomSettings(options=game.options(), seats=2, listed=True, watch=False, rated=True, clock=timed)
    opened = commands.open_room(CODE, "", game, chosen, commitment(SEED), class_code="5BCLAS", teacher=TEACHER)
    assert entries.read(entries.write(opened.entry)) == opened.entry
    room = opened.room
    for user in (KIM, LOU):
        room = commands.sit(room, user, None).room
    return room


def begun(timed: ClockSettings | None = None) -> Room:
    room = class_room(timed)
    for user in (KIM, LOU):
        room = commands.ready(room, user, value("kim")).room
    return commands.begin(room, dice(room)).room


def test_a_room_of_a_class_is_for_the_class_alone() -> None:
    room = begun()
    for user in (KIM, LOU, TEACHER):
        commands.may_watch(room, user)
        commands.may_read(room, user)
    for user in (BEN, OTHER, "", "bot~x1"):
        for refused in (commands.may_watch, commands.may_read):
            with pytest.raises(Illegal, match="There is no room with that code"):
                refused(room, user)
    with pytest.raises(Illegal, match="There is no room with that code"):
        commands.sit(class_room(), BEN, None)


def test_a_pupil_is_in_no_room_outside_the_class() -> None:
    game = find("4ascend")
    room = commands.open_room(CODE, BEN, game, settings(game.options(), 2), commitment(SEED)).room
    for refused in (commands.may_watch, commands.may_read):
        with pytest.raises(Illegal):
            refused(room, KIM)
    with pytest.raises(Illegal):
        commands.sit(room, KIM, None)


def test_a_room_of_a_class_is_never_listed_or_rated() -> None:
    room = class_room()
    assert (room.settings.listed, room.settings.rated, room.summary().listed) == (False, False, False)
    chosen = settings(room.options, 2, listed=True)
    arranged = commands.arrange(room, TEACHER, chosen).room
    assert (arranged.settings.listed, arranged.settings.rated) == (False, False)


def test_the_teacher_may_do_what_a_host_may_and_pupils_may_not() -> None:
    room = class_room()
    with pytest.raises(Illegal, match="host"):
        commands.clear(room, KIM, 1)
    assert commands.clear(room, TEACHER, 1).room.chairs[1].free
    assert commands.mute(room, TEACHER, KIM, True).room.muted == (KIM,)


def test_a_board_that_stands_still_refuses_every_move_and_nothing_happens_by_itself() -> None:
    room = begun()
    still = commands.freeze(room, True).room
    assert room.actor is not None
    steps = turn(room, Random(1))
    for act in (
        lambda: submit(still, room.actor or 0, steps),
        lambda: commands.resign(still, KIM, dice(still)),
        lambda: commands.time_out(still, dice(still), "easy"),
        lambda: commands.agree(still, KIM, 1, 100.0),
        lambda: commands.may_ask(still, KIM),
        lambda: commands.freeze(still, True),
    ):
        with pytest.raises(Illegal, match=STILL):
            act()
    assert not still.summary().waits
    thawed = commands.freeze(still, False).room
    assert submit(thawed, room.actor, steps).room.steps
    with pytest.raises(Illegal, match="not stopped"):
        commands.freeze(thawed, False)


def test_neither_a_game_nor_a_bot_begins_while_the_boards_stand_still() -> None:
    room = commands.freeze(class_room(), True).room
    for user in (KIM, LOU):
        room = commands.ready(room, user, value("kim")).room
    assert (room.due(), room.summary().waits) == ("", False)
    assert commands.freeze(room, False).room.due() == "begin"


def test_no_time_runs_while_the_boards_stand_still() -> None:
    room = begun(ClockSettings("turn", 30))
    now: GameClock | None = clock.after(None, entries.Began(()), room, START)
    assert now is not None
    assert now.deadline == START + 30_000

    def take(change: Change, at: int) -> GameClock:
        nonlocal room, now
        room = after(room, entries.read(entries.write(change.entry)), CODE, change.room.seq)
        now = clock.after(now, change.entry, room, at)
        assert now is not None
        return now

    stopped = take(commands.freeze(room, True), START + 10_000)
    assert (stopped.deadline, stopped.left_at(START + 500_000)[room.actor or 0]) == (None, 20_000)
    assert take(commands.replace_seat(room, room.actor or 0, "easy"), START + 20_000).deadline is None
    back = commands.come_back(room, room.people[room.actor or 0])
    assert back is not None
    assert take(back, START + 30_000).deadline is None
    assert take(commands.freeze(room, False), START + 600_000).deadline == START + 620_000


def test_a_pupil_can_be_removed_while_the_boards_stand_still() -> None:
    room = commands.freeze(begun(ClockSettings("turn", 30)), True).room
    change = commands.depart(room, KIM, dice(room))
    assert change is not None
    assert isinstance(change.entry, entries.Resigned)
    assert commands.depart(change.room, KIM, dice(room)) is None, "the room has no host to replace"
