"""The measurements for research: the leaderboard of methods, and the speed of the environments."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from bench import environments, methods, playouts
from examples.research import ppo

from tests.research.test_policy import layers
from tilehall.core.registry import games
from tilehall.research.policy import save


def test_the_leaderboard_trains_the_example_keeps_earlier_results_and_adds_a_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "methods.json"
    monkeypatch.setattr(methods, "FILE", file)
    monkeypatch.setattr(ppo, "STEPS_PER_UPDATE", 50)
    monkeypatch.setattr(ppo, "GAMES_AT_ONCE", 4)
    policy = tmp_path / "policy.npz"
    save(policy, "heart-tiles", layers("heart-tiles"), seats=[2], temperature=1.0)
    words = ["--method", "random", "--method", "bench.method_bots:small_search", "--method", methods.TRAINED]
    methods.main(["heart-tiles", *words, "--games", "1", "--minutes", "0.001"])
    assert json.loads(file.read_text(encoding="utf-8"))["minutes"] == {"Heart Tiles": 0.001}
    file.write_text(re.sub(r"\d{4}-\d\d-\d\d", "2020-02-02", file.read_text(encoding="utf-8")), encoding="utf-8")
    methods.main(["--policy", str(policy), "--games", "2", "--minutes", "5"])
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["date"].startswith("2020-02-02 to 2")
    assert "0.001 minutes of CPU time" in written["note"]
    assert "several runs" in written["note"]
    days = written["days"]["Heart Tiles"]
    assert [name for name, day in days.items() if day != "2020-02-02"] == ["trained policy for Heart Tiles"]
    assert written["columns"] == ["method", "Heart Tiles"]
    names = [row[0] for row in written["rows"]]
    search = "OpenSpiel search (IS-MCTS; MCTS in 4ascend), 10 simulations"
    assert names == ["random", "first", search, "masked PPO", "trained policy for Heart Tiles"]
    assert ", 2), " in written["rows"][0][1], "both seats have the same number of games"


@pytest.mark.soak
def test_every_environment_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "SLICE_S", 0.001)
    monkeypatch.setattr(environments, "VECTOR_STEPS", 2)
    peer = playouts.Contestant("OpenSpiel python_tic_tac_toe", playouts.spiel("python_tic_tac_toe"))
    monkeypatch.setattr(environments, "theirs", lambda: [peer])  # those of PettingZoo need requirements/bench.txt
    *ours, theirs = environments.measure(rounds=1)
    assert [row[0] for row in ours] == [game.title for game in games().values() if game.actions()]
    assert all(all(row[1:]) for row in ours)
    assert theirs[0] == "OpenSpiel's python_tic_tac_toe"
    assert [bool(cell) for cell in theirs[1:]] == [False, False, True, False, False]
