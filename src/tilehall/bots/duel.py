"""Compare two bots at a table of any size: they alternate (A B A B A and B A B A B), and each seat counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilehall.bots.arena import ArenaGame, ArenaMatch, interval, run


class Duel(Struct, frozen=True):
    """The result of a duel: the share of the first bot, and its 95% interval.

    The share is the payoff per seat of the first bot, divided by the sum of both bots' payoffs per seat: one half if
    both are equal, for any size of table. The interval takes each game as one trial.
    """

    games: int
    share: float
    low: float
    high: float


def matches(match: ArenaMatch, seats: int) -> tuple[ArenaMatch, ...]:
    """Return the matches of a duel between the two bots of a match, at a table with a number of seats.

    >>> [each.bots for each in matches(ArenaMatch(game="miners", bots=("hard", "easy")), 3)]
    [('hard', 'easy', 'hard'), ('easy', 'hard', 'easy')]
    >>> [each.bots for each in matches(ArenaMatch(game="miners", bots=("hard", "easy")), 2)]
    [('hard', 'easy')]
    """
    one, two = (tuple(match.bots[(at + first) % 2] for at in range(seats)) for first in (0, 1))
    return (replace(match, bots=one),) if seats == 2 else (replace(match, bots=one), replace(match, bots=two))


def play(match: ArenaMatch, seats: int, games: int, jobs: int) -> Iterator[tuple[ArenaMatch, ArenaGame]]:
    """Play games, divided among the seatings, and yield each as soon as it is over."""
    several = matches(match, seats)
    for number, each in enumerate(several):
        share = games * (number + 1) // len(several) - games * number // len(several)
        for game in run(each, range(share), jobs):
            yield each, game


def result(first: str, played: Sequence[tuple[ArenaMatch, ArenaGame]]) -> Duel:
    """Return the result of the first bot against the other in these games.

    >>> both = ArenaMatch(game="miners", bots=("hard", "easy", "hard"))
    >>> won = ArenaGame(number=0, payoffs=(0.0, 0.0, 1.0), margins=(0, 0, 0), seconds=((), (), ()), record="")
    >>> lost = ArenaGame(number=1, payoffs=(0.0, 1.0, 0.0), margins=(0, 0, 0), seconds=((), (), ()), record="")
    >>> round(result("hard", [(both, won), (both, won), (both, lost)]).share, 2)
    0.5
    """
    won, seats = {True: 0.0, False: 0.0}, {True: 0, False: 0}
    for match, game in played:
        for bot, payoff in zip(match.bots, game.payoffs, strict=True):
            won[bot == first] += payoff
            seats[bot == first] += 1
    mine, theirs = (won[side] / max(1, seats[side]) for side in (True, False))
    share = mine / (mine + theirs) if mine + theirs else 0.5
    low, high = interval(share * len(played), len(played))
    return Duel(len(played), share, low, high)
