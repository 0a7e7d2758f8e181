"""The sums that the tiles of a hand can make, as bit masks: bit 12 stands for the sum 12, or bit 3 for the tile 3."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tilehall.core.bag import take

ANY: Final = (1 << 10) - 1  # every tile, 0 to 9
HIGHEST: Final = 45  # the highest sum of a sequence: five nines

Hand = tuple[int, ...]
Sums = tuple[int, int, int, int, int, int]  # by the number of tiles


@lru_cache(maxsize=512)
def multiples(sacred: tuple[int, ...]) -> int:
    """Return the sums that score: positive multiples of an active number (R1.5).

    >>> multiples((5,)) & 0b1000000000000001 == 1 << 5
    False
    >>> [total for total in range(12) if multiples((5, 3)) >> total & 1]
    [3, 5, 6, 9, 10]
    """
    return sum(1 << total for total in range(1, HIGHEST + 1) if any(total % number == 0 for number in sacred))


@lru_cache(maxsize=1 << 14)  # there are 8,008 hands of at most six tiles
def sums(hand: Hand) -> Sums:
    """Return the possible sums of zero, one, … five tiles of the hand.

    >>> [bin(each) for each in sums((1, 1, 3))[:4]]
    ['0b1', '0b1010', '0b10100', '0b100000']
    """
    if not hand:
        return 1, 0, 0, 0, 0, 0
    tile = hand[-1]
    none, one, two, three, four, five = sums(hand[:-1])
    return none, one | none << tile, two | one << tile, three | two << tile, four | three << tile, five | four << tile


class Reach:
    """The sums that a hand can add to a sequence."""

    def __init__(self, hand: Hand, good: int) -> None:
        self.hand = hand
        self.good = good  # the sums that score
        self.tiles = 0
        self._rest: list[tuple[int, Sums]] = []  # each tile, with the sums of the other tiles
        for tile in dict.fromkeys(hand):
            self.tiles |= 1 << tile
            self._rest.append((tile, sums(take(hand, tile))))
        self._known: dict[tuple[int, int], int] = {}

    def scoring(self, count: int, total: int) -> int:
        """Return the tiles that, with `count - 1` more of the hand, bring a sequence from `total` to a scoring sum.

        >>> bin(reach_of((1, 2, 4), (5,)).scoring(2, 2))  # 2 + 1 + 2 is five
        '0b110'
        """
        known = self._known.get((count, total))
        if known is None:
            known = 0
            for tile, rest in self._rest:
                if rest[count - 1] << total + tile & self.good:
                    known |= 1 << tile
            self._known[count, total] = known
        return known

    def sparing(self, wanted: int) -> int:
        """Return the tiles that can be placed while a wanted tile remains in the hand.

        >>> bin(reach_of((1, 2, 4), (5,)).sparing(0b10000))
        '0b110'
        """
        if not wanted:
            return 0
        only = wanted.bit_length() - 1
        if wanted != 1 << only or self.hand.count(only) > 1:
            return self.tiles
        return self.tiles & ~wanted


@lru_cache(maxsize=1 << 13)
def reach_of(hand: Hand, sacred: tuple[int, ...]) -> Reach:
    """Return the reach of a hand. The result is cached."""
    return Reach(hand, multiples(sacred))


@lru_cache(maxsize=1 << 16)
def assignable(hand: Hand, demands: tuple[int, ...], total: int, good: int) -> bool:
    """Return whether one tile of the hand per demand can bring `total` to one of the sums in `good`.

    A demand is the set of tiles that fit a cell. Demands that any tile meets come last.

    >>> assignable((1, 2, 4), (0b10010, ANY), 2, 1 << 5), assignable((1, 2, 4), (0b10000, ANY), 2, 1 << 5)
    (True, False)
    """
    if not demands or demands[0] == ANY:
        return bool(sums(hand)[len(demands)] << total & good)
    return any(
        assignable(take(hand, tile), demands[1:], total + tile, good)
        for tile in sorted(set(hand))
        if demands[0] >> tile & 1
    )
