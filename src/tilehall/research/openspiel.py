"""Every game for OpenSpiel: importing this module registers them as `tilehall_rummikub`, `tilehall_4ascend` and so on.

pyspiel.load_game("tilehall_rummikub", {"players": 3, "initial_meld": 0})

An action is a step of a turn, and chance is explicit. See `tilehall.research.encoding` for the numbers of actions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from msgspec import inspect

from tilehall.core import options as choices
from tilehall.core.game import CHANCE, OPEN, AnyGame, Malformed, Options, Seat, Step, View, Watcher
from tilehall.core.notation import from_json, text
from tilehall.core.play import begin
from tilehall.core.registry import games
from tilehall.research.encoding import Encoding, Vector, encoding_of, rewards
from tilehall.research.recall import RecalledPosition, newest_first, oldest_first, seen_encoding

PREFIX = "tilehall_"
RECALLED_STEPS = 32  # the default of the parameter `recall`
UNSET = -1  # the default of an option whose value follows from other options
DIGEST_BITS = 256
Parameters = dict[str, Any]


class TileGame(pyspiel.Game):
    """A game with its options and number of players. `pyspiel.load_game` makes one of the subclass of the game."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.encoding: Encoding = encoding_of(self.name)
        game = self.encoding.game
        defaults = specification(game)
        given = {key: value for key, value in (params or {}).items() if value != defaults[key]}
        self.seats: int = {**defaults, **given}["players"]
        self.recall: int = {**defaults, **given}["recall"]
        if self.recall < 0:
            raise Malformed("The parameter recall is the number of steps that a tensor remembers, 0 or more.")
        self.options = options_from(game, given, self.seats)
        written = {**given, **parameters(self.options)}
        self.outcomes: tuple[Step, ...] = tuple(game.outcomes())
        self.numbers = {step: number for number, step in enumerate(self.outcomes)}
        self.bounds = game.bounds(self.options, self.seats)
        alone = self.seats == 1
        low, high = self.bounds.scores if alone else (-1 / (self.seats - 1), 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=len(self.outcomes) + 1 if self.bounds.rolls else 0,
            num_players=self.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None if alone else 0.0,
            max_game_length=self.bounds.steps,
        )
        super().__init__(game_type(game, alone), info, {key: written[key] for key in given})

    @cached_property
    def start(self) -> RecalledPosition:
        """The moment at which every game begins."""
        position = begin(self.encoding.game, self.options, self.seats)
        return RecalledPosition(self.encoding, position, [None] * (self.seats + 1))

    def new_initial_state(self) -> TileState:
        """Return the state before the deal."""
        return TileState(self)

    def state_like(self, view: View, rng: Random) -> TileState:
        """Return a state that looks like a view, with a guess of all that is hidden. Its history begins here."""
        position = self.encoding.game.guess(view, rng)
        state = TileState(self)
        state.now = RecalledPosition(self.encoding, position, [None] * (self.seats + 1))
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return how many steps chance takes at most."""
        return self.bounds.rolls

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> TileObserver:
        """Return an observer. Without a type, it sees what a player sees now."""
        if params:
            raise ValueError(f"Observers take no parameters; these are {sorted(params)}.")
        return TileObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def action_struct_spec(self) -> tuple[str, str]:
        """Return how the fields of an action are written, and an example."""
        return "a step as JSON", msgspec.json.encode(self.encoding.step(0)).decode()


class TileState(pyspiel.State):
    """One moment of a game. `TileGame.new_initial_state` makes the first."""

    def __init__(self, game: TileGame) -> None:
        super().__init__(game)
        self.now = game.start

    def current_player(self) -> int:
        """Return the seat to act, chance, or the mark of a game that is over."""
        actor = self.now.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.now.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible steps of chance by number, with their probabilities.

        The number of a step is its position in `Game.outcomes`. A step that is not there is always the only one, and
        its number is the first after those.
        """
        odds = list(self.now.game.odds(self.now.position))
        numbers, total = self.get_game().numbers, sum(weight for _, weight in odds)
        return sorted((numbers.get(step, len(numbers)), weight / total) for step, weight in odds)

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(self._step(self.current_player(), action))

    def _step(self, player: int, action: int) -> Step:
        """Return the step of an action of a player or of chance."""
        if player != pyspiel.PlayerId.CHANCE:
            return self.now.encoding.step(action)
        outcomes: tuple[Step, ...] = self.get_game().outcomes
        if action < len(outcomes):
            return outcomes[action]
        only: Step
        ((only, _),) = self.now.game.odds(self.now.position)
        return only

    def _action_to_string(self, player: int, action: int) -> str:
        listed = player != pyspiel.PlayerId.CHANCE or action < len(self.get_game().outcomes)
        return text(self._step(player, action)) if listed or self.is_chance_node() else "the only step"

    def returns(self) -> list[float]:
        """Return the reward of each player: zeros until the game is over."""
        outcome = self.now.game.outcome(self.now.position)
        return rewards(outcome) if outcome else [0.0] * self.num_players()

    def view(self, seat: Seat) -> View:
        """Return what a seat sees, for a bot of Tilehall."""
        view: View = self.now.game.view(self.now.position, seat)
        return view

    def shown(self, seat: Seat) -> tuple[Step, ...]:
        """Return the steps so far as a seat saw them, for a bot of Tilehall."""
        return tuple(seen.what for seen in oldest_first(self.now.history(seat)) if isinstance(seen.what, Step))

    def resample_from_infostate(self, player: int, sampler: Any) -> TileState:
        """Return a state with the same information state for a player, and a guess of all that is hidden.

        `sampler` returns a random number from 0 to 1. The history of the new state begins here.
        """
        state = TileState(self.get_game())
        state.now = self.now.resampled(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        return _json(self.now.game.view(self.now.position, OPEN))

    def _to_struct(self) -> Any:
        return msgspec.to_builtins(self.now.game.view(self.now.position, OPEN))

    def _to_observation_struct(self, player: int) -> Any:
        return msgspec.to_builtins(self.now.game.view(self.now.position, player))

    def _action_to_struct(self, player: int, action: int) -> Any:
        return msgspec.to_builtins(self._step(player, action))

    def _struct_to_actions(self, fields: Mapping[str, Any]) -> list[int]:
        step = from_json(msgspec.json.encode(fields), self.now.game.steps)
        if self.now.actor == CHANCE:
            numbers = self.get_game().numbers
            return [numbers.get(step, len(numbers))]
        return [self.now.encoding.action(step)]


class TileObserver:
    """Turns a state into a string and a tensor. `TileGame.make_py_observer` makes one.

    Public information is what spectators see; private information is what a player sees beyond that. With perfect
    recall, the string has everything that the player has seen. The tensor then has the newest steps and the SHA-256 of
    the string, so that two tensors are equal only if the strings are.
    """

    def __init__(self, game: TileGame, kind: Any) -> None:
        self._encoding, self._options, self._seats = game.encoding, game.options, game.seats
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        self._private, self._recall = kind.private_info, game.recall
        shapes: dict[str, tuple[int, ...]] = {}
        if self._public or self._private != pyspiel.PrivateInfoType.NONE:
            layout = self._encoding.layout.items()
            shapes |= {name: (place.stop - place.start,) for name, place in layout if place.stop > place.start}
            if self._recalls:
                rows = self._recall * (self._seats if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS else 1)
                shapes |= {"recent": (rows, seen_encoding(self._encoding.game.name).width), "digest": (DIGEST_BITS,)}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Vector] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: TileState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if not self.dict:
            return
        now, size = state.now, self._encoding.size
        watcher, seat = self._watcher(player), self._seat(player)
        self.tensor[:size] = self._vector(now, watcher, seat)
        if not self._public:
            # What spectators see as well is left out.
            self.tensor[:size][self.tensor[:size] == self._vector(now, None, seat)] = 0
        if self._recalls:
            seen = seen_encoding(self._encoding.game.name)
            rows = [
                seen.recent(
                    [each for each in newest_first(now.history(one)) if self._public or each.private],
                    self._recall,
                    seat,
                    self._seats,
                )
                for one in self._remembering(player)
            ]
            self.dict["recent"][:] = np.concatenate(rows)
            digest = hashlib.sha256(self.string_from(state, player).encode()).digest()
            self.dict["digest"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: TileState, player: int) -> str:
        """Return what a player sees, as text. Blank if it sees nothing of the kind."""
        if not self._public and self._private == pyspiel.PrivateInfoType.NONE:
            return ""
        if not self._recalls:
            return self._view_string(state.now, self._watcher(player))
        parts = [self._history_string(state.now, one) for one in self._remembering(player)]
        return "\n".join(filter(None, parts))

    def _history_string(self, now: RecalledPosition, watcher: Watcher) -> str:
        lines = [str(seen) for seen in oldest_first(now.history(watcher)) if self._public or seen.private]
        if now.actor is None and (view := self._view_string(now, watcher)):
            lines.append(view)  # after the game everything is open
        if not self._public and not lines:
            return ""
        return "\n".join(["spectator" if watcher is None else f"player {watcher}", *lines])

    def _view_string(self, now: RecalledPosition, watcher: Watcher) -> str:
        view = now.game.view(now.position, watcher)
        if self._public:
            return _json(view)
        common = now.game.view(now.position, None)
        names = [
            name for name in view.__struct_fields__ if name != "me" and getattr(view, name) != getattr(common, name)
        ]
        return msgspec.json.encode({name: getattr(view, name) for name in names}).decode() if names else ""

    def _vector(self, now: RecalledPosition, watcher: Watcher, seat: Seat) -> Vector:
        return self._encoding.vector(now.game.view(now.position, watcher), seat, self._options, self._seats)

    def _watcher(self, player: Seat) -> Watcher:
        match self._private:
            case pyspiel.PrivateInfoType.NONE:
                return None
            case pyspiel.PrivateInfoType.ALL_PLAYERS:
                return OPEN
        return player

    def _seat(self, player: Seat) -> Seat:
        """Return the seat whose values come first. Public information is the same for all players."""
        return 0 if self._private == pyspiel.PrivateInfoType.NONE else player

    def _remembering(self, player: Seat) -> list[Watcher]:
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return [*range(self._seats)]
        return [self._watcher(player)]


