"""Sentences that say why a tile cannot go on a cell, and what a turn still needs."""

from __future__ import annotations

from tilehall.core.game import Cell
from tilehall.games.summon5.board import (
    ACROSS,
    BLOCK,
    CELLS,
    DOWN,
    EMPTY,
    INDEX,
    LONGEST,
    PORTAL,
    WAYS,
    ends,
)
from tilehall.games.summon5.state import Options, Run
from tilehall.games.summon5.steps import a_tile
from tilehall.games.summon5.weaving import Weaving


def refusal(weaving: Weaving, options: Options, tile: int, cell: Cell) -> str:
    """Return why R1.3 and R1.4 never allow this tile on the cell in this turn. Empty if they do."""
    size = options.board
    if not (0 <= cell[0] < size and 0 <= cell[1] < size):
        return f"{cell[0]},{cell[1]} is off the board: rows and columns run from 0 to {size - 1}."
    at = INDEX[cell]
    code = weaving.board[at]
    if code < PORTAL:
        return f"There is already {a_tile(str(code))} on that cell."
    if code == PORTAL:
        return "There is a portal on that cell."
    if code == BLOCK:
        return "That cell is blocked: no tile can go there."
    if tile not in weaving.hand:
        return f"You have no {tile} in your hand."
    if weaving.open_to(at):
        return ""
    return _out_of_line(weaving, at) or _too_long(weaving, at) or _apart(weaving, at)


def _out_of_line(weaving: Weaving, at: int) -> str:
    cells = [CELLS[each] for each in (*weaving.placed, at)]
    if len({row for row, _ in cells}) == 1 or len({column for _, column in cells}) == 1:
        return ""
    return "All the tiles of a turn go in one row or one column. That cell is not in line with the others."


def _too_long(weaving: Weaving, at: int) -> str:
    """Return a sentence about a sequence of six or more, or about a gap that cannot be filled."""
    for way in WAYS:
        if sentence := _length(ends(weaving.board, at, way), way):
            return sentence
    cells = sorted((*weaving.placed, at))
    way = DOWN if (cells[-1] - cells[0]) % DOWN == 0 else ACROSS
    for between in range(cells[0], cells[-1], way):
        if weaving.board[between] > EMPTY and between != at:
            why = "is blocked" if weaving.board[between] == BLOCK else "can take no tile"
            return f"Your tiles would leave a gap: a cell between them {why}."
    return _length((ends(weaving.board, cells[0], way)[0], ends(weaving.board, cells[-1], way)[1]), way)


def _length(span: tuple[int, int], way: int) -> str:
    tiles = (span[1] - span[0]) // way + 1
    if tiles <= LONGEST:
        return ""
    return f"A sequence has at most five tiles. This one would have {tiles}."


def _apart(weaving: Weaving, at: int) -> str:
    """Return a sentence if no earlier tile is within reach."""
    if (cost := weaving.cost(at)) is not None:
        return f"To reach that cell you would need {cost} tiles, and you have only {len(weaving.hand)}."
    if weaving.opening:
        return "The first turn must have a tile next to the centre tile. That cell is too far away."
    return "Your tiles must join a tile on the board. None is near enough to that cell."


def lacking(weaving: Weaving, options: Options, runs: tuple[Run, ...]) -> tuple[str, ...]:
    """Return what a turn still needs before it can end. Empty if it is complete."""
    if not weaving.placed:
        return ("Place a tile.",)
    multiple = f"a multiple of {' or '.join(map(str, options.sacred))}"
    sentences = []
    if gaps := weaving.gaps():
        sentences.append("Fill the gap between your tiles." if len(gaps) == 1 else "Fill the gaps between your tiles.")
    if not weaving.joined(weaving.placed):
        sentences.append("Join your tiles to a tile that was already on the board.")
    elif not weaving.opened():
        sentences.append("Put a tile next to the centre tile: the first turn begins there.")
    if options.strict:
        sentences += [
            f"Every sequence must add up to {multiple}. {' + '.join(run.tiles)} makes {run.sum}."
            for run in runs
            if run.sum and not run.points
        ]
    if not any(run.points for run in runs):
        sentences.append(f"Make a sequence that adds up to {multiple}.")
    return tuple(sentences)
