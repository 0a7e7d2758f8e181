"""The command line: `tilehall …`."""

from __future__ import annotations

import typer

from tilehall.cli import check, games, perft, play, replay, trace

app = typer.Typer(
    help="Tilehall: tile and board games, in the terminal and for research. Begin with `tilehall play 4ascend`.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (games.games, play.play, replay.replay, trace.trace, check.check, perft.perft):
    app.command()(command)
