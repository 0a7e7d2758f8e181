"""Positions drawn from games with fixed seeds, for tests of what bots say about them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tilehall.bots.bot import Clock
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import CHANCE, AnyGame, Seat, Step
from tilehall.core.play import begin, roll, shown

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
    for number in range(games):
        rng = Random(f"reasons {game.name} {number}")
        state, steps = begin(game, None, seats[number % len(seats)]), list[Step]()
        while (actor := game.actor(state)) is not None:
            if actor == CHANCE:
                steps.append(roll(game, state, rng))
                state = game.apply(state, steps[-1])
                continue
            view, seen = game.view(state, actor), tuple(shown(game, steps, actor))
            yield Drawn(state, actor, view, seen)
            for step in bots[rng.random() < astray](view, seen, Clock(60), rng).steps:
                state = game.apply(state, step)
                steps.append(step)
