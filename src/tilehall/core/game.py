"""The protocol: what a game is. Nothing here knows a server, a clock, a file or a random generator.

A game is a set of pure functions over frozen values. Chance sits at the table as a seat of its own, and what it
rolls is a step like any other, so a record replays without dice. What nobody has seen does not exist yet: a deck is a
bag, and only the step that deals a tile decides which one it was.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar

from msgspec import Struct

from tilehall.core.question import EVERY_GAME

if TYPE_CHECKING:
    from rich.console import RenderableType

Seat = int  # 0, 1, 2 ... in turn order
Watcher = Seat | None  # who looks on: a seat, or None for a spectator
Cell = tuple[int, int]  # row, column, zero-based (C1)
Hand = tuple[str, ...] | int  # the kinds in a hand, or how many there are where they are hidden

CHANCE: Final[Seat] = -1  # the dice sit at the table too
OPEN: Final[Seat] = -2  # a watcher from whom nothing is hidden, as nothing is from anyone once the game is over


class Illegal(Exception):
    """A step that the rules do not allow now. The text is a sentence for the player.

    >>> import tilehall
    >>> try:
    ...     tilehall.Match("4ascend").play("stone 9,9")
    ... except tilehall.Illegal as refusal:
    ...     print(refusal)
    9,9 is off the board: rows and columns run from 0 to 8.
    """


class Malformed(ValueError):
    """Not a step, an option or a record at all. The text says what was expected.

    >>> import tilehall
    >>> try:
    ...     tilehall.Match("4ascend").play("fly")
    ... except tilehall.Malformed as error:
    ...     print(error)
    There is no step 'fly' here; the steps are stone, plant, grow, wait, resign.
    """


class Step(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One step of a turn: {"do":"stone","cell":[4,4]} on the wire, `stone 4,4` in text.

    >>> str(Resign(seat=1))
    'resign 1'
    """

    final: ClassVar[bool] = True  # False: part of a draft, until a final step is submitted with it (C3a)

    def sentence(self, who: str, names: Sequence[str]) -> str:
        """Return what happened in words: `who` did it, `names` are the players by seat.

        >>> Resign(seat=1).sentence("Ben", ("Ann", "Ben"))
        'Ben resigns.'
        """
        return f"{who} plays {type(self).__name__.lower()}."

    def __str__(self) -> str:
        """Return the step in the notation of records, which `tilehall.core.notation` reads."""
        words = [str(self.__struct_config__.tag)]
        for name in self.__struct_fields__:
            match getattr(self, name):
                case (int(row), int(column)):
                    words.append(f"{row},{column}")
                case tuple(pieces):
                    words += pieces
                case value:
                    words.append(str(value))
        return " ".join(filter(None, words))


class First(Step, frozen=True):
    """Chance draws who begins."""

    seat: Seat

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{names[self.seat]} begins."


class Resign(Step, frozen=True):
    """A line of the record that needs no turn and is in no game's list of steps (C5)."""

    seat: Seat

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{names[self.seat]} resigns."


class Outcome(Struct, frozen=True):
    """How a game ended: the scores, the winners and the reason.

    >>> Outcome(scores=(20, -3), winners=(0,), reason="hp").winners
    (0,)
    """

    scores: tuple[int, ...]  # by seat, as the game counts them
    winners: tuple[Seat, ...]  # several share the win; none: nobody won, or a draw
    reason: str  # "hp": one word, each with a golden playthrough that reaches it

    def sentence(self, names: Sequence[str]) -> str:
        """Return the result in words.

        >>> Outcome(scores=(20, -3), winners=(0,), reason="hp").sentence(("Black", "White"))
        'Black wins, 20 to -3.'
        >>> Outcome(scores=(7, 7), winners=(), reason="tiles").sentence(("Ann", "Ben"))
        'Nobody wins, 7 to 7.'
        """
        who = " and ".join(names[seat] for seat in self.winners) or "Nobody"
        verb = "share the win" if len(self.winners) > 1 else "wins"
        return f"{who} {verb}, {' to '.join(map(str, self.scores))}."


