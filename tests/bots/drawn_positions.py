"""Positions drawn from games with fixed seeds, for tests of what bots say about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tilehall.bots.bot import BotTurn, Clock
from tilehall.bots.levels import find as find_bot
from tilehall.bots.self_play import SelfPlay
from tilehall.core.game import AnyGame, Seat, Step

ASTRAY = 0.3  # of the turns are random, so that positions are met which no bot would lead to


class Drawn(NamedTuple):
    """A position with all that is known of it, and to whom."""

    state: Any
    actor: Seat
    view: Any
    shown: tuple[Step, ...]


def drawn(game: AnyGame, games: int, seats: tuple[int, ...], astray: float = ASTRAY) -> Iterator[Drawn]:
    """Every position of so many games in which a seat is to act."""
    bots = [find_bot(game, "easy"), find_bot(game, "random")]

    def choose(view: Any, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        return bots[rng.random() < astray](view, shown, clock, rng)

    for number in range(games):
        rng = Random(f"reasons {game.name} {number}")
        for turn in SelfPlay(game, seats[number % len(seats)], rng).turns(choose):
            yield Drawn(turn.state, turn.seat, turn.view, turn.shown)
