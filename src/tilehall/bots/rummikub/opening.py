"""Find an opening: the most tiles in new sets from the rack alone that are worth enough together (R4.5)."""

from __future__ import annotations

from itertools import product
from typing import Final

from tilehall.bots.rummikub.allocations import CODES, Allocation
from tilehall.bots.rummikub.dp_state import BITS, LACK_AT, LACKS, MIN_SCORE, OPEN, SCORE_AT, STATE, USED_AT, DPState
from tilehall.bots.rummikub.dynamic_program import TILES, DynamicProgram, Layer, TileWeights
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.sets import number_of_set
from tilehall.bots.rummikub.transitions import NEEDS, feasible, transitions
from tilehall.games.rummikub.tiles import HIGHEST, Bag

VALUE_AT: Final = LACK_AT  # position of the value of the laid sets, capped at the required value


class Opening(DynamicProgram):
    """The program for an empty table, with the value of the laid sets as part of each state."""

    def __init__(self, rack: Bag, least: int, weights: TileWeights) -> None:
        self.least = least
        super().__init__(0, rack, weights, sparing=False)

    def step(self, number: int, layer: Layer) -> Layer:
        supplies, weight = self.supplies[number], self.weights[number]
        ahead = self.ahead(number)
        after: Layer = {}
        came_from: dict[DPState, tuple[DPState, Allocation]] = {}
        for state, had in layer.items():
            opens = [state >> BITS * colour & OPEN for colour in range(4)]
            used, value = state >> USED_AT & 3, state >> VALUE_AT
            blacks, reds, blues, oranges = (
                transitions(colour, opens[colour], ahead[colour], 0, False, False, False) for colour in range(4)
            )
            k, r, b, o = (NEEDS[runs] for runs in opens)
            left = self.jokers - used
            base = (had << SCORE_AT) + (used << USED_AT)
            for black, red, blue, orange, gain, jokers, allocation in feasible(
                supplies, None, weight, left, False, False, (k, r, b, o)
            ):
                laid = min(self.least, value + (number + 1) * pieces(allocation))
                for one, two, three, four in product(blacks[black], reds[red], blues[blue], oranges[orange]):
                    total = base + gain + one + two + three + four
                    if total & LACKS > left - jokers << LACK_AT:
                        continue
                    reached, score = total & STATE | laid << VALUE_AT, total >> SCORE_AT
                    if after.get(reached, MIN_SCORE) < score:
                        after[reached] = score
                        came_from[reached] = (state, allocation)
        self.came_from.append(came_from)
        return after

    def prune(self, layer: Layer) -> Layer:
        """Return the layer unchanged: a rack is small enough without pruning."""
        return layer

    def best(self, layer: Layer) -> DPState | None:
        enough = {state & STATE: score for state, score in layer.items() if state >> VALUE_AT == self.least}
        best = super().best(enough)
        return None if best is None else best | self.least << VALUE_AT


def pieces(allocation: Allocation) -> int:
    """Count the tiles and jokers that are laid at a number."""
    in_runs = sum(sum(CODES[given]) for given in allocation.runs)
    return in_runs + sum(colours.bit_count() + jokers for colours, jokers in allocation.groups)


def opening(rack: Bag, least: int, weights: TileWeights = TILES) -> Play | None:
    """Return the new sets of at least a value with the highest weight, or None if there are none.

    >>> from tilehall.games.rummikub.melds import MELDS
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> play = opening(bag_of(("k9", "r9", "b9", "k1", "k2", "k3", "o5", "*")), 30)
    >>> [" ".join(MELDS[number].tiles) for number in play.laid]
    ['k1 k2 k3', 'k9 r9 b9 *']
    """
    found = Opening(rack, least, weights)
    if found.last is None:
        return None
    laid = tuple(sorted(number_of_set(each.tiles) for each in found.sets()))
    return Play((), laid) if laid else None


assert len(TILES) - 1 == HIGHEST
