"""The protocol that every game implements. Nothing here knows about servers, clocks, files or random generators.

A game is a set of pure functions over frozen values. Chance is a seat, and each of its results is a step like any
other, so a record replays without dice. A hidden result is not decided in advance: a deck is a bag, and only the step
that deals a tile decides which tile it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic, Literal, TypeVar, final

from msgspec import Struct

from tilehall.core.features import Features, hashed
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Argument, Listed, Message, Text, in_words, source_texts
from tilehall.core.question import EVERY_GAME
from tilehall.core.sentences import FACTS, SEAT, STEPS, message_of, translates, words_of
from tilehall.core.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

Seat = Annotated[int, SEAT]  # 0, 1, 2 ... in turn order
Watcher = Seat | None  # a seat, or None for a spectator
Cell = tuple[int, int]  # row, column, zero-based (C1)
Hand = tuple[str, ...] | int  # the pieces in a hand, or their number if they are hidden

CHANCE: Final[Seat] = -1  # the seat of chance: dice, shuffles, deals
OPEN: Final[Seat] = -2  # a watcher who sees everything, as everyone does after the game
BY_CHANCE: Final = say("chance")  # the name of chance in sentences
UNBOUNDED: Final = 2**30 - 1  # stands for "no bound": two of them still fit into 32 bits


class Illegal(Exception):
    """The rules do not allow this step now. A message says why, or a finished sentence.

    >>> import tilehall
    >>> try:
    ...     tilehall.Match("4ascend").play("stone 9,9")
    ... except tilehall.Illegal as refusal:
    ...     print(refusal)
    9,9 is off the board: rows and columns run from 0 to 8.
    """

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


class Malformed(ValueError):
    """The input is not a step, an option or a record. A message says what was expected, or a finished sentence.

    >>> import tilehall
    >>> try:
    ...     tilehall.Match("4ascend").play("fly")
    ... except tilehall.Malformed as error:
    ...     print(error)
    There is no step 'fly' here; the steps are stone, plant, grow, wait, resign.
    """

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


class Step(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True, cache_hash=True):
    """One step of a turn: {"do":"stone","cell":[4,4]} on the wire, `stone 4,4` in text.

    >>> str(Resign(seat=1))
    'resign 1'
    """

    final: ClassVar[bool] = True  # False: the step is part of a draft until a final step is submitted with it (C3a)

    def sentence(self, who: str, names: Sequence[str], language: str = ENGLISH) -> str:
        """Return what happened in words. `who` took the step; `names` are the players by seat.

        The words are those of the message `step-TAG` in the catalogue of the game; see `tilehall.core.sentences`.

        >>> Resign(seat=1).sentence("Ben", ("Ann", "Ben"))
        'Ben resigns.'
        """
        told = STEPS[language][type(self)]
        if told is None:
            return in_words(say("step-without-words", who=who, step=type(self).__name__.lower()), language)
        return told(self, who, names)

    def message(self, who: Text, names: Sequence[str]) -> Message:
        """Return what happened as a message, which any language can render.

        >>> Resign(seat=1).message("Ben", ("Ann", "Ben"))
        Message(id='step-resign', args={'seat': 'Ben'}, words='tilehall.core.words')
        """
        return message_of(self, "step", who, names)

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        """Return arguments of the message besides the fields. By default there are none.

        >>> Resign(seat=1).arguments(("Ann", "Ben"))
        {}
        """
        return {}

    def __str__(self) -> str:
        """Return the step in the notation of records, which `tilehall.core.notation` parses."""
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
    """Chance draws the first player."""

    seat: Seat


@final  # so that `type(step) is Resign` is enough: isinstance takes six times as long
class Resign(Step, frozen=True):
    """A line of the record that a seat may add at any time. It is not among a game's own steps (C5)."""

    seat: Seat


