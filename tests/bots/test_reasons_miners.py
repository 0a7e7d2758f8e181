"""Every reason for a move in Miners is true: gold, ways and cards are found again, card by card and cell by cell."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from tests.bots.drawn_positions import Drawn, drawn
from tests.support.number_words import number
from tilehall.bots.miners.hint import contest
from tilehall.bots.miners.reason import PLACES
from tilehall.bots.miners.routes import NEVER, shortest_routes
from tilehall.core.game import Step
from tilehall.core.reason import as_sentence
from tilehall.core.registry import find
from tilehall.games.miners.card import FACES, FACES_OF, FITS, KIND
from tilehall.games.miners.mine import DESTINATIONS_AT, dug
from tilehall.games.miners.state import State
from tilehall.games.miners.steps import Discard, Lay, Pass

GAME = find("miners")


def reaching(state: State, destination: int) -> int:
    """Return the faces that reach a destination at once, as bits, by trying each on every free cell."""
    found = 0
    for at in state.mine.frontier:
        for face in range(len(FACES)):
            if FITS[state.mine.asks[at]] >> face & 1:
                faced = dug(state.mine, at, face)[1]
                found |= (destination in faced) << face
    return found


class Claim:
    """A move, and what is said of it."""

    def __init__(self, position: Drawn, step: Step, said: str) -> None:
        self.me, self.step, self.said = position.actor, step, said
        self.before, self.after = position.state, GAME.apply(position.state, step)
        hand = list(position.view.hands[self.me])
        if isinstance(step, Lay):
            hand.remove(next(card for card in hand if KIND[card] == FACES_KIND[step.card]))
        self.kept = sum({FACES_OF[KIND[card]] for card in hand})
        self.gold = [after - before for before, after in zip(self.before.gold, self.after.gold, strict=True)]

    def needs(self, state: State, place: str) -> int:
        routes = shortest_routes(state.mine, state.laid_by, state.reached, len(state.gold))
        return routes.routes[PLACES.index(place)].needs

    def check(self) -> str:
        for kind, pattern in KINDS.items():
            if found := re.fullmatch(pattern, self.said):
                getattr(self, kind)(*found.groups())
                return kind
        raise AssertionError(f"something else is said: {self.said}")

    def passes(self) -> None:
        assert isinstance(self.step, Pass)

    def discards(self) -> None:
        assert isinstance(self.step, Discard)
        assert not any(isinstance(step, Lay) for step in GAME.legal(self.before))

    def reaches(self, place: str | None, many: str | None, gold: str, others: str | None) -> None:
        new = [at for at in range(3) if self.after.reached[at] and not self.before.reached[at]]
        assert [PLACES[at] for at in new] == [place] if place else len(new) == number(many or "")
        assert self.gold[self.me] == int(gold)
        assert sum(self.gold) - int(gold) == int(others or 0)

    def closes(self, how: str) -> None:
        outcome = GAME.outcome(self.after)
        assert outcome is not None
        if "nobody wins" in how:
            assert not any(self.after.reached)
        elif "ahead" in how:
            assert outcome.winners == (self.me,)

    def stops(self, place: str) -> None:
        destination = DESTINATIONS_AT[PLACES.index(place)]
        assert reaching(self.before, destination)
        assert not reaching(self.after, destination)

    def opens(self, place: str) -> None:
        destination = DESTINATIONS_AT[PLACES.index(place)]
        assert not reaching(self.before, destination)
        assert reaching(self.after, destination) & self.kept

    def digs_up(self, place: str) -> None:
        destination = DESTINATIONS_AT[PLACES.index(place)]
        assert not reaching(self.before, destination)
        assert reaching(self.after, destination)

    def digs(self, many: str, place: str, own: str | None) -> None:
        assert number(many) == self.needs(self.after, place) < self.needs(self.before, place)
        assert number(many) > 1 or reaching(self.after, DESTINATIONS_AT[PLACES.index(place)]), self.said
        if own:
            assert number(own) <= self.after.laid_by.count(self.me)

    def longer(self, place: str, was: str, now: str) -> None:
        assert (self.needs(self.before, place), self.needs(self.after, place)) == (int(was), int(now))

    def cut_off(self, place: str) -> None:
        assert self.needs(self.after, place) == NEVER > self.needs(self.before, place)

    def waits(self, why: str) -> None:
        for place, at in zip(PLACES, range(3), strict=True):
            if not self.before.reached[at]:
                assert self.needs(self.after, place) >= self.needs(self.before, place)


FACES_KIND = {face.name: face.kind for face in FACES}
PLACE = "(left|middle|right)"
KINDS = {
    "passes": r"Pass, because the hand is empty\.",
    "discards": r"Discard this card, because none of them fits anywhere\.",
    "reaches": rf"Reaches (?:the {PLACE} destination|(\w+) destinations at once) for (-?\d+) gold"
    r"(?:, while the others get (-?\d+)| and leaves nothing to the others)\.",
    "closes": r"Closes the mine(.*)\.",
    "stops": rf"Blocks the way to the {PLACE} destination, which one more card would have reached\.",
    "opens": rf"Opens the way to the {PLACE} destination and keeps a card that reaches it\.",
    "digs_up": rf"Digs up to the {PLACE} destination, which only some cards can reach from there\.",
    "digs": rf"Digs to within (\w+) cards? of the {PLACE} destination"
    r"(?:, with (\w+) cards? of one's own on the way)?\.",
    "longer": rf"Makes the way to the {PLACE} destination longer, from (\d+) cards? to (\d+)\.",
    "cut_off": rf"Closes the tunnel towards the {PLACE} destination\.",
    "waits": r"Waits(.*)\.",
}


def test_every_reason_is_true() -> None:
    kinds = Counter[str]()
    for at, position in enumerate(drawn(GAME, 10, (2, 3, 4, 5))):
        found = contest(position.view, position.shown, Random(at))
        for each in range(at % 3, len(found.turns), 3):
            (step,) = found.turns[each]
            kinds[Claim(position, step, as_sentence(found.why(each))).check()] += 1
    assert min(kinds[kind] for kind in ("reaches", "stops", "opens", "digs_up", "digs", "longer", "waits")) > 3, kinds
