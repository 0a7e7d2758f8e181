"""Takebacks: the log keeps everything, and the room and its record hold the line that counts."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.support.rooms import (
    ANN,
    BEN,
    CODE,
    SEED,
    RoomLog,
    all_ready,
    begun,
    dice,
    names,
    opened,
    refused,
    submit,
    turn,
    value,
)

from tilehall.core import record
from tilehall.core.registry import find, games
from tilehall.table import commands, entries, projections
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.commands import MAX_TAKEBACKS
from tilehall.table.dice import Proof, commitment, verify
from tilehall.table.past import PastTurns, append_position
from tilehall.table.past_games import games_of
from tilehall.table.projections import LogPosition, Moved, TakenBack
from tilehall.table.room import Change, Room
from tilehall.table.room_settings import RoomSettings

EVERYWHERE = [(name, seats) for name, game in games().items() for seats in game.seats]
GAMES = sorted(games())


class BotGame:
    """Ann against bots: her room with its log, and the moves as her page lists them."""

    def __init__(self, name: str, seats: int) -> None:
        self.live = RoomLog(opened(find(name), seats))
        self.log: list[LogPosition] = []
        self.page: list[Moved] = []
        self.live.take(commands.sit(self.room, ANN, 0))
        for seat in range(1, seats):
            self.live.take(commands.seat_bot(self.room, ANN, seat, "easy"))
        self.live.take(commands.ready(self.room, ANN, value(ANN)))
        self.take(commands.begin(self.room, dice(self.room)))

    @property
    def room(self) -> Room:
        return self.live.room

    def take(self, change: Change) -> None:
        room = self.live.take(change)
        append_position(self.log, room.seq, room.seq, change.entry, room)
        last = self.log[-1]
        move = projections.move(change, last.seat, last.at, last.turn)
        self.page = shown(self.page, [projections.tell(room, move, 0, names(room))])

    def play(self, rng: Random, turns: int = 1) -> None:
        for _ in range(turns):
            if self.room.actor is not None:
                self.take(submit(self.room, self.room.actor, turn(self.room, rng)))

    def play_to_own_turn(self, rng: Random) -> None:
        self.play(rng)
        while self.room.actor not in (0, None):
            self.play(rng)

    def take_back(self) -> None:
        self.take(commands.take_back(self.room, ANN, self.log))


def shown(listed: list[Moved], moves: list[Moved]) -> list[Moved]:
    """Return the moves that a page lists after these: it drops what was taken back."""
    for move in moves:
        for told in move.facts:
            if isinstance(told.fact, TakenBack):
                listed = [each for each in listed if each.seq <= told.fact.to]
        listed = [*listed, move]
    return listed


def checked(game: BotGame) -> None:
    """Check a room after takebacks against its log."""
    room = game.room
    assert game.live.fold() == room
    rows = [(seq, seq, entries.read(raw)) for seq, raw in enumerate(game.live.rows, 1)]
    [past] = games_of(CODE, rows)
    assert list(past.log) == game.log
    assert [each.until for each in game.log] == sorted(each.until for each in game.log)
    assert game.log[-1].until == len(room.steps)
    kept = record.from_text(record.to_text(room.record()))
    assert kept == room.record()
    assert record.from_json(record.to_json(kept)) == kept
    assert verify(kept, Proof(room.commitment, SEED.hex(), room.values)) > 0


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_a_game_with_takebacks_is_the_fold_of_its_log_and_its_record_is_fair(name: str, seats: int) -> None:
    rng, game = Random(f"{name}/{seats}"), BotGame(name, seats)
    back = PastTurns()
    for _ in range(12):
        if game.room.actor is None:
            break
        seen, at = game.page, game.room.seq
        game.play(rng, rng.randrange(1, 4))
        for _ in range(rng.randrange(3)):
            if game.room.actor is not None and any(each.seat == 0 and each.took_back_to is None for each in game.log):
                game.take_back()
                assert game.room.actor == 0
                assert game.room.moved == game.room.seq
        # A user who reconnects with the last entry that they saw lists the same moves as those who stayed.
        missed = projections.moves(game.room, game.log, at, 1000)
        told = [projections.tell(game.room, each, 0, names(game.room)) for each in missed]
        if game.room.phase == "playing":  # after the end, what was hidden is revealed
            assert shown(seen, told) == game.page
        entries_of_turn = back.entries(game.room, game.log, game.log[-1].turn)
        assert entries_of_turn[-1][0].state == game.room.state
        checked(game)
    assert game.room.takebacks == sum(isinstance(entries.read(raw), entries.TookBack) for raw in game.live.rows)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_turn_and_the_turns_of_the_bots_after_it_are_taken_back(name: str) -> None:
    rng, game = Random(1), BotGame(name, find(name).usual_seats)
    before: dict[int, tuple[object, object, int]] = {}  # the state before each turn of Ann's, by number
    while len(before) < 3:
        assert game.room.phase == "playing"
        stood = (game.room.state, game.room.steps, game.log[-1].seq)
        game.play(rng)
        if game.log[-1].seat == 0:
            before.setdefault(game.log[-1].turn, stood)  # in some games a turn is several final steps
    for state, steps, to in reversed(before.values()):
        game.take_back()
        assert (game.room.state, game.room.steps) == (state, steps)
        assert game.log[-1].took_back_to == to


def test_the_same_turn_played_again_brings_the_same_dice() -> None:
    game = BotGame("rummikub", 2)
    while game.room.actor != 0:
        game.play(Random(1))
    again = turn(game.room, Random(2))
    game.take(submit(game.room, 0, again))
    once = game.room.steps
    game.take_back()
    game.take(submit(game.room, 0, again))
    assert game.room.steps == once


def test_everyone_is_told_of_it() -> None:
    game = BotGame("4ascend", 2)
    began = game.log[-1].seq
    game.play_to_own_turn(Random(1))
    game.take_back()
    assert [(told.fact, told.say) for told in game.page[-1].facts] == [(TakenBack(0, began), "Ann takes back a turn.")]
    assert game.page[-1].steps == ()
    assert [move.turn for move in game.page] == [0, 1]
    game.play(Random(2))
    assert [move.turn for move in game.page] == [0, 1, 1]


def test_before_the_first_turn_there_is_nothing_to_take_back() -> None:
    game = BotGame("4ascend", 2)
    nothing = "You have not played a turn yet, so there is nothing to take back."
    refused(game.take_back, nothing)
    game.play_to_own_turn(Random(1))
    game.take_back()
    refused(game.take_back, nothing)


def test_alone_a_turn_can_be_taken_back_and_is_numbered_as_before() -> None:
    game = BotGame("summon5", 1)
    game.play(Random(1), 3)
    game.take_back()
    assert (game.room.takebacks, game.log[-1].turn) == (1, 3)
    game.play(Random(4))
    assert [each.turn for each in game.log] == [0, 1, 2, 3, 3]


def test_a_finished_game_says_that_turns_were_taken_back_and_a_rematch_does_not() -> None:
    game = BotGame("heart-tiles", 2)
    while game.room.actor != 0:
        game.play(Random(1))
    game.play_to_own_turn(Random(1))
    game.take_back()
    game.play(Random(3), 10_000)
    result = game.room.finished()
    assert result is not None
    assert result.takebacks == 1
    assert "\ntakebacks 1\n" in record.to_text(game.room.record())
    refused(game.take_back, "The game is over.")
    room = commands.again(game.room, ANN, commitment(SEED)).room
    assert room.takebacks == 0
    assert "takebacks" not in record.to_text(commands.begin(all_ready(room), dice(room)).room.record())


def test_a_record_without_takebacks_is_written_as_it_always_was() -> None:
    game = BotGame("4ascend", 2)
    assert b"takebacks" not in record.to_json(game.room.record())
    assert "takebacks" not in record.to_text(game.room.record())


def against_a_bot(**chosen: Any) -> Room:
    """Return Ann's first turn against a bot, with these settings."""
    rules = find("4ascend")
    settings = RoomSettings(options=rules.options(), seats=2, listed=False, watch=True)
    room = commands.open_room(CODE, ANN, rules, replace(settings, **chosen), commitment(SEED)).room
    room = commands.seat_bot(commands.sit(room, ANN, 0).room, ANN, 1, "easy").room
    return commands.begin(all_ready(room), dice(room)).room


