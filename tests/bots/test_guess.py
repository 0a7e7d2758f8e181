"""A bot's guesses of hidden cards follow the same distribution as the deal.

The truth is derived from the rules alone: a game is dealt again, the rolls that the seat saw are forced to repeat, and
each world is weighted by their likelihood. The seat's guesses must agree with this, kind by kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec
import pytest

from tilehall.core.game import CHANCE, AnyGame, Illegal, Seat, Step
from tilehall.core.play import begin, pick, roll
from tilehall.core.registry import find, games

WORLDS = 600
TURNS = (0, 1)  # of the seat that looks; what others choose to play says more about their hands than any deal
FEW = 50
MAX_DEVIATION = 5.0  # in standard deviations; once in a million by chance
HIDING = [name for name in games() if find(name).hides]


def played(game: AnyGame, turns: int, rng: Random) -> list[Step]:
    """Return a random game after so many turns."""
    state = begin(game)
    steps: list[Step] = []
    while turns or game.actor(state) == CHANCE:
        step = pick(game, state, rng)
        turns -= game.actor(state) != CHANCE and step.final
        state = game.apply(state, step)
        steps.append(step)
    return steps


def dealt_again(game: AnyGame, steps: Sequence[Step], seat: Seat, rng: Random) -> tuple[Any, float] | None:
    """Return another world in which the seat sees the same, with its likelihood; None if a roll does not fit."""
    state, likely = begin(game), 1.0
    for step in steps:
        if game.actor(state) != CHANCE:
            try:
                state = game.apply(state, step)
            except Illegal:
                return None
            continue
        odds = list(game.odds(state))
        fitting = [(other, weight) for other, weight in odds if game.show(other, seat) == game.show(step, seat)]
        if not fitting:
            return None
        likely *= sum(weight for _, weight in fitting) / sum(weight for _, weight in odds)
        (chosen,) = rng.choices([other for other, _ in fitting], [weight for _, weight in fitting])
        state = game.apply(state, chosen)
    return state, likely


def kinds(game: AnyGame, state: Any, seat: Seat) -> Counter[str]:
    """Return how often each word is in what another seat sees: in the end, its hand."""
    other = (seat + 1) % 2
    return Counter(_words(msgspec.to_builtins(game.view(state, other)), ""))


def _words(value: Any, under: str) -> Iterator[str]:
    """Yield every string with the name of its field, to tell a hand from the bag."""
    match value:
        case str():
            yield f"{under} {value}"
        case dict():
            for name, each in value.items():
                yield from _words(each, name)
        case list() | tuple():
            for each in value:
                yield from _words(each, under)


def means(counts: Sequence[tuple[Counter[str], float]]) -> dict[str, tuple[float, float]]:
    """Return the weighted mean of each kind, and its standard error."""
    total = sum(weight for _, weight in counts)
    # The effective number of worlds of equal weight.
    worlds = total * total / sum(weight * weight for _, weight in counts)
    assert worlds > FEW, f"{worlds:.0f} worlds say too little"
    found: dict[str, tuple[float, float]] = {}
    for kind in set().union(*(counter for counter, _ in counts)):
        mean = sum(counter[kind] * weight for counter, weight in counts) / total
        spread = sum((counter[kind] - mean) ** 2 * weight for counter, weight in counts) / total
        found[kind] = (mean, sqrt(spread / worlds))
    return found


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("name", HIDING)
def test_a_guess_is_drawn_as_the_deal_would_have_drawn_it(name: str, turns: int) -> None:
    game, rng = find(name), Random(f"{name} {turns}")
    steps = played(game, turns, rng)
    state, acted = begin(game), list[Seat | None]()
    for step in steps:
        acted.append(game.actor(state))
        state = game.apply(state, step)
    seat = next(actor for actor in (*acted, game.actor(state)) if actor is not None and actor != CHANCE)
    view = game.view(state, seat)
    truth = [found for found in (dealt_again(game, steps, seat, rng) for _ in range(WORLDS)) if found]
    true = means([(kinds(game, world, seat), likely) for world, likely in truth])
    guessed = means([(kinds(game, game.guess(view, rng), seat), 1.0) for _ in range(WORLDS)])
    assert sum(unsure > 0 for _, unsure in true.values()) > 5, "there is something to guess"
    for kind in true | guessed:
        (one, unsure), (two, unsure_too) = true.get(kind, (0.0, 0.0)), guessed.get(kind, (0.0, 0.0))
        off = abs(one - two) / max(sqrt(unsure**2 + unsure_too**2), 1e-9)
        assert off < MAX_DEVIATION or abs(one - two) < 1e-9, (
            f"{kind}: {one:.3f} of it by the deal, {two:.3f} by the guess"
        )


def test_a_guess_that_prefers_something_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("rummikub")
    honest = type(game).guess

    def wishful(self: AnyGame, view: Any, rng: Random) -> Any:
        """Of two worlds, return the one in which the opponent holds fewer jokers."""
        worlds = [honest(self, view, rng) for _ in range(2)]
        return min(worlds, key=lambda world: kinds(self, world, view.me)["racks *"])

    monkeypatch.setattr(type(game), "guess", wishful)
    with pytest.raises(AssertionError, match="by the guess"):
        test_a_guess_is_drawn_as_the_deal_would_have_drawn_it("rummikub", 0)


def test_a_world_dealt_again_weighs_as_much_as_the_odds_of_its_forced_rolls() -> None:
    game, rng = find("4ascend"), Random(4)
    state = begin(game)
    assert game.actor(state) == CHANCE
    found = dealt_again(game, [roll(game, state, rng)], 0, rng)
    assert found is not None
    assert found[1] == pytest.approx(1 / len(list(game.odds(state))))
