"""`tilehall push-key`: make a key for web push."""

from __future__ import annotations

import typer


def push_key() -> None:
    """Make a private key for web push.

    Set it as TILEHALL_PUSH_KEY, and the hall can notify browsers of turns. Keep it secret.
    """
    from tilehall.server.notices.notifier import NO_CRYPTOGRAPHY

    try:
        from tilehall.server.notices.web_push import new_key
    except ImportError:
        typer.echo(NO_CRYPTOGRAPHY, err=True)
        raise typer.Exit(1) from None
    typer.echo(new_key())
