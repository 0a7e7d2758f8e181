"""Models of first-time players, one per game, to compare the lowest level with.

- 4ascend: looks one move ahead, for its own chains and for most threats of the opponent.
- SUMMON5: lays two or three tiles, and notices one placement in five.
- Rummikub: lays sets from the rack, then adds single tiles to the table.
- Miners: lays any card that fits on the cell nearest to a destination.
- Heart Tiles: puts hearts on matching or white tiles, then uses Wind.

`tilehall arena GAME beginner first` plays them, from the folder of this repository.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.fourascend.kernel.evaluation import evaluate
from tilehall.bots.fourascend.kernel.position import encode_options, encode_state, place
from tilehall.bots.fourascend.player import WEIGHTS
from tilehall.bots.rummikub.casual import places_for
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import changing
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import PLAIN, solve
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import POINTS
from tilehall.bots.summon5.levels import NONE, ChosenTurn
from tilehall.bots.summon5.levels import bot as summon5_bot
from tilehall.core.game import AnyGame, Cell, Malformed, Step
from tilehall.core.registry import find
from tilehall.games.fourascend.board import BIT, BOARD, STRIDE, cells, chains
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View as FourAscendView
from tilehall.games.fourascend.view import state_of as fourascend_state
from tilehall.games.heart_tiles.cards import worth
from tilehall.games.heart_tiles.rules import END
from tilehall.games.heart_tiles.steps import Draw, Heart, Wind
from tilehall.games.heart_tiles.view import View as HeartTilesView
from tilehall.games.miners.steps import Lay
from tilehall.games.miners.view import View as MinersView
from tilehall.games.rummikub.tiles import tiles_of
from tilehall.games.rummikub.view import View as RummikubView

THREAT_PROBABILITY: Final = 0.8  # 4ascend: of seeing a chain that the opponent could make
NOTICE_PROBABILITY: Final = 0.2  # SUMMON5: of noticing a placement
TILES_PER_TURN: Final = (2, 3)  # SUMMON5
MAX_PLACEMENTS: Final = 4000  # SUMMON5: more than two or three tiles have


def fourascend(view: FourAscendView, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Place the stone with the best lines and health after the worst enemy chain that it sees."""
    state = fourascend_state(view)
    bits, scalars = encode_state(state)
    options, side = encode_options(state.options), 1 - 2 * state.seat
    empty = cells(BOARD & ~(state.stones[0] | state.stones[1]))
    theirs = state.stones[1 - state.seat]
    threats = [cell for cell in empty if chains(theirs | BIT[cell]) and rng.random() < THREAT_PROBABILITY]

    def looks(stones: Sequence[Cell]) -> float:
        after, numbers = bits.copy(), scalars.copy()
        for row, column in stones:
            place(after, numbers, options, row * STRIDE + column)
        return side * evaluate(after, numbers, options, WEIGHTS)

    def worth_of(cell: Cell) -> tuple[float, float]:
        return min([looks([cell]), *(looks([cell, threat]) for threat in threats if threat != cell)]), rng.random()

    return BotTurn((Stone(max(empty, key=worth_of)),), "Looks one move ahead.")


def summon5(arrays: PositionArrays, clock: Clock, rng: Random) -> ChosenTurn:
    """Take the most points of the few placements (sets of cells) that it notices."""
    turns = [
        turn for turn in arrays.turns(MAX_PLACEMENTS, TILES_PER_TURN[-1]) if len(arrays.laid(turn)) in TILES_PER_TURN
    ]
    placements = {tuple(at for at, _ in arrays.laid(turn)): turn for turn in reversed(turns)}
    seen = (
        [turn for turn in placements.values() if rng.random() < NOTICE_PROBABILITY]
        or turns[-1:]
        or list(arrays.turns(1))
    )
    best = max(seen, key=lambda turn: int(turn[POINTS]), default=NONE)
    return ChosenTurn(best, "Lays what it notices.", 0.5)


def rummikub(view: RummikubView, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Lay sets from the rack, then single tiles; keep jokers until they are needed to open."""
    position = Position(view)
    if not position.opened:
        first = opening(position.rack & PLAIN, position.needed) or opening(position.rack, position.needed)
        return position.turn_of(first, "Opens.", 0.5) if first else position.draw_or_pass("Cannot open yet.", 0.5)
    new = solve((), position.rack & PLAIN)
    sets = [*position.table, *(new.laid if new else ())]
    for tile in tiles_of(position.rack - (new.put if new else 0)):
        for at, longer in places_for(tile, sets):
            sets[at] = longer
            break
    play = changing(position.table, sets)
    return position.turn_of(play, "Adds what fits.", 0.5) if play.put else position.draw_or_pass("Nothing fits.", 0.5)


def miners(view: MinersView, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Lay any card that fits on the cell nearest to a destination; if none fits, discard any."""
    game = find("miners")
    steps = tuple(game.legal(game.guess(view, rng)))
    goals = [each.cell for each in view.destinations if each.reached_by is None]
    lays = [step for step in steps if isinstance(step, Lay)]
    step = min(lays, key=lambda lay: (_nearest(lay.cell, goals), rng.random())) if lays else rng.choice(steps)
    return BotTurn((step,), "Digs where a destination is near.")


def _nearest(cell: Cell, goals: Iterable[Cell]) -> int:
    """Return the distance to the nearest goal, in cells."""
    return min(abs(cell[0] - goal[0]) + abs(cell[1] - goal[1]) for goal in goals)


def heart_tiles(view: HeartTilesView, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Draw, place hearts that count on matching or white tiles, then blow any heart away."""
    game = find("heart-tiles")
    steps: tuple[Step, ...] = tuple(game.legal(game.guess(view, rng)))

    def wish(step: Step) -> tuple[int, float]:
        match step:
            case Draw():
                return 4, rng.random()
            case Heart(heart, tile):
                points = worth(heart, view.tiles[tile].colour)
                return (3 if points else 0), rng.random()
            case Wind(tile):
                return 2, rng.random()
        return (1 if step == END else 0), rng.random()

    return BotTurn((max(steps, key=wish),), "Does what is plain to see.")


BEGINNERS: Final[dict[str, Bot[Any]]] = {
    "4ascend": fourascend,
    "heart-tiles": heart_tiles,
    "miners": miners,
    "rummikub": rummikub,
    "summon5": summon5_bot(summon5),
}


def beginner(game: AnyGame) -> Bot[Any]:
    """Return the model for a game."""
    found = BEGINNERS.get(game.name)
    if found is None:
        raise Malformed(f"There is no model of a beginner for {game.title}.")
    return found
