"""`python -m tilehall.bots.worker`: answers questions for turns, one JSON object a line, until its input ends.

It gets a view and nothing else: no state, no seed of the dice, no other hand.
"""

from __future__ import annotations

import sys
from random import Random

import msgspec

from tilehall.bots.simple import choose
from tilehall.games.game import AnyGame, View
from tilehall.games.notation import text
from tilehall.games.question import Answer, Question
from tilehall.games.registry import find


def turn(game: AnyGame, view: View, rng: Random) -> tuple[str, ...]:
    """A whole turn, from a draft's first step to the final one.

    >>> from tilehall.games.play import begin
    >>> game = find("4ascend")
    >>> state = begin(game, game.options(plants_start=0))
    >>> turn(game, game.view(state, 0), Random(1))[0].startswith("stone ")
    True
    """
    steps: list[str] = []
    while True:
        step = choose(game, view, rng)
        steps.append(text(step))
        if step.final:
            return tuple(steps)
        # A step of a draft shows nothing new: any state behind the view leads to the same next view.
        view = game.view(game.apply(game.guess(view, rng), step), view.me)


def main() -> None:
    """Answer until there are no more questions."""
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        game = find(question.game)
        view = msgspec.json.decode(question.view, type=game.views)
        steps = turn(game, view, Random(question.seed))
        sys.stdout.buffer.write(msgspec.json.encode(Answer(steps)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
