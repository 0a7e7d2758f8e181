"""Plain players: they look at the tiles as they are when the turn is over, and do not think any further."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.heart_tiles.judge import shares
from tilehall.bots.heart_tiles.lookahead import Weighed, choices
from tilehall.bots.heart_tiles.placings import Table
from tilehall.bots.heart_tiles.position import Position
from tilehall.bots.heart_tiles.scene import known
from tilehall.bots.heart_tiles.traits import AHEAD, EMPTY, NAMES, traits


class Taste(NamedTuple):
    """What a player likes, as weights of some traits, and how much of what is possible it overlooks."""

    likes: dict[str, int]
    ends: bool  # whether it minds who wins when the turn ends the game; it overlooks none of those then
    overlooks: float  # the share of the plans that do not come to its mind


NEWCOMER: Final = Taste(
    # Points on the tiles are all there is; magic that brings none stays in the hand.
    likes={"points ahead": 10, "my Winds": 1, "my Recycles": 1, "my Shields": 1},
    ends=False,
    overlooks=0.75,
)
REGULAR: Final = Taste(
    # A point is 10, a good card in the hand a little; what the other side can do about it is left to the hard one.
    likes={"points ahead": 10, "my Winds": 3, "my Shields": 3, "shielded": 6},
    ends=True,
    overlooks=0.3,
)
CERTAIN: Final = 10_000  # more than any taste adds up to


def liking(table: Table, taste: Taste) -> Table:
    """How much a player of that taste likes each plan."""
    found: Table = np.array([taste.likes.get(name, 0) for name in NAMES], dtype=np.float64) @ table
    return found


def fancy(position: Position, rng: Random, taste: Taste) -> Weighed:
    """The plan that a player of that taste likes best, with the share of the win that it really promises."""
    about, choice = known(position), choices(position)
    table = traits(about, choice)
    liked = liking(table, taste)
    missed = [rng.random() < taste.overlooks for _ in range(len(liked))]
    liked -= np.where(missed, CERTAIN / 2, 0)
    if taste.ends:
        over = table[EMPTY] == 0 if about.heart_deck or about.magic_deck else np.ones(len(liked), dtype=np.bool_)
        liked = np.where(over, np.sign(table[AHEAD]) * CERTAIN + table[AHEAD], liked)
    best = int(liked.argmax())
    return Weighed(choice.plan(best), float(shares(about, choice)[best]))
