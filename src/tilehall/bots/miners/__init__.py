"""Bots for Miners: hard is an information-set tree search over hands inferred from what the others did."""

from tilehall.bots.bot import Levels
from tilehall.bots.miners.compare import compare
from tilehall.bots.miners.hint import advise
from tilehall.bots.miners.levels import easy_bot, hard_bot, medium_bot

LEVELS = Levels(easy=easy_bot(), medium=medium_bot(), hard=hard_bot(), compare=compare, advise=advise)
