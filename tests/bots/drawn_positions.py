"""Positions drawn from games with fixed seeds, for tests of what bots say about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tilehall.bots.bot import BotTurn, Clock
from tilehall.bots.levels import find as find_bot
from tilehall.bots.self_play import SelfPlay
from tilehall.core.game import AnyGame, Seat, Step

RANDOM_TURN_SHARE = 0.3  # of the turns, so that positions come up which no bot would lead to


class Drawn(NamedTuple):
    """A position with everything that is known of it, and by which seat."""

    state: Any
    actor: Seat
    view: Any
    shown: tuple[Step, ...]


def drawn(game: AnyGame, games: int, seats: tuple[int, ...], astray: float = RANDOM_TURN_SHARE) -> Iterator[Drawn]:
    """Yield every position in which a seat is to act, from so many games."""
    bots = [find_bot(game, "easy"), find_bot(game, "random")]

    def choose(view: Any, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        return bots[rng.random() < astray](view, shown, clock, rng)

    for number in range(games):
        rng = Random(f"reasons {game.name} {number}")
        for turn in SelfPlay(game, seats[number % len(seats)], rng).turns(choose):
            yield Drawn(turn.state, turn.seat, turn.view, turn.shown)
