"""Miners: dwarves dig one mine together, and gold goes to those whose tunnels lead to a destination."""

from tilehall.games.miners.rules import Miners

__all__ = ["Miners"]
