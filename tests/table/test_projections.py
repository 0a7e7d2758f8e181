"""What each watcher receives: the game's own views, shown steps and facts, and nothing more until the end."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.changes import with_changes
from tests.support.rooms import (
    ANN,
    BEN,
    SEED,
    all_ready,
    begun,
    dice,
    finished,
    gathered,
    names,
    played,
    submit,
    turn,
)

from tilehall.core.game import OPEN, Resign, Watcher
from tilehall.core.notation import text
from tilehall.core.play import told
from tilehall.core.record import replay
from tilehall.core.registry import find, games
from tilehall.table import commands, projections
from tilehall.table.clock_settings import AtZero, ClockSettings
from tilehall.table.dice import Proof
from tilehall.table.projections import LogPosition
from tilehall.table.room import Change, Room

EVERYWHERE = [(name, seats) for name, game in games().items() for seats in game.seats]
HIDING = [(name, seats) for name, seats in EVERYWHERE if name != "4ascend" and seats > 1]  # 4ascend has no secrets


def proof_of(room: Room) -> Proof:
    return Proof(room.commitment, SEED.hex(), room.values)


def watchers(room: Room) -> tuple[Watcher, ...]:
    return (None, *range(len(room.chairs)))


def changes(name: str, seats: int) -> list[Change]:
    """Return every change that moved a game, from its beginning to its end."""
    rng, room = Random(f"{name}/{seats}"), all_ready(gathered(name, seats))
    found = [commands.begin(room, dice(room))]
    while (seat := found[-1].room.actor) is not None:
        room = found[-1].room
        found.append(submit(room, seat, turn(room, rng)))
    return found


def timed(room: Room, at_zero: AtZero) -> Room:
    return replace(room, settings=replace(room.settings, clock=ClockSettings("turn", 30, at_zero=at_zero)))


def rooms(name: str, seats: int) -> list[Room]:
    return [change.room for change in changes(name, seats)]


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_position_is_the_games_view_and_legal_steps_are_for_the_one_to_act(name: str, seats: int) -> None:
    for room in rooms(name, seats):
        for watcher in watchers(room):
            seen = projections.position(room, watcher, proof_of(room))
            game, turn_of = room.game, room.game.actor(room.state)
            assert bytes(seen.view) == msgspec.json.encode(game.view(room.state, watcher))
            assert (seen.seq, seen.me, seen.turn) == (room.moved, watcher, turn_of)
            assert seen.outcome == room.outcome
            if watcher is None or watcher != turn_of:
                assert (seen.legal, seen.more) == ((), False)
            else:
                legal = tuple(map(text, game.legal(room.state)))
                assert seen.legal == legal[: projections.MAX_LEGAL]
                assert seen.more == (len(legal) > projections.MAX_LEGAL)
            assert (seen.proof is None) == (room.phase == "playing")


def test_legal_steps_are_capped_and_the_rest_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    room = begun("4ascend")
    legal = tuple(map(text, room.game.legal(room.state)))
    for most, more in ((len(legal) - 1, True), (len(legal), False)):
        monkeypatch.setattr(projections, "MAX_LEGAL", most)
        seen = projections.position(room, room.actor)
        assert (seen.legal, seen.more) == (legal[:most], more)


def test_a_capped_list_of_legal_steps_includes_those_that_end_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Rummikub, `draw` comes after every set that could be laid."""
    room = next(room for room in rooms("rummikub", 2) if len(projections.position(room, room.actor).legal) > 3)
    legal = projections.position(room, room.actor).legal
    assert legal[-1] == "draw"
    monkeypatch.setattr(projections, "MAX_LEGAL", 2)
    seen = projections.position(room, room.actor)
    assert (seen.legal, seen.more) == (("draw", legal[0]), True)


@pytest.mark.parametrize("name", games())
def test_many_watchers_of_one_moment_see_what_each_would_see_alone(name: str) -> None:
    for change in (*changes(name, 2)[:8], *changes(name, 2)[-4:]):
        room = change.room
        all_watchers = projections.Projections(room, proof_of(room))
        for watcher in (1, None, 0, 1):
            seen = projections.position(room, watcher, proof_of(room))
            assert msgspec.json.encode(all_watchers.position(watcher)) == msgspec.json.encode(seen)


