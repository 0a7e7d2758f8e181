"""A game in progress, for notebooks and programs: the public Python API over rules, dice and records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from secrets import token_bytes
from typing import Any

import msgspec

from tilehall.core import notation, options, play, record, registry
from tilehall.core.drawing import COLUMNS, board_svg, board_text
from tilehall.core.game import CHANCE, OPEN, AnyGame, Illegal, Malformed, Options, Outcome, Resign, Seat, Step, View
from tilehall.core.languages import ENGLISH
from tilehall.core.proof import Proof
from tilehall.core.svg import Picture
from tilehall.table.dice import SEED_BYTES, Dice, commitment

Watcher = Seat | None  # a seat, None for a spectator, OPEN for everything


class Match:
    """A match: one game being played, from the deal to the result.

    The seed decides everything that chance does, with the derivation that a hall uses. The same seed and the same steps
    therefore give the same match, and `tilehall verify` checks its record. Chance acts by itself: after each step,
    either a seat is to act or the match is over.

    Args:
        game: A game from `tilehall.game`, or its name.
        seats: The number of players. By default, the usual number of the game.
        seed: A whole number, or 32 bytes. By default, a random seed.
        options: The options by name, like `{"hp": 15}`. Options that are left out have their defaults.
        players: The names of the players by seat. By default, the game names them.
        first: The seat that begins a rematch, in games that would otherwise draw the first player.

    Raises:
        Malformed: If the game does not exist or cannot be played with these seats and options.

    >>> import tilehall
    >>> match = tilehall.Match("4ascend", seed=7, players=["Ann", "Ben"])
    >>> match
    <Match of 4ascend, 2 seats, 4 steps, Ann is to act>
    >>> match.play("stone 4,4")
    >>> match.play("stone 4,4")
    Traceback (most recent call last):
    ...
    tilehall.core.game.Illegal: That cell is taken.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | Options | None = None,
        players: Sequence[str] = (),
        first: Seat | None = None,
    ) -> None:
        rules = registry.find(game) if isinstance(game, str) else game
        count = rules.usual_seats if seats is None else seats
        chosen = _options(rules, options, count)
        if players and len(players) != count:
            raise Malformed(f"There are {count} seats, but {len(players)} names.")
        state = play.begin(rules, chosen, count, first)
        blank = record.Record(
            game=rules.name, version=rules.version, seats=count, options=chosen, first=first, players=tuple(players)
        )
        self._load(rules, blank, Dice(_seed_bytes(seed), ("",) * count), [], [state])
        self.roll()

    def _load(self, game: AnyGame, header: record.Record, dice: Dice, steps: list[Step], states: list[Any]) -> None:
        self._game = game
        self._header = header  # the record without its steps and outcome
        self._dice = dice
        self._steps = steps
        self._states = states  # before the first step, then after each

    @classmethod
    def _from_record(cls, read: record.Record, seed: int | bytes | None) -> Match:
        """Return the match of a record, at the position where the record stops."""
        match = cls.__new__(cls)
        steps, states = list(read.steps), list(record.replay(read))
        if read.dice is None or seed is not None:
            # These rolls were made with other dice or unknown ones, so only later rolls can be checked.
            dice, continues = Dice(_seed_bytes(seed), ("",) * read.seats), len(steps)
        else:
            dice, continues = Dice(bytes.fromhex(read.dice.seed), read.dice.values), read.continues
        header = msgspec.structs.replace(read, steps=(), outcome=None, dice=None, continues=continues)
        match._load(read.rules, header, dice, steps, states)
        return match

    @property
    def game(self) -> AnyGame:
        """Return the game that is played.

        >>> import tilehall
        >>> tilehall.Match("rummikub").game.title
        'Rummikub'
        """
        return self._game

    @property
    def seats(self) -> int:
        """Return the number of players.

        >>> import tilehall
        >>> tilehall.Match("rummikub", seats=3).seats
        3
        """
        return self._header.seats

    @property
    def options(self) -> Options:
        """Return the options of the match.

        >>> import tilehall
        >>> tilehall.Match("4ascend", options={"hp": 15}).options.hp
        15
        """
        return self._header.options

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names of the players, by seat.

        >>> import tilehall
        >>> tilehall.Match("4ascend").players
        ('Black', 'White')
        """
        return self._header.players or self._game.players[: self.seats]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return every step so far, those of chance included. Nothing in them is hidden.

        >>> import tilehall
        >>> tilehall.Match("4ascend", seed=7).steps[0]
        Plant(cell=(0, 3))
        """
        return tuple(self._steps)

    @property
    def state(self) -> Any:
        """Return the full state, for the functions of `game`. Nothing in it is hidden.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> after = match.game.apply(match.state, match.legal()[0])
        >>> match.game.actor(after)
        1
        """
        return self._states[-1]

    @property
    def seat(self) -> Seat | None:
        """Return the seat to act, or None if the match is over.

        It is `CHANCE` only in a position from `at`, `replay` or `read_record` in which chance acts next.

        >>> import tilehall
        >>> tilehall.Match("4ascend").seat
        0
        """
        return self._game.actor(self.state)

    @property
    def over(self) -> bool:
        """Return whether the match is over.

        >>> import tilehall
        >>> tilehall.Match("4ascend").over
        False
        """
        return self.seat is None

    @property
    def result(self) -> Outcome | None:
        """Return the outcome, or None while the match goes on.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.resign(1)
        >>> match.result.winners, match.result.reason
        ((0,), 'resigned')
        """
        return self._game.outcome(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the scores by seat as everyone sees them: points, gold or health.

        It is empty if the game has no scores before its end.

        >>> import tilehall
        >>> tilehall.Match("4ascend").scores
        (20, 20)
        """
        return tuple(self._game.scores(self._game.view(self.state, None)))

    def legal(self) -> tuple[Step, ...]:
        """Return the legal steps of the seat to act, in a fixed order; none if the match is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> len(match.legal()), str(match.legal()[0])
        (81, 'stone 0,0')
        """
        return tuple(self._game.legal(self.state))

    def play(self, *steps: str | Step) -> None:
        """Play one step, or several steps of a turn, for the seat to act. Chance then acts by itself.

        If a step is refused, none of them is played. A step that gives up a draft, like drawing a tile in Rummikub
        after laying some, also removes the steps of that draft from the match.

        Args:
            steps: Steps from `legal` or from a bot, or their text: `"stone 4,4"`.

        Raises:
            Illegal: If the rules do not allow a step now. The text is a sentence that says why.
            Malformed: If a step is not a step of this game.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.play("stone 4,4")
        >>> match.play(match.legal()[0])
        >>> [str(step) for step in match.steps[-2:]]
        ['stone 4,4', 'stone 0,0']
        """
        kept = self._steps[:], self._states[:]
        try:
            for step in steps:
                self.roll()
                self._take(self._read(step))
        except (Illegal, Malformed):
            self._steps, self._states = kept
            raise
        self.roll()

    def resign(self, seat: Seat) -> None:
        """Let a seat give up, whether or not it is to act.

        Raises:
            Illegal: If the seat has left already, or the match is over.

        >>> import tilehall
        >>> match = tilehall.Match("miners", seats=3)
        >>> match.resign(2)
        >>> match.over
        False
        """
        self._seat(seat)
        self.play(Resign(seat))

    def roll(self) -> None:
        """Let chance act until a seat is to act or the match is over.

        It is needed only in positions from `at`, `replay` and `read_record`. The rolls are those of the seed.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> start = match.at(0)
        >>> start.seat == tilehall.CHANCE
        True
        >>> start.roll()
        >>> start == match
        True
        """
        while self.seat == CHANCE:
            self._append(self._dice.roll(self._game, self.state, len(self._steps) + 1))

    def undo(self) -> Step:
        """Take back the last step of a player, with everything that chance did after it, and return it.

        The same step played again brings the same rolls.

        Raises:
            Illegal: If no player has acted yet.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.play("stone 4,4")
        >>> match.undo()
        Stone(cell=(4, 4))
        >>> len(match.steps)
        4
        """
        for at in range(len(self._steps) - 1, -1, -1):
            step = self._steps[at]
            if isinstance(step, Resign) or self._game.actor(self._states[at]) != CHANCE:
                del self._steps[at:], self._states[at + 1 :]
                return step
        raise Illegal("No player has acted yet: there is nothing to take back.")

    def copy(self) -> Match:
        """Return an independent copy, with the same dice.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> other = match.copy()
        >>> other.play("stone 4,4")
        >>> len(match.steps), len(other.steps)
        (4, 5)
        """
        return self.at(len(self._steps))

    def at(self, number: int) -> Match:
        """Return a copy of the match as it was after so many steps, with the same dice.

        Raises:
            Malformed: If the match has fewer steps.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.at(1).steps
        (Plant(cell=(0, 3)),)
        """
        if not 0 <= number <= len(self._steps):
            raise Malformed(f"The match has {len(self._steps)} steps; there is no position after {number}.")
        copied = type(self).__new__(type(self))
        copied._load(self._game, self._header, self._dice, self._steps[:number], self._states[: number + 1])
        return copied

    def replay(self) -> Iterator[Match]:
        """Iterate over the positions of the match, from the start to the present one.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> [len(position.steps) for position in match.replay()]
        [0, 1, 2, 3, 4]
        """
        return (self.at(number) for number in range(len(self._steps) + 1))

    def view(self, seat: Watcher = None) -> View:
        """Return all that a seat may know, and nothing else.

        Args:
            seat: A seat, None for a spectator, or `OPEN` for a view in which nothing is hidden.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> [rack is None for rack in match.view(0).racks]
        [False, True]
        """
        seen: View = self._game.view(self.state, self._seat(seat))
        return seen

    def shown(self, seat: Watcher = None) -> tuple[Step, ...]:
        """Return the steps so far as a seat saw them. Hidden parts are written as `?`.

        The steps of an unfinished turn, and those of a draft that was given up, are shown to nobody.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> str(match.steps[20]), str(match.shown(0)[20])
        ('deal 1 o2', 'deal 1 ?')
        """
        watcher = self._seat(seat)
        told: list[Step] = []
        draft: list[Step] = []
        for before, step in zip(self._states, self._steps, strict=False):
            if not step.final:
                draft.append(step)
                continue
            if draft and not isinstance(step, Resign) and self._game.drafted(before, step):
                told += draft
            draft = []
            told.append(step)
        return tuple(play.shown(self._game, told, watcher))

    def log(self, seat: Watcher = None) -> list[str]:
        """Return what happened so far as sentences, as a seat saw it.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.play("stone 4,4")
        >>> match.log()[-1]
        'Black places a stone on 4,4.'
        """
        watcher = self._seat(seat)
        lines = zip(self._states, self._steps, self._states[1:], strict=False)
        return [
            fact.sentence(self.players)
            for before, step, after in lines
            for fact in play.told(self._game, before, step, after, watcher)
        ]

    def board(self, seat: Watcher = None, *, columns: int = COLUMNS) -> str:
        """Return what a seat sees as plain text, as the terminal shows it. `print` it.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> print(match.board(0).splitlines()[-1])
         ○ White ████████████████████ 20/20 HP
        """
        return board_text(self._game, self.view(seat), self.players, columns)

    def svg(self, seat: Watcher = None, *, language: str = ENGLISH) -> Picture:
        """Return what a seat sees as an SVG picture. Notebooks show it; a file keeps it.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.svg(0)[:4]
        '<svg'
        """
        return board_svg(self._game, self.view(seat), self.players, language)

    def record(self) -> str:
        """Return the match as text that `read_record` and every command of Tilehall read.

        The record holds every step and the seed, so nothing in it is hidden. It ends with the outcome, or with `open`.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> print(match.record().splitlines()[-1])
        open 4
        >>> tilehall.read_record(match.record()) == match
        True
        """
        proof = Proof(commitment(self._dice.seed), self._dice.seed.hex(), self._dice.values)
        return record.to_text(msgspec.structs.replace(self._header, steps=self.steps, outcome=self.result, dice=proof))

    def __eq__(self, other: object) -> bool:
        """Return whether another match has the same header, dice and steps."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = ((match._header, match._dice, match._steps) for match in (self, other))
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]  # a match is mutable

    def __str__(self) -> str:
        """Return the board as a spectator sees it."""
        return self.board()

    def __repr__(self) -> str:
        """Return the game, the number of seats and steps, and how the match stands."""
        if self.result:
            now = self.result.sentence(self.players).rstrip(".")
        else:
            now = f"{'chance' if self.seat in (None, CHANCE) else self.players[self.seat or 0]} is to act"
        return f"<Match of {self._game.title}, {self.seats} seats, {len(self._steps)} steps, {now}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _seat(self, seat: Watcher) -> Watcher:
        if seat is not None and seat != OPEN and seat not in range(self.seats):
            raise Malformed(f"There is no seat {seat} in this game of {self.seats}.")
        return seat

    def _read(self, step: str | Step) -> Step:
        if isinstance(step, str):
            found: Step = notation.parse(step, self._game.lines)
            return found
        if type(step) not in self._game.lines:
            raise Malformed(f"{step!r} is not a step of {self._game.title}.")
        return step

    def _append(self, step: Step) -> None:
        after = play.advance(self._game, self.state, step)
        self._steps.append(step)
        self._states.append(after)

    def _take(self, step: Step) -> None:
        """Play a step of a seat as the server does: a draft that the step discards was never played."""
        after = play.advance(self._game, self.state, step)
        gives_up = isinstance(step, Resign) or (step.final and not self._game.drafted(self.state, step))
        if gives_up and self._steps and not self._steps[-1].final:
            begun = max((at for at, each in enumerate(self._steps, 1) if each.final), default=0)
            del self._steps[begun:], self._states[begun + 1 :]
            after = play.advance(self._game, self.state, step)
        self._steps.append(step)
        self._states.append(after)