class Fact(Struct, frozen=True, tag_field="fact", tag=str.lower):
    """Something a watcher saw happen: what the page animates, and a sentence for its log."""

    def sentence(self, names: Sequence[str]) -> str:
        """The fact in words; `names` are the players by seat."""
        return f"{type(self).__name__}."


class Did(Fact, frozen=True):
    """A step was taken, told as the watcher may see it."""

    who: Seat
    step: Step

    def sentence(self, names: Sequence[str]) -> str:
        return self.step.sentence("Chance" if self.who < 0 else names[self.who], names)


class Ended(Fact, frozen=True):
    """The game is over."""

    outcome: Outcome

    def sentence(self, names: Sequence[str]) -> str:
        return self.outcome.sentence(names)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """What the host may choose. Each field has a default, bounds and an explanation, all in its type."""

    # By option, the values that others take when it is set; they go back to their defaults when it is taken off (R4.9).
    implies: ClassVar[Mapping[str, Mapping[str, Any]]] = {}


class Mode(Struct, frozen=True):
    """A way to play the game that the page offers as one tap: a name, a line, and the options that it sets."""

    name: str  # "Four rounds"
    summary: str  # one sentence that says what is different
    options: Mapping[str, Any] = {}  # by name; the other options keep their defaults
    picture: str = ""  # a file in the package's folder for the page: "long-game.svg". Blank: the picture of the game


class View(Struct, frozen=True, kw_only=True):
    """All that one watcher may know. Each game adds its own fields.

    >>> import tilehall
    >>> view = tilehall.Match("rummikub", seats=2, seed=7).view(0)
    >>> view.me, view.counts, view.racks[1]
    (0, (14, 14), None)
    """

    me: Watcher  # the seat that looks, None for a spectator, OPEN for everything
    turn: Seat | None  # who acts next: a seat, CHANCE, or None when the game is over
    outcome: Outcome | None


class Mark(Struct, frozen=True):
    """Something to light up on the board while a draft is made."""

    kind: Literal["scores", "sum", "valid", "building", "wrong", "gap"]
    at: tuple[str, ...]  # the places or tiles it covers, as the notation writes them: ("7,7", "7,8")
    text: str = ""
    points: int = 0


class Verdict(Struct, frozen=True):
    """Whether one step of a draft stands, and why not."""

    stands: bool
    why: str = ""


