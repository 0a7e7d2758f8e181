"""The rules of Rummikub."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.features import Features
from tilehall.core.game import (
    CHANCE,
    OPEN,
    Bounds,
    Draft,
    Fact,
    First,
    Hand,
    Illegal,
    Malformed,
    Outcome,
    Seat,
    Watcher,
    title_of,
)
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.core.question import LEVELS
from tilehall.core.seats import following, with_seat
from tilehall.games.rummikub.draft import draft_of, from_rack
from tilehall.games.rummikub.facts import FirstMeld, RoundClosed, Scored, TilesPlayed
from tilehall.games.rummikub.features import features
from tilehall.games.rummikub.lays import LAYS, LIFTS, lays
from tilehall.games.rummikub.melds import MIN_SET_TILES
from tilehall.games.rummikub.rounds import begun, leaders, round_points, round_winners, scored
from tilehall.games.rummikub.state import Options, State, at_hand, bag_of_sets, put_down, value_of_sets
from tilehall.games.rummikub.steps import Deal, Draw, End, Lay, Lift, Pass, Show, Step
from tilehall.games.rummikub.tiles import BOX, HIDDEN, KIND, ONE, SHIFTS, TILES, listed, size, tiles_of
from tilehall.games.rummikub.turn import can_end, draw, end, lay, lift, pass_by
from tilehall.games.rummikub.view import View, state_of, view_of
from tilehall.games.rummikub.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

MIN_POINT_LIMIT = 50  # R4.9: a lower limit would end most games after one round
SEATS = range(2, 5)
DEALS = tuple(tuple(Deal(seat, tile) for tile in TILES) for seat in range(SEATS[-1]))
DRAW, PASS, END = Draw(), Pass(), End()


class Rummikub(game.Game[Options, State, Step, View]):
    """Lay runs and groups; the first player with an empty rack wins the round."""

    name = "rummikub"
    title = "Rummikub"
    summary = say("summary")
    home_order = 4
    version = 1
    seats = SEATS
    players = ("Player 1", "Player 2", "Player 3", "Player 4")
    options = Options
    steps = (First, Deal, Show, Lift, Lay, End, Draw, Pass)
    views = View
    unit = say("unit")
    default_words = say("default-turn")
    modes = (
        game.Mode(say("mode-one-round"), say("mode-one-round.summary")),
        game.Mode(say("mode-four-rounds"), say("mode-four-rounds.summary"), {"rounds": 4}),
        game.Mode(say("mode-to-500-points"), say("mode-to-500-points.summary"), {"point_limit": 500}),
    )
    lowest_wins = True
    notice = say("notice")
    levels = LEVELS
    greetings: ClassVar = {
        "first": say("greeting-first"),
        "easy": say("greeting-easy"),
        "medium": say("greeting-medium"),
        "strong": say("greeting-strong"),
        "hard": say("greeting-hard"),
        "master": say("greeting-master"),
    }
    reasons = ("emptied", "passed", "rounds", "limit", "resigned")
    endings: ClassVar = {
        "emptied": say("ending-emptied"),
        "passed": say("ending-passed"),
        "rounds": say("ending-rounds"),
        "limit": say("ending-limit"),
    }
    facts = (FirstMeld, TilesPlayed, RoundClosed, Scored)

    def aim(self, options: Options) -> Text:
        return say("aim")

    def check(self, options: Options, seats: int) -> None:
        if 0 < options.point_limit < MIN_POINT_LIMIT:
            raise Malformed(say("point-limit-too-low", least=MIN_POINT_LIMIT))
        if not options.rounds and not options.point_limit:
            raise Malformed(say("game-without-end"))

    def setup(self, options: Options, seats: int, first: Seat | None = None) -> State:
        nobody, none = (False,) * seats, (0,) * seats
        return State(
            options=options,
            racks=none,
            pool=BOX,
            playing=(True,) * seats,
            opened=nobody,
            passed=nobody,
            totals=none,
            owed=none,
            first=first,
        )

    def actor(self, state: State) -> Seat | None:
        if state.over:
            return None
        if state.seat is None or state.showing or any(state.owed):
            return CHANCE
        return state.seat

    def legal(self, state: State) -> Iterable[Step]:
        seat = self.actor(state)
        if seat is None or seat == CHANCE:
            return ()
        steps: list[Step] = []
        if not state.laid and state.opened[seat]:
            left = list(state.table)
            for number in state.lifted:
                left.remove(number)
            steps += [LIFTS[number] for number in dict.fromkeys(left)]
        steps += lays(at_hand(state))
        if can_end(state, seat):
            steps.append(END)
        steps.append(DRAW if state.pool else PASS)
        return steps

    def default_turn(self, state: State) -> Sequence[Step]:
        return (DRAW if state.pool else PASS,)

    def odds(self, state: State) -> Iterable[tuple[Step, int]]:
        if self.actor(state) != CHANCE:
            return ()
        if state.seat is None:
            return [(First(seat), 1) for seat in beginners(state)]
        if state.showing:
            return [(Show(state.showing[0], tiles_of(state.racks[state.showing[0]])), 1)]
        pool, deals = state.pool, DEALS[next_owed(state)]
        return [(deal, count) for deal, shift in zip(deals, SHIFTS, strict=True) if (count := pool >> shift & 3)]

    def apply(self, state: State, step: Step) -> State:
        seat = self.actor(state)
        if seat is None:
            raise Illegal(say("game-over"))
        if seat == CHANCE:
            return rolled(state, step)
        match step:
            case Lay(tiles):
                return lay(state, tiles)
            case Lift(tiles):
                return lift(state, seat, tiles)
            case Draw():
                return draw(state, seat)
            case End():
                return end(state, seat)
            case Pass():
                return pass_by(state, seat)
            case _:
                raise Illegal(say("player-to-act"))

    def resign(self, state: State, seat: Seat) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        if not 0 <= seat < len(state.playing):
            raise Illegal(say("no-such-seat", seat=str(seat)))
        if not state.playing[seat]:
            raise Illegal(say("player-resigned"))
        playing = with_seat(state.playing, seat, False)
        if sum(playing) == 1:
            return replace(state, playing=playing, lifted=(), laid=(), over="resigned")
        state = replace(
            state,
            playing=playing,
            owed=with_seat(state.owed, seat, 0),
            showing=tuple(other for other in state.showing if other != seat),
            first=following(seat, playing) if state.first == seat else state.first,
        )
        if state.closing:
            return state if state.showing else scored(state)
        if state.seat == seat:
            return replace(state, seat=following(seat, playing), lifted=(), laid=())
        return state

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        left = tuple(seat for seat, playing in enumerate(state.playing) if playing)
        winners = left if state.over == "resigned" else leaders(state)
        return Outcome(scores=state.totals, winners=winners, reason=state.over)

    def view(self, state: State, watcher: Watcher) -> View:
        return view_of(state, watcher, self.actor(state), self.outcome(state))

    def scores(self, view: View) -> Sequence[int]:
        return view.totals

    def hands(self, view: View) -> Sequence[Hand]:
        return [count if rack is None else rack for rack, count in zip(view.racks, view.counts, strict=True)]

    def show(self, step: Step, watcher: Watcher) -> Step:
        if type(step) is Deal and watcher not in (step.seat, OPEN):
            return Deal(step.seat, HIDDEN)
        return step

    def drafted(self, before: State, step: Step) -> Sequence[Step]:
        if not isinstance(step, End):
            return ()  # R4.2: drawing and passing discard the draft, which no other player saw
        return [*(LIFTS[number] for number in before.lifted), *(LAYS[number] for number in before.laid)]

    def news(self, before: State, step: Step, after: State, watcher: Watcher) -> Sequence[Fact]:
        facts: list[Fact] = []
        seat = before.seat
        match step:
            case End() if seat is not None:
                if not before.opened[seat]:
                    facts.append(FirstMeld(seat, value_of_sets(before.laid)))
                facts.append(TilesPlayed(seat, tiles_of(put_down(before)), size(after.racks[seat])))
                if after.closing:
                    facts.append(RoundClosed(seat, "emptied"))
            case Pass() if seat is not None and after.closing:
                facts.append(RoundClosed(seat, "passed"))
            case Show() if len(before.showing) == 1:
                facts.append(Scored(before.round, round_winners(before), round_points(before), after.totals))
            case _:
                pass
        return facts

    def draft(self, state: State, steps: Sequence[Step]) -> Draft:
        return draft_of(self, state, steps)

    def take_back(self, draft: Sequence[Step], turn: Sequence[Step]) -> Text:
        """Allow a turn to continue a draft if it lays every tile that left the rack; sets may still change."""
        laid = from_rack(draft)
        if draft and not laid and not isinstance(turn[-1], End):
            return say("put-sets-back")
        back = laid - from_rack(turn)
        if back == laid and back.total() > 2:
            return say("take-tiles-back")
        tiles = listed(sorted(back.elements(), key=KIND.__getitem__))
        return say("take-back", tiles=tiles) if back else ""

    def guess(self, view: View, rng: Random) -> State:
        return state_of(view, rng)

    def actions(self) -> Sequence[Step]:
        return (*LIFTS, *LAYS, END, DRAW, PASS)

    def outcomes(self) -> Sequence[Step]:
        return [*map(First, range(SEATS[-1])), *(deal for deals in DEALS for deal in deals)]

    def bounds(self, options: Options, seats: int) -> Bounds:
        """Return the bounds. With a point limit alone there are none: a round that all tie scores nothing."""
        if not options.rounds:
            return Bounds()
        tiles = size(BOX)
        a_turn = (
            2 * (tiles // MIN_SET_TILES) + 1
        )  # every set on the table is lifted, all tiles are laid, and a final step
        turns = 2 * tiles + (tiles + 1) * seats  # draws, plays of a tile or more, and passes between two plays
        return Bounds(steps=options.rounds * turns * a_turn, rolls=options.rounds * (1 + tiles + seats))

    def features(self, view: View, seat: Seat) -> Features:
        return features(view, seat)

    def box(self, state: State) -> Counter[str]:
        """Count the 106 tiles: in the pool, on racks, and on the table at the start of the turn."""
        return Counter(tiles_of(state.pool + sum(state.racks) + bag_of_sets(state.table)))

    def draw(self, view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
        from tilehall.games.rummikub import terminal  # here, because only the terminal needs rich

        return terminal.draw(view, names, language)

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        from tilehall.games.rummikub import svg  # here, because only pictures need it

        return svg.draw(in_words(title_of(self), language), view, names, language)


def beginners(state: State) -> Sequence[Seat]:
    """Return the seats that may be drawn to begin: all remaining ones, or the one who begins a rematch (C8)."""
    if state.first is not None:
        return (state.first,)
    return [seat for seat, playing in enumerate(state.playing) if playing]


def next_owed(state: State) -> Seat:
    """Return the seat that is dealt the next tile. Racks are filled one after another, in seat order."""
    return next(seat for seat, count in enumerate(state.owed) if count)


def rolled(state: State, step: Step) -> State:
    """Return the state after a step of chance. Raises `Illegal` if it is not possible."""
    if state.seat is None:
        match step:
            case First(seat) if seat in beginners(state):
                return begun(state, seat)
        raise Illegal(say("first-being-drawn"))
    if state.showing:
        seat = state.showing[0]
        match step:
            case Show(shown, tiles) if shown == seat and tiles == tiles_of(state.racks[seat]):
                state = replace(state, showing=state.showing[1:])
                return state if state.showing else scored(state)
        raise Illegal(say("rack-being-shown", seat=seat))
    seat = next_owed(state)
    match step:
        case Deal(dealt, tile) if dealt == seat:
            one = ONE.get(tile, 0)
            if not state.pool & 3 * one:
                raise Illegal(say("not-in-pool", tile=tile[:9]))
            racks = with_seat(state.racks, seat, state.racks[seat] + one)
            owed = with_seat(state.owed, seat, state.owed[seat] - 1)
            return replace(state, racks=racks, pool=state.pool - one, owed=owed)
    raise Illegal(say("tiles-being-dealt", seat=seat))
