"""Heart Tiles in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilehall.games.heart_tiles.cards import DECK
from tilehall.games.heart_tiles.steps import WORDS
from tilehall.games.heart_tiles.view import Tile, View

SIGNS = "▲▼"  # whose heart it is, by seat
PAINT = {"w": "black on white", "r": "white on red", "y": "black on yellow", "g": "white on green"}
INK = {"r": "bold red", "y": "bold yellow", "g": "bold green"}
WIDTH = 8  # characters per tile; eight tiles with borders fit 80 columns
LONGEST_NAME = 20


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """Draw the tiles in a row, both players with the known part of their hands, and the state of the turn."""
    names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
    parts: list[RenderableType] = [board(view.tiles)] if view.tiles else []
    for seat in range(len(view.hands)):
        parts += player(view, seat, names)
    parts.append(Text(f" Decks: {counted(view.heart_deck, 'heart')}, {counted(view.magic_deck, 'magic card')}."))
    if view.gone:
        parts.append(Text.assemble(" Out of the game: ", listed(view.gone)))
    if view.shield:
        turns = counted(view.shield.turns, "more turn")
        parts.append(Text(f" S: the Shield of {names[view.shield.seat]} lasts {turns}."))
    if chances := list(left(view)):
        parts.append(Text(f" {SIGNS[view.seat]} {names[view.seat]} may still {', '.join(chances)}."))
    return Group(*parts)


def board(tiles: Iterable[Tile]) -> Table:
    """Draw each tile with its number, colour, heart, owner and points, and its original colour if it was recycled."""
    table = Table(show_header=False, box=box.ROUNDED, padding=0)
    cells = []
    for number, tile in enumerate(tiles):
        table.add_column(width=WIDTH)
        shield = f"S{tile.shield}" if tile.shield else ""
        cell = Text(f"{number:<{WIDTH - 2}}{shield:>2}\n")
        cell.append(f"{WORDS[tile.colour]:^{WIDTH}}\n", style=PAINT[tile.colour])
        if tile.owner is None:
            cell.append("\n\n")
        else:
            cell.append(f"{'♥ ' + tile.heart:^{WIDTH}}\n", style=INK[tile.heart[0]])
            cell.append(f"{SIGNS[tile.owner] + f' {tile.points:+}':^{WIDTH}}\n")
        if tile.original != tile.colour:
            cell.append(f"{f'({WORDS[tile.original]})':^{WIDTH}}", style="dim")
        cells.append(cell)
    table.add_row(*cells)
    return table


def player(view: View, seat: int, names: Sequence[str]) -> Iterator[Text]:
    """List a player's points and cards. Hidden cards are counted."""
    hand = view.hands[seat]
    holds = (
        listed(hand.cards) if hand.cards else f"{counted(hand.hearts, 'heart')}, {counted(hand.magic, 'magic card')}"
    )
    style = "bold" if view.turn == seat else ""
    yield Text.assemble(
        (f" {SIGNS[seat]} {names[seat]:<{LONGEST_NAME}} {view.scores[seat]:>3} points   ", style), holds
    )


def listed(cards: Iterable[str]) -> Text:
    """List cards in notation, grouping equal ones."""
    words = Text()
    for card, count in Counter(cards).items():
        words.append(f"{card}{f' x{count}' if count > 1 else ''}", style=INK[card[0]] if DECK[card] == "heart" else "")
        words.append("  ")
    words.rstrip()
    return words


def left(view: View) -> Iterator[str]:
    """Describe what the player may still do in the turn."""
    for deck in view.may.draw:
        yield "draw a heart" if deck == "heart" else "draw a magic card"
    if view.may.hearts:
        yield f"place {counted(view.may.hearts, 'heart')}"
    if view.may.magic:
        yield f"use {counted(view.may.magic, 'magic card')}"
    if view.may.end:
        yield "end the turn"


def counted(count: int, noun: str) -> str:
    """Return a count with its noun.

    >>> counted(1, "heart"), counted(0, "magic card")
    ('1 heart', '0 magic cards')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
