"""Bots for Miners: hard is an information-set tree search over hands inferred from what the others did."""

from tilehall.bots.bot import Levels
from tilehall.bots.miners.compare import compare
from tilehall.bots.miners.hint import advise, warm
from tilehall.bots.miners.levels import easy_bot, hard_bot, medium_bot
from tilehall.bots.miners.puzzle import find_puzzle

LEVELS = Levels(
    first=easy_bot(),
    easy=medium_bot(careless=0.64),
    medium=medium_bot(careless=0.28),
    strong=medium_bot(determinizations=4),
    hard=hard_bot(80, among_more=80),
    master=hard_bot(1200),
    compare=compare,
    advise=advise,
    puzzle=find_puzzle,
    puzzle_levels=("first", "easy", "medium", "strong", "hard"),  # of the last two, the one that costs less
    warm=warm,
)
