"""What a bot imagines is drawn as the deal would have drawn it.

The truth is made from the rules alone: a game is dealt anew, what the seat was shown is forced to come again, and each
world counts as much as it was likely to show just that. What a seat guesses must agree with this, kind by kind.
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
TURNS = (0, 1)  # of whoever looks; what others choose to play says something of their hands that no deal tells
FEW = 50
FAR = 5.0  # standard deviations; once in a million by chance
HIDING = [name for name in games() if find(name).hides]


def played(game: AnyGame, turns: int, rng: Random) -> list[Step]:
    """A random game after so many turns."""
    state = begin(game)
    steps: list[Step] = []
    while turns or game.actor(state) == CHANCE:
        step = pick(game, state, rng)
        turns -= game.actor(state) != CHANCE and step.final
        state = game.apply(state, step)
        steps.append(step)
    return steps


def dealt_again(game: AnyGame, steps: Sequence[Step], seat: Seat, rng: Random) -> tuple[Any, float] | None:
    """Another world in which the seat is shown the same, and how likely it was to be; None where one does not fit."""
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
    """How often each word stands in what another seat sees: its hand, in the end."""
    other = (seat + 1) % 2
    return Counter(_words(msgspec.to_builtins(game.view(state, other)), ""))


def _words(value: Any, under: str) -> Iterator[str]:
    """Every text, with the name of the field that it is in: what is in a hand is not in the bag."""
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
    """The weighted mean of each kind, and how sure it is."""
    total = sum(weight for _, weight in counts)
    worlds = total * total / sum(weight * weight for _, weight in counts)  # as many of equal weight would say as much
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
        assert off < FAR or abs(one - two) < 1e-9, f"{kind}: {one:.3f} of it by the deal, {two:.3f} by the guess"


def test_a_guess_that_prefers_something_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("rummikub")
    honest = type(game).guess

    def wishful(self: AnyGame, view: Any, rng: Random) -> Any:
        """Of two worlds the one in which the other holds fewer jokers."""
        worlds = [honest(self, view, rng) for _ in range(2)]
        return min(worlds, key=lambda world: kinds(self, world, view.me)["racks *"])

    monkeypatch.setattr(type(game), "guess", wishful)
    with pytest.raises(AssertionError, match="by the guess"):
        test_a_guess_is_drawn_as_the_deal_would_have_drawn_it("rummikub", 0)


def test_a_roll_of_the_rules_is_what_the_test_takes_for_the_truth() -> None:
    """With nothing forced, a world dealt again is as likely as any: its weight is one."""
    game, rng = find("4ascend"), Random(4)
    state = begin(game)
    assert game.actor(state) == CHANCE
    found = dealt_again(game, [roll(game, state, rng)], 0, rng)
    assert found is not None
    assert found[1] == pytest.approx(1 / len(list(game.odds(state))))
