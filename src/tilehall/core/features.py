"""Positions as numbers, for programs that learn: helpers for `Game.features`, and a default for games without it.

A feature is a number from -1 to 1. A game returns its features in named groups. Each group has the same length in every
position of the game, for every number of seats and all options, so that one network fits them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

Features = Mapping[str, Sequence[float]]
HASHED: Final = 1024  # the number of features of a game that does not define its own
SCALE: Final = 16.0  # the number that `hashed` maps to one half

T = TypeVar("T")


def squash(value: float, scale: float) -> float:
    """Map any number to one between -1 and 1. `scale` becomes one half.

    >>> squash(0, 20), squash(20, 20), squash(-60, 20)
    (0.0, 0.5, -0.75)
    """
    return value / (scale + abs(value))


def one_hot(value: object, domain: Sequence[object]) -> list[float]:
    """Return a 1 at the position of a value in its domain, and 0 elsewhere. Other values give only zeros.

    >>> one_hot("r", "wryg"), one_hot(None, "wryg")
    ([0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    """
    return [float(value == each) for each in domain]


def counts(pieces: Iterable[str], kinds: Mapping[str, int], copies: float) -> list[float]:
    """Return the number of pieces of each kind, divided by the number of copies in the box.

    `kinds` has the position of each kind. Pieces of other kinds are not counted.

    >>> counts(["b", "b", "a"], {"a": 0, "b": 1}, copies=2)
    [0.5, 1.0]
    """
    found = [0.0] * len(kinds)
    for each in pieces:
        if each in kinds:
            found[kinds[each]] += 1 / copies
    return found


def from_seat(values: Sequence[T], seat: int, most: int, blank: T) -> list[T]:
    """Return one value per seat, starting with `seat` and going on in turn order, filled up to `most` seats.

    >>> from_seat(["a", "b", "c"], 1, 4, "-")
    ['b', 'c', 'a', '-']
    """
    turned = [*values[seat:], *values[:seat]]
    return turned + [blank] * (most - len(turned))


def flags(seats: Iterable[int], seat: int, count: int, most: int) -> list[float]:
    """Return a 1 for each of these seats, starting with `seat`. `count` seats play, of `most` that can.

    >>> flags((0, 2), 2, 3, 4)
    [1.0, 1.0, 0.0, 0.0]
    """
    found = [0.0] * most
    for each in seats:
        found[(each - seat) % count] = 1.0
    return found


def hashed(view: Struct, size: int = HASHED) -> list[float]:
    """Return features of any view by feature hashing.

    Each value in the view is added to the feature that the hash of its path chooses. Texts are part of the path.
    Different values may share a feature.
    """
    found = [0.0] * size
    for path, value in _leaves("", msgspec.to_builtins(view)):
        found[crc32(path.encode()) % size] += value
    return [squash(value, SCALE) for value in found]


def _leaves(path: str, value: Any) -> Iterator[tuple[str, float]]:
    match value:
        case dict():
            for name, each in value.items():
                yield from _leaves(f"{path}/{name}", each)
        case list() | tuple():
            yield f"{path}#", len(value)
            for at, each in enumerate(value):
                yield from _leaves(f"{path}/{at}", each)
        case bool() | None | str():
            yield f"{path}={value}", 1
        case int() | float():
            yield path, value
