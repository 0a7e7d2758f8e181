"""A Minari dataset for each seat of a dataset of games: an episode is what one seat saw and did in one game.

The numbers are those of the environments: `observation` and `action_mask`, and a reward at the end. Load one with
`minari.load_dataset("tilehall/4ascend/seat-0-v0")`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from gymnasium.spaces import Box, Dict, Discrete
from minari import __version__ as minari_version
from minari.data_collector.episode_buffer import EpisodeBuffer
from minari.dataset.minari_storage import MinariStorage
from minari.storage.datasets_root_dir import get_dataset_path

from tilehall.core.game import Malformed
from tilehall.research.dataset import PART, shards_in

FORMAT = "parquet"  # of Minari's own files; its default needs another package


def write_datasets(folder: Path, name: str) -> list[str]:
    """Write a dataset `NAME/seat-S-v0` for each seat into Minari's folder of datasets. Return their names.

    They get their names when all of them are written, so that the same call can be repeated after an interruption.
    Raises `Malformed` if there is one of these names already, or if the folder has no games.
    """
    files = shards_in(folder)
    schema = pq.read_schema(files[0])
    seats = sorted({seat for file in files for seat in pq.read_table(file, columns=["seat"])["seat"].to_pylist()})
    targets = {f"{name}/seat-{seat}-v0": seat for seat in seats}
    for dataset in targets:
        if get_dataset_path(dataset).exists():
            raise Malformed(f"Minari has a dataset {dataset} already. Choose another name, or delete it.")
    actions = int(schema.metadata[b"actions"])
    parts = [_write(dataset, schema, _episodes(files, seat, actions)) for dataset, seat in targets.items()]
    for part, dataset in zip(parts, targets, strict=True):
        part.rename(get_dataset_path(dataset))
    return list(targets)


def _write(name: str, schema: pa.Schema, episodes: Iterator[EpisodeBuffer]) -> Path:
    """Write a dataset under a temporary name, and return its folder."""
    target: Path = get_dataset_path(name)
    actions, size = int(schema.metadata[b"actions"]), schema.field("observation").type.list_size
    seen = {"observation": Box(-1.0, 1.0, (size,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)}
    part = target.with_name(target.name + PART)
    rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    storage = MinariStorage.new(part / "data", Dict(seen), Discrete(actions), data_format=FORMAT)
    measure, storage.get_size = storage.get_size, lambda: 0.0  # Minari measures all files after each episode
    storage.update_episodes(episodes)
    storage.update_metadata(
        {
            "dataset_id": name,
            "minari_version": minari_version,
            "algorithm_name": "the players of the games",
            "description": f"{schema.metadata[b'game'].decode()}, by tilehall {schema.metadata[b'tilehall'].decode()}.",
            "dataset_size": float(measure()),
        }
    )
    return part


def _episodes(files: list[Path], seat: int, actions: int) -> Iterator[EpisodeBuffer]:
    """Yield what a seat saw and did, game by game."""
    wanted = ["game", "observation", "legal", "action", "reward", "final_observation"]
    for file in files:
        rows = pq.read_table(file, columns=wanted, filters=[("seat", "=", seat)])
        if not rows:
            continue
        games = rows["game"].to_numpy()
        ends = [*(np.flatnonzero(np.diff(games)) + 1), len(games)]
        begin = 0
        for end in ends:
            yield _episode(rows.slice(begin, end - begin), actions)
            begin = end


def _episode(rows: pa.Table, actions: int) -> EpisodeBuffer:
    columns: dict[str, list[Any]] = rows.to_pydict()
    count = len(rows)
    masks = np.zeros((count + 1, actions), np.int8)  # after the end, nothing is legal
    for number, legal in enumerate(columns["legal"]):
        masks[number, legal] = 1
    seen = [*columns["observation"], columns["final_observation"][-1]]
    rewards = np.zeros(count, np.float32)
    rewards[-1] = columns["reward"][-1]
    ended = np.zeros(count, np.bool_)
    ended[-1] = True
    return EpisodeBuffer(
        observations={"observation": np.asarray(seen, np.float32), "action_mask": masks},
        actions=np.asarray(columns["action"], np.int64),
        rewards=rewards,
        terminations=ended,
        truncations=np.zeros(count, np.bool_),
    )
