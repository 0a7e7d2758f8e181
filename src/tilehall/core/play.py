"""Play one game: begin it, act in it and roll its dice. The server, bots, replays and laws all use these functions."""

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
from tilehall.core.message import Message
from tilehall.core.options import seated
from tilehall.core.words import say


def begin(
    game: Game[OptionsT, StateT, StepT, ViewT],
    options: OptionsT | None = None,
    seats: int | None = None,
    first: Seat | None = None,
) -> StateT:
    """Set up a game, with its defaults for missing arguments. Raises `Malformed` if the game does not allow them."""
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
    """Return the state after `seat` takes `step`. Raises `Illegal` with the reason. A seat can resign at any time."""
    if isinstance(step, Resign):
        if step.seat != seat:
            raise Illegal(say("resign-for-yourself"))
        return game.resign(state, seat)
    if game.actor(state) != seat:
        raise Illegal(_not_now(game.actor(state), names or game.players))
    return game.apply(state, step)


def _not_now(actor: Seat | None, names: Sequence[str]) -> Message:
    """Return a message that says why a seat other than the actor cannot act now."""
    if actor is None:
        return say("game-over")
    return say("wait-for-chance") if actor == CHANCE else say("not-your-turn", player=names[actor])


def advance(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, step: StepT | Resign) -> StateT:
    """Return the state after a line of a record: a step of the seat to act, or the resignation of any seat."""
    if isinstance(step, Resign):
        return game.resign(state, step.seat)
    if game.actor(state) is None:
        raise Illegal(say("game-over"))
    return game.apply(state, step)


def whole_turn(
    game: Game[OptionsT, StateT, StepT, ViewT],
    state: StateT,
    seat: Seat,
    steps: Sequence[StepT],
    names: Sequence[str] | None = None,
) -> tuple[list[StateT], tuple[StepT, ...]]:
    """Return the states of a draft with its final step, and the steps that count. Raises `Illegal` with the reason."""
    if not steps or not steps[-1].final or (len(steps) > 1 and any(step.final for step in steps[:-1])):
        raise Illegal(say("not-a-whole-turn"))
    states = [state]
    for step in steps:
        if type(step) is Resign:
            raise Illegal(say("resign-alone"))
        if game.actor(state) != seat:
            raise Illegal(_not_now(game.actor(state), names or game.players))
        state = game.apply(state, step)
        states.append(state)
    if len(steps) > 1 and not game.drafted(states[-2], steps[-1]):
        # R4.2: drawing or passing discards the draft: its steps were never played, so they are not logged or shown.
        return whole_turn(game, states[0], seat, steps[-1:], names)
    return states, tuple(steps)


def told(
    game: Game[OptionsT, StateT, StepT, ViewT], before: StateT, step: StepT | Resign, after: StateT, watcher: Watcher
) -> tuple[Fact, ...]:
    """Return what the watcher saw happen at a line of a record."""
    if type(step) is not Resign:
        return game.tell(before, step, after, watcher)
    outcome = game.outcome(after)
    return (Did(step.seat, step), Ended(outcome)) if outcome else (Did(step.seat, step),)


def shown(
    game: Game[OptionsT, StateT, StepT, ViewT], steps: Iterable[StepT | Resign], watcher: Watcher
) -> Iterator[StepT | Resign]:
    """Yield lines of a record as the watcher saw them. Resigning is never hidden."""
    return (step if type(step) is Resign else game.show(step, watcher) for step in steps)


def roll(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, rng: Random) -> StepT:
    """Return a random step of chance, by the weights."""
    pairs = tuple(game.odds(state))
    left = int(rng.random() * sum(weight for _, weight in pairs))
    for step, weight in pairs:
        left -= weight
        if left < 0:
            return step
    raise AssertionError("chance is to act, and has nothing to roll")


def pick(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, rng: Random) -> StepT:
    """Return a random step for the actor: chance rolls, and a seat takes any legal step."""
    if game.actor(state) == CHANCE:
        return roll(game, state, rng)
    steps = tuple(game.legal(state))
    return steps[int(rng.random() * len(steps))]


def playout(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, rng: Random) -> Iterator[tuple[StepT, StateT]]:
    """Play at random to the end. Yield each step with the state after it."""
    while game.actor(state) is not None:
        step = pick(game, state, rng)
        state = game.apply(state, step)
        yield step, state
