"""Rooms for tests: gathered, begun, or played at random, with every entry as the store would keep it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tilehall.core.game import CHANCE, AnyGame, Illegal, Options, Seat, Step
from tilehall.core.notation import parse
from tilehall.core.play import pick
from tilehall.core.registry import find
from tilehall.table import commands, entries
from tilehall.table.dice import Dice, commitment
from tilehall.table.room import Change, Room, after
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import UserId

ANN, BEN, CAT, DAN, EVE = PEOPLE = ("ann", "ben", "cat", "dan", "eve")
ZOE = "zoe"  # never has a seat
CODE = "KX39PQ"
SEED = bytes(range(32))
MAX_STEPS_PER_TURN = 60  # then the turn is given up for one that ends sooner


def value(user: UserId) -> str:
    """Return a user's contribution to the dice."""
    return f"{user}12345"


def settings(options: Options, seats: int, listed: bool = True, watch: bool = True) -> RoomSettings[Options]:
    """Return the settings that a host chooses."""
    return RoomSettings(options=options, seats=seats, listed=listed, watch=watch)


def opened(
    game: AnyGame, seats: int, options: Options | None = None, listed: bool = True, watch: bool = True
) -> Change:
    """Return the opening of a room by Ann."""
    chosen = options if options is not None else game.options()
    return commands.open_room(CODE, ANN, game, settings(chosen, seats, listed, watch), commitment(SEED))


def gathered(name: str = "heart-tiles", seats: int = 2, watch: bool = True) -> Room:
    """Return a room in which Ann, Ben, Cat … sit and nobody is ready yet."""
    room = opened(find(name), seats, watch=watch).room
    for seat, user in enumerate(PEOPLE[:seats]):
        room = commands.sit(room, user, seat).room
    return room


def all_ready(room: Room) -> Room:
    for user in room.people:
        room = commands.ready(room, user, value(user)).room
    return room


def dice(room: Room, seed: bytes = SEED) -> Dice:
    return Dice(seed, room.values)


def begun(name: str = "heart-tiles", seats: int = 2, watch: bool = True) -> Room:
    """Return a game that has just begun."""
    room = all_ready(gathered(name, seats, watch))
    return commands.begin(room, dice(room)).room


def turn(room: Room, rng: Random) -> list[Step]:
    """Return a random turn of the seat to act: a draft and its final step."""
    assert room.actor is not None
    assert room.actor != CHANCE
    while True:
        state, steps = room.state, list[Step]()
        while len(steps) < MAX_STEPS_PER_TURN and not (steps and steps[-1].final):
            steps.append(pick(room.game, state, rng))
            state = room.game.apply(state, steps[-1])
        if steps[-1].final:
            return steps


def names(room: Room) -> list[str]:
    return [chair.user.title() or "Bot" for chair in room.chairs]


def submit(room: Room, seat: Seat, steps: Sequence[Step]) -> Change:
    return commands.submit(room, seat, steps, dice(room), names(room))


def played(room: Room, turns: int, rng: Random) -> Room:
    """Return the room some random turns later, or at the end of the game."""
    for _ in range(turns):
        if room.actor is None:
            break
        room = submit(room, room.actor, turn(room, rng)).room
    return room


def finished(name: str = "heart-tiles", seats: int = 2) -> Room:
    """Return a game that was played to its end."""
    return played(begun(name, seats), 10_000, Random(7))


def closed() -> Room:
    return commands.close(gathered(), ANN).room


def steps(room: Room, *lines: str) -> list[Step]:
    return [parse(line, room.game.lines) for line in lines]


def refused(ask: Callable[[], object], sentence: str) -> None:
    """Check that a request is refused with this sentence."""
    with pytest.raises(Illegal) as refusal:
        ask()
    assert str(refusal.value) == sentence


class RoomLog:
    """A growing room beside the log that folds to it."""

    def __init__(self, opening: Change) -> None:
        self.rows: list[bytes] = []
        self.folded: Room | None = None
        self.take(opening)

    def take(self, change: Change) -> Room:
        """Append an entry, decode it again, and check that the fold gives the same room."""
        self.rows.append(entries.write(change.entry))
        self.room = change.room
        self.folded = after(self.folded, entries.read(self.rows[-1]), CODE, len(self.rows))
        assert self.folded == self.room, change.entry
        return self.room

    def fold(self) -> Room:
        """Return the room from its whole log."""
        room: Room | None = None
        for seq, raw in enumerate(self.rows, 1):
            room = after(room, entries.read(raw), CODE, seq)
        assert room is not None
        return room
