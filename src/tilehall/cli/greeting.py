"""The output of `tilehall` without a command."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilehall import __version__
from tilehall.cli.arguments import clear_errors
from tilehall.core.game import AnyGame
from tilehall.core.registry import games

COMMANDS = (
    ("tilehall serve", "open a hall for browsers on this machine"),
    ("tilehall play {game}", "play in this terminal, against a bot"),
    ("tilehall games", "list the options of every game"),
)


def greet() -> None:
    """Print the games and the three most useful commands."""
    with clear_errors():
        found = games()
    console = Console(highlight=False)
    console.print(f"Welcome to [bold]Tilehall {__version__}[/bold], a hall for tile and board games.\n")
    table = Table.grid(padding=(0, 2, 0, 0))
    for game in found.values():
        table.add_row(f"  [bold]{game.name}[/bold]", players(game), Text(str(game.summary)))
    console.print(table)
    console.print("\nStart with one of these:\n")
    commands = Table.grid(padding=(0, 2, 0, 0))
    first = next(iter(found), "GAME")
    for command, meaning in COMMANDS:
        commands.add_row(f"  [bold]{command.format(game=first)}[/bold]", meaning)
    console.print(commands)
    console.print("\n`tilehall --help` lists all commands.")


def players(game: AnyGame) -> str:
    """Return the number of players of a game in words.

    >>> from tilehall.core.registry import find
    >>> players(find("4ascend")), players(find("rummikub"))
    ('2 players', '2-4 players')
    """
    low, high = game.seats[0], game.seats[-1]
    return f"{low} player{'s' if low > 1 else ''}" if low == high else f"{low}-{high} players"
