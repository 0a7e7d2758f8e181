"""`python -m bench`: every measurement."""

from __future__ import annotations

from rich.console import Console

from bench import moves, playouts

console = Console()
playouts.run(console)
moves.run(console)
