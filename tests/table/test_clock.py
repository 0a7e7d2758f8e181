"""The clock of a game as the fold of its room's log: time given, time taken, time up (C9)."""

from __future__ import annotations

from random import Random

import pytest
from tests.support.rooms import ANN, BEN, CODE, SEED, RoomLog, dice, names, submit, turn

from tilehall.core.game import CHANCE, Malformed, Resign
from tilehall.core.play import pick
from tilehall.core.registry import find, games
from tilehall.table import clock, clock_settings, commands, entries, projections
from tilehall.table.clock import GameClock
from tilehall.table.clock_settings import DAY, MAX_CLOCK_S, AtZero, ClockSettings
from tilehall.table.dice import commitment
from tilehall.table.room import Change, Room
from tilehall.table.room_settings import RoomSettings

START = 1_700_000_000_000
PEOPLE = ("ann", "ben", "cat", "dan", "eve")


class TimedRoom:
    """A room with a clock, and the time at which each entry is written."""

    def __init__(self, chosen: ClockSettings | None, game: str = "4ascend", people: int = 2, bots: int = 0) -> None:
        rules = find(game)
        settings = RoomSettings(options=rules.options(), seats=people + bots, listed=False, watch=True, clock=chosen)
        self.log = RoomLog(commands.open_room(CODE, ANN, rules, settings, commitment(SEED)))
        self.now, self.clock = START, None
        for seat, user in enumerate(PEOPLE[:people]):
            self.log.take(commands.sit(self.room, user, seat))
        for seat in range(people, people + bots):
            self.log.take(commands.seat_bot(self.room, ANN, seat, "easy"))
        for user in self.room.people:
            self.log.take(commands.ready(self.room, user, f"{user}12345"))
        self.take(commands.begin(self.room, dice(self.room)))

    clock: GameClock | None

    @property
    def room(self) -> Room:
        return self.log.room

    def take(self, change: Change) -> None:
        self.log.take(change)
        self.clock = clock.after(self.clock, change.entry, change.room, self.now)

    def play(self, seconds: float, rng: Random | None = None) -> None:
        """Move for the seat to act after so many seconds."""
        self.now += round(seconds * 1000)
        assert self.room.actor is not None
        self.take(submit(self.room, self.room.actor, turn(self.room, rng or Random(1))))

    def time_out(self) -> None:
        assert self.running.deadline is not None
        self.now = self.running.deadline
        self.take(commands.time_out(self.room, dice(self.room), "easy"))

    @property
    def running(self) -> GameClock:
        assert self.clock is not None
        return self.clock

    @property
    def left(self) -> list[float]:
        return [each / 1000 for each in self.running.left_at(self.now)]


def test_a_room_has_no_clock_unless_the_host_sets_one() -> None:
    there = TimedRoom(None)
    there.play(1e6)
    assert there.clock is None
    assert b"clock" not in there.log.rows[0]


def test_every_turn_has_the_same_limit() -> None:
    there = TimedRoom(ClockSettings("turn", 30))
    assert there.running.deadline == START + 30_000
    there.play(12)
    assert (there.running.seat, there.left) == (1, [18, 30])
    there.play(29)
    assert (there.running.seat, there.left[0]) == (0, 30)


def test_a_bank_is_spent_in_its_owners_turns_and_grows_after_each() -> None:
    there = TimedRoom(ClockSettings("bank", 60, increment=5))
    there.play(20)
    assert there.left == [45, 60]
    there.now += 10_000
    assert there.left == [45, 50]
    there.play(0)
    assert there.left == [45, 55]
    assert there.running.deadline == there.now + 45_000


def test_a_turn_of_several_steps_has_one_limit() -> None:
    """R5.3: in Heart Tiles every step is final, and all of them together are the turn."""
    there = TimedRoom(ClockSettings("turn", 30), "heart-tiles")
    seat, deadline = there.room.actor, there.running.deadline
    assert seat is not None
    there.now += 7000
    draw = list(there.room.game.legal(there.room.state))[:1]
    there.take(submit(there.room, seat, draw))
    assert (there.room.actor, there.running.deadline) == (seat, deadline)


def test_a_single_player_has_the_full_limit_for_every_turn() -> None:
    there = TimedRoom(ClockSettings("turn", 30), "summon5", people=1)
    there.play(20)
    assert there.left == [30]
    there.time_out()
    assert there.room.late == 0
    there.play(3)  # the bot moves
    assert there.left == [30]
    assert there.room.late is None


def test_time_never_runs_for_a_bot() -> None:
    there = TimedRoom(ClockSettings("turn", 30), people=1, bots=1)
    there.play(5)
    assert (there.running.seat, there.running.deadline) == (1, None)
    there.play(500)
    assert there.running.deadline == there.now + 30_000


def test_time_stands_still_while_a_bot_plays_on_and_goes_on_when_the_owner_is_back() -> None:
    there = TimedRoom(ClockSettings("bank", 300, at_zero="resign"))
    there.now += 100_000
    there.take(commands.agree(there.room, BEN, 0, 60.0))
    there.take(commands.replace_seat(there.room, 0, "medium"))
    assert there.running.deadline is None
    there.now += 1_000_000
    back = commands.come_back(there.room, ANN)
    assert back is not None
    there.take(back)
    assert there.left == [200, 300]
    assert there.running.deadline == there.now + 200_000


