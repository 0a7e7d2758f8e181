"""What each watcher has seen of a game so far: the information states of a game, with perfect recall.

A seat sees its own steps one by one, a draft included. Of others it is shown each turn when its final step is taken,
with `Game.show` applied to every step. Two histories that look alike to a seat give equal information states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tilehall.core.game import CHANCE, Seat, Step, View, Watcher
from tilehall.core.notation import text
from tilehall.research.encoding import Encoding, encoding_of

Bits = NDArray[np.float32]


class Seen(NamedTuple):
    """The newest thing that a watcher has seen, linked to everything before it."""

    before: Seen | None
    actor: Seat
    what: Step | View  # a view only in a resampled history: what the seat knew at that moment
    private: bool  # whether spectators saw less of it

    def __str__(self) -> str:
        if isinstance(self.what, View):
            return f"{self.actor} {msgspec.json.encode(self.what).decode()}"
        return f"{'chance' if self.actor == CHANCE else self.actor} {text(self.what)}"


History = Seen | None


class RecalledPosition:
    """A position, and what each watcher has seen until then. It never changes, so copies may share it."""

    def __init__(self, encoding: Encoding, position: Any, histories: Sequence[History]) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.position = position
        self.histories = tuple(histories)  # by seat; the last one is what spectators saw
        self.actor = self.game.actor(position)

    @cached_property
    def legal(self) -> list[int]:
        """The legal actions of the seat to act, in ascending order."""
        return self.encoding.legal(self.position)

    def history(self, watcher: Watcher) -> History:
        """Return what a seat or a spectator has seen."""
        return self.histories[-1 if watcher is None else watcher]

    def after(self, step: Step) -> RecalledPosition:
        """Return the moment after a step of the actor. Raises `Illegal` if the rules do not allow it."""
        game, actor = self.game, self.actor
        assert actor is not None
        histories = list(self.histories)
        after = game.apply(self.position, step)
        if not step.final:
            histories[actor] = Seen(histories[actor], actor, step, True)
            return RecalledPosition(self.encoding, after, histories)
        turn = (*game.drafted(self.position, step), step)
        public = [game.show(each, None) for each in turn]
        for seat in (*range(len(histories) - 1), None):
            at = -1 if seat is None else seat
            for each, known in zip(turn, public, strict=True):
                if seat != actor:
                    shown = game.show(each, seat)
                    histories[at] = Seen(histories[at], actor, shown, shown != known)
                elif each is step:  # the seat has seen its own draft already
                    histories[at] = Seen(histories[at], actor, step, step != known)
        return RecalledPosition(self.encoding, after, histories)

    def resampled(self, seat: Seat, rng: Random) -> RecalledPosition:
        """Return a moment that looks the same to a seat, with a guess of everything that it has not seen.

        The other seats remember what spectators saw, and what they know at this moment.
        """
        game, public = self.game, self.histories[-1]
        position = game.guess(game.view(self.position, seat), rng)
        histories = [
            self.histories[seat] if other == seat else Seen(public, other, game.view(position, other), True)
            for other in range(len(self.histories) - 1)
        ]
        return RecalledPosition(self.encoding, position, (*histories, public))

    def __deepcopy__(self, memo: object) -> RecalledPosition:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # As lists, because pickling thousands of linked values would exceed the limit of recursion.
        lists = [[tuple(seen[1:]) for seen in oldest_first(history)] for history in self.histories]
        return _restored, (self.game.name, self.position, lists)


def _restored(game: str, position: Any, lists: Sequence[Sequence[tuple[Seat, Step | View, bool]]]) -> RecalledPosition:
    histories: list[History] = []
    for listed in lists:
        last: History = None
        for actor, what, private in listed:
            last = Seen(last, actor, what, private)
        histories.append(last)
    return RecalledPosition(encoding_of(game), position, histories)


def newest_first(history: History) -> Iterator[Seen]:
    """Yield everything of a history, starting with the newest."""
    while history is not None:
        yield history
        history = history.before


def oldest_first(history: History) -> list[Seen]:
    """Return everything of a history in order."""
    return [*newest_first(history)][::-1]


class SeenEncoding:
    """Things that a watcher has seen as bits: who acted, and the number of the step as the watcher saw it.

    >>> encoding = seen_encoding("heart-tiles")
    >>> encoding.width
    10
    >>> from tilehall.games.heart_tiles.steps import Draw
    >>> encoding.recent([Seen(None, 1, Draw("magic"), False)], 2, seat=0, seats=2).tolist()
    [[0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]
    """

    def __init__(self, encoding: Encoding) -> None:
        game = encoding.game
        steps = [*map(encoding.step, range(encoding.actions)), *game.outcomes()]
        if game.hides:
            steps += [game.show(step, watcher) for watcher in (None, *range(game.seats[-1])) for step in steps]
        self._numbers = {step: number for number, step in enumerate(dict.fromkeys(steps), 1)}
        self.most = game.seats[-1]
        # The number 0 is for steps that are in no table, which are always the only possible ones.
        self.width = self.most + len(self._numbers).bit_length()

    def recent(self, seen: Sequence[Seen], count: int, seat: Seat, seats: int) -> Bits:
        """Return the first `count` of these as rows, filled up with zeros. Seats are counted from `seat`."""
        rows = np.zeros((count, self.width), np.float32)
        for row, (_, actor, what, _) in zip(rows, seen, strict=False):
            if actor >= 0:
                row[(actor - seat) % seats] = 1
            number = 0 if isinstance(what, View) else self._numbers.get(what, 0)
            for at in range(self.width - self.most):
                row[self.most + at] = number >> at & 1
        return rows


@cache
def seen_encoding(game: str) -> SeenEncoding:
    """Return the encoding of what a watcher of a game has seen."""
    return SeenEncoding(encoding_of(game))
