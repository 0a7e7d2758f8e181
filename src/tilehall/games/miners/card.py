"""Path cards: their spelling, their orientations, and what fits where.

A card is its open sides in groups (R2.2): `TB+R` is a straight with a stub on the right. Sides are bits, T 1, R 2, B 4
and L 8. A *face* is a card in one orientation: upright, or turned by 180 degrees if that looks different.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec import Struct

from tilehall.core.message import Listed, Message
from tilehall.games.miners.words import say

SIDES: Final = "TRBL"

# R2.3: the 58 cards.
DECK: Final[dict[str, int]] = {
    "T": 2,
    "B": 2,
    "T+R": 2,
    "T+B": 2,
    "R+L": 2,
    "T+R+B": 1,
    "T+R+L": 1,
    "T+R+B+L": 1,
    "TB": 4,
    "RL": 4,
    "TR": 4,
    "RB": 4,
    "TB+R": 2,
    "TB+L": 2,
    "RB+T": 2,
    "RL+T": 2,
    "RL+B": 2,
    "TRB": 5,
    "RBL": 5,
    "TRB+L": 2,
    "RBL+T": 2,
    "TRBL": 5,
}
KINDS: Final = tuple(DECK)
KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
COPIES: Final = bytes(DECK.values())


def groups_of(card: str) -> tuple[int, ...]:
    """Return the groups of joined sides as bits.

    >>> groups_of("TB+R")
    (5, 2)
    """
    return tuple(sum(1 << SIDES.index(side) for side in group) for group in card.split("+"))


def spelling(groups: tuple[int, ...]) -> str:
    """Spell groups as R2.3 does: the longest group first, everything else in the order T R B L.

    >>> spelling((2, 5))
    'TB+R'
    """
    in_order = sorted(groups, key=lambda sides: (-sides.bit_count(), sides & -sides))
    return "+".join("".join(side for at, side in enumerate(SIDES) if sides >> at & 1) for sides in in_order)


def turned(groups: tuple[int, ...]) -> tuple[int, ...]:
    """Return the groups turned by 180 degrees: top and bottom change places, and so do right and left.

    >>> spelling(turned(groups_of("TB+R")))
    'TB+L'
    """
    return tuple((sides << 2 | sides >> 2) & 15 for sides in groups)


class Face(Struct, frozen=True):
    """A card in one orientation."""

    name: str  # "~TB+R": turned
    kind: int
    turned: bool
    look: str  # the sides as they lie: `~TB+R` looks like `TB+L`
    groups: tuple[tuple[str, int], ...]  # each group as text and as bits: (("TB", 5), ("L", 8))


def _faces() -> Iterator[Face]:
    for kind, name in enumerate(KINDS):
        yield Face(name, kind, False, name, _groups(name))
        look = spelling(turned(groups_of(name)))
        if look != name:  # R2.4: a card that looks the same when turned has no turned step
            yield Face("~" + name, kind, True, look, _groups(look))


def _groups(look: str) -> tuple[tuple[str, int], ...]:
    return tuple(zip(look.split("+"), groups_of(look), strict=True))


FACES: Final = tuple(_faces())
FACE: Final = {face.name: at for at, face in enumerate(FACES)}
# By kind: the faces of a card, as bits.
FACES_OF: Final = tuple(sum(1 << at for at, face in enumerate(FACES) if KINDS[face.kind] == name) for name in KINDS)

# The other contents of a cell.
START: Final = len(FACES)
DESTINATION: Final = START + 1
EMPTY: Final = START + 2

OPENS: Final = (*(sum(groups_of(face.look)) for face in FACES), 15, 15)
# No card of R2.3 has two groups of more than one side, so at most one set of sides leads through a card.
THROUGH: Final = (*(sum(sides for name, sides in face.groups if len(name) > 1) for face in FACES), 15, 15)

# What the neighbour on one side requires of a card. The asks of a cell have two bits per side, T lowest.
ASKS_CLOSED: Final = 1
ASKS_OPEN: Final = 2  # open, but not joined to the start
ASKS_LIT: Final = 3  # open, and joined to the start


def _fits(asks: int) -> int:
    closed = lit = opened = 0
    for side in range(4):
        ask = asks >> 2 * side & 3
        closed |= (ask == ASKS_CLOSED) << side
        opened |= (ask >= ASKS_OPEN) << side
        lit |= (ask == ASKS_LIT) << side
    if not lit:  # R2.5: a card must continue a path that leads back to the start
        return 0
    return sum(1 << at for at in range(len(FACES)) if OPENS[at] & opened == opened and not OPENS[at] & closed)


FITS: Final = tuple(_fits(asks) for asks in range(256))  # by the asks of a cell: the faces that fit, as bits


def _sides_asking(ask: int) -> tuple[int, ...]:
    return tuple(sum(1 << side for side in range(4) if asks >> 2 * side & 3 == ask) for asks in range(256))


# By the asks of a cell: the sides with this ask, as bits.
LIT_SIDES: Final = _sides_asking(ASKS_LIT)
DARK_SIDES: Final = _sides_asking(ASKS_OPEN)


def _leads(asks: int, sides: int) -> int:
    through = (way if way & LIT_SIDES[asks] else 0 for way in THROUGH[:START])
    return FITS[asks] & sum(1 << at for at, way in enumerate(through) if way & sides)


# By the asks of a cell and by sides: the faces that fit and connect one of these sides to the start, as bits.
LEADS: Final = tuple(tuple(_leads(asks, sides) for sides in range(16)) for asks in range(256))


def respelled(word: str) -> str:
    """Return a card in the canonical spelling of R2.3.

    The word must consist of sides and `+`, with an optional `~` in front.

    >>> respelled("r+bt"), respelled("~BT"), respelled("~TB+R")
    ('TB+R', 'TB', '~TB+R')
    """
    if word in FACE:
        return word
    upright = word.removeprefix("~")
    groups = ["".join(sorted(group, key=SIDES.index)) for group in upright.upper().split("+")]
    name = "+".join(sorted(groups, key=lambda group: (-len(group), SIDES.find(group[:1]))))
    # A card that looks the same when turned has no turned spelling (R2.4).
    return name if upright == word or (name in FACE and "~" + name not in FACE) else "~" + name


@cache
def words(face: Face) -> Message:
    """Describe a card in words.

    >>> str(words(FACES[FACE["TRBL"]])), str(words(FACES[FACE["~TB+R"]])), str(words(FACES[FACE["T+R"]]))
    ('a cross', 'a straight (top-bottom, stub left)', 'a dead end (stub top, stub right)')
    """
    most = max(sides.bit_count() for _, sides in face.groups)
    straight = any(sides in (5, 10) for _, sides in face.groups)
    shape = {1: "dead-end", 2: "straight" if straight else "bend", 3: "fork", 4: "cross"}[most]
    ways = Listed(tuple(say("card-way", sides=group) for group, _ in face.groups), "comma")
    return say("card", shape=shape, ways=ways)
