"""The rules of 4ascend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeVar

from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.features import Features
from tilehall.core.game import CHANCE, Bounds, Cell, Fact, Illegal, Outcome, Seat, Watcher, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.core.options import check_range, ends
from tilehall.core.question import LEVELS
from tilehall.games.fourascend.board import BIT, BOARD, CELLS, CHAIN, NEAR, ROW, SHIFTS, SIZE, cells, chains
from tilehall.games.fourascend.features import features
from tilehall.games.fourascend.state import Options, State
from tilehall.games.fourascend.steps import Grow, Plant, Step, Stone, Wait
from tilehall.games.fourascend.view import Chain, Clash, View, power, state_of, view_of
from tilehall.games.fourascend.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

NAMES: Final = ("Black", "White")
T = TypeVar("T")


ByRow = tuple[tuple[int, tuple[tuple[T, ...], ...]], ...]  # the first bit of each row, and the values by the row's bits


def _by_row(values: dict[Cell, T]) -> ByRow[T]:
    """Return the values for each row and each pattern of its bits, so that a move only has to join tuples."""

    def patterns(row: int) -> tuple[tuple[T, ...], ...]:
        columns = range(SIZE)
        return tuple(tuple(values[row, at] for at in columns if bits >> at & 1) for bits in range(ROW + 1))

    return tuple((shift, patterns(row)) for row, shift in enumerate(SHIFTS))


STONES = _by_row({cell: Stone(cell) for cell in CELLS})
PLANTS = _by_row({cell: Plant(cell) for cell in CELLS})


def _joined(rows: ByRow[T], bits: int) -> list[T]:
    found: list[T] = []
    for shift, row in rows:
        found += row[bits >> shift & ROW]
    return found


MAX_GROWTH: Final = 30  # plants that can grow at once, by the options
MAX_WAIT: Final = 40  # quiet moves between two growths, by the options


class FourAscend(game.Game[Options, State, Step, View]):
    """Four in a row attack, the defender answers at once, and HP decide."""

    name = "4ascend"
    title = "4ascend"
    summary = say("summary")
    home_order = 3
    version = 2  # version 1 accepted ranges of sprout_every that begin at 0
    seats = range(2, 3)
    players = NAMES
    options = Options
    steps = (Stone, Plant, Grow, Wait)
    views = View
    unit = say("unit")
    scores_left = True
    chance_word = "plants"
    default_words = say("default-turn")
    modes = (
        game.Mode(say("mode-hp-15"), say("mode-hp-15.summary"), {"hp": 15}),
        game.Mode(say("mode-hp-20"), say("mode-hp-20.summary")),
        game.Mode(say("mode-hp-30"), say("mode-hp-30.summary"), {"hp": 30}),
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
    reasons = ("hp", "limit", "full", "resigned")
    endings: ClassVar = {
        "hp": say("ending-hp"),
        "limit": say("ending-limit"),
        "full": say("ending-full"),
    }
    facts = (Chain, Clash)
    least_wait: ClassVar[int] = 1  # the smallest start of a range of quiet moves (R3.7)

    @property
    def earlier(self) -> tuple[game.AnyGame, ...]:
        return (FourAscendVersion1(),)

    def aim(self, options: Options) -> Text:
        return say("aim")

    def check(self, options: Options, seats: int) -> None:
        check_range(say("option-plants-start"), options.plants_start, 0, 30)
        if isinstance(options.sprout_every, str):  # R3.7: 0 means never, so a range must not contain it
            check_range(say("option-sprout-every"), options.sprout_every, self.least_wait, 40)
        check_range(say("option-sprout"), options.sprout, 0, 10)
        check_range(say("option-regrow"), options.regrow, 0, 10)

    def setup(self, options: Options, seats: int, first: Seat | None = None) -> State:
        state = State(options=options, stones=(0, 0), plants=0, hp=(options.hp, options.hp))
        return growing(waiting(state), "plants_start")

    def actor(self, state: State) -> Seat | None:
        if state.over:
            return None
        if state.grow or state.due or state.renew:
            return CHANCE
        return state.seat

    def legal(self, state: State) -> Iterable[Step]:
        if self.actor(state) in (None, CHANCE):
            return ()
        black, white = state.stones
        return _joined(STONES, BOARD & ~(black | white))

    def odds(self, state: State) -> Iterable[tuple[Step, int]]:
        if state.over:
            return ()
        if state.due:
            low, high = ends(getattr(state.options, state.due))
            return [(Grow(plants), 1) for plants in range(low, high + 1)]
        if state.grow:
            return [(plant, 1) for plant in _joined(PLANTS, bare(state))]
        if state.renew:
            low, high = ends(state.options.sprout_every)
            return [(Wait(moves), 1) for moves in range(low, high + 1)]
        return ()

    def apply(self, state: State, step: Step) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        match step:  # matching fields would cost as much as the rest of a quiet move
            case Stone():
                if state.grow or state.due or state.renew:
                    raise Illegal(say("plants-growing"))
                return placed(state, bit_at(step.cell, state.stones[0] | state.stones[1]))
            case Plant() if state.grow and not state.due:
                bit = bit_at(step.cell, state.stones[0] | state.stones[1] | state.plants)
                return replace(state, plants=state.plants | bit, grow=state.grow - 1)
            case Grow(plants) if state.due:
                low, high = ends(getattr(state.options, state.due))
                if low <= plants <= high:
                    return replace(state, due="", grow=min(plants, bare(state).bit_count()))
            case Wait(moves) if state.renew and not state.grow and not state.due:
                low, high = ends(state.options.sprout_every)
                if low <= moves <= high:
                    return replace(state, renew=False, wait=moves)
            case _:
                pass
        raise Illegal(say("not-now"))

    def resign(self, state: State, seat: Seat) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        if seat not in (0, 1):
            raise Illegal(say("no-such-seat", seat=str(seat)))
        return replace(state, over="resigned", resigned=seat)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        black, white = state.hp
        winners: tuple[Seat, ...]
        if state.resigned is not None:
            winners = (1 - state.resigned,)
        elif black == white or (state.over != "hp" and state.options.on_limit == "draw"):
            winners = ()
        else:
            winners = (0,) if black > white else (1,)
        return Outcome(scores=state.hp, winners=winners, reason=state.over)

    def view(self, state: State, watcher: Watcher) -> View:
        return view_of(state, watcher, self.actor(state), self.outcome(state))

    def scores(self, view: View) -> Sequence[int]:
        return view.hp

    def news(self, before: State, step: Step, after: State, watcher: Watcher) -> Sequence[Fact]:
        if not isinstance(step, Stone):
            return ()
        me = before.seat
        bit = BIT[step.cell]
        mine = before.stones[me] | bit
        chain = mine & ~after.stones[me]  # the stones that left the board
        facts: list[Fact] = []
        if chain:
            facts.append(Chain(me, cells(chain), power(chain, before.plants)))
        if before.vacated:
            attack, defence = power(before.vacated & ~bit, before.plants), power(chain, before.plants)
            loser = None if attack == defence else me if attack > defence else 1 - me
            taken = power(before.vacated & bit, before.plants)
            facts.append(Clash(1 - me, attack, defence, loser, abs(attack - defence), after.hp, taken))
        return facts

    def guess(self, view: View, rng: Random) -> State:
        return state_of(view)

    def actions(self) -> Sequence[Step]:
        return [Stone(cell) for cell in CELLS]

    def outcomes(self) -> Sequence[Step]:
        return [*(Plant(cell) for cell in CELLS), *map(Grow, range(MAX_GROWTH + 1)), *map(Wait, range(MAX_WAIT + 1))]

    def bounds(self, options: Options, seats: int) -> Bounds:
        """Return the bounds. Without a turn limit, equal attacks and defences could clear the board forever."""
        if not options.max_turns:
            return Bounds()
        stones = options.max_turns + 1  # an attack with the last stone is still answered
        return Bounds(steps=stones, rolls=(stones + 1) * (MAX_GROWTH + 2))  # an amount, its plants, and a new wait

    def features(self, view: View, seat: Seat) -> Features:
        return features(view, seat)

    def box(self, state: State) -> Counter[str]:
        """Count the cells of the board: stones and plants come and go, with at most one stone per cell."""
        black, white = state.stones
        return Counter(cell=(BOARD & (black ^ white | ~(black | white))).bit_count())

    def draw(self, view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
        from tilehall.games.fourascend import terminal  # here, because only the terminal needs rich

        return terminal.draw(view, names, language)

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        from tilehall.games.fourascend import svg  # here, because only pictures need it

        return svg.draw(in_words(title_of(self), language), view, names, language)


class FourAscendVersion1(FourAscend):
    """Version 1 of the rules: a range of `sprout_every` may begin at 0, and picking 0 ends all sprouting."""

    version = 1
    least_wait = 0

    @property
    def earlier(self) -> tuple[game.AnyGame, ...]:
        return ()


def bit_at(cell: Cell, taken: int) -> int:
    """Return the bit of an empty cell. Raises `Illegal` if the cell is off the board or taken.

    >>> bit_at((0, 9), 0)
    Traceback (most recent call last):
    ...
    tilehall.core.game.Illegal: 0,9 is off the board: rows and columns run from 0 to 8.
    """
    bit = BIT.get(cell)
    if bit is None:
        raise Illegal(say("off-board", cell=cell, last=SIZE - 1))
    if taken & bit:
        raise Illegal(say("cell-taken"))
    return bit


def bare(state: State) -> int:
    """Return the cells on which a plant can grow: those without a stone and without a plant."""
    return BOARD & ~(state.stones[0] | state.stones[1] | state.plants)


def placed(state: State, bit: int) -> State:
    """Return the position after the player to act places a stone on an empty cell."""
    me = state.seat
    mine = state.stones[me] | bit
    chain = chains(mine) if (mine & NEAR[bit]).bit_count() >= CHAIN else 0
    mine &= ~chain
    stones = (state.stones[0], mine) if me else (mine, state.stones[1])
    count = state.placed + 1
    if state.vacated:
        return resolved(replace(state, stones=stones, placed=count), bit, chain)
    if chain:
        return replace(state, stones=stones, placed=count, vacated=chain, seat=1 - me)
    sprouts = state.wait == 1  # R3.7: this quiet move brings the count to zero
    wait = state.wait - 1 if state.wait else 0
    state = replace(state, stones=stones, placed=count, seat=1 - me, wait=wait)
    if over := finished(state):
        return replace(state, over=over)
    return growing(waiting(state), "sprout") if sprouts else state


def resolved(state: State, bit: int, chain: int) -> State:
    """Return the position after the defender's answer on `bit`, which lifted `chain` (R3.3 to R3.6)."""
    me, attacker = state.seat, 1 - state.seat
    # R3.3: the answer occupies its cell even if it leaves the board with its own chain.
    damage = power(state.vacated & ~bit, state.plants) - power(chain, state.plants)
    black, white = state.hp
    loser = me if damage > 0 else attacker
    hp = (black - abs(damage), white) if loser == 0 else (black, white - abs(damage))
    # R3.5: a plant under an answer that stays on the board is not consumed.
    consumed = (state.vacated | chain) & ~(bit & ~chain)
    state = replace(state, hp=hp, plants=state.plants & ~consumed, vacated=0, seat=attacker)
    if over := finished(state):
        return replace(state, over=over)
    return growing(state, "regrow")


def finished(state: State) -> Literal["", "hp", "limit", "full"]:
    """Return why the game ends in the normal phase, checked before anything grows (R3.8, R3.9)."""
    if state.hp[0] <= 0 or state.hp[1] <= 0:
        return "hp"
    if 0 < state.options.max_turns <= state.placed:
        return "limit"
    return "full" if state.stones[0] | state.stones[1] == BOARD else ""


def growing(state: State, amount: Literal["plants_start", "sprout", "regrow"]) -> State:
    """Let plants grow: the number in the option, or one that chance picks from its range."""
    plants = getattr(state.options, amount)
    if isinstance(plants, int):
        # R3.7: if fewer cells are free than plants are due, every free cell gets one.
        return replace(state, grow=min(plants, bare(state).bit_count()))
    return replace(state, due=amount)


def waiting(state: State) -> State:
    """Restart the count of quiet moves: the number in the option, or one that chance picks from its range."""
    moves = state.options.sprout_every
    return replace(state, wait=moves) if isinstance(moves, int) else replace(state, renew=True)
