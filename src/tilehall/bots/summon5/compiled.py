"""The levels of SUMMON5: a compiled search finds every turn of a hand, and each level uses it differently."""

from __future__ import annotations

from random import Random
from typing import Final

from tilehall.bots.bot import Clock, Levels
from tilehall.bots.by_players import by_players
from tilehall.bots.summon5.compare import compare
from tilehall.bots.summon5.hint import advise, onward
from tilehall.bots.summon5.levels import Budget, Limits, limited_bot, search_bot
from tilehall.bots.summon5.puzzle import find_puzzle
from tilehall.core.play import begin, pick
from tilehall.core.registry import find
from tilehall.games.summon5.state import Options
from tilehall.games.summon5.view import View

# Newcomers find turns of two or three tiles.
FIRST: Final = Limits(reach=3, overlooks=0.4)
EASY: Final = Limits(reach=3, overlooks=0.25)
MEDIUM: Final = Limits(reach=3, overlooks=0.0)
STRONG: Final = Limits(reach=3, overlooks=0.0, far_sight=0.6)
HARD: Final = Budget(replies=((20, 2),), rollouts=((3, 4), (2, 4)), effort=12_000_000, looks_ahead=0.55)
# About 0.15 s per turn with the defaults. A hand of ten with patterns and multipliers took 0.3 s, the longest turn
# 0.5 s. The effort limit stops a search that takes far longer.
MASTER: Final = Budget(replies=((300, 8),), rollouts=((24, 16), (12, 24), (6, 40)), effort=12_000_000)
# With more than two players, a rollout of a first turn is so expensive that the effort above allows ten per candidate.
# This budget drops candidates sooner: a first turn with four players takes 0.35 s, the longest turn under any options
# took 0.75 s.
MASTER_AMONG_MORE: Final = Budget(
    replies=((600, 1), (200, 2), (80, 4)),
    rollouts=((32, 8), (16, 16), (8, 32), (4, 64)),
    effort=40_000_000,
    mirrored=False,
)


def seats(view: View) -> int:
    """Return the number of players."""
    return len(view.counts)


def warm() -> None:
    """Compile the kernel by playing the first turn of a game."""
    game, rng = find("summon5"), Random(0)
    state = begin(game, Options(hand=3))
    while game.actor(state) != 0:
        state = game.apply(state, pick(game, state, rng))
    search_bot(Budget(((1, 1),), ((1, 1),), 0))(game.view(state, 0), (), Clock(60), rng)


LEVELS = Levels(
    first=limited_bot(FIRST),
    easy=limited_bot(EASY),
    medium=limited_bot(MEDIUM),
    strong=limited_bot(STRONG),
    hard=search_bot(HARD),
    master=by_players(seats, search_bot(MASTER), search_bot(MASTER_AMONG_MORE)),
    compare=compare,
    advise=advise,
    onward=onward,
    puzzle=find_puzzle,
    puzzle_levels=("first", "easy", "medium", "strong"),  # higher levels do not always take the most points
    warm=warm,
)
