"""A play: which sets of the table are lifted, and which are laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from tilehall.games.rummikub.lays import LAYS, LIFTS
from tilehall.games.rummikub.state import bag_of_sets, value_of_sets
from tilehall.games.rummikub.steps import End, Step
from tilehall.games.rummikub.tiles import JOKERS, Bag, size


class Play(Struct, frozen=True):
    """A turn that ends with `end`; sets are their numbers, as on the table."""

    lifted: tuple[int, ...]
    laid: tuple[int, ...]

    @property
    def put(self) -> Bag:
        """The tiles that come from the rack."""
        return bag_of_sets(self.laid) - bag_of_sets(self.lifted)

    @property
    def count(self) -> int:
        return size(self.put)

    @property
    def jokers(self) -> int:
        """How many jokers leave the rack."""
        return self.put >> JOKERS

    @property
    def value(self) -> int:
        """What the laid sets are worth, for an opening."""
        return value_of_sets(self.laid)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The turn, in an order that the rules take."""
        return (*(LIFTS[number] for number in self.lifted), *(LAYS[number] for number in self.laid), End())

    def over(self, table: Sequence[int]) -> tuple[int, ...]:
        """The table after it."""
        return tuple(sorted(((Counter(table) - Counter(self.lifted)) + Counter(self.laid)).elements()))


def changing(before: Iterable[int], after: Iterable[int]) -> Play:
    """The play that leads from one table to another: whatever is on both stays.

    >>> changing((3, 5, 8), (3, 8, 9, 9))
    Play(lifted=(5,), laid=(9, 9))
    """
    old, new = Counter(before), Counter(after)
    return Play(tuple(sorted((old - new).elements())), tuple(sorted((new - old).elements())))
