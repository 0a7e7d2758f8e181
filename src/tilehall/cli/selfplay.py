"""`tilehall selfplay`: write games of bots as a dataset."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tilehall.bots.contestants import find as find_bot
from tilehall.cli.arguments import GameName, OptionsJson, Seed, chosen, clear_errors
from tilehall.core.game import Illegal, Malformed

if TYPE_CHECKING:  # it needs packages of the extra `research`
    from tilehall.research.selfplay import SelfPlaySettings, Submit

Folder = Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder of the dataset.")]
GamesPerFile = Annotated[int, typer.Option(min=1, help="The number of games in a file.")]
Licence = Annotated[str, typer.Option("--licence", help="The licence in the data card, as an SPDX identifier.")]
ToMinari = Annotated[
    str | None,
    typer.Option("--minari", metavar="NAME", help="Also write a Minari dataset for each seat, under this name."),
]


def selfplay(
    game: GameName,
    out: Folder,
    bots: Annotated[
        str, typer.Option(metavar="A,B…", help="One bot for each seat: levels, random, or module:function.")
    ] = "easy,easy",
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    seed: Seed = 0,
    options: OptionsJson = "{}",
    jobs: Annotated[int, typer.Option(min=0, help="The number of games at a time. 0: one for each core.")] = 0,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on this Ray cluster: auto, HOST:PORT or ray://HOST:PORT."),
    ] = None,
    games_per_file: GamesPerFile = 100,
    licence: Licence = "CC0-1.0",
    minari: ToMinari = None,
) -> None:
    """Let bots play, and write what they saw and did as Parquet files.

    After an interruption, run the same command again: it plays the games that are missing.
    """
    sys.path.insert(0, os.getcwd())  # for module:function in this folder
    with clear_errors(), research_extra():
        from tilehall.research import selfplay as play

        names = tuple(bots.split(","))
        rules, _, _ = chosen(game, len(names), options)
        for name in names:
            find_bot(rules, name)
        settings = play.SelfPlaySettings(
            game=game,
            bots=names,
            games=games,
            seed=seed,
            options=options,
            games_per_file=games_per_file,
            game_version=rules.version,
        )
        workers = jobs or os.cpu_count() or 1
        with play.opened(out, settings) as missing:
            if missing and ray is not None:
                _play_missing(out, settings, missing, play.on_ray(settings, ray), play.GAMES_ON_RAY)
            elif missing and workers > 1:
                pool = play.in_processes(settings, workers)
                _play_missing(out, settings, missing, pool, workers * play.GAMES_PER_WORKER)
            elif missing:
                _play_missing(out, settings, missing, play.here(settings), 1)
            play.finish(out, settings, licence)
            if minari is not None:
                write_minari(out, minari)
    typer.echo(f"{out} has {games} games.")


def _play_missing(
    out: Path,
    settings: SelfPlaySettings,
    missing: Sequence[int],
    pool: AbstractContextManager[Submit],
    ahead: int,
) -> None:
    """Play the games of the missing files with a progress bar. After an interruption, say how to continue."""
    from tilehall.research.selfplay import Interrupted, run

    left = sum(len(settings.numbers(file)) for file in missing)
    label = f"{settings.game}: {', '.join(settings.bots)}"
    try:
        with pool as submit, progress_bar() as progress:
            bar = progress.add_task(label, total=settings.games, completed=settings.games - left)
            for _ in run(out, settings, missing, submit, ahead):
                progress.advance(bar)
    except Illegal as error:
        raise Malformed(f"A bot broke the rules: {error}") from None
    except (KeyboardInterrupt, Interrupted) as error:
        reason = str(error) or "Interrupted."
        typer.echo(f"{reason} Run the same command again to play the missing games.", err=True)
        raise typer.Exit(1) from None


def write_minari(folder: Path, name: str) -> None:
    """Write the Minari datasets of a folder, and print their names."""
    from tilehall.research.minari import write_datasets

    for dataset in write_datasets(folder, name):
        typer.echo(f"Minari: {dataset}")


def progress_bar() -> Progress:
    """Return a bar on the error output, which shows how many games are done and how long the others will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


@contextmanager
def research_extra() -> Iterator[None]:
    """Explain how to install the packages for research if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pyarrow", "minari", "gymnasium", "PIL", "ray"):
            raise
        raise Malformed(f"This needs the package {error.name}: pip install 'tilehall[research]'.") from None
