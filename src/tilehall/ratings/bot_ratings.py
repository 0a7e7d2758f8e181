"""The ratings of the bots by game and level, which are fixed and published with a release.

`bots.json` holds them by edition. A rated game names its edition in its log and is always rated with it, so a released
edition never changes. When bots play differently, they get a new edition with the next number, which holds every game.
Each rating is OpenSkill's mean and standard deviation, as `tilehall ladder GAME` prints them. With `--edition`, that
command writes them to the file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tilehall.core.game import Malformed

SCALE: Final = 40  # rating points per unit of OpenSkill, whose newcomers have 25 units: here 1000 points


class BotRating(Struct, frozen=True, array_like=True):
    """The rating of a bot at one level of a game, in points."""

    mean: float
    deviation: float


Edition = dict[str, dict[str, BotRating]]  # by game and level


@cache
def editions() -> dict[int, Edition]:
    """Return every edition by its number, in points."""
    raw = files("tilehall.ratings").joinpath("bots.json").read_bytes()
    return {
        number: {
            game: {level: BotRating(each.mean * SCALE, each.deviation * SCALE) for level, each in levels.items()}
            for game, levels in edition.items()
        }
        for number, edition in msgspec.json.decode(raw, type=dict[int, Edition]).items()
    }


def newest_edition() -> int:
    """Return the edition with which new games are rated."""
    return max(editions())


def bot_rating(game: str, level: str, edition: int | None = None) -> BotRating | None:
    """Return the rating of a bot, or None for a level without a rating, whose games are not rated."""
    return editions()[edition or newest_edition()].get(game, {}).get(level)


def may_change(file: Path, edition: int) -> dict[int, Edition]:
    """Return the contents of the file, in OpenSkill's numbers. Raises `Malformed` if this edition may not change."""
    try:
        written = msgspec.json.decode(file.read_bytes(), type=dict[int, Edition])
    except OSError:
        raise Malformed(f"There is no {file} here: an edition is written in the repository's folder.") from None
    if edition not in (max(written), max(written) + 1):
        raise Malformed(f"Edition {edition} cannot be written: {max(written)} is the newest.")
    return written


def publish(file: Path, edition: int, game: str, levels: dict[str, BotRating]) -> None:
    """Write the ratings of a game's levels, in OpenSkill's numbers, into an edition."""
    written = may_change(file, edition)
    rounded = {level: BotRating(round(each.mean, 1), round(each.deviation, 1)) for level, each in levels.items()}
    written.setdefault(edition, {})[game] = rounded
    lines = [
        f'  "{number}": {{\n'
        + ",\n".join(
            f'    "{name}": '
            + msgspec.json.format(msgspec.json.encode(written[number][name]), indent=0).decode().replace("\n", "")
            for name in sorted(written[number])
        )
        + "\n  }"
        for number in sorted(written)
    ]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
