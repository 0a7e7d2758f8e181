"""The ways to place up to two hearts from a hand on the free tiles, with some features of each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tilehall.bots.heart_tiles.position import Codes, Four

Matrix = npt.NDArray[np.float64]  # integers only: exact, and fast to multiply

CACHED = 4_000  # cached placings: more than one turn needs, at most 40 MB

# The rows of a matrix of placings.
GAIN, TOP, SECOND, PLACED, FREE, WHITE, HELD, BEST, NEXT, RED, YELLOW, GREEN = range(12)
ROWS: Final = 12


class Placing(NamedTuple):
    """The hearts placed in one turn, each with the colour of its tile, and the position that they leave."""

    places: tuple[tuple[int, int], ...]
    codes: Codes
    free: Four
    hearts: Codes


class Placings(NamedTuple):
    """All candidate placings. The first places nothing."""

    each: tuple[Placing, ...]
    matrix: Matrix  # one column per placing


def points(heart: int, colour: int) -> int:
    """Return the points of a heart on a colour (R5.4).

    >>> [points(7, colour) for colour in range(4)]  # a red 3
    [3, 6, 0, 0]
    """
    return heart & 3 if not colour else (heart & 3) * 2 if heart >> 2 == colour else 0


def changed(free: Four, colour: int, by: int) -> Four:
    """Return the free tiles with the count of one colour changed.

    >>> changed((1, 1, 1, 1), 2, -1)
    (1, 1, 0, 1)
    """
    white, red, yellow, green = free
    match colour:
        case 0:
            return white + by, red, yellow, green
        case 1:
            return white, red + by, yellow, green
        case 2:
            return white, red, yellow + by, green
    return white, red, yellow, green + by


def single(hearts: Codes, free: Four, every: bool = False) -> list[tuple[int, int]]:
    """Return the candidates for one heart, each with its colour.

    A heart that would score nothing is a candidate only if it is the cheapest, unless `every` is set.

    >>> single((5, 7), (1, 0, 2, 0))
    [(5, 0), (7, 0), (5, 2)]
    >>> single((5, 7), (1, 0, 2, 0), every=True)
    [(5, 0), (5, 2), (7, 0), (7, 2)]
    """
    if every:
        return [(heart, colour) for heart in dict.fromkeys(hearts) for colour in range(4) if free[colour]]
    white, found, last = free[0], [], 0
    for heart in hearts:
        if heart != last:
            if white:
                found.append((heart, 0))
            if free[heart >> 2]:
                found.append((heart, heart >> 2))
            last = heart
    for colour in (1, 2, 3):
        if free[colour]:
            cheapest = min(
                [(heart & 3, free[heart >> 2] > 0, heart) for heart in hearts if heart >> 2 != colour], default=None
            )
            if cheapest:
                found.append((cheapest[2], colour))
    return found


@lru_cache(CACHED)
def best_two(hearts: Codes, free: Four) -> tuple[int, int]:
    """Return the points of the two best hearts of a hand on the free tiles.

    >>> best_two((5, 7, 10), (1, 1, 0, 0))  # red 1, red 3, yellow 2; a white and a red tile
    (6, 2)
    """
    left = list(free)
    best, second = 0, 0
    for _, heart in sorted([(-(heart & 3), heart) for heart in hearts]):
        colour, worth = heart >> 2, (heart & 3) * 2
        if not left[colour]:
            colour, worth = 0, heart & 3
            if not left[0]:
                continue
        left[colour] -= 1
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best, second


@lru_cache(CACHED)
def placings(hearts: Codes, free: Four, most: int, every: bool = False) -> Placings:
    """Return the placings of at most `most` hearts. `every` has the same meaning as in `single`."""
    found = [Placing((), (), free, hearts)]
    met: set[int] = set()
    for heart, colour in single(hearts, free, every) if most else ():
        at = hearts.index(heart)
        rest, left = hearts[:at] + hearts[at + 1 :], changed(free, colour, -1)
        code = points(heart, colour) * 4 + colour
        found.append(Placing(((heart, colour),), (code,), left, rest))
        key = heart * 4 + colour
        for second, other in single(rest, left, every) if most > 1 else ():
            also = second * 4 + other
            both = key * 64 + also if key < also else also * 64 + key
            if both not in met:
                met.add(both)
                at = rest.index(second)
                codes = (code, points(second, other) * 4 + other)
                found.append(
                    Placing(
                        ((heart, colour), (second, other)),
                        codes,
                        changed(left, other, -1),
                        rest[:at] + rest[at + 1 :],
                    )
                )
    return Placings(tuple(found), np.array([column_of(placing) for placing in found], dtype=np.float64).T.copy())


def column_of(placing: Placing) -> tuple[int, ...]:
    """Return the column of a placing in the matrix."""
    _, codes, free, hearts = placing
    counts = [code >> 2 for code in codes]
    top, second = (max(counts), min(counts)) if len(counts) == 2 else (counts[0], 0) if counts else (0, 0)
    white, red, yellow, green = free
    plain = 1 if white else 0
    return (
        top + second,
        top,
        second,
        len(codes),
        white + red + yellow + green,
        white,
        min(len(hearts), 6),
        *best_two(hearts, free),
        2 if red else plain,
        2 if yellow else plain,
        2 if green else plain,
    )
