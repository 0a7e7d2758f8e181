"""SUMMON5: weave numbered tiles into sequences that sum to the Sacred Number."""

from tilehall.games.summon5.rules import Summon5

__all__ = ["Summon5"]
