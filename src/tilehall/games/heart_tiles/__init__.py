"""Heart Tiles: hearts on tiles of their colour count double, and magic cards undo what the other one has built."""

from tilehall.games.heart_tiles.rules import HeartTiles

__all__ = ["HeartTiles"]
