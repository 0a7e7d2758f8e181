"""The events of a game of Rummikub that players see, besides the steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tilehall.core import game
from tilehall.core.game import Seat


class FirstMeld(game.Fact, frozen=True, tag="opened"):
    """A player made their initial meld."""

    seat: Seat
    points: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} opens with {self.points} points."


class TilesPlayed(game.Fact, frozen=True, tag="played"):
    """A player laid tiles from the rack."""

    seat: Seat
    tiles: tuple[str, ...]
    left: int

    def sentence(self, names: Sequence[str]) -> str:
        left = {0: "no tile is left", 1: "one tile is left"}.get(self.left, f"{self.left} tiles are left")
        return f"{names[self.seat]} plays {' '.join(self.tiles)} from the rack; {left}."


class RoundClosed(game.Fact, frozen=True, tag="closed"):
    """A round is over but not scored yet."""

    seat: Seat
    how: Literal["emptied", "passed"]

    def sentence(self, names: Sequence[str]) -> str:
        if self.how == "emptied":
            return f"{names[self.seat]} has emptied the rack: the round is over."
        return "Everybody has passed and the pool is empty: the round is over."


class Scored(game.Fact, frozen=True):
    """The penalty points of a round were added to the totals."""

    round: int
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]

    def sentence(self, names: Sequence[str]) -> str:
        who = " and ".join(names[seat] for seat in self.winners) or "Nobody"
        verb = "win" if len(self.winners) > 1 else "wins"
        costs = ", ".join(f"{names[seat]} {cost}" for seat, cost in enumerate(self.points) if cost)
        return f"{who} {verb} round {self.round}. Penalty points: {costs or 'none'}."
