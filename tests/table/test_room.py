"""A room is the fold of its log: whole random rooms, from opening to a rematch and to closing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from tests.support.rooms import (
    ANN,
    BEN,
    CAT,
    CODE,
    DAN,
    PEOPLE,
    SEED,
    ZOE,
    RoomLog,
    all_ready,
    begun,
    dice,
    finished,
    gathered,
    opened,
    played,
    settings,
    submit,
    turn,
    value,
)

from tilehall.core import options as choices
from tilehall.core import record
from tilehall.core.game import AnyGame, First, Illegal, Malformed, Options, Resign
from tilehall.core.registry import find, games
from tilehall.table import commands, entries
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.dice import Proof, commitment, verify
from tilehall.table.room import Change, Room, after
from tilehall.table.summary import Summary

EVERYWHERE = [(name, seats) for name, game in games().items() for seats in game.seats]
ROOMS = 3  # random rooms of each game and number of seats
MATCHES = 3  # games in each of them


def before_the_game(room: Room, rng: Random) -> Change:
    """Return the change of a random request before the game, sensible or not."""
    user, other, seat = rng.choice((*PEOPLE, ZOE)), rng.choice(PEOPLE), rng.randrange(-1, len(room.chairs) + 1)
    ask: Callable[[], Change] = rng.choice(
        [
            lambda: commands.sit(room, user, rng.choice((None, seat))),
            lambda: commands.stand(room, user),
            lambda: commands.seat_bot(room, user, seat, "easy"),
            lambda: commands.clear(room, user, seat),
            lambda: commands.ready(room, user, value(user)),
            lambda: commands.unready(room, user),
            lambda: commands.arrange(room, user, settings(drawn(room.game, rng), len(room.chairs), rng.random() < 0.5)),
            lambda: commands.hand_over(room, user, other),
            lambda: commands.mute(room, user, other, rng.random() < 0.5),
            lambda: commands.readmit(room, room.host, other),
        ]
    )
    return ask()


def drawn(game: AnyGame, rng: Random) -> Options:
    """Return random options; those that make games long keep their defaults."""
    seats = game.seats[-1]
    chosen: Options = game.options() if game.name == "rummikub" else choices.draw(game, seats, rng)
    return chosen


def gather(live: RoomLog, rng: Random) -> None:
    """Make requests of all kinds, then those still needed for the game to begin."""
    for _ in range(40):
        before = live.room
        if before.due():
            break
        with suppress(Illegal):
            live.take(before_the_game(before, rng))
    for seat, chair in enumerate(live.room.chairs):
        if chair.free:
            sitting = next(user for user in PEOPLE if live.room.seat_of(user) is None)
            if sitting in live.room.removed:
                live.take(commands.readmit(live.room, live.room.host, sitting))
            live.take(commands.sit(live.room, sitting, seat))
    for chair in live.room.chairs:
        if chair.user and not chair.ready:
            live.take(commands.ready(live.room, chair.user, value(chair.user)))


def during_the_game(room: Room, rng: Random) -> Change:
    """Return a turn, or sometimes a resignation, a bot called in, or its owner's return."""
    people = room.people
    if people and rng.random() < 0.15:
        user, seat = rng.choice(people), rng.randrange(len(room.chairs))
        if rng.random() < 0.05:
            return commands.resign(room, user, dice(room))
        if commands.all_agree(room, seat):
            return commands.replace_seat(room, seat, "easy")
        if rng.random() < 0.8:
            return commands.agree(room, user, seat, 99.0)
        if back := commands.come_back(room, user):
            return back
    assert room.actor is not None
    return submit(room, room.actor, turn(room, rng))


