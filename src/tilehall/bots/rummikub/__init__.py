"""Bots for Rummikub: an exact solver finds what can be laid, and the levels differ in what they do with it."""

from __future__ import annotations

from tilehall.bots.bot import Levels
from tilehall.bots.rummikub.allocations import warm
from tilehall.bots.rummikub.casual import Habits, casual_bot
from tilehall.bots.rummikub.compare import compare
from tilehall.bots.rummikub.hard import Patience, patient_bot
from tilehall.bots.rummikub.medium import medium

__all__ = ["LEVELS"]

LEVELS = Levels(
    first=casual_bot(Habits(overlooks=0.35, takes_apart=False, sees_all=0.0)),
    easy=casual_bot(Habits(overlooks=0.25, takes_apart=True, sees_all=0.0)),
    medium=casual_bot(Habits(overlooks=0.1, takes_apart=True, sees_all=0.35)),
    strong=medium,
    hard=patient_bot(Patience(8)),
    master=patient_bot(Patience(3)),
    compare=compare,
    warm=warm,
)
