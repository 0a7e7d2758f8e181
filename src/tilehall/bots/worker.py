"""`tilehall worker`: answer requests for turns, one JSON object per line, until the input ends.

A worker receives only what a seat may see: no state, no seed of the dice, no other hand. It compiles all kernels before
it reports that it is ready. If a bot fails, the worker ends, and the caller starts another.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Sequence
from random import Random

import msgspec

from tilehall.bots.bot import Advice, Clock, payoff
from tilehall.bots.calibration import calibrated
from tilehall.bots.levels import adviser, comparison, levels, onward
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import CHANCE, AnyGame, Step, View
from tilehall.core.notation import parse, text
from tilehall.core.play import roll
from tilehall.core.question import Answer, Question, WorkerReady
from tilehall.core.registry import find, games

GUESSES = 4  # determinizations that must all give the same result for it to be certain
# A server does a fixed amount of work to compare turns. A slow phone would need half a minute.
COMPARISON_LIMIT_S = 1.0 if sys.platform == "emscripten" else float("inf")


def answer(question: Question) -> Answer:
    """Return the turn of a bot, or the advice.

    The win probabilities of advice and of compared turns are measured in the same way, in the same worlds.

    >>> from tilehall.core.play import begin
    >>> game = find("4ascend")
    >>> view = msgspec.json.encode(game.view(begin(game, game.options(plants_start=0)), 0))
    >>> answer(Question(game="4ascend", level="easy", view=msgspec.Raw(view))).steps[0].startswith("stone ")
    True
    """
    game = find(question.game)
    view = msgspec.json.decode(question.view, type=game.views)
    shown = tuple(parse(line, game.lines) for line in question.shown)
    played = tuple(parse(line, game.steps) for line in question.played)
    if not (question.advice or question.advised):
        turn = find_bot(game, question.level)(view, shown, Clock(question.seconds), Random(question.seed))
        return Answer(tuple(map(text, turn.steps)), turn.why, turn.win_probability)
    if question.advised:
        advice = Advice(tuple(parse(line, game.steps) for line in question.advised))
    else:
        advice = adviser(game)(view, shown, Random(question.seed))
    if question.goes_on:
        draft = tuple(parse(line, game.steps) for line in question.draft)
        drafted = msgspec.json.decode(question.drafted, type=game.views)
        going_on = onward(game, view, drafted, draft, shown, Random(question.seed))
        if going_on is None:
            return Answer()
        best, value = values(game, question, view, shown, (advice.steps, going_on.steps))
        return Answer(tuple(map(text, going_on.steps)), going_on.why, value, (best, value))
    value, *other = values(game, question, view, shown, (advice.steps, played) if played else (advice.steps,))
    return Answer(
        tuple(map(text, advice.steps)),
        advice.why,
        value,
        (value, other[0]) if other else None,
        tuple(tuple(map(text, steps)) for steps in advice.equal),
    )


def values(
    game: AnyGame, question: Question, view: View, shown: Sequence[Step], turns: Sequence[Sequence[Step]]
) -> list[float]:
    """Return the win probability after each of these turns, measured in the same way."""
    said = comparison(game)(view, turns, shown, Clock(COMPARISON_LIMIT_S), Random(question.seed))
    return [
        calibrated(game.name, question.seats, each) if (known := decided(game, view, steps)) is None else known
        for each, steps in zip(said, turns, strict=True)
    ]


def decided(game: AnyGame, view: View, steps: Sequence[Step]) -> float | None:
    """Return the payoff of the viewing seat if its turn ends the game with a certain result, or else None.

    The result is certain if it is the same in several determinizations, because hidden points may decide.
    """
    assert view.me is not None
    rng, payoffs = Random(0), set[float]()
    for _ in range(GUESSES):
        state = game.guess(view, rng)
        for step in steps:
            state = game.apply(state, step)
        while game.actor(state) == CHANCE and not game.outcome(state):
            state = game.apply(state, roll(game, state, rng))
        outcome = game.outcome(state)
        if outcome is None:
            return None
        payoffs.add(payoff(outcome, view.me))
    return payoffs.pop() if len(payoffs) == 1 else None


def work() -> None:
    """Answer questions until the input ends."""
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # keep what a bot prints out of the answers
    for game in games().values():
        try:
            levels(game).warm()
        except Exception:
            traceback.print_exc()  # the bots of other games still work
    gc.freeze()  # exclude permanent tables from garbage collection, which would pause a turn
    try:
        out.write(msgspec.json.encode(WorkerReady()) + b"\n")
        out.flush()
        for line in sys.stdin.buffer:
            out.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
            out.flush()
    except BrokenPipeError:
        # The server was killed. The rest of the buffer would fail again when the process ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


if __name__ == "__main__":
    work()
