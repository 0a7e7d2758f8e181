"""A simple opponent for any game: it imagines what it cannot see, plays on at random, and takes what went best."""

from __future__ import annotations

from random import Random

from tilehall.games.game import AnyGame, Outcome, Seat, Step, View
from tilehall.games.play import pick

CANDIDATES = 10  # steps it thinks about
BUDGET = 3000  # steps it plays in thought for one step of its own: some tenths of a second


def choose(game: AnyGame, view: View, rng: Random) -> Step:
    """A step for the seat that looks and is to act."""
    seat = view.me
    assert seat is not None
    steps: list[Step] = list(game.legal(game.guess(view, rng)))
    if len(steps) > CANDIDATES:
        steps = rng.sample(steps, CANDIDATES)
    if len(steps) == 1:
        return steps[0]
    worth = dict.fromkeys(range(len(steps)), 0.0)
    left, rounds = BUDGET, 0
    while left > 0:
        for number, step in enumerate(steps):
            state = game.apply(game.guess(view, rng), step)
            while game.actor(state) is not None:
                state = game.apply(state, pick(game, state, rng))
                left -= 1
            worth[number] += _worth(game.outcome(state), seat)
        rounds += 1
    return steps[max(worth, key=lambda number: worth[number])]


def _worth(outcome: Outcome | None, seat: Seat) -> float:
    """One for a win, shared with whoever shares it, and a draw in between."""
    assert outcome is not None
    if not outcome.winners:
        return 0.5 / len(outcome.scores)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
