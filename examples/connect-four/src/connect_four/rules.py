"""The rules of Connect Four: drop discs into columns, and line up four of your own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from connect_four import terminal
from connect_four.svg import picture
from connect_four.words import say
from tilehall.core import game
from tilehall.core.game import Cell, Outcome
from tilehall.core.message import Argument, Message
from tilehall.core.open_game import OpenGame, OpenState
from tilehall.core.svg import caption

DISCS = "ry"  # red's and yellow's
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))  # along a row, up a column, and both diagonals


class Options(game.Options, frozen=True, kw_only=True):
    """The size of the rack, and the length of a winning line."""

    columns: Annotated[int, Meta(ge=4, le=10)] = 7
    rows: Annotated[int, Meta(ge=4, le=10)] = 6
    line: Annotated[int, Meta(ge=3, le=6)] = 4


class Drop(game.Step, frozen=True):
    """Drop a disc into a column: `drop 3`."""

    column: int

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"number": self.column + 1}  # players count columns from 1


class State(OpenState, frozen=True, kw_only=True):
    """The discs of each column from the bottom up, like "ryr", and the cells of the line that won."""

    options: Options
    columns: tuple[str, ...]
    line: tuple[Cell, ...] = ()  # as (row from the bottom, column)


class ConnectFour(OpenGame[Options, State, Drop]):
    """Four in a line win; a full rack is a draw."""

    name, title = "connect-four", "Connect Four"
    summary = say("summary")
    players = ("Red", "Yellow")
    options, states, steps = Options, State, (Drop,)
    modes = (
        game.Mode(say("mode-four"), say("mode-four.summary")),
        game.Mode(say("mode-five"), say("mode-five.summary"), {"line": 5, "columns": 9, "rows": 8}, "five.svg"),
    )
    endings: ClassVar = {"line": say("ending-line"), "full": say("ending-full")}
    greetings: ClassVar = {"easy": say("greeting-easy"), "medium": say("greeting-medium"), "hard": say("greeting-hard")}

    def aim(self, options: Options) -> Message:
        return say("aim", line=options.line)

    def start(self, options: Options, seats: int) -> State:
        return State(options=options, seats=seats, columns=("",) * options.columns)

    def moves(self, state: State) -> list[Drop]:
        return [Drop(at) for at, discs in enumerate(state.columns) if len(discs) < state.options.rows]

    def after(self, state: State, step: Drop) -> State:
        at, disc = step.column, DISCS[state.seat]
        columns = (*state.columns[:at], state.columns[at] + disc, *state.columns[at + 1 :])
        line = winning(columns, (len(columns[at]) - 1, at), state.options.line)
        return replace(state, columns=columns, line=line, seat=state.next_seat)

    def refusal(self, state: State, step: Drop) -> Message:
        if not 0 <= step.column < state.options.columns:
            return say("no-such-column", column=step.column, last=state.options.columns - 1)
        return say("column-full", number=step.column + 1)

    def result(self, state: State) -> Outcome | None:
        if state.line:
            return self.ended(state, "line", 1 - state.seat)
        return None if self.moves(state) else self.ended(state, "full")

    def draw(self, view: game.View, names: Sequence[str], language: str = "en") -> terminal.Text:
        return terminal.drawn(self.shown(view), names)

    def svg(self, view: game.View, names: Sequence[str], language: str = "en") -> str:
        return picture(self.shown(view), caption(self.title, view, names, language))


def winning(columns: Sequence[str], last: Cell, length: int) -> tuple[Cell, ...]:
    """Return the cells of every line of one colour, at least so long, through the disc dropped last.

    >>> winning(("r", "r", "yr", "r"), (0, 1), 2), winning(("r", "r", "yr", "r"), (0, 1), 3)
    (((0, 0), (0, 1), (1, 2)), ())
    """
    cells = {(row, column): disc for column, discs in enumerate(columns) for row, disc in enumerate(discs)}
    won: set[Cell] = set()
    for up, right in WAYS:
        line = [last]
        for way in (1, -1):
            row, column = last
            while cells.get((row := row + way * up, column := column + way * right)) == cells[last]:
                line.append((row, column))
        won.update(line if len(line) >= length else ())
    return tuple(sorted(won))
