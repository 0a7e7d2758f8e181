"""Miners in the terminal. Heavy lines are paths that lead back to the start; thin lines are not joined to it."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilehall.core.game import Cell
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Message, in_words, sentences
from tilehall.games.miners.card import SIDES
from tilehall.games.miners.mine import SIZE
from tilehall.games.miners.view import LaidCard, View
from tilehall.games.miners.words import say

COLOURS = ("yellow", "cyan", "green", "magenta", "red")  # by seat; each card also shows the number of its seat
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by open sides as bits: T 1, R 2, B 4, L 8
THIN = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UPRIGHT, ACROSS = 5, 10
WIDTH = 28  # characters next to the board, so that everything fits 80 columns

ENDINGS = {
    "goal": say("ending-goal"),
    "dead": say("ending-dead"),
    "stuck": say("ending-stuck"),
    "resigned": say("ending-resigned"),
}

Tile = tuple[tuple[str, str, str], str]  # three lines of five characters, and a style


def draw(view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """Draw the board with the players next to it and the next action below."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_row(board(view), players(view, names, language))
    return Group(grid, Text(in_words(now(view, names), language), style="bold"))


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


def players(view: View, names: Sequence[str], language: str) -> Text:
    """List each player's gold, destinations and visible cards."""
    text = Text()
    for seat, hand in enumerate(view.hands):
        pointer = ">" if view.turn == seat else " "
        name = names[seat] if view.playing[seat] else in_words(say("has-resigned", player=names[seat]), language)
        text.append(f"{pointer}{seat} {name}\n", style=COLOURS[seat])
        reached = [f" *{number}*" for number, each in enumerate(view.destinations, 1) if each.reached_by == seat]
        text.append(f"   {in_words(say('gold-of', gold=view.gold[seat]), language)}{''.join(reached)}\n")
        if isinstance(hand, int):
            held = in_words(say("hidden-hand", cards=hand), language)
        else:
            held = " ".join(hand) or in_words(say("no-cards"), language)
        text.append(fill(held, WIDTH, initial_indent="   ", subsequent_indent="   ") + "\n")
    text.append(f"\n{in_words(say('deck', cards=view.deck), language)}")
    if view.discards:
        discards = " ".join(each.id for each in view.discards)
        text.append("\n" + fill(f"{in_words(say('discards'), language)} {discards}", WIDTH))
    return text


def now(view: View, names: Sequence[str]) -> Message:
    """Say what happens next."""
    if view.outcome:
        return sentences([ENDINGS[view.outcome.reason], view.outcome.message(names)])
    if view.owed:
        return say("draws", player=names[view.owed[0]])
    return say("to-act", player=names[view.seat])
