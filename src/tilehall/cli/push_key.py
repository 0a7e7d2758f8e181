"""`tilehall push-key`: a key for web push, which a host sets to have browsers told of turns."""

from __future__ import annotations

import typer


def push_key() -> None:
    """Make a new private key for web push: set it as TILEHALL_PUSH_KEY, and keep it to yourself."""
    # Imported here: the commands that need no server run where it cannot be imported.
    from tilehall.server.notices.notifier import NO_CRYPTOGRAPHY

    try:
        from tilehall.server.notices.web_push import new_key
    except ImportError:
        typer.echo(NO_CRYPTOGRAPHY, err=True)
        raise typer.Exit(1) from None
    typer.echo(new_key())
