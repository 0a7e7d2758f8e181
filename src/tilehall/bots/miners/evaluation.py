"""The value of a state to each seat: final payoffs, shaped payoffs for the search, and a static evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tilehall.bots.bot import payoff
from tilehall.bots.miners.routes import NEVER, Route, Routes
from tilehall.core.game import Outcome
from tilehall.core.seats import following
from tilehall.games.miners.rules import BOUNTY, winners
from tilehall.games.miners.state import State

# By cards needed: the weight of the gold on a route. It is higher than the share of routes that careful players finish
# (a quarter of those that need two cards), to make the bots dig.
WEIGHT: Final = (1.0, 0.8, 0.6, 0.45, 0.35, 0.28, 0.22, 0.18, 0.15, 0.12)
TEMPO: Final = (0.0, 0.4, -0.3, 0.1)  # by cards needed: the gold that being to move is worth on a route
TIE_BREAK: Final = 0.25  # the value of a destination in gold, because destinations break ties (R2.8)
HELD: Final = 0.8  # the weight of gold for a card in the hand, whose cell may be taken before it can be laid
SHAPING: Final = 0.03  # the maximum that a loser's gold adds to the payoff: less than any share of a win
# The value of a game without a winner, as a fraction of an equal share. Less than 1 keeps the bots digging.
NOBODY_WINS: Final = 0.3
RICH: Final = 30  # a lead in gold that few games reach
# The temperature of the softmax over gold, which is the lead that makes a win e times as likely: its base value, and
# the increase per open route.
TEMPERATURE: Final = 0.6
TEMPERATURE_PER_ROUTE: Final = 1.2


def payoffs(state: State) -> list[float]:
    """Return the payoff of each seat in a finished game."""
    outcome = Outcome(scores=state.gold, winners=winners(state), reason=state.over)
    return [payoff(outcome, seat) for seat in range(len(state.gold))]


def shaped_payoffs(state: State) -> list[float]:
    """Return the payoffs with a small bonus for the losers' gold, so that a losing bot still plays well.

    This is reward shaping, but not potential-based as in Ng, Harada and Russell (1999): it may change which of two
    losing moves is best. That is its purpose.
    """
    gold = state.gold
    if not any(state.reached):
        return [NOBODY_WINS / len(gold)] * len(gold)
    return [
        value or SHAPING * max(0.0, 1 + (gold[seat] - max(gold)) / RICH) for seat, value in enumerate(payoffs(state))
    ]


def win_probabilities(state: State, routes: Routes, faces: Sequence[int]) -> list[float]:
    """Return the static evaluation: a softmax over the gold that each seat can expect.

    `faces` are the faces that each seat could lay, as bits.
    """
    seats = len(state.gold)
    gold: list[float] = list(state.gold)
    for each in state.reached:
        if each:
            gold[each.seat] += TIE_BREAK
    left = [route for route in routes.routes if route.needs]
    if left and state.options.goal == "first":
        left = [min(left, key=lambda route: route.needs)]
    unreached = len(left)
    left = _reach_at_once(state, left, faces, gold)
    decided = any(state.reached) or len(left) < unreached
    unsure = _expect(state, left, gold)
    if not decided and not unsure:
        return [1 / seats] * seats
    temperature = TEMPERATURE + TEMPERATURE_PER_ROUTE * unsure
    most = max(gold)
    weights = [
        exp((each - most) / temperature) if still_in else 0.0
        for each, still_in in zip(gold, state.playing, strict=True)
    ]
    total = sum(weights)
    return [each / total for each in weights]


def _reach_at_once(state: State, left: list[Route], faces: Sequence[int], gold: list[float]) -> list[Route]:
    """Let each seat in turn order reach a destination if it can, and update `gold`. Return the remaining routes."""
    seat = mover = state.seat
    sure = 1.0
    for _ in range(len(faces)):
        best = None
        most = -99.0
        for route in left:
            if route.finishers & faces[seat]:
                gain = 2 * route.owners[seat] - sum(route.owners)
                if gain > most:
                    best, most = route, gain
        if best is not None:
            left = [route for route in left if route is not best]
            gold[seat] += sure * (BOUNTY + 1 + TIE_BREAK)
            for owner, count in enumerate(best.owners):
                gold[owner] += sure * count
        seat = following(seat, state.playing)
        if seat == mover:
            break
        sure = HELD
    return left


def _expect(state: State, left: Sequence[Route], gold: list[float]) -> float:
    """Add a fraction of the gold on the remaining routes to `gold`. Return how much of them is still open."""
    unsure = 0.0
    for route in left:
        needs = route.needs
        if needs == NEVER:
            continue
        weight = WEIGHT[needs] if needs < len(WEIGHT) else 0.1
        for owner, count in enumerate(route.owners):
            gold[owner] += weight * count
        if needs < len(TEMPO):
            gold[state.seat] += TEMPO[needs]
        unsure += weight
    return unsure