def play(live: RoomLog, rng: Random) -> None:
    live.take(commands.begin(live.room, dice(live.room)))
    while live.room.phase == "playing":
        with suppress(Illegal):
            live.take(during_the_game(live.room, rng))


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_room_is_the_fold_of_its_log(name: str, seats: int) -> None:
    kinds: Counter[str] = Counter()
    for number in range(ROOMS):
        rng = Random(f"{name}/{seats}/{number}")
        live = RoomLog(opened(find(name), seats, drawn(find(name), rng)))
        for match in range(1, MATCHES + 1):
            gather(live, rng)
            play(live, rng)
            assert live.fold() == live.room
            room = live.room
            assert room.match == match
            assert room.outcome is not None
            assert room.summary().phase == "over"
            proof = Proof(room.commitment, SEED.hex(), room.values)
            assert verify(room.record(), proof) > 0
            assert record.from_text(record.to_text(room.record())).steps == room.steps
            if not room.people:
                break  # bots alone: nobody asks for another game
            live.take(commands.again(room, rng.choice(room.people), commitment(SEED)))
        if live.room.phase != "closed":
            live.take(commands.close(live.room, live.room.host))
        assert live.fold() == live.room
        kinds.update(type(entries.read(raw)).__name__ for raw in live.rows)
    assert {"Opened", "Sat", "BecameReady", "Began", "Played", "Gathered", "Closed"} <= kinds.keys()


def test_random_rooms_meet_every_kind_of_entry() -> None:
    kinds = set()
    for number in range(60):
        rng = Random(number)
        live = RoomLog(opened(find("miners"), 3))
        gather(live, rng)
        play(live, rng)
        kinds |= {type(entries.read(raw)) for raw in live.rows}
    every = set(get_args(entries.AnyEntry))
    elsewhere = {entries.TimedOut, entries.TimeGivenBack, entries.TookBack}  # see test_clock.py, test_takebacks.py
    assert every - kinds == {entries.Gathered, entries.Closed} | elsewhere


def test_every_entry_keeps_its_tag() -> None:
    """Check the names in the logs of old halls; a class may be renamed, its tag may not."""
    tags = (
        "opened arranged sat stood readmitted seated ready unready hosted muted began played resigned timeout timeback "
        "tookback agreed replaced returned again closed"
    )
    assert [kind.__struct_config__.tag for kind in get_args(entries.AnyEntry)] == tags.split()


def test_chance_rolls_into_the_entry_that_made_it_due() -> None:
    room = all_ready(gathered("rummikub"))
    change = commands.begin(room, dice(room))
    assert isinstance(change.entry, entries.Began)
    assert [line.split()[0] for line in change.entry.steps] == ["first"] + ["deal"] * 28
    seat = change.room.actor
    assert seat is not None
    draw = submit(change.room, seat, [find("rummikub").steps[6]()])
    assert isinstance(draw.entry, entries.Played)
    assert [line.split()[:2] for line in draw.entry.steps] == [["draw"], ["deal", str(seat)]]
    assert (draw.room.actor, draw.room.moved) == (1 - seat, draw.room.seq)


def test_resigning_rolls_what_it_makes_due() -> None:
    """Check in Heart Tiles that nothing is dealt to the player who resigned, and that the opponent wins at once."""
    room = begun()
    change = commands.resign(room, ANN, dice(room))
    assert change.entry == entries.Resigned(0)
    assert change.room.phase == "over"
    assert change.room.outcome is not None
    assert change.room.outcome.winners == (1,)
    assert change.room.steps[-1] == Resign(0)


def test_if_the_first_player_is_fixed_every_player_moves_on_by_a_seat() -> None:
    """Check C8 in 4ascend."""
    room = commands.seat_bot(opened(find("4ascend"), 2).room, ANN, 1, "easy").room
    room = all_ready(commands.sit(room, BEN, 0).room)
    room = commands.begin(room, dice(room)).room
    room = commands.resign(room, BEN, dice(room)).room
    room = commands.again(room, BEN, "c" * 64).room
    assert [(chair.user, chair.bot) for chair in room.chairs] == [("", "easy"), (BEN, "")]
    assert room.first is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_of_many_players_each_moves_on_by_a_seat(seats: int) -> None:
    room = finished("miners", seats)
    again = commands.again(room, ANN, "c" * 64).room
    assert again.people == (*room.people[1:], room.people[0])
    assert again.first is None


