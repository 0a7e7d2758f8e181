"""A position as the seat to act sees it: its rack, the table and its draft."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from tilehall.bots.bot import BotTurn
from tilehall.bots.rummikub.play import Play
from tilehall.core.game import Seat
from tilehall.core.message import Text
from tilehall.games.rummikub.melds import NUMBER
from tilehall.games.rummikub.state import bag_of_sets, value_of_sets
from tilehall.games.rummikub.steps import Draw, End, Pass, Step
from tilehall.games.rummikub.tiles import Bag, bag_of, within
from tilehall.games.rummikub.view import View
from tilehall.games.rummikub.words import say

Tiles = tuple[str, ...]


class Position:
    """A view for the solver: the position at the start of the turn, and the draft so far."""

    def __init__(self, view: View) -> None:
        assert view.me is not None
        rack = view.racks[view.me]
        assert rack is not None
        self.view = view
        self.me: Seat = view.me
        self.rack: Bag = bag_of(rack) + bag_of(view.put)
        self.lifted = tuple(NUMBER[tiles] for tiles in view.lifted)
        self.laid = tuple(NUMBER[tiles] for tiles in view.laid)
        lying = Counter(NUMBER[tiles] for tiles in view.table)
        self.table = tuple(sorted((lying - Counter(self.laid) + Counter(self.lifted)).elements()))
        self.opened = view.opened[view.me]
        self.needed = view.options.initial_meld
        self.others = [seat for seat, playing in enumerate(view.playing) if playing and seat != view.me]

    @cached_property
    def bag(self) -> Bag:
        """Return the tiles on the table."""
        return bag_of_sets(self.table)

    def turn_of(self, play: Play, why: Text, win_probability: float) -> BotTurn:
        """Return the turn that makes this play, continuing the draft as far as it fits."""
        if not self.lifted and not self.laid:
            return BotTurn(play.steps, why, win_probability)
        lifts, lays = Counter(play.lifted), Counter(play.laid)
        goes_on = self.lifted == play.lifted if self.laid else not Counter(self.lifted) - lifts
        if goes_on and not Counter(self.laid) - lays:
            rest = Play(tuple((lifts - Counter(self.lifted)).elements()), tuple((lays - Counter(self.laid)).elements()))
            return BotTurn(rest.steps, why, win_probability)
        if self.drafted:
            return BotTurn((End(),), say("reason-ends"), win_probability)
        return self.draw_or_pass(say("reason-draws"), win_probability)

    @property
    def drafted(self) -> bool:
        """Return whether the draft is a complete turn."""
        up, down = bag_of_sets(self.lifted), bag_of_sets(self.laid)
        enough = self.opened or value_of_sets(self.laid) >= self.needed
        return bool(self.laid) and enough and up != down and within(up, down)

    def draw_or_pass(self, why: Text, win_probability: float) -> BotTurn:
        """Return the turn that lays nothing."""
        step: Step = Draw() if self.view.pool else Pass()
        return BotTurn((step,), why, win_probability)
