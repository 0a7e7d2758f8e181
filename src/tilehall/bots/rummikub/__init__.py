"""Bots for Rummikub: an exact solver finds what can be laid, and the levels differ in what they do with it."""

from __future__ import annotations

from tilehall.bots.bot import Levels
from tilehall.bots.rummikub.allocations import warm
from tilehall.bots.rummikub.compare import compare
from tilehall.bots.rummikub.easy import easy
from tilehall.bots.rummikub.hard import hard
from tilehall.bots.rummikub.hint import advise
from tilehall.bots.rummikub.medium import medium

__all__ = ["LEVELS"]

LEVELS = Levels(easy=easy, medium=medium, hard=hard, compare=compare, advise=advise, warm=warm)
