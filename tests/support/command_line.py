"""The command line, run in the test's own process to save the second that a start takes.

Start a real process if the process itself matters: its path, its limits, its end, or a lock held by another process.
"""

from __future__ import annotations

import os
from contextlib import chdir
from pathlib import Path
from subprocess import CompletedProcess

from typer.testing import CliRunner

from tilehall.cli import app


def run_here(*words: object, typed: str = "", folder: Path | None = None, **environ: object) -> CompletedProcess[str]:
    """Run the command in a folder, in English unless these environment variables say otherwise.

    Other settings of Tilehall are removed from the environment.
    """
    ours: dict[str, str | None] = {name: None for name in os.environ if name.startswith("TILEHALL_")}
    given = {"LC_ALL": "C"} | {name: str(value) for name, value in environ.items()}
    line = [str(word) for word in words]
    with chdir(folder or Path.cwd()):
        done = CliRunner().invoke(app, line, input=typed, env=ours | given)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return CompletedProcess(line, done.exit_code, done.stdout, done.stderr)
