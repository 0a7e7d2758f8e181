"""Miners: dwarves dig one mine together, and the tunnels that reach a destination pay gold."""

from tilehall.games.miners.rules import Miners

__all__ = ["Miners"]
