"""Every reason for a turn of SUMMON5 is true: points and tiles are counted again, with newly drawn replies."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.bots.drawn_positions import Drawn, drawn
from tilehall.bots.summon5 import hint
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.hint import contest
from tilehall.bots.summon5.reason import NO_TURN
from tilehall.core.game import CHANCE, Step
from tilehall.core.play import roll
from tilehall.core.reason import as_sentence
from tilehall.core.registry import find
from tilehall.games.summon5.steps import Place, Stuck

GAME = find("summon5")
WORLDS = 16  # hands of the next player, drawn to see what they would score
TOLERANCE_POINTS = 45  # by which two such means may differ: three times their deviation


def best_reply(position: Drawn, steps: tuple[Step, ...]) -> float:
    """Return what the next player scores at most, on average over the hands that they may hold."""
    rng, total = Random(5), 0
    for _ in range(WORLDS):
        state = GAME.guess(position.view, rng)
        for step in steps:
            state = GAME.apply(state, step)
        while GAME.actor(state) == CHANCE:
            state = GAME.apply(state, roll(GAME, state, rng))
        if (seat := GAME.actor(state)) is not None:
            turns = PositionArrays(GAME.view(state, seat)).turns(1)
            total += int(turns[0][0]) if len(turns) else 0
    return total / WORLDS


class Claim:
    """A turn, and what is said of it."""

    def __init__(self, position: Drawn, steps: tuple[Step, ...], said: str, most: int) -> None:
        self.position, self.steps, self.said, self.most = position, steps, said, most
        state = position.state
        for step in steps:
            state = GAME.apply(state, step)
        self.points = state.scores[position.actor] - position.state.scores[position.actor]
        placed = Counter(step.tile for step in steps if isinstance(step, Place))
        self.left = Counter(position.view.hands[position.actor]) - placed

    def check(self) -> str:
        if self.said == as_sentence(NO_TURN):
            assert self.steps == (Stuck(),)
            return "stuck"
        found = re.match(r"Scores (\d+) energy", self.said)
        assert found, self.said
        assert int(found[1]) == self.points, self.said
        assert (", the most possible" in self.said) <= (self.points == self.most), self.said
        rest = self.said[found.end() :].replace(", the most possible", "")
        for kind, pattern in KINDS.items():
            if found := re.fullmatch(pattern, rest):
                getattr(self, kind)(*found.groups())
                return kind
        raise AssertionError(f"something else is said: {self.said}")

    def fewer(self, gap: str, reply: str, other: str) -> None:
        assert self.most - self.points == int(gap)
        assert int(reply) < int(other)
        self.about(reply)

    def about(self, reply: str) -> None:
        assert abs(best_reply(self.position, self.steps) - int(reply)) <= TOLERANCE_POINTS, self.said

    def hardly(self) -> None:
        assert best_reply(self.position, self.steps) <= TOLERANCE_POINTS

    def keeps(self, tiles: str) -> None:
        told = Counter[str]()
        for each in re.split(r", | and ", tiles):
            many, tile = each.split()
            told[tile[0]] += 2 if many == "both" else self.left[tile[0]] if tile[1:] else 1
        assert told == self.left

    def renews(self) -> None:
        assert not self.left

    def empty(self) -> None:
        assert not self.left
        assert not self.position.view.pile_count

    def plain(self) -> None:
        return


KINDS = {
    "fewer": r", (\d+) less than possible, but leaves the next player about (\d+) instead of (\d+)\.",
    "about": r", and leaves the next player only about (\d+)\.",
    "hardly": r" and leaves the next player almost nothing\.",
    "renews": r" and gathers a whole new Reservoir\.",
    "empty": r" and empties the Thread Reservoir\.",
    "keeps": r" and keeps (.+) for later\.",
    "plain": r"\.",
}


def claims(position: Drawn, at: int) -> list[Claim]:
    found: Any = contest(position.view, position.shown, Random(at))
    all_of_them = [each for each in found.turns if each != (Stuck(),)]
    most = max((Claim(position, steps, "", 0).points for steps in all_of_them[:1]), default=0)
    picked = {0, *((at * 7 + step * 31) % len(found.turns) for step in range(3))}
    return [Claim(position, found.turns[each], as_sentence(found.why(each)), most) for each in sorted(picked)]


def test_every_reason_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "MORE_REPLIES", 8)  # a few hands say as much here, and faster
    kinds = Counter[str]()
    for at, position in enumerate(drawn(GAME, 6, (2, 3, 4))):
        if at % 6 == 0:
            for claim in claims(position, at):
                kinds[claim.check()] += 1
    assert min(kinds[kind] for kind in ("fewer", "keeps")) > 3, kinds
