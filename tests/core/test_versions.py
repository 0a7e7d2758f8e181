"""C2: games that began under earlier rules go on under them: records replay, and stored rooms play on.

`tests/records/` holds records and the logs of rooms as the first releases wrote them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.rooms import ANN, CODE, RoomLog, all_ready, dice, opened, played, submit, turn

from tilehall.core import laws, options, record
from tilehall.core.game import Malformed, Resign
from tilehall.core.notation import text
from tilehall.core.registry import find, games, versions
from tilehall.table import commands, entries
from tilehall.table.room import Room, after

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*.txt"))
LOGS = sorted(FOLDER.glob("*.log"))
EARLIER = [(name, number) for name in games() for number in versions(name) if number != games()[name].version]


def from_store(file: Path) -> Room:
    """Return the room that a stored log folds to."""
    room: Room | None = None
    for seq, raw in enumerate(file.read_bytes().splitlines(), 1):
        room = after(room, entries.read(raw), CODE, seq)
    assert room is not None
    return room


def log(name: str) -> Room:
    return from_store(FOLDER / f"{name}.log")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_c2_an_old_record_replays_as_it_was(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    kept = record.from_text(written)
    assert kept.version < games()[kept.game].version
    assert record.to_text(kept) == written
    assert record.from_json(record.to_json(kept)) == kept


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_c2_under_the_present_rules_an_old_record_would_differ(file: Path) -> None:
    """Show why the version was raised; if this no longer passes, the old rules need not be kept for this record."""
    kept = record.from_text(file.read_text(encoding="utf-8"))
    game = games()[kept.game]
    same_options = msgspec.convert(msgspec.to_builtins(kept.options), game.options)
    present = replace(kept, version=game.version, options=same_options)
    with pytest.raises(Malformed, match=r"does not fit|runs from low to high"):
        list(record.replay(present))


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_c2_a_room_opened_under_earlier_rules_plays_on_under_them(file: Path) -> None:
    room = from_store(file)
    number = room.game.version
    assert room.game is find(room.game.name, number)
    assert number < find(room.game.name).version
    if room.phase == "gathering":
        room = all_ready(room)
        room = commands.begin(room, dice(room)).room
    room = played(room, 10_000, Random(1))
    assert room.phase == "over"
    assert record.from_text(record.to_text(room.record())).outcome == room.outcome
    room = all_ready(commands.again(room, ANN, "c" * 64).room)
    assert commands.begin(room, dice(room)).room.game.version == number  # a rematch has the room's rules


def test_c5b_in_a_room_of_version_1_the_next_player_has_one_more_turn() -> None:
    room = log("summon5-1")
    assert isinstance(room.steps[-1], Resign)
    assert (room.phase, room.state.rounds + 1, len(room.state.moved)) == ("playing", room.state.final, 2)
    assert room.actor in room.state.moved
    assert room.actor is not None
    assert submit(room, room.actor, turn(room, Random(1))).room.phase == "over"
    present = find("summon5")
    before = list(record.replay(room.record()))[-2]
    assert present.outcome(present.resign(before, room.steps[-1].seat)) is not None


def test_r3_7_a_room_of_version_1_keeps_its_range_from_0() -> None:
    room = log("4ascend-1-gathering")
    assert room.options.sprout_every == "0-3"  # type: ignore[attr-defined]
    raw = b'{"sprout_every":"0-3"}'
    assert options.decode(room.game, raw, 2) == room.game.options(sprout_every="0-3")
    with pytest.raises(Malformed, match="runs from low to high within 1-40"):
        options.decode(find("4ascend"), raw, 2)
    room = all_ready(room)
    room = commands.begin(room, dice(room)).room
    assert {text(step).split()[0] for step in room.steps} == {"plant", "wait"}


@pytest.mark.parametrize("name", games())
def test_c2_new_rooms_and_records_are_of_the_present_version(name: str) -> None:
    game = games()[name]
    change = opened(game, game.seats[-1])
    assert isinstance(change.entry, entries.Opened)
    assert change.entry.version == game.version == max(versions(name))
    assert RoomLog(change).fold().game is game


@pytest.mark.parametrize(("name", "number"), EARLIER)
def test_earlier_rules_keep_the_laws(name: str, number: int) -> None:
    game = find(name, number)
    assert game.version == number
    assert sum(laws.check(game, 2 * len(game.seats), seed=number)) > 0


@pytest.mark.parametrize("name", games())
def test_c2_a_version_that_this_release_does_not_play_is_named(name: str) -> None:
    for number in (0, 99, -1):
        with pytest.raises(Malformed, match=rf"This is of version {number} of the rules of {games()[name].title};"):
            find(name, number)
