"""Rate all contestants of a game on one scale with OpenSkill, from games between neighbours in strength.

The model is that of Plackett and Luce in the form of Weng and Lin (2011), "A Bayesian approximation method for online
ranking", as implemented by the package openskill.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilehall.bots.arena import ArenaMatch, run
from tilehall.bots.kept_games import KeptGames, Played
from tilehall.core.game import Malformed

PASSES = 6  # over the same games in different orders, so that early games count as much as late ones


class Rating(Struct, frozen=True):
    """The rating of a contestant: OpenSkill's mean and standard deviation."""

    name: str
    games: int
    mean: float
    deviation: float


def tables(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the tables of neighbours, for contestants sorted from the weakest to the strongest.

    >>> tables(("random", "first", "easy", "hard"), 2)
    [('random', 'first'), ('first', 'easy'), ('easy', 'hard'), ('random', 'easy'), ('first', 'hard')]
    >>> tables(("random", "first", "easy", "hard"), 3)
    [('random', 'first', 'easy'), ('first', 'easy', 'hard')]
    """
    found = [tuple(names[at : at + seats]) for at in range(len(names) - seats + 1)]
    if seats == 2:
        found += [(names[at], names[at + 2]) for at in range(len(names) - 2)]
    return found


def missing(match: ArenaMatch, seats: int, games: int, kept: KeptGames) -> list[tuple[ArenaMatch, range]]:
    """Return the numbers of the games that each table still lacks. The bots are sorted from weakest to strongest.

    Numbers continue after the stored games, so a longer ladder plays only the new ones.
    """
    several = [replace(match, bots=table, seed=match.seed + at) for at, table in enumerate(tables(match.bots, seats))]
    return [(each, range(kept.count(each.bots), games)) for each in several]


def play(lacking: Sequence[tuple[ArenaMatch, range]], jobs: int) -> Iterator[Played]:
    """Play the missing games."""
    for match, numbers in lacking:
        for done in run(match, numbers, jobs):
            yield match.bots, done.payoffs


def rate(names: Sequence[str], played: Sequence[Played], seed: int) -> list[Rating]:
    """Return the ratings of these contestants after games, each given by its players and payoffs.

    Every game changes a rating, the last one as much as any other. So the mean is averaged over all games except those
    of the first pass, as in stochastic approximation (Polyak and Juditsky 1992).
    """
    try:
        model: Any = import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise Malformed("Ratings need the package openskill: pip install 'tilehall[ladder]'.") from None
    ratings = {name: model.rating(name=name) for name in names}
    order, rng = list(played), Random(f"order {seed}")
    sums, counted = dict.fromkeys(names, 0.0), 0
    for number in range(PASSES):
        rng.shuffle(order)
        for players, payoffs in order:
            # The lowest rank is the best.
            ranks = [sum(other > payoff for other in payoffs) for payoff in payoffs]
            after = model.rate([[ratings[name]] for name in players], ranks=ranks)
            ratings.update(zip(players, (team[0] for team in after), strict=True))
            if number:  # ratings of the first pass have not converged yet
                counted += 1
                sums = {name: sums[name] + ratings[name].mu for name in names}
    games = {name: sum(name in players for players, _ in played) for name in names}
    means = {name: sums[name] / counted if counted else ratings[name].mu for name in names}
    return [Rating(name, games[name], means[name], ratings[name].sigma) for name in names]
