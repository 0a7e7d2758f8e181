"""The three bots of SUMMON5: one overlooks things, one scores the most, one looks at what it leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.bot import Bot, Clock, Turn
from tilehall.bots.summon5.kernel.layout import WIDTH, Floats, Ints
from tilehall.bots.summon5.loom import Loom
from tilehall.bots.summon5.reason import NO_TURN, aimed, plain
from tilehall.core.game import Step
from tilehall.core.play import pick
from tilehall.core.registry import find
from tilehall.games.summon5.board import EMPTY
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.steps import End, Stuck
from tilehall.games.summon5.view import View

WHOLE: Final = 1000  # turns: more than any game has
HOPES: Final = 12  # games played on to say how the game stands, where nothing else was played on
WIDE: Final = 100  # points: about what a good turn earns
# The others may look ahead too: in 40 games of hard against hard the odds came out near 0.4 times those of the games
# played on, in 40 against medium above them. This is a middle between the two, not itself a measurement.
ANSWERED: Final = 0.6
NONE: Final[Ints] = np.full(WIDTH, -1, np.int64)  # no turn: whoever is to act finds one, or is stuck


class Sight(NamedTuple):
    """What a newcomer sees."""

    reach: int  # tiles laid in a turn
    overlooked: float  # the share of the empty cells that are not noticed


class Work(NamedTuple):
    """What a bot that looks ahead does for a turn."""

    turns: int  # of the highest scores that are looked at
    replies: int  # worlds in which everybody answers each of them
    rungs: tuple[tuple[int, int], ...]  # then so many of the best are played to the end in so many worlds, and again
    effort: int  # where it stops, in tiles tried: for hands and rules with very many turns


class Choice(NamedTuple):
    """What a bot has made up its mind to do."""

    turn: Ints  # NONE when there is none
    why: str
    hope: float


def overlooking(sight: Sight) -> Bot[View]:
    """A newcomer: scores the most with few tiles, on the cells that it notices."""

    def choose(loom: Loom, clock: Clock, rng: Random) -> Choice:
        unseen = [at for at, code in enumerate(loom.cells) if code == EMPTY and rng.random() < sight.overlooked]
        turns = loom.turns(1, sight.reach, unseen)
        return for_points(loom, turns if len(turns) else loom.turns(1), rng)

    return bot(choose)


def scoring() -> Bot[View]:
    """The turn that scores the most of all."""

    def choose(loom: Loom, clock: Clock, rng: Random) -> Choice:
        return for_points(loom, loom.turns(1), rng)

    return bot(choose)


def for_points(loom: Loom, turns: Ints, rng: Random) -> Choice:
    """The first of these turns, for its points."""
    turn = turns[0] if len(turns) else NONE
    _, shares = loom.weigh(turn[np.newaxis], loom.worlds(HOPES, rng), WHOLE)
    return Choice(turn, plain(loom, turn) if len(turns) else NO_TURN, float(shares.mean()))


def looking_ahead(work: Work) -> Bot[View]:
    """Looks at what the others can answer, and plays the best turns on to the end of the game."""

    def choose(loom: Loom, clock: Clock, rng: Random) -> Choice:
        turns = loom.turns(work.turns)
        if not len(turns) or clock.up:
            return for_points(loom, turns, rng)
        replies = answered(loom, turns, work, clock, rng)
        order = np.argsort(-loom.margins(replies), kind="stable")
        worth, won, games = np.zeros(len(turns)), np.zeros(len(turns)), 0
        for best, worlds in work.rungs:
            order = order[:best]
            for _ in range(worlds):
                if games and (clock.up or loom.spent > work.effort):
                    break
                scores, shares = loom.weigh(turns[order], loom.worlds(1, rng), WHOLE)
                worth[order] += outlook(loom.margins(scores), shares).sum(axis=1)
                won[order] += shares.sum(axis=1)
                games += 1
            order = order[np.argsort(-worth[order], kind="stable")]
        chosen = order[0]
        why = aimed(loom, turns[chosen], replies[chosen], turns[0], replies[0])
        return Choice(turns[chosen], why, tempered(float(won[chosen]) / games))

    return bot(choose)


def answered(loom: Loom, turns: Ints, work: Work, clock: Clock, rng: Random) -> Floats:
    """By turn and seat: the scores to expect when everybody has answered the turn once."""
    depth = max(2, len(loom.seats) - len(loom.view.resigned))
    total = np.zeros((len(turns), len(loom.seats)))
    games = 0
    while games < work.replies and not (games and (clock.up or loom.spent > work.effort // 2)):
        scores, _ = loom.weigh(turns, loom.worlds(1, rng), depth)
        total += scores[:, 0]
        games += 1
    return total / games


def outlook(margins: Floats, shares: Floats) -> Floats:
    """What ends of a game are worth: who wins counts, and so does by how much, for what the games played on miss."""
    return shares + np.tanh(margins / WIDE)


def tempered(share: float) -> float:
    """The share of the win to expect, from the share won where everybody just scores the most from here on.

    >>> tempered(0.0), round(tempered(0.6), 2), tempered(1.0)
    (0.0, 0.47, 1.0)
    """
    return ANSWERED * share / (ANSWERED * share + (1 - share))


def bot(choose: Callable[[Loom, Clock, Random], Choice]) -> Bot[View]:
    """A bot that answers with the chosen turn in steps."""
    game = find("summon5")

    def play(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        if view.placed:
            return finished(view, rng)
        loom = Loom(view)
        turn, why, hope = choose(loom, clock, rng)
        if turn is NONE:
            return Turn((Stuck(),), why, hope)
        return Turn((*in_order(loom.board, loom.laid(turn)), End()), why, hope)

    def finished(view: View, rng: Random) -> Turn:
        """The rest of a turn that somebody has begun: what is listed leads to its end."""
        state, steps = game.guess(view, rng), list[Step]()
        while not steps or not steps[-1].final:
            steps.append(End() if End() in game.legal(state) else pick(game, state, rng))
            state = game.apply(state, steps[-1])
        return Turn(tuple(steps), "Ends what was begun.")

    return play