class Draft(Struct, frozen=True, kw_only=True):
    """The answer to a draft that somebody tries: nothing of it is kept, and nobody else hears of it (C3a)."""

    verdicts: tuple[Verdict, ...]  # one for each step tried, in the order given
    steps: tuple[Step, ...]  # what stands, in an order that `apply` takes
    view: View  # the actor's view with what stands laid out
    next: tuple[Step, ...]  # what may come next (for the page's highlights)
    points: int = 0  # what the draft would earn so far
    missing: tuple[str, ...] = ()  # what the turn still needs before it can end, in sentences
    marks: tuple[Mark, ...] = ()
    # By piece, then by place, as the notation writes them: what the draft would earn with that piece there. What is not
    # listed earns nothing; empty for a game in which that is not known before the turn ends.
    worth: dict[str, dict[str, int]] = {}


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=Struct)
StepT = TypeVar("StepT", bound=Step)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[OptionsT, StateT, StepT, ViewT]):
    """The rules of one game, as pure functions over its options, states, steps and views.

    `legal` is for search: every step that it lists leads to a turn that can be ended. `draft` is for people: a step
    stands if the placement rules allow it, and the draft says what the turn still needs.

    >>> import tilehall
    >>> game = tilehall.game("4ascend")
    >>> game.title, game.version, game.seats
    ('4ascend', 2, range(2, 3))
    """

    name: ClassVar[str]  # in the command line, the address and the record: summon5
    title: ClassVar[str]  # for people: SUMMON5
    summary: ClassVar[str]  # one line of what one does in it
    home_order: ClassVar[int] = 100  # its place on the home page, the lowest first; equal ones are sorted by name
    notice: ClassVar[str] = ""  # whose rights it touches, in sentences for the page "About"
    version: ClassVar[int]  # raised whenever an old record would replay differently (C2)
    seats: ClassVar[range]  # range(2, 5): two to four players
    players: ClassVar[tuple[str, ...]]  # what the seats are called until people sit on them
    options: type[OptionsT]
    steps: tuple[type[StepT], ...]  # every kind of step, chance's included
    views: type[ViewT]
    reasons: ClassVar[tuple[str, ...]]  # every way it can end, each with a golden playthrough
    # One of them has the default options. None: there is only the game itself.
    modes: ClassVar[tuple[Mode, ...]] = ()
    levels: ClassVar[tuple[str, ...]] = EVERY_GAME  # of its bots, the weakest first; see docs/explanation/bots.md
    # By level, what a bot says before a game. A level that is not listed says what it says before any game.
    greetings: ClassVar[Mapping[str, str]] = {}
    endings: ClassVar[Mapping[str, str]] = {}  # a sentence for each reason: {"full": "The board is full."}
    unit: ClassVar[str] = "points"  # what the scores of an outcome count: gold, health left
    # What `default_turn` does, for a host who chooses it for a clock that runs out (C9): "a tile is drawn".
    default_words: ClassVar[str] = "the first turn that the rules allow is played"
    chance_word: ClassVar[str] = "deal"  # what chance decides: "deal", "dice", "plants". Players see "Deal verified."
    lowest_wins: ClassVar[bool] = False  # whether the lowest score is the best
    facts: ClassVar[tuple[type[Fact], ...]]  # what `tell` can say besides Did and Ended
    hides: ClassVar[bool] = False  # whether there is anything to hide in it: `show` is its own. Nobody sets it

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        cls.hides = cls.show is not Game.show

    @property
    def lines(self) -> tuple[type[Step], ...]:
        """Return every kind of line that a record may hold: the steps of the game, and resigning.

        >>> import tilehall
        >>> [kind.__name__ for kind in tilehall.game("4ascend").lines]
        ['Stone', 'Plant', 'Grow', 'Wait', 'Resign']
        """
        return (*self.steps, Resign)

    @property
    def earlier(self) -> tuple[AnyGame, ...]:
        """Return the game under earlier versions of its rules, for records and rooms that began under them (C2).

        >>> import tilehall
        >>> [game.version for game in tilehall.game("4ascend").earlier]
        [1]
        """
        return ()

    @property
    def usual_seats(self) -> int:
        """Return the number of seats that a new room has by default: two, if the game allows it.

        >>> import tilehall
        >>> tilehall.game("rummikub").usual_seats
        2
        """
        return min(max(2, self.seats[0]), self.seats[-1])

    def aim(self, options: OptionsT) -> str:
        """Return the aim of the game in a few words, which are shown beside the title; blank shows nothing.

        >>> import tilehall
        >>> game = tilehall.game("rummikub")
        >>> game.aim(game.options())
        'Empty your rack'
        """
        return ""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raise `Malformed` if the options do not fit each other or the number of seats.

        >>> import tilehall
        >>> game = tilehall.game("4ascend")
        >>> game.check(game.options(sprout="3-1"), 2)
        Traceback (most recent call last):
        ...
        tilehall.core.game.Malformed: A range of the option sprout runs from low to high within 0-10; 3-1 does not.
        """

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, first: Seat | None = None) -> StateT:
        """Return the state before the deal. Dealing is the first turn of chance.

        `first` is given in a rematch (C8): if the first player is drawn, the draw has this result.

        >>> import tilehall
        >>> game = tilehall.game("rummikub")
        >>> state = game.setup(game.options(), 2)
        >>> game.actor(state) == tilehall.CHANCE
        True
        """

    @abstractmethod
    def actor(self, state: StateT) -> Seat | None:
        """Return who acts next: a seat, `CHANCE`, or None if the game is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.actor(match.state)
        0
        """

    @abstractmethod
    def legal(self, state: StateT) -> Iterable[StepT]:
        """Return all steps of the seat to act, each once, in a fixed order.

        There are none if chance is to act or the game is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> next(iter(match.game.legal(match.state)))
        Stone(cell=(0, 0))
        """

    @abstractmethod
    def odds(self, state: StateT) -> Iterable[tuple[StepT, int]]:
        """Return the steps of chance in a fixed order, each with a weight, which is a whole number.

        There are none if chance is not to act.

        >>> import tilehall
        >>> game = tilehall.game("4ascend")
        >>> len(list(game.odds(game.setup(game.options(), 2))))
        81
        """

    @abstractmethod
    def apply(self, state: StateT, step: StepT) -> StateT:
        """Return the state after a step of the seat to act, or of chance. `state` itself never changes.

        Raises `Illegal` with a sentence if the rules do not allow the step.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> after = match.game.apply(match.state, match.legal()[0])
        >>> match.game.actor(after)
        1
        """

    @abstractmethod
    def resign(self, state: StateT, seat: Seat) -> StateT:
        """Return the state after a seat gives up, whether or not it is to act (C5).

        Raises `Illegal` if the seat has left already.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.outcome(match.game.resign(match.state, 0)).winners
        (1,)
        """

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, or None while it goes on.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.outcome(match.state) is None
        True
        """

    @abstractmethod
    def view(self, state: StateT, watcher: Watcher) -> ViewT:
        """Return all that a watcher may know and nothing else (C6), or everything if the game is over.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> match.game.view(match.state, None).counts
        (14, 14)
        """

    def scores(self, view: ViewT) -> Sequence[int]:
        """Return the scores that are shown beside the names, by seat: points, gold or health.

        A game that does not override this shows scores only when it is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.scores(match.view())
        (20, 20)
        """
        return view.outcome.scores if view.outcome else ()

    def hands(self, view: ViewT) -> Sequence[Hand]:
        """Return what each seat holds, as far as the watcher may know it. By default, nobody holds anything.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> match.game.hands(match.view(0))[1]
        14
        """
        return ()

    def show(self, step: StepT, watcher: Watcher) -> StepT:
        """Return a step as a watcher sees it: `deal 1 ?`. A game without secrets shows every step as it is.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> str(match.game.show(match.steps[20], 0))
        'deal 1 ?'
        """
        return step

    def tell(self, before: StateT, step: StepT, after: StateT, watcher: Watcher) -> tuple[Fact, ...]:
        """Return what a watcher saw happen. A step of a draft tells nothing; the final step tells all of it.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> step = match.legal()[0]
        >>> match.game.tell(match.state, step, match.game.apply(match.state, step), None)
        (Did(who=0, step=Stone(cell=(0, 0))),)
        """
        actor = self.actor(before)
        if actor is None or not step.final:
            return ()
        drafted = self.drafted(before, step)
        facts: list[Fact] = [Did(actor, self.show(each, watcher)) for each in drafted] if drafted else []
        facts.append(Did(actor, self.show(step, watcher)))
        facts += self.news(before, step, after, watcher)
        if outcome := self.outcome(after):
            facts.append(Ended(outcome))
        return tuple(facts)

    def ends_turn(self, step: StepT) -> bool:
        """Return whether a step ends the turn of its player, for counting turns.

        By default every final step does. A game whose turns have several final steps overrides this.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.ends_turn(match.legal()[0])
        True
        """
        return step.final

    def default_turn(self, state: StateT) -> Sequence[StepT]:
        """Return the turn that is played for the seat to act when its time is up, if the host chose so (C9).

        It is a draft and its final step, or a final step. By default it has the first steps that `legal` lists, and the
        first final step as soon as there is one.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.default_turn(match.state)
        [Stone(cell=(0, 0))]
        """
        steps: list[StepT] = []
        while not steps or not steps[-1].final:
            legal = tuple(self.legal(state))
            steps.append(next((step for step in legal if step.final), legal[0]))
            state = self.apply(state, steps[-1])
        return steps

    def drafted(self, before: StateT, step: StepT) -> Sequence[StepT]:
        """Return the steps of the draft that a final step completes. A game whose steps are all final has none.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.drafted(match.state, match.legal()[0])
        ()
        """
        return ()

    def news(self, before: StateT, step: StepT, after: StateT, watcher: Watcher) -> Sequence[Fact]:
        """Return what a final step brought about besides being taken, like a chain that lifts off the board.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> step = match.legal()[0]
        >>> list(match.game.news(match.state, step, match.game.apply(match.state, step), None))
        []
        """
        return ()

    def draft(self, state: StateT, steps: Sequence[StepT]) -> Draft:
        """Judge the steps that a player tries on top of `state`. This method is for games whose steps are all final.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.draft(match.state, [match.legal()[0]]).verdicts
        (Verdict(stands=True, why=''),)
        """
        return draft_of_finals(self, state, steps)

    def take_back(self, draft: Sequence[StepT], turn: Sequence[StepT]) -> str:
        """Return a sentence that says what must be taken back of a draft before a turn can be played.

        It is blank if the turn continues the draft. By default, every step of the draft must be a step of the turn.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.take_back(match.legal()[:1], match.legal()[1:2])
        'Take back what you laid first.'
        """
        return "Take back what you laid first." if Counter(draft) - Counter(turn) else ""

    @abstractmethod
    def guess(self, view: ViewT, rng: Random) -> StateT:
        """Return a full state that fits a view. What the view hides is drawn as the deal would draw it.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> from random import Random
        >>> state = match.game.guess(match.view(0), Random(1))
        >>> match.game.view(state, 0) == match.view(0), state == match.state
        (True, False)
        """

    @abstractmethod
    def box(self, state: StateT) -> Counter[str]:
        """Return every piece, wherever it lies. The box never changes during a game.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> match.game.box(match.state).total()
        106
        """

    def draw(self, view: ViewT, names: Sequence[str]) -> RenderableType | None:
        """Return the board for the terminal: text, or anything else that rich prints. `names` are the players by seat.

        None, which is the default, prints the fields of the view. Text is printed without reading markup in it.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> board = match.game.draw(match.view(), match.players)
        >>> type(board).__name__
        'Group'
        """
        return None

    def svg(self, view: ViewT, names: Sequence[str]) -> str | None:
        """Return the position as an SVG document, drawn from the view alone. `names` are the players by seat.

        `tilehall.core.svg` has the elements. None, which is the default, gives a picture of the board of `draw`.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.svg(match.view(), match.players)[:4]
        '<svg'
        """
        return None


AnyGame = Game[Any, Any, Any, Any]


def draft_of_finals(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, steps: Sequence[StepT]) -> Draft:
    """Try at most one step: it is final, so nothing can stand behind it in the same draft."""
    actor = game.actor(state)
    if actor is None or actor == CHANCE:
        raise Illegal("The game is over." if actor is None else "Chance is to act; wait for it.")
    verdicts: list[Verdict] = []
    stands: list[StepT] = []
    for step in steps:
        if stands:
            verdicts.append(Verdict(stands=False, why="The step before it is final: play that one first."))
            continue
        try:
            game.apply(state, step)
        except Illegal as refusal:
            verdicts.append(Verdict(stands=False, why=str(refusal)))
        else:
            verdicts.append(Verdict(stands=True))
            stands.append(step)
    return Draft(
        verdicts=tuple(verdicts),
        steps=tuple(stands),
        view=game.view(state, actor),
        next=() if stands else tuple(game.legal(state)),
        missing=() if stands else ("Choose a step.",),
    )
