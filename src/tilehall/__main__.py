"""Run the command line: `python -m tilehall` is `tilehall`."""

from tilehall.cli import app

app()
