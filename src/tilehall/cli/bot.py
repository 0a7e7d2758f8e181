"""`tilehall bot`: play in a hall with the token of a bot account."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from datetime import datetime
from random import Random
from typing import Annotated

import typer

from tilehall.cli import examples
from tilehall.cli.arguments import clear_errors
from tilehall.core.game import Malformed
from tilehall.core.question import TURN_SECONDS
from tilehall.engine.bot_loader import load
from tilehall.engine.bot_runner import BotRunner
from tilehall.engine.hall_client import HallClient, TokenRefused

HallAddress = Annotated[str, typer.Option("--hall", metavar="URL", help="The address of the hall.")]
BotToken = Annotated[
    str,
    typer.Option(
        "--token",
        envvar="TILEHALL_TOKEN",
        metavar="TOKEN",
        help="The token of the bot account. Other users of the machine cannot see it in the environment.",
    ),
]

app = typer.Typer(
    help="Play in a hall with the token of a bot account.",
    epilog=examples("tilehall bot run --hall https://hall.example bot.py"),
    add_completion=False,
    no_args_is_help=True,
)


@app.callback()
def main() -> None:
    """Play in a hall with the token of a bot account."""


@app.command(
    epilog=examples(
        "tilehall bot run --hall https://hall.example bot.py",
        "tilehall bot run --hall localhost:8000 --room KX39PQ policy.npz",
    )
)
def run(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="bot.py, bot.py:function, module:function or policy.npz.")],
    hall: HallAddress = "http://localhost:8000",
    token: BotToken = "",
    room: Annotated[
        list[str] | None, typer.Option("--room", metavar="CODE", help="Sit down in this room. Can be repeated.")
    ] = None,
    tournament: Annotated[
        list[str] | None,
        typer.Option("--tournament", metavar="CODE", help="Enter this tournament. Can be repeated."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.02, help="The most seconds that the bot may think.")] = TURN_SECONDS,
    seed: Annotated[
        int | None, typer.Option(help="The seed of the bot's random generator.", show_default="random")
    ] = None,
) -> None:
    """Play in a hall with a Python function or a trained policy, until you press Ctrl-C.

    The bot accepts challenges under the rules of its owner, and goes on with games that it has begun.
    """
    sys.path.insert(0, os.getcwd())  # for module:function in this folder
    with clear_errors():
        client = HallClient(hall, required(token))
        loaded = load(bot)
        runner = BotRunner(client, loaded, _say, Random(seed), seconds)
        try:
            asyncio.run(_until_stopped(runner, room or [], tournament or []))
        except TokenRefused as refusal:
            raise Malformed(str(refusal)) from None
        except KeyboardInterrupt:
            pass
    _say("Stopped. Unfinished games wait: run the command again to go on with them.")


def required(token: str) -> str:
    """Return the token without surrounding space. Raises `Malformed` if there is none."""
    if not token.strip():
        raise Malformed("Give the token of a bot account with --token, or in the variable TILEHALL_TOKEN.")
    return token.strip()


async def _until_stopped(runner: BotRunner, rooms: list[str], tournaments: list[str]) -> None:
    """Run the bot. A request to end the process stops it like Ctrl-C."""
    running = asyncio.ensure_future(runner.run(rooms, tournaments))
    with suppress(NotImplementedError):  # on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


def _say(sentence: str) -> None:
    typer.echo(f"{datetime.now():%H:%M:%S} {sentence}")
    sys.stdout.flush()
