"""Heart Tiles: hearts on tiles of their own colour score double, and magic cards undo the opponent's work."""

from tilehall.games.heart_tiles.rules import HeartTiles

__all__ = ["HeartTiles"]
