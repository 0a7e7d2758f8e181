"""Every game obeys the laws, and each law catches a game that breaks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import count
from random import Random

import pytest
from msgspec.structs import replace
from tests.support.parameters import in_soak_except

from tilehall.core import laws
from tilehall.core.features import Features
from tilehall.core.game import OPEN, AnyGame, Bounds, Draft, Fact, Illegal, Outcome, Seat, Verdict, Watcher
from tilehall.core.languages import ENGLISH
from tilehall.core.registry import games
from tilehall.games.heart_tiles import HeartTiles
from tilehall.games.heart_tiles.state import Options, State
from tilehall.games.heart_tiles.steps import Deal, End, Step
from tilehall.games.heart_tiles.view import View
from tilehall.games.rummikub import Rummikub
from tilehall.games.rummikub.state import State as RummikubState
from tilehall.games.rummikub.view import View as RummikubView

GAMES_PER_RULES = 24  # over all seat counts; the first with the documents' own options


@pytest.mark.parametrize("part", in_soak_except(range(2), 0))
@pytest.mark.parametrize("name", games())
def test_the_laws_hold(name: str, part: int) -> None:
    assert len(list(laws.check(games()[name], GAMES_PER_RULES // 2, seed=part))) == GAMES_PER_RULES // 2


class ListsTooMuch(HeartTiles):
    """Law 1: `end` is listed before the cards are drawn."""

    def legal(self, state: State) -> Iterable[Step]:
        steps = list(super().legal(state))
        return steps if not steps or End() in steps else [*steps, End()]


class ListsTwice(HeartTiles):
    """Law 1: a step is listed twice."""

    def legal(self, state: State) -> Iterable[Step]:
        steps = list(super().legal(state))
        return steps + steps[:1]


class ListsNothing(HeartTiles):
    """Law 1: nothing is listed for a player who can only end the turn."""

    def legal(self, state: State) -> Iterable[Step]:
        return [step for step in super().legal(state) if not isinstance(step, End)]


class TakesTooMuch(HeartTiles):
    """Law 1: an unlisted step is accepted and does nothing."""

    def apply(self, state: State, step: Step) -> State:
        try:
            return super().apply(state, step)
        except Illegal:
            return state


class HoldsPeopleBack(HeartTiles):
    """Law 1: no player may resign while cards are dealt."""

    def resign(self, state: State, seat: Seat) -> State:
        if state.owed:
            raise Illegal("Wait for the cards.")
        return super().resign(state, seat)


class LetsAPlayerLeaveTwice(Rummikub):
    """Law 1: a seat that has resigned may resign again."""

    def resign(self, state: RummikubState, seat: Seat) -> RummikubState:
        gone = 0 <= seat < len(state.playing) and not state.playing[seat] and not state.over
        return state if gone else super().resign(state, seat)


class LetsTheResignedWin(HeartTiles):
    """Law 1: a player who resigns wins."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.scores, tuple(1 - seat for seat in outcome.winners), outcome.reason)


class RefusesDrafts(HeartTiles):
    """Law 1: a legal step is refused as a draft."""

    def draft(self, state: State, steps: Sequence[Step]) -> Draft:
        return replace(super().draft(state, steps), verdicts=tuple(Verdict(stands=False, why="No.") for _ in steps))


class StaysClosed(HeartTiles):
    """Law 1: hands stay hidden after the end."""

    def view(self, state: State, watcher: Watcher) -> View:
        view = super().view(state, watcher)
        return replace(view, hands=view.hands[:1]) if state.over and watcher is None else view


class Wavers(HeartTiles):
    """Law 2: the same step leads to different states."""

    times = count()

    def apply(self, state: State, step: Step) -> State:
        after = super().apply(state, step)
        return replace(after, used=next(self.times) % 2)


class GuessesBlindly(HeartTiles):
    """Law 3: a guess deals the seat's own hand again."""

    def guess(self, view: View, rng: Random) -> State:
        state = super().guess(view, rng)
        return replace(state, hands=state.hands[::-1])


class KeepsSomethingBack(HeartTiles):
    """Law 3: the open view leaves out who resigned or how many hearts were placed."""

    def view(self, state: State, watcher: Watcher) -> View:
        return super().view(replace(state, placed=0), watcher)


class LooksAtTheOtherHand(HeartTiles):
    """Law 3: what is legal depends on the opponent's cards."""

    def legal(self, state: State) -> Iterable[Step]:
        steps = list(super().legal(state))
        return steps if state.hands[1 - state.seat] % 2 else steps[::-1]


class ShowsTheCard(HeartTiles):
    """Law 4: a dealt card is shown to all."""

    def show(self, step: Step, watcher: Watcher) -> Step:
        return step


