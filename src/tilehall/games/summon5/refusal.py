"""Messages that say why a tile cannot go on a cell, and what a turn still needs."""

from __future__ import annotations

from tilehall.core.game import Cell
from tilehall.core.message import Listed, Message
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
from tilehall.games.summon5.weaving import Weaving
from tilehall.games.summon5.words import say


def refusal(weaving: Weaving, options: Options, tile: int, cell: Cell) -> Message | None:
    """Return why R1.3 and R1.4 never allow this tile on the cell in this turn, or None if they do."""
    size = options.board
    if not (0 <= cell[0] < size and 0 <= cell[1] < size):
        return say("off-board", cell=cell, last=size - 1)
    at = INDEX[cell]
    code = weaving.board[at]
    if code < PORTAL:
        return say("thread-there", tile=code)
    if code == PORTAL:
        return say("portal-there")
    if code == BLOCK:
        return say("cell-blocked")
    if tile not in weaving.hand:
        return say("not-in-reservoir", tile=tile)
    if weaving.open_to(at):
        return None
    return _out_of_line(weaving, at) or _too_long(weaving, at) or _apart(weaving, at)


def _out_of_line(weaving: Weaving, at: int) -> Message | None:
    cells = [CELLS[each] for each in (*weaving.placed, at)]
    if len({row for row, _ in cells}) == 1 or len({column for _, column in cells}) == 1:
        return None
    return say("out-of-line")


def _too_long(weaving: Weaving, at: int) -> Message | None:
    """Return a message about a sequence of six or more, or about a gap that cannot be filled."""
    for way in WAYS:
        if message := _length(ends(weaving.board, at, way), way):
            return message
    cells = sorted((*weaving.placed, at))
    way = DOWN if (cells[-1] - cells[0]) % DOWN == 0 else ACROSS
    for between in range(cells[0], cells[-1], way):
        if weaving.board[between] > EMPTY and between != at:
            return say("gap-blocked") if weaving.board[between] == BLOCK else say("gap-closed")
    return _length((ends(weaving.board, cells[0], way)[0], ends(weaving.board, cells[-1], way)[1]), way)


def _length(span: tuple[int, int], way: int) -> Message | None:
    tiles = (span[1] - span[0]) // way + 1
    return say("too-long", count=tiles) if tiles > LONGEST else None


def _apart(weaving: Weaving, at: int) -> Message:
    """Return a message about an earlier tile that is out of reach."""
    if (cost := weaving.cost(at)) is not None:
        return say("out-of-reach", needed=cost, held=len(weaving.hand))
    if weaving.opening:
        return say("first-turn-too-far")
    return say("too-far")


def lacking(weaving: Weaving, options: Options, runs: tuple[Run, ...]) -> tuple[Message, ...]:
    """Return what a turn still needs before it can end. Empty if it is complete."""
    if not weaving.placed:
        return (say("place-thread"),)
    sacred = Listed(options.sacred, "or")
    needs = []
    if gaps := weaving.gaps():
        needs.append(say("fill-gaps", count=len(gaps)))
    if not weaving.joined:
        needs.append(say("join-threads"))
    elif not weaving.opened():
        needs.append(say("begin-at-centre"))
    if options.strict:
        needs += [
            say("every-sum", sacred=sacred, threads=" + ".join(run.tiles), sum=run.sum)
            for run in runs
            if run.sum and not run.points
        ]
    if not any(run.points for run in runs):
        needs.append(say("some-sum", sacred=sacred))
    return tuple(needs)
