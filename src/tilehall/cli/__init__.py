"""The command line: `tilehall …`."""

from __future__ import annotations

import typer

from tilehall.cli import (
    admin,
    arena,
    backup,
    check,
    games,
    ladder,
    migrate_store,
    new_game,
    perft,
    play,
    push_key,
    puzzles,
    ratings,
    replay,
    review,
    serve,
    trace,
    verify,
    worker,
)

app = typer.Typer(
    help="Tilehall: tile and board games, in the terminal and for research. Begin with `tilehall play 4ascend`.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
    serve.serve,
    games.games,
    play.play,
    replay.replay,
    verify.verify,
    review.review,
    backup.backup,
    backup.restore,
    migrate_store.migrate_store,
    trace.trace,
    check.check,
    new_game.new_game,
    perft.perft,
    arena.arena,
    ladder.ladder,
    worker.worker,
    push_key.push_key,
):
    app.command()(command)
app.add_typer(admin.app, name="admin")
app.add_typer(ratings.app, name="ratings")
app.add_typer(puzzles.app, name="puzzles")