@pytest.mark.parametrize("name", [name for name, game in games().items() if First in game.steps])
def test_if_the_first_player_is_drawn_the_next_seat_begins(name: str) -> None:
    """Check C8, and again in the match after it: no player changes seats."""
    seats = games()[name].seats[-1]
    room = finished(name, seats)
    begins = next(step.seat for step in room.steps if isinstance(step, First))
    for match in range(2, 5):
        people, begins = room.people, (begins + 1) % seats
        room = commands.again(room, BEN, "c" * 64).room
        assert (room.people, room.first, room.match) == (people, begins, match)
        room = all_ready(room)
        room = commands.begin(room, dice(room)).room
        assert next(step.seat for step in room.steps if isinstance(step, First)) == begins
        while room.phase == "playing":
            room = commands.resign(
                room, next(user for seat, user in enumerate(people) if room.in_play(seat)), dice(room)
            ).room


def test_a_rematch_starts_with_the_same_players_and_a_new_commitment() -> None:
    room = commands.mute(finished(), ANN, BEN, True).room
    again = commands.again(room, BEN, "c" * 64).room
    assert (again.phase, again.match, again.commitment) == ("gathering", 2, "c" * 64)
    assert (again.state, again.steps, again.moved, again.values) == (None, (), 0, ("", ""))
    assert (again.host, again.muted, again.options) == (ANN, (BEN,), room.options)


def test_a_rematch_with_fewer_seats_still_begins() -> None:
    """Let the first seat begin if the seat that should begin is gone."""
    room = replace(finished("summon5", 4), steps=(First(2),))
    room = commands.again(room, ANN, "c" * 64).room
    assert room.first == 3
    for seat in (2, 3):
        room = commands.clear(room, ANN, seat).room
    room = commands.arrange(room, ANN, settings(room.options, 2)).room
    assert room.first == 0
    room = all_ready(room)
    assert commands.begin(room, dice(room)).room.phase == "playing"


def test_who_may_begin_stays_when_its_seat_does() -> None:
    room = commands.again(replace(finished("summon5", 4), steps=(First(0),)), ANN, "c" * 64).room
    room = commands.clear(room, ANN, 3).room
    assert commands.arrange(room, ANN, settings(room.options, 3)).room.first == 1


def test_what_is_listed_of_a_room() -> None:
    room = opened(find("miners"), 3, listed=False).room
    empty = Summary("miners", "gathering", False, ANN, (), 3, 3, None, False)
    assert room.summary() == empty
    room = commands.seat_bot(commands.sit(room, BEN, 1).room, ANN, 2, "easy").room
    assert room.summary() == replace(empty, users=(BEN,), free=1)
    room = commands.ready(commands.sit(room, CAT, None).room, BEN, value(BEN)).room
    assert room.summary() == replace(empty, users=(CAT, BEN), free=0)
    room = commands.ready(room, CAT, value(CAT)).room
    assert room.summary() == replace(empty, users=(CAT, BEN), free=0, waits=True)
    room = commands.begin(room, dice(room)).room
    assert room.actor == 0
    assert room.summary() == replace(empty, users=(CAT, BEN), free=0, phase="playing", turn=CAT)
    room = played(room, 2, Random(1))
    assert room.actor == 2
    assert room.summary() == replace(empty, users=(CAT, BEN), free=0, phase="playing", waits=True)


def test_the_table_is_to_begin_when_everyone_is_ready() -> None:
    room = gathered()
    assert room.due() == ""
    room = commands.ready(room, ANN, value(ANN)).room
    assert room.due() == ""
    room = commands.ready(room, BEN, value(BEN)).room
    assert room.due() == "begin"
    assert commands.unready(room, BEN).room.due() == ""
    assert commands.begin(room, dice(room)).room.due() == ""
    assert commands.close(room, ANN).room.due() == ""


def test_a_room_of_bots_is_to_begin_at_once_and_then_to_move() -> None:
    room = opened(find("heart-tiles"), 2).room
    for seat in (0, 1):
        assert room.due() == ""
        room = commands.seat_bot(room, ANN, seat, "easy").room
    assert room.due() == "begin"
    room = commands.begin(room, dice(room)).room
    assert room.due() == "bot"


