"""`python -m bench`: every measurement."""

from __future__ import annotations

from rich.console import Console

from bench import playouts

playouts.run(Console())
