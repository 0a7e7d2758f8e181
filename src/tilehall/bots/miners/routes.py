"""Find the shortest route to each destination: the cards that it needs, its owners, and the cards that finish it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tilehall.games.miners.card import (
    ASKS_CLOSED,
    ASKS_OPEN,
    DESTINATION,
    EMPTY,
    LEADS,
    OPENS,
    START,
    THROUGH,
)
from tilehall.games.miners.mine import BEYOND, CELLS, DESTINATIONS_AT, START_AT, WAYS, Mine
from tilehall.games.miners.open_way import Barred

NEVER: Final = 99  # cards needed if no route is left

NUMBER: Final = {at: number for number, at in enumerate(DESTINATIONS_AT)}
# The cells next to each destination, with the bit of the side that faces it.
BESIDE: Final = tuple(tuple((way.at, 1 << way.back) for way in WAYS[at]) for at in DESTINATIONS_AT)
# By cell: the sides that face a destination, each with its number.
FACING: Final = tuple(
    tuple((1 << way.side, DESTINATIONS_AT.index(way.at)) for way in WAYS[at] if way.at in DESTINATIONS_AT)
    for at in range(len(CELLS))
)
# By cell and by sides: the neighbours that are next to a destination, and how far to shift their asks.
APPROACHES: Final = tuple(
    tuple(tuple((there, shift) for there, shift, _ in BEYOND[at][sides] if FACING[there]) for sides in range(16))
    for at in range(len(CELLS))
)


def _exits(asks: int, entry: int) -> int:
    """Return the sides that some card could join to the entry, given the asks of the cell, lit or not."""
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


class Route(Struct, frozen=True):
    """The route to one destination that needs the fewest cards."""

    needs: int  # cards; 0 if the destination is reached, NEVER if no route is left
    owners: tuple[int, ...]  # by seat: the laid cards on the route
    finishers: int  # the faces that would reach it at once from some cell, as bits


class Routes(Struct, frozen=True):
    """The routes to all destinations."""

    routes: tuple[Route, ...]
    finishing: dict[int, int]  # by cell: the faces that would reach a destination from there, as bits


Arrival = tuple[int, int, int]  # a cell, the side by which it is entered, and the previous cell


def shortest_routes(mine: Mine, laid_by: bytes, reached: tuple[object, ...], seats: int, barred: Barred = ()) -> Routes:
    """Find routes by breadth-first search from the start. A laid card costs nothing, an empty cell one card.

    `barred` are the lays that R2.10 forbids.
    """
    came_from = {START_AT: START_AT}
    layer = _joined(mine.cards, came_from)
    needs = [0 if each else NEVER for each in reached]
    ends = [-1] * len(needs)  # the last cell before each destination
    depth = 0
    while layer and NEVER in needs:
        depth += 1
        layer = _dig_on(mine, layer, came_from, depth, needs, ends)
    finishing: dict[int, int] = {}
    forbidden = dict(barred)
    routes = []
    for number, need in enumerate(needs):
        finishers = _finishers(mine, forbidden, number, finishing) if need and need != NEVER else 0
        owners = [0] * seats
        at = ends[number]
        while at >= 0 and at != START_AT:
            if mine.cards[at] < START:
                owners[laid_by[at]] += 1
            at = came_from[at]
        routes.append(Route(need, tuple(owners), finishers))
    return Routes(tuple(routes), finishing)


def _joined(cards: bytes, came_from: dict[int, int]) -> list[Arrival]:
    """Return the empty cells next to the cards that are joined to the start. Add these cards to `came_from`."""
    layer: list[Arrival] = []
    queue = [START_AT]
    for here in queue:
        for there, _, back in BEYOND[here][THROUGH[cards[here]]]:
            card = cards[there]
            if card == EMPTY:
                layer.append((there, back, here))
            elif card < START and there not in came_from and THROUGH[card] & back:
                came_from[there] = here
                queue.append(there)
    return layer


def _dig_on(
    mine: Mine, layer: list[Arrival], came_from: dict[int, int], depth: int, needs: list[int], ends: list[int]
) -> list[Arrival]:
    """Return the next layer, with one more card on each cell. Note destinations found in `needs` and `ends`."""
    cards, asks = mine.cards, mine.asks
    beyond: list[Arrival] = []
    for at, entry, source in layer:
        if at in came_from:
            continue
        card = cards[at]
        exits = EXITS[asks[at]][entry] if card == EMPTY else THROUGH[card] & ~entry
        if not exits:
            continue
        came_from[at] = source
        for there, _, back in BEYOND[at][exits]:
            card = cards[there]
            if card == EMPTY:
                beyond.append((there, back, at))
            elif card == DESTINATION:
                number = NUMBER[there]
                if needs[number] == NEVER:
                    needs[number], ends[number] = depth, at
            elif card < START and there not in came_from and THROUGH[card] & back:
                layer.append((there, back, at))  # an unlit card costs nothing
    return beyond


def _finishers(mine: Mine, barred: dict[int, int], number: int, finishing: dict[int, int]) -> int:
    """Return the faces that would reach a destination at once, as bits. Add them to `finishing` by cell."""
    finishers = 0
    for at, towards in BESIDE[number]:
        if mine.cards[at] == EMPTY:
            faces = LEADS[mine.asks[at]][towards] & ~barred.get(at, 0)
            if faces:
                finishers |= faces
                finishing[at] = finishing.get(at, 0) | faces
    return finishers
