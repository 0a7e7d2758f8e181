"""`tilehall worker`: run bots in a separate process."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tilehall.bots.worker import work
from tilehall.cli.arguments import clear_errors


def worker(
    nats: Annotated[
        str | None,
        typer.Option(help="Serve halls on other machines through these NATS servers, like nats://bus.example."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="With --nats: the number of bots that think at the same time.")
    ] = 1,
) -> None:
    """Run bots in a separate process.

    A hall starts its own workers and talks to them on standard input and output, one JSON object on each line. With
    --nats, a worker serves halls on other machines.
    """
    if nats is None:
        work()
        return
    from tilehall.server.addresses.nats_address import nats_servers
    from tilehall.server.cluster.worker_service import serve_workers

    with clear_errors():
        servers = nats_servers(nats, "--nats")
        asyncio.run(serve_workers(servers, workers, lambda who: typer.echo(f"Tilehall's bots are ready: {who}")))
