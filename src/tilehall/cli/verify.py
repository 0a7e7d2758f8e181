"""`tilehall verify`: repeat what chance decided in a record."""

from __future__ import annotations

import typer

from tilehall.cli.arguments import RecordFile, clear_errors, read_record, read_text
from tilehall.core.game import Malformed
from tilehall.core.record import as_written
from tilehall.table.dice import Unfair
from tilehall.table.dice import verify as rolled_again


def verify(file: RecordFile) -> None:
    """Roll every step of chance's again: leave with 1 at the first one that was changed, with 2 without a proof."""
    with clear_errors():
        written = as_written(read_text(file))
        proof = written.dice
        if proof is None:
            raise Malformed("The record has no proof: the hall did not deal this game, or it is not over.")
        try:
            rolls = rolled_again(written, proof)
        except Unfair as found:
            typer.echo(f"tilehall: {found}", err=True)
            raise typer.Exit(1) from None
        read_record(file)  # chance was fair; whether the rest of the record was touched, its checksums tell
    chance = written.rules.chance_word.capitalize()
    typer.echo(f"{chance} verified. Steps of chance: {rolls}. The seed and the players' values give all of them.")
    typer.echo(f"The commitment, to hold against the one shown before the game: {proof.commitment}")
    for seat, value in enumerate(proof.values):
        typer.echo(f"The value of seat {seat + 1}: {value or 'none (a bot)'}")