class Outcome(Struct, frozen=True):
    """How a game ended: the scores, the winners and the reason.

    >>> Outcome(scores=(20, -3), winners=(0,), reason="hp").winners
    (0,)
    """

    scores: tuple[int, ...]  # by seat, as the game counts them
    winners: tuple[Seat, ...]  # several if the win is shared; empty if nobody won
    reason: str  # one word, like "hp"; a golden playthrough reaches each reason

    def sentence(self, names: Sequence[str], language: str = ENGLISH) -> str:
        """Return the result in words.

        >>> Outcome(scores=(20, -3), winners=(0,), reason="hp").sentence(("Black", "White"))
        'Black wins, 20 to -3.'
        >>> Outcome(scores=(7, 7), winners=(), reason="tiles").sentence(("Ann", "Ben"))
        'Nobody wins, 7 to 7.'
        """
        return in_words(self.message(names), language)

    def message(self, names: Sequence[str]) -> Message:
        """Return the result as a message, which any language can render.

        >>> Outcome(scores=(7, 7), winners=(), reason="tiles").message(("Ann", "Ben")).id
        'outcome'
        """
        who = Listed(tuple([names[seat] for seat in self.winners]))
        return say("outcome", winners=len(self.winners), who=who, scores=Listed(self.scores, "to"))


class Bounds(Struct, frozen=True, kw_only=True):
    """What no game with the same options and seats exceeds, for programs that must know it in advance."""

    steps: int = UNBOUNDED  # of all seats together
    rolls: int = UNBOUNDED  # steps of chance
    scores: tuple[int, int] = (-UNBOUNDED, UNBOUNDED)  # the lowest and the highest score of a seat that plays alone


class Fact(Struct, frozen=True, tag_field="fact", tag=str.lower):
    """An event that a watcher saw: the page animates it and shows its sentence in the log."""

    def sentence(self, names: Sequence[str], language: str = ENGLISH) -> str:
        """Return the fact in words. `names` are the players by seat.

        The words are those of the message `fact-TAG` in the catalogue of the game; see `tilehall.core.sentences`.
        """
        told = FACTS[language][type(self)]
        return told(self, "", names) if told else f"{type(self).__name__}."

    def message(self, names: Sequence[str]) -> Message:
        """Return the fact as a message, which any language can render."""
        return message_of(self, "fact", "", names)

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        """Return arguments of the message besides the fields. By default there are none."""
        return {}


class Did(Fact, frozen=True):
    """A step was taken. The watcher sees only what it may know of the step."""

    who: Seat
    step: Step

    def sentence(self, names: Sequence[str], language: str = ENGLISH) -> str:
        who = in_words(BY_CHANCE, language) if self.who < 0 else names[self.who]
        return step_in_words(self.step, who, tuple(names), language)

    def message(self, names: Sequence[str]) -> Message:
        return self.step.message(BY_CHANCE if self.who < 0 else names[self.who], names)


class Ended(Fact, frozen=True):
    """The game is over."""

    outcome: Outcome

    def sentence(self, names: Sequence[str], language: str = ENGLISH) -> str:
        return self.outcome.sentence(names, language)

    def message(self, names: Sequence[str]) -> Message:
        return self.outcome.message(names)


@lru_cache(maxsize=8192)  # every watcher of a move is told most of its steps in the same words
def step_in_words(step: Step, who: str, names: tuple[str, ...], language: str = ENGLISH) -> str:
    """Return a step in words. A class may have its own `sentence` without a language, which is then English."""
    if language == ENGLISH or not translates(type(step)):
        return step.sentence(who, names)
    return step.sentence(who, names, language)


def fact_in_words(fact: Fact, names: Sequence[str], language: str = ENGLISH) -> str:
    """Return a fact in words. A class may have its own `sentence` without a language, which is then English."""
    if language == ENGLISH or not translates(type(fact)):
        return fact.sentence(names)
    return fact.sentence(names, language)


def title_of(game: AnyGame) -> Text:
    """Return the title of a game: the message `title` of its catalogue, or its class's title if there is none.

    >>> import tilehall
    >>> rummikub = tilehall.game("rummikub")
    >>> in_words(title_of(rummikub)), in_words(title_of(rummikub), "zh")
    ('Rummikub', '拉密')
    """
    words = words_of(type(game).__module__)
    return Message("title", {}, words) if words and "title" in source_texts(words, ENGLISH) else game.title


