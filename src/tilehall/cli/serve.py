"""`tilehall serve`: the hall, for browsers."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from tilehall.cli.arguments import SettingsFile, clear_errors
from tilehall.core.registry import games


def serve(
    settings: SettingsFile = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0 takes a free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="What keeps everything: a SQLite file, or a postgresql:// URL.")
    ] = None,
) -> None:
    """Start the hall and print its address. Settings come from the environment and a file; these options win."""
    from tilehall.server.main import serve as run
    from tilehall.server.settings import load

    given = {"TILEHALL_HOST": host, "TILEHALL_PORT": port, "TILEHALL_DATABASE": database}
    environ = {**os.environ, **{name: str(value) for name, value in given.items() if value is not None}}
    with clear_errors():
        chosen = load(environ, settings)
        games()  # a package that brings a broken game is named before anything is opened
        try:
            import uvloop

            uvloop.run(run(chosen, lambda address: typer.echo(f"Tilehall is open: {address}")))
        except ImportError:
            asyncio.run(run(chosen, lambda address: typer.echo(f"Tilehall is open: {address}")))
