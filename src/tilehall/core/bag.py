"""Bags of pieces in unknown order, kept as sorted tuples so that equal bags are equal values."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from itertools import groupby
from random import Random
from typing import TypeVar

Piece = TypeVar("Piece", int, str)


def put(bag: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """Return the bag with one more piece.

    >>> put(("k3", "r1"), "k7")
    ('k3', 'k7', 'r1')
    """
    pieces = list(bag)
    insort(pieces, piece)
    return tuple(pieces)


def take(bag: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """Return the bag without one piece. Raises `ValueError` if the piece is not in it.

    >>> take((0, 5, 5, 9), 5)
    (0, 5, 9)
    """
    at = bag.index(piece)
    return bag[:at] + bag[at + 1 :]


def without(bag: tuple[Piece, ...], pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return the bag without several pieces. Raises `ValueError` if one of them is not in it."""
    for piece in pieces:
        bag = take(bag, piece)
    return bag


def kinds(bag: tuple[Piece, ...]) -> Iterator[tuple[Piece, int]]:
    """Yield each kind of piece with its count, which is the weight of drawing it.

    >>> list(kinds((0, 5, 5)))
    [(0, 1), (5, 2)]
    """
    for piece, same in groupby(bag):
        yield piece, sum(1 for _ in same)


def deal(bag: tuple[Piece, ...], sizes: Iterable[int], rng: Random) -> list[tuple[Piece, ...]]:
    """Draw hands of the given sizes at random. Return the hands, followed by the rest of the bag.

    >>> [len(hand) for hand in deal((1, 2, 3, 4, 5), (2, 1), Random(1))]
    [2, 1, 2]
    """
    pieces = list(bag)
    rng.shuffle(pieces)
    hands: list[tuple[Piece, ...]] = []
    for size in sizes:
        hands.append(tuple(sorted(pieces[:size])))
        del pieces[:size]
    hands.append(tuple(sorted(pieces)))
    return hands
