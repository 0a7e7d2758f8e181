"""The settings of a room: one struct, whose fields stay flat in the log and on the wire."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw
from tests.support.rooms import ANN, BEN, CODE, SEED, settings

from tilehall.core.game import Illegal, Malformed
from tilehall.core.registry import find
from tilehall.messages import wire
from tilehall.table import commands, entries, room_settings
from tilehall.table.dice import commitment
from tilehall.table.room import Room, after
from tilehall.table.room_settings import RoomSettings

# Written before the settings were one struct; default hints are left out of the log.
OPENED = (
    b'{"is":"opened","game":"4ascend","version":1,"options":{"hp":15,"plants_start":0,"sprout_every":6,"sprout":2,'
    b'"regrow":2,"max_turns":0,"on_limit":"hp"},"seats":2,"host":"ann","listed":false,"watch":true,"commitment":"'
    + commitment(SEED).encode()
    + b'"}'
)
ARRANGED = (
    b'{"is":"arranged","options":{"hp":20,"plants_start":1,"sprout_every":6,"sprout":2,"regrow":2,"max_turns":0,'
    b'"on_limit":"draw"},"seats":2,"listed":true,"watch":false,"hints":"never"}'
)
ARRANGE = ARRANGED.replace(b'{"is":"arranged"', b'{"ask":"arrange","id":9')
ROOM = {
    "news": "room", "room": CODE, "seq": 4, "game": "4ascend", "title": "4ascend", "options": {"hp": 20}, "seats": 2,
    "listed": True, "watch": True, "host": "ann", "phase": "gathering", "match": 1, "commitment": "63", "chairs": [],
    "muted": [], "watching": 0, "hints": "bots", "hinted": False, "aim": "Line up four", "spectators": [],
    "closing": "", "rated": False, "unrated": "", "clock": None, "turns_late": 0, "queue": "", "removed": [],
    "may_take_back": False, "mark": "", "tournament": "", "class_code": "", "teacher": "", "frozen": False,
}  # fmt: skip


def opened() -> Room:
    return after(None, entries.read(OPENED), CODE, 1)


def test_the_log_is_written_and_read_as_before() -> None:
    game = find("4ascend", 1)  # the rules of the release that wrote this
    chosen = settings(msgspec.convert({"hp": 15, "plants_start": 0}, game.options), 2, listed=False)
    change = commands.open_room(CODE, ANN, game, chosen, commitment(SEED))
    assert msgspec.json.decode(entries.write(change.entry)) == msgspec.json.decode(OPENED)
    assert opened() == change.room
    assert opened().settings == chosen


def test_an_arranged_room_is_written_and_read_as_before() -> None:
    ask = wire.read(ARRANGE)
    assert isinstance(ask, wire.Arrange)
    change = commands.arrange(opened(), ANN, room_settings.decode(ask, find("4ascend")))
    assert msgspec.json.decode(entries.write(change.entry)) == msgspec.json.decode(ARRANGED)
    assert after(opened(), entries.read(ARRANGED), CODE, 2) == change.room
    assert (change.room.settings.hints, msgspec.to_builtins(change.room.options)["on_limit"]) == ("never", "draw")


def test_what_is_sent_of_a_room_has_its_settings_among_the_other_fields() -> None:
    sent = msgspec.convert(ROOM, wire.RoomStatus)
    assert msgspec.json.decode(wire.write(sent)) == ROOM
    assert set(wire.RoomStatus.__struct_fields__) == ROOM.keys() - {"news"}


@pytest.mark.parametrize(
    "raw",
    [
        ARRANGE.replace(b'"seats":2', b'"seats":0'),
        ARRANGE.replace(b'"seats":2', b'"seats":17'),
        ARRANGE.replace(b'"seats":2,', b""),
        ARRANGE.replace(b'"never"', b'"often"'),
        ARRANGE.replace(b'"listed"', b'"colour"'),
        ARRANGE.replace(b'"id":9,', b""),
        ARRANGE.replace(b'"seats":2', b'"seats":2,"turns_late":21'),
        ARRANGE.replace(b'"seats":2', b'"seats":2,"turns_late":-1'),
        ARRANGE.replace(b'"seats":2', b'"seats":2,"turns_late":"3"'),
        ARRANGE.replace(b'"seats":2', b'"seats":2,"turns_late":1.5'),
        ARRANGE.replace(b'"seats":2', b'"seats":2,"turns_late":null'),
    ],
)
def test_what_are_no_settings_is_not_read(raw: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.read(raw)


def test_settings_that_do_not_fit_the_game_are_refused_with_a_sentence() -> None:
    for options, seats in ((b'{"hp":0}', 2), (b'{"colour":1}', 2), (b"[]", 2), (b"{}", 3)):
        given = RoomSettings(options=Raw(options), seats=seats, listed=True, watch=True)
        with pytest.raises((Malformed, Illegal), match=r"\.$"):
            room_settings.decode(given, find("4ascend"))


def test_only_the_host_arranges() -> None:
    with pytest.raises(Illegal, match="Only the host"):
        commands.arrange(opened(), BEN, opened().settings)
