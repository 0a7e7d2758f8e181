"""Actions and positions as numbers: the encoding that all environments of a game share.

An action is the position of a step in `Game.actions`. An observation is one vector of numbers from -1 to 1: groups that
every game has, the options, then the groups of `Game.features`. Both have the same size for every number of seats and
all options. The vector of a seat follows from its view alone; the vector of the open view holds everything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from tilehall.core.features import flags, one_hot
from tilehall.core.game import OPEN, AnyGame, Malformed, Options, Outcome, Seat, Step, View
from tilehall.core.options import ends
from tilehall.core.registry import find

VERSION = 1  # to be increased if a number of an observation gets another meaning in the same place
Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
RENDER_MODES = ["ansi", "svg"]  # text, and a picture


class Encoding:
    """The action space and the layout of observations of one game.

    >>> encoding = encoding_of("heart-tiles")
    >>> encoding.actions, str(encoding.step(0)), encoding.size
    (92, 'draw heart', 241)
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._steps: tuple[Step, ...] = tuple(game.actions())
        if not self._steps:
            raise Malformed(f"{game.title} does not list its actions, so that it has no environments for research.")
        self._numbers = {step: number for number, step in enumerate(self._steps)}
        seats = game.seats[0]
        state = game.setup(game.options(), seats)
        groups = self._groups(game.view(state, OPEN), 0, game.options(), seats)
        self.layout: dict[str, slice] = {}  # where each group is in the vector
        self.size = 0
        for name, values in groups.items():
            self.layout[name] = slice(self.size, self.size + len(values))
            self.size += len(values)

    @property
    def actions(self) -> int:
        """Return the number of actions."""
        return len(self._steps)

    @cached_property
    def fingerprint(self) -> str:
        """Return 16 hex digits that change whenever the actions or the layout of observations do."""
        told = hashlib.sha256(f"{VERSION} {self.game.name} {self.game.version}\n".encode())
        for step in self._steps:
            told.update(f"{step}\n".encode())
        for name, place in self.layout.items():
            told.update(f"{name} {place.start} {place.stop}\n".encode())
        return told.hexdigest()[:16]

    def step(self, action: int) -> Step:
        """Return the step of an action. Raises `Malformed` if there is no such action."""
        if not 0 <= action < len(self._steps):
            raise Malformed(f"An action of {self.game.title} is a number from 0 to {len(self._steps) - 1}.")
        return self._steps[action]

    def action(self, step: Step) -> int:
        """Return the action of a step."""
        return self._numbers[step]

    def legal(self, state: Any) -> list[int]:
        """Return the legal actions of the seat to act, in ascending order."""
        return sorted(map(self._numbers.__getitem__, self.game.legal(state)))

    def mask(self, actions: Iterable[int]) -> Mask:
        """Return an array with a 1 for each of these actions."""
        mask = np.zeros(len(self._steps), np.int8)
        mask[list(actions)] = 1
        return mask

    def observe(self, view: View, options: Options, seats: int) -> Vector:
        """Return what a seat sees."""
        assert view.me is not None
        return self.vector(view, view.me, options, seats)

    def reveal(self, state: Any, seat: Seat, options: Options, seats: int) -> Vector:
        """Return the whole position, hidden parts included, in the order in which `seat` looks at it."""
        return self.vector(self.game.view(state, OPEN), seat, options, seats)

    def vector(self, view: View, seat: Seat, options: Options, seats: int) -> Vector:
        """Return any view as numbers, in the order in which `seat` looks at it."""
        groups = self._groups(view, seat, options, seats)
        return np.fromiter((value for values in groups.values() for value in values), np.float32, self.size)

    def _groups(self, view: View, seat: Seat, options: Options, seats: int) -> dict[str, Any]:
        most = self.game.seats[-1]
        acts = () if view.turn is None or view.turn < 0 else (view.turn,)
        return {
            "seat": one_hot(seat, range(most)),
            "seats": one_hot(seats, self.game.seats),
            "turn": flags(acts, seat, seats, most),
            "options": _options(options),
            **self.game.features(view, seat),
        }


@cache
def encoding_of(name: str) -> Encoding:
    """Return the encoding of a game. Raises `Malformed` if there is no such game, or if it lists no actions."""
    return Encoding(find(name))


@cache
def _options(options: Options) -> tuple[float, ...]:
    """Return options as numbers from 0 to 1: a number within its bounds, a choice as one hot, a list filled up."""
    fields = inspect.type_info(type(options))
    assert isinstance(fields, inspect.StructType)
    return tuple(value for field in fields.fields for value in _encoded(field.type, getattr(options, field.name)))


def _encoded(kind: inspect.Type, value: Any) -> list[float]:
    match kind:
        case inspect.Metadata(type=inner):
            return _encoded(inner, value)
        case inspect.IntType(ge=int(low), le=int(high)):
            return [(value - low) / max(1, high - low)]
        case inspect.BoolType():
            return [float(value)]
        case inspect.LiteralType(values=values):
            return one_hot(value, values)
        case inspect.UnionType(types=types):  # a number, or a range of numbers
            number = next(_number(each) for each in types if isinstance(_number(each), inspect.IntType))
            return [part for end in ends(value) for part in _encoded(number, end)]
        case inspect.VarTupleType(item_type=item, max_length=int(most)):
            parts = [part for each in value for part in _encoded(item, each)]
            return parts + [0.0] * (most - len(parts))
    raise TypeError(f"options cannot hold {kind}")


def _number(kind: inspect.Type) -> inspect.Type:
    return _number(kind.type) if isinstance(kind, inspect.Metadata) else kind


def check_render_mode(mode: str | None) -> None:
    """Raise `Malformed` if no environment draws boards in this mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise Malformed(f"A render mode is one of {', '.join(RENDER_MODES)}.")


def rewards(outcome: Outcome) -> list[float]:
    """Return the reward of each seat: 1 for winning alone, and 0 in sum over all seats. Alone, it is the score.

    >>> rewards(Outcome(scores=(9, 4, 6), winners=(0,), reason="tiles"))
    [1.0, -0.5, -0.5]
    >>> rewards(Outcome(scores=(7, 7), winners=(), reason="tiles")), rewards(Outcome((120,), (0,), "pile"))
    ([0.0, 0.0], [120.0])
    """
    seats = len(outcome.scores)
    if seats == 1:
        return [float(outcome.scores[0])]
    won = outcome.winners or range(seats)
    return [(seats * (seat in won) / len(won) - 1) / (seats - 1) for seat in range(seats)]
