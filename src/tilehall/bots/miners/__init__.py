"""Bots for Miners: they guess what the others hold, and search over the worlds that might be."""

from tilehall.bots.bot import Levels
from tilehall.bots.miners.levels import newcomer, searcher, weigher

LEVELS = Levels(easy=newcomer(), medium=weigher(), hard=searcher())
