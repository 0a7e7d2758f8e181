"""A play: the sets that are lifted from the table, and those that are laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from tilehall.games.rummikub.lays import LAYS, LIFTS
from tilehall.games.rummikub.state import bag_of_sets, value_of_sets
from tilehall.games.rummikub.steps import End, Step
from tilehall.games.rummikub.tiles import JOKERS, Bag, size


class Play(Struct, frozen=True):
    """A turn that ends with `end`. Sets are numbers, as on the table."""

    lifted: tuple[int, ...]
    laid: tuple[int, ...]

    @property
    def put(self) -> Bag:
        """Return the tiles that come from the rack."""
        return bag_of_sets(self.laid) - bag_of_sets(self.lifted)

    @property
    def count(self) -> int:
        return size(self.put)

    @property
    def jokers(self) -> int:
        """Return the number of jokers that leave the rack."""
        return self.put >> JOKERS

    @property
    def value(self) -> int:
        """Return the value of the laid sets, for an opening."""
        return value_of_sets(self.laid)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return the steps of the turn in a legal order."""
        return (*(LIFTS[number] for number in self.lifted), *(LAYS[number] for number in self.laid), End())

    def over(self, table: Sequence[int]) -> tuple[int, ...]:
        """Return the table after the play."""
        return tuple(sorted(((Counter(table) - Counter(self.lifted)) + Counter(self.laid)).elements()))


def changing(before: Iterable[int], after: Iterable[int]) -> Play:
    """Return the play that leads from one table to another and keeps the sets that are on both.

    >>> changing((3, 5, 8), (3, 8, 9, 9))
    Play(lifted=(5,), laid=(9, 9))
    """
    old, new = Counter(before), Counter(after)
    return Play(tuple(sorted((old - new).elements())), tuple(sorted((new - old).elements())))
