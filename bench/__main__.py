"""`python -m bench`: every measurement."""

from __future__ import annotations

from rich.console import Console

from bench import entering, games, moves, offline, offline_start, playouts, search, sockets, solver, starting

console = Console()
starting.run(console)
playouts.run(console)
search.run(console)
solver.run(console)
offline.run(console)
offline_start.run(console)
moves.run(console)
games.run(console)
entering.run(console)
sockets.run(console)
