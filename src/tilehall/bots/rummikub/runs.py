"""Runs of one colour while they are built, number by number.

An open run is 1 while it needs two more tiles, 2 while it needs one, and 3 when it may end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple

from tilehall.games.rummikub.tiles import COPIES, HIGHEST

Open = tuple[int, ...]  # the open runs of a colour, ascending

DONE: Final = 3  # long enough to end
MAX_RUNS: Final = 2 * COPIES  # runs of one colour through one number: two tiles and two jokers
OPENS: Final[tuple[Open, ...]] = tuple(
    runs for count in range(MAX_RUNS + 1) for runs in combinations_with_replacement((1, 2, DONE), count)
)
NUMBERED: Final = {runs: number for number, runs in enumerate(OPENS)}
NEEDY: Final = tuple(sum(length < DONE for length in runs) for runs in OPENS)  # runs that need the next number
YOUNG: Final = tuple(runs.count(1) for runs in OPENS)  # runs that need the number after that as well
LATE: Final = HIGHEST - 2  # the only number at which a run may have to begin with a joker: * k12 k13
BEYOND: Final = 9  # more jokers than there are: the lack of runs that cannot be finished


class Extension(NamedTuple):
    """What the runs of a colour do at one number."""

    after: Open
    given: tuple[tuple[int, bool], ...]  # for each run of `after`: its index before (-1 if new), and whether by a joker

    @property
    def joined(self) -> int:
        """The number of runs that continue from the previous number."""
        return sum(before >= 0 for before, _ in self.given)


@lru_cache(None)
def extensions(runs: Open, tiles: int, jokers: int, sparing: bool, late: bool) -> tuple[Extension, ...]:
    """Return everything that the runs can do with these tiles and jokers, fewest ends first.

    A sparing program uses a joker only if a set would fall apart without it: not at the beginning of a run (except
    `* k12 k13`), and not at the end of a run that may already end.

    >>> [extension.after for extension in extensions((2, 3), 2, 0, True, False)]
    [(3, 3), (1, 3)]
    >>> [extension.after for extension in extensions((1, 3), 0, 1, True, False)], extensions((1, 2), 1, 0, True, False)
    ([(2,)], ())
    """
    found: dict[Open, Extension] = {}
    for extension in _all_extensions(runs, tiles, jokers, sparing, late):
        found.setdefault(extension.after, extension)
    return tuple(sorted(found.values(), key=lambda extension: -extension.joined))


def _all_extensions(runs: Open, tiles: int, jokers: int, sparing: bool, late: bool) -> Iterator[Extension]:
    if tiles + jokers > (COPIES if sparing else MAX_RUNS):
        return
    pieces = [True] * jokers + [False] * tiles + [None] * len(runs)  # whether it is a joker; None for nothing
    for given in sorted(set(permutations(pieces, len(runs))), key=str):
        new_tiles, new_jokers = tiles - given.count(False), jokers - given.count(True)
        if sparing and new_jokers and not late:
            continue
        if any(length < DONE and joker is None for length, joker in zip(runs, given, strict=True)):
            continue
        after = [
            (_grown(length, joker, sparing), (at, joker))
            for at, (length, joker) in enumerate(zip(runs, given, strict=True))
            if joker is not None
        ]
        after += [(1, (-1, False))] * new_tiles + [(1, (-1, True))] * new_jokers
        after.sort()
        yield Extension(tuple(length for length, _ in after), tuple(source for _, source in after))


def _grown(length: int, joker: bool, sparing: bool) -> int:
    """Return the length with one more piece. In a sparing program, a run must continue after an unneeded joker."""
    if length == DONE and joker and sparing:
        return DONE - 1
    return min(length + 1, DONE)


def _better(better: Open, worse: Open) -> bool:
    """Return whether `better` has a run at least as long for each run of `worse`, and all its other runs may end."""
    for chosen in permutations(range(len(better)), len(worse)):
        as_long = all(better[at] >= length for at, length in zip(chosen, worse, strict=True))
        if as_long and all(length == DONE for at, length in enumerate(better) if at not in chosen):
            return True
    return False


# By open runs: the open runs that they dominate.
WORSE: Final = tuple(tuple(number for number, worse in enumerate(OPENS) if _better(better, worse)) for better in OPENS)


def lack(runs: int, have: Sequence[int]) -> int:
    """Return the minimum number of jokers that open runs need, given the tiles of their colour at later numbers.

    >>> lack(NUMBERED[1, 3], (1, 1)), lack(NUMBERED[1, 3], (0, 1)), lack(NUMBERED[1, 3], (2,))
    (0, 1, 9)
    """
    needy, young = NEEDY[runs], YOUNG[runs]
    if (needy and not have) or (young and len(have) < 2):
        return BEYOND
    return max(0, needy - have[0] if have else 0) + max(0, young - have[1] if len(have) > 1 else 0)
