"""Find puzzles of 4ascend: the only stone that wins, or the only one that does not lose, by trying every stone.

Growing plants could change the result, so a position in which any would grow is not a puzzle.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tilehall.bots.bot import FoundPuzzle
from tilehall.bots.fourascend.reason import best_answer, finishing, side
from tilehall.core.game import Cell
from tilehall.core.lesson import Check, Lines
from tilehall.core.message import Message
from tilehall.core.notation import text
from tilehall.games.fourascend.board import BIT, BOARD, cells, chains
from tilehall.games.fourascend.rules import placed
from tilehall.games.fourascend.state import State
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View, power, state_of
from tilehall.games.fourascend.words import say

MIN_ATTACKS: Final = 2  # with one attack there is nothing to choose
MIN_EMPTY_CELLS: Final = 20  # with fewer, a player can try them all
MAX_HP: Final = 14  # that one attack can take: few chains have more power

WINS: Final = say("theme-winning-attack")
IN_TWO: Final = say("theme-win-in-two")
DEFENCE: Final = say("theme-only-defence")
ANSWER: Final = say("theme-only-answer")
COUNTER: Final = say("theme-winning-answer")


def find_puzzle(view: View) -> FoundPuzzle | None:
    """Find the only stone that surely wins, or else the only one that does not lose at once."""
    state = state_of(view)
    if state.options.max_turns or len(empty(state)) < MIN_EMPTY_CELLS:
        return None
    if state.vacated:
        return _answer(state)
    if state.hp[1 - state.seat] <= MAX_HP:
        won = winning(state)
        if won:
            return _wins(state, won[0]) if len(won) == 1 and len(_attacks(state)) >= MIN_ATTACKS else None
    return _defence(state) or _in_two(state)


def empty(state: State) -> tuple[Cell, ...]:
    """Return the cells without a stone."""
    return cells(BOARD & ~(state.stones[0] | state.stones[1]))


def _attacks(state: State) -> tuple[Cell, ...]:
    black, white = state.stones
    return finishing(state.stones[state.seat], BOARD & ~(black | white))


def winning(state: State) -> list[Cell]:
    """Return the attacks of the player to act that win against every answer. No attack may be pending."""
    other, found = 1 - state.seat, []
    for cell in _attacks(state):
        chain = chains(state.stones[state.seat] | BIT[cell])
        strength = power(chain, state.plants)
        if strength >= state.hp[other] and strength - best_answer(state, chain) >= state.hp[other]:
            found.append(cell)
    return found


def _quiet(state: State, moves: int) -> bool:
    """Return whether no plant grows within this number of quiet moves."""
    return state.wait == 0 or state.wait > moves


def _defence(state: State) -> FoundPuzzle | None:
    """Find the only stone after which the opponent cannot win at once."""
    me = state.seat
    if state.hp[me] > MAX_HP or not _quiet(state, 1) or _attacks(state):
        return None
    if not winning(replace(state, seat=1 - me)):
        return None
    safe = [cell for cell in empty(state) if not winning(placed(state, BIT[cell]))]
    if len(safe) != 1:
        return None
    other = side(1 - me)
    return _found(
        safe[0],
        theme=DEFENCE,
        task=say("puzzle-only-defence", me=side(me), other=other),
        praise=say("puzzle-only-defence.praise", other=other),
        otherwise=say("puzzle-only-defence.otherwise", other=other),
    )


def _in_two(state: State) -> FoundPuzzle | None:
    """Find the only quiet stone after which an attack wins against every reply."""
    me = state.seat
    if state.hp[1 - me] > MAX_HP or not _quiet(state, 2):
        return None
    if finishing(state.stones[1 - me], BOARD & ~(state.stones[0] | state.stones[1])):
        return None
    found = [cell for cell in empty(state) if not chains(state.stones[me] | BIT[cell]) and _wins_next(state, cell)]
    if len(found) != 1:
        return None
    other = side(1 - me)
    return _found(
        found[0],
        theme=IN_TWO,
        task=say("puzzle-win-in-two", me=side(me), other=other),
        praise=say("puzzle-win-in-two.praise", other=other),
        otherwise=say("puzzle-win-in-two.otherwise", other=other),
    )


def _wins_next(state: State, cell: Cell) -> bool:
    after = placed(state, BIT[cell])
    # A quick check before trying all replies: with only one way to win, a reply could take it.
    if len(winning(replace(after, seat=state.seat))) < MIN_ATTACKS:
        return False
    return all(winning(placed(after, BIT[reply])) for reply in empty(after))


def _answer(state: State) -> FoundPuzzle | None:
    """Find the only answer to an attack that wins at once, or else the only one that survives it."""
    me, other = state.seat, 1 - state.seat
    after = {cell: placed(state, BIT[cell]).hp for cell in empty(state)}
    whole = power(state.vacated, state.plants)
    wins = [cell for cell, hp in after.items() if hp[other] <= 0]
    if len(wins) == 1:
        return _found(
            wins[0],
            theme=COUNTER,
            task=say("puzzle-winning-answer", me=side(me), other=side(other)),
            praise=say("puzzle-winning-answer.praise"),
            otherwise=say("puzzle-winning-answer.otherwise", other=side(other)),
        )
    lives = [cell for cell, hp in after.items() if hp[me] > 0]
    if wins or len(lives) != 1:
        return None
    return _found(
        lives[0],
        theme=ANSWER,
        task=say("puzzle-only-answer", me=side(me), hp=state.hp[me], power=whole),
        praise=say("puzzle-only-answer.praise"),
        otherwise=say("puzzle-only-answer.otherwise"),
    )


def _found(cell: Cell, *, theme: Message, task: Message, praise: Message, otherwise: Message) -> FoundPuzzle:
    stone: Lines = text(Stone(cell))
    return FoundPuzzle(
        theme=theme, task=task, goal=Check(step=stone), solution=(stone,), praise=praise, otherwise=otherwise
    )


def _wins(state: State, cell: Cell) -> FoundPuzzle:
    me, other = state.seat, 1 - state.seat
    return _found(
        cell,
        theme=WINS,
        task=say("puzzle-winning-attack", me=side(me), other=side(other), hp=state.hp[other]),
        praise=say("puzzle-winning-attack.praise", other=side(other)),
        otherwise=say("puzzle-winning-attack.otherwise", other=side(other)),
    )
