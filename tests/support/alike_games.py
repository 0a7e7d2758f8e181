"""Pairs of games that look alike to one watcher: a random game, and the same game with different hidden rolls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from tilehall.core import options as choices
from tilehall.core import record
from tilehall.core.game import CHANCE, AnyGame, First, Illegal, Options, Resign, Seat, Step, Watcher
from tilehall.core.play import advance, begin, pick

MAX_TURNS = 120  # The longest options make games of thousands of turns.
MAX_STEPS_PER_TURN = 60
RESIGN_PROBABILITY = 0.02  # before a turn, if that does not end the game
MAX_ENTRIES_BEFORE_FORK = 12
STOP_PROBABILITY = 0.3  # before the newest turn is played on
TRIALS_PER_ROLL = 3  # alternative results of a hidden roll


class SentTurn(Struct, frozen=True):
    """One log entry: the steps that a seat sends; afterwards the record has `until` steps."""

    seat: Seat
    sent: tuple[Step, ...]
    until: int


class PlayedGame(Struct, frozen=True):
    """A game under way: all steps so far, including chance steps."""

    rules: AnyGame
    options: Options
    seats: int
    steps: tuple[Step, ...]
    turns: tuple[SentTurn, ...]

    def states(self) -> list[Any]:
        """Return the state before the first step and after each step."""
        states = [begin(self.rules, self.options, self.seats)]
        for step in self.steps:
            states.append(advance(self.rules, states[-1], step))
        return states

    def begins(self) -> int:
        """Return the number of chance steps that the game begins with."""
        return next((at for at, state in enumerate(self.states()) if self.rules.actor(state) != CHANCE), 0)

    def text(self) -> str:
        """Return the game as a record that can be replayed."""
        return record.to_text(record.write(self.rules, self.options, self.seats, self.steps))


def random_game(rules: AnyGame, number: int, rng: Random) -> PlayedGame:
    """Return a random game with random options, stopped at a random point before its end."""
    seats = rules.seats[number % len(rules.seats)]
    options = choices.draw(rules, seats, rng) if number >= len(rules.seats) else rules.options()
    state = begin(rules, options, seats)
    steps: list[Step] = []
    turns: list[SentTurn] = []
    state = _rolled(rules, state, steps, rng)
    playing = set(range(seats))
    while rules.actor(state) is not None and len(turns) < MAX_TURNS:
        turns.append(SentTurn(CHANCE, (), len(steps)))  # the game could stop here
        if len(playing) > 2 and rng.random() < RESIGN_PROBABILITY:
            seat = rng.choice(sorted(playing))
            playing.remove(seat)
            sent: list[Step] = [Resign(seat)]
            steps += sent
            state = rules.resign(state, seat)
        else:
            seat, sent, kept, state = _turn(rules, state, rng)
            steps += kept
        state = _rolled(rules, state, steps, rng)
        turns[-1] = SentTurn(seat, tuple(sent), len(steps))
    if rules.actor(state) is None:
        turns.pop()  # the turn that ended it: everything is revealed after it
    turns = turns[: rng.randrange(len(turns) + 1)]
    until = turns[-1].until if turns else _opening(rules, options, seats, steps)
    return PlayedGame(rules, options, seats, tuple(steps[:until]), tuple(turns))


def forked(rules: AnyGame, number: int, turns: int, rng: Random) -> Iterator[tuple[PlayedGame, PlayedGame, PlayedGame]]:
    """Yield random games, each with two continuations of the same number of turns.

    Games of several rounds are left out, because a seat may begin two turns in a row there.
    """
    for _ in range(number):
        game = random_game(rules, rng.randrange(1, 2 * len(rules.seats)), rng)
        sent = list(game.turns[:MAX_ENTRIES_BEFORE_FORK])
        while sent and rules.actor(game.states()[sent[-1].until]) == sent[-1].seat:
            sent.pop()  # play whole turns only before the continuations part
        until = sent[-1].until if sent else game.begins()
        game = PlayedGame(rules, game.options, game.seats, game.steps[:until], tuple(sent))
        ways = [_played_on(game, turns, rng) for _ in range(2)]
        if game.seats > 1 and ways[0] and ways[1] and ways[0].steps != ways[1].steps:
            yield game, ways[0], ways[1]


def _played_on(game: PlayedGame, turns: int, rng: Random) -> PlayedGame | None:
    """Return the game some turns later, with the last turn at least begun; None if the game or a round ends first."""
    rules, state, steps, sent = game.rules, game.states()[-1], list(game.steps), list(game.turns)
    last = sent[-1].seat if sent else CHANCE
    while (actor := rules.actor(state)) is not None:
        if not turns and (actor != last or rng.random() < STOP_PROBABILITY):
            found = PlayedGame(rules, game.options, game.seats, tuple(steps), tuple(sent))
            return None if any(isinstance(step, First) for step in steps[game.begins() :]) else found
        seat, mine, kept, state = _turn(rules, state, rng)
        steps += kept
        state = _rolled(rules, state, steps, rng)
        sent.append(SentTurn(seat, tuple(mine), len(steps)))
        turns -= seat != last
        last = seat
    return None


def _opening(rules: AnyGame, options: Options, seats: int, steps: Sequence[Step]) -> int:
    return PlayedGame(rules, options, seats, tuple(steps), ()).begins()


def _turn(rules: AnyGame, state: Any, rng: Random) -> tuple[Seat, list[Step], list[Step], Any]:
    """Return a random turn: its seat, its steps as sent, its steps as kept, and the state after it."""
    seat = rules.actor(state)
    assert seat is not None
    while True:
        now, before, sent = state, state, list[Step]()
        while len(sent) < MAX_STEPS_PER_TURN and not (sent and sent[-1].final):
            sent.append(pick(rules, now, rng))
            before, now = now, rules.apply(now, sent[-1])
        if sent[-1].final:
            # An abandoned draft leaves no trace (R4.2).
            return seat, sent, sent if rules.drafted(before, sent[-1]) else sent[-1:], now


def _rolled(rules: AnyGame, state: Any, steps: list[Step], rng: Random) -> Any:
    while rules.actor(state) == CHANCE:
        steps.append(pick(rules, state, rng))
        state = rules.apply(state, steps[-1])
    return state


def shown(rules: AnyGame, step: Step, watcher: Watcher) -> Step:
    """Return a step as the watcher sees it."""
    if isinstance(step, Resign):
        return step
    seen: Step = rules.show(step, watcher)
    return seen


def alike(game: PlayedGame, watcher: Watcher, rng: Random, most: int) -> PlayedGame | None:
    """Return the game with some hidden rolls changed; None if none can be changed.

    Rolls are changed one at a time. A change is kept if the rest of the game can still happen and looks the same to the
    watcher.
    """
    rules, states, steps = game.rules, game.states(), list(game.steps)
    hidden = [at for at, step in enumerate(steps) if _others(rules, states[at], step, watcher)]
    for at in rng.sample(hidden, min(most, len(hidden))):
        others = _others(rules, states[at], steps[at], watcher)
        for other in rng.sample(others, min(TRIALS_PER_ROLL, len(others))):
            rest = list(_carried(rules, states[at], [other, *steps[at + 1 :]], states[at:], watcher, rng))
            if len(rest) == len(steps) - at:
                steps[at:] = [step for step, _ in rest]
                states[at + 1 :] = [state for _, state in rest]
                break
    if tuple(steps) == game.steps:
        return None
    return PlayedGame(rules, game.options, game.seats, tuple(steps), _sendable(game, states))


def _others(rules: AnyGame, state: Any, step: Step, watcher: Watcher) -> list[Step]:
    """Return alternative results of a roll that look the same to the watcher."""
    if isinstance(step, Resign) or rules.actor(state) != CHANCE:
        return []
    seen = rules.show(step, watcher)
    return [other for other, _ in rules.odds(state) if other != step and rules.show(other, watcher) == seen]


def _carried(
    rules: AnyGame, state: Any, steps: Sequence[Step], was: Sequence[Any], watcher: Watcher, rng: Random
) -> Iterator[tuple[Step, Any]]:
    """Replay the steps from another state while they fit and the same seats are to act.

    A roll whose result is no longer possible is replaced by one that looks the same: an earlier change may have swapped
    the two.
    """
    for number, step in enumerate(steps, 1):
        if rules.actor(state) == CHANCE and not isinstance(step, Resign):
            listed = [other for other, _ in rules.odds(state)]
            if step not in listed:
                fitting = [other for other in listed if shown(rules, other, watcher) == shown(rules, step, watcher)]
                if not fitting:
                    return
                step = rng.choice(fitting)
        try:
            state = advance(rules, state, step)
        except Illegal:
            return
        if rules.actor(state) != rules.actor(was[number]):
            return
        yield step, state


def _sendable(game: PlayedGame, states: Sequence[Any]) -> tuple[SentTurn, ...]:
    """Return the turns that can be sent in both games, without the abandoned drafts that do not fit."""
    found, at = [], game.begins()
    for turn in game.turns:
        sent = turn.sent
        try:
            state = states[at]
            for step in sent:
                state = advance(game.rules, state, step)
        except Illegal:
            sent = sent[-1:]
        found.append(SentTurn(turn.seat, sent, turn.until))
        at = turn.until
    return tuple(found)
