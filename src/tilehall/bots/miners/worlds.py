"""What the others may hold: worlds guessed from the view, and from what each seat could have done and did not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from tilehall.bots.miners.prospect import BESIDE, TAKES
from tilehall.bots.miners.table import SAME, same
from tilehall.core.game import Resign, Step
from tilehall.core.seats import following
from tilehall.games.miners.card import EMPTY, FACE, FACES, FITS, KIND
from tilehall.games.miners.mine import DESTINATIONS_AT, INDEX, UNTOUCHED, Mine, dug
from tilehall.games.miners.steps import Deal, Discard, Lay, Pass
from tilehall.games.miners.view import View

TRUST: Final = 0.85  # of the worlds: whoever did not reach a destination could not; in the others it was overlooked

Kinds = int  # a set of kinds, as bits


class World(Struct, frozen=True):
    """Hands and deck as they might be; the deck is drawn from its end."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


class Held(Struct, frozen=True):
    """What is known of a hidden card: which kinds it is not, and which it is hardly."""

    surely_not: Kinds = 0
    hardly: Kinds = 0


def kinds_of(faces: int) -> Kinds:
    """The kinds that can show one of these faces."""
    return sum({1 << SAME[face.kind] for at, face in enumerate(FACES) if faces >> at & 1})


def takers(mine: Mine, reached: set[int]) -> int:
    """The faces that reach a destination at once."""
    faces = 0
    for number, destination in enumerate(DESTINATIONS_AT):
        if destination not in reached:
            for at, towards in BESIDE[number]:
                if mine.cards[at] == EMPTY:
                    faces |= TAKES[mine.asks[at]][towards]
    return faces


def seen_of_hands(shown: Sequence[Step], seats: int) -> list[list[Held]]:
    """What each card of each hand is not, as the record shows it.

    Who discards had nothing that fits (R2.6); who lays elsewhere had hardly a card that reaches a destination.
    """
    hands: list[list[Held]] = [[] for _ in range(seats)]
    mine, reached = UNTOUCHED, set[int]()
    seat, playing = 0, (True,) * seats
    for step in shown:
        match step:
            case Deal(to):
                hands[to].append(Held())
                continue
            case Resign(who):
                playing = (*playing[:who], False, *playing[who + 1 :])
                if who == seat and any(playing):
                    seat = following(seat, playing)
                continue
            case Lay(card, cell):
                hardly = kinds_of(takers(mine, reached))
                face = FACES[FACE[card]]
                mine, faced = dug(mine, INDEX[cell], FACE[card])
                if not reached.issuperset(faced):
                    hardly = 0
                    reached.update(faced)
                hands[seat] = _learnt(_parted(hands[seat], SAME[face.kind]), 0, hardly)
            case Discard(card):
                fitting = 0
                for at in mine.frontier:
                    fitting |= FITS[mine.asks[at]]
                hands[seat] = _learnt(_parted(hands[seat], SAME[KIND[card]]), kinds_of(fitting), 0)
            case Pass():
                pass
        seat = following(seat, playing)
    return hands


def _learnt(hand: list[Held], surely_not: Kinds, hardly: Kinds) -> list[Held]:
    return [Held(each.surely_not | surely_not, each.hardly | hardly) for each in hand]


def _parted(hand: list[Held], kind: int) -> list[Held]:
    """A hand without a card of that kind: of those that it may have been, the one most is known of."""

    def fitness(at: int) -> tuple[bool, bool, int]:
        held = hand[at]
        known = (held.surely_not | held.hardly).bit_count()
        return not held.surely_not >> kind & 1, not held.hardly >> kind & 1, known

    if not hand:
        return hand
    gone = max(range(len(hand)), key=fitness)
    return hand[:gone] + hand[gone + 1 :]


def blindly(view: View) -> list[list[Held]]:
    """Hands of which nothing is known but how large they are."""
    return [[Held()] * (hand if isinstance(hand, int) else len(hand)) for hand in view.hands]


def read(view: View, shown: Sequence[Step]) -> list[list[Held]]:
    """What is known of the hands; no more than their sizes where the record is not all there."""
    known, blind = seen_of_hands(shown, len(view.hands)), blindly(view)
    return known if [len(hand) for hand in known] == [len(hand) for hand in blind] else blind


def guessed(view: View, known: Sequence[Sequence[Held]], rng: Random) -> World:
    """One world behind the view that agrees with what is known of the hands."""
    unseen = same(view.unseen)
    rng.shuffle(unseen)
    trusts = rng.random() < TRUST
    hands: list[tuple[int, ...]] = []
    for hand, cards in zip(view.hands, known, strict=True):
        if not isinstance(hand, int):
            hands.append(tuple(same(hand)))
            continue
        drawn = []
        for held in cards:
            ruled_out = held.surely_not | held.hardly if trusts else held.surely_not
            drawn.append(_drawn(unseen, ruled_out))
        hands.append(tuple(drawn))
    return World(tuple(hands), tuple(unseen))


def _drawn(unseen: list[int], ruled_out: Kinds) -> int:
    """The first card that is not ruled out, or the first of all."""
    for at, kind in enumerate(unseen):
        if not ruled_out >> kind & 1:
            return unseen.pop(at)
    return unseen.pop(0)
