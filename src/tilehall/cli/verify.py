"""`tilehall verify`: check the dice of a record."""

from __future__ import annotations

import typer

from tilehall.cli.arguments import RecordFile, clear_errors, read_record, read_text
from tilehall.core.game import Malformed
from tilehall.core.record import as_written
from tilehall.table.dice import Unfair
from tilehall.table.dice import verify as rolled_again


def verify(file: RecordFile) -> None:
    """Check the dice of a record.

    Every roll is computed again from the seed and the values of the players. Exits with status 1 if a roll was
    changed, and with status 2 if the record has no proof or cannot be read.
    """
    with clear_errors():
        written = as_written(read_text(file))
        proof = written.dice
        if proof is None:
            raise Malformed("The record has no proof: no hall dealt this game, or the game is not over.")
        try:
            rolls = rolled_again(written, proof)
        except Unfair as found:
            typer.echo(f"tilehall: {found}", err=True)
            raise typer.Exit(1) from None
        read_record(file)  # the rolls are correct; the checksums show whether another line was edited
    chance = written.rules.chance_word.capitalize()
    typer.echo(f"{chance} verified. Steps of chance: {rolls}. The seed and the players' values give all of them.")
    if written.continues:
        typer.echo(f"Steps from another game, which are not checked: {written.continues}.")
    if written.takebacks:
        typer.echo(f"Turns taken back: {written.takebacks}. The record has the turns that stand.")
    typer.echo(f"Compare this commitment with the one that was shown before the game: {proof.commitment}")
    for seat, value in enumerate(proof.values):
        typer.echo(f"The value of seat {seat + 1}: {value or 'none (a bot)'}")