def sent(message: object) -> dict[str, Any]:
    """Return a message as a client reads it."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return read


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_position_follows_from_the_one_before_and_what_changed(name: str, seats: int) -> None:
    for before, after in pairwise(rooms(name, seats)):
        for watcher in watchers(after):
            had, has = projections.Projections(before), projections.Projections(after, proof_of(after))
            legal = has.legal(watcher)
            changed = {
                **sent(has.changes(had, watcher)),
                "legal": projections.by_beginning(legal.steps),
                "more": legal.more,
            }
            position = with_changes(sent(had.position(watcher)), changed)
            whole = sent(has.position(watcher))
            assert {**position, "legal": sorted(position["legal"])} == {**whole, "legal": sorted(whole["legal"])}


@pytest.mark.parametrize("name", [name for name, game in games().items() if not game.hides])
def test_in_an_open_game_every_watcher_receives_the_same_message(name: str) -> None:
    room = begun(name)
    for change in (
        *changes(name, 2),
        commands.resign(room, ANN, dice(room)),
        commands.time_out(timed(room, "resign"), dice(room), "easy"),
        commands.time_out(timed(room, "step"), dice(room), "easy"),
    ):
        happened = projections.move(change, 1, 17, 5)
        told = projections.tell(change.room, happened, None, names(room))
        assert [projections.tell(change.room, happened, watcher, names(room)) for watcher in (0, 1)] == [told, told]


def test_equal_facts_in_a_row_are_told_once_with_how_often_they_happened() -> None:
    change = changes("rummikub", 2)[0]
    move = projections.move(change, -1, 17)
    moved = projections.tell(change.room, move, None, names(change.room))
    told = projections.tell(change.room, move, None, names(change.room), merged=True).facts
    assert [(each.say, each.times) for each in told[1:]] == [("Ann gets a tile.", 14), ("Ben gets a tile.", 14)]
    assert tuple(replace(each, times=1) for each in told for _ in range(each.times)) == moved.facts


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_move_is_told_as_the_game_tells_it(name: str, seats: int) -> None:
    before = 0
    for change in changes(name, seats):
        room = change.room
        happened = projections.move(change, -1, 17)
        states = list(replay(room.record()))
        fresh = range(before, len(room.steps))
        for watcher in watchers(room):
            eye = OPEN if room.phase == "over" else watcher
            moved = projections.tell(room, happened, watcher, names(room))
            assert (moved.seq, moved.at, moved.seat) == (room.seq, 17, -1)
            assert moved.steps == tuple(text(room.game.show(room.steps[n], eye)) for n in fresh)
            facts = [fact for n in fresh for fact in told(room.game, states[n], room.steps[n], states[n + 1], eye)]
            assert [each.fact for each in moved.facts] == facts
            assert [each.say for each in moved.facts] == [fact.sentence(names(room)) for fact in facts]
        before = len(room.steps)


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_what_is_hidden_is_hidden_until_the_end_and_open_after_it(name: str, seats: int) -> None:
    during, over = rooms(name, seats)[:-1], rooms(name, seats)[-1]
    for room in during:
        for watcher in watchers(room):
            shown = projections.shown_steps(room, watcher)
            assert shown == tuple(text(room.game.show(step, watcher)) for step in room.steps)
            assert shown != tuple(map(text, room.steps))
    for watcher in watchers(over):
        assert projections.shown_steps(over, watcher) == tuple(map(text, over.steps))
        seen = projections.position(over, watcher, proof_of(over))
        view = msgspec.json.decode(seen.view, type=over.game.views)
        assert replace(view, me=OPEN) == over.game.view(over.state, OPEN)
        assert seen.proof == proof_of(over)
        assert (seen.turn, seen.legal) == (None, ())


@pytest.mark.parametrize("name", games())
def test_closing_a_room_does_not_hide_its_game_again(name: str) -> None:
    over = finished(name)
    shut = commands.close(over, ANN).room
    assert projections.shown_steps(shut, None) == tuple(map(text, over.steps))
    assert projections.position(shut, None, proof_of(over)) == projections.position(over, None, proof_of(over))
    log = [LogPosition(over.seq, 5, 0, len(over.steps))]
    (all_of_it,) = projections.moves(shut, log, 0, 1)
    assert projections.tell(shut, all_of_it, None, names(shut)).steps == tuple(map(text, over.steps))


@pytest.mark.parametrize("name", games())
def test_the_proof_is_withheld_during_the_game_even_if_it_is_given(name: str) -> None:
    room = played(begun(name), 2, Random(1))
    for watcher in watchers(room):
        assert projections.position(room, watcher, proof_of(room)).proof is None
        assert SEED.hex().encode() not in msgspec.json.encode(projections.position(room, watcher, proof_of(room)))


def test_resigning_is_told_to_everyone_as_it_is() -> None:
    before = begun("miners", 3)
    change = commands.resign(before, BEN, dice(before))
    room = change.room
    for watcher in watchers(room):
        moved = projections.tell(room, projections.move(change, 1, 3), watcher, names(room))
        assert moved.steps[0] == "resign 1"
        assert moved.facts[0].say == "Ben resigns."
        assert projections.shown_steps(room, watcher)[-len(moved.steps) :] == moved.steps


def test_the_last_resignation_tells_how_the_game_ended() -> None:
    before = begun()
    change = commands.resign(before, BEN, dice(before))
    room = change.room
    moved = projections.tell(room, projections.move(change, 1, 3), None, names(room))
    assert moved.facts[0].say == "Ben resigns."
    assert moved.facts[-1].say.startswith("Ann wins, ")
    assert isinstance(room.steps[-1], Resign)


def log_of(played_rooms: list[Room]) -> list[LogPosition]:
    return [LogPosition(room.moved, 1000 + room.moved, -1, len(room.steps)) for room in played_rooms]


@pytest.mark.parametrize("name", games())
def test_missed_moves_are_the_ones_that_were_told_live(name: str) -> None:
    some = changes(name, 2)[:12]
    during = [change.room for change in some]
    live = [projections.move(change, -1, 1000 + change.room.moved) for change in some]
    log, last = log_of(during), during[-1]
    assert list(projections.moves(last, log, 0, 200)) == live
    for since in (during[0].seq, during[5].seq, last.seq - 1):
        assert list(projections.moves(last, log, since, 200)) == [move for move in live if move.seq > since]
    assert list(projections.moves(last, log, last.seq, 200)) == []
    assert list(projections.moves(last, log, 0, 3)) == live[-3:]


def test_the_beginning_of_a_rematch_is_told_from_its_own_beginning() -> None:
    room = all_ready(commands.again(finished("rummikub", 3), ANN, "c" * 64).room)
    change = commands.begin(room, dice(room))
    start, happened = change.room, projections.move(change, -1, 9)
    assert happened.steps == start.steps
    assert happened.states[0] == find("rummikub").setup(room.options, 3, room.first)
    assert happened.states[-1] == start.state
    (missed,) = projections.moves(start, [LogPosition(start.seq, 9, -1, len(start.steps))], 0, 200)
    assert missed == happened


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_position_tells_scores_hands_and_at_the_end_why(name: str, seats: int) -> None:
    *before, last = (change.room for change in changes(name, seats))
    for room in (*before[-3:], last):
        for watcher in watchers(room):
            view, position = room.game.view(room.state, watcher), projections.position(room, watcher)
            assert position.scores == tuple(room.game.scores(view))
            assert position.hands == tuple(room.game.hands(view))
            assert position.ending == (str(room.game.endings[room.outcome.reason]) if room.outcome else "")


def test_a_resignation_is_told_by_the_move_itself() -> None:
    room = begun("4ascend", 2)
    ended = commands.resign(room, BEN, dice(room))
    assert projections.position(ended.room, 0).ending == ""
    happened = projections.move(ended, 1, 0)
    assert projections.tell(ended.room, happened, 0, ("Ann", "Ben")).facts[0].say == "Ben resigns."
