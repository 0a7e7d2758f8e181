"""Draw hands and deck that agree with the view and with the moves that each seat did not make."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from tilehall.bots.miners.public_state import CANONICAL, canonical
from tilehall.bots.miners.routes import BESIDE
from tilehall.core.game import Resign, Step
from tilehall.core.seats import following
from tilehall.games.miners.card import EMPTY, FACE, FACES, FITS, KIND, LEADS
from tilehall.games.miners.mine import DESTINATIONS_AT, INDEX, UNTOUCHED, Mine, dug
from tilehall.games.miners.open_way import barred
from tilehall.games.miners.state import Options
from tilehall.games.miners.steps import Deal, Discard, Lay, Pass
from tilehall.games.miners.view import View

TRUST: Final = 0.85  # the probability that a player who did not reach a destination could not

Kinds = int  # a set of kinds, as bits


class Determinization(Struct, frozen=True):
    """Possible hands and a possible deck, which is drawn from its end."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


class Belief(Struct, frozen=True):
    """What is known of a hidden card: the impossible kinds and the unlikely kinds."""

    impossible: Kinds = 0
    unlikely: Kinds = 0


def kinds_of(faces: int) -> Kinds:
    """Return the kinds of cards that have any of these faces."""
    return sum({1 << CANONICAL[face.kind] for at, face in enumerate(FACES) if faces >> at & 1})


def forbidden(mine: Mine, reached: set[int], options: Options) -> dict[int, int]:
    """Return the faces that R2.10 forbids by cell, as bits."""
    if not options.keep_open:
        return {}
    return dict(barred(mine, [at in reached for at in DESTINATIONS_AT], first_ends=options.goal == "first"))


def finishers(mine: Mine, reached: set[int], options: Options) -> int:
    """Return the faces that reach a destination at once."""
    faces, but = 0, forbidden(mine, reached, options)
    for number, destination in enumerate(DESTINATIONS_AT):
        if destination not in reached:
            for at, towards in BESIDE[number]:
                if mine.cards[at] == EMPTY:
                    faces |= LEADS[mine.asks[at]][towards] & ~but.get(at, 0)
    return faces


def beliefs_of(shown: Sequence[Step], seats: int, options: Options) -> list[list[Belief]]:
    """Return what the record reveals about each card of each hand.

    A player who discards had nothing to lay (R2.6). A player who lays elsewhere is unlikely to hold a card that reaches
    a destination.
    """
    hands: list[list[Belief]] = [[] for _ in range(seats)]
    mine, reached = UNTOUCHED, set[int]()
    seat, playing = 0, (True,) * seats
    for step in shown:
        match step:
            case Deal(to):
                hands[to].append(Belief())
                continue
            case Resign(who):
                playing = (*playing[:who], False, *playing[who + 1 :])
                if who == seat and any(playing):
                    seat = following(seat, playing)
                continue
            case Lay(card, cell):
                unlikely = kinds_of(finishers(mine, reached, options))
                face = FACES[FACE[card]]
                mine, faced = dug(mine, INDEX[cell], FACE[card])
                if not reached.issuperset(faced):
                    unlikely = 0
                    reached.update(faced)
                hands[seat] = _updated(_without(hands[seat], CANONICAL[face.kind]), 0, unlikely)
            case Discard(card):
                fitting, but = 0, forbidden(mine, reached, options)
                for at in mine.frontier:
                    fitting |= FITS[mine.asks[at]] & ~but.get(at, 0)
                hands[seat] = _updated(_without(hands[seat], CANONICAL[KIND[card]]), kinds_of(fitting), 0)
            case Pass():
                pass
        seat = following(seat, playing)
    return hands


def _updated(hand: list[Belief], impossible: Kinds, unlikely: Kinds) -> list[Belief]:
    return [Belief(each.impossible | impossible, each.unlikely | unlikely) for each in hand]


def _without(hand: list[Belief], kind: int) -> list[Belief]:
    """Remove a card of a kind from a hand: of the possible cards, the one that most is known about."""

    def fitness(at: int) -> tuple[bool, bool, int]:
        belief = hand[at]
        known = (belief.impossible | belief.unlikely).bit_count()
        return not belief.impossible >> kind & 1, not belief.unlikely >> kind & 1, known

    if not hand:
        return hand
    gone = max(range(len(hand)), key=fitness)
    return hand[:gone] + hand[gone + 1 :]


def uninformed(view: View) -> list[list[Belief]]:
    """Return hands of which only the size is known."""
    return [[Belief()] * (hand if isinstance(hand, int) else len(hand)) for hand in view.hands]


def infer(view: View, shown: Sequence[Step]) -> list[list[Belief]]:
    """Return what is known of the hands: only their sizes if the record is incomplete."""
    found, sizes = beliefs_of(shown, len(view.hands), view.options), uninformed(view)
    return found if [len(hand) for hand in found] == [len(hand) for hand in sizes] else sizes


def determinize(view: View, beliefs: Sequence[Sequence[Belief]], rng: Random) -> Determinization:
    """Draw a determinization of the view that agrees with the beliefs about the hands."""
    unseen = canonical(view.unseen)
    rng.shuffle(unseen)
    trusts = rng.random() < TRUST
    hands: list[tuple[int, ...]] = []
    for hand, cards in zip(view.hands, beliefs, strict=True):
        if not isinstance(hand, int):
            hands.append(tuple(canonical(hand)))
            continue
        drawn = []
        for belief in cards:
            ruled_out = belief.impossible | belief.unlikely if trusts else belief.impossible
            drawn.append(_drawn(unseen, ruled_out))
        hands.append(tuple(drawn))
    return Determinization(tuple(hands), tuple(unseen))


def _drawn(unseen: list[int], ruled_out: Kinds) -> int:
    """Remove and return the first card that is not ruled out, or the first card."""
    for at, kind in enumerate(unseen):
        if not ruled_out >> kind & 1:
            return unseen.pop(at)
    return unseen.pop(0)
