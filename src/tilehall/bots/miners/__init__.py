"""Bots for Miners. `hard` and `master` compare moves by rollouts, with hands inferred from the opponents' moves."""

from msgspec.structs import replace

from tilehall.bots.bot import COMPILES, Levels
from tilehall.bots.by_players import by_players
from tilehall.bots.miners.levels import greedy_bot, one_ply_bot
from tilehall.bots.miners.puzzle import find_puzzle
from tilehall.games.miners.view import View


def seats(view: View) -> int:
    """Return the number of players."""
    return len(view.hands)


LEVELS = Levels(
    first=greedy_bot(),
    easy=by_players(seats, one_ply_bot(careless=0.64), greedy_bot(overlooks=0.09, per_seat=0.11)),
    medium=by_players(seats, one_ply_bot(careless=0.28), one_ply_bot(careless=0.55)),
    strong=by_players(seats, one_ply_bot(determinizations=4), one_ply_bot(determinizations=4, careless=0.15)),
    puzzle=find_puzzle,
    puzzle_levels=("first", "easy", "medium", "strong", "hard"),  # `master` would cost more time
)

try:
    from tilehall.bots.halving import Stage
    from tilehall.bots.miners.compare import compare
    from tilehall.bots.miners.hint import advise, warm
    from tilehall.bots.miners.rollout_bot import rollout_bot
except ModuleNotFoundError:
    if COMPILES:
        raise
else:
    # All moves in a few worlds, then the best moves in more.
    HARD_STAGES = (Stage(99, 6), Stage(4, 16))
    MASTER_STAGES = (Stage(99, 48), Stage(8, 192), Stage(3, 512))
    LEVELS = replace(
        LEVELS,
        hard=rollout_bot(HARD_STAGES),
        master=rollout_bot(MASTER_STAGES),
        compare=compare,
        advise=advise,
        warm=warm,
    )
