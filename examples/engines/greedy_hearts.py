"""An engine for Heart Tiles: it takes the step that gains the most points. Run it with `tilehall bot run`."""

from tilehall.bots.bot import BotTurn
from tilehall.core.registry import find
from tilehall.games.heart_tiles.steps import Draw, End

GAME = find("heart-tiles")


def bot(view, shown, clock, rng):
    """Return a turn for the seat that looks at `view`."""
    state = GAME.guess(view, rng)  # a full position that looks like this to the seat
    steps = list(GAME.legal(state))
    draws = [step for step in steps if isinstance(step, Draw)]
    if draws:
        return BotTurn((rng.choice(draws),), "Draws first, to know more.")

    def lead(step):
        scores = GAME.view(GAME.apply(state, step), view.me).scores
        return scores[view.me] - scores[1 - view.me]

    best = max(steps, key=lead)
    return BotTurn((best,), "Gains the most points.") if lead(best) > lead(End()) else BotTurn((End(),))
