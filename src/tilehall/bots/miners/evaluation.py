"""The value of a state to each seat: payoffs at the end, shaped payoffs for the search, and a static evaluation."""

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

# By cards needed: the weight of the gold on a route. Between careful players fewer routes are finished than that (a
# quarter of those that need two cards); counting more is the confidence of a player who likes to dig.
WEIGHT: Final = (1.0, 0.8, 0.6, 0.45, 0.35, 0.28, 0.22, 0.18, 0.15, 0.12)
TEMPO: Final = (0.0, 0.4, -0.3, 0.1)  # gold, by cards needed: what being to move is worth on that route
TIE_BREAK: Final = 0.25  # gold: a destination more decides a tie (R2.8)
HELD: Final = 0.8  # of the gold: a card that would reach may find its cell taken when its turn comes
SHAPING: Final = 0.03  # the most that a loser's gold adds to the payoff: too little to prefer it to a part of a win
# The worth of a game that nobody wins, as a part of an equal share. Less than the whole keeps the bots digging.
NOBODY_WINS: Final = 0.3
RICH: Final = 30  # gold: more than players are apart in most games
# The temperature of the softmax over gold: gold that makes a win e times as likely, and more for each open route.
TEMPERATURE: Final = 0.6
TEMPERATURE_PER_ROUTE: Final = 1.2


def payoffs(state: State) -> list[float]:
    """The payoff of each seat in a game that is over."""
    outcome = Outcome(scores=state.gold, winners=winners(state), reason=state.over)
    return [payoff(outcome, seat) for seat in range(len(state.gold))]


def shaped_payoffs(state: State) -> list[float]:
    """The payoffs, with a small shaping term by gold for the losers, who then still dig and give nothing away.

    This is reward shaping, but not potential-based as in Ng, Harada and Russell (1999): it may change which of two
    losing moves is best, which is what it is for.
    """
    gold = state.gold
    if not any(state.reached):
        return [NOBODY_WINS / len(gold)] * len(gold)
    return [
        value or SHAPING * max(0.0, 1 + (gold[seat] - max(gold)) / RICH) for seat, value in enumerate(payoffs(state))
    ]


def win_probabilities(state: State, routes: Routes, faces: Sequence[int]) -> list[float]:
    """The static evaluation: a softmax over the gold that each seat can expect.

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
    """Whoever can reach a destination does, one a turn, in turn order: the routes that are left; `gold` is updated."""
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
    """Add a part of the gold on the routes that are left to `gold`; how much of them is open still."""
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
