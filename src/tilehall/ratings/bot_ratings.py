"""The ratings of the bots by game and level, which are fixed and published with a release.

`ratings.json` in the folder of a game's bots holds them by edition. A rated game names its edition in its log and is
always rated with it, so a released edition never changes. When bots play differently, they get a new edition with the
next number. Each rating is OpenSkill's mean and standard deviation, as `tilehall ladder GAME` prints them. With
`--edition`, that command writes them to the file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tilehall.core.game import Malformed
from tilehall.core.registry import bot_file, bots_folder

FILE: Final = "ratings.json"
SCALE: Final = 40  # rating points per unit of OpenSkill, whose newcomers have 25 units: here 1000 points


class BotRating(Struct, frozen=True, array_like=True):
    """The rating of a bot at one level of a game, in points."""

    mean: float
    deviation: float


Edition = dict[str, BotRating]  # by level


def published(game: str) -> dict[int, Edition]:
    """Return every edition of a game by its number, in OpenSkill's numbers."""
    raw = bot_file(game, FILE)
    return {} if raw is None else msgspec.json.decode(raw, type=dict[int, Edition])


@cache
def editions(game: str) -> dict[int, Edition]:
    """Return every edition of a game by its number, in points."""
    return {
        number: {level: BotRating(each.mean * SCALE, each.deviation * SCALE) for level, each in edition.items()}
        for number, edition in published(game).items()
    }


def newest_edition(game: str) -> int:
    """Return the edition with which new games are rated: 1 if no bot of the game has a rating."""
    return max(editions(game), default=1)


def bot_rating(game: str, level: str, edition: int | None = None) -> BotRating | None:
    """Return the rating of a bot, or None for a level without a rating, whose games are not rated."""
    return editions(game).get(edition or newest_edition(game), {}).get(level)


def check_edition(game: str, edition: int) -> None:
    """Raise `Malformed` if this edition of a game cannot be written: the newest and the next can."""
    if bots_folder(game) is None:
        raise Malformed(f"The bots of {game} have no folder for their ratings: their module is in no package.")
    newest = max(published(game), default=0)
    if edition not in (newest, newest + 1) or not edition:
        raise Malformed(f"Edition {edition} cannot be written: {newest} is the newest.")


def publish(game: str, edition: int, levels: Edition) -> None:
    """Write the ratings of a game's levels, in OpenSkill's numbers, into an edition."""
    check_edition(game, edition)
    rounded = {level: BotRating(round(each.mean, 1), round(each.deviation, 1)) for level, each in levels.items()}
    lines = [
        f'  "{number}": ' + msgspec.json.format(msgspec.json.encode(each), indent=0).decode().replace("\n", "")
        for number, each in sorted({**published(game), edition: rounded}.items())
    ]
    (Path(str(bots_folder(game))) / FILE).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
