"""Bots for Rummikub: an exact solver finds what can be laid, and the levels use it differently."""

from __future__ import annotations

from typing import Final

from tilehall.bots.bot import Levels
from tilehall.bots.by_players import by_players
from tilehall.bots.form import varying
from tilehall.bots.rummikub.allocations import warm
from tilehall.bots.rummikub.casual import Habits, casual_bot
from tilehall.bots.rummikub.compare import compare
from tilehall.bots.rummikub.hard import LONG_PATIENCE, Patience, patient_bot
from tilehall.bots.rummikub.hint import advise, onward
from tilehall.bots.rummikub.medium import medium as most_tiles
from tilehall.bots.rummikub.puzzle import find_puzzle
from tilehall.core.game import First
from tilehall.games.rummikub.steps import Deal
from tilehall.games.rummikub.view import View

__all__ = ["LEVELS"]

CHANCE: Final = (First, Deal)
# Each level wins most games against the previous one. The documentation of the bots has the measurements.
SINGLE_TILES_CARELESS = casual_bot(Habits(overlooks=0.45, takes_apart=False, sees_all=0.0, keeps_jokers=False))
SINGLE_TILES = casual_bot(Habits(overlooks=0.05, takes_apart=False, sees_all=0.0, keeps_jokers=False))
ONE_SET_CARELESS = casual_bot(Habits(overlooks=0.4, takes_apart=True, sees_all=0.0))
ONE_SET = casual_bot(Habits(overlooks=0.3, takes_apart=True, sees_all=0.0))
NOW_AND_THEN_ALL = casual_bot(Habits(overlooks=0.1, takes_apart=True, sees_all=0.1))
OFTEN_ALL = casual_bot(Habits(overlooks=0.1, takes_apart=True, sees_all=0.3))
MOSTLY_ALL = casual_bot(Habits(overlooks=0.05, takes_apart=True, sees_all=0.7))
# They lay earlier if points count over several rounds.
NEAR_NINE = patient_bot(Patience(9, rounds=4))
NEAR_THREE = patient_bot(LONG_PATIENCE)


def seats(view: View) -> int:
    """Return the number of players."""
    return len(view.counts)


LEVELS = Levels(
    first=varying([SINGLE_TILES_CARELESS, SINGLE_TILES, ONE_SET_CARELESS], CHANCE),
    easy=varying([SINGLE_TILES, ONE_SET, NOW_AND_THEN_ALL], CHANCE),
    medium=varying([ONE_SET, NOW_AND_THEN_ALL, OFTEN_ALL], CHANCE),
    strong=varying([NOW_AND_THEN_ALL, OFTEN_ALL, most_tiles], CHANCE),
    hard=by_players(seats, varying([most_tiles, NEAR_NINE], CHANCE), MOSTLY_ALL),
    master=NEAR_THREE,
    compare=compare,
    advise=advise,
    onward=onward,
    puzzle=find_puzzle,
    puzzle_levels=("first", "easy", "medium", "strong"),  # higher levels do not always lay the most tiles
    warm=warm,
)
