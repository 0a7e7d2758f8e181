"""4ascend in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.games.fourascend.view import View
from tilehall.games.fourascend.words import say

STONES = {".": ("·", "dim"), "b": ("●", "bold bright_black"), "w": ("○", "bold white")}
BAR = 20  # characters of a full health bar


def draw(view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """Draw the board with its plants, the cells that an attack vacated, and both health bars."""
    plants, vacated = set(view.plants), {each.cell: each.power for each in view.vacated}
    board = Text("   " + " ".join(f"{column:<2}" for column in range(len(view.board))) + "\n", style="dim")
    for row, symbols in enumerate(view.board):
        board.append(f" {row} ", style="dim")
        for column, symbol in enumerate(symbols):
            cell = (row, column)
            sign, style = STONES[symbol]
            if cell in vacated:
                board.append(f"{vacated[cell]}", style="bold red")
            elif symbol == "." and cell in plants:
                board.append("♣", style="green")
            else:
                board.append(sign, style=style)
            board.append("♣ " if symbol != "." and cell in plants else "  ", style="green")
        board.append("\n")
    lines: list[RenderableType] = [board]
    wide = max(map(cell_len, names))
    for seat, sign in enumerate("●○"):
        full = max(0, view.hp[seat]) * BAR // view.options.hp
        lines.append(
            Text.assemble(
                f" {sign} {set_cell_size(names[seat], wide)} ",
                ("█" * full, "green"),
                ("░" * (BAR - full), "dim"),
                f" {in_words(say('health', hp=view.hp[seat], full=view.options.hp), language)}",
            )
        )
    if vacated:
        attack = say("attack", player=names[1 - view.seat], power=view.power)
        lines.append(Text(f" {in_words(attack, language)}"))
    return Group(*lines)
