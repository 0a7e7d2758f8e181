"""`tilehall verify`: check the dice of a record."""

from __future__ import annotations

import typer

from tilehall.cli.arguments import RecordFile, clear_errors, read_record, read_text, terminal_language
from tilehall.cli.words import say
from tilehall.core.game import Malformed
from tilehall.core.message import in_words
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
            raise Malformed(say("no-proof"))
        try:
            rolls = rolled_again(written, proof)
        except Unfair as found:
            typer.echo(f"tilehall: {in_words(found.why, terminal_language())}", err=True)
            raise typer.Exit(1) from None
        read_record(file)  # the rolls are correct; the checksums show whether another line was edited
    said = [say("verified", chance=written.rules.chance_word.capitalize(), rolls=rolls)]
    if written.continues:
        said.append(say("verified-continues", steps=written.continues))
    if written.takebacks:
        said.append(say("verified-takebacks", turns=written.takebacks))
    said.append(say("verified-commitment", commitment=proof.commitment))
    said += [say("verified-value", seat=seat, value=value or "none") for seat, value in enumerate(proof.values, 1)]
    for line in said:
        typer.echo(in_words(line, terminal_language()))
