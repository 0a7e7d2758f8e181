"""Games without their people: who took each step, in words that name nobody."""

from __future__ import annotations

from random import Random

import pytest
from tests.support.rooms import ANN, CODE, SEED, RoomLog, dice, names, turn

from tilehall.core.game import CHANCE
from tilehall.core.registry import find
from tilehall.table import commands, entries
from tilehall.table.anonymous import AnonymousGame, anonymous_game
from tilehall.table.clock_settings import AtZero, ClockSettings
from tilehall.table.dice import commitment
from tilehall.table.room_settings import RoomSettings

BOT_ACCOUNT = "bot~abc"


class PlayedRoom:
    """A room of Ann and another player, with a clock."""

    def __init__(self, other: str, at_zero: AtZero = "bot") -> None:
        rules = find("4ascend")
        clock = ClockSettings("turn", 30, at_zero=at_zero)
        settings = RoomSettings(options=rules.options(), seats=2, listed=False, watch=True, clock=clock)
        self.log, self.rng = RoomLog(commands.open_room(CODE, ANN, rules, settings, commitment(SEED))), Random(2)
        self.log.take(commands.sit(self.log.room, ANN, 0))
        if other == "easy":
            self.log.take(commands.seat_bot(self.log.room, ANN, 1, other))
        else:
            self.log.take(commands.sit(self.log.room, other, 1))
        self.begin()

    def begin(self) -> None:
        for user in self.log.room.people:
            self.log.take(commands.ready(self.log.room, user, "12345678"))
        self.log.take(commands.begin(self.log.room, dice(self.log.room)))

    def time_out(self) -> None:
        self.log.take(commands.time_out(self.log.room, dice(self.log.room), "medium"))

    def turn(self) -> None:
        room = self.log.room
        assert room.actor is not None
        self.log.take(commands.submit(room, room.actor, turn(room, self.rng), dice(room), names(room)))

    def to_the_end(self) -> None:
        while self.log.room.phase == "playing":
            self.turn()

    def found(self, match: int = 1) -> AnonymousGame | None:
        rows = enumerate(self.log.rows, 1)
        return anonymous_game(CODE, match, ((seq, entries.read(raw)) for seq, raw in rows))


@pytest.mark.parametrize(("other", "told"), [("ben", "person"), ("easy", "easy"), (BOT_ACCOUNT, "program")])
def test_people_are_one_word_and_bots_are_their_levels(other: str, told: str) -> None:
    there = PlayedRoom(other)
    assert there.found() is None, "the game is not over"
    there.to_the_end()
    game = there.found()
    assert game is not None
    assert (game.players, game.others) == (("person", told), {})
    assert game.record == there.log.room.record()


@pytest.mark.parametrize(("at_zero", "told"), [("bot", "medium"), ("step", "clock")])
def test_a_turn_whose_time_was_up_is_not_the_persons(at_zero: AtZero, told: str) -> None:
    there = PlayedRoom("ben", at_zero)
    before = there.log.room.steps
    there.time_out()
    if at_zero == "bot":
        there.turn()
    after = there.log.room.steps
    there.to_the_end()
    game = there.found()
    assert game is not None
    rules, state = there.log.room.game, there.log.room.beginning()
    players = []
    for step in after:
        players.append(rules.actor(state))
        state = rules.apply(state, step)
    marked = {at for at in range(len(before), len(after)) if players[at] != CHANCE}
    assert marked
    assert marked <= set(game.others) <= set(range(len(before), len(after)))
    assert set(game.others.values()) == {told}


def test_each_game_of_a_room_is_found_by_its_number() -> None:
    there = PlayedRoom("ben")
    there.to_the_end()
    first = there.log.room.record()
    there.log.take(commands.again(there.log.room, ANN, commitment(SEED)))
    there.begin()
    there.to_the_end()
    one, two = there.found(1), there.found(2)
    assert one is not None
    assert two is not None
    assert (one.record, two.record) == (first, there.log.room.record())
    assert there.found(3) is None
