"""Rummikub: runs and groups on a shared table that every player may rearrange."""

from tilehall.games.rummikub.rules import Rummikub

__all__ = ["Rummikub"]
