"""Rooms whose game goes on from a position of another game."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.support.rooms import ANN, CODE, SEED, RoomLog, dice, finished, names, refused, settings, submit, turn, value

from tilehall.core import record
from tilehall.core.registry import games
from tilehall.core.review import whole_turns
from tilehall.ratings.eligibility import why_unrated
from tilehall.table import commands, entries, projections
from tilehall.table.dice import Proof, Unfair, commitment, verify
from tilehall.table.past import PastTurns, log_position
from tilehall.table.past_games import games_of
from tilehall.table.room import Room
from tilehall.table.room_settings import RoomSettings

OTHER_SEED = bytes(range(32, 64))
EVERYWHERE = [(name, seats) for name, game in games().items() for seats in game.seats]


def gathered_from(source: Room, steps: int, seat: int) -> RoomLog:
    """Return Ann's room that goes on from a position of a finished game, with bots on the other seats."""
    chosen = settings(source.options, len(source.chairs))
    opening = commands.open_room(
        CODE, ANN, source.game, chosen, commitment(OTHER_SEED), position=source.steps[:steps], first=source.first
    )
    live = RoomLog(opening)
    live.take(commands.sit(live.room, ANN, seat))
    for other in range(len(source.chairs)):
        if other != seat:
            live.take(commands.seat_bot(live.room, ANN, other, "easy"))
    live.take(commands.ready(live.room, ANN, value(ANN)))
    return live


def begun_from(source: Room, steps: int, seat: int) -> RoomLog:
    live = gathered_from(source, steps, seat)
    live.take(commands.begin(live.room, dice(live.room, OTHER_SEED)))
    return live


def play_on(live: RoomLog, rng: Random) -> None:
    room = live.room
    assert room.actor is not None
    steps = turn(room, rng)
    live.take(commands.submit(room, room.actor, steps, dice(room, OTHER_SEED), names(room)))


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_game_goes_on_from_any_turn_of_another(name: str, seats: int) -> None:
    rng, source = Random(f"{name}/{seats}"), finished(name, seats)
    turns = whole_turns(source.record())
    for played in {
        turns[0].number: turns[0],
        **{each.number: each for each in rng.sample(turns, min(3, len(turns)))},
    }.values():
        live = begun_from(source, played.parts[0].at, played.seat)
        assert live.room.state == played.states[0]
        assert live.room.actor == played.seat
        while live.room.actor is not None and rng.random() < 0.99:
            play_on(live, rng)
        room = live.room
        assert live.fold() == room
        kept = record.from_text(record.to_text(room.record()))
        assert kept == room.record()
        assert record.from_json(record.to_json(kept)) == kept
        proof = Proof(room.commitment, OTHER_SEED.hex(), room.values)
        verify(kept, proof)
        [past] = games_of(CODE, [(seq, seq, entries.read(raw)) for seq, raw in enumerate(live.rows, 1)])
        told = [projections.tell(room, each, None, names(room)) for each in projections.moves(room, past.log, 0, 9999)]
        assert sum(len(each.steps) for each in told) == len(room.steps) - len(room.position)
        for number in range(past.log[-1].turn + 1):
            PastTurns().entries(room, past.log, number)


def test_a_rooms_own_dice_are_verified_and_inherited_dice_are_not() -> None:
    source = finished("rummikub", 2)
    live = begun_from(source, whole_turns(source.record())[3].parts[0].at, whole_turns(source.record())[3].seat)
    for _ in range(12):
        play_on(live, Random(3))
    room = live.room
    kept = room.record()
    assert verify(kept, Proof(room.commitment, OTHER_SEED.hex(), room.values)) > 0
    with pytest.raises(Unfair):
        verify(replace(kept, continues=0), Proof(room.commitment, OTHER_SEED.hex(), room.values))
    with pytest.raises(Unfair):
        verify(kept, Proof(commitment(SEED), SEED.hex(), room.values))


def test_its_turns_can_be_taken_back_to_the_position_and_no_further() -> None:
    source = finished("4ascend", 2)
    played = whole_turns(source.record())[4]
    live = begun_from(source, played.parts[0].at, played.seat)
    began = log_position((), live.room.seq, 0, entries.read(live.rows[-1]), live.room)
    refused(
        lambda: commands.take_back(live.room, ANN, [began]),
        "You have not played a turn yet, so there is nothing to take back.",
    )
    start = live.room
    change = submit(live.room, played.seat, turn(live.room, Random(1)))
    live.take(change)
    log = [began, log_position([began], live.room.seq, 0, change.entry, live.room)]
    live.take(commands.take_back(live.room, ANN, log))
    assert (live.room.state, live.room.steps) == (start.state, start.steps)


def test_it_is_marked_not_rated_and_its_rules_are_fixed() -> None:
    source = finished("4ascend", 2)
    live = gathered_from(source, whole_turns(source.record())[2].parts[0].at, 0)
    chosen = RoomSettings(options=source.options, seats=2, listed=False, watch=True, rated=True)
    refused(
        lambda: commands.arrange(live.room, ANN, chosen), "This game goes on from a position, so its rules are fixed."
    )
    rated = replace(live.room, settings=chosen)
    assert str(why_unrated(rated, {ANN}, {})) == "A game that goes on from a position is not rated."
    live.take(commands.begin(live.room, dice(live.room, OTHER_SEED)))
    while live.room.actor is not None:
        play_on(live, Random(2))
    result = live.room.finished()
    assert result is not None
    assert (result.continues, result.counts) == (len(live.room.position), False)
    again = commands.again(live.room, ANN, commitment(SEED)).room
    assert again.position == ()


def test_a_room_that_begins_at_the_beginning_is_written_as_it_always_was() -> None:
    source = finished("4ascend", 2)
    live = gathered_from(source, 0, 0)
    assert b"position" not in live.rows[0]
    assert b"first" not in live.rows[0]
    assert "continues" not in record.to_text(live.room.record())
