"""`tilehall puzzles`: find puzzles for a hall or for a package.

The command imports bots, stores and settings itself, so that `tilehall play` starts without them.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.json import decode, encode

from tilehall.cli.arguments import GameName, Seed, SettingsFile, clear_errors, read_record
from tilehall.cli.backup import several
from tilehall.core.game import Malformed
from tilehall.core.puzzle import Puzzle, pack, unpack
from tilehall.core.record import Record, from_text
from tilehall.core.registry import find

if TYPE_CHECKING:
    from tilehall.bots.puzzles import Origin
    from tilehall.store.protocol import Row
    from tilehall.store.store import Store

app = typer.Typer(
    help="Find puzzles: positions with one clearly best turn.",
    epilog="Example:\ntilehall puzzles make rummikub",
    no_args_is_help=True,
    add_completion=False,
)
MAX_EASY_SHARE = 0.25  # the share of the puzzles that may be so easy that bots of every level solved them
MIN_EASY_PUZZLES = 10
PLAIN = 300_000  # thousandths of a rating point: lower ratings mean that every bot solved the puzzle

Played = tuple["Origin", Record]  # who played a game, and the game


@app.callback()
def puzzles() -> None:
    """Find puzzles: positions with one clearly best turn."""


@app.command(
    epilog="Examples:\ntilehall puzzles make rummikub\ntilehall puzzles make miners --games 200 --file puzzles.json.gz"
)
def make(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="The number of games between bots to search.")] = 20,
    bots: Annotated[str, typer.Option(help="The levels of these bots, separated by commas.")] = "easy,medium",
    seed: Seed = 0,
    records: Annotated[
        list[Path] | None, typer.Option("--record", help="A record to search. Can be given several times.")
    ] = None,
    count: Annotated[int, typer.Option(min=0, help="Stop when there are so many puzzles in all. 0: no limit.")] = 0,
    file: Annotated[
        Path | None, typer.Option(help="Write the puzzles to a file for a package, instead of a hall.")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="The database of the hall.", show_default="as in the settings")
    ] = None,
    settings: SettingsFile = None,
) -> None:
    """Search games for puzzles, and keep them without names.

    The command searches games between bots and the games that were played in a stopped hall. Bots then try each
    puzzle, and their results give it a rating.
    """
    with clear_errors():
        find(game)
        given: list[Played] = [("record", _of(game, read_record(each))) for each in records or ()]
        making = _Making(game, count)
        played = _bot_games(game, tuple(bots.split(",")), seed, games)
        if file is not None:
            _into_file(file, making, given, played)
        else:
            asyncio.run(_into_hall(database or _of_settings(settings), making, given, played))
    counts = Counter(each.theme for each in making.known.values())
    themes = ", ".join(f"{theme} {number}" for theme, number in sorted(counts.items()))
    typer.echo(f"{several(making.added, 'new puzzle')}, {len(making.known)} in all{f': {themes}' if themes else ''}.")


def _of(game: str, record: Record) -> Record:
    if record.game != game:
        raise Malformed(f"This is a record of {record.game}, not of {game}.")
    return record


def _of_settings(settings: SettingsFile) -> str:
    from tilehall.server.settings import load

    return load(os.environ, settings).database


def _bot_games(game: str, bots: tuple[str, ...], seed: int, games: int) -> Iterator[Played]:
    """Play games between bots, each with its own dice."""
    from tilehall.bots.arena import ArenaMatch, play
    from tilehall.bots.levels import levels

    if games:
        levels(find(game)).warm()
    for number in range(games):
        # The arena plays each deal once per seating. Here, each deal is played once, and the seating rotates.
        done = play(ArenaMatch(game=game, bots=bots, seed=seed), number * len(bots) + number % len(bots))
        yield "bots", from_text(done.record)


class _Making:
    """The puzzles found so far. `known` includes those of earlier runs."""

    def __init__(self, game: str, most: int) -> None:
        self.game = game
        self.known: dict[str, Puzzle] = {}
        self.themes: Counter[str] = Counter()
        self.added = 0
        self._most = most

    def know(self, puzzles: Mapping[str, Puzzle]) -> None:
        """Add puzzles of earlier runs."""
        self.known.update(puzzles)
        self.themes.update(each.theme for each in puzzles.values())

    @property
    def plain(self) -> int:
        """The number of puzzles that every bot solved."""
        return sum(each.mean < PLAIN for each in self.known.values())

    @property
    def enough(self) -> bool:
        return bool(self._most) and len(self.known) >= self._most

    def look_through(self, origin: Origin, record: Record) -> Iterator[Puzzle]:
        """Yield the new puzzles of a game."""
        from tilehall.bots.puzzles import search, tries
        from tilehall.ratings.puzzles import rate_by_bots

        for at in search(record, origin, self.themes):
            if self.enough or at.lesson.id in self.known:
                continue
            tried = [(each.level, each.solved) for each in tries(at)]
            if all(solved for _, solved in tried) and self.plain >= max(
                MIN_EASY_PUZZLES, MAX_EASY_SHARE * len(self.known)
            ):
                continue
            rating = rate_by_bots(tried)
            puzzle = Puzzle(lesson=at.lesson, mean=rating.mean, deviation=rating.deviation)
            self.known[puzzle.id] = puzzle
            self.added += 1
            yield puzzle


def _into_file(file: Path, making: _Making, given: list[Played], played: Iterator[Played]) -> None:
    if file.exists():
        making.know(unpack(file.read_bytes()))
    for origin, record in _all(given, played):
        if making.enough:
            break
        if list(making.look_through(origin, record)):
            file.write_bytes(pack(making.known.values()))


def _all(given: list[Played], played: Iterator[Played]) -> Iterator[Played]:
    yield from given
    yield from played


async def _into_hall(database: str, making: _Making, given: list[Played], played: Iterator[Played]) -> None:
    from tilehall.ratings.scale import StoredPuzzle
    from tilehall.store.opening import on_a_server, open_in_a_hall, open_store
    from tilehall.store.protocol import Unavailable

    if on_a_server(database) and await open_in_a_hall(database):
        raise Unavailable("A hall has this database open: stop it first.")
    store = await open_store(database)
    try:
        making.know({each.puzzle: decode(each.body, type=Puzzle) for each in await store.kept_puzzles(making.game)})
        real: list[Played] = [("hall", each) async for each in _hall_games(store, making.game)]
        for origin, record in _all([*given, *real], played):
            if making.enough:
                break
            for puzzle in making.look_through(origin, record):
                now = time.time_ns() // 1_000_000
                await store.keep_puzzle(StoredPuzzle(making.game, puzzle.id, now, encode(puzzle).decode()))
    finally:
        await store.close()


async def _hall_games(store: Store, game: str) -> AsyncIterator[Record]:
    """Yield the finished games of a hall, as records without names."""
    done = ""
    while codes := await store.room_codes(done):
        for code in codes:
            rows = await store.rows(code)
            try:
                found = _over(rows, game)
            except Exception as error:  # a game of another package may raise anything
                typer.echo(f"A room was skipped because it cannot be read: {error}", err=True)
                continue
            for each in found:
                yield each
        done = codes[-1]


def _over(rows: Sequence[Row], game: str) -> list[Record]:
    from tilehall.core.record import write
    from tilehall.table import entries
    from tilehall.table.past_games import games_of

    rooms = [past.room for past in games_of("", ((row.seq, row.at, entries.read(row.entry)) for row in rows))]
    return [
        write(room.game, room.options, len(room.chairs), room.steps, first=room.first)
        for room in rooms
        if room.game.name == game and room.state is not None and room.game.outcome(room.state) is not None
    ]
