"""`tilehall trace`: print random games, to compare the rules with another implementation."""

from __future__ import annotations

import sys
from random import Random
from typing import Annotated, Any

import msgspec
import typer

from tilehall.cli.arguments import GameName, OptionsJson, SeatCount, Seed, chosen, clear_errors
from tilehall.core.game import OPEN, AnyGame, Outcome, Seat, View
from tilehall.core.notation import text
from tilehall.core.play import begin, pick


class TraceRow(msgspec.Struct):
    """A step and the state after it. docs/reference/trace.md explains each field."""

    game: int
    n: int
    actor: Seat | None
    step: str | None
    state: View
    legal: list[str]
    next: Seat | None
    outcome: Outcome | None


def trace(
    game: GameName,
    seats: SeatCount = None,
    options: OptionsJson = "{}",
    seed: Seed = 0,
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1,
) -> None:
    """Print random games as JSON lines.

    Each line has a step, the full state after it, and every legal step.
    """
    with clear_errors():
        rules, choice, count = chosen(game, seats, options)
    encoder = msgspec.json.Encoder()
    out = sys.stdout.buffer
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        state = begin(rules, choice, count)
        out.write(encoder.encode(_line(rules, number, 0, None, None, state)) + b"\n")
        n = 0
        while (actor := rules.actor(state)) is not None:
            step = pick(rules, state, rng)
            state = rules.apply(state, step)
            n += 1
            out.write(encoder.encode(_line(rules, number, n, actor, text(step), state)) + b"\n")
    out.flush()


def _line(game: AnyGame, number: int, n: int, actor: Seat | None, step: str | None, state: Any) -> TraceRow:
    return TraceRow(
        game=number,
        n=n,
        actor=actor,
        step=step,
        state=game.view(state, OPEN),
        legal=[text(each) for each in game.legal(state)],
        next=game.actor(state),
        outcome=game.outcome(state),
    )
