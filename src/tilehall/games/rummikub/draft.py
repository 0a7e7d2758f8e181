"""Drafts of a turn: players build sets tile by tile and learn what is missing (R4.2, C3a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from tilehall.core import bag
from tilehall.core.game import CHANCE, AnyGame, Draft, Illegal, Mark, Seat, Verdict
from tilehall.core.message import Message, sentences
from tilehall.games.rummikub.lays import LAYS, LIFTS
from tilehall.games.rummikub.melds import MELDS, NUMBER, Tiles, building, why_not
from tilehall.games.rummikub.state import State, at_hand, value_of_sets
from tilehall.games.rummikub.steps import Draw, End, Lay, Lift, Pass, Step
from tilehall.games.rummikub.tiles import KIND, Bag, bag_of, tiles_of
from tilehall.games.rummikub.turn import LIFT_FIRST, liftable, missing, wanting
from tilehall.games.rummikub.view import view_of
from tilehall.games.rummikub.words import say


class Attempt:
    """A draft of a turn. Lifts and lays may come in any order; `steps` puts the lifts first."""

    def __init__(self, rules: AnyGame, began: State, seat: Seat) -> None:
        self.rules = rules
        self.began = began
        self.seat = seat
        self.state = began  # with the lifts and the valid sets of this draft
        self.lifts: list[Step] = []
        self.lays: list[Step] = []
        self.sets: list[Tiles] = [MELDS[number].tiles for number in began.laid]  # all that was laid, a set or not
        self.final: Step | None = None

    @property
    def building(self) -> list[Tiles]:
        """The laid tiles that do not make a set."""
        return [tiles for tiles in self.sets if tiles not in NUMBER]

    @property
    def unfinished(self) -> Bag:
        """The bag of tiles that do not make a set."""
        return sum(map(bag_of, self.building))

    @property
    def missing(self) -> list[Message]:
        """What the turn still needs before it can end."""
        return [*map(why_not, self.building), *missing(self.state, self.seat, self.unfinished)]

    def take(self, step: Step) -> None:
        """Add one step to the draft. Raises `Illegal` if it is not possible."""
        if self.final is not None:
            raise Illegal(say("after-final-step"))
        match step:
            case Lift(tiles):
                if self.began.laid:
                    raise Illegal(LIFT_FIRST)
                number = liftable(self.state, self.seat, tiles)
                self.state = replace(self.state, lifted=bag.put(self.state.lifted, number))
                self.lifts.append(step)
            case Lay(tiles):
                self.lay(tiles)
            case End():
                if needs := self.missing:
                    raise Illegal(sentences(needs))
                self.final = step
            case _:
                self.rules.apply(self.began, step)
                self.give_up()
                self.final = step

    def lay(self, tiles: Tiles) -> None:
        """Lay any tiles at hand, whether or not they make a set."""
        if any(tile not in KIND for tile in tiles):
            raise Illegal(why_not(tiles))
        hand = at_hand(self.state) - self.unfinished
        if short := Counter(tiles) - Counter(tiles_of(hand)):
            raise Illegal(wanting(short))
        self.sets.append(tiles)
        if tiles in NUMBER:
            self.state = replace(self.state, laid=bag.put(self.state.laid, NUMBER[tiles]))
            self.lays.append(LAYS[NUMBER[tiles]])

    def give_up(self) -> None:
        """Discard the draft, as drawing and passing do (R4.2)."""
        self.state = replace(self.began, lifted=(), laid=())
        self.lifts, self.lays, self.sets = [], [], []

    def following(self) -> list[Step]:
        """Return the possible next steps without lays, of which a fully lifted table allows thousands."""
        if self.final is not None:
            return []
        steps: list[Step] = []
        if self.state.opened[self.seat] and not self.began.laid:
            steps += [LIFTS[number] for number in dict.fromkeys(bag.without(self.state.table, self.state.lifted))]
        if not self.missing:
            steps.append(End())
        return [*steps, Draw() if self.state.pool else Pass()]


def draft_of(rules: AnyGame, state: State, steps: Sequence[Step]) -> Draft:
    """Judge the steps that a player tries in the current turn."""
    seat = rules.actor(state)
    if seat is None or seat == CHANCE:
        raise Illegal(say("game-over") if seat is None else say("wait-for-chance"))
    attempt = Attempt(rules, state, seat)
    verdicts: list[Verdict] = []
    for step in steps:
        try:
            attempt.take(step)
        except Illegal as refusal:
            verdicts.append(Verdict(stands=False, why=refusal.why))
        else:
            verdicts.append(Verdict(stands=True))
    final = attempt.final
    return Draft(
        verdicts=tuple(verdicts),
        steps=(*attempt.lifts, *attempt.lays, *([] if final is None else [final])),
        view=view_of(attempt.state, seat, seat, None, attempt.building),
        next=tuple(attempt.following()),
        points=value_of_sets(attempt.state.laid),
        missing=tuple(attempt.missing) if final is None else (),
        marks=tuple(map(mark, attempt.sets)),
    )


def from_rack(steps: Sequence[Step]) -> Counter[str]:
    """Count the tiles that these steps take from the rack.

    >>> from_rack([Lift(("k7", "r7", "b7")), Lay(("k7", "r7", "b7", "o7")), Lay(("k1",))])
    Counter({'o7': 1, 'k1': 1})
    """
    laid = Counter(tile for step in steps if isinstance(step, Lay) for tile in step.tiles)
    return laid - Counter(tile for step in steps if isinstance(step, Lift) for tile in step.tiles)


def mark(tiles: Tiles) -> Mark:
    """Describe a set in a draft: its value, or why it is not valid.

    >>> run = mark(("*", "k4", "k5"))
    >>> run.kind, run.at, str(run.text), run.points
    ('valid', ('*', 'k4', 'k5'), 'A run worth 12; the joker is k3.', 12)
    >>> mark(("k4", "r5")).kind, mark(("k4", "r4")).kind
    ('wrong', 'building')
    """
    if tiles not in NUMBER:
        return Mark("building" if building(tiles) else "wrong", at=tiles, text=why_not(tiles))
    meld = MELDS[NUMBER[tiles]]
    kind, jokers = "run" if meld.run else "group", meld.stands_for()
    joker, other = (*jokers, "", "")[:2]
    text = say("set", kind=kind, value=meld.value, jokers=len(jokers), joker=joker, other=other)
    return Mark("valid", at=tiles, text=text, points=meld.value)