def players_of(game: AnyGame, language: str = ENGLISH) -> tuple[str, ...]:
    """Return the names of the seats before players take them.

    Their words are those of the message `seat-name` of the game's catalogue, which gets the `seat` and its `number`,
    counted from one. Without it, they are `game.players`.

    >>> import tilehall
    >>> players_of(tilehall.game("4ascend")), players_of(tilehall.game("4ascend"), "de")
    (('Black', 'White'), ('Schwarz', 'Weiß'))
    """
    words = words_of(type(game).__module__)
    if not words or "seat-name" not in source_texts(words, ENGLISH):
        return game.players
    seats = range(len(game.players))
    return tuple([in_words(Message("seat-name", {"seat": at, "number": at + 1}, words), language) for at in seats])


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The options that the host may choose. The type of each field holds its default, bounds and explanation."""

    # By option, the values that setting it gives to other options. Clearing it restores their defaults (R4.9).
    implies: ClassVar[Mapping[str, Mapping[str, Any]]] = {}


class Mode(Struct, frozen=True):
    """A preset that the page offers with one tap: a name, a summary and the options that it sets."""

    name: Text  # "Four rounds"
    summary: Text  # one sentence that says how this mode differs
    options: Mapping[str, Any] = {}  # by name; all other options keep their defaults
    picture: str = ""  # a file in the game's page folder, like "long-game.svg"; blank: the picture of the game


class View(Struct, frozen=True, kw_only=True):
    """Everything that one watcher may know. Each game adds its own fields.

    >>> import tilehall
    >>> view = tilehall.Match("rummikub", seats=2, seed=7).view(0)
    >>> view.me, view.counts, view.racks[1]
    (0, (14, 14), None)
    """

    me: Watcher  # the seat that is watching, None for a spectator, OPEN for a watcher who sees everything
    turn: Seat | None  # the seat to act, CHANCE, or None if the game is over
    outcome: Outcome | None


class Mark(Struct, frozen=True):
    """A highlight on the board while a player makes a draft."""

    kind: Literal["scores", "sum", "valid", "building", "wrong", "gap"]
    at: tuple[str, ...]  # the places or tiles that it covers, in the notation: ("7,7", "7,8")
    text: Text = ""
    points: int = 0


class Verdict(Struct, frozen=True):
    """Whether one step of a draft is accepted, and if not, why."""

    stands: bool
    why: Text = ""


class Draft(Struct, frozen=True, kw_only=True):
    """The answer to a draft that a player tries. It is not stored, and nobody else sees it (C3a)."""

    verdicts: tuple[Verdict, ...]  # one per step of the draft, in the same order
    steps: tuple[Step, ...]  # the accepted steps, in an order in which `apply` accepts them
    view: View  # the actor's view with the accepted steps applied
    next: tuple[Step, ...]  # the possible next steps, which the page highlights
    points: int = 0  # the points that the draft would score so far
    missing: tuple[Text, ...] = ()  # sentences that say what the turn still needs before it can end
    marks: tuple[Mark, ...] = ()
    # By piece and place, in the notation: the points that the draft would score with that piece there. Places that are
    # not listed score nothing. Empty for games that do not know the points before the turn ends.
    worth: dict[str, dict[str, int]] = {}


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=Struct)
StepT = TypeVar("StepT", bound=Step)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[OptionsT, StateT, StepT, ViewT]):
    """The rules of one game, as pure functions over its options, states, steps and views.

    `legal` is for search: every step in it leads to a turn that can be completed. `draft` is for players: it accepts
    every step that the placement rules allow, and says what the turn still needs.

    >>> import tilehall
    >>> game = tilehall.game("4ascend")
    >>> game.title, game.version, game.seats
    ('4ascend', 2, range(2, 3))
    """

    name: ClassVar[str]  # the name in commands, URLs and records: summon5
    title: ClassVar[str]  # the name that players see: SUMMON5
    summary: ClassVar[Text]  # one line about what players do in the game
    home_order: ClassVar[int] = 100  # the position on the home page, lowest first; ties are sorted by name
    notice: ClassVar[Text] = ""  # sentences about trademarks and other rights, for the page "About"
    version: ClassVar[int]  # increased whenever an old record would replay differently (C2)
    seats: ClassVar[range]  # range(2, 5): two to four players
    players: ClassVar[tuple[str, ...]]  # the names of the seats before players take them
    options: type[OptionsT]
    steps: tuple[type[StepT], ...]  # all types of steps, including those of chance
    views: type[ViewT]
    reasons: ClassVar[tuple[str, ...]]  # all reasons for which it can end, each with a golden playthrough
    # One mode has the default options. Empty: the page offers only the game itself.
    modes: ClassVar[tuple[Mode, ...]] = ()
    levels: ClassVar[tuple[str, ...]] = (
        EVERY_GAME  # the levels of its bots, weakest first; see docs/explanation/bots.md
    )
    # By level, what a bot says before a game. Levels that are not listed use their common greeting.
    greetings: ClassVar[Mapping[str, Text]] = {}
    endings: ClassVar[Mapping[str, Text]] = {}  # a sentence per reason: {"full": "The board is full."}
    unit: ClassVar[Text] = say("unit-points")  # the unit of the scores in an outcome, like gold
    scores_left: ClassVar[bool] = False  # whether a score is what a player has left; it is never shown below zero
    # What `default_turn` does, for a host who chooses it as the effect of an expired clock (C9): "a tile is drawn".
    default_words: ClassVar[Text] = say("first-legal-turn")
    chance_word: ClassVar[str] = "deal"  # what chance decides: "deal", "dice" or "plants"; players see "Deal verified."
    lowest_wins: ClassVar[bool] = False  # whether the lowest score wins
    facts: ClassVar[tuple[type[Fact], ...]]  # the types of facts that `tell` returns, besides Did and Ended
    hides: ClassVar[bool] = False  # whether the game hides anything; set automatically if it overrides `show`
    drafts: ClassVar[bool] = False  # whether a turn has a draft; set automatically if a step is not final

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        cls.hides = cls.show is not Game.show
        cls.drafts = not all(step.final for step in getattr(cls, "steps", ()))

    @property
    def lines(self) -> tuple[type[Step], ...]:
        """Return the types of all lines that a record may hold: the steps of the game, and resigning.

        >>> import tilehall
        >>> [kind.__name__ for kind in tilehall.game("4ascend").lines]
        ['Stone', 'Plant', 'Grow', 'Wait', 'Resign']
        """
        return (*self.steps, Resign)

    @property
    def earlier(self) -> tuple[AnyGame, ...]:
        """Return the game under the earlier versions of its rules, for records and rooms that began under them (C2).

        >>> import tilehall
        >>> [game.version for game in tilehall.game("4ascend").earlier]
        [1]
        """
        return ()

    @property
    def usual_seats(self) -> int:
        """Return the default number of seats of a new room: two, if the game allows it.

        >>> import tilehall
        >>> tilehall.game("rummikub").usual_seats
        2
        """
        return min(max(2, self.seats[0]), self.seats[-1])

    def aim(self, options: OptionsT) -> Text:
        """Return the aim of the game in a few words, which the page shows beside the title. Blank shows nothing.

        >>> import tilehall
        >>> game = tilehall.game("rummikub")
        >>> str(game.aim(game.options()))
        'Empty your rack'
        """
        return ""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raise `Malformed` if the options do not fit together or do not fit the number of seats.

        >>> import tilehall
        >>> game = tilehall.game("4ascend")
        >>> game.check(game.options(sprout="3-1"), 2)
        Traceback (most recent call last):
        ...
        tilehall.core.game.Malformed: A range of the option “Sprout” runs from low to high within 0-10; 3-1 does not.
        """

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, first: Seat | None = None) -> StateT:
        """Return the state before the deal. Dealing is the first turn of chance.

        `first` is given in a rematch (C8): if chance draws the first player, the draw has this result.

        >>> import tilehall
        >>> game = tilehall.game("rummikub")
        >>> state = game.setup(game.options(), 2)
        >>> game.actor(state) == tilehall.CHANCE
        True
        """

    @abstractmethod
    def actor(self, state: StateT) -> Seat | None:
        """Return the seat to act, `CHANCE`, or None if the game is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.actor(match.state)
        0
        """

    @abstractmethod
    def legal(self, state: StateT) -> Iterable[StepT]:
        """Return all steps of the seat to act, without duplicates, in a fixed order.

        There are none if chance acts next or the game is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> next(iter(match.game.legal(match.state)))
        Stone(cell=(0, 0))
        """

    @abstractmethod
    def odds(self, state: StateT) -> Iterable[tuple[StepT, int]]:
        """Return the possible steps of chance in a fixed order, each with an integer weight.

        There are none if chance does not act next.

        >>> import tilehall
        >>> game = tilehall.game("4ascend")
        >>> len(list(game.odds(game.setup(game.options(), 2))))
        81
        """

    @abstractmethod
    def apply(self, state: StateT, step: StepT) -> StateT:
        """Return the state after a step of the seat to act, or of chance. `state` itself does not change.

        Raises `Illegal` with a sentence if the rules do not allow the step.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> after = match.game.apply(match.state, match.legal()[0])
        >>> match.game.actor(after)
        1
        """

    @abstractmethod
    def resign(self, state: StateT, seat: Seat) -> StateT:
        """Return the state after a seat resigns, whether or not it is to act (C5).

        Raises `Illegal` if the seat has already left the game.

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
        """Return everything that a watcher may know, and nothing else (C6). After the game, that is everything.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> match.game.view(match.state, None).counts
        (14, 14)
        """

    def scores(self, view: ViewT) -> Sequence[int]:
        """Return the scores that the page shows beside the names, by seat: points, gold or health.

        By default, scores are shown only after the game.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.scores(match.view())
        (20, 20)
        """
        return view.outcome.scores if view.outcome else ()

    def hands(self, view: ViewT) -> Sequence[Hand]:
        """Return what each seat holds, as far as the watcher may know. By default, the seats hold nothing.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> match.game.hands(match.view(0))[1]
        14
        """
        return ()

    def show(self, step: StepT, watcher: Watcher) -> StepT:
        """Return a step as a watcher sees it: `deal 1 ?`. By default, every step is shown as it is.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> str(match.game.show(match.steps[20], 0))
        'deal 1 ?'
        """
        return step

    def tell(self, before: StateT, step: StepT, after: StateT, watcher: Watcher) -> tuple[Fact, ...]:
        """Return what a watcher saw happen. Draft steps give no facts; the final step gives those of the whole turn.

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
        """Return whether a step ends its player's turn. It is used to count turns.

        By default, every final step does. A game whose turns have several final steps overrides this.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.ends_turn(match.legal()[0])
        True
        """
        return step.final

    def default_turn(self, state: StateT) -> Sequence[StepT]:
        """Return the turn that is played for the seat to act when its time is up, if the host chose this (C9).

        It is a final step, or a draft with its final step. By default it takes the first legal step repeatedly, and a
        final step as soon as there is one.

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
        """Return the steps of the draft that a final step completes. By default there are none.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.drafted(match.state, match.legal()[0])
        ()
        """
        return ()

    def news(self, before: StateT, step: StepT, after: StateT, watcher: Watcher) -> Sequence[Fact]:
        """Return the consequences of a final step as facts, like a chain that leaves the board.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> step = match.legal()[0]
        >>> list(match.game.news(match.state, step, match.game.apply(match.state, step), None))
        []
        """
        return ()

    def draft(self, state: StateT, steps: Sequence[StepT]) -> Draft:
        """Judge the steps that a player tries in `state`. This default is for games whose steps are all final.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.draft(match.state, [match.legal()[0]]).verdicts
        (Verdict(stands=True, why=''),)
        """
        return draft_of_finals(self, state, steps)

    def take_back(self, draft: Sequence[StepT], turn: Sequence[StepT]) -> Text:
        """Return a sentence about the steps of a draft that must be taken back before a turn can be played.

        It is blank if the turn continues the draft. By default, every step of the draft must be a step of the turn.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> str(match.game.take_back(match.legal()[:1], match.legal()[1:2]))
        'Take back what you laid first.'
        """
        return say("take-back-first") if Counter(draft) - Counter(turn) else ""

    @abstractmethod
    def guess(self, view: ViewT, rng: Random) -> StateT:
        """Return a complete state that fits a view. Hidden parts are drawn at random, with the odds of the deal.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> from random import Random
        >>> state = match.game.guess(match.view(0), Random(1))
        >>> match.game.view(state, 0) == match.view(0), state == match.state
        (True, False)
        """

    def actions(self) -> Sequence[StepT]:
        """Return every step that a seat can ever take, with any options and any number of seats, in a fixed order.

        The position of a step is its number in the action space of the environments in `tilehall.research`. By default
        it is empty: the game then has no such environments.

        >>> import tilehall
        >>> len(tilehall.game("heart-tiles").actions())
        92
        """
        return ()

    def outcomes(self) -> Sequence[StepT]:
        """Return every step that chance can ever take, in a fixed order.

        It may leave out a step that is always the only one when it is possible. Empty for games without chance.

        >>> import tilehall
        >>> tilehall.game("heart-tiles").outcomes()[0]
        Paint(tile=0, colour='w')
        """
        return ()

    def bounds(self, options: OptionsT, seats: int) -> Bounds:
        """Return how long a game can become. By default, no bound is known.

        >>> import tilehall
        >>> game = tilehall.game("heart-tiles")
        >>> game.bounds(game.options(), 2).steps
        72
        """
        return Bounds()

    def features(self, view: ViewT, seat: Seat) -> Features:
        """Return the position as numbers from -1 to 1, in named groups, as `seat` looks at it.

        Groups have the same names and lengths in every position. Values by seat start with `seat`. What the view hides
        is 0; the open view gives everything. `tilehall.core.features` has helpers. By default, the view is hashed.

        >>> import tilehall
        >>> match = tilehall.Match("heart-tiles", seed=7)
        >>> features = match.game.features(match.view(0), 0)
        >>> len(features["hands"]), features["scores"]
        (24, [0.0, 0.0])
        """
        return {"view": hashed(view)}

    @abstractmethod
    def box(self, state: StateT) -> Counter[str]:
        """Return all pieces, wherever they are. The result is the same throughout a game.

        >>> import tilehall
        >>> match = tilehall.Match("rummikub", seats=2, seed=7)
        >>> match.game.box(match.state).total()
        106
        """

    def draw(self, view: ViewT, names: Sequence[str], language: str = ENGLISH) -> RenderableType | None:
        """Return the board for the terminal: text, or any other rich renderable. `names` are the players by seat.

        By default it is None, which prints the fields of the view. Markup in text is not interpreted. A game that says
        nothing beside the board, or says it in English only, may leave out the language.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> board = match.game.draw(match.view(), match.players)
        >>> type(board).__name__
        'Group'
        """
        return None

    def svg(self, view: ViewT, names: Sequence[str], language: str = ENGLISH) -> str | None:
        """Return the position as an SVG document, drawn from the view alone. `names` are the players by seat.

        `tilehall.core.svg` has the elements. By default it is None, which gives a picture of the board that `draw`
        returns. A game whose picture has no words, or only English ones, may leave out the language.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> match.game.svg(match.view(), match.players)[:4]
        '<svg'
        """
        return None


AnyGame = Game[Any, Any, Any, Any]


def draft_of_finals(game: Game[OptionsT, StateT, StepT, ViewT], state: StateT, steps: Sequence[StepT]) -> Draft:
    """Judge a draft of at most one step: the step is final, so that no other step can follow it."""
    actor = game.actor(state)
    if actor is None or actor == CHANCE:
        raise Illegal(say("game-over") if actor is None else say("wait-for-chance"))
    verdicts: list[Verdict] = []
    stands: list[StepT] = []
    for step in steps:
        if stands:
            verdicts.append(Verdict(stands=False, why=say("after-final-step")))
            continue
        try:
            game.apply(state, step)
        except Illegal as refusal:
            verdicts.append(Verdict(stands=False, why=refusal.why))
        else:
            verdicts.append(Verdict(stands=True))
            stands.append(step)
    return Draft(
        verdicts=tuple(verdicts),
        steps=tuple(stands),
        view=game.view(state, actor),
        next=() if stands else tuple(game.legal(state)),
        missing=() if stands else (say("choose-step"),),
    )
