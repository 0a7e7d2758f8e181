"""`tilehall worker`: bots in a process of their own."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tilehall.bots.worker import work
from tilehall.cli.arguments import clear_errors


def worker(
    nats: Annotated[
        str | None, typer.Option(help="Take questions from halls over these NATS servers, like nats://bus.example.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="With --nats: bots that think at once.")] = 1,
) -> None:
    """Answer questions for turns from standard input, one JSON object a line: how the hall reaches its bots. With
    --nats, answer halls on other machines."""
    if nats is None:
        work()
        return
    from tilehall.server.addresses.nats_address import nats_servers
    from tilehall.server.cluster.worker_service import serve_workers

    with clear_errors():
        servers = nats_servers(nats, "--nats")
        asyncio.run(serve_workers(servers, workers, lambda who: typer.echo(f"Tilehall's bots are ready: {who}")))
