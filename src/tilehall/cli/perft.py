"""`tilehall perft`: count the sequences of legal steps."""

from __future__ import annotations

from typing import Annotated

import typer

from tilehall.cli.arguments import RecordFile, clear_errors, read_record
from tilehall.core import perft as counting
from tilehall.core.record import replay


def perft(
    file: RecordFile,
    depth: Annotated[int, typer.Option(min=0, max=12, help="The number of steps in a sequence.")] = 3,
) -> None:
    """Count the sequences of legal steps from a position.

    The position is the last one of the record. Chance always takes the first of its steps, which is not counted.
    """
    with clear_errors():
        record = read_record(file)
        *_, state = replay(record)
    for deep in range(depth + 1):
        typer.echo(f"{deep} {counting.perft(record.rules, state, deep)}")
