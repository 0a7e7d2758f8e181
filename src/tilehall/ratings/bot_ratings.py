"""The ratings of the bots: fixed, published with the release, by game and level.

`bots.json` has them by edition. A game that begins rated names the edition in its log and is rated with it for good, so
an edition that was released is never changed: bots that play otherwise get a new one, with the next number, which holds
every game. The numbers are OpenSkill's own, as `tilehall ladder GAME` prints them: a mean and its standard deviation.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

SCALE: Final = 40  # points of a rating for one of OpenSkill's, whose newcomers have 25: here they have 1000


class BotRating(Struct, frozen=True, array_like=True):
    """How well a bot of a level plays a game, in points."""

    mean: float
    deviation: float


Edition = dict[str, dict[str, BotRating]]  # by game and level


@cache
def editions() -> dict[int, Edition]:
    """Every edition by its number, in points."""
    raw = files("tilehall.ratings").joinpath("bots.json").read_bytes()
    return {
        number: {
            game: {level: BotRating(each.mean * SCALE, each.deviation * SCALE) for level, each in levels.items()}
            for game, levels in edition.items()
        }
        for number, edition in msgspec.json.decode(raw, type=dict[int, Edition]).items()
    }


def newest_edition() -> int:
    """The edition with which games that begin now are rated."""
    return max(editions())


def bot_rating(game: str, level: str, edition: int | None = None) -> BotRating | None:
    """The rating of a bot; None for a level that has none, whose games are not rated."""
    return editions()[edition or newest_edition()].get(game, {}).get(level)
