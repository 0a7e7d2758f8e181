"""Playing on to the end in a guessed world, as a careful miner would at a glance.

Whoever can reach a destination does; whoever cannot stops up a cell from which the next could; and nobody opens such
a cell while there is something else to lay. Which of the rest is laid is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tilehall.bots.miners.prospect import TAKES
from tilehall.bots.miners.table import KIND_OF
from tilehall.games.miners.card import (
    ASKS_LIT,
    EMPTY,
    FACES_OF,
    FITS,
    LIT_SIDES,
    OPENS,
    THROUGH,
)
from tilehall.games.miners.mine import BEYOND, CELLS, DESTINATIONS_AT, WAYS, Mine, dig
from tilehall.games.miners.rules import reaching
from tilehall.games.miners.state import State

# By cell: the sides that face a destination, each with its number.
FACING: Final = tuple(
    tuple((1 << way.side, DESTINATIONS_AT.index(way.at)) for way in WAYS[at] if way.at in DESTINATIONS_AT)
    for at in range(len(CELLS))
)
# By cell and by sides: the cells beyond them that lie beside a destination, and how far to shift an ask of theirs.
GATES: Final = tuple(
    tuple(tuple((there, shift) for there, shift, _ in BEYOND[at][sides] if FACING[there]) for sides in range(16))
    for at in range(len(CELLS))
)


def played_out(table: State, hands: list[list[int]], deck: list[int], rng: Random, slips: Sequence[float]) -> State:
    """The table at the end of one such game; hands and deck are used up.

    `slips` says by seat how often it forgets to be careful about what it opens.
    """
    cards, lit, asks = bytearray(table.mine.cards), bytearray(table.mine.lit), bytearray(table.mine.asks)
    laid_by = bytearray(table.laid_by)
    frontier = list(table.mine.frontier)
    reached = [each is not None for each in table.reached]
    random = rng.random
    seats = len(hands)
    playing = table.playing
    seat = table.seat
    resting = sum(1 for each in table.idle if playing[each])
    players = sum(playing)
    while True:
        hand = hands[seat]
        faces = 0
        for kind in hand:
            faces |= FACES_OF[kind]
        at, face = -1, 0
        spare = spare_face = -1
        careless = random() < slips[seat]
        count = len(frontier)
        start = int(random() * count)
        found = False
        for number in range(start, start + count):
            cell = frontier[number if number < count else number - count]
            asked = asks[cell]
            fitting = FITS[asked] & faces
            if FACING[cell]:
                taking = 0
                gate = False
                for side, destination in FACING[cell]:
                    if not reached[destination] and TAKES[asked][side]:
                        gate = True
                        taking |= TAKES[asked][side] & faces
                if taking:
                    at, face = cell, (taking & -taking).bit_length() - 1
                    break
                if gate and fitting:
                    # Stop it up, unless a destination can be reached from another cell.
                    at, face, found = cell, _any(fitting, random()), True
                    continue
            if found or not fitting:
                continue
            some = _any(fitting, random())
            opens = OPENS[some] & LIT_SIDES[asked]
            if opens & THROUGH[some]:
                opens |= THROUGH[some]
            for there, shift in () if careless else GATES[cell][opens]:
                if cards[there] == EMPTY:
                    then = TAKES[asks[there] | ASKS_LIT << shift]
                    if any(not reached[destination] and then[side] for side, destination in FACING[there]):
                        spare, spare_face = cell, some
                        break
            else:
                at, face, found = cell, some, True
        if at < 0 and spare >= 0:
            at, face = spare, spare_face
        if at < 0:
            if hand:
                hand.pop(int(random() * len(hand)))
            if not deck:
                resting += 1
                if resting >= players:
                    return replace(table, over="stuck")
        else:
            resting = 0
            hand.remove(KIND_OF[face])
            faced = dig_on(cards, lit, asks, frontier, at, face)
            laid_by[at] = seat
            if faced:
                mine = Mine(bytes(cards), bytes(lit), bytes(asks), ())
                table = reaching(replace(table, mine=mine, laid_by=bytes(laid_by), seat=seat), faced)
                reached = [each is not None for each in table.reached]
                if all(reached) or table.options.goal == "first":
                    return replace(table, over="goal")
            if not frontier:
                return replace(table, over="dead")
        if deck:
            hand.append(deck.pop())
        seat = (seat + 1) % seats
        while not playing[seat]:
            seat = (seat + 1) % seats


def _any(faces: int, luck: float) -> int:
    """One of the faces."""
    for _ in range(int(luck * faces.bit_count())):
        faces &= faces - 1
    return (faces & -faces).bit_length() - 1


def dig_on(cards: bytearray, lit: bytearray, asks: bytearray, frontier: list[int], at: int, face: int) -> list[int]:
    """Lay a face in place, and keep the frontier: the destinations that it faces with light."""
    changed, faced = dig(cards, lit, asks, at, face)
    for there in changed:
        if FITS[asks[there]]:
            if there not in frontier:
                frontier.append(there)
        elif there in frontier:
            frontier.remove(there)
    return faced
