"""SUMMON5 in a terminal: the loom beside the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilehall.games.summon5.view import View

WIDTH = 26  # the width of the text beside the board, so that both fit into 80 columns
STYLES = {".": "dim", "#": "red", "*": "bold magenta"}  # tiles are bold
SIGNS = {".": " · ", "#": " # ", "*": " * "}

REASONS = {
    "pile": "The tiles have run out.",
    "stuck": "Somebody had no legal turn.",
    "target": "The target is reached.",
    "resigned": "It ends by resignation.",
}


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """Return the board beside the players, with the status below."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(board(view), players(view, names))
    return Group(grid, *(Text(line) for line in last_turn(view, names)), Text(now(view, names), style="bold"))


def board(view: View) -> Text:
    """Return the board. Tiles of this turn are in brackets, those of the last turn in parentheses."""
    placed = {each.cell: each.tile for each in view.placed}
    latest = {each.cell for each in view.last.placed} if view.last else set()
    text = Text("   " + "".join(f"{column:>2} " for column in range(len(view.board))), style="dim")
    for row, symbols in enumerate(view.board):
        text.append(f"\n{row:>2} ", style="dim")
        for column, symbol in enumerate(symbols):
            cell = (row, column)
            if cell in placed:
                text.append(f"[{placed[cell]}]", style="bold green")
            elif cell in latest:
                text.append(f"({symbol})", style="bold yellow")
            else:
                text.append(SIGNS.get(symbol, f" {symbol} "), style=STYLES.get(symbol, "bold"))
    return text


def players(view: View, names: Sequence[str]) -> Text:
    """Return scores, visible hands and the number of tiles left."""
    text = Text()
    for seat, hand in enumerate(view.hands):
        pointer = ">" if view.turn == seat else " "
        out = " (resigned)" if seat in view.resigned else " (stuck)" if seat in view.stuck else ""
        text.append(f"{pointer} {names[seat]}{out}\n", style="bold" if view.turn == seat else "")
        text.append(f"   {view.scores[seat]} points\n")
        text.append(f"   {tiles(view.counts[seat]) if hand is None else ' '.join(hand) or 'no tiles'}\n")
    text.append(f"\npile: {tiles(view.pile_count)}")
    if not view.outcome:
        text.append(f"\nround {view.rounds + 1}" + (f" of {view.final}" if view.final else ""))
    return text.append("\n\n" + "\n".join(fill(line, WIDTH) for line in rules(view)), style="dim")


def tiles(count: int) -> str:
    """Return a number of tiles in words.

    >>> tiles(1), tiles(7)
    ('1 tile', '7 tiles')
    """
    return f"{count} tile" if count == 1 else f"{count} tiles"


def rules(view: View) -> Iterator[str]:
    """Yield the rules of this table that affect scoring."""
    options = view.options
    yield f"multiples of {' or '.join(map(str, options.sacred))} score"
    if options.target_score:
        yield f"target {options.target_score}"
    on = [name for name in ("strict", "progressive", "patterns") if getattr(options, name)]
    if on:
        yield ", ".join(on)
    if factors := [f"{tile}x{factor}" for tile, factor in enumerate(options.multipliers) if factor > 1]:
        yield f"factors {' '.join(factors)}"


def last_turn(view: View, names: Sequence[str]) -> Iterator[str]:
    """Yield lines about what the last turn scored."""
    if view.last:
        runs = ", ".join(f"{' '.join(run.tiles)} = {run.sum}: {run.points}" for run in view.last.runs)
        bonus = f", perfect game: {view.last.bonus}" if view.last.bonus else ""
        yield f"Last turn, {names[view.last.seat]}: {runs}{bonus}"


def now(view: View, names: Sequence[str]) -> str:
    """Return what happens next."""
    if view.outcome:
        return f"{REASONS[view.outcome.reason]} {view.outcome.sentence(names)}"
    match view.stage:
        case "play":
            return f"{names[view.seat]} is to act."
        case "deal" | "refill":
            return f"{names[view.seat]} draws."
        case _:
            return "The board is being set up."