def test_turns_stand_in_rated_games_with_a_clock_and_before_late_spectators() -> None:
    for room, why in (
        (replace(against_a_bot(), rated=1), "Every turn of a rated game stands."),
        (against_a_bot(clock=ClockSettings("turn", 30)), "Every turn of a game with a clock stands."),
        (against_a_bot(turns_late=2), "Every turn of a game that spectators see late stands."),
        (begun("4ascend"), "A turn can be taken back only in a game against bots."),
    ):
        assert str(room.why_turns_stand) == why
        refused(partial(commands.take_back, room, ANN, []), why)


def test_only_the_player_takes_back_and_not_after_resigning() -> None:
    game = BotGame("miners", 3)
    refused(lambda: commands.take_back(game.room, BEN, game.log), "You have no seat at this table.")
    game.take(commands.resign(game.room, ANN, dice(game.room)))
    assert game.room.phase == "playing"
    refused(game.take_back, "You have resigned.")


def test_a_game_has_a_limit_of_takebacks() -> None:
    game = BotGame("4ascend", 2)
    game.play_to_own_turn(Random(1))
    spent = replace(game.room, takebacks=MAX_TAKEBACKS)
    refused(
        lambda: commands.take_back(spent, ANN, game.log),
        "You have taken back 100 turns of this game; the others stand.",
    )
