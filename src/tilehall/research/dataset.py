"""Games as Parquet files: one row per step of a player, with what the seat saw, what was legal, and the result.

A row follows from the record of a game alone. The files of a dataset are written under a temporary name, synced, and
then renamed, so that a file with a final name is complete.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from tilehall import __version__
from tilehall.core.game import CHANCE, Illegal, Malformed, Resign
from tilehall.core.notation import text
from tilehall.core.record import Record, replay
from tilehall.research.encoding import Encoding, encoding_of, rewards

CARD = "README.md"
DATA = "data"  # the folder of the Parquet files, which holds nothing else
PART = ".part"  # the end of the name of a file that is not complete
ROWS_PER_GROUP = 16_384

# The columns of a dataset: their types and meanings. The type of an observation depends on the game.
COLUMNS: dict[str, tuple[Any, str]] = {
    "game": (pa.int64(), "the number of the game in this dataset"),
    "at": (pa.int32(), "the number of earlier steps in the game, those of chance included"),
    "seat": (pa.int8(), "the seat that acted"),
    "seats": (pa.int8(), "the number of seats"),
    "player": (pa.string(), "who acted: a bot, `person`, `program` (a bot account), or `clock` (when time was up)"),
    "options": (pa.string(), "the options of the game, as JSON"),
    "view": (pa.string(), "everything that the seat could see, as JSON"),
    "observation": (None, "the same as numbers from -1 to 1"),
    "legal": (pa.list_(pa.int32()), "the legal actions, in ascending order"),
    "action": (pa.int32(), "the action that the seat took"),
    "step": (pa.string(), "the same as text"),
    "reward": (pa.float32(), "the reward of the seat at the end of the game"),
    "scores": (pa.list_(pa.int64()), "the final score of each seat"),
    "winners": (pa.list_(pa.int8()), "the seats that won; none in a draw"),
    "reason": (pa.string(), "why the game ended"),
    "final_observation": (pa.list_(pa.float32()), "in the last row of a seat: what it saw after the end; else null"),
}


def schema_of(encoding: Encoding) -> pa.Schema:
    """Return the schema of a game's files. Its metadata has the versions and the layout of the observations."""
    vector = pa.list_(pa.float32(), encoding.size)
    layout = {name: (place.start, place.stop) for name, place in encoding.layout.items()}
    about = {
        "tilehall": __version__,
        "game": encoding.game.name,
        "game_version": str(encoding.game.version),
        "actions": str(encoding.actions),
        "layout": msgspec.json.encode(layout).decode(),
    }
    return pa.schema([(name, kind or vector) for name, (kind, _) in COLUMNS.items()], metadata=about)


def rows_of(number: int, record: Record, players: Sequence[str], others: Mapping[int, str] | None = None) -> pa.Table:
    """Return the rows of a finished game. A resignation is not an action, so that it has no row.

    `players` names the player of each seat. `others` names who took a step instead, by the number of the step.

    Raises `Malformed` if the game lists no actions or the record does not fit the rules, and `Illegal` if the game is
    not over.
    """
    encoding = encoding_of(record.game)
    game, options, seats = record.rules, record.options, record.seats
    chosen = msgspec.json.encode(options).decode()
    found: list[dict[str, Any]] = []
    last: dict[int, dict[str, Any]] = {}  # the last row of each seat
    state: Any = None
    for at, (state, step) in enumerate(zip(replay(record), (*record.steps, None), strict=True)):
        seat = game.actor(state)
        if step is None or isinstance(step, Resign) or seat is None or seat == CHANCE:
            continue
        view = game.view(state, seat)
        last[seat] = {
            "game": number,
            "at": at,
            "seat": seat,
            "seats": seats,
            "player": (others or {}).get(at, players[seat]),
            "options": chosen,
            "view": msgspec.json.encode(view).decode(),
            "observation": encoding.observe(view, options, seats),
            "legal": encoding.legal(state),
            "action": encoding.action(step),
            "step": text(step),
        }
        found.append(last[seat])
    outcome = game.outcome(state)
    if outcome is None:
        raise Illegal("The game is not over.")
    earned = rewards(outcome)
    for row in found:
        row.update(reward=earned[row["seat"]], scores=outcome.scores, winners=outcome.winners, reason=outcome.reason)
    for seat, row in last.items():
        row["final_observation"] = encoding.observe(game.view(state, seat), options, seats)
    return pa.Table.from_pylist(found, schema_of(encoding))


def write_shard(file: Path, tables: Sequence[pa.Table]) -> None:
    """Write rows to a file that is either whole or not there."""
    rows = pa.concat_tables(tables).combine_chunks()
    file.parent.mkdir(exist_ok=True)
    write_whole(file, lambda part: pq.write_table(rows, part, compression="zstd", row_group_size=ROWS_PER_GROUP))


