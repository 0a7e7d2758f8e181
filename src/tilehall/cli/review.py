"""`tilehall review`: a record turn by turn, with what the hard bot would have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from tilehall.bots.bot import payoff
from tilehall.bots.levels import levels
from tilehall.bots.worker import answer
from tilehall.cli.arguments import RecordFile, clear_errors, read_record
from tilehall.core.game import Malformed, Outcome
from tilehall.core.record import Record
from tilehall.core.review import Considered, PlayedTurn, considered, question, turns

BARS = " ▁▂▃▄▅▆▇█"


def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=1, help="Only the turns of this seat; the first is 1.")] = None,
) -> None:
    """Step through a record: what was played, what the hard bot would have done knowing no more, and how it went."""
    with clear_errors():
        record = read_record(file)
        if seat is not None and seat > record.seats:
            raise Malformed(f"There is no seat {seat} in this game of {record.seats}.")
    game, names = record.rules, record.players or record.rules.players[: record.seats]
    levels(game).warm()
    chosen = [turn for turn in turns(record) if seat in (None, turn.seat + 1)]
    console = Console()
    found = [
        (turn, considered(game, turn, answer(question(record, turn)), names))
        for turn in track(chosen, "Thinking about every turn", console=console, transient=True)
    ]
    console.print(_table(game.title, names, found))
    same = sum(each.same for _, each in found)
    console.print(f"The hard bot would have played {same} of {len(found)} turns the same way.", highlight=False)
    for line in graph(names, [each for _, each in found], record):
        console.print(line, highlight=False, markup=False)
    if record.outcome:
        console.print(record.outcome.sentence(names), style="bold", markup=False)


def _table(title: str, names: Sequence[str], found: Sequence[tuple[PlayedTurn, Considered]]) -> Table:
    table = Table("turn", "played", "the hard bot", "win probability", title=title, show_lines=True)
    for turn, best in found:
        played = " ".join(step.sentence(names[turn.seat], names) for step in turn.steps)
        instead = Text("the same. ", style="green") if best.same else Text(" ".join(best.sentences) + " ")
        table.add_row(
            str(turn.number),
            Text(played),
            instead + Text(best.why, style="italic"),
            f"{best.win_probabilities[turn.seat]:.0%}",
        )
    return table


def graph(names: Sequence[str], found: Sequence[Considered], record: Record) -> list[str]:
    """How the game went: for each seat its win probability from turn to turn, and the payoff at the end.

    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> record = Record(game="4ascend", version=game.version, seats=2, options=game.options())
    >>> calm = Considered(steps=(), sentences=(), why="", same=True, view={}, win_probabilities=(0.5, 0.5))
    >>> well = Considered(steps=(), sentences=(), why="", same=True, view={}, win_probabilities=(1.0, 0.0))
    >>> graph(("Ann", "Benjamin"), [calm, well], record)
    ['     Ann ▄█', 'Benjamin ▄ ']
    """
    wide = max(map(len, names))
    lines: list[str] = []
    for seat, name in enumerate(names):
        values = [each.win_probabilities[seat] for each in found] + _end(record.outcome, seat)
        bars = "".join("·" if value is None else BARS[round(value * (len(BARS) - 1))] for value in values)
        lines.append(f"{name:>{wide}} {bars}")
    return lines


def _end(outcome: Outcome | None, seat: int) -> list[float | None]:
    return [payoff(outcome, seat)] if outcome else []
