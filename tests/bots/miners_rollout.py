"""The rollouts of Miners' kernel in plain Python: the same policy, the same random numbers, the same games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tilehall.bots.miners.public_state import KIND_OF, faces_in
from tilehall.bots.miners.routes import APPROACHES, FACING
from tilehall.games.miners.card import ASKS_LIT, EMPTY, FITS, LEADS, LIT_SIDES, OPENS, THROUGH
from tilehall.games.miners.mine import BIT, Mine, dig
from tilehall.games.miners.rules import reaching
from tilehall.games.miners.state import State, with_barred

NOWHERE: Final = (-1, 0)  # no cell: nothing can be laid


def rollout(state: State, hands: list[list[int]], deck: list[int], rng: Random, blunders: Sequence[float]) -> State:
    """Return the public state at the end of one game played on from here; hands and deck are used up.

    `blunders` gives, by seat, how often it ignores what a lay opens for the next player.
    """
    cards, lit, asks = bytearray(state.mine.cards), bytearray(state.mine.lit), bytearray(state.mine.asks)
    laid_by = bytearray(state.laid_by)
    frontier, empty = list(state.mine.frontier), state.mine.empty
    reached = [each is not None for each in state.reached]
    random = rng.random
    seats = len(hands)
    playing = state.playing
    seat = state.seat
    idle = sum(1 for each in state.idle if playing[each])
    players = sum(playing)
    while True:
        hand = hands[seat]
        careless = random() < blunders[seat]
        mine = Mine(bytes(cards), bytes(lit), bytes(asks), tuple(frontier), empty)
        state = with_barred(replace(state, mine=mine, laid_by=bytes(laid_by), seat=seat))
        at, face = _policy(state, frontier, reached, faces_in(hand), careless, random)
        if at < 0:
            if hand:
                hand.pop(int(random() * len(hand)))
            if not deck:
                idle += 1
                if idle >= players:
                    return replace(state, over="stuck")
        else:
            idle = 0
            hand.remove(KIND_OF[face])
            faced = dig_in_place(cards, lit, asks, frontier, at, face)
            laid_by[at] = seat
            empty ^= BIT[at]
            if faced:
                mine = Mine(bytes(cards), bytes(lit), bytes(asks), tuple(frontier), empty)
                state = reaching(replace(state, mine=mine, laid_by=bytes(laid_by), seat=seat), faced)
                reached = [each is not None for each in state.reached]
                if all(reached) or state.options.goal == "first":
                    return replace(state, over="goal")
            if not frontier:
                return replace(state, over="dead")
        if deck:
            hand.append(deck.pop())
        seat = (seat + 1) % seats
        while not playing[seat]:
            seat = (seat + 1) % seats


def _policy(
    state: State, frontier: list[int], reached: list[bool], faces: int, careless: bool, random: Callable[[], float]
) -> tuple[int, int]:
    """Return the cell and the face to lay from these faces in the hand; NOWHERE if none may be laid."""
    cards, asks, barred = state.mine.cards, state.mine.asks, dict(state.barred)
    chosen = spare = NOWHERE
    found = False
    count = len(frontier)
    start = int(random() * count)
    for number in range(start, start + count):
        cell = frontier[number if number < count else number - count]
        asked = asks[cell]
        allowed = faces & ~barred.get(cell, 0)
        fitting = FITS[asked] & allowed
        if FACING[cell]:
            reachable, finishing = _finishing(cell, asked, reached, allowed)
            if finishing:
                return cell, (finishing & -finishing).bit_length() - 1
            if reachable and fitting:
                # Block it, unless a destination can be reached from another cell.
                chosen, found = (cell, _any(fitting, random())), True
                continue
        if found or not fitting:
            continue
        face = _any(fitting, random())
        if not careless:
            opens = OPENS[face] & LIT_SIDES[asked]
            if opens & THROUGH[face]:
                opens |= THROUGH[face]
            approaches = APPROACHES[cell][opens]
            if approaches and _opens_approach(approaches, cards, asks, reached):
                spare = cell, face
                continue
        chosen, found = (cell, face), True
    return spare if chosen is NOWHERE else chosen


def _finishing(cell: int, asked: int, reached: list[bool], faces: int) -> tuple[bool, int]:
    """Return whether some card on the cell reaches a destination, and which faces in the hand do, as bits."""
    reachable, finishing = False, 0
    for side, destination in FACING[cell]:
        if not reached[destination] and LEADS[asked][side]:
            reachable = True
            finishing |= LEADS[asked][side] & faces
    return reachable, finishing


def _opens_approach(approaches: tuple[tuple[int, int], ...], cards: bytes, asks: bytes, reached: list[bool]) -> bool:
    """Return whether light on one of these cells lets the next player reach a destination from there."""
    for there, shift in approaches:
        if cards[there] == EMPTY:
            then = LEADS[asks[there] | ASKS_LIT << shift]
            if any(not reached[destination] and then[side] for side, destination in FACING[there]):
                return True
    return False


def _any(faces: int, fraction: float) -> int:
    """Return one of the faces, chosen by a number in [0, 1)."""
    for _ in range(int(fraction * faces.bit_count())):
        faces &= faces - 1
    return (faces & -faces).bit_length() - 1


def dig_in_place(
    cards: bytearray, lit: bytearray, asks: bytearray, frontier: list[int], at: int, face: int
) -> list[int]:
    """Lay a face and update the frontier; return the destinations that it faces with light."""
    changed, faced = dig(cards, lit, asks, at, face)
    for there in changed:
        if FITS[asks[there]]:
            if there not in frontier:
                frontier.append(there)
        elif there in frontier:
            frontier.remove(there)
    return faced