class TellsTheCard(HeartTiles):
    """Law 4: the fact of a deal has the card in it."""

    def tell(self, before: State, step: Step, after: State, watcher: Watcher) -> tuple[Fact, ...]:
        return super().tell(before, step, after, OPEN if isinstance(step, Deal) else watcher)


class LeaksInTheView(HeartTiles):
    """Law 4: a score is off by one while the opponent holds a Shield."""

    def view(self, state: State, watcher: Watcher) -> View:
        view = super().view(state, watcher)
        whole = super().view(state, OPEN)
        leak = sum("shield" in (hand.cards or ()) for hand in whole.hands)
        return replace(view, scores=(view.scores[0] + leak, view.scores[1]))


class ShowsDrafts(Rummikub):
    """Law 4: others see the sets on the table while they are being built."""

    def view(self, state: RummikubState, watcher: Watcher) -> RummikubView:
        view = super().view(state, watcher)
        return replace(view, table=super().view(state, OPEN).table)


class LosesAPiece(HeartTiles):
    """Law 5: used cards are not in the box."""

    def box(self, state: State) -> Counter[str]:
        return super().box(replace(state, gone=0))


class DrawsAnotherPosition(HeartTiles):
    """Law 6: two pictures of the same position differ."""

    asked = count()

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        return super().svg(view, [f"{name} {next(self.asked)}" for name in names])


class DrawsNoXml(HeartTiles):
    """Law 6: the names of players are not escaped."""

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>{names[0]}</title></svg>'


class LinksAPicture(HeartTiles):
    """Law 6: a picture refers to another file."""

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        return super().svg(view, names).replace("url(#heart-tiles-w)", "url(https://hall.example/white.png)")


class ForgetsAnAction(HeartTiles):
    """Law 7: a legal step has no number."""

    def actions(self) -> Sequence[Step]:
        return [step for step in super().actions() if not isinstance(step, End)]


class GrowsItsLayout(HeartTiles):
    """Law 7: the known cards make the features longer."""

    def features(self, view: View, seat: Seat) -> Features:
        return {**super().features(view, seat), "cards": [0.0] * len(view.hands[seat].cards or ())}


class PlaysTooLong(HeartTiles):
    """Law 7: a game has more steps than the bound."""

    def bounds(self, options: Options, seats: int) -> Bounds:
        return Bounds(steps=10)


def test_a_step_that_does_not_read_back_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = HeartTiles()
    monkeypatch.setattr(game, "steps", tuple(kind for kind in game.steps if kind is not End), raising=False)
    with pytest.raises(laws.Broken, match=r"Law 2 .*`end` does not read back|Law 2 .*does not replay"):
        list(laws.check(game, games=8, laws=[2]))


FAULTS: list[tuple[type[AnyGame], int]] = [
    (ListsTooMuch, 1),
    (ListsTwice, 1),
    (ListsNothing, 1),
    (TakesTooMuch, 1),
    (HoldsPeopleBack, 1),
    (LetsAPlayerLeaveTwice, 1),
    (LetsTheResignedWin, 1),
    (RefusesDrafts, 1),
    (StaysClosed, 1),
    (Wavers, 2),
    (GuessesBlindly, 3),
    (KeepsSomethingBack, 3),
    (LooksAtTheOtherHand, 3),
    (ShowsTheCard, 4),
    (TellsTheCard, 4),
    (LeaksInTheView, 4),
    (ShowsDrafts, 4),
    (LosesAPiece, 5),
    (DrawsAnotherPosition, 6),
    (DrawsNoXml, 6),
    (LinksAPicture, 6),
    (ForgetsAnAction, 7),
    (GrowsItsLayout, 7),
    (PlaysTooLong, 7),
]


@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_the_law_bites(fault: type[AnyGame], law: int) -> None:
    with pytest.raises(laws.Broken) as broken:
        list(laws.check(fault(), games=8, laws=[law]))
    assert broken.value.law == law


def test_a_guess_that_looks_different_names_the_watcher_and_the_field() -> None:
    with pytest.raises(laws.Broken, match=r"a guess looks different to .+: `hands` is .*, not "):
        list(laws.check(GuessesBlindly(), games=8, laws=[3]))


def test_a_game_that_does_not_end_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MAX_GAME_STEPS", 20)
    with pytest.raises(laws.Broken, match="does not end within 20 steps"):
        list(laws.check(HeartTiles(), games=1))


def test_a_broken_law_prints_steps_that_can_be_replayed() -> None:
    with pytest.raises(laws.Broken) as broken:
        list(laws.check(ListsTwice(), games=1))
    first, setup, *steps = str(broken.value).splitlines()
    assert first == "Law 1 (legality: games end, and exactly the listed steps are taken): a step is listed twice"
    assert setup == "heart-tiles, 2 seats, first None, options {}"
    assert steps[0].startswith("paint 0 ")
