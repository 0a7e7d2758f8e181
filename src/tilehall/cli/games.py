"""`tilehall games`: list the games."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from tilehall.cli.arguments import clear_errors
from tilehall.core import registry
from tilehall.core.options import choices


def games() -> None:
    """List the games with their options and modes.

    A mode is a set of options that the page offers with one tap.
    """
    console = Console()
    with clear_errors():
        found = registry.games()
    for game in found.values():
        low, high = game.seats[0], game.seats[-1]
        console.print(f"[bold]{game.name}[/bold]  {low if low == high else f'{low}-{high}'} players. {game.summary}")
        offered = choices(game.options)
        if offered:
            table = Table("option", "default", "takes", "what it does", box=None, padding=(0, 2))
            for choice in offered:
                meanings = "".join(f" {value}: {name}." for value, name in choice.names.items())
                table.add_row(
                    choice.name, json.dumps(choice.default), str(choice.bounds), f"{choice.explanation}{meanings}"
                )
            console.print(table)
        for mode in game.modes:
            console.print(f"  [bold]{mode.name}[/bold]: {mode.summary} {json.dumps(mode.options)}", highlight=False)
        console.print()
