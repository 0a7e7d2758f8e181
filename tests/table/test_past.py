"""Past turns: each watcher sees of them what they saw when they were played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.rooms import all_ready, begun, dice, gathered, names, refused, submit, turn

from tilehall.core.game import OPEN, AnyGame, Watcher
from tilehall.core.play import advance
from tilehall.core.registry import games
from tilehall.table import commands, past, projections
from tilehall.table.past import PastTurns, turn_after
from tilehall.table.projections import LogPosition
from tilehall.table.room import Change, Room

EVERYWHERE = [(name, seats) for name, game in games().items() for seats in game.seats]

HIDING = [(name, seats) for name, seats in EVERYWHERE if name != "4ascend" and seats > 1]  # 4ascend has no secrets


class Played:
    """A game from its beginning to its end, with its log and the messages to every watcher."""

    def __init__(self, name: str, seats: int) -> None:
        rng, room = Random(f"{name}/{seats}"), all_ready(gathered(name, seats))
        self.log: list[LogPosition] = []
        self.told: dict[tuple[int, Watcher], tuple[projections.Moved, projections.Position]] = {}
        self._happened(commands.begin(room, dice(room)), -1, 0)
        while (seat := self.room.actor) is not None:
            change = submit(self.room, seat, turn(self.room, rng))
            self._happened(change, seat, turn_after(self.log, change.room, seat))

    def _happened(self, change: Change, seat: int, number: int) -> None:
        self.room = room = change.room
        self.log.append(LogPosition(room.seq, room.seq, seat, len(room.steps), number))
        move = projections.move(change, seat, room.seq, number)
        for watcher in self.watchers():
            self.told[room.seq, watcher] = (
                projections.tell(room, move, watcher, names(room)),
                projections.position(room, watcher),
            )

    def watchers(self) -> Iterator[Watcher]:
        yield from (None, *range(len(self.room.chairs)))

    @property
    def turns(self) -> int:
        return self.log[-1].turn


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_turn_is_seen_again_as_it_was_seen_and_nothing_more(name: str, seats: int) -> None:
    game, back = Played(name, seats), PastTurns()
    some = [0, 1, game.turns, *Random(1).sample(range(game.turns + 1), min(12, game.turns))]
    for number in some:
        entries = back.entries(game.room, game.log, number)
        assert [move.seq for _, move in entries] == [entry.seq for entry in game.log if entry.turn == number]
        for watcher in game.watchers():
            for then, move in entries:
                told, position = game.told[move.seq, watcher]
                assert projections.tell(then, move, watcher, names(then)) == told
                assert projections.position(then, watcher) == replace(position, legal=(), more=False)


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_what_was_hidden_stays_hidden_after_the_end(name: str, seats: int) -> None:
    game, back = Played(name, seats), PastTurns()
    assert game.room.outcome is not None
    ((then, _),) = back.entries(game.room, game.log, 0)
    shown = bytes(projections.position(then, 0).view)
    assert shown != msgspec.json.encode(then.game.view(then.state, OPEN))
    assert shown == bytes(game.told[game.log[0].seq, 0][1].view)


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_turns_are_counted_from_one_and_belong_to_one_seat(name: str, seats: int) -> None:
    game = Played(name, seats)
    assert [entry.turn for entry in game.log[:2]] == [0, 1]
    for before, entry in zip(game.log[1:], game.log[2:], strict=False):
        assert entry.turn - before.turn in ((0, 1) if entry.seat == before.seat else (1,))
    if seats == 1:
        assert [entry.turn for entry in game.log] == list(range(len(game.log)))


def test_another_round_is_another_turn_of_the_same_seat() -> None:
    """Check a seat that ends a round and is drawn to begin the next."""
    room = begun("rummikub", 2)
    log = [LogPosition(1, 1, -1, len(room.steps)), LogPosition(2, 2, 0, len(room.steps), 1)]
    assert turn_after(log, room, 0) == 1
    again = replace(room, steps=(*room.steps, *(step for step in room.steps if type(step).__name__ == "First")))
    assert again.steps != room.steps
    log[1] = replace(log[1], until=len(again.steps))
    assert turn_after(log, again, 0) == 2


def test_there_is_no_turn_before_the_first_and_none_after_the_newest() -> None:
    room, back = begun("4ascend", 2), PastTurns()
    log = [LogPosition(room.seq, 1, -1, len(room.steps))]
    assert back.entries(room, log, 0)
    refused(lambda: back.entries(room, log, 1), "The game has no turn of that number.")
    refused(lambda: back.entries(gathered(), [], 0), "No game has begun yet.")


def test_states_that_are_remembered_are_few_and_stepping_back_folds_little(monkeypatch: pytest.MonkeyPatch) -> None:
    game, back = Played("4ascend", 2), PastTurns()
    steps: list[Any] = []

    def counted(game: AnyGame, state: Any, step: Any) -> Any:
        steps.append(step)
        return advance(game, state, step)

    monkeypatch.setattr(past, "advance", counted)
    back.entries(game.room, game.log, game.turns)
    assert len(steps) == len(game.room.steps), "the first look folds the whole game"
    steps.clear()
    back.entries(game.room, game.log, game.turns - 1)
    assert 0 < len(steps) < 20, "the next one only its own turn"
    assert len(back._states) <= past.MAX_CACHED_STATES


def test_a_room_that_is_looked_back_at_is_not_changed() -> None:
    game, back = Played("heart-tiles", 2), PastTurns()
    before: Room = game.room
    for number in (3, 1, game.turns):
        back.entries(game.room, game.log, number)
    assert game.room == before
