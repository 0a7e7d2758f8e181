"""Results of games between bots, stored in a file so that ratings do not need new games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from tilehall.core.game import Malformed

Played = tuple[tuple[str, ...], tuple[float, ...]]  # the players of a game, and their payoffs


class Result(Struct, frozen=True):
    """The number of games of the same players that ended with the same payoffs."""

    bots: tuple[str, ...]
    payoffs: tuple[float, ...]
    games: int


class KeptGames:
    """Results by players, regardless of their seats. A bot has one seat in each game."""

    def __init__(self, played: Iterable[Played] = ()) -> None:
        self._results = Counter[Played]()
        for each in played:
            self.add(*each)

    def add(self, bots: tuple[str, ...], payoffs: tuple[float, ...], games: int = 1) -> None:
        """Add one or more games with the same result.

        >>> games = KeptGames([(("hard", "easy"), (1.0, 0.0)), (("easy", "hard"), (0.0, 1.0))])
        >>> list(games), games.count(("easy", "hard")), games.won("hard", "easy")
        ([(('easy', 'hard'), (0.0, 1.0)), (('easy', 'hard'), (0.0, 1.0))], 2, (2.0, 2))
        """
        by_name = sorted(zip(bots, payoffs, strict=True))
        self._results[tuple(bot for bot, _ in by_name), tuple(payoff for _, payoff in by_name)] += games

    def __iter__(self) -> Iterator[Played]:
        """Yield every game, in an order that depends only on the results."""
        for each in sorted(self._results):
            yield from [each] * self._results[each]

    def __len__(self) -> int:
        return self._results.total()

    def count(self, bots: Iterable[str]) -> int:
        """Count the games of exactly these players."""
        table = tuple(sorted(bots))
        return sum(games for (names, _), games in self._results.items() if names == table)

    def won(self, one: str, other: str) -> tuple[float, int]:
        """Return the payoff of the first player in games between the two, and the number of games."""
        won = sum(
            payoffs[names.index(one)] * games
            for (names, payoffs), games in self._results.items()
            if set(names) == {one, other}
        )
        return won, self.count((one, other))

    def write(self, file: Path) -> None:
        """Write one result per line."""
        lines = [msgspec.json.encode(Result(*each, games)) for each, games in sorted(self._results.items())]
        file.write_bytes(b"".join(line + b"\n" for line in lines))


def read(file: Path) -> KeptGames:
    """Read the games from a file, or none if there is no file yet."""
    kept = KeptGames()
    if file.exists():
        try:
            for line in file.read_bytes().splitlines():
                result = msgspec.json.decode(line, type=Result)
                kept.add(result.bots, result.payoffs, result.games)
        except (OSError, ValueError) as error:  # msgspec raises a ValueError for a malformed line
            raise Malformed(f"{file} holds no results of games: {error}.") from None
    return kept
