"""What a position is worth to each seat: gold, the gold that the ways promise, and who holds the card that reaches."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tilehall.bots.bot import payoff
from tilehall.bots.miners.prospect import NEVER, Prospect
from tilehall.core.game import Outcome
from tilehall.core.seats import following
from tilehall.games.miners.rules import BOUNTY, winners
from tilehall.games.miners.state import State

# By cards needed: how far the gold on a way is counted. Between careful players fewer ways are finished than that (a
# quarter of those that need two cards); counting more is the confidence of a player who likes to dig.
LIKELY: Final = (1.0, 0.8, 0.6, 0.45, 0.35, 0.28, 0.22, 0.18, 0.15, 0.12)
TEMPO: Final = (0.0, 0.4, -0.3, 0.1)  # gold, by cards needed: what being to move is worth on that way
EDGE: Final = 0.25  # gold: a destination more decides a tie (R2.8)
HELD: Final = 0.8  # of the gold: a card that would reach may find its cell taken when its turn comes
CALM: Final = 0.6  # gold that decides a game in which nothing is left to reach, by the factor e
PRIDE: Final = 0.03  # of the win: what a game lost by nothing would be worth, so little that it is no comfort
RICH: Final = 30  # gold: more than players are apart in most games
STORM: Final = 1.2  # the same for each way that is still open


def ended(table: State) -> list[float]:
    """What each seat has of the win."""
    outcome = Outcome(scores=table.gold, winners=winners(table), reason=table.over)
    return [payoff(outcome, seat) for seat in range(len(table.gold))]


def pride(table: State) -> list[float]:
    """The same, with a little for the gold of those who have nothing of it: they still dig, and give nothing away."""
    gold = table.gold
    return [worth or PRIDE * max(0.0, 1 + (gold[seat] - max(gold)) / RICH) for seat, worth in enumerate(ended(table))]


def worths(table: State, ways: Prospect, faces: Sequence[int]) -> list[float]:
    """The share of the win that each seat can expect, with what each could lay, as bits, known."""
    seats = len(table.gold)
    playing = table.playing
    gold: list[float] = list(table.gold)
    some = False
    for each in table.reached:
        if each:
            gold[each.seat] += EDGE
            some = True
    open_ways = [way for way in ways.ways if way.needs]
    first = table.options.goal == "first"
    if first and open_ways:
        open_ways = [min(open_ways, key=lambda way: way.needs)]
    # Whoever can reach a destination does, one a turn, in turn order.
    seat = mover = table.seat
    sure = 1.0
    for _ in range(seats):
        mine = faces[seat]
        best = None
        most = -99.0
        for way in open_ways:
            if way.takers & mine:
                gain = 2 * way.owners[seat] - sum(way.owners)
                if gain > most:
                    best, most = way, gain
        if best is not None:
            open_ways = [way for way in open_ways if way is not best]
            gold[seat] += sure * (BOUNTY + 1 + EDGE)
            for owner, count in enumerate(best.owners):
                gold[owner] += sure * count
            some = True
        seat = following(seat, playing)
        if seat == mover:
            break
        sure = HELD
    unsure = 0.0
    for way in open_ways:
        needs = way.needs
        if needs == NEVER:
            continue
        likely = LIKELY[needs] if needs < len(LIKELY) else 0.1
        for owner, count in enumerate(way.owners):
            gold[owner] += likely * count
        if needs < len(TEMPO):
            gold[mover] += TEMPO[needs]
        unsure += likely
    if not some and not unsure:
        return [1 / seats] * seats
    heat = CALM + STORM * unsure
    most = max(gold)
    shares = [exp((each - most) / heat) if still_in else 0.0 for each, still_in in zip(gold, playing, strict=True)]
    total = sum(shares)
    return [each / total for each in shares]
