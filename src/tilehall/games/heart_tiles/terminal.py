"""Heart Tiles in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilehall.core.languages import ENGLISH
from tilehall.core.message import Listed, Message, in_words
from tilehall.games.heart_tiles.cards import DECK
from tilehall.games.heart_tiles.view import Tile, View
from tilehall.games.heart_tiles.words import say

SIGNS = "▲▼"  # whose heart it is, by seat
PAINT = {"w": "black on white", "r": "white on red", "y": "black on yellow", "g": "white on green"}
INK = {"r": "bold red", "y": "bold yellow", "g": "bold green"}
WIDTH = 8  # characters per tile; eight tiles with borders fit 80 columns
LONGEST_NAME = 20
LONGEST_SCORE = 10  # of characters, with its unit


def draw(view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """Draw the tiles in a row, both players with the known part of their hands, and the state of the turn."""
    names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
    parts: list[RenderableType] = [board(view.tiles, language)] if view.tiles else []
    parts += (player(view, seat, names, language) for seat in range(len(view.hands)))
    decks = say("decks", hearts=view.heart_deck, magic=view.magic_deck)
    parts.append(Text(f" {in_words(decks, language)}"))
    if view.gone:
        parts.append(Text.assemble(f" {in_words(say('cards-gone'), language)} ", listed(view.gone)))
    if view.shield:
        shield = say("shield-lasts", player=names[view.shield.seat], turns=view.shield.turns)
        parts.append(Text(f" {in_words(shield, language)}"))
    if actions := tuple(left(view)):
        may = say("may-still", player=names[view.seat], actions=Listed(actions, "comma"))
        parts.append(Text(f" {SIGNS[view.seat]} {in_words(may, language)}"))
    return Group(*parts)


def board(tiles: Iterable[Tile], language: str) -> Table:
    """Draw each tile with its number, colour, heart, owner and points, and its original colour if it was recycled."""
    table = Table(show_header=False, box=box.ROUNDED, padding=0)
    cells = []
    for number, tile in enumerate(tiles):
        table.add_column(width=WIDTH)
        shield = f"S{tile.shield}" if tile.shield else ""
        cell = Text(f"{number:<{WIDTH - 2}}{shield:>2}\n")
        cell.append(f"{centred(colour(tile.colour, language))}\n", style=PAINT[tile.colour])
        if tile.owner is None:
            cell.append("\n\n")
        else:
            cell.append(f"{'♥ ' + tile.heart:^{WIDTH}}\n", style=INK[tile.heart[0]])
            cell.append(f"{SIGNS[tile.owner] + f' {tile.points:+}':^{WIDTH}}\n")
        if tile.original != tile.colour:
            original = colour(tile.original, language)
            cell.append(centred(f"({original})" if cell_len(original) < WIDTH - 1 else original), style="dim")
        cells.append(cell)
    table.add_row(*cells)
    return table


def colour(letter: str, language: str) -> str:
    """Return the name of a colour."""
    return in_words(say("colour", colour=letter), language)


def centred(word: str) -> str:
    """Return a word in the middle of a tile. What does not fit is cut off.

    >>> centred("red"), centred("红")
    ('  red   ', '   红   ')
    """
    return set_cell_size(" " * ((WIDTH - cell_len(word)) // 2) + word, WIDTH)


def player(view: View, seat: int, names: Sequence[str], language: str) -> Text:
    """List a player's points and cards. Hidden cards are counted."""
    hand = view.hands[seat]
    hidden = say("hidden-hand", hearts=hand.hearts, magic=hand.magic)
    holds = listed(hand.cards) if hand.cards else in_words(hidden, language)
    score = view.scores[seat]
    points = " " * (3 - len(str(score))) + in_words(say("score", points=score), language)
    line = f" {SIGNS[seat]} {set_cell_size(names[seat], LONGEST_NAME)} {set_cell_size(points, LONGEST_SCORE)}   "
    return Text.assemble((line, "bold" if view.turn == seat else ""), holds)


def listed(cards: Iterable[str]) -> Text:
    """List cards in notation, grouping equal ones."""
    words = Text()
    for card, count in Counter(cards).items():
        words.append(f"{card}{f' x{count}' if count > 1 else ''}", style=INK[card[0]] if DECK[card] == "heart" else "")
        words.append("  ")
    words.rstrip()
    return words


def left(view: View) -> Iterator[Message]:
    """Yield what the player may still do in the turn."""
    for deck in view.may.draw:
        yield say("may-still.draw-heart") if deck == "heart" else say("may-still.draw-magic")
    if view.may.hearts:
        yield say("may-still.hearts", count=view.may.hearts)
    if view.may.magic:
        yield say("may-still.magic", count=view.may.magic)
    if view.may.end:
        yield say("may-still.end")
