"""Every reason for a step of Heart Tiles is true: points and tiles are counted again by the rules."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

from tests.bots.drawn_positions import Drawn, drawn
from tilehall.bots.heart_tiles.hint import contest
from tilehall.bots.heart_tiles.reason import DRAWING
from tilehall.core.game import Step
from tilehall.core.reason import as_sentence
from tilehall.core.registry import find
from tilehall.games.heart_tiles.steps import Draw, End, Heart, Recycle, Wind

GAME = find("heart-tiles")
LETTER = {"white": "w", "red": "r", "yellow": "y", "green": "g"}


def points(view: Any, seat: int) -> int:
    return sum(tile.points for tile in view.tiles if tile.owner == seat)


def lead(view: Any, seat: int) -> int:
    return points(view, seat) - points(view, 1 - seat)


def heart(said: str) -> str:
    """Return the heart with a name such as `the red 3`."""
    _, colour, value = said.split()
    return LETTER[colour] + value


class Claim:
    """A step, the view before and after it, and what is said of it."""

    def __init__(self, position: Drawn, step: Step, said: str) -> None:
        self.me, self.step, self.said = position.actor, step, said
        self.state = GAME.apply(position.state, step)
        self.before, self.after = position.view, GAME.view(self.state, position.actor)
        self.gained = points(self.after, self.me) - points(self.before, self.me)
        self.taken = points(self.before, 1 - self.me) - points(self.after, 1 - self.me)

    def tile(self) -> Any:
        assert isinstance(self.step, Heart | Recycle | Wind)
        return self.before.tiles[self.step.tile]

    def standing(self, said: str) -> None:
        ahead = lead(self.before, self.me)
        found = re.fullmatch(r"(?:(\d+) points? (ahead|behind)|level)", said)
        assert found, said
        assert (int(found[1]) * (1 if found[2] == "ahead" else -1) if found[1] else 0) == ahead

    def more(self) -> set[int]:
        """Return what another heart may count after this one in the same turn."""
        found = set()
        for step in GAME.legal(self.state):
            if isinstance(step, Heart):
                found.add(
                    points(GAME.view(GAME.apply(self.state, step), self.me), self.me) - points(self.after, self.me)
                )
        return found

    def check(self) -> str:
        for kind, pattern in KINDS.items():
            if found := re.fullmatch(pattern, self.said):
                getattr(self, kind)(found)
                return kind
        raise AssertionError(f"something else is said: {self.said}")

    def draws(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, Draw)

    def wind(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, Wind)
        assert self.taken == int(found[1] or 0)
        if found[2]:
            value = next(each for each in self.after.worth if each.heart == heart(found[2])).points[self.step.tile]
            assert value == int(found[3])
        if found[4]:
            assert self.after.tiles[self.step.tile].colour == LETTER[found[4]]
            assert self.after.tiles[self.step.tile].owner is None

    def safe(self, found: re.Match[str]) -> None:
        assert points(self.before, self.me) == int(found[1])

    def magic(self, found: re.Match[str]) -> None:
        assert self.after.shield is not None
        assert self.after.shield.seat == self.me

    def recycle(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, Recycle)
        assert self.tile().colour == LETTER[found[1]]
        assert self.after.tiles[self.step.tile].colour == "w"
        if found[2]:
            assert next(each for each in self.after.worth if each.heart == heart(found[2])).points[self.step.tile] > 0

    def fills(self, found: re.Match[str]) -> None:
        free = sum(tile.owner is None for tile in self.before.tiles)
        assert free == (2 if found[1] else 1)
        ahead = lead(self.after, self.me)
        told = int(found[2]) if found[2] else -int(found[3]) if found[3] else 0
        assert told - ahead in ({0} if free == 1 else self.more())

    def gives(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, Heart)
        assert (self.step.heart, self.tile().colour, self.gained) == (heart(found[1]), LETTER[found[2]], 0)

    def counts(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, Heart)
        assert int(found[1]) == self.gained
        assert not found[2] or int(found[2]) in self.more()
        if found[3]:
            assert self.step.heart[0] == self.tile().colour == LETTER[found[3]]
        else:
            assert self.tile().colour == "w"

    def ends(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, End)
        assert GAME.outcome(self.state) is not None
        self.standing(found[1])

    def keeps(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, End)
        assert self.before.hands[self.me].hearts == int(found[1])
        self.standing(found[2])

    def nothing(self, found: re.Match[str]) -> None:
        assert isinstance(self.step, End)
        assert not self.before.hands[self.me].hearts or not self.before.may.hearts


KINDS = {
    "draws": re.escape(as_sentence(DRAWING)),
    "wind": r"Blows away (?:(\d+) of their points|one of their hearts)"
    r"(?: and makes room for (the \w+ \d), worth (\d+) there| and frees a (\w+) tile"
    r"|, and then fills the tiles and wins)\.",
    "safe": r"Protects (\d+) points? from Wind in the coming turn\.",
    "magic": r"Keeps the other side from using magic in the coming turn\.",
    "recycle": r"Turns a (\w+) tile white(?: to make room for (the \w+ \d)"
    r"|, so that \1 hearts no longer count double there)\.",
    "fills": r"Fills the last tile(s)?(?: and wins by (\d+) points?| and loses by (\d+) points?| for a draw)\.",
    "gives": r"Gives up (the \w+ \d) to take a (\w+) tile away from the other side\.",
    "counts": r"Scores (\d+)(?: \+ (\d+))? points?, because "
    r"(?:(\w+) on \3 counts double|every heart counts on white)\.",
    "ends": r"Ends the game (.*)\.",
    "keeps": r"Keeps (\d+) hearts? for later turns while (.*)\.",
    "nothing": r"End the turn, because there is nothing more to place\.",
}


def test_every_reason_is_true() -> None:
    kinds = Counter[str]()
    for position in drawn(GAME, 12, (2,)):
        found = contest(position.view, position.shown, Random(1))
        for at in range(0, len(found.turns), 4):
            (step,) = found.turns[at]
            kinds[Claim(position, step, as_sentence(found.why(at))).check()] += 1
    assert set(kinds) >= set(KINDS) - {"magic", "ends"}, kinds
