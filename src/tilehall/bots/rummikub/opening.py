"""Opening: the most tiles in new sets from the rack alone that are worth enough together (R4.5)."""

from __future__ import annotations

from typing import Final

from tilehall.bots.rummikub.numbers import CODES, Share
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.sets import number_of_set
from tilehall.bots.rummikub.solver import (
    BITS,
    LACK_AT,
    LACKS,
    LEAST,
    OPEN,
    PLACE,
    SCORE_AT,
    TILES,
    USED_AT,
    WANTS,
    Position,
    Search,
    Weights,
    row,
    serving,
)
from tilehall.games.rummikub.tiles import HIGHEST, Bag

VALUE_AT: Final = LACK_AT  # a position has the value of what is laid above it, up to what is wanted


class Opening(Search):
    """The search with nothing on the table, and with the value of what is laid as a part of each position."""

    def __init__(self, rack: Bag, least: int, weights: Weights) -> None:
        self.least = least
        super().__init__(0, rack, weights, sparing=False)

    def step(self, number: int, level: dict[Position, int]) -> dict[Position, int]:
        lots, weight = self.lots[number], self.weights[number]
        ahead = self.ahead(number)
        after: dict[Position, int] = {}
        came: dict[Position, tuple[Position, Share]] = {}
        for position, had in level.items():
            opens = [position >> BITS * colour & OPEN for colour in range(4)]
            used, value = position >> USED_AT & 3, position >> VALUE_AT
            blacks, reds, blues, oranges = (
                row(colour, opens[colour], ahead[colour], 0, False, False, False) for colour in range(4)
            )
            k, r, b, o = (WANTS[runs] for runs in opens)
            left = self.jokers - used
            base = (had << SCORE_AT) + (used << USED_AT)
            for black, red, blue, orange, gain, jokers, share in serving(
                lots, None, weight, left, False, False, (k, r, b, o)
            ):
                worth = min(self.least, value + (number + 1) * pieces(share))
                for one in blacks[black]:
                    for two in reds[red]:
                        for three in blues[blue]:
                            for four in oranges[orange]:
                                total = base + gain + one + two + three + four
                                if total & LACKS > left - jokers << LACK_AT:
                                    continue
                                place, score = total & PLACE | worth << VALUE_AT, total >> SCORE_AT
                                if after.get(place, LEAST) < score:
                                    after[place] = score
                                    came[place] = (position, share)
        self.came.append(came)
        return after

    def prune(self, level: dict[Position, int]) -> dict[Position, int]:
        """A rack is small: every position goes on."""
        return level

    def best(self, level: dict[Position, int]) -> Position | None:
        worth = {position & PLACE: score for position, score in level.items() if position >> VALUE_AT == self.least}
        best = super().best(worth)
        return None if best is None else best | self.least << VALUE_AT


def pieces(share: Share) -> int:
    """Tiles and jokers that are laid at a number."""
    in_runs = sum(sum(CODES[given]) for given in share.runs)
    return in_runs + sum(colours.bit_count() + jokers for colours, jokers in share.groups)


def opening(rack: Bag, least: int, weights: Weights = TILES) -> Play | None:
    """New sets worth at least so much that lay the most by weight; None where there are none.

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
