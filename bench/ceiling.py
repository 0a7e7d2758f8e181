"""The share that perfect information wins: a master that sees every hand, against the level below it.

`python -m bench.ceiling miners 5 40` plays forty games of five seats. What even this player loses is luck. It works for
games with hidden hands whose master searches over determinizations: Miners and Heart Tiles.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from importlib import import_module
from random import Random
from unittest.mock import patch

from msgspec.structs import replace

from tilehall.bots import arena, duel
from tilehall.bots.arena import ArenaMatch
from tilehall.bots.bot import BotTurn, Clock
from tilehall.bots.heart_tiles.position import Determinization, Hand, Position, hearts_of, magic_of
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import OPEN, AnyGame, Seat, Step, View
from tilehall.core.registry import find

# The package has a function of the same name.
HEART_TILES_SEARCH = import_module("tilehall.bots.heart_tiles.search")
SEEING = "master that sees"
LEVEL = "hard"  # the opponent


class SeenTable:
    """The state of the game under way, which a bot is never given."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.state: object = None
        self.view = game.view

    def look(self, state: object, watcher: Seat | None) -> View:
        """Return the view that the arena asks for, and note the state."""
        self.state = state
        found: View = self.view(state, watcher)
        return found

    def miners(self, view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        """Use the visible hands; only the deck is drawn at random."""
        return find_bot(self.game, "master")(replace(self.view(self.state, OPEN), me=view.me), shown, clock, rng)

    def heart_tiles(self, view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        """Use the opponent's hand in every determinization; only the decks are drawn at random."""
        assert view.me is not None
        cards = self.view(self.state, OPEN).hands[1 - view.me].cards or ()
        theirs = Hand(hearts_of(cards), magic_of(cards))

        def seen(position: Position, dice: Random) -> Determinization:
            hearts = list(position.unseen_hearts)
            for heart in theirs.hearts:
                hearts.remove(heart)
            magic = [kind for kind in range(3) for _ in range(position.unseen_magic[kind] - theirs.magic[kind])]
            dice.shuffle(hearts)
            dice.shuffle(magic)
            return Determinization(theirs, tuple(hearts[: position.heart_deck]), tuple(magic))

        with patch.object(HEART_TILES_SEARCH, "determinize", seen):
            return find_bot(self.game, "master")(view, shown, clock, rng)


def measure(name: str, seats: int, games: int, seed: int = 31) -> duel.Duel:
    """Measure the share of a seeing master against the level below master."""
    game = find(name)
    table = SeenTable(game)
    seeing = {"miners": table.miners, "heart-tiles": table.heart_tiles}[name]
    with ExitStack() as stack:
        stack.enter_context(patch.object(type(game), "view", lambda _, state, watcher: table.look(state, watcher)))
        stack.enter_context(
            patch.object(arena, "find_bot", lambda rules, bot: seeing if bot == SEEING else find_bot(rules, bot))
        )
        match = ArenaMatch(game=name, bots=(SEEING, LEVEL), seed=seed)
        return duel.result(SEEING, list(duel.play(match, seats, games, 1)))


if __name__ == "__main__":
    found = measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    print(f"{found.share:.1%} against {LEVEL}, 95% interval {found.low:.1%} to {found.high:.1%}, {found.games} games")
