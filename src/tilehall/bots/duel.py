"""Two bots at a table of any size: they sit in turn, A B A B A and B A B A B, and count seat for seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilehall.bots.arena import ArenaGame, ArenaMatch, interval, run


class Duel(Struct, frozen=True):
    """What the games say: the share of the first, and the ends of its 95% interval.

    The share is what one seat of the first wins, divided by what one seat of either wins together: a half where both
    are equal, whatever the table's size. The interval takes each game as one trial.
    """

    games: int
    share: float
    low: float
    high: float


def matches(match: ArenaMatch, seats: int) -> tuple[ArenaMatch, ...]:
    """The matches of a duel between the two bots of a match, at a table with so many seats.

    >>> [each.bots for each in matches(ArenaMatch(game="miners", bots=("hard", "easy")), 3)]
    [('hard', 'easy', 'hard'), ('easy', 'hard', 'easy')]
    >>> [each.bots for each in matches(ArenaMatch(game="miners", bots=("hard", "easy")), 2)]
    [('hard', 'easy')]
    """
    one, two = (tuple(match.bots[(at + first) % 2] for at in range(seats)) for first in (0, 1))
    return (replace(match, bots=one),) if seats == 2 else (replace(match, bots=one), replace(match, bots=two))


def play(match: ArenaMatch, seats: int, games: int, jobs: int) -> Iterator[tuple[ArenaMatch, ArenaGame]]:
    """So many games, divided among the ways to sit down, each as soon as it is over."""
    several = matches(match, seats)
    for number, each in enumerate(several):
        share = games * (number + 1) // len(several) - games * number // len(several)
        for game in run(each, range(share), jobs):
            yield each, game


def result(first: str, played: Sequence[tuple[ArenaMatch, ArenaGame]]) -> Duel:
    """What these games say of the first bot against the other.

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
