"""Rummikub in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.games.rummikub.view import View, heading, standing
from tilehall.games.rummikub.words import say

# Every tile also shows the letter of its colour: k black, r red, b blue, o orange.
INK = {
    "k": "bold black on white",
    "r": "bold red on white",
    "b": "bold blue on white",
    "o": "bold dark_orange on white",
    "*": "bold magenta on white",
}
LONGEST_NAME = 20


def draw(view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """Draw the sets on the table, the changes of this turn, and every player with the rack if it is visible."""
    names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
    parts: list[RenderableType] = [Text(f" {in_words(heading(view), language)}")]
    if view.table:
        sets = [meld(*each) for each in zip(view.table, view.readings, strict=True)]
        parts.append(Padding(Columns(sets, padding=(0, 3)), (1, 1)))
    else:
        parts.append(Text(f"\n {in_words(say('table-empty'), language)}\n", style="dim"))
    parts += draft(view, language)
    for seat in range(len(view.counts)):
        parts += player(view, seat, names, language)
    return Group(*parts)


def tiles(row: Sequence[str]) -> Text:
    """Draw tiles side by side."""
    return Text(" ").join(Text(tile, style=INK[tile[0]]) for tile in row)


def meld(row: Sequence[str], reading: Sequence[str]) -> Text:
    """Draw a set, followed by what its jokers stand for if that is certain."""
    text = tiles(row)
    meant = [each for tile, each in zip(row, reading, strict=True) if tile == "*" and "/" not in each]
    if meant:
        text.append(f" (*={' '.join(meant)})", style="dim")
    return text


def draft(view: View, language: str) -> Iterator[Text]:
    """Describe the draft of the player to act, for watchers who may see it."""
    if view.laid and view.seat is not None:
        needed = 0 if view.opened[view.seat] else view.options.initial_meld
        laid = say("laid-now", sets=len(view.laid), points=view.points, needed=needed)
        yield Text(f" {in_words(laid, language)}")
    if view.put:
        yield Text.assemble(f" {in_words(say('from-rack'), language)} ", tiles(view.put))
    if view.loose:
        yield Text.assemble(f" {in_words(say('loose'), language)} ", tiles(view.loose))
    for row in view.building:
        yield Text.assemble(f" {in_words(say('no-set-yet'), language)} ", tiles(row))


def player(view: View, seat: int, names: Sequence[str], language: str) -> Iterator[RenderableType]:
    """Draw a player's line, with the rack below it if the watcher sees it."""
    sign = "▶" if view.turn == seat else " "
    has = standing(view, seat)
    style = "bold" if view.turn == seat else ""
    yield Text(f" {sign} {set_cell_size(names[seat], LONGEST_NAME)} {in_words(has, language)}", style=style)
    if rack := view.racks[seat]:
        yield Padding(tiles(rack), (0, 0, 0, 4))
