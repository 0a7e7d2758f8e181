"""Lay a card and pay for a destination: `mine.dig` and `mine.vein` of the rules, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.miners.kernel.layout import (
    AREA,
    ASKS,
    BACK,
    BEYOND,
    CARDS,
    CELL,
    DESTINATIONS_AT,
    FITS,
    LAID_BY,
    LIT,
    LIT_SIDES,
    NOBODY,
    OPENS,
    REACHED,
    SEAT,
    SEATS,
    SHIFT,
    THROUGH,
    Ints,
)
from tilehall.games.miners.card import ASKS_CLOSED, ASKS_LIT, ASKS_OPEN, DESTINATION, EMPTY, START
from tilehall.games.miners.mine import START_AT
from tilehall.games.miners.rules import BOUNTY

FAR = 127  # more cards than there are


@njit(cache=True)
def update_frontier(mine: Ints, frontier: Ints, count: int, at: int) -> int:
    """Add a cell to the frontier or remove it, depending on its asks. Return the new number of cells."""
    here = 0
    while here < count and frontier[here] != at:
        here += 1
    if FITS[mine[ASKS, at]]:
        if here == count:
            frontier[count] = at
            return count + 1
    elif here < count:
        frontier[here : count - 1] = frontier[here + 1 : count]
        return count - 1
    return count


@njit(cache=True)
def dig(mine: Ints, at: int, face: int, changed: Ints, faced: Ints) -> int:
    """Lay a card. Fill `changed` in order and `faced` by destination, and return the number of changed cells."""
    opens = OPENS[face]
    light = opens & LIT_SIDES[mine[ASKS, at]]
    if light & THROUGH[face]:
        light |= THROUGH[face]
    mine[CARDS, at] = face
    mine[ASKS, at] = 0
    changed[0] = at
    count = 1
    count = ask(mine, at, opens, ASKS_OPEN, changed, count)
    count = ask(mine, at, 15 & ~opens, ASKS_CLOSED, changed, count)
    return spread(mine, at, light, changed, count, faced)


@njit(cache=True)
def ask(mine: Ints, at: int, sides: int, asked: int, changed: Ints, count: int) -> int:
    """Set the asks of the empty cells beyond these sides. `changed` and `count` are as in `dig`."""
    for way in BEYOND[at, sides]:
        there = way[CELL]
        if there == NOBODY:
            break
        if mine[CARDS, there] == EMPTY:
            mine[ASKS, there] |= asked << way[SHIFT]
            changed[count] = there
            count += 1
    return count


@njit(cache=True)
def spread(mine: Ints, at: int, light: int, changed: Ints, count: int, faced: Ints) -> int:
    """Light these sides of a cell and everything joined to them. The other parameters are as in `dig`."""
    spreading = np.empty((4 * AREA, 2), np.int64)
    spreading[0, 0], spreading[0, 1] = at, light
    size = 1
    while size:
        size -= 1
        here, light = spreading[size, 0], spreading[size, 1]
        mine[LIT, here] |= light
        for way in BEYOND[here, light]:
            there, back = way[CELL], way[BACK]
            if there == NOBODY:
                break
            card = mine[CARDS, there]
            if card == EMPTY:
                mine[ASKS, there] |= ASKS_LIT << way[SHIFT]
                changed[count] = there
                count += 1
            elif card == DESTINATION:
                for number in range(len(DESTINATIONS_AT)):
                    faced[number] |= DESTINATIONS_AT[number] == there
            elif not mine[LIT, there] & back:
                spreading[size, 0] = there
                spreading[size, 1] = THROUGH[card] if THROUGH[card] & back else back
                size += 1
    return count


@njit(cache=True)
def distances(mine: Ints, start: int) -> Ints:
    """Return the distance of each cell from a start along joined cards, or FAR if no path leads there."""
    far = np.full(AREA, FAR, np.int64)
    queue = np.empty(AREA, np.int64)
    queue[0] = start
    far[start] = 0
    read, size = 0, 1
    while read < size:
        here = queue[read]
        read += 1
        for way in BEYOND[here, THROUGH[mine[CARDS, here]]]:
            there = way[CELL]
            if there == NOBODY:
                break
            card = mine[CARDS, there]
            if far[there] == FAR and card < START and THROUGH[card] & way[BACK]:
                far[there] = far[here] + 1
                queue[size] = there
                size += 1
    return far


@njit(cache=True)
def pay(mine: Ints, numbers: Ints, number: int) -> None:
    """Pay the bounty of a destination to the player to act, and the gold for the cards on a shortest path."""
    seats = (len(numbers) - SEATS) // 2
    there, back = distances(mine, START_AT), distances(mine, DESTINATIONS_AT[number])
    shortest = FAR
    for at in range(AREA):
        if mine[CARDS, at] < START:
            shortest = min(shortest, there[at] + back[at])
    numbers[REACHED + number] = numbers[SEAT]
    numbers[SEATS + numbers[SEAT]] += BOUNTY
    for at in range(AREA):
        if mine[CARDS, at] < START and there[at] + back[at] == shortest:
            owner = mine[LAID_BY, at]
            # C5: a player who resigned earns nothing more.
            numbers[SEATS + owner] += numbers[SEATS + seats + owner]
