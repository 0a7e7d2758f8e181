"""Positions of Miners in short notation: turns separated by `;`, and positions of golden playthroughs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tilehall.core.game import CHANCE, Cell, Illegal, Seat
from tilehall.core.notation import parse, text
from tilehall.core.play import advance, begin
from tilehall.core.record import after, from_text, replay
from tilehall.games.miners import Miners
from tilehall.games.miners.card import DECK
from tilehall.games.miners.state import Options, State
from tilehall.games.miners.steps import Deal

GAME = Miners()
PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs" / "miners"

SHAFT = "TB 6,4; TB 5,4; TB 4,4; TB 3,4"  # straight up from the start: a card on 2,4 can reach dest_2
LEFT_SHAFT = "TR 7,3; TB 6,3; TB 5,3; TB 4,3; TB 3,3; TRB 2,3"  # 1,3 is next, between dest_1 and dest_2
CLOSING = "B 6,4; T 8,4; R+L 7,3"  # three of the start's sides are shut: a card on 7,5 must be open on its left
UPRIGHT = "TB TB TB TB T+B"  # none of these can be open on its left
MAY_CLOSE = Options(keep_open=False)  # for positions that R2.10 does not allow
NO_WAY_BACK = "A card there would not join a path that leads back to the start."


def script(turns: str, hold: str = "", seats: int = 2, options: Options | None = None) -> str:
    """Return the lines of a game with these turns, `TB 6,4; resign 1; ~TR 5,4`; each player is dealt the cards needed.

    After them the seat to act holds the cards of `hold`; the hands are filled up with any other cards.
    """
    lines = [line if line.startswith("resign") else f"lay {line}" for line in turns.split("; ")]
    needs: list[list[str]] = [[] for _ in range(seats)]
    order, seat = list(range(seats)), 0
    for line in lines:
        verb, word, *_ = line.split()
        if verb == "lay":
            needs[seat].append(word.removeprefix("~"))
        if verb == "lay" or int(word) == seat:
            seat = order[(order.index(seat) + 1) % len(order)]
        if verb == "resign":
            order.remove(int(word))
    needs[seat] += hold.split()
    free = Counter(DECK)
    free.subtract(card for cards in needs for card in cards)
    state = begin(GAME, options, seats)
    written = []
    for turn in [*lines, ""]:
        while GAME.actor(state) == CHANCE:
            due = state.owed[0]
            if needs[due]:
                card = needs[due].pop(0)
            else:
                card = next(card for card in DECK if free[card] > 0)
                free[card] -= 1
            written.append(f"deal {due} {card}")
            state = GAME.apply(state, Deal(due, card))
        if turn:
            written.append(turn)
            state = advance(GAME, state, parse(turn, GAME.lines))
    return "\n".join(written)


def position(turns: str, hold: str = "", seats: int = 2, options: Options | None = None) -> State:
    """Return the position after these turns, when the player who acted last has drawn."""
    state: State = after(GAME, script(turns, hold, seats, options), options, seats)
    return state


def recorded(name: str, short: int = 0) -> State:
    """Return the position of a golden playthrough, so many steps before its end."""
    states: list[State] = list(replay(from_text((PLAYTHROUGHS / f"{name}.txt").read_text())))
    return states[-1 - short]


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = advance(GAME, state, parse(line, GAME.lines))
    return state


def legal(state: State) -> set[str]:
    return {text(step) for step in GAME.legal(state)}


def refused(state: State, line: str) -> str:
    with pytest.raises(Illegal) as refusal:
        play(state, line)
    assert line not in legal(state)
    return str(refusal.value)


def reached(state: State) -> list[Seat | None]:
    return [destination.reached_by for destination in GAME.view(state, None).destinations]


def vein(state: State, number: int) -> list[Cell]:
    return list(GAME.view(state, None).destinations[number - 1].vein)
