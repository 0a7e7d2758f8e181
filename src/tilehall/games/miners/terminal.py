"""Miners in the terminal. Heavy lines are paths that lead back to the start; thin lines are not joined to it."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilehall.core.game import Cell
from tilehall.games.miners.card import SIDES
from tilehall.games.miners.mine import SIZE
from tilehall.games.miners.view import LaidCard, View

COLOURS = ("yellow", "cyan", "green", "magenta", "red")  # by seat; each card also shows the number of its seat
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by open sides as bits: T 1, R 2, B 4, L 8
THIN = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UPRIGHT, ACROSS = 5, 10
WIDTH = 28  # characters next to the board, so that everything fits 80 columns

REASONS = {
    "goal": "The goal is reached.",
    "dead": "The mine is dead: no card fits any cell.",
    "stuck": "The deck is empty and nobody can lay a card.",
    "resigned": "The others have resigned.",
}

Tile = tuple[tuple[str, str, str], str]  # three lines of five characters, and a style


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """Draw the board with the players next to it and the next action below."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(board(view), players(view, names))
    return Group(grid, Text(now(view, names), style="bold"))


def board(view: View) -> Text:
    """Draw the nine rows of the board with three lines each."""
    veins = frozenset(cell for destination in view.destinations for cell in destination.vein)
    tiles = {laid.cell: card_tile(laid, veins) for laid in view.laid}
    tiles[view.start] = (("  ┃  ", "━━S━━", "  ┃  "), "bold white")
    for number, destination in enumerate(view.destinations, 1):
        seat = destination.reached_by
        corner, middle = (" ", f"({number})") if seat is None else (str(seat), f"*{number}*")
        tiles[destination.cell] = ((f"{corner}    ", f" {middle} ", "     "), "bold white")
    text = Text("   " + "".join(f"  {column}  " for column in range(SIZE)), style="dim")
    for row in range(SIZE):
        for line in range(3):
            text.append("\n" + (f"{row}  " if line == 1 else "   "), style="dim")
            for column in range(SIZE):
                tile, style = tiles.get((row, column), (("     ", "  ·  ", "     "), "dim"))
                text.append(tile[line], style=style)
    return text


def card_tile(laid: LaidCard, veins: frozenset[Cell]) -> Tile:
    """Draw a card with the number of its seat in one corner, and `$` in the other if it has paid gold."""
    middle = "x"  # where stubs end
    ends = dict.fromkeys(SIDES, "  ")
    for group in laid.groups:
        lines = HEAVY if group in laid.lit else THIN
        if len(group) > 1:
            middle = lines[sum(1 << SIDES.index(side) for side in group)]
            ends |= {side: lines[UPRIGHT if side in "TB" else ACROSS] * 2 for side in group}
        else:
            stub = lines[1 << SIDES.index(group)]
            ends[group] = " " + stub if group == "R" else stub + " "
    top, right, bottom, left = ends.values()
    corner = "$" if laid.cell in veins else " "
    return (f"{laid.seat} {top[0]} {corner}", left + middle + right, f"  {bottom[0]}  "), COLOURS[laid.seat]


def players(view: View, names: Sequence[str]) -> Text:
    """List each player's gold, destinations and visible cards."""
    text = Text()
    for seat, hand in enumerate(view.hands):
        pointer = ">" if view.turn == seat else " "
        out = "" if view.playing[seat] else " (resigned)"
        text.append(f"{pointer}{seat} {names[seat]}{out}\n", style=COLOURS[seat])
        reached = [each.id for each in view.destinations if each.reached_by == seat]
        text.append(f"   gold {view.gold[seat]}{''.join(', ' + each for each in reached)}\n")
        held = cards(hand) if isinstance(hand, int) else " ".join(hand) or "no cards"
        text.append(fill(held, WIDTH, initial_indent="   ", subsequent_indent="   ") + "\n")
    text.append(f"\ndeck {view.deck}")
    if view.discards:
        text.append("\n" + fill("discards " + " ".join(each.id for each in view.discards), WIDTH))
    return text


def cards(count: int) -> str:
    """Describe a hidden hand.

    >>> cards(1), cards(5)
    ('1 card', '5 cards')
    """
    return f"{count} card" if count == 1 else f"{count} cards"


def now(view: View, names: Sequence[str]) -> str:
    """Say what happens next."""
    if view.outcome:
        return f"{REASONS[view.outcome.reason]} {view.outcome.sentence(names)}"
    return f"{names[view.owed[0]]} draws." if view.owed else f"{names[view.seat]} is to act."