def shard_name(first: int, last: int) -> str:
    """Return the path of the file with these games.

    >>> shard_name(200, 249)
    'data/games-000200-000249.parquet'
    """
    return f"{DATA}/games-{first:06}-{last:06}.parquet"


class GameWriter:
    """Writes games of one kind to a folder, several to a file. They are numbered in the order in which they come."""

    def __init__(self, folder: Path, game: str, games_per_file: int) -> None:
        """Begin with an empty folder. Raises `Malformed` if the game lists no actions."""
        encoding_of(game)
        self.count = 0
        self._folder, self._games_per_file = folder, games_per_file
        self._waiting: list[pa.Table] = []

    def add(self, record: Record, players: Sequence[str], others: Mapping[int, str]) -> None:
        """Add a finished game. See `rows_of`."""
        self._waiting.append(rows_of(self.count, record, players, others))
        self.count += 1
        if len(self._waiting) == self._games_per_file:
            self.close()

    def close(self) -> None:
        """Write the games that wait for more."""
        if self._waiting:
            write_shard(self._folder / shard_name(self.count - len(self._waiting), self.count - 1), self._waiting)
            self._waiting = []


def write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """Let `write` fill a file under a temporary name; sync it, and give it its name."""
    part = file.with_name(f".{file.name}{PART}")  # readers of a folder skip names that begin with a dot
    write(part)
    _sync(part)
    part.replace(file)
    _sync(file.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def remove_parts(folder: Path) -> None:
    """Remove what an interrupted run left behind."""
    for part in folder.rglob(f".*{PART}"):
        with suppress(FileNotFoundError):
            part.unlink()


def shards_in(folder: Path) -> list[Path]:
    """Return the files of a dataset, in the order of their games. Raises `Malformed` if there are none."""
    files = sorted((folder / DATA).glob("*.parquet"))
    if not files:
        raise Malformed(f"{folder} has no Parquet files.")
    return files


def write_card(folder: Path, title: str, licence: str, facts: Mapping[str, object], notes: Iterable[str] = ()) -> None:
    """Write the data card of a dataset: where it is from, its counts, and the meaning of its columns."""
    files = shards_in(folder)
    schema = pq.read_schema(files[0])
    about = {key.decode(): value.decode() for key, value in schema.metadata.items() if not key.startswith(b"ARROW")}
    games, players, wins = Counter[int](), Counter[str](), Counter[str]()
    for file in files:
        table = pq.read_table(file, columns=["game", "seat", "player", "winners", "final_observation"])
        games.update(table["game"].to_pylist())
        players.update(table["player"].to_pylist())
        ends = table.filter(pa.compute.is_valid(table["final_observation"])).drop_columns("final_observation")
        wins.update(row["player"] for row in ends.to_pylist() if row["seat"] in row["winners"])
    size = sum(file.stat().st_size for file in files)
    told = {
        "game": f"{about['game']}, version {about['game_version']}",
        **facts,
        "games": len(games),
        "rows": games.total(),
        "files": f"{len(files)}, {size / 1e6:.1f} MB, Parquet with zstd",
        "made with": f"tilehall {about['tilehall']}, pyarrow {pa.__version__}",
        "licence": licence,
    }
    lines = [
        *("---", f"license: {licence.lower()}", f'pretty_name: "{title}"', "configs:", "- config_name: default"),
        *('  data_files: "data/*.parquet"', "---", "", f"# {title}", ""),
        *("One row per step of a player: what the seat saw, what was legal, what it did, and how the game ended.", ""),
        *("| | |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in told.items()), ""),
        *(line for note in notes for line in (note, "")),
        *("## Players", "", "| player | rows | seats won |", "| --- | --- | --- |"),
        *(f"| {name} | {count} | {wins[name]} |" for name, count in sorted(players.items())),
        *("", "## Columns", "", "| column | type | meaning |", "| --- | --- | --- |"),
        *(f"| `{name}` | {schema.field(name).type} | {meaning} |" for name, (_, meaning) in COLUMNS.items()),
        *("", "## Observations", ""),
        *(f"The vector has {schema.field('observation').type.list_size} numbers, in these groups:", ""),
        *("| group | from | to |", "| --- | --- | --- |"),
        *(f"| `{name}` | {a} | {b} |" for name, (a, b) in msgspec.json.decode(about["layout"]).items()),
        *("", "The metadata of every file has the versions and this layout.", ""),
    ]
    write_whole(folder / CARD, lambda part: part.write_text("\n".join(lines), encoding="utf-8"))
