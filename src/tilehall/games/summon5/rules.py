"""The rules of SUMMON5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.bag import put
from tilehall.core.features import Features
from tilehall.core.game import (
    CHANCE,
    OPEN,
    Bounds,
    Cell,
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
from tilehall.core.message import Listed, Message, Text, in_words
from tilehall.core.question import LEVELS
from tilehall.core.seats import with_seat
from tilehall.games.summon5.board import (
    AREA,
    BLOCK,
    CELLS,
    EMPTY,
    INDEX,
    PORTAL,
    beside,
    from_rows,
    lay,
    lines,
    next_to_tile,
    weave,
)
from tilehall.games.summon5.draft import bonus, in_order, placed, tried, why_not_stuck
from tilehall.games.summon5.facts import Closing, Perfect, Scored, Total
from tilehall.games.summon5.features import features
from tilehall.games.summon5.refusal import lacking, refusal
from tilehall.games.summon5.rounds import (
    dealing,
    going_on,
    passed,
    players_in,
    refilling,
    result,
    round_checked,
    settled,
    sooner,
)
from tilehall.games.summon5.scoring import most_points, runs_of
from tilehall.games.summon5.state import Options, ScoredTurn, Stage, State
from tilehall.games.summon5.steps import Block, Deal, End, Place, Portal, Step, Stuck, listed
from tilehall.games.summon5.view import BOX, View, placements, state_of, undone, view_of
from tilehall.games.summon5.weaving import Weaving
from tilehall.games.summon5.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

MAX_DEALT_TILES: Final = 32  # hand size times seats (R1.12): at least seven of the forty tiles stay in the pile
CLEAR: Final = 3  # chance places nothing closer to the centre, in rows and columns (R1.12)
CENTRE: Final = 5  # the tile in the centre at the start (R1.1)
HALF: Final = 5  # half of the ten tiles: the tables below are indexed by five bits each


def _places(tiles: range) -> dict[int, tuple[tuple[Step, ...], ...]]:
    """Return, by cell and bit mask of these tiles, the steps that place them. `legal` only has to join these tuples."""
    steps = {at: [Place(str(tile), cell) for tile in tiles] for at, cell in CELLS.items()}
    return {
        at: tuple(tuple(step for bit, step in enumerate(own) if bits >> bit & 1) for bits in range(1 << HALF))
        for at, own in steps.items()
    }


LOW: Final = _places(range(HALF))
HIGH: Final = _places(range(HALF, 2 * HALF))
DEALS: Final = tuple(tuple(Deal(seat, str(tile)) for tile in range(10)) for seat in range(4))
HIDDEN: Final = tuple(Deal(seat, "?") for seat in range(4))


class Summon5(game.Game[Options, State, Step, View]):
    """Sequences that sum to the Sacred Number score; the highest score wins."""

    name = "summon5"
    title = "SUMMON5"
    summary = say("summary")
    unit = say("unit")
    home_order = 1
    version = 2  # version 1 was without C5b
    seats = range(1, 5)
    players = ("Player 1", "Player 2", "Player 3", "Player 4")
    options = Options
    steps = (Place, End, Stuck, Block, Portal, First, Deal)
    views = View
    default_words = say("default-turn")
    modes = (
        game.Mode(say("mode-sacred-5"), say("mode-sacred-5.summary")),
        game.Mode(say("mode-sacred-3"), say("mode-sacred-3.summary"), {"sacred": [3]}),
        game.Mode(say("mode-sacred-7"), say("mode-sacred-7.summary"), {"sacred": [7]}),
        game.Mode(say("mode-mixed-paths"), say("mode-mixed-paths.summary"), {"sacred": [3, 5, 7]}),
        game.Mode(say("mode-small-loom"), say("mode-small-loom.summary"), {"board": 11}),
        game.Mode(say("mode-obstacles"), say("mode-obstacles.summary"), {"obstacles": 10}),
        game.Mode(say("mode-portals"), say("mode-portals.summary"), {"portals": 4}),
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
    reasons = ("pile", "stuck", "target", "resigned")
    endings: ClassVar = {
        "pile": say("ending-pile"),
        "stuck": say("ending-stuck"),
        "target": say("ending-target"),
    }
    facts = (Scored, Perfect, Total, Closing)

    @property
    def earlier(self) -> tuple[game.AnyGame, ...]:
        return (Summon5Version1(),)

    def aim(self, options: Options) -> Text:
        return say("aim", sacred=Listed(options.sacred, "or"))

    def check(self, options: Options, seats: int) -> None:
        if len(set(options.sacred)) < len(options.sacred):
            raise Malformed(say("sacred-numbers-differ", numbers=Listed(options.sacred)))
        if options.hand * seats > MAX_DEALT_TILES:
            every = options.hand * seats
            raise Malformed(say("hands-too-large", most=MAX_DEALT_TILES, seats=seats, hand=options.hand, all=every))

    def setup(self, options: Options, seats: int, first: Seat | None = None) -> State:
        state = State(
            options=options,
            board=empty_loom(options.board),
            hands=((),) * seats,
            pile=tuple(BOX.count(tile) - (tile == CENTRE) for tile in range(10)),
            scores=(0,) * seats,
            stage="block",
            first=first,
        )
        return setting(state)

    def actor(self, state: State) -> Seat | None:
        if state.over:
            return None
        return state.seat if state.stage == "play" else CHANCE

    def legal(self, state: State) -> Iterable[Step]:
        if state.over or state.stage != "play":
            return ()
        weaving = Weaving(state)
        steps: list[Step] = []
        for at in weaving.candidates():
            tiles = weaving.fitting(at)
            steps += LOW[at][tiles % (1 << HALF)]
            steps += HIGH[at][tiles >> HALF]
        if weaving.complete():
            steps.append(End())
        return steps or (Stuck(),)

    def odds(self, state: State) -> Iterable[tuple[Step, int]]:
        if state.over:
            return ()
        match state.stage:
            case "block":
                return [(Block(CELLS[at]), 1) for at in free(state)]
            case "portal":
                return [(Portal(CELLS[at]), 1) for at in free(state)]
            case "first":
                return [(First(seat), 1) for seat in beginners(state)]
            case "deal" | "refill":
                return compress(zip(DEALS[state.seat], state.pile, strict=True), state.pile)
            case _:
                return ()

    def apply(self, state: State, step: Step) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        match step:
            case Deal(seat, tile) if state.stage in ("deal", "refill"):
                return dealt(state, seat, tile)
            case Place() | End() | Stuck():
                if state.stage != "play":
                    raise Illegal(say("gathering"))
                return acted(state, step)
            case Block(cell) if state.stage == "block":
                return setting(replace(state, board=lay(state.board, ((chosen(state, cell), BLOCK),))))
            case Portal(cell) if state.stage == "portal":
                return setting(replace(state, board=lay(state.board, ((chosen(state, cell), PORTAL),))))
            case First(seat) if state.stage == "first":
                if seat not in beginners(state):
                    raise Illegal(say("cannot-begin", seat=seat))
                return dealing(replace(state, first=seat), 0)
            case _:
                raise Illegal(say("not-now"))

    def resign(self, state: State, seat: Seat) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        if not 0 <= seat < len(state.hands):
            raise Illegal(say("no-such-seat", seat=str(seat)))
        if seat in state.resigned:
            raise Illegal(say("resigned-already"))
        resigned = put(state.resigned, seat)
        if len(resigned) + 1 >= len(state.hands):
            return replace(state, resigned=resigned, over="resigned", hands=undone(state), draft=(), owed=0)
        if seat != state.seat or state.stage in ("block", "portal", "first"):
            return replace(state, resigned=resigned)
        # C5: the draft is discarded, and pending tiles are not dealt.
        state = replace(state, resigned=resigned, hands=undone(state), draft=(), owed=0)
        return dealing(state, seat + 1) if state.stage == "deal" else self.after_resigning(state)

    def after_resigning(self, state: State) -> State:
        """Return the position after the player to act has resigned, which may complete the round (C5b).

        If another seat resigns, the player to act has not had a turn in this round yet, so the round continues.
        """
        return round_checked(state)

    def outcome(self, state: State) -> Outcome | None:
        return result(state) if state.over else None

    def view(self, state: State, watcher: Watcher) -> View:
        return view_of(state, watcher, self.actor(state), self.outcome(state))

    def scores(self, view: View) -> Sequence[int]:
        return view.scores

    def hands(self, view: View) -> Sequence[Hand]:
        return [count if hand is None else hand for hand, count in zip(view.hands, view.counts, strict=True)]

    def show(self, step: Step, watcher: Watcher) -> Step:
        if type(step) is Deal and watcher not in (step.seat, OPEN):
            return HIDDEN[step.seat]
        return step

    def drafted(self, before: State, step: Step) -> Sequence[Step]:
        return in_order(before.board, before.draft) if before.draft else ()

    def news(self, before: State, step: Step, after: State, watcher: Watcher) -> Sequence[Fact]:
        facts: list[Fact] = []
        if type(step) is End and (turn := after.last):
            facts += [Scored(turn.seat, run.cells, run.tiles, run.sum, run.points) for run in turn.runs if run.points]
            if turn.bonus:
                facts.append(Perfect(turn.seat, turn.bonus))
            facts.append(Total(turn.seat, turn.points, after.scores[turn.seat]))
        if after.final != before.final and not after.over:
            by_pile: Literal["pile", "hand"] = "hand" if after.options.endgame == "play_out" else "pile"
            facts.append(Closing("stuck" if isinstance(step, Stuck) else by_pile, after.final - after.rounds))
        return facts

    def draft(self, state: State, steps: Sequence[Step]) -> Draft:
        if self.actor(state) in (None, CHANCE):
            raise Illegal(say("game-over") if state.over else say("wait-for-chance"))
        return tried(state, steps, lambda tried_out: self.view(tried_out, state.seat))

    def take_back(self, draft: Sequence[Step], turn: Sequence[Step]) -> Text:
        back = Counter(draft) - Counter(turn)
        if not back:
            return ""
        return say("take-back", threads=listed([each.tile for each in back if isinstance(each, Place)]))

    def guess(self, view: View, rng: Random) -> State:
        return state_of(view, rng)

    def actions(self) -> Sequence[Step]:
        return [*(Place(str(tile), cell) for cell in CELLS.values() for tile in range(10)), End(), Stuck()]

    def outcomes(self) -> Sequence[Step]:
        return [
            *map(Block, CELLS.values()),
            *map(Portal, CELLS.values()),
            *map(First, range(self.seats[-1])),
            *(deal for deals in DEALS for deal in deals),
        ]

    def bounds(self, options: Options, seats: int) -> Bounds:
        """Return the bounds: every tile is dealt and placed once, every turn but a stuck one places at least one."""
        tiles = len(BOX) - 1
        highest = 2 * tiles * most_points(options, sum(BOX), tiles) + options.perfect_bonus
        return Bounds(
            steps=2 * tiles + seats,
            rolls=options.obstacles + options.portals + 1 + tiles,
            scores=(0, highest),  # a new tile is in at most two sequences
        )

    def features(self, view: View, seat: Seat) -> Features:
        return features(view, seat)

    def box(self, state: State) -> Counter[str]:
        pieces = Counter({str(tile): count for tile, count in enumerate(state.pile)})
        pieces.update(str(tile) for hand in state.hands for tile in hand)
        pieces.update(str(tile) for _, tile in state.draft)
        pieces.update(str(tile) for tile in state.board if tile < PORTAL)
        pieces["block"] = state.options.obstacles if state.stage == "block" else blocks(state)
        pieces["portal"] = state.options.portals if state.stage in ("block", "portal") else state.board.count(PORTAL)
        return pieces

    def draw(self, view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
        from tilehall.games.summon5 import terminal  # imported here, because only the terminal needs rich

        return terminal.draw(view, names, language)

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        from tilehall.games.summon5 import svg  # imported here, because only pictures need it

        return svg.draw(in_words(title_of(self), language), view, names, language)


class Summon5Version1(Summon5):
    """Version 1 of the rules: a resignation did not complete the round, so the next player had one more turn."""

    version = 1

    @property
    def earlier(self) -> tuple[game.AnyGame, ...]:
        return ()

    def after_resigning(self, state: State) -> State:
        return going_on(state)


@cache
def empty_loom(size: int) -> bytes:
    """Return a board of this size with the first tile in its centre (R1.1)."""
    middle = size // 2
    rows = [["."] * size for _ in range(size)]
    rows[middle][middle] = str(CENTRE)
    return from_rows(tuple(map("".join, rows)))


def inside(state: State) -> list[int]:
    """Return the cells of the board, row by row."""
    size = state.options.board
    return [INDEX[row, column] for row in range(size) for column in range(size)]


def blocks(state: State) -> int:
    """Return the number of obstacles on the board."""
    return state.board.count(BLOCK) - (AREA - state.options.board**2)  # the border consists of obstacles, too


def setting(state: State) -> State:
    """Place the next obstacle or portal, before the first player is drawn (R1.12).

    There is always room: 96 cells of the smaller board are far enough from its centre.
    """
    stage: Stage = "first"
    if blocks(state) < state.options.obstacles:
        stage = "block"
    elif state.board.count(PORTAL) < state.options.portals:
        stage = "portal"
    return replace(state, stage=stage)


def free(state: State) -> list[int]:
    """Return the cells on which chance can place the next obstacle or portal (R1.12)."""
    middle = state.options.board // 2
    cells = [
        at
        for at in inside(state)
        if state.board[at] == EMPTY and max(abs(CELLS[at][0] - middle), abs(CELLS[at][1] - middle)) >= CLEAR
    ]
    if state.stage == "block":
        return cells
    return [at for at in cells if all(state.board[near] != PORTAL for near in beside(at))]


def chosen(state: State, cell: Cell) -> int:
    """Return the cell on which chance places an obstacle or a portal. Raises `Illegal` if it is not free."""
    at = INDEX.get(cell)
    if at is None or at not in free(state):
        if state.stage == "block":
            raise Illegal(say("no-place-for-obstacle", cell=cell))
        raise Illegal(say("no-place-for-portal", cell=cell))
    return at


def beginners(state: State) -> list[Seat]:
    """Return the possible first players: in a rematch only the next seat (C8), if it is still in the game (C5)."""
    seats = players_in(state)
    if (first := state.first) is None:
        return seats
    return [min(seats, key=lambda seat: (seat - first) % len(state.hands))]


def dealt(state: State, seat: Seat, tile: str) -> State:
    """Return the position after a tile is dealt from the pile."""
    if seat != state.seat:
        raise Illegal(say("dealt-to-other", next=state.seat, seat=seat))
    if not tile.isdecimal() or not state.pile[int(tile)]:
        raise Illegal(say("not-in-pile", tile=tile))
    number = int(tile)
    hands = with_seat(state.hands, seat, put(state.hands[seat], number))
    pile = (*state.pile[:number], state.pile[number] - 1, *state.pile[number + 1 :])
    state = replace(state, hands=hands, pile=pile, owed=state.owed - 1)
    if state.owed:
        return state
    return dealing(state, seat + 1) if state.stage == "deal" else settled(state)


def acted(state: State, step: Place | End | Stuck) -> State:
    """Return the position after a player's step."""
    weaving = Weaving(state)
    match step:
        case Place(tile, cell):
            if why := refused(weaving, state.options, int(tile), cell):
                raise Illegal(why)
            return placed(state, INDEX[cell], int(tile))
        case End():
            return scored(state, weaving)
        case Stuck():
            if why := why_not_stuck(weaving):
                raise Illegal(why)
            final = sooner(state.final, state.rounds + 1)
            return passed(replace(state, stuck=put(state.stuck, state.seat), final=final))


