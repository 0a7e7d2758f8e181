"""Bots for SUMMON5 that need no compiled kernel: they try some random turns and play the one with the most points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core.game import Step
from tilehall.core.play import pick
from tilehall.core.registry import find
from tilehall.games.summon5.view import View
from tilehall.games.summon5.words import say


def sampled_bot(turns: int) -> Bot[View]:
    """Return a bot that tries a number of random turns, or fewer if the time is up."""
    game = find("summon5")

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        start, best, most = game.guess(view, rng), list[Step](), -1
        for _ in range(turns):
            state, steps = start, list[Step]()
            while not steps or not steps[-1].final:
                steps.append(pick(game, state, rng))
                state = game.apply(state, steps[-1])
            if state.scores[view.seat] > most:
                best, most = steps, state.scores[view.seat]
            if clock.up:
                break
        return BotTurn(tuple(best), say("reason-scores-most-tried", points=most - start.scores[view.seat]))

    return bot
