"""Load a dataset into pandas, and plot how often each player wins and how long the games are.

    tilehall selfplay heart-tiles --bots easy,hard --games 200 --out hearts
    python examples/research/plot_dataset.py hearts --out hearts.svg

It needs pandas and matplotlib.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pandas as pd
from matplotlib.figure import Figure

COLUMNS = ["game", "seat", "player", "at", "action", "legal", "reward"]  # not the long ones


def load(folder: Path) -> Any:
    """Return the rows of a dataset as a data frame."""
    return pd.read_parquet(folder / "data", columns=COLUMNS)


def results(rows: Any) -> Any:
    """Return one row per seat of a game: its player, its reward, and the number of its steps."""
    seats = rows.groupby(["game", "seat"], sort=False)
    return seats.agg(player=("player", "first"), reward=("reward", "first"), steps=("at", "size")).reset_index()


def plot(rows: Any) -> Figure:
    """Return a figure with the mean reward by player, the length of games, and the choices at each step."""
    ends = results(rows)
    figure = Figure(figsize=(9, 3), layout="constrained")
    rewards, lengths, choices = figure.subplots(1, 3)
    ends.groupby("player").reward.mean().plot.barh(ax=rewards, xlabel="mean reward", ylabel="")
    ends.groupby("game").steps.sum().plot.hist(ax=lengths, bins=20)
    lengths.set(xlabel="steps of players in a game", ylabel="games")
    rows.legal.str.len().groupby(rows["at"]).mean().plot(ax=choices)
    choices.set(xlabel="step of the game", ylabel="legal actions, mean")
    return figure


def main() -> None:
    """Plot the dataset that the command line names."""
    parser = ArgumentParser(description="Plot a dataset of games.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, default=Path("games.svg"))
    given = parser.parse_args()
    rows = load(given.folder)
    print(results(rows).groupby("player")[["reward", "steps"]].mean().to_string())
    plot(rows).savefig(given.out)


if __name__ == "__main__":
    main()