def refused(weaving: Weaving, options: Options, tile: int, cell: Cell) -> Message | None:
    """Return why a tile cannot be placed on a cell, or None if it can (R1.4a)."""
    at = INDEX.get(cell)
    if at is None or weaving.board[at] != EMPTY or tile not in weaving.hand:
        return refusal(weaving, options, tile, cell)
    if not next_to_tile(weaving.board, at):
        return refusal(weaving, options, tile, cell) or say("not-beside-thread")
    if weaving.fits(at, tile):
        return None
    return refusal(weaving, options, tile, cell) or say("no-turn-scores")


def scored(state: State, weaving: Weaving) -> State:
    """Return the position after the end of the turn: its tiles stay and score (R1.5, R1.9)."""
    seat = state.seat
    changed = lines(weaving.board, state.draft)
    runs = runs_of(weaving.board, changed, state.options, state.rounds)
    if missing := lacking(weaving, state.options, runs):
        raise Illegal(missing[0])
    extra = bonus(state)
    earned = sum(run.points for run in runs) + extra
    score = state.scores[seat] + earned
    state = replace(
        state,
        board=weave(weaving.board, changed),
        draft=(),
        scores=with_seat(state.scores, seat, score),
        last=ScoredTurn(seat, placements(state.draft), runs, extra, earned),
    )
    # R1.8: the target is checked before the refill, including the bonus.
    if 0 < state.options.target_score <= score:
        return replace(state, over="target")
    return refilling(state)
