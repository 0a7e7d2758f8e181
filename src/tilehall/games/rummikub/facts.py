"""The events of a game of Rummikub that players see, besides the steps."""

from __future__ import annotations

from typing import Literal

from tilehall.core import game
from tilehall.core.game import Seat
from tilehall.core.sentences import BySeat


class FirstMeld(game.Fact, frozen=True, tag="opened"):
    """A player made their initial meld."""

    seat: Seat
    points: int


class TilesPlayed(game.Fact, frozen=True, tag="played"):
    """A player laid tiles from the rack."""

    seat: Seat
    tiles: tuple[str, ...]
    left: int


class RoundClosed(game.Fact, frozen=True, tag="closed"):
    """A round is over but not scored yet."""

    seat: Seat
    how: Literal["emptied", "passed"]


class Scored(game.Fact, frozen=True):
    """The penalty points of a round were added to the totals."""

    round: int
    winners: tuple[Seat, ...]
    points: BySeat
    totals: tuple[int, ...]
