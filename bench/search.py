"""4ascend compiled: playouts and search iterations per second of CPU time, beside playouts by the rules in Python.

All run in one process. The hard bot places a few stones at each leaf and then evaluates; a search with rollouts to the
end is measured too.
"""

from __future__ import annotations

from random import Random

from rich.console import Console
from rich.table import Table

from bench.playouts import ROUNDS, Contestant
from tilehall.bots.bot import Clock
from tilehall.bots.fourascend import GRADES, LEVELS
from tilehall.bots.fourascend.kernel.evaluation import EvaluationWeights
from tilehall.bots.fourascend.kernel.position import encode_options, encode_state
from tilehall.bots.fourascend.kernel.rng import seeded
from tilehall.bots.fourascend.kernel.rollout import random_games
from tilehall.bots.fourascend.player import Budget, search_turn
from tilehall.core.game import CHANCE
from tilehall.core.play import begin, playout, roll
from tilehall.games.fourascend import FourAscend
from tilehall.games.fourascend.state import State

GAMES = 500  # of the kernel between two looks at the time

ALL_STONES = 100_000  # more than any game has
FEW = Budget(iterations=5000, overlooks=0.0)

GAME = FourAscend()


def opened(rng: Random) -> State:
    """Return a game with its first plants grown."""
    state = begin(GAME)
    while GAME.actor(state) == CHANCE:
        state = GAME.apply(state, roll(GAME, state, rng))
    return state


def contestants() -> list[Contestant]:
    """Return random playouts by the rules and by the kernel, and the search of the hard bot."""
    kernel_rng = seeded(1)
    bits, scalars = encode_state(begin(GAME))
    options = encode_options(GAME.options())

    def rules(rng: Random) -> int:
        for _ in playout(GAME, begin(GAME), rng):
            pass
        return 1

    def kernel(rng: Random) -> int:
        random_games(bits, scalars, options, kernel_rng, GAMES)
        return GAMES

    def search(rng: Random) -> int:
        return search_turn(opened(rng), GRADES[-1], Clock(60), rng).iterations

    def to_the_end(rng: Random) -> int:
        return search_turn(opened(rng), FEW, Clock(60), rng, EvaluationWeights(rollout_stones=ALL_STONES)).iterations

    return [
        Contestant("random playouts, rules in Python", rules),
        Contestant("random playouts, kernel", kernel),
        Contestant("search iterations of the hard bot", search),
        Contestant("search iterations, each with a rollout to the end", to_the_end),
    ]


def run(console: Console) -> None:
    """Measure all contestants and print one table."""
    LEVELS.warm()
    random_games(*encode_state(begin(GAME)), encode_options(GAME.options()), seeded(1), 1)
    python, kernel, search, ended = all_of_them = contestants()
    for _ in range(ROUNDS):
        for each in all_of_them:
            each.run()
    table = Table("4ascend, one core", title="Playouts and search per second of CPU time")
    table.add_column("per second", justify="right")
    table.add_column("compared with")
    table.add_column("ratio", justify="right")
    table.add_row(python.name, f"{python.pace:,.0f}")
    table.add_row(kernel.name, f"{kernel.pace:,.0f}", "rules in Python", f"{kernel.pace / python.pace:,.0f}")
    table.add_row(search.name, f"{search.pace:,.0f}")
    table.add_row(ended.name, f"{ended.pace:,.0f}")
    console.print(table)


if __name__ == "__main__":
    run(Console())
