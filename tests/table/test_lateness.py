"""Late spectators: in every game, what they may know does not depend on the newest turns."""

from __future__ import annotations

from copy import copy
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.rooms import all_ready, dice, gathered, names, turn

from tilehall.core.registry import games
from tilehall.table import commands, lateness, projections
from tilehall.table.lateness import Moment
from tilehall.table.past import log_position
from tilehall.table.projections import LogPosition
from tilehall.table.room import Change

EVERYWHERE = [(name, seats) for name, game in games().items() for seats in sorted({game.seats[0], game.seats[-1]})]
FORKS = 8  # of each game; each is played on in two ways
MAX_MOVES = 400


class LateGame:
    """A game that grows row by row, and the moments that late spectators may or will see of it."""

    def __init__(self, name: str, seats: int, turns_late: int) -> None:
        room = gathered(name, seats)
        room = all_ready(replace(room, settings=replace(room.settings, turns_late=turns_late)))
        self.log: tuple[LogPosition, ...] = ()
        self.moments: tuple[Moment, ...] = ()
        self.take(commands.begin(room, dice(room)))

    def take(self, change: Change) -> None:
        self.room = room = change.room
        if room.moved == room.seq:
            self.log = (*self.log, log_position(self.log, room.seq, room.seq, change.entry, room))
        newest = Moment(room, self.newest, len(self.log))
        if room.phase == "playing":
            self.moments = lateness.after(self.moments, newest)

    @property
    def newest(self) -> int:
        return self.log[-1].turn

    def told(self, moment: Moment) -> bytes:
        """Return everything that a spectator receives about a moment."""
        room = moment.room
        moves = projections.moves(room, self.log[: moment.moves], 0, MAX_MOVES)
        told = [projections.tell(room, move, None, names(room)) for move in moves]
        return msgspec.json.encode([projections.position(room, None), told, room.seq, room.chairs])

    def seen(self) -> bytes:
        return self.told(self.moments[0])

    def move(self, rng: Random) -> None:
        """Play a random turn, or a part of one, for the seat to act."""
        room = self.room
        assert room.actor is not None
        rolled = dice(room, rng.randbytes(32))
        self.take(commands.submit(room, room.actor, turn(room, rng), rolled, names(room)))

    def grow(self, rng: Random) -> None:
        """Append a random row: mostly a move, sometimes a resignation or a vote to let a bot play on."""
        room, seat, what = self.room, self.room.actor, rng.random()
        assert seat is not None
        others = [other for other in range(len(room.chairs)) if other != seat and room.in_play(other)]
        if what < 0.03 and len(others) > 1:
            self.take(commands.resign(room, room.people[rng.choice(others)], dice(room)))
        elif what < 0.15 and others and not room.chairs[others[0]].agreed:
            self.take(commands.agree(room, room.people[seat], others[0], 60.0))
        else:
            self.move(rng)

    def before(self, number: int, rng: Random) -> LateGame | None:
        """Play at random until a turn has begun; return the game just before it, or None if it is over first."""
        while self.room.phase == "playing":
            game = copy(self)
            self.grow(rng)
            if self.newest == number:
                return game
        return None


def played_on(game: LateGame, turns: int, rng: Random) -> LateGame | None:
    """Return the game some turns later, with the last turn at least begun; None if it is over first."""
    way, last = copy(game), game.newest + turns
    way.move(rng)
    while way.room.phase == "playing" and way.newest < last:
        way.grow(rng)
    for _ in range(rng.randrange(3)):
        if way.room.phase == "playing" and (longer := copy(way)):
            longer.grow(rng)
            way = longer if longer.newest == last else way
    return way if way.room.phase == "playing" and way.newest == last else None


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_what_late_spectators_see_does_not_depend_on_the_newest_turns(name: str, seats: int) -> None:
    held = differing = 0
    for number in range(FORKS):
        rng = Random(f"{name}/{seats}/{number}")
        turns_late, last = rng.randint(1, 3), rng.randint(0, 4)
        game = LateGame(name, seats, turns_late).before(last + 1, rng)
        ways = [played_on(game, turns_late, rng) for _ in range(2)] if game else []
        if game is None or ways[0] is None or ways[1] is None:
            continue
        one, two = ways[0], ways[1]
        held += 1
        differing += one.room.steps != two.room.steps
        assert one.seen() == two.seen()
        assert one.seen() == game.told(Moment(game.room, game.newest, len(game.log))), "the game as it stood then"
    assert held > FORKS // 2
    assert differing > 0


@pytest.mark.parametrize(("name", "seats"), [("heart-tiles", 2), ("rummikub", 4), ("summon5", 1)])
def test_they_see_every_turn_once_and_none_too_early(name: str, seats: int) -> None:
    game, rng, shown = LateGame(name, seats, 2), Random(f"{name} turn by turn"), [0]
    while game.room.phase == "playing" and game.newest < 20:
        game.grow(rng)
        if game.room.phase == "playing":
            assert game.moments[0].turn == max(0, game.newest - 2)
            assert all(later.turn > game.moments[0].turn for later in game.moments[1:]), "the whole turn is in sight"
            shown += [game.moments[0].turn] if shown[-1] != game.moments[0].turn else []
    assert shown == list(range(shown[-1] + 1))
    assert len(shown) > 2


def test_a_rematch_is_seen_from_its_own_beginning() -> None:
    game, rng = LateGame("heart-tiles", 2, 20), Random(5)
    while game.room.phase == "playing":
        game.move(rng)
        assert game.moments[0].turn == 0, "a game of fewer turns is seen as it began"
    room = all_ready(commands.again(game.room, "ann", "c" * 64).room)
    game.log = ()
    game.take(commands.begin(room, dice(room)))
    assert [moment.room for moment in game.moments] == [game.room]
