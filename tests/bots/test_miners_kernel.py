"""Miners' kernel against the rollouts in Python: the same random numbers, the same games."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.bots.drawn_positions import drawn
from tests.bots.miners_rollout import rollout
from tilehall.bots.miners.arrays import payoffs_after, worlds_of
from tilehall.bots.miners.determinization import determinize, infer
from tilehall.bots.miners.evaluation import shaped_payoffs
from tilehall.bots.miners.kernel.layout import Floats
from tilehall.bots.miners.levels import held, root_of
from tilehall.bots.miners.node import remove_card
from tilehall.bots.miners.public_state import canonical
from tilehall.core.registry import find
from tilehall.games.miners.state import Options, State

GAME = find("miners")


class Drawing(Random):
    """A source of random numbers that were drawn before."""

    def __init__(self, luck: Floats) -> None:
        super().__init__()
        self.luck, self.drawn = luck.tolist(), 0

    def random(self) -> float:
        self.drawn += 1
        return float(self.luck[(self.drawn - 1) % len(self.luck)])


def varied(state: State, number: int) -> State:
    """Return a position unchanged, with other options, or with the player after next resigned."""
    if number % 4 == 1 and not any(state.reached):
        return replace(state, options=Options(goal="first"))
    if number % 4 == 3:
        return replace(state, options=Options(keep_open=False), barred=())
    if number % 4 == 2 and len(state.playing) > 2 and all(state.playing):
        gone = (state.seat + 1) % len(state.playing)
        return replace(state, playing=tuple(seat != gone for seat in range(len(state.playing))))
    return state


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_compiled_rollout_ends_as_the_other_does(seats: int) -> None:
    played = set[float]()
    for number, position in enumerate(drawn(GAME, 4, (seats,))):
        view = position.view
        rng = Random(number)
        root, beliefs = root_of(view, rng), infer(view, position.shown)
        moves = root.moves(canonical(held(view)))
        node = root.child(moves[int(rng.random() * len(moves))])
        if node.payoffs is not None:
            continue
        node.state = varied(node.state, number)
        blunders = [0.1 * seat for seat in range(seats)]
        determinizations = [determinize(view, beliefs, rng) for _ in range(4)]
        worlds = worlds_of(determinizations, rng)
        expected = []
        for world, luck in zip(determinizations, worlds.luck, strict=True):
            hands, deck = [list(hand) for hand in world.hands], list(world.deck)
            remove_card(hands[view.seat], node.move)
            if deck:
                hands[view.seat].append(deck.pop())
            ended = rollout(node.state, hands, deck, Drawing(luck), blunders)
            expected.append(shaped_payoffs(ended)[view.seat])
        assert payoffs_after(node.state, node.move, view.seat, worlds, blunders).tolist() == expected
        played.update(expected)
    assert len(played) > 3, "won, lost with more or less gold, and shared"
