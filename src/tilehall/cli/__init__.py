"""The command line: `tilehall …`.

The module of a command is imported when the command runs. `tilehall --help` therefore imports no game, bot or server.
"""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from tilehall import __version__

PLAY = "Play and look back"
HALL = "Run a hall"
BOTS = "Study games and bots"
MAKE = "Make a game"


class CommandEntry(NamedTuple):
    """A command: where its code is, and what `tilehall --help` says about it."""

    panel: str  # the panel of `tilehall --help` that lists it
    target: str  # module:attribute in this package, a function or a Typer app
    summary: str  # the first sentence of its own help
    examples: tuple[str, ...] = ()  # shown below its own help


COMMANDS = {
    "games": CommandEntry(PLAY, "games:games", "List the games with their options and modes.", ("tilehall games",)),
    "play": CommandEntry(
        PLAY,
        "play:play",
        "Play a game in the terminal, against bots or people.",
        (
            "tilehall play rummikub",
            "tilehall play 4ascend --level hard --save game.txt",
            """tilehall play miners --seats 4 --people 2 --options '{"goal": "first"}'""",
        ),
    ),
    "replay": CommandEntry(
        PLAY,
        "replay:replay",
        "Step through the record of a game.",
        ("tilehall replay game.txt", "tilehall replay game.txt --at 12"),
    ),
    "review": CommandEntry(
        PLAY,
        "review:review",
        "Compare every turn of a record with the best turn.",
        ("tilehall review game.txt", "tilehall review game.txt --seat 1"),
    ),
    "verify": CommandEntry(PLAY, "verify:verify", "Check the dice of a record.", ("tilehall verify game.txt",)),
    "serve": CommandEntry(
        HALL,
        "serve:serve",
        "Start a hall for browsers and print its address.",
        ("tilehall serve", "tilehall serve --port 80 --database hall.db"),
    ),
    "site": CommandEntry(
        HALL,
        "site:site",
        "Write a static web site on which people play without a server.",
        ("tilehall site public",),
    ),
    "backup": CommandEntry(
        HALL, "backup:backup", "Copy the database of a hall to a file.", ("tilehall backup hall-copy.db",)
    ),
    "restore": CommandEntry(
        HALL,
        "backup:restore",
        "Replace the database of a stopped hall with a backup.",
        ("tilehall restore hall-copy.db",),
    ),
    "migrate-store": CommandEntry(
        HALL,
        "migrate_store:migrate_store",
        "Copy a stopped hall to another database.",
        ("tilehall migrate-store tilehall.db postgresql://hall@db.example/hall",),
    ),
    "admin": CommandEntry(HALL, "admin:app", "Look after a hall: rooms, users, reports and the audit log."),
    "ratings": CommandEntry(HALL, "ratings:app", "Recompute the ratings of a hall."),
    "dataset": CommandEntry(
        HALL,
        "dataset:dataset",
        "Write the finished games of a hall as Parquet files, without names.",
        ("tilehall dataset rummikub --out games",),
    ),
    "push-key": CommandEntry(HALL, "push_key:push_key", "Make a private key for web push.", ("tilehall push-key",)),
    "worker": CommandEntry(
        HALL,
        "worker:worker",
        "Run bots in a separate process.",
        ("tilehall worker --nats nats://bus.example --workers 4",),
    ),
    "arena": CommandEntry(
        BOTS,
        "arena:arena",
        "Let bots play each other and print how often each wins.",
        ("tilehall arena 4ascend hard medium --games 100", "tilehall arena miners hard easy --seats 4"),
    ),
    "ladder": CommandEntry(
        BOTS,
        "ladder:ladder",
        "Rate every level of a game on one scale.",
        ("tilehall ladder miners", "tilehall ladder rummikub --seats 3 --kept games.json --picture ladder.svg"),
    ),
    "selfplay": CommandEntry(
        BOTS,
        "selfplay:selfplay",
        "Let bots play, and write what they saw and did as Parquet files.",
        (
            "tilehall selfplay 4ascend --bots easy,hard --games 1000 --out games",
            "tilehall selfplay rummikub --bots easy,easy,easy --games 5000 --ray auto --out games",
        ),
    ),
    "bot": CommandEntry(BOTS, "bot:app", "Play in a hall with the token of a bot account."),
    "mcp": CommandEntry(
        BOTS,
        "mcp:mcp",
        "Let a language model play in a hall, as an MCP server over standard input and output.",
        ("tilehall mcp --hall https://hall.example",),
    ),
    "puzzles": CommandEntry(BOTS, "puzzles:app", "Find puzzles: positions with one clearly best turn."),
    "trace": CommandEntry(
        BOTS,
        "trace:trace",
        "Print random games as JSON lines.",
        ("tilehall trace summon5 --games 3 --seed 1",),
    ),
    "perft": CommandEntry(
        BOTS,
        "perft:perft",
        "Count the sequences of legal steps from a position.",
        ("tilehall perft game.txt --depth 3",),
    ),
    "new-game": CommandEntry(
        MAKE,
        "new_game:new_game",
        "Write the package of a new game, ready to play.",
        ("tilehall new-game connect-five", "tilehall new-game high-card --hidden --folder cards"),
    ),
    "check": CommandEntry(
        MAKE,
        "check:check",
        "Check that a game keeps the laws.",
        ("tilehall check connect-five", "tilehall check heart-tiles --games 500 --seed 1"),
    ),
}


def examples(*lines: str) -> str:
    """Return the examples of a command for the end of its help, one per line."""
    heading = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join((heading, *(f"  {line}" for line in lines)))


class LazyGroup(TyperGroup):
    """The commands of `COMMANDS`, each imported when it is run. Help lists them without importing any."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = {
            name: TyperCommand(name, help=entry.summary, rich_help_panel=entry.panel)
            for name, entry in COMMANDS.items()
        }
        self._listing = False

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names in the order of the table, which is that of the help."""
        return list(self.commands)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command. It is imported unless it is only needed for the list in the help."""
        if self._listing or cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        return imported(cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help with the summaries of the table."""
        self._listing = True
        try:
            super().format_help(ctx, formatter)
        finally:
            self._listing = False


def imported(name: str) -> Any:
    """Import a command and return it."""
    entry = COMMANDS[name]
    module, _, attribute = entry.target.partition(":")
    found = getattr(import_module(f"{__name__}.{module}"), attribute)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False)
        alone.command(name, epilog=examples(*entry.examples))(found)
        found = alone
    command = get_command(found)
    command.name = name
    return command


app = typer.Typer(
    cls=LazyGroup,
    help="Tilehall: tile and board games, in the browser and in the terminal.",
    epilog=examples("tilehall play 4ascend", "tilehall serve", "tilehall play --help"),
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tilehall {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and exit.")
    ] = False,
) -> None:
    """Greet, unless there is a command to run."""
    if context.invoked_subcommand is None:
        from tilehall.cli.greeting import greet

        greet()
