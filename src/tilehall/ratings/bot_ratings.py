"""The ratings of the bots: fixed, published with the release, by game and level.

`bots.json` has them by edition. A game that begins rated names the edition in its log and is rated with it for good, so
an edition that was released is never changed: bots that play otherwise get a new one, with the next number, which holds
every game. The numbers are OpenSkill's own, as `tilehall ladder GAME` prints them: a mean and its standard deviation;
with `--edition` it writes them there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tilehall.core.game import Malformed

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


def may_change(file: Path, edition: int) -> dict[int, Edition]:
    """What stands in the file, in OpenSkill's numbers, if this edition may still change: the newest, or the next."""
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
