"""Datasets of games: the rows of a game, files that are whole, and runs that continue after they were killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import minari
import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tests.support.parameters import in_soak_except
from tilehall.bots import arena
from tilehall.cli import app
from tilehall.core import record
from tilehall.core.game import CHANCE, Malformed, Resign
from tilehall.core.notation import parse
from tilehall.core.registry import games
from tilehall.research import selfplay
from tilehall.research.dataset import CARD, COLUMNS, DATA, PART, rows_of
from tilehall.research.encoding import encoding_of, rewards
from tilehall.research.minari import write_datasets
from tilehall.research.selfplay import SelfPlaySettings

NAMES = [name for name, game in games().items() if game.actions()]
SETTINGS = SelfPlaySettings(
    game="heart-tiles", bots=("random", "first"), games=7, seed=5, games_per_file=3, game_version=1
)
RUN = "from tilehall.cli import app; app()"
WAIT_S = 120.0


def written(folder: Path) -> dict[str, bytes]:
    files = [file for file in folder.rglob("*") if file.is_file() and file.name != selfplay.LOCK]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def play_here(folder: Path, settings: SelfPlaySettings = SETTINGS, only: int | None = None) -> list[int]:
    """Play the missing games in this process, or stop after some of them."""
    played = []
    with selfplay.opened(folder, settings) as missing, selfplay.here(settings) as submit:
        for number in selfplay.run(folder, settings, missing, submit, 1):
            played.append(number)
            if len(played) == only:
                return played
    selfplay.finish(folder, settings, "CC0-1.0")
    return played


@pytest.mark.parametrize("name", in_soak_except(NAMES, "rummikub"))
def test_a_row_has_what_the_seat_saw_and_did_and_how_the_game_ended(name: str) -> None:
    played = record.from_text(arena.play(arena.ArenaMatch(game=name, bots=("random", "random")), 3).record)
    rows = rows_of(4, played, ("ann", "ben")).to_pylist()
    encoding, states = encoding_of(name), list(record.replay(played))
    assert [row["at"] for row in rows] == [
        at for at, state in enumerate(states[:-1]) if encoding.game.actor(state) != CHANCE
    ]
    assert played.outcome is not None
    for row in rows:
        state = states[row["at"]]
        assert row["seat"] == encoding.game.actor(state)
        view = encoding.game.view(state, row["seat"])
        assert msgspec.json.decode(row["view"], type=encoding.game.views) == view
        assert np.array_equal(np.array(row["observation"], np.float32), encoding.observe(view, played.options, 2))
        assert row["legal"] == encoding.legal(state)
        assert row["action"] in row["legal"]
        assert row["step"] == str(encoding.step(row["action"])) == str(played.steps[row["at"]])
        assert row["player"] == ("ann", "ben")[row["seat"]]
        assert (row["game"], row["scores"]) == (4, list(played.outcome.scores))
        assert row["reward"] == rewards(played.outcome)[row["seat"]]
    ends = [row["seat"] for row in rows if row["final_observation"] is not None]
    assert sorted(ends) == sorted({row["seat"] for row in rows})


def test_a_resignation_has_no_row() -> None:
    game = games()["4ascend"]
    played = record.write(game, game.options(plants_start=0), 2, [parse("stone 4,4", game.lines), Resign(1)])
    rows = rows_of(0, played, ("ann", "ben")).to_pylist()
    assert [(row["step"], row["reward"], row["winners"]) for row in rows] == [("stone 4,4", 1.0, [0])]


def test_an_interrupted_run_continues_and_ends_with_the_same_files(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert play_here(whole) == list(range(7))
    assert play_here(broken, only=4) == [0, 1, 2, 3]
    (broken / DATA / f".games-000003-000005.parquet{PART}").write_bytes(b"PAR1 cut off")
    assert play_here(broken) == [3, 4, 5, 6]
    assert written(broken) == written(whole)
    table = pq.read_table(whole / DATA)
    assert sorted(set(table["game"].to_pylist())) == list(range(7))
    assert table.column_names == list(COLUMNS)


def test_a_data_card_names_versions_counts_seed_licence_and_columns(tmp_path: Path) -> None:
    play_here(tmp_path)
    card = (tmp_path / CARD).read_text(encoding="utf-8")
    rows = len(pq.read_table(tmp_path / DATA))
    for wanted in ("license: cc0-1.0", "| games | 7 |", f"| rows | {rows} |", "| seed | 5;", "heart-tiles, version 1"):
        assert wanted in card
    assert all(f"| `{name}` |" in card for name in COLUMNS)


def test_a_folder_takes_one_run_with_one_set_of_settings(tmp_path: Path) -> None:
    play_here(tmp_path)
    with pytest.raises(Malformed, match="seed 5 instead of 6"):
        play_here(tmp_path, msgspec.structs.replace(SETTINGS, seed=6))
    with (
        selfplay.opened(tmp_path, SETTINGS),
        pytest.raises(Malformed, match="Another run"),
        selfplay.opened(tmp_path, SETTINGS),
    ):
        pass
    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(Malformed, match="not empty"):
        play_here(other)


def test_the_command_shows_its_progress_and_does_nothing_the_second_time(tmp_path: Path) -> None:
    words = [*selfplay.command(SETTINGS).split()[1:], "--jobs", "1", "--out", str(tmp_path / "games")]
    first, second = (CliRunner().invoke(app, words) for _ in range(2))
    assert (first.exit_code, second.exit_code) == (0, 0), first.output
    assert "7/7" in first.stderr
    assert second.stderr == ""
    assert all("games has 7 games." in each.stdout.replace("\n", "") for each in (first, second))


def test_the_command_also_writes_minari_datasets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    words = [*selfplay.command(SETTINGS).split()[1:], "--jobs", "1", "--out", str(tmp_path / "games")]
    done = CliRunner().invoke(app, [*words, "--minari", "hearts"])
    assert done.exit_code == 0, done.output
    names = [line.removeprefix("Minari: ") for line in done.stdout.splitlines() if line.startswith("Minari: ")]
    assert [minari.load_dataset(name).total_episodes for name in names] == [7, 7]


def test_a_worker_of_another_release_plays_no_game() -> None:
    with pytest.raises(Malformed, match=r"Tilehall .* instead of 0\.0\.1\."):
        selfplay.play(msgspec.structs.replace(SETTINGS, tilehall="0.0.1"), 0)


@pytest.mark.long
def test_a_killed_run_loses_no_game_and_leaves_no_process(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    play_here(whole)
    words = [*selfplay.command(SETTINGS).split()[1:], "--jobs", "2", "--out", str(killed)]
    running = subprocess.Popen([sys.executable, "-c", RUN, *words], stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        for _ in range(int(WAIT_S / 0.01)):
            if list(killed.rglob("*.parquet")) or running.poll() is not None:
                break
            sleep(0.01)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
    for file in killed.rglob("*.parquet"):
        assert pq.ParquetFile(file).metadata.num_rows > 0
    for _ in range(int(WAIT_S / 0.05)):
        if not group_lives(running.pid):
            break
        sleep(0.05)
    assert not group_lives(running.pid)
    play_here(killed)
    assert written(killed) == written(whole)


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_minari_loads_an_episode_for_each_game_of_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    play_here(tmp_path / "games")
    names = write_datasets(tmp_path / "games", "tilehall/heart-tiles")
    assert names == ["tilehall/heart-tiles/seat-0-v0", "tilehall/heart-tiles/seat-1-v0"]
    rows = pq.read_table(tmp_path / "games" / DATA, filters=[("seat", "=", 1), ("game", "=", 4)]).to_pylist()
    loaded = minari.load_dataset(names[1])
    assert loaded.total_episodes == 7
    episode = loaded[4]
    seen, masks = episode.observations["observation"], episode.observations["action_mask"]
    assert np.array_equal(seen[:-1], np.array([row["observation"] for row in rows], np.float32))
    assert np.array_equal(seen[-1], np.array(rows[-1]["final_observation"], np.float32))
    assert [np.flatnonzero(mask).tolist() for mask in masks] == [*(row["legal"] for row in rows), []]
    assert episode.actions.tolist() == [row["action"] for row in rows]
    assert episode.rewards.tolist() == [0.0] * (len(rows) - 1) + [rows[-1]["reward"]]
    assert episode.terminations.tolist() == [False] * (len(rows) - 1) + [True]
    with pytest.raises(Malformed, match="already"):
        write_datasets(tmp_path / "games", "tilehall/heart-tiles")


def test_an_interruption_leaves_no_minari_dataset_of_only_some_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    play_here(tmp_path / "games")
    file = min((tmp_path / "games" / DATA).iterdir())
    whole = file.read_bytes()
    table = pq.read_table(file)
    rows = [row | ({"legal": [10**6]} if row["seat"] else {}) for row in table.to_pylist()]  # no such action
    pq.write_table(pa.Table.from_pylist(rows, table.schema), file)
    with pytest.raises(IndexError):
        write_datasets(tmp_path / "games", "tilehall/heart-tiles")
    file.write_bytes(whole)
    assert len(write_datasets(tmp_path / "games", "tilehall/heart-tiles")) == 2


@pytest.mark.soak
def test_an_address_without_a_ray_cluster_is_refused() -> None:
    with pytest.raises(Malformed, match="no Ray cluster at"), selfplay.on_ray(SETTINGS, "127.0.0.1:1"):
        pass


@pytest.mark.soak
def test_a_ray_cluster_that_loses_a_node_plays_every_game_once(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster  # here, because only `make soak` installs it

    settings = msgspec.structs.replace(SETTINGS, games=40, games_per_file=10)
    play_here(tmp_path / "here", settings)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        lost = cluster.add_node(num_cpus=1)
        folder = tmp_path / "ray"
        with selfplay.opened(folder, settings) as missing, selfplay.on_ray(settings, cluster.address) as submit:
            for played, _ in enumerate(selfplay.run(folder, settings, missing, submit, settings.games)):
                if played == 5:
                    cluster.remove_node(lost, allow_graceful=False)
        selfplay.finish(folder, settings, "CC0-1.0")
        words = [*selfplay.command(settings).split()[1:], "--ray", cluster.address, "--out", str(tmp_path / "command")]
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 0, done.output
    finally:
        cluster.shutdown()
    assert written(folder) == written(tmp_path / "here")
    assert written(tmp_path / "command") == written(tmp_path / "here")
