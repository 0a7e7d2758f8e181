"""Trained policies as files: a multilayer perceptron from observations to actions, which needs only numpy to play.

A file is an `.npz` archive without pickled objects. docs/reference/research.md describes its arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal
from zipfile import BadZipFile

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core import options as choices
from tilehall.core.game import Malformed, Options, Step, View
from tilehall.core.registry import games
from tilehall.research.encoding import Encoding, encoding_of

FORMAT = 1
MAX_DRAFT_STEPS = 64  # then the game's default turn is played, because a policy may lay and lift a set forever
Weights = NDArray[np.float32]
Layers = tuple[tuple[Weights, Weights], ...]  # the weights (outputs, inputs) and the biases of each layer
Activation = Literal["tanh", "relu"]


class About(Struct, frozen=True, kw_only=True):
    """What a file says about its policy."""

    format: int
    game: str
    rules: int  # the version of the game's rules
    encoding: str  # `Encoding.fingerprint`
    seats: tuple[int, ...]  # the numbers of seats that it was trained with
    options: dict[str, Any] | None = None  # those that it was trained with; None: any
    activation: Activation = "tanh"  # between the layers
    temperature: float = 0.0  # 0: the best action; above: drawn from softmax(logits / temperature)


class Policy:
    """A policy that plays one game."""

    def __init__(self, about: About, layers: Layers) -> None:
        self.about = about
        self.layers = layers
        self.encoding: Encoding = encoding_of(about.game)

    def why_not(self, game: str, seats: int, options: Options | None = None) -> str:
        """Return why the policy does not play a game, as the end of a sentence; blank if it does."""
        if game != self.about.game:
            return f"plays only {self.encoding.game.title}"
        if seats not in self.about.seats:
            return f"plays only with {' or '.join(map(str, self.about.seats))} players"
        if options is not None and self.about.options is not None and self._options(seats) != options:
            return "plays only with the options that it was trained with"
        return ""

    def _options(self, seats: int) -> Options:
        decoded: Options = choices.decode(self.encoding.game, msgspec.json.encode(self.about.options or {}), seats)
        return decoded

    def logits(self, observation: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return a number for each action: the higher, the better."""
        values = observation
        for number, (weight, bias) in enumerate(self.layers):
            if number:
                values = np.tanh(values) if self.about.activation == "tanh" else np.maximum(values, 0)
            values = weight @ values + bias
        return values

    def choose(self, observation: NDArray[np.float32], legal: Sequence[int], rng: Random) -> int:
        """Return one of the legal actions."""
        found = self.logits(observation)[list(legal)].astype(np.float64)
        if not self.about.temperature:
            return legal[int(found.argmax())]
        scaled = found / self.about.temperature
        return rng.choices(legal, np.exp(scaled - scaled.max()).tolist())[0]

    def bot(self, options: Options, seats: int) -> Bot[Any]:
        """Return the policy as a bot for games with these options and seats."""
        game, encoding = self.encoding.game, self.encoding

        def play(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
            assert view.me is not None
            # Which steps of its own turn are legal follows from the view, so that any fitting state will do.
            start = state = game.guess(view, rng)
            steps: list[Step] = []
            while len(steps) < MAX_DRAFT_STEPS:
                seen = encoding.observe(game.view(state, view.me), options, seats)
                steps.append(encoding.step(self.choose(seen, encoding.legal(state), rng)))
                if steps[-1].final:
                    return BotTurn(tuple(steps))
                state = game.apply(state, steps[-1])
            return BotTurn(tuple(game.default_turn(start)))

        return play


def save(
    file: Path | str,
    game: str,
    layers: Sequence[tuple[Any, Any]],
    *,
    seats: Sequence[int],
    options: Mapping[str, Any] | None = None,
    activation: Activation = "tanh",
    temperature: float = 0.0,
) -> None:
    """Write a policy to a file. `layers` are the weights (outputs, inputs) and the biases of each layer.

    `options` are those that it was trained with; None means that it plays with any. Raises `Malformed` if the layers do
    not fit the game.
    """
    encoding = encoding_of(game)
    about = About(
        format=FORMAT,
        game=game,
        rules=encoding.game.version,
        encoding=encoding.fingerprint,
        seats=tuple(seats),
        options=None if options is None else dict(options),
        activation=activation,
        temperature=temperature,
    )
    made = tuple((np.asarray(weight, np.float32), np.asarray(bias, np.float32)) for weight, bias in layers)
    _check(about, made, encoding)
    arrays: dict[str, Any] = {"policy": np.array(msgspec.json.encode(about).decode())}
    for number, (weight, bias) in enumerate(made):
        arrays |= {f"weight{number}": weight, f"bias{number}": bias}
    with Path(file).open("wb") as out:
        np.savez(out, **arrays)


def load(file: Path | str) -> Policy:
    """Read a policy from a file. Raises `Malformed` with a sentence if this release cannot play it."""
    try:
        with Path(file).open("rb") as opened, np.load(opened, allow_pickle=False) as read:
            about = msgspec.json.decode(str(read["policy"]), type=About)
            count = sum(name.startswith("weight") for name in read.files)
            layers = tuple(
                (read[f"weight{number}"].astype(np.float32), read[f"bias{number}"].astype(np.float32))
                for number in range(count)
            )
    except FileNotFoundError:
        raise Malformed(f"There is no file {file}.") from None
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, BadZipFile, msgspec.MsgspecError):
        raise Malformed(f"{file} is not a policy.") from None
    if about.format != FORMAT:
        raise Malformed(f"{file} has format {about.format}, and this release reads format {FORMAT}.")
    if about.game not in games():
        raise Malformed(f"{file} plays {about.game!r}, which is not installed.")
    encoding = encoding_of(about.game)
    if about.encoding != encoding.fingerprint:
        raise Malformed(f"{file} was trained with another release, whose actions or observations differ.")
    _check(about, layers, encoding)
    return Policy(about, layers)


def _check(about: About, layers: Layers, encoding: Encoding) -> None:
    """Raise `Malformed` if the layers do not lead from observations to actions, or if the seats do not fit."""
    width = encoding.size
    for weight, bias in layers:
        if weight.ndim != 2 or bias.ndim != 1 or weight.shape != (len(bias), width):
            raise Malformed(f"A layer takes {width} numbers; its weights have the shape {weight.shape}.")
        if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
            raise Malformed("A weight of the policy is not a finite number.")
        width = len(bias)
    if not layers or width != encoding.actions:
        raise Malformed(f"The last layer of a policy has one output for each of the {encoding.actions} actions.")
    if not about.temperature >= 0:
        raise Malformed("The temperature of a policy is 0 or more.")
    if not about.seats:
        raise Malformed("A policy names the numbers of seats that it plays with.")
    for seats in about.seats:
        choices.decode(encoding.game, msgspec.json.encode(about.options or {}), seats)
