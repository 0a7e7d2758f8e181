"""Games of bots as a dataset, played in processes or on a Ray cluster.

A game depends only on the settings and its number, and a file holds the games of fixed numbers. So a run that was
interrupted continues with the missing files, and ends with the same bytes as one that was not.
"""

from __future__ import annotations

import os
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from socket import create_connection
from threading import Thread

import msgspec
import pyarrow as pa
from filelock import FileLock, Timeout
from msgspec import Struct
from msgspec.structs import asdict

from tilehall import __version__
from tilehall.bots import arena
from tilehall.bots.levels import levels
from tilehall.core import record
from tilehall.core.game import Malformed
from tilehall.core.registry import find
from tilehall.research.dataset import remove_parts, rows_of, shard_name, write_card, write_shard, write_whole

SETTINGS = "selfplay.json"
LOCK = ".lock"
GAMES_PER_WORKER = 4  # submitted ahead, so that no worker waits
GAMES_ON_RAY = 256  # submitted ahead to a cluster
RAY_CONNECT_S = 10.0
RAY_RETRIES = 10  # of a game whose worker or node was lost

Submit = Callable[[int], "Future[bytes]"]  # lets a game be played somewhere


class Interrupted(Exception):
    """The games could not be played to the end. The same run can continue."""


class SelfPlaySettings(Struct, frozen=True, kw_only=True):
    """The settings of a dataset. The same settings give the same files."""

    game: str
    bots: tuple[str, ...]  # levels and other contestants, one for each seat
    games: int
    seed: int = 0
    options: str = "{}"
    games_per_file: int = 100
    game_version: int = 0
    tilehall: str = __version__

    @property
    def files(self) -> int:
        return -(-self.games // self.games_per_file)

    def file(self, number: int) -> str:
        """Return the name of a file.

        >>> SelfPlaySettings(game="4ascend", bots=("easy", "easy"), games=250).file(2)
        'data/games-000200-000249.parquet'
        """
        numbers = self.numbers(number)
        return shard_name(numbers[0], numbers[-1])

    def numbers(self, file: int) -> range:
        """Return the numbers of the games in a file."""
        return range(file * self.games_per_file, min(self.games, (file + 1) * self.games_per_file))


def play(settings: SelfPlaySettings, number: int) -> bytes:
    """Play one game, and return its rows as an Arrow stream. Each game has its own dice, and the bots change seats.

    Raises `Malformed` if the settings are of another release, because a node of a cluster has a release of its own.
    """
    if settings.tilehall != __version__:
        raise Malformed(f"A worker has Tilehall {__version__} instead of {settings.tilehall}.")
    count = len(settings.bots)
    match = arena.ArenaMatch(game=settings.game, bots=settings.bots, options=settings.options, seed=settings.seed)
    turned = number % count  # the arena plays each deal once for each seating; this is one of them
    played = record.from_text(arena.play(match, number * count + turned).record)
    players = [settings.bots[bot] for bot in arena.seating(count, turned)]
    rows = rows_of(number, played, players)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, rows.schema, options=pa.ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_table(rows)
    return bytes(sink.getvalue())


@contextmanager
def here(settings: SelfPlaySettings) -> Iterator[Submit]:
    """Play the games in this process, one after another."""
    levels(find(settings.game)).warm()

    def submit(number: int) -> Future[bytes]:
        future: Future[bytes] = Future()
        future.set_result(play(settings, number))
        return future

    yield submit


@contextmanager
def in_processes(settings: SelfPlaySettings, jobs: int) -> Iterator[Submit]:
    """Play the games in processes of this machine, which end together with this one.

    Raises `Interrupted` if one of them is killed.
    """
    # Spawned, because forking a process with compiled kernels and threads is not safe.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start_worker, (settings.game,))
    try:
        yield lambda number: pool.submit(play, settings, number)
    except BrokenProcessPool:
        raise Interrupted("A process was killed.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _start_worker(game: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    Thread(target=_end_with_parent, daemon=True).start()
    levels(find(game)).warm()


def _end_with_parent() -> None:
    """End this process when its parent has ended, even if the parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


@contextmanager
def on_ray(settings: SelfPlaySettings, address: str) -> Iterator[Submit]:
    """Play the games on a Ray cluster. A game whose worker or node is lost is played again on another.

    Raises `Malformed` if there is no such cluster, and `Interrupted` if it is lost.
    """
    import ray

    host, _, port = address.rpartition(":")
    try:
        if "/" not in host and port.isdecimal():  # Ray itself would try for minutes
            create_connection((host, int(port)), RAY_CONNECT_S).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        raise Malformed(f"There is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    try:
        remote = ray.remote(max_retries=RAY_RETRIES)(play)
        yield lambda number: remote.remote(settings, number).future()
    except ray.exceptions.RayError as error:
        if isinstance(
            error, ray.exceptions.RayTaskError
        ):  # the game itself failed; the error has the type of its cause
            raise
        raise Interrupted(f"The Ray cluster failed: {str(error).splitlines()[0]}") from error
    finally:
        ray.shutdown()


@contextmanager
def opened(folder: Path, settings: SelfPlaySettings) -> Iterator[list[int]]:
    """Lock a folder for a run with these settings, and yield the numbers of the files that are missing.

    Raises `Malformed` if another run is writing there, or if the folder has files of other settings.
    """
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(folder / LOCK, timeout=0):
            remove_parts(folder)
            _check_settings(folder, settings)
            yield [number for number in range(settings.files) if not (folder / settings.file(number)).exists()]
    except Timeout:
        raise Malformed(f"Another run is writing to {folder}.") from None


def _check_settings(folder: Path, settings: SelfPlaySettings) -> None:
    """Compare the settings with those of the folder, or store them if the folder is empty."""
    file = folder / SETTINGS
    if not file.exists():
        if any(path.name != LOCK for path in folder.iterdir()):
            raise Malformed(f"{folder} is not empty, and has no games of this command.")
        raw = msgspec.json.format(msgspec.json.encode(settings)) + b"\n"
        write_whole(file, lambda part: part.write_bytes(raw))
        return
    try:
        before = msgspec.json.decode(file.read_bytes(), type=SelfPlaySettings)
    except msgspec.MsgspecError:
        raise Malformed(f"{file} cannot be read.") from None
    kept, wanted = asdict(before), asdict(settings)
    if differing := [name for name in wanted if kept[name] != wanted[name]]:
        told = ", ".join(f"{name} {kept[name]!r} instead of {wanted[name]!r}" for name in differing)
        raise Malformed(f"{folder} has games with other settings: {told}. Choose another folder.")


def run(folder: Path, settings: SelfPlaySettings, missing: Sequence[int], submit: Submit, ahead: int) -> Iterator[int]:
    """Play the games of the missing files, write each file when its games are over, and yield the number of each game.

    At most `ahead` games are submitted at a time.
    """
    left = (number for file in missing for number in settings.numbers(file))
    waiting = {submit(number): number for number in islice(left, ahead)}
    rows: dict[int, dict[int, pa.Table]] = defaultdict(dict)  # of the games that are over, by file
    while waiting:
        over, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for future in over:
            number = waiting.pop(future)
            file = number // settings.games_per_file
            rows[file][number] = pa.ipc.open_stream(future.result()).read_all()
            if len(rows[file]) == len(settings.numbers(file)):
                games = rows.pop(file)
                write_shard(folder / settings.file(file), [games[each] for each in sorted(games)])
            yield number
            waiting.update((submit(number), number) for number in islice(left, 1))


def finish(folder: Path, settings: SelfPlaySettings, licence: str) -> None:
    """Write the data card of a complete dataset."""
    title = find(settings.game).title
    facts = {
        "bots": ", ".join(settings.bots),
        "options": f"`{settings.options}`",
        "seed": f"{settings.seed}; games 0 to {settings.games - 1}",
        "command": f"`{command(settings)}`",
    }
    notes = ["Bots played these games. Each game has its own dice, and the bots take turns in the seats."]
    write_card(folder, f"{title}: games of bots", licence, facts, notes)


def command(settings: SelfPlaySettings) -> str:
    """Return the command that plays these games.

    >>> command(SelfPlaySettings(game="4ascend", bots=("easy", "hard"), games=250, seed=3))
    'tilehall selfplay 4ascend --bots easy,hard --games 250 --seed 3 --games-per-file 100'
    """
    words = ["tilehall", "selfplay", settings.game, "--bots", ",".join(settings.bots), "--games", str(settings.games)]
    words += ["--seed", str(settings.seed), "--games-per-file", str(settings.games_per_file)]
    return " ".join([*words, *(("--options", f"'{settings.options}'") if settings.options != "{}" else ())])
