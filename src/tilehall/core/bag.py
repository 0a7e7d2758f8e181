"""Bags: pieces whose order nobody knows, kept as sorted tuples, so that equal bags are equal values."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from itertools import groupby
from random import Random
from typing import TypeVar

Piece = TypeVar("Piece", int, str)


def put(bag: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """The bag with one more piece.

    >>> put(("k3", "r1"), "k7")
    ('k3', 'k7', 'r1')
    """
    pieces = list(bag)
    insort(pieces, piece)
    return tuple(pieces)


def take(bag: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """The bag with one piece less; ValueError when it is not there.

    >>> take((0, 5, 5, 9), 5)
    (0, 5, 9)
    """
    at = bag.index(piece)
    return bag[:at] + bag[at + 1 :]


def without(bag: tuple[Piece, ...], pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The bag less several pieces; ValueError when one is not there."""
    for piece in pieces:
        bag = take(bag, piece)
    return bag


def kinds(bag: tuple[Piece, ...]) -> Iterator[tuple[Piece, int]]:
    """Each kind of piece once, with how many there are: the odds of drawing it.

    >>> list(kinds((0, 5, 5)))
    [(0, 1), (5, 2)]
    """
    for piece, same in groupby(bag):
        yield piece, sum(1 for _ in same)


def deal(bag: tuple[Piece, ...], sizes: Iterable[int], rng: Random) -> list[tuple[Piece, ...]]:
    """Hands of the given sizes drawn blindly from a bag, and what is left of it last.

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