def _loaded(name: str) -> Any:
    """Load a game that was pickled. The module of this function has registered it."""
    return pyspiel.load_game(name)


def _json(view: View) -> str:
    return msgspec.json.encode(view).decode()


def short_name(game: str) -> str:
    """Return the name of a game in OpenSpiel.

    >>> short_name("heart-tiles")
    'tilehall_heart_tiles'
    """
    return PREFIX + game.replace("-", "_")


def game_type(game: AnyGame, alone: bool = False) -> Any:
    """Return the type of a game for OpenSpiel. `alone` is for one player, who plays for points."""
    kinds = pyspiel.GameType
    drafts = any(not step.final for step in game.steps)
    rolls = game.bounds(game.options(), game.seats[0]).rolls
    return kinds(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if rolls else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.hides or drafts
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


def specification(game: AnyGame) -> Parameters:
    """Return the parameters of a game with their defaults: the players, the recall, and every option.

    OpenSpiel knows numbers, booleans and strings. An option of another kind is a string of JSON, in which `;` stands
    for a comma, because a comma ends a parameter in OpenSpiel's names of games.

    >>> specification(games()["rummikub"])
    {'players': 2, 'recall': 32, 'initial_meld': 30, 'rounds': -1, 'point_limit': 0}
    >>> specification(games()["4ascend"])["sprout"]
    '"2"'
    """
    implied = {name: UNSET for values in game.options.implies.values() for name in values}
    return {"players": game.usual_seats, "recall": RECALLED_STEPS, **parameters(game.options()), **implied}


def parameters(options: Options) -> Parameters:
    """Return options as parameters.

    >>> parameters(games()["summon5"].options(sacred=(3, 7)))["sacred"]
    '[3;7]'
    """
    fields = inspect.type_info(type(options))
    assert isinstance(fields, inspect.StructType)
    return {field.name: _parameter(field.type, getattr(options, field.name)) for field in fields.fields}


def _parameter(kind: inspect.Type, value: Any) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _parameter(inner, value)
        case inspect.IntType() | inspect.BoolType() | inspect.StrType() | inspect.LiteralType():
            return value
        case inspect.UnionType():  # a number or a range: the quotes keep OpenSpiel from reading a number
            return msgspec.json.encode(str(value)).decode()
    return msgspec.json.encode(value).decode().replace(",", ";")


def options_from(game: AnyGame, params: Mapping[str, Any], seats: int) -> Options:
    """Return the options that parameters give. Raises `Malformed` if the game does not allow them."""
    given = {name: value for name, value in params.items() if name in game.options.__struct_fields__}
    values = {name: _value(game, name, value) for name, value in given.items()}
    decoded: Options = choices.decode(game, msgspec.json.encode(values), seats)
    return decoded


def _value(game: AnyGame, name: str, value: Any) -> Any:
    """Return the value of an option. A string that the option does not accept is read as JSON."""
    try:
        msgspec.convert({name: value}, game.options)
    except (ValueError, msgspec.ValidationError):
        if isinstance(value, str):
            try:
                return _value(game, name, msgspec.json.decode(value.replace(";", ",")))
            except msgspec.DecodeError:
                return value  # which is refused with a sentence
    return value


for _game in games().values():
    if _game.actions():
        # A class, because OpenSpiel drops its reference when Python has ended; anything else would be freed then.
        pyspiel.register_game(game_type(_game), type(f"{type(_game).__name__}Game", (TileGame,), {"name": _game.name}))
