"""`tilehall serve`: start a hall."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import typer

from tilehall.cli.arguments import SettingsFile, clear_errors
from tilehall.core.registry import games

T = TypeVar("T")


def serve(
    settings: SettingsFile = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on. 0 takes a free port.")] = None,
    database: Annotated[str | None, typer.Option(help="The database: a SQLite file or a postgresql:// URL.")] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="The number of server processes. More than one need PostgreSQL and NATS.")
    ] = 1,
    inherited: Annotated[bool, typer.Option(hidden=True)] = False,
) -> None:
    """Start a hall for browsers and print its address.

    Settings come from the environment and from the settings file. The options below override both.
    """
    from tilehall.server.main import serve as run
    from tilehall.server.settings import load

    given = {"TILEHALL_HOST": host, "TILEHALL_PORT": port, "TILEHALL_DATABASE": database}
    environ = {**os.environ, **{name: str(value) for name, value in given.items() if value is not None}}
    with clear_errors():
        chosen = load(environ, settings)
        games()  # reports a broken game package before anything is opened
        if processes > 1:
            from tilehall.server.processes import check, serve_processes

            check(chosen, processes)
            words = ["--settings", str(settings)] if settings else []
            raise typer.Exit(asyncio.run(serve_processes(chosen, environ, words, processes, _open)))
        if inherited:
            from tilehall.server.processes import serve_inherited

            _run(serve_inherited(chosen, _open))
        else:
            _run(run(chosen, _open))


def _open(address: str) -> None:
    typer.echo(f"Tilehall is open: {address}")


def _run(server: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(server)
    else:
        uvloop.run(server)
