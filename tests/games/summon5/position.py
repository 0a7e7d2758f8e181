"""Positions of SUMMON5 in short notation: hands as digits, steps separated by `;`, refills after `+`."""

from __future__ import annotations

from collections.abc import Iterator

from tilehall.core.game import CHANCE, Resign, Seat
from tilehall.core.notation import parse, text
from tilehall.core.play import advance
from tilehall.core.record import after
from tilehall.games.summon5 import Summon5
from tilehall.games.summon5.state import Options, State
from tilehall.games.summon5.steps import End, Place, Step

GAME = Summon5()

# Seat 0 can begin with 3 2 beside the centre's 5, or with 4 over 1.
ANN = "0123478"
BEN = "1234569"

# Four hands of eight and four of five: with turns of five tiles the pile is soon empty.
FOUR = ("01234678",) * 4  # 5 5 5 9 9 9 9 are left in the pile
SHORT = ("01234",) * 4  # nineteen are left


def position(
    *hands: str,
    steps: str = "",
    first: Seat = 0,
    options: Options | None = None,
    board: str = "",
) -> State:
    """Return the position after `board` (blocks and portals), these hands and these steps."""
    hands = hands or (ANN, BEN)
    if options is None:
        options = Options(hand=len(hands[0]))
    lines = [*filter(None, board.split("; ")), f"first {first}"]
    lines += [f"deal {seat} {tile}" for seat, hand in enumerate(hands) for tile in hand]
    state: State = after(GAME, "\n".join(lines), options, len(hands))
    return play(state, steps)


def play(state: State, steps: str) -> State:
    """Return the state after these steps: `end +47` deals a 4 and a 7 to the player who ended the turn."""
    for line in filter(None, steps.split("; ")):
        word, _, refill = line.partition(" +")
        seat = state.seat
        state = advance(GAME, state, parse(word, (*GAME.steps, Resign)))
        for tile in refill:
            state = advance(GAME, state, parse(f"deal {seat} {tile}", GAME.steps))
    return state


def legal(state: State) -> list[str]:
    return [text(step) for step in GAME.legal(state)]


def turns(state: State, tiles: int) -> Iterator[list[Step]]:
    """Yield the legal turns that lay so many tiles, as the lists of legal steps lead to them."""
    for step in GAME.legal(state):
        if isinstance(step, Place) and tiles:
            yield from ([step, *rest] for rest in turns(GAME.apply(state, step), tiles - 1))
        elif isinstance(step, End) and not tiles:
            yield [step]


def take_turn(state: State, tiles: int = 1) -> State:
    """Return the state after the first legal turn that lays so many tiles, refilled with the lowest of the pile."""
    for step in next(turns(state, tiles)):
        state = GAME.apply(state, step)
    return refill(state)


def refill(state: State) -> State:
    """Return the state after chance has dealt what it owes, the lowest tiles of the pile."""
    while GAME.actor(state) == CHANCE:
        state = GAME.apply(state, next(iter(GAME.odds(state)))[0])
    return state
