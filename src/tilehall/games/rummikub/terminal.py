"""Rummikub in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tilehall.games.rummikub.view import View

# Every tile also shows the letter of its colour: k black, r red, b blue, o orange.
INK = {
    "k": "bold black on white",
    "r": "bold red on white",
    "b": "bold blue on white",
    "o": "bold dark_orange on white",
    "*": "bold magenta on white",
}
LONGEST_NAME = 20


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """Draw the sets on the table, the changes of this turn, and every player with the rack if it is visible."""
    names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
    parts: list[RenderableType] = [Text(heading(view))]
    if view.table:
        sets = [meld(*each) for each in zip(view.table, view.readings, strict=True)]
        parts.append(Padding(Columns(sets, padding=(0, 3)), (1, 1)))
    else:
        parts.append(Text("\n The table is empty.\n", style="dim"))
    parts += draft(view)
    for seat in range(len(view.counts)):
        parts += player(view, seat, names)
    return Group(*parts)


def heading(view: View) -> str:
    """Describe the round, the pool, and the length of the game."""
    of = f" of {view.options.rounds}" if view.options.rounds > 1 else ""
    limit = f", up to {view.options.point_limit} points" if view.options.point_limit else ""
    return f" Round {view.round}{of}{limit}. Pool: {view.pool}."


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


def draft(view: View) -> Iterator[Text]:
    """Describe the draft of the player to act, for watchers who may see it."""
    if view.laid and view.seat is not None:
        needed = "" if view.opened[view.seat] else f" of the {view.options.initial_meld} it takes to open"
        sets = "one set" if len(view.laid) == 1 else f"{len(view.laid)} sets"
        yield Text(f" Laid in this turn: {sets} worth {view.points}{needed}.")
    if view.put:
        yield Text.assemble(" From the rack: ", tiles(view.put))
    if view.loose:
        yield Text.assemble(" Loose: ", tiles(view.loose))
    for row in view.building:
        yield Text.assemble(" No set yet: ", tiles(row))


def player(view: View, seat: int, names: Sequence[str]) -> Iterator[RenderableType]:
    """Draw a player's line, with the rack below it if the watcher sees it."""
    sign = "▶" if view.turn == seat else " "
    notes = [f"{view.counts[seat]} tiles", f"{view.totals[seat]} points"]
    if not view.playing[seat]:
        notes.append("resigned")
    elif view.opened[seat]:
        notes.append("has opened")
    if view.passed[seat]:
        notes.append("passed")
    style = "bold" if view.turn == seat else ""
    yield Text(f" {sign} {names[seat]:<{LONGEST_NAME}} {', '.join(notes)}", style=style)
    if rack := view.racks[seat]:
        yield Padding(tiles(rack), (0, 0, 0, 4))
