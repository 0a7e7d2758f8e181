"""The rules of Miners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.bag import put, take
from tilehall.core.features import Features
from tilehall.core.game import CHANCE, OPEN, Bounds, Fact, Hand, Illegal, Outcome, Seat, Watcher, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.core.question import LEVELS
from tilehall.core.seats import following, with_seat
from tilehall.games.miners import refusal
from tilehall.games.miners.card import COPIES, FACE, FACES, FACES_OF, FITS, KIND, KINDS, START
from tilehall.games.miners.facts import DWARVES, Dead, Reach, Stuck
from tilehall.games.miners.features import features
from tilehall.games.miners.mine import CELLS, DESTINATIONS_AT, INDEX, START_AT, UNTOUCHED, dug, vein
from tilehall.games.miners.state import Discarded, Options, OptionsVersion1, Reached, State, with_barred
from tilehall.games.miners.steps import HIDDEN, Deal, Discard, Lay, Pass, Step
from tilehall.games.miners.view import View, state_of, view_of
from tilehall.games.miners.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

HAND: Final = 5
BOUNTY: Final = 3  # gold for reaching a destination (R2.7)

# All possible steps.
DEALS: Final = tuple(tuple(Deal(seat, card) for card in KINDS) for seat in range(len(DWARVES)))
LAYS: Final = tuple({1 << at: Lay(face.name, cell) for at, face in enumerate(FACES)} for cell in CELLS)
DISCARDS: Final = tuple(Discard(card) for card in KINDS)
PASS: Final = Pass()


class Miners(game.Game[Options, State, Step, View]):
    """Lay path cards from the start to the destinations; gold decides."""

    name = "miners"
    title = "Miners"
    summary = say("summary")
    home_order = 2
    version = 2  # version 1 did not have R2.10
    seats = range(2, 6)
    players = DWARVES
    options = Options
    steps = (Deal, Lay, Discard, Pass)
    views = View
    unit = say("unit")
    default_words = say("default-turn")
    modes = (
        game.Mode(say("mode-all-destinations"), say("mode-all-destinations.summary")),
        game.Mode(say("mode-first-destination"), say("mode-first-destination.summary"), {"goal": "first"}),
    )
    levels = LEVELS
    greetings: ClassVar = {
        "first": say("greeting-first"),
        "easy": say("greeting-easy"),
        "medium": say("greeting-medium"),
        "strong": say("greeting-strong"),
        "hard": say("greeting-hard"),
        "master": say("greeting-master"),
    }
    reasons = ("goal", "dead", "stuck", "resigned")
    endings: ClassVar = {
        "goal": say("ending-goal"),
        "dead": say("ending-dead"),
        "stuck": say("ending-stuck"),
    }
    usual_seats = 5  # R2.1: all five dwarves
    facts = (Reach, Dead, Stuck)

    @property
    def earlier(self) -> tuple[game.AnyGame, ...]:
        return (MinersVersion1(),)

    def aim(self, options: Options) -> Text:
        return say("aim")

    def setup(self, options: Options, seats: int, first: Seat | None = None) -> State:
        # C8: `first` has no effect, because seat 0 always begins. In a rematch the players move on by one seat.
        return State(
            options=options,
            mine=UNTOUCHED,
            laid_by=bytes(len(CELLS)),
            numbers=bytes(len(CELLS)),
            hands=((),) * seats,
            deck=COPIES,
            owed=tuple(seat for seat in range(seats) for _ in range(HAND)),
            gold=(0,) * seats,
            playing=(True,) * seats,
        )

    def actor(self, state: State) -> Seat | None:
        if state.over:
            return None
        return CHANCE if state.owed else state.seat

    def legal(self, state: State) -> Iterable[Step]:
        if state.over or state.owed:
            return ()
        hand = state.hands[state.seat]
        faces = faces_of(hand)
        asks = state.mine.asks
        barred = dict(state.barred)
        steps: list[Step] = []
        for at in state.mine.frontier:
            fitting = FITS[asks[at]] & faces
            if at in barred:
                fitting &= ~barred[at]
            while fitting:
                lowest = fitting & -fitting
                steps.append(LAYS[at][lowest])
                fitting ^= lowest
        if steps:
            return steps
        return [DISCARDS[kind] for kind in sorted(set(hand))] or (PASS,)

    def odds(self, state: State) -> Iterable[tuple[Step, int]]:
        if state.over or not state.owed:
            return ()
        return [(step, count) for step, count in zip(DEALS[state.owed[0]], state.deck, strict=True) if count]

    def apply(self, state: State, step: Step) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        match step:
            case Deal(seat, card):
                return dealt(state, seat, card)
            case _ if state.owed:
                raise Illegal(say("cards-being-dealt"))
            case Lay():
                return laid(state, step)
            case Discard():
                return discarded(state, step)
            case Pass():
                if state.hands[state.seat]:
                    raise Illegal(say("hand-not-empty"))
                return idled(state)

    def resign(self, state: State, seat: Seat) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        if not 0 <= seat < len(state.playing):
            raise Illegal(say("no-such-seat", seat=str(seat)))
        if not state.playing[seat]:
            raise Illegal(say("dwarf-resigned", dwarf=DWARVES[seat]))
        playing = with_seat(state.playing, seat, False)
        if sum(playing) == 1:
            return replace(state, playing=playing, owed=(), over="resigned")
        return replace(
            state,
            playing=playing,
            owed=tuple(each for each in state.owed if each != seat),
            seat=following(seat, playing) if seat == state.seat else state.seat,
        )

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        return Outcome(scores=state.gold, winners=winners(state), reason=state.over)

    def view(self, state: State, watcher: Watcher) -> View:
        return view_of(state, watcher, self.actor(state), self.outcome(state))

    def scores(self, view: View) -> Sequence[int]:
        return view.gold

    def hands(self, view: View) -> Sequence[Hand]:
        return view.hands

    def show(self, step: Step, watcher: Watcher) -> Step:
        if type(step) is Deal and watcher not in (step.seat, OPEN):
            return Deal(step.seat, HIDDEN)
        return step

    def news(self, before: State, step: Step, after: State, watcher: Watcher) -> Sequence[Fact]:
        facts: list[Fact] = []
        for number, (at, then, now) in enumerate(zip(DESTINATIONS_AT, before.reached, after.reached, strict=True), 1):
            if now and not then:
                cells = tuple(CELLS[there] for there in now.vein)
                facts.append(Reach(f"dest_{number}", CELLS[at], now.seat, cells, pay_for(after, now)))
        match after.over:
            case "dead":
                facts.append(Dead())
            case "stuck":
                facts.append(Stuck())
            case _:
                pass
        return facts

    def guess(self, view: View, rng: Random) -> State:
        return state_of(view, rng)

    def actions(self) -> Sequence[Step]:
        return [
            *(lay for at, lays in enumerate(LAYS) if at not in (START_AT, *DESTINATIONS_AT) for lay in lays.values()),
            *DISCARDS,
            PASS,
        ]

    def outcomes(self) -> Sequence[Step]:
        return [deal for deals in DEALS for deal in deals]

    def bounds(self, options: Options, seats: int) -> Bounds:
        """Return the bounds: every card is laid or discarded once, and between two cards each seat passes once."""
        cards = sum(COPIES)
        return Bounds(steps=cards + (cards + 1) * seats, rolls=cards)

    def features(self, view: View, seat: Seat) -> Features:
        return features(view, seat)

    def box(self, state: State) -> Counter[str]:
        """Count the start, the destinations and the 58 cards: in the deck, in hands, in the mine and discarded."""
        box = Counter(start=1, destination=len(DESTINATIONS_AT))
        box.update({card: count for card, count in zip(KINDS, state.deck, strict=True) if count})
        box.update(KINDS[kind] for hand in state.hands for kind in hand)
        box.update(KINDS[FACES[card].kind] for card in state.mine.cards if card < START)
        box.update(KINDS[each.kind] for each in state.discards)
        return box

    def draw(self, view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
        from tilehall.games.miners import terminal  # here, because only the terminal needs rich

        return terminal.draw(view, names, language)

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        from tilehall.games.miners import svg  # here, because only pictures need it

        return svg.draw(in_words(title_of(self), language), view, names, language)


class MinersVersion1(Miners):
    """Version 1 of the rules, in which a card could cut off a destination, as if `keep_open` were false."""

    version = 1
    options = OptionsVersion1  # type: ignore[assignment]  # a field is missing

    @property
    def earlier(self) -> tuple[game.AnyGame, ...]:
        return ()

    def setup(self, options: OptionsVersion1, seats: int, first: Seat | None = None) -> State:
        return super().setup(Options(goal=options.goal, keep_open=False), seats, first)


def faces_of(hand: tuple[int, ...]) -> int:
    """Return the faces of all cards in a hand, as bits."""
    faces = 0
    for kind in hand:
        faces |= FACES_OF[kind]
    return faces


def dealt(state: State, seat: Seat, card: str) -> State:
    """Return the position after chance deals a card."""
    if not state.owed:
        raise Illegal(say("no-card-dealt"))
    if seat != state.owed[0]:
        raise Illegal(say("next-card-for", dwarf=DWARVES[state.owed[0]]))
    kind = KIND.get(card)
    if kind is None:
        raise refusal.unknown(card)
    left = state.deck[kind]
    if not left:
        raise Illegal(say("not-in-deck", card=card))
    return replace(
        state,
        hands=with_seat(state.hands, seat, put(state.hands[seat], kind)),
        deck=with_byte(state.deck, kind, left - 1),
        owed=state.owed[1:],
    )


def laid(state: State, step: Lay) -> State:
    """Return the position after the player to act lays a card (R2.5)."""
    seat = state.seat
    at = INDEX.get(step.cell)
    face = FACE.get(step.card)
    if at is None or face is None or not FITS[state.mine.asks[at]] >> face & 1:
        raise refusal.no_lay(state, step)
    kind = FACES[face].kind
    if kind not in state.hands[seat] or is_barred(state, at, face):
        raise refusal.no_lay(state, step)
    mine, faced = dug(state.mine, at, face)
    after = replace(
        state,
        mine=mine,
        laid_by=with_byte(state.laid_by, at, seat),
        numbers=with_byte(state.numbers, at, next_number(state, kind)),
        hands=with_seat(state.hands, seat, take(state.hands[seat], kind)),
        idle=(),
    )
    if faced:
        after = reaching(after, faced)
    after = with_barred(after)
    if faced and is_goal(after):
        return replace(after, over="goal")
    if not mine.frontier:  # only without R2.10; see `open_way.barred`
        return replace(after, over="dead")
    return turn_ended(after)


def is_goal(state: State) -> bool:
    """Return whether enough destinations are reached to end the game (R2.8)."""
    return all(state.reached) or (state.options.goal == "first" and any(state.reached))


def is_barred(state: State, at: int, face: int) -> bool:
    """Return whether R2.10 forbids laying a face on a cell."""
    return any(there == at and faces >> face & 1 for there, faces in state.barred)


def may_lay(state: State, faces: int) -> bool:
    """Return whether any of these faces (as bits) may be laid on any cell."""
    asks, barred = state.mine.asks, dict(state.barred)
    return any(FITS[asks[at]] & ~barred.get(at, 0) & faces for at in state.mine.frontier)


def reaching(state: State, faced: list[int]) -> State:
    """Return the position after the player to act reached these destinations (R2.7)."""
    gold = state.gold
    reached = list(state.reached)
    for number, at in enumerate(DESTINATIONS_AT):
        if at in faced and not reached[number]:
            now = Reached(seat=state.seat, vein=vein(state.mine, at))
            reached[number] = now
            gold = tuple(map(sum, zip(gold, pay_for(state, now), strict=True)))
    return replace(state, gold=gold, reached=tuple(reached))


def pay_for(state: State, reached: Reached) -> tuple[int, ...]:
    """Return the gold that each seat earns when a destination is reached (R2.7)."""
    pay = [0] * len(state.gold)
    pay[reached.seat] += BOUNTY
    for at in reached.vein:
        seat = state.laid_by[at]
        if state.playing[seat]:  # C5: a player who resigned earns nothing more
            pay[seat] += 1
    return tuple(pay)


def discarded(state: State, step: Discard) -> State:
    """Return the position after a discard, which is legal only if no card of the hand can be laid (R2.6)."""
    seat = state.seat
    hand = state.hands[seat]
    kind = KIND.get(step.card)
    if kind is None or kind not in hand:
        raise refusal.no_discard(state, step)
    if may_lay(state, faces_of(hand)):
        raise refusal.no_discard(state, step)
    discard = Discarded(kind, next_number(state, kind), seat)
    hands = with_seat(state.hands, seat, take(hand, kind))
    return idled(replace(state, hands=hands, discards=(*state.discards, discard)))


def idled(state: State) -> State:
    """Return the position after the player to act discarded or passed."""
    if any(state.deck):
        return turn_ended(state)
    idle = state.idle if state.seat in state.idle else put(state.idle, state.seat)
    # R2.8: every remaining player has begun a turn with an empty deck and laid nothing.
    if all(seat in idle for seat, playing in enumerate(state.playing) if playing):
        return replace(state, idle=idle, over="stuck")
    return turn_ended(replace(state, idle=idle))


def turn_ended(state: State) -> State:
    """Return the position after a turn: its player is owed a card if the deck has any, then the next acts (R2.4)."""
    owed = (state.seat,) if any(state.deck) else ()
    return replace(state, seat=following(state.seat, state.playing), owed=owed)


def winners(state: State) -> tuple[Seat, ...]:
    """Return the winners: most gold, then most destinations reached, then shared (R2.8)."""
    playing = [seat for seat, still_in in enumerate(state.playing) if still_in]
    if state.over == "resigned":
        return tuple(playing)
    if not any(state.reached):
        return ()

    def standing(seat: Seat) -> tuple[int, int]:
        return state.gold[seat], sum(1 for each in state.reached if each and each.seat == seat)

    best = max(map(standing, playing))
    return tuple(seat for seat in playing if standing(seat) == best)


def next_number(state: State, kind: int) -> int:
    """Return the number for the next cardId of a kind: one more than the cards that have left a hand (R2.3)."""
    held = sum(hand.count(kind) for hand in state.hands)
    return COPIES[kind] - state.deck[kind] - held + 1


def with_byte(values: bytes, at: int, value: int) -> bytes:
    """Return the bytes with one of them replaced."""
    return values[:at] + bytes((value,)) + values[at + 1 :]
