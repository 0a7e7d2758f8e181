"""Self-play of a bot, turn by turn, as a source of positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tilehall.bots.bot import Bot, Clock
from tilehall.core.game import CHANCE, AnyGame, Seat, Step
from tilehall.core.play import act, begin, roll, shown

TURN_LIMIT_S = 60.0  # never reached, because a bot's budget is work


class SelfPlayTurn(NamedTuple):
    """A turn, with the position before it and everything that its seat knew."""

    state: Any
    seat: Seat
    view: Any
    shown: tuple[Step, ...]
    steps: tuple[Step, ...]


class SelfPlay:
    """A game with the default options. `state` is its current position."""

    def __init__(self, game: AnyGame, seats: int, rng: Random) -> None:
        self.game = game
        self.state = begin(game, game.options(), seats)
        self._rng = rng

    def turns(self, bot: Bot[Any]) -> Iterator[SelfPlayTurn]:
        """Yield every turn to the end of the game as soon as it is chosen."""
        game, steps = self.game, list[Step]()
        while (seat := game.actor(self.state)) is not None:
            if seat == CHANCE:
                steps.append(roll(game, self.state, self._rng))
                self.state = game.apply(self.state, steps[-1])
                continue
            view, seen = game.view(self.state, seat), tuple(shown(game, steps, seat))
            played = tuple(bot(view, seen, Clock(TURN_LIMIT_S), self._rng).steps)
            yield SelfPlayTurn(self.state, seat, view, seen, played)
            for step in played:
                self.state = act(game, self.state, seat, step)
                steps.append(step)
