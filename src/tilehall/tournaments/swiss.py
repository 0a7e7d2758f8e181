"""Swiss for two: players of equal score meet, nobody meets twice if it can be avoided, and the pairing is optimal.

The pairing is a matching of maximum weight in a graph whose edges are possible tables. Its weights put the rules in
order, so that a later rule never outweighs an earlier one:

1. Everybody is paired, but for one bye if their number is odd.
2. The bye goes to a player who has had the fewest.
3. As few rematches as possible.
4. Nobody sits first, or second, three times more often than the other way.
5. Scores differ as little as possible, and the bye goes to a player with few points.
6. Players sit first and second equally often.
7. Within a score group, the upper half meets the lower half: in a group of eight, the first meets the fifth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tilehall.tournaments.entries import Player
from tilehall.tournaments.history import History

WINDOW = 12  # of neighbours in rank that are tried first; all others follow if that leaves a rematch
ALL_PLAYERS = 40  # up to this number, every pair is tried
MAX_SURPLUS = 2  # of tables on the first seat
BYE = ""

Weight = tuple[int, ...]  # rule by rule, from 2 to 7; lower is better


def pair(
    ranked: Sequence[Player], points: Mapping[Player, float], history: History
) -> tuple[list[tuple[Player, Player]], Player]:
    """Return the pairs of players and the player who has a bye, or blank. `ranked` are the players by score."""
    nodes = [*ranked, BYE] if len(ranked) % 2 else list(ranked)
    window = len(nodes) if len(nodes) <= ALL_PLAYERS else WINDOW
    targets = _targets(ranked, points)
    while True:
        edges = {
            (one, other): _weight(nodes, one, other, points, history, targets)
            for one, other in _edges(nodes, targets, window)
        }
        pairs = matching(len(nodes), edges)
        complete = 2 * len(pairs) == len(nodes) and not any(edges[pair][1] for pair in pairs)
        if complete or window >= len(nodes):
            break
        window *= 4
    tables = [(nodes[one], nodes[other]) for one, other in sorted(pairs)]
    return [table for table in tables if BYE not in table], next((one for one, two in tables if two == BYE), BYE)


def matching(nodes: int, edges: Mapping[tuple[int, int], Weight]) -> set[tuple[int, int]]:
    """Return the pairs of a largest matching whose weights are lowest, rule by rule.

    >>> matching(4, {(0, 1): (0,), (0, 2): (1,), (1, 3): (1,), (2, 3): (9,)}) == {(0, 2), (1, 3)}
    True
    """
    from networkx import Graph, max_weight_matching  # here, because only a tournament needs it

    # A factor for every rule that is greater than what all later rules can add up to.
    worst = [max(column) for column in zip(*edges.values(), strict=True)]
    factors = [1] * len(worst)
    for at in range(len(worst) - 2, -1, -1):
        factors[at] = factors[at + 1] * (1 + worst[at + 1] * nodes)
    graph = Graph()
    graph.add_nodes_from(range(nodes))
    for (one, other), weight in edges.items():
        graph.add_edge(one, other, weight=-sum(part * factor for part, factor in zip(weight, factors, strict=True)))
    return {(min(pair), max(pair)) for pair in max_weight_matching(graph, maxcardinality=True)}


def _targets(ranked: Sequence[Player], points: Mapping[Player, float]) -> list[int]:
    """Return whom each player would meet if nothing were against it: the one half a score group further."""
    targets, begin = list[int](), 0
    while begin < len(ranked):
        end = begin
        while end < len(ranked) and points[ranked[end]] == points[ranked[begin]]:
            end += 1
        half = max(1, (end - begin) // 2)
        targets += [at + half for at in range(begin, end)]
        begin = end
    return targets


def _edges(nodes: Sequence[Player], targets: Sequence[int], window: int) -> Iterator[tuple[int, int]]:
    """Yield the tables that are tried: with neighbours in rank, around the target, and the bye for the last players."""
    last = len(nodes) - 1
    for one in range(len(nodes)):
        near = {*range(one + 1, one + 1 + window)}
        if one < len(targets):
            near |= {*range(targets[one] - window // 2, targets[one] + window // 2)}
        if nodes[last] == BYE and one >= last - 4 * window:
            near.add(last)
        yield from ((one, other) for other in sorted(near) if one < other <= last)


def _weight(
    nodes: Sequence[Player],
    one: int,
    other: int,
    points: Mapping[Player, float],
    history: History,
    targets: Sequence[int],
) -> Weight:
    """Return what speaks against a table, rule by rule."""
    first, second = nodes[one], nodes[other]
    if second == BYE:
        behind = int(2 * (points[first] - points[nodes[other - 1]]))
        return history.byes[first], 0, 0, behind * behind, 0, other - 1 - one
    apart = int(2 * (points[first] - points[second]))
    a, b = history.surplus(first), history.surplus(second)
    clash = min(abs(a), abs(b)) if a * b > 0 else 0
    return (
        0,
        history.met[frozenset((first, second))],
        int(clash >= MAX_SURPLUS),
        apart * apart,
        clash,
        abs(targets[one] - other),
    )
