"""`tilehall worker`: answers questions for turns, one JSON object a line, until its input ends.

It gets what a seat may see and nothing else: no state, no seed of the dice, no other hand. Everything is compiled
before it says that it is ready. A bot that fails takes the worker with it: whoever asked starts another.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from random import Random

import msgspec

from tilehall.bots.bot import Clock
from tilehall.bots.levels import comparison, levels
from tilehall.bots.levels import find as find_bot
from tilehall.core.notation import parse, text
from tilehall.core.question import Answer, Question, WorkerReady
from tilehall.core.registry import find, games

CHOOSING = 0.6  # of the time, where what was chosen is also to be compared with a turn that was played


def answer(question: Question) -> Answer:
    """The turn of the bot that is asked for.

    >>> from tilehall.core.play import begin
    >>> game = find("4ascend")
    >>> view = msgspec.json.encode(game.view(begin(game, game.options(plants_start=0)), 0))
    >>> answer(Question(game="4ascend", level="easy", view=msgspec.Raw(view))).steps[0].startswith("stone ")
    True
    """
    clock = Clock(question.seconds)
    game = find(question.game)
    view = msgspec.json.decode(question.view, type=game.views)
    shown = tuple(parse(line, game.lines) for line in question.shown)
    played = tuple(parse(line, game.steps) for line in question.played)
    choosing = Clock(question.seconds * CHOOSING) if played else clock
    turn = find_bot(game, question.level)(view, shown, choosing, Random(question.seed))
    compared = None
    if played:
        best, other = comparison(game)(view, (turn.steps, played), shown, clock, Random(question.seed))
        compared = (best, other)
    return Answer(tuple(map(text, turn.steps)), turn.why, turn.win_probability, compared)


def work() -> None:
    """Answer until there are no more questions."""
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not end up among the answers
    for game in games().values():
        try:
            levels(game).warm()
        except Exception:
            traceback.print_exc()  # the bots of one game are broken; those of the others are not
    gc.freeze()  # precomputed tables live as long as the process: scanning them for garbage would pause a turn
    try:
        out.write(msgspec.json.encode(WorkerReady()) + b"\n")
        out.flush()
        for line in sys.stdin.buffer:
            out.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
            out.flush()
    except BrokenPipeError:
        # The server was killed meanwhile. What is left in the buffer would fail once more when the process ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


if __name__ == "__main__":
    work()
