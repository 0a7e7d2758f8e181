"""The rack for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text as Text

    from connect_four.rules import State

LOOKS = {"r": ("●", "red"), "y": ("○", "yellow")}  # the discs also differ without colour
EMPTY = ("·", "dim")


def drawn(state: State, names: Sequence[str]) -> Text:
    """Draw the rack with the numbers to type below it; a winning line is bright."""
    from rich.text import Text  # here, because only the terminal needs rich

    text = Text()
    for row in reversed(range(state.options.rows)):
        for column, discs in enumerate(state.columns):
            mark, colour = LOOKS[discs[row]] if row < len(discs) else EMPTY
            text.append(f" {mark}", f"bold reverse {colour}" if (row, column) in state.line else colour)
        text.append("\n")
    text.append("".join(f" {column}" for column in range(state.options.columns)), "dim")
    for name, (mark, colour) in zip(names, LOOKS.values(), strict=True):
        text.append("   ").append(mark, colour).append(f" {name}")
    return text