def test_time_given_back_never_takes_time() -> None:
    there = TimedRoom(ClockSettings("turn", 30))
    there.now += 500_000  # the hall was down for all but ten seconds of this
    there.take(commands.give_time_back(there.room, 490_000, there.now - 490_000))
    assert there.left == [20, 30]
    there.play(5)
    assert there.running.deadline == there.now + 30_000


def test_a_row_of_a_server_whose_clock_is_behind_takes_no_time() -> None:
    there = TimedRoom(ClockSettings("bank", 60, increment=1))
    there.play(-3)
    assert there.left == [61, 60]


def test_a_bot_plays_the_turn_whose_time_is_up_and_that_turn_alone() -> None:
    there = TimedRoom(ClockSettings("turn", 30))
    there.time_out()
    room = there.room
    assert (room.late, room.actor, room.due()) == (0, 0, "bot")
    assert (room.chairs[0].played_by, room.chairs[0].helped) == ("easy", True)
    assert room.moved == room.seq  # a draft from before is outdated
    assert commands.come_back(room, ANN) is None  # presence alone does not take the turn back
    there.play(2)
    assert (there.room.late, there.room.chairs[0].played_by, there.room.due()) == (None, "", "")
    there.play(2)
    assert (there.room.actor, there.room.due(), there.left[0]) == (0, "", 30)


def test_a_resignation_does_not_end_another_players_turn() -> None:
    there = TimedRoom(ClockSettings("turn", 30), "miners", people=3)
    there.time_out()
    there.take(commands.resign(there.room, "cat", dice(there.room)))
    assert (there.room.late, there.room.due()) == (0, "bot")
    there.take(commands.resign(there.room, ANN, dice(there.room)))
    assert there.room.phase == "over"
    assert there.clock is None


def test_c5_a_seat_that_is_to_resign_at_zero_resigns() -> None:
    there = TimedRoom(ClockSettings("bank", 60, at_zero="resign"), "miners", people=3)
    there.time_out()
    assert there.room.steps[-1] == Resign(0)
    assert (there.room.in_play(0), there.room.actor) == (False, 1)
    assert there.running.deadline == there.now + 60_000


@pytest.mark.parametrize(("game", "lines"), [("rummikub", ("draw",)), ("heart-tiles", ("draw heart", "end"))])
def test_the_step_that_the_game_names_is_played(game: str, lines: tuple[str, ...]) -> None:
    there = TimedRoom(ClockSettings("turn", 30, at_zero="step"), game)
    seat = there.room.actor
    there.time_out()
    entry = entries.read(there.log.rows[-1])
    assert isinstance(entry, entries.TimedOut)
    assert set(lines) <= set(entry.steps)
    assert (entry.seat, there.room.actor) == (seat, 1 - (seat or 0))


@pytest.mark.parametrize("at_zero", ["bot", "step", "resign"])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_in_which_time_runs_out_again_and_again_replays_to_the_same_state(game: str, at_zero: AtZero) -> None:
    rng, rules = Random(f"{game} {at_zero}"), find(game)
    there = TimedRoom(ClockSettings("turn", 30, at_zero=at_zero), game, people=rules.seats[-1])
    for _ in range(200):
        if there.room.phase != "playing":
            break
        if there.running.deadline is not None and rng.random() < 0.3:
            there.time_out()
        else:
            there.play(1, rng)
    folded = there.log.fold()
    assert folded == there.room
    assert [each.seat for each in folded.timeouts] == [
        entry.seat for entry in map(entries.read, there.log.rows) if isinstance(entry, entries.TimedOut)
    ]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_names_a_turn_that_its_rules_allow(game: str) -> None:
    rules, rng = find(game), Random(3)
    state = rules.setup(rules.options(), rules.seats[0])
    for _ in range(300):
        actor = rules.actor(state)
        if actor is None:
            break
        if actor == CHANCE:
            state = rules.apply(state, pick(rules, state, rng))
            continue
        steps = rules.default_turn(state)
        assert [step.final for step in steps] == [*[False] * (len(steps) - 1), True]
        for step in steps:
            state = rules.apply(state, step)
    assert rules.default_words


def test_everybody_sees_that_the_time_was_up_and_in_which_turn() -> None:
    there = TimedRoom(ClockSettings("turn", 30))
    there.play(1)
    before = there.room
    there.time_out()
    change = commands.time_out(before, dice(before), "easy")
    told = projections.tell(there.room, projections.move(change, 1, there.now, 2), None, names(before))
    assert [each.say for each in told.facts] == ["Time is up for Ben; a bot plays this turn."]
    assert told.steps == ()


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        (ClockSettings("turn", 4), "from 5 seconds to 14 days"),
        (ClockSettings("turn", MAX_CLOCK_S + 1), "from 5 seconds to 14 days"),
        (ClockSettings("turn", 30, increment=1), "An increment is for a bank"),
        (ClockSettings("bank", 60, increment=-1), "from 0 seconds to one day"),
        (ClockSettings("bank", 60, increment=DAY + 1), "from 0 seconds to one day"),
        (ClockSettings("bank", 60), "leaves no time after zero"),
    ],
)
def test_a_clock_that_cannot_be_set_is_refused_in_a_sentence(chosen: ClockSettings, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        clock_settings.check(chosen)
