"""Rummikub: runs and groups on one table that everybody may take apart and put together again."""

from tilehall.games.rummikub.rules import Rummikub

__all__ = ["Rummikub"]