def test_the_table_moves_for_a_bot_that_plays_on_until_the_owner_is_back() -> None:
    room = begun()
    seat = room.actor
    assert seat is not None
    owner, other = room.people[seat], room.people[1 - seat]
    assert (room.due(), room.summary().turn) == ("", owner)
    room = commands.replace_seat(commands.agree(room, other, seat, 60).room, seat, "easy").room
    assert (room.due(), room.summary().turn, room.summary().waits) == ("bot", None, True)
    back = commands.come_back(room, owner)
    assert back is not None
    assert (back.room.due(), back.room.summary().turn) == ("", owner)


def test_nothing_is_due_when_the_game_is_over() -> None:
    room = finished()
    assert (room.due(), room.actor, room.summary().turn, room.summary().waits) == ("", None, None, False)


def test_the_record_of_a_room_is_a_record() -> None:
    room = finished("rummikub", 3)
    kept = room.record(("Ann", "Ben", "Cat"))
    assert record.from_text(record.to_text(kept)) == kept
    assert kept.outcome == room.outcome


def test_the_record_of_a_rematch_says_who_begins() -> None:
    room = all_ready(commands.again(finished("rummikub", 4), DAN, "c" * 64).room)
    room = commands.begin(room, dice(room)).room
    kept = room.record()
    assert kept.first == room.first
    assert record.from_json(record.to_json(kept)) == kept


def test_a_log_begins_with_its_opening_and_has_one() -> None:
    with pytest.raises(ValueError, match="does not begin with `Opened`"):
        after(None, entries.Closed(), CODE, 1)
    change = opened(find("miners"), 2)
    with pytest.raises(ValueError, match="is opened twice"):
        after(change.room, change.entry, CODE, 2)


def test_a_room_of_other_rules_says_why_it_does_not_load() -> None:
    """Check C2: a release with different rules does not replay an old room wrongly."""
    entry = opened(find("miners"), 2).entry
    assert isinstance(entry, entries.Opened)
    with pytest.raises(Malformed, match="version 99 of the rules of Miners; this release plays version 1 and 2\\."):
        after(None, replace(entry, version=99), CODE, 1)
    with pytest.raises(Malformed, match="chess"):
        after(None, replace(entry, game="chess"), CODE, 1)


@pytest.mark.parametrize("kind", get_args(entries.AnyEntry), ids=lambda kind: kind.__name__)
def test_every_entry_reads_back(kind: type[entries.AnyEntry]) -> None:
    samples: dict[str, Any] = {
        "game": "miners", "version": 1, "options": {"lost": [1, 2]}, "seats": 2, "host": ANN, "listed": True,
        "watch": False, "commitment": "c" * 64, "user": BEN, "seat": 1, "removed": True, "level": "easy",
        "value": "ben12345", "on": False, "steps": ("pass", "deal 1 ?"), "hints": "never",
        "rated": True, "queue": "days", "edition": 1, "rating_rules": 2, "by_hall": True, "why": "noise",
            "clock": ClockSettings("bank", 300, 5, "step"), "at_zero": "step", "milliseconds": 1200, "since": 7,
        "turns_late": 3, "position": ("stone 4,4",), "first": 1, "offline": True, "name": "Zoe", "takebacks": 2,
        "rated_with_bots": True, "tournament": "SPRING24", "players": ("ann", "=easy~1"),
    }  # fmt: skip
    if kind is entries.TookBack:
        samples |= {"to": 6, "steps": 4}
    entry = kind(**{field: samples[field] for field in kind.__struct_fields__})
    assert entries.read(entries.write(entry)) == entry


def test_who_was_ready_when_the_host_changed_the_settings_is_known_until_they_are_ready_again() -> None:
    room = commands.ready(gathered("miners", 3), BEN, value(BEN)).room
    room = commands.arrange(room, ANN, settings(room.options, 3, listed=False)).room
    assert [(chair.ready, chair.cleared) for chair in room.chairs] == [("", False), ("", True), ("", False)]
    room = commands.arrange(room, ANN, settings(room.options, 3)).room
    assert room.chairs[1].cleared, "a second change does not make up for the first"
    assert not commands.ready(room, BEN, value(BEN)).room.chairs[1].cleared
    assert not commands.sit(commands.stand(room, BEN).room, DAN, 1).room.chairs[1].cleared