def _options(game: AnyGame, given: Mapping[str, Any] | Options | None, seats: int) -> Options:
    chosen: Options = options.decode(game, msgspec.json.encode(given or {}), seats)
    return chosen


def _seed_bytes(seed: int | bytes | None) -> bytes:
    """Return the 32 bytes of a seed."""
    if seed is None:
        return token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    raise Malformed(f"A seed is {SEED_BYTES} bytes, or a whole number that is not negative and fits into them.")


def read_record(source: str | bytes, seed: int | bytes | None = None) -> Match:
    """Read a record, as text or as JSON, and return the match at the position where it stops.

    The match can be replayed with `replay` or `at`, and played on. Its dice are those of the record. A record without
    a seed, and one that is read with another seed, rolls new dice from there on.

    Args:
        source: The record.
        seed: The seed of later rolls, instead of the one in the record.

    Raises:
        Malformed: If this is not a record, or if it was cut short or edited. The text names the line.

    >>> import tilehall
    >>> match = tilehall.read_record('''tilehall record 1
    ... game 4ascend
    ... version 2
    ... seats 2
    ... options {"plants_start":0}
    ...
    ... stone 4,4
    ... stone 0,0
    ... ''')
    >>> match
    <Match of 4ascend, 2 seats, 2 steps, Black is to act>
    """
    if isinstance(source, bytes):
        try:
            source = source.decode()
        except UnicodeDecodeError:
            raise Malformed("This is not a record: it is not text.") from None
    read = record.from_json if source.lstrip().startswith("{") else record.from_text
    return Match._from_record(read(source), seed)


def game(name: str, version: int | None = None) -> AnyGame:
    """Return a game by its name, one of `game_names()`.

    Args:
        name: The name, like `"rummikub"`.
        version: A version of its rules. By default, the present one.

    Raises:
        Malformed: If there is no such game.

    >>> import tilehall
    >>> rummikub = tilehall.game("rummikub")
    >>> rummikub.title, rummikub.seats, rummikub.levels
    ('Rummikub', range(2, 5), ('first', 'easy', 'medium', 'strong', 'hard', 'master'))
    """
    return registry.find(name, version)


def game_names() -> tuple[str, ...]:
    """Return the names of all games: the five of Tilehall, and those of other installed packages.

    >>> import tilehall
    >>> [name for name in tilehall.game_names() if name.startswith("h")]
    ['heart-tiles']
    """
    return registry.names()
