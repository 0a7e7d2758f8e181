"""What a mine promises: how many cards each destination needs, whose cards lie on the way, and what reaches it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tilehall.games.miners.card import (
    ASKS_CLOSED,
    ASKS_OPEN,
    DESTINATION,
    EMPTY,
    FACES,
    FITS,
    LIT_SIDES,
    OPENS,
    START,
    THROUGH,
)
from tilehall.games.miners.mine import BEYOND, DESTINATIONS_AT, START_AT, WAYS, Mine

NEVER: Final = 99  # cards: no way leads there any more

NUMBER: Final = {at: number for number, at in enumerate(DESTINATIONS_AT)}
# The cells beside each destination, with the bit of the side that faces it.
BESIDE: Final = tuple(tuple((way.at, 1 << way.back) for way in WAYS[at]) for at in DESTINATIONS_AT)


def _exits(asks: int, entry: int) -> int:
    """The sides that some card could lead to from the entry, whatever the neighbours ask; light is not asked for."""
    closed = opened = 0
    for side in range(4):
        ask = asks >> 2 * side & 3
        closed |= (ask == ASKS_CLOSED) << side
        opened |= (ask >= ASKS_OPEN) << side
    exits = 0
    for opens, through in zip(OPENS[:START], THROUGH[:START], strict=True):
        if through & entry and opens & opened == opened and not opens & closed:
            exits |= through
    return exits & ~entry


EXITS: Final = tuple({1 << side: _exits(asks, 1 << side) for side in range(4)} for asks in range(256))


def _takes(asks: int, towards: int) -> int:
    lit = LIT_SIDES[asks]
    fits = FITS[asks]
    return sum(1 << at for at in range(len(FACES)) if fits >> at & 1 and THROUGH[at] & lit and THROUGH[at] & towards)


# By the asks of a cell and the side that faces a destination: the faces that lead light to it, as bits.
TAKES: Final = tuple({1 << side: _takes(asks, 1 << side) for side in range(4)} for asks in range(256))


class Way(Struct, frozen=True):
    """The way to one destination that needs the fewest cards."""

    needs: int  # cards; 0 once reached, NEVER when nothing leads there
    owners: tuple[int, ...]  # by seat: the cards on it that lie already
    takers: int  # the faces that would reach it at once from some cell, as bits


class Prospect(Struct, frozen=True):
    """The ways to all destinations."""

    ways: tuple[Way, ...]
    takes: dict[int, int]  # by cell: the faces that would reach a destination from there, as bits


def prospect(mine: Mine, laid_by: bytes, reached: tuple[object, ...], seats: int) -> Prospect:
    """Look from the start over the cards that lie, and on over the empty cells, for the nearest way to each."""
    cards, asks = mine.cards, mine.asks
    came = {START_AT: START_AT}  # from which cell
    queue = [START_AT]
    layer: list[tuple[int, int, int]] = []  # empty cells, the side one enters by, and where from
    for here in queue:
        for there, _, back in BEYOND[here][THROUGH[cards[here]]]:
            card = cards[there]
            if card == EMPTY:
                layer.append((there, back, here))
            elif card < START and there not in came and THROUGH[card] & back:
                came[there] = here
                queue.append(there)
    needs = [0 if each else NEVER for each in reached]
    ends = [-1] * len(needs)
    missing = needs.count(NEVER)
    depth = 0
    while layer and missing:
        depth += 1
        beyond: list[tuple[int, int, int]] = []
        for at, entry, source in layer:
            if at in came:
                continue
            card = cards[at]
            exits = EXITS[asks[at]][entry] if card == EMPTY else THROUGH[card] & ~entry
            if not exits:
                continue
            came[at] = source
            for there, _, back in BEYOND[at][exits]:
                card = cards[there]
                if card == EMPTY:
                    beyond.append((there, back, at))
                elif card == DESTINATION:
                    number = NUMBER[there]
                    if needs[number] == NEVER:
                        needs[number], ends[number] = depth, at
                        missing -= 1
                elif card < START and there not in came and THROUGH[card] & back:
                    layer.append((there, back, at))  # a card in the dark costs nothing more
        layer = beyond
    takes: dict[int, int] = {}
    ways = []
    for number, need in enumerate(needs):
        takers = 0
        if need and need != NEVER:
            for at, towards in BESIDE[number]:
                if cards[at] == EMPTY:
                    faces = TAKES[asks[at]][towards]
                    if faces:
                        takers |= faces
                        takes[at] = takes.get(at, 0) | faces
        owners = [0] * seats
        at = ends[number]
        while at >= 0 and at != START_AT:
            if cards[at] < START:
                owners[laid_by[at]] += 1
            at = came[at]
        ways.append(Way(need, tuple(owners), takers))
    return Prospect(tuple(ways), takes)
