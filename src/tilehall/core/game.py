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
    """Well-formed, but against the rules now. The text is a sentence for the player."""


class Malformed(ValueError):
    """Not a step, an option or a record at all: a mistake of whoever wrote it. The text says what was expected."""


class Step(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One step of a turn: {"do":"stone","cell":[4,4]} on the wire, `stone 4,4` in text."""

    final: ClassVar[bool] = True  # False: part of a draft, until a final step is submitted with it (C3a)

    def sentence(self, who: str, names: Sequence[str]) -> str:
        """What happened, for people: `who` did it, `names` are the players by seat."""
        return f"{who} plays {type(self).__name__.lower()}."


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
    """How a game ended."""

    scores: tuple[int, ...]  # by seat, as the game counts them
    winners: tuple[Seat, ...]  # several share the win; none: nobody won, or a draw
    reason: str  # "hp": one word, each with a golden playthrough that reaches it

    def sentence(self, names: Sequence[str]) -> str:
        """The result in words.

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
    """All that one watcher may know; each game adds its own fields."""

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
    """The rules of one game, over its Options, State, steps and View.

    `legal` is for search: every step it lists leads on to a turn that can be ended. `draft` is for people: anything
    that the placement rules allow stands, and what is missing to end the turn is said.
    """

    name: ClassVar[str]  # in the command line, the address and the record: summon5
    title: ClassVar[str]  # for people: SUMMON5
    summary: ClassVar[str]  # one line of what one does in it
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
        """Every kind of line that a record may hold: the game's steps, and resigning."""
        return (*self.steps, Resign)

    @property
    def earlier(self) -> tuple[AnyGame, ...]:
        """The game under the rules of earlier versions, for the records and rooms that began under them (C2)."""
        return ()

    @property
    def usual_seats(self) -> int:
        """How many seats a new room has unless its host chooses: two, as far as the game is for two."""
        return min(max(2, self.seats[0]), self.seats[-1])

    def aim(self, options: OptionsT) -> str:
        """What one tries to do, in a few words that stand beside the title: "Line up four". Blank: nothing is said."""
        return ""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raise Malformed where bounds that join several options or the seats do not hold."""

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, first: Seat | None = None) -> StateT:
        """The box opened, nothing dealt yet: dealing is chance's first turn.

        `first` is given in a rematch (C8): where the first player is drawn, the draw then has this one result.
        """

    @abstractmethod
    def actor(self, state: StateT) -> Seat | None:
        """Who acts next: a seat, CHANCE, or None when the game is over."""

    @abstractmethod
    def legal(self, state: StateT) -> Iterable[StepT]:
        """All steps of the seat to act, each once, in a fixed order; nothing for chance and at the end."""

    @abstractmethod
    def odds(self, state: StateT) -> Iterable[tuple[StepT, int]]:
        """Chance's steps in a fixed order, each with a whole-number weight; nothing when it is not chance's turn."""

    @abstractmethod
    def apply(self, state: StateT, step: StepT) -> StateT:
        """The state after the actor's step, or Illegal with a sentence; `state` itself never changes."""

    @abstractmethod
    def resign(self, state: StateT, seat: Seat) -> StateT:
        """Return the state after a seat gives up, whether or not it is to act (C5).

        Raises `Illegal` if the seat has left already."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, state: StateT, watcher: Watcher) -> ViewT:
        """All that the watcher may know and nothing else (C6); everything once the game is over."""

    def scores(self, view: ViewT) -> Sequence[int]:
        """What stands beside the players' names, by seat: points, gold, health. Here: nothing until the end."""
        return view.outcome.scores if view.outcome else ()

    def hands(self, view: ViewT) -> Sequence[Hand]:
        """What each seat holds, as far as the watcher may know it. Here: nobody holds anything."""
        return ()

    def show(self, step: StepT, watcher: Watcher) -> StepT:
        """The step as the watcher sees it: `deal 1 ?`. A game without secrets shows it as it is."""
        return step

    def tell(self, before: StateT, step: StepT, after: StateT, watcher: Watcher) -> tuple[Fact, ...]:
        """What the watcher saw happen. A step of a draft tells nothing; the final step tells all of it."""
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
        """Whether a step ends its player's turn, for counting turns: any final step, unless the game has turns of
        several of them."""
        return step.final

    def default_turn(self, state: StateT) -> Sequence[StepT]:
        """What is played for the seat to act when its time is up and the host chose that (C9): a draft and its final
        step, or a final step. Here: the first steps that `legal` lists, and the first that is final as soon as one is.
        """
        steps: list[StepT] = []
        while not steps or not steps[-1].final:
            legal = tuple(self.legal(state))
            steps.append(next((step for step in legal if step.final), legal[0]))
            state = self.apply(state, steps[-1])
        return steps

    def drafted(self, before: StateT, step: StepT) -> Sequence[StepT]:
        """The steps of the draft that this final step makes good; a game whose steps are all final has none."""
        return ()

    def news(self, before: StateT, step: StepT, after: StateT, watcher: Watcher) -> Sequence[Fact]:
        """What a final step brought about besides being taken: a chain lifts off, a destination is reached."""
        return ()

    def draft(self, state: StateT, steps: Sequence[StepT]) -> Draft:
        """Judge the steps somebody tries on top of `state`. This one serves games whose steps are all final."""
        return draft_of_finals(self, state, steps)

    def take_back(self, draft: Sequence[StepT], turn: Sequence[StepT]) -> str:
        """Say in a sentence what has to be taken back of a draft before a turn can be played; blank if the turn goes on
        from the draft. Here: every step of the draft has to be a step of the turn."""
        return "Take back what you laid first." if Counter(draft) - Counter(turn) else ""

    @abstractmethod
    def guess(self, view: ViewT, rng: Random) -> StateT:
        """A full state behind this view, drawn as the deal would draw it."""

    @abstractmethod
    def box(self, state: StateT) -> Counter[str]:
        """Every piece, wherever it lies: what came out of the box is always in it."""

    def draw(self, view: ViewT, names: Sequence[str]) -> RenderableType | None:
        """The board for the terminal: text, or anything else that rich prints; `names` are the players by seat.

        None, as here, shows the fields of the view. Text is printed as it is, without markup.
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
