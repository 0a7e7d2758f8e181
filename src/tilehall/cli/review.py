"""`tilehall review`: compare a record with the advice of the bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from tilehall.bots.bot import payoff
from tilehall.bots.levels import levels
from tilehall.bots.worker import answer
from tilehall.cli.arguments import RecordFile, clear_errors, read_record, terminal_language
from tilehall.cli.words import say
from tilehall.core.game import Malformed, Outcome, Seat, players_of, step_in_words, title_of
from tilehall.core.judgement import judge, turning_point
from tilehall.core.message import in_words, sentences
from tilehall.core.record import Record
from tilehall.core.review import (
    PlayedTurn,
    Thought,
    WholeTurn,
    considered,
    measured,
    question,
    thought,
    whole_turns,
    win_probabilities,
    with_comparison,
)

BARS = " ▁▂▃▄▅▆▇█"
STYLES = {"good": "green", "inaccuracy": "yellow", "mistake": "red", "blunder": "bold red"}


def review(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(min=1, help="Review only the turns of this seat. The first seat is 1.")
    ] = None,
) -> None:
    """Compare every turn of a record with the best turn.

    The table has a mark for each turn, the turn that the adviser prefers, and the chance to win. A whole game takes
    some minutes.
    """
    with clear_errors():
        record = read_record(file)
        if seat is not None and seat > record.seats:
            raise Malformed(say("review-no-seat", seat=seat, seats=record.seats))
    game, language = record.rules, terminal_language()
    names = record.players or players_of(game, language)[: record.seats]
    levels(game).warm()
    chosen = [turn for turn in whole_turns(record) if seat in (None, turn.seat + 1)]
    console = Console()
    found = {
        turn.number: tuple(analyse(record, part) for part in turn.parts)
        for turn in track(chosen, in_words(say("review-thinking"), language), console=console, transient=True)
    }
    console.print(_table(record, names, chosen, found, language))
    same = sum(all(each.same for each in thoughts) for thoughts in found.values())
    console.print(in_words(say("review-count", same=same, turns=len(found)), language), highlight=False)
    for line in graph(names, [(turn.seat, judge(found[turn.number]).after) for turn in chosen], record):
        console.print(line, highlight=False, markup=False)
    if record.outcome:
        outcome = record.outcome
        decided = turning_point(game, chosen, found, outcome, names, language=language) if seat is None else None
        if decided:
            console.print(decided.sentence, highlight=False, markup=False)
        console.print(outcome.sentence(names, language), style="bold", markup=False)


def analyse(record: Record, part: PlayedTurn) -> Thought:
    """Ask the adviser about a part of a turn, and compare its turn with the one that was played."""
    asked = question(record, part)
    advised = answer(asked)
    found = thought(record.rules, part, advised)
    return found if found.same or found.equal else with_comparison(found, answer(measured(asked, part, advised)))


def _table(
    record: Record,
    names: Sequence[str],
    turns: Sequence[WholeTurn],
    found: Mapping[int, Sequence[Thought]],
    language: str,
) -> Table:
    heads = (
        say("review-turn"),
        say("review-turn.played"),
        say("review-turn.mark"),
        say("review-turn.adviser"),
        say("review-turn.chance"),
    )
    title = in_words(title_of(record.rules), language)
    table = Table(*(in_words(head, language) for head in heads), title=title, show_lines=True)
    for turn in turns:
        thoughts = found[turn.number]
        judged = judge(thoughts)
        best = considered(record.rules, turn.parts[judged.part], thoughts[judged.part], names, None, language)
        steps = [step for part in turn.parts for step in part.steps]
        played = sentences([step_in_words(step, names[turn.seat], names, language) for step in steps])
        instead = Text(in_words(say("review-same"), language) + " ", style="green")
        if not best.same:
            instead = Text(in_words(sentences(best.sentences), language) + " ")
        table.add_row(
            str(turn.number),
            Text(in_words(played, language)),
            Text(in_words(say("review-mark", mark=judged.mark), language), style=STYLES[judged.mark]),
            instead + Text(best.why, style="italic"),
            f"{judged.before:.0%} → {judged.after:.0%}" if judged.cost else f"{judged.after:.0%}",
        )
    return table


def graph(names: Sequence[str], found: Sequence[tuple[Seat, float]], record: Record) -> list[str]:
    """Draw the course of the game: for each seat its win probability after each turn, and the payoff at the end.

    `found` has the seat and its win probability for each turn.

    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> record = Record(game="4ascend", version=game.version, seats=2, options=game.options())
    >>> graph(("Ann", "Benjamin"), [(0, 0.5), (1, 0.0)], record)
    ['     Ann ▄█', 'Benjamin ▄ ']
    """
    wide = max(map(len, names))
    known = [win_probabilities(seat, own, len(names)) for seat, own in found]
    lines: list[str] = []
    for seat, name in enumerate(names):
        values = [each[seat] for each in known] + _end(record.outcome, seat)
        bars = "".join("·" if value is None else BARS[round(value * (len(BARS) - 1))] for value in values)
        lines.append(f"{name:>{wide}} {bars}")
    return lines


def _end(outcome: Outcome | None, seat: int) -> list[float | None]:
    return [payoff(outcome, seat)] if outcome else []
