"""4ascend: chains of four attack, and the defender answers at once."""

from tilehall.games.fourascend.rules import FourAscend

__all__ = ["FourAscend"]
