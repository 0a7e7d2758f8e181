"""One game being played: begin it, act in it, roll its dice. People, bots, replays and laws all use it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from tilehall.core.game import (
    CHANCE,
    Did,
    Ended,
    Fact,
    Game,
    Illegal,
    OptionsT,
    Resign,
    Seat,
    StateT,
    StepT,
    ViewT,
    Watcher,
)
from tilehall.core.options import seated


def begin(
    game: Game[OptionsT, StateT, StepT, ViewT],
    options: OptionsT | None = None,
    seats: int | None = None,
    first: Seat | None = None,
) -> StateT:
    """The game set up, with its own defaults for what is not given; Malformed where it is not for that."""
    options = options if options is not None else game.options()
    seats = seats if seats is not None else max(2, game.seats[0])
    seated(game, seats, first)
    game.check(options, seats)
    return game.setup(options, seats, first)


def act(
    game: Game[OptionsT, StateT, StepT, ViewT],
    state: StateT,
    seat: Seat,
    step: StepT,
    names: Sequence[str] | None = None,
) -> StateT:
    """The state after `seat` takes `step`, or Illegal with the reason. Resigning needs no turn."""
    if isinstance(step, Resign):
        if step.seat != seat:
            raise Illegal("You can resign only for yourself.")
        return game.resign(state, seat)
    if game.actor(state) != seat:
        raise Illegal(_not_now(game.actor(state), names or game.players))
    return game.apply(state, step)


def _not_now(actor: Seat | None, names: Sequence[str]) -> str:
    """Why somebody who is not this actor may take no step."""
    if actor is None:
        return "The game is over."
    return "Chance is to act; wait for it." if actor == CHANCE else f"It is {names[actor]}'s turn."


def advance(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, step: StepT | Resign) -> StateT:
    """The state after a line of a record: whoever is to act takes the step, or a seat resigns."""
    if isinstance(step, Resign):
        return game.resign(state, step.seat)
    if game.actor(state) is None:
        raise Illegal("The game is over.")
    return game.apply(state, step)


def whole_turn(
    game: Game[OptionsT, StateT, StepT, ViewT],
    state: StateT,
    seat: Seat,
    steps: Sequence[StepT],
    names: Sequence[str] | None = None,
) -> tuple[list[StateT], tuple[StepT, ...]]:
    """The states from `state` through a draft and its final step, and the steps that count; Illegal with the reason."""
    if not steps or not steps[-1].final or (len(steps) > 1 and any(step.final for step in steps[:-1])):
        raise Illegal("A turn is sent as its draft and one final step, in this order.")
    states = [state]
    for step in steps:
        if type(step) is Resign:
            raise Illegal("Resigning is asked for by itself.")
        if game.actor(state) != seat:
            raise Illegal(_not_now(game.actor(state), names or game.players))
        state = game.apply(state, step)
        states.append(state)
    if len(steps) > 1 and not game.drafted(states[-2], steps[-1]):
        # R4.2: what a draw or a pass gives up was never played: it is not logged, and nobody gets to see it.
        return whole_turn(game, states[0], seat, steps[-1:], names)
    return states, tuple(steps)


def told(
    game: Game[OptionsT, StateT, StepT, ViewT], before: StateT, step: StepT | Resign, after: StateT, watcher: Watcher
) -> tuple[Fact, ...]:
    """What the watcher saw happen at a line of a record."""
    if not isinstance(step, Resign):
        return game.tell(before, step, after, watcher)
    outcome = game.outcome(after)
    return (Did(step.seat, step), Ended(outcome)) if outcome else (Did(step.seat, step),)


def shown(
    game: Game[OptionsT, StateT, StepT, ViewT], steps: Iterable[StepT | Resign], watcher: Watcher
) -> Iterator[StepT | Resign]:
    """Lines of a record as the watcher saw them. Nobody's resigning is hidden."""
    return (step if isinstance(step, Resign) else game.show(step, watcher) for step in steps)


def roll(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, rng: Random) -> StepT:
    """One of chance's steps, by their weights."""
    pairs = tuple(game.odds(state))
    left = int(rng.random() * sum(weight for _, weight in pairs))
    for step, weight in pairs:
        left -= weight
        if left < 0:
            return step
    raise AssertionError("chance is to act, and has nothing to roll")


def pick(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, rng: Random) -> StepT:
    """A step for whoever is to act: chance rolls, a seat takes any legal step."""
    if game.actor(state) == CHANCE:
        return roll(game, state, rng)
    steps = tuple(game.legal(state))
    return steps[int(rng.random() * len(steps))]


def playout(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, rng: Random) -> Iterator[tuple[StepT, StateT]]:
    """Play on at random to the end: each step with the state after it."""
    while game.actor(state) is not None:
        step = pick(game, state, rng)
        state = game.apply(state, step)
        yield step, state
