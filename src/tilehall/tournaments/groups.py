"""Tables of three to five: groups of players who have met each other as rarely as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from tilehall.tournaments.entries import Player
from tilehall.tournaments.history import History

NEIGHBOURS = 16  # tables on either side with which a table exchanges players
MAX_PASSES = 8  # over all pairs of tables; each makes the groups better, or is the last


@cache
def sizes(players: int, allowed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sizes of the tables for this many players, the largest first. Who is left over has a bye.

    As few players as possible are left over, the tables are as few as possible, and about equally large.

    >>> sizes(14, (2, 3, 4)), sizes(9, (2, 3, 4, 5)), sizes(7, (3,))
    ((4, 4, 3, 3), (5, 4), (3, 3))
    """
    best: list[tuple[int, int, tuple[int, ...]] | None] = [(0, 0, ())]
    for count in range(1, players + 1):
        found = [
            (before[0] + 1, before[1] + size * size, (*before[2], size))
            for size in allowed
            if size <= count and (before := best[count - size]) is not None
        ]
        best.append(min(found, default=None))
    chosen = next(each for each in reversed(best) if each is not None)
    return tuple(sorted(chosen[2], reverse=True))


def groups(players: Sequence[Player], tables: Sequence[int], history: History) -> list[list[Player]]:
    """Return groups of these sizes, in the order of the players, improved by exchanges until rematches are rare."""
    found, begin = list[list[Player]](), 0
    for size in tables:
        found.append(list(players[begin : begin + size]))
        begin += size
    rank = {player: at for at, player in enumerate(players)}
    for _ in range(MAX_PASSES):
        if not any(rematches(group, history) for group in found) or not _improved(found, rank, history):
            break
    return found


def _improved(found: list[list[Player]], rank: dict[Player, int], history: History) -> bool:
    """Make the best exchange between each table with rematches and another one. Return whether there was any."""
    any_made = False
    for at, group in enumerate(found):
        if not rematches(group, history):
            continue
        change, _, to, i, j = min(_exchanges(found, at, rank, history), default=(0, 0, 0, 0, 0))
        if change < 0:
            group[i], found[to][j] = found[to][j], group[i]
            any_made = True
    return any_made


def _exchanges(
    found: list[list[Player]], at: int, rank: dict[Player, int], history: History
) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield each exchange of a table: the change of its rematches, the distance in rank, the other table, and who."""
    group = found[at]
    for to in range(max(0, at - NEIGHBOURS), min(len(found), at + NEIGHBOURS + 1)):
        other = found[to]
        if other is group:
            continue
        before = rematches(group, history) + rematches(other, history)
        for i, j in product(range(len(group)), range(len(other))):
            one, two = [*group], [*other]
            one[i], two[j] = other[j], group[i]
            after = rematches(one, history) + rematches(two, history)
            yield after - before, abs(rank[group[i]] - rank[other[j]]), to, i, j


def rematches(group: Sequence[Player], history: History) -> int:
    """Return how bad the rematches at a table are: the fourth meeting of two players is worse than two second ones."""
    pairs = ((one, other) for at, one in enumerate(group) for other in group[at + 1 :])
    return sum(history.met[frozenset(pair)] ** 2 for pair in pairs)
