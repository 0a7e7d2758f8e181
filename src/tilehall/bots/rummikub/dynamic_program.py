"""The dynamic program over the numbers 1 to 13, with dominance pruning.

The tiles of each number are allocated to groups and to the runs of their colours. What the later numbers can do depends
only on the open runs, so the program keeps one path with the highest score for each state (van Rijn, Takes and Vis
2015, "The Complexity of Rummikub Problems"). Dominated states are pruned.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from tilehall.bots.rummikub.allocations import CODES, TILE_WEIGHT, Allocation, Group, Supplies
from tilehall.bots.rummikub.dp_state import (
    BITS,
    LACK_AT,
    LACKS,
    LENGTHS,
    MIN_SCORE,
    OPEN,
    OPENED,
    SCORE_AT,
    STATE,
    TWO_COLOURS,
    USED_AT,
    DPState,
    Frontier,
)
from tilehall.bots.rummikub.runs import LATE, OPENS, Open
from tilehall.bots.rummikub.sets import Built, Decision, as_built, built
from tilehall.bots.rummikub.transitions import NEEDS, feasible, transitions
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.tiles import COLOURS, HIGHEST, JOKERS, KIND, WIDTH, Bag

TileWeights = tuple[int, ...]  # the weight of a laid tile by its number from 1 to 13; the last is for a joker
Layer = dict[DPState, int]  # the states after a number, each with its highest score

TILES: Final[TileWeights] = (1,) * (HIGHEST + 1)
NUMBERS: Final = [[WIDTH * (HIGHEST * colour + at) for colour in range(len(COLOURS))] for at in range(HIGHEST)]
NO_SUPPLIES: Final[Supplies] = ((0, 0),) * len(COLOURS)
NO_ALLOCATION: Final = Allocation((0, 0, 0, 0), 0, 0, ())


class DynamicProgram:
    """The best use of tiles that must be used (`table`) and tiles that may be used (`rack`).

    A `sparing` program uses a joker only if a set would fall apart without it, and leaves the others to be added later.
    Otherwise the program places all jokers of the table and any of the rack.
    """

    def __init__(
        self,
        table: Bag,
        rack: Bag,
        weights: TileWeights,
        sparing: bool,
        keep: Sequence[int] | None = None,
        beam: int = 0,
    ) -> None:
        """Run the program. `keep` are the sets of the table to preserve; `beam` bounds the states of a layer."""
        self.weights = weights
        self.sparing = sparing
        self.keeps = keep is not None
        self.beam = beam
        self.table_jokers, self.rack_jokers = table >> JOKERS, rack >> JOKERS
        self.jokers = self.table_jokers + self.rack_jokers
        self.supplies: list[Supplies] = [
            (
                (table >> black & 3, rack >> black & 3),
                (table >> red & 3, rack >> red & 3),
                (table >> blue & 3, rack >> blue & 3),
                (table >> orange & 3, rack >> orange & 3),
            )
            for black, red, blue, orange in NUMBERS
        ]
        self.joined = [[0] * len(COLOURS) for _ in range(HIGHEST)]  # runs of the table that continue at each number
        self.groups: list[list[Group]] = [[] for _ in range(HIGHEST)]
        for number in keep or ():
            self.note(number)
        self.came_from: list[dict[DPState, tuple[DPState, Allocation]]] = []
        self.score = 0
        self.seen = 0
        self.last: DPState | None = self.run()

    def note(self, number: int) -> None:
        """Note which tiles are neighbours in a set of the table."""
        meld = MELDS[number]
        if meld.run:
            first = as_built(number).low
            colour = KIND[next(tile for tile in meld.reading)] // HIGHEST
            for at in range(first, first + len(meld.tiles) - 1):
                self.joined[at][colour] += 1
        else:
            plain = [KIND[tile] for tile in meld.tiles if tile in KIND and KIND[tile] < HIGHEST * len(COLOURS)]
            self.groups[plain[0] % HIGHEST].append((sum(1 << kind // HIGHEST for kind in plain), meld.jokers))

    def run(self) -> DPState | None:
        """Return the best state after the last number, or None if the tiles of the table cannot all be used."""
        layer: Layer = {0: 0}
        for number in range(HIGHEST):
            begins = self.jokers and (not self.sparing or number + 1 == LATE)  # whether a run may begin with a joker
            if self.supplies[number] == NO_SUPPLIES and not begins and not any(state & OPENED for state in layer):
                self.came_from.append({state: (state, NO_ALLOCATION) for state in layer})
                continue
            layer = self.step(number, layer)
            if len(layer) > 1:
                layer = self.prune(layer)
        return self.best(layer)

    def step(self, number: int, layer: Layer) -> Layer:
        """Return the layer after a number."""
        supplies, weight, late = self.supplies[number], self.weights[number], number + 1 == LATE
        sparing, keeps = self.sparing, self.keeps
        old, joined = tuple(sorted(self.groups[number])) if self.keeps else None, self.joined[number]
        ahead = self.ahead(number)
        after: Layer = {}
        came_from: dict[DPState, tuple[DPState, Allocation]] = {}
        for state, had in layer.items():
            k, r, b, o = (
                state & OPEN,
                state >> BITS & OPEN,
                state >> 2 * BITS & OPEN,
                state >> 3 * BITS & OPEN,
            )
            used = state >> USED_AT & 3
            left = self.jokers - used
            blacks = transitions(0, k, ahead[0], joined[0], sparing, late, keeps)
            reds = transitions(1, r, ahead[1], joined[1], sparing, late, keeps)
            blues = transitions(2, b, ahead[2], joined[2], sparing, late, keeps)
            oranges = transitions(3, o, ahead[3], joined[3], sparing, late, keeps)
            base = (had << SCORE_AT) + (used << USED_AT)
            for black, red, blue, orange, gain, jokers, allocation in feasible(
                supplies, old, weight, left, sparing, late, (NEEDS[k], NEEDS[r], NEEDS[b], NEEDS[o])
            ):
                gain += base
                spare = left - jokers << LACK_AT
                for one, two, three, four in product(blacks[black], reds[red], blues[blue], oranges[orange]):
                    total = gain + one + two + three + four
                    if total & LACKS > spare:
                        continue
                    reached, score = total & STATE, total >> SCORE_AT
                    if after.get(reached, MIN_SCORE) < score:
                        after[reached] = score
                        came_from[reached] = (state, allocation)
        self.came_from.append(came_from)
        self.seen += len(came_from)
        return after

    def ahead(self, number: int) -> list[tuple[int, ...]]:
        """Return how many tiles each colour has at the next two numbers."""
        if number + 2 < HIGHEST:
            one, two = self.supplies[number + 1], self.supplies[number + 2]
            return [(a + b, c + d) for (a, b), (c, d) in zip(one, two, strict=True)]
        return [
            tuple(sum(supplies[colour]) for supplies in self.supplies[number + 1 :]) for colour in range(len(COLOURS))
        ]

    def prune(self, layer: Layer) -> Layer:
        """Return the states that no other state dominates, at most `beam` of them."""
        kept = Frontier(self.sparing)
        add, found = kept.add, kept.found
        for _, state, score in sorted(
            (
                -score << 8
                | (state >> USED_AT) << 6
                | 63 - LENGTHS[state & TWO_COLOURS] - LENGTHS[state >> 2 * BITS & TWO_COLOURS],
                state,
                score,
            )
            for state, score in layer.items()
        ):
            add(state, score)
            if len(found) == self.beam:
                break
        return found

    def best(self, layer: Layer) -> DPState | None:
        """Return the best final state. A sparing program lays all jokers; others must use those of the table."""
        best: DPState | None = None
        for state, score in layer.items():
            used = state >> USED_AT
            if not self.sparing and used < self.table_jokers:
                continue
            laid = self.rack_jokers if self.sparing else used - self.table_jokers
            score += laid * self.weights[-1] * TILE_WEIGHT
            if best is None or score > self.score:
                best, self.score = state, score
        return best

    def open(self, state: DPState, colour: int) -> Open:
        return OPENS[state >> BITS * colour & OPEN]

    @property
    def spared(self) -> int:
        """The number of jokers that must still be added to sets."""
        return self.jokers - (self.last >> USED_AT) if self.sparing and self.last is not None else 0

    def tiles(self) -> Bag:
        """Return all tiles of the best solution without the jokers."""
        assert self.last is not None
        state, bag = self.last, 0
        for number in reversed(range(HIGHEST)):
            state, allocation = self.came_from[number][state]
            for colour, given in enumerate(allocation.runs):
                count = CODES[given][0] + sum(colours >> colour & 1 for colours, _ in allocation.groups)
                bag += count << WIDTH * (HIGHEST * colour + number)
        return bag

    def sets(self) -> list[Built]:
        """Return all sets of the best solution."""
        assert self.last is not None
        state, decisions = self.last, []
        for number in reversed(range(HIGHEST)):
            before, allocation = self.came_from[number][state]
            opens = [[self.open(at, colour) for colour in range(len(COLOURS))] for at in (before, state)]
            decisions.append(Decision(opens[0], allocation, opens[1]))
            state = before
        return built(decisions[::-1], self.sparing)
