"""SUMMON5 in a terminal: the loom beside the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilehall.core.languages import ENGLISH
from tilehall.core.message import Listed, Message, in_words, sentences
from tilehall.games.summon5.view import View
from tilehall.games.summon5.words import say

WIDTH = 26  # the width of the text beside the board, so that both fit into 80 columns
STYLES = {".": "dim", "#": "red", "*": "bold magenta"}  # tiles are bold
SIGNS = {".": " · ", "#": " # ", "*": " * "}

ENDINGS = {
    "pile": say("ending-pile"),
    "stuck": say("ending-stuck"),
    "target": say("ending-target"),
    "resigned": say("ending-resigned"),
}


def draw(view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """Return the board beside the players, with the status below."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=WIDTH)
    grid.add_row(board(view), players(view, names, language))
    below = (Text(in_words(line, language)) for line in last_turn(view, names))
    return Group(grid, *below, Text(in_words(now(view, names), language), style="bold"))


def board(view: View) -> Text:
    """Return the board. Tiles of this turn are in brackets, those of the last turn in parentheses."""
    placed = {each.cell: each.tile for each in view.placed}
    latest = {each.cell for each in view.last.placed} if view.last else set()
    text = Text("   " + "".join(f"{column:>2} " for column in range(len(view.board))), style="dim")
    for row, symbols in enumerate(view.board):
        text.append(f"\n{row:>2} ", style="dim")
        for column, symbol in enumerate(symbols):
            cell = (row, column)
            if cell in placed:
                text.append(f"[{placed[cell]}]", style="bold green")
            elif cell in latest:
                text.append(f"({symbol})", style="bold yellow")
            else:
                text.append(SIGNS.get(symbol, f" {symbol} "), style=STYLES.get(symbol, "bold"))
    return text


def players(view: View, names: Sequence[str], language: str) -> Text:
    """Return scores, visible hands and the number of tiles left."""
    text = Text()
    for seat, hand in enumerate(view.hands):
        pointer = ">" if view.turn == seat else " "
        name: Message | str = names[seat]
        if seat in view.resigned:
            name = say("has-resigned", player=names[seat])
        elif seat in view.stuck:
            name = say("player-stuck", player=names[seat])
        text.append(f"{pointer} {in_words(name, language)}\n", style="bold" if view.turn == seat else "")
        text.append(f"   {in_words(say('score', points=view.scores[seat]), language)}\n")
        held = say("tiles", tiles=view.counts[seat]) if hand is None else " ".join(hand) or say("no-tiles")
        text.append(f"   {in_words(held, language)}\n")
    text.append(f"\n{in_words(say('pile', tiles=view.pile_count), language)}")
    if not view.outcome:
        text.append(f"\n{in_words(say('round', round=view.rounds + 1, final=view.final or 0), language)}")
    lines = "\n".join(in_words(rule, language) for rule in rules(view))
    return text.append(f"\n\n{lines}", style="dim")


def rules(view: View) -> Iterator[Message]:
    """Yield the rules of this table that affect scoring."""
    options = view.options
    yield say("rule-sacred", numbers=Listed(options.sacred, "or"))
    if options.target_score:
        yield say("rule-target", points=options.target_score)
    if options.strict:
        yield say("option-strict")
    if options.progressive:
        yield say("option-progressive")
    if options.patterns:
        yield say("option-patterns")
    if factors := [f"{tile}x{factor}" for tile, factor in enumerate(options.multipliers) if factor > 1]:
        yield say("rule-factors", factors=" ".join(factors))


def last_turn(view: View, names: Sequence[str]) -> Iterator[Message]:
    """Yield a line about what the last turn scored."""
    if view.last:
        runs = tuple(f"{' '.join(run.tiles)} = {run.sum}: {run.points}" for run in view.last.runs)
        yield say("last-turn", player=names[view.last.seat], runs=Listed(runs, "comma"), bonus=view.last.bonus)


def now(view: View, names: Sequence[str]) -> Message:
    """Return what happens next."""
    if view.outcome:
        return sentences([ENDINGS[view.outcome.reason], view.outcome.message(names)])
    match view.stage:
        case "play":
            return say("to-act", player=names[view.seat])
        case "deal" | "refill":
            return say("draws", player=names[view.seat])
        case _:
            return say("setting-up")
