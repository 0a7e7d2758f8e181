"""What players see of a game of 4ascend: everything, because nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from tilehall.core import game
from tilehall.core.game import Cell, Outcome, Seat, Watcher
from tilehall.core.message import Argument
from tilehall.games.fourascend.board import BIT, BOARD, CELLS, SYMBOLS, cells, chains, completing, mask, rows
from tilehall.games.fourascend.state import Options, State


class Vacated(Struct, frozen=True):
    """A cell of the attacker's chain, and the power that the defender removes by placing there."""

    cell: Cell
    power: int


class Counter(Struct, frozen=True):
    """An empty cell on which the defender's stone completes a chain, and the power of that chain."""

    cell: Cell
    power: int


class View(game.View, frozen=True, kw_only=True):
    """The board as rows of `.bw`, plants, health points, and the cells that an attack vacated."""

    options: Options
    board: tuple[str, ...]
    plants: tuple[Cell, ...]
    hp: tuple[int, int]
    seat: Seat  # who places the next stone
    vacated: tuple[Vacated, ...]  # empty in the normal phase
    power: int  # the power of an unanswered attack
    counters: tuple[Counter, ...]  # empty in the normal phase
    placed: int
    wait: int
    due: Literal["", "plants_start", "sprout", "regrow"]
    grow: int
    renew: bool
    over: Literal["", "hp", "limit", "full", "resigned"]
    resigned: Seat | None


class Chain(game.Fact, frozen=True):
    """A chain leaves the board."""

    seat: Seat
    cells: tuple[Cell, ...]
    power: int


class Clash(game.Fact, frozen=True):
    """An attack meets its defence."""

    attacker: Seat
    attack: int
    defence: int
    loser: Seat | None
    damage: int
    hp: tuple[int, int]
    taken: int = 0  # power that the answer removed from the attack by taking one of its cells

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        left = 0 if self.loser is None else self.hp[self.loser]
        return {"whole": self.attack + self.taken, "left": left}


plant_cells = lru_cache(maxsize=4096)(cells)  # enough for this many games at once, because plants rarely change


def vacated_cells(state: State) -> tuple[Vacated, ...]:
    """Return the cells that an attack vacated."""
    return tuple([Vacated(cell, 2 if state.plants & BIT[cell] else 1) for cell in cells(state.vacated)])


def counter_cells(state: State) -> tuple[Counter, ...]:
    """List the answers to an attack that form a chain (R3.3), each with its power (R3.4)."""
    mine = state.stones[state.seat]
    answers = cells(completing(mine) & BOARD & ~(state.stones[0] | state.stones[1]))
    return tuple([Counter(cell, power(chains(mine | BIT[cell]), state.plants)) for cell in answers])


def power(chain: int, plants: int) -> int:
    """Return the power of a chain: one for each cell, and one more for each plant on it (R3.4)."""
    return chain.bit_count() + (chain & plants).bit_count()


def view_of(state: State, watcher: Watcher, turn: Seat | None, outcome: Outcome | None) -> View:
    """Return the whole position in a form for people and other programs."""
    black, white = state.stones
    vacated = vacated_cells(state) if state.vacated else ()
    return View(
        me=watcher,
        turn=turn,
        outcome=outcome,
        options=state.options,
        board=rows(black, white),
        plants=plant_cells(state.plants),
        hp=state.hp,
        seat=state.seat,
        vacated=vacated,
        power=sum([each.power for each in vacated]) if vacated else 0,
        counters=counter_cells(state) if vacated else (),
        placed=state.placed,
        wait=state.wait,
        due=state.due,
        grow=state.grow,
        renew=state.renew,
        over=state.over,
        resigned=state.resigned,
    )


def state_of(view: View) -> State:
    """Return the only state that fits a view."""
    black, white = (mask([cell for cell in CELLS if view.board[cell[0]][cell[1]] == symbol]) for symbol in SYMBOLS[1:])
    return State(
        options=view.options,
        stones=(black, white),
        plants=mask(view.plants),
        hp=view.hp,
        seat=view.seat,
        vacated=mask([each.cell for each in view.vacated]),
        placed=view.placed,
        wait=view.wait,
        due=view.due,
        grow=view.grow,
        renew=view.renew,
        over=view.over,
        resigned=view.resigned,
    )
