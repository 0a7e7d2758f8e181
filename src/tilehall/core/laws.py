"""The laws: invariants that every game keeps, checked in random games with random options. None is about one game.

1. Legality. Random games end. Until then there is a legal step, every legal step applies, a step that is not listed is
   refused, a draft of legal steps is accepted, and every seat still in the game can resign. A seat that has left cannot
   resign again. After the end everything is open, and no step applies.
2. Round trip. Steps and views survive JSON, and steps survive text. The text record replays to an equal state. `apply`
   does not change its argument.
3. View consistency. A guess looks just like the view it was made from, and the actor has the same legal steps in it.
   The open view holds the whole state.
4. No leaks. Steps that look alike to a watcher lead to views and facts that look alike to it. Nobody else notices a
   draft. (The server's tests check the same for every byte that it sends.)
5. Conservation of pieces. No piece of the box is ever lost or doubled.
6. Pictures. The picture of a position follows from the view alone. It is valid SVG that scales, has a title, and needs
   no other file.
7. Encodings. If a game lists its actions, every legal step is one of them, and every step of chance is a listed outcome
   or the only possible one. Features follow from the view alone, have the same layout in every position, and are
   numbers from -1 to 1. No game is longer than the bounds of the game say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import msgspec
from msgspec import Struct, structs

from tilehall.core import options as choices
from tilehall.core.drawing import board_svg
from tilehall.core.game import CHANCE, OPEN, AnyGame, Illegal, Malformed, Options, Resign, Seat, Step, View, Watcher
from tilehall.core.notation import from_json, parse, text, to_json
from tilehall.core.play import advance, pick

MAX_GAME_STEPS = 50_000  # the longest random game so far (Rummikub, fifty rounds) has about 20,000
RESIGN_PROBABILITY = 0.002  # per step, so that games with empty seats are tested too
SLOW_SHARE = 0.1  # the share of positions in which the slow laws are checked
SAMPLED_STEPS = 12  # the number of steps that the slow laws check in one position
STEPS_TO_PICTURE = 250  # the number of steps between two pictures, because drawing is slow
SVG = "{http://www.w3.org/2000/svg}"
# Elements that load, run or change something outside of a picture.
NOT_STILL = {f"{SVG}{name}" for name in ("a", "animate", "foreignObject", "image", "script", "set", "style")}

LAWS: Final = {
    1: "legality: games end, and exactly the listed steps are taken",
    2: "round trip: what is written reads back",
    3: "view consistency: a guess looks like the view it was made from",
    4: "no leaks: steps that look alike to a watcher lead to views that look alike to it",
    5: "conservation of pieces: no piece is lost or doubled",
    6: "pictures: a picture shows its view, and needs nothing else",
    7: "encodings: every step has a number, and every view the same layout of features",
}


class Broken(AssertionError):
    """A law does not hold. The text says which law, how it failed, and which steps lead there."""

    def __init__(self, law: int, sentence: str, trial: Trial) -> None:
        self.law = law
        steps = "\n".join(map(text, trial.steps))
        options = msgspec.json.encode(trial.options).decode()
        setup = f"{trial.game.name}, {trial.seats} seats, first {trial.first}, options {options}"
        super().__init__(f"Law {law} ({LAWS[law]}): {sentence}\n{setup}\n{steps}")


class Trial:
    """One random game, with everything that the laws need to know about it."""

    def __init__(self, game: AnyGame, options: Options, seats: int, first: Seat | None, rng: Random) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.first = first
        self.rng = rng
        self.state: Any = game.setup(options, seats, first)
        self.steps: list[Step] = []
        self.began = self.state  # the state at the start of the current turn
        self.draft: list[Step] = []  # the steps of the current turn so far
        self.resigned: set[Seat] = set()
        self.actions = frozenset(game.actions())
        self.outcomes = frozenset(game.outcomes())
        self.layout: dict[str, int] = {}  # the length of each group of features
        self.rolls = 0  # the steps of chance so far
        self.seen: dict[str, Step] = {}  # one step per spelling seen so far, from which near misses are made

    @property
    def actor(self) -> Seat | None:
        return self.game.actor(self.state)

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        return (None, OPEN, *range(self.seats))

    @property
    def playing(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    def listed(self) -> list[Step]:
        """Return all possible steps of the seat to act or of chance."""
        if self.actor == CHANCE:
            return [step for step, _ in self.game.odds(self.state)]
        return list(self.game.legal(self.state))

    def few(self, steps: Iterable[Step]) -> list[Step]:
        steps = list(steps)
        return steps if len(steps) <= SAMPLED_STEPS else self.rng.sample(steps, SAMPLED_STEPS)

    def must(self, law: int, holds: bool, sentence: str) -> None:
        if not holds:
            raise Broken(law, sentence, self)

    def must_equal(self, law: int, found: Struct, expected: Struct, sentence: str) -> None:
        """Raise `Broken` with the names of the fields that differ, unless both values are equal."""
        if found != expected:
            pairs = [(name, getattr(found, name), getattr(expected, name)) for name in expected.__struct_fields__]
            differ = [f"`{name}` is {one!r}, not {other!r}" for name, one, other in pairs if one != other]
            raise Broken(law, f"{sentence}: {'; '.join(differ)}", self)

    def after(self, law: int, step: Step, state: Any = None) -> Any:
        """Return the state after a step. Raises `Broken` if the rules refuse it."""
        try:
            return self.game.apply(self.state if state is None else state, step)
        except Illegal as refusal:
            raise Broken(law, f"`{text(step)}` is listed, but refused: {refusal}", self) from refusal

    def take(self, step: Step) -> None:
        """Apply a step and continue the game from there."""
        self.seen[text(step)] = step
        if isinstance(step, Resign):
            self.state = self.game.resign(self.state, step.seat)
            self.resigned.add(step.seat)
        else:
            self.rolls += self.actor == CHANCE
            self.state = self.after(1, step)
        self.steps.append(step)
        if step.final:
            self.began, self.draft = self.state, []
        else:
            self.draft.append(step)


def named(watcher: Watcher) -> str:
    """Return a watcher in words.

    >>> named(None), named(OPEN), named(1)
    ('a spectator', 'a watcher who sees everything', 'seat 1')
    """
    return {None: "a spectator", OPEN: "a watcher who sees everything"}.get(watcher, f"seat {watcher}")


def check(game: AnyGame, games: int = 20, seed: int = 0, laws: Iterable[int] = tuple(LAWS)) -> Iterator[int]:
    """Play random games under the laws, with all seat counts and random options. Yield the number of steps of each.

    >>> from tilehall.core.registry import find
    >>> len(list(check(find("4ascend"), games=1)))
    1
    """
    at_each = [law for number, law in AT_EACH if number in laws]
    at_some = [law for number, law in AT_SOME if number in laws]
    at_the_end = [law for number, law in AT_THE_END if number in laws]
    pictured = 6 in laws
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        seats = game.seats[number % len(game.seats)]
        options = choices.draw(game, seats, rng) if number >= len(game.seats) else game.options()
        first = rng.randrange(seats) if rng.random() < 0.2 else None
        trial = Trial(game, options, seats, first, rng)
        while trial.actor is not None:
            trial.must(1, len(trial.steps) < MAX_GAME_STEPS, f"the game does not end within {MAX_GAME_STEPS} steps")
            if pictured and len(trial.steps) % STEPS_TO_PICTURE == STEPS_TO_PICTURE // 5:
                pictures_show_the_view(trial)
            closely = rng.random() < SLOW_SHARE
            for law in at_each + at_some if closely else at_each:
                law(trial)
            if rng.random() < RESIGN_PROBABILITY:
                trial.take(Resign(rng.choice(trial.playing)))
            else:
                step = pick(game, trial.state, rng)
                trial.take(step)
        for law in at_the_end:
            law(trial)
        yield len(trial.steps)


def somebody_can_act(trial: Trial) -> None:
    """Check law 1: the seat to act has a legal step."""
    game, state = trial.game, trial.state
    trial.must(1, game.outcome(state) is None, f"the game has an outcome, but {trial.actor} is to act")
    trial.must(1, trial.actor not in trial.resigned, f"seat {trial.actor} resigned, but is to act")
    legal, odds = next(iter(game.legal(state)), None), next(iter(game.odds(state)), None)
    if trial.actor == CHANCE:
        trial.must(1, odds is not None and legal is None, "chance is to act: it needs odds, and no seat a legal step")
    else:
        trial.must(1, legal is not None and odds is None, "a seat is to act: it needs a legal step, and chance no odds")


def what_is_listed_is_taken(trial: Trial) -> None:
    """Check law 1: listed steps apply, none is listed twice, and near misses are refused."""
    game, state = trial.game, trial.state
    steps = trial.listed()
    trial.must(1, len(set(steps)) == len(steps), "a step is listed twice")
    if trial.actor == CHANCE:
        trial.must(1, all(weight > 0 for _, weight in game.odds(state)), "a weight is not a positive number")
    for step in trial.few(steps):
        trial.after(1, step)
    for step in near_misses(trial, steps):
        try:
            game.apply(state, step)
        except Illegal as refusal:
            trial.must(1, len(str(refusal)) > 8, f"`{text(step)}` is refused without a sentence")
            trial.must(1, step not in steps, f"`{text(step)}` is listed, but refused: {refusal}")
        else:
            trial.must(1, step in steps, f"`{text(step)}` is not listed, but accepted")


def near_misses(trial: Trial, steps: list[Step]) -> Iterator[Step]:
    """Yield earlier and listed steps, and such steps with one field changed if they are still well-formed."""
    rng, lines = trial.rng, trial.game.steps
    pool = list(trial.seen.values())
    for step in [*trial.few(pool), *trial.few(steps)]:
        if isinstance(step, Resign):
            continue
        yield step
        values = structs.asdict(step)
        if not values:
            continue
        name = rng.choice(list(values))
        others = [getattr(other, name) for other in pool + steps if type(other) is type(step)]
        values[name] = rng.choice([_bent(values[name], rng), rng.choice(others)])
        try:
            yield from_json(to_json(type(step)(**values)), lines)
        except Malformed:
            continue


def _bent(value: Any, rng: Random) -> Any:
    """Return a value that differs slightly."""
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 1000))
    if isinstance(value, tuple) and value and isinstance(value[0], int):
        at = rng.randrange(len(value))
        return (*value[:at], _bent(value[at], rng), *value[at + 1 :])
    if isinstance(value, tuple) and value:
        at = rng.randrange(len(value))
        return rng.choice((value[:at] + value[at + 1 :], (*value, value[at]), value[::-1]))
    return value


def every_seat_can_resign(trial: Trial) -> None:
    """Check law 1: a seat in the game can resign at any time, and is then out. A seat that has left cannot resign."""
    game, state = trial.game, trial.state
    for seat in (*range(trial.seats), CHANCE, trial.seats, 10**9):
        try:
            after = game.resign(state, seat)
        except Illegal:
            trial.must(1, seat not in trial.playing, f"seat {seat} is still in the game, but may not resign")
            continue
        trial.must(1, seat in trial.playing, f"seat {seat} is not in the game, but may resign")
        outcome = game.outcome(after)
        trial.must(1, game.actor(after) != seat, f"seat {seat} resigned, but is to act")
        left = [other for other in trial.playing if other != seat]
        if len(left) <= 1:
            trial.must(1, outcome is not None and outcome.winners == tuple(left), f"{left} should win, not {outcome}")
        trial.must(1, outcome is None or seat not in outcome.winners, f"seat {seat} resigned, but wins")


def drafts_stand(trial: Trial) -> None:
    """Check law 1: a draft accepts what `apply` accepts, and the steps that it returns lead to the same state."""
    game = trial.game
    if trial.actor in (None, CHANCE):
        return
    for step in trial.few(trial.listed()):
        tried = game.draft(trial.began, [*trial.draft, step])
        refused = [verdict.why for verdict in tried.verdicts if not verdict.stands]
        line = ", ".join(map(text, (*trial.draft, step)))
        trial.must(1, not refused, f"`{line}` is legal, but refused as a draft: {refused}")
        trial.must(1, len(tried.verdicts) == len(trial.draft) + 1, f"`{line}` does not get one verdict per step")
        state = trial.began
        for each in tried.steps:
            state = trial.after(1, each, state)
        if step.final:
            trial.must(1, state == trial.after(1, step), f"the draft `{line}` leads to another state")


def steps_read_back(trial: Trial) -> None:
    """Check law 2: a step has one spelling in text and in JSON, and `apply` does not change its argument."""
    game, state = trial.game, trial.state
    before = repr(state)
    for step in trial.few(trial.listed()):
        try:
            spelt, sent = parse(text(step), game.steps), from_json(to_json(step), game.steps)
        except Malformed as error:
            raise Broken(2, f"`{text(step)}` does not read back: {error}", trial) from error
        trial.must(2, spelt == step, f"`{text(step)}` is another step after reading it from text")
        trial.must(2, sent == step, f"`{text(step)}` is another step after reading it from JSON")
        trial.must(2, bool(step.sentence("Ann", game.players)), f"`{text(step)}` has no sentence")
        after = trial.after(2, step)
        trial.must(2, trial.after(2, step) == after, f"`{text(step)}` leads to two states")
        trial.must(2, hash(after) == hash(trial.after(2, step)), "equal states have different hashes")
    trial.must(2, repr(state) == before, "`apply` changed its argument")
    for watcher in trial.watchers:
        view = game.view(state, watcher)
        again = msgspec.json.decode(msgspec.json.encode(view), type=game.views)
        trial.must(2, again == view, f"the view of {named(watcher)} does not survive JSON")


def the_record_replays(trial: Trial) -> None:
    """Check law 2: the text record replays to the same game."""
    game = trial.game
    state = game.setup(trial.options, trial.seats, trial.first)
    try:
        for step in trial.steps:
            state = advance(game, state, parse(text(step), game.lines))
    except (Malformed, Illegal) as error:
        raise Broken(2, f"the text record does not replay: {error}", trial) from error
    trial.must(2, state == trial.state, "replaying the text record leads to another state")


def a_guess_looks_like_the_view(trial: Trial) -> None:
    """Check law 3: a guess looks just like the view of every watcher, and the open view holds the whole state."""
    game, state = trial.game, trial.state
    for watcher in trial.watchers:
        view = game.view(state, watcher)
        right = (view.me, view.turn) == (watcher, trial.actor)
        trial.must(3, right, f"the view of {named(watcher)} has another `me` or `turn`")
        guess = game.guess(view, trial.rng)
        trial.must_equal(3, game.view(guess, watcher), view, f"a guess looks different to {named(watcher)}")
        if watcher == OPEN:
            trial.must_equal(3, guess, state, "the open view does not hold the whole state")
        elif watcher == trial.actor:
            same = list(game.legal(guess)) == list(game.legal(state))
            trial.must(3, same, "the legal steps depend on something that the actor cannot see")


def nothing_leaks(trial: Trial) -> None:
    """Check law 4: from a step, a watcher learns exactly what it is shown of the step."""
    game, state = trial.game, trial.state
    steps = trial.listed()
    for watcher in trial.watchers[:1] + trial.watchers[2:]:
        if watcher == trial.actor:
            continue
        view = game.view(state, watcher)
        alike: dict[Step, tuple[View, Any]] = {}
        behind: dict[View, tuple[Step, Any]] = {}
        worlds = [state, game.guess(view, trial.rng)] if trial.actor == CHANCE else [state]
        for world in worlds:
            listed = [step for step, _ in game.odds(world)] if trial.actor == CHANCE else trial.few(steps)
            for step in listed:
                after = trial.after(4, step, world)
                if game.outcome(after):
                    continue  # after the game, everything is open
                shown, seen = game.show(step, watcher), game.view(after, watcher)
                told = game.tell(world, step, after, watcher)
                if not step.final:
                    hidden = seen == view and not told
                    trial.must(4, hidden, f"{named(watcher)} notices the draft `{text(step)}`")
                    continue
                trial.must(
                    4,
                    alike.setdefault(shown, (seen, told)) == (seen, told),
                    f"{named(watcher)} is shown `{text(shown)}`, but the view or the facts tell more",
                )
                one = behind.setdefault(seen, (shown, after))
                trial.must(
                    4,
                    one[0] == shown or one[1] == after,
                    f"{named(watcher)} sees the same after `{text(one[0])}` and `{text(shown)}`: the step tells more",
                )


def pieces_are_conserved(trial: Trial) -> None:
    """Check law 5: no piece is lost or duplicated."""
    start = trial.game.setup(trial.options, trial.seats, trial.first)
    trial.must(5, trial.game.box(trial.state) == trial.game.box(start), "the box has changed")


def pictures_show_the_view(trial: Trial) -> None:
    """Check law 6: equal views have equal pictures, and every picture is complete."""
    game, state = trial.game, trial.state
    names = [f"<b>{name} & Co." for name in game.players[: trial.seats]]
    for watcher in trial.watchers:
        view = game.view(state, watcher)
        drawn = board_svg(game, view, names)
        again = msgspec.json.decode(msgspec.json.encode(view), type=game.views)
        same = board_svg(game, again, names) == drawn
        trial.must(6, same, f"the picture for {named(watcher)} changes, but the view is the same")
        trial.must(6, not (wrong := flaw(drawn)), f"the picture for {named(watcher)} {wrong}")


def encodings_fit(trial: Trial) -> None:
    """Check law 7: listed steps are in the tables of the game, and features have one layout."""
    game, state = trial.game, trial.state
    if trial.actor == CHANCE:
        steps, table = trial.listed(), trial.outcomes
        known = len(steps) == 1 or not trial.actions or table.issuperset(steps)
    else:
        known = not trial.actions or trial.actions.issuperset(trial.listed())
    trial.must(7, known, "a listed step is missing in `actions` or `outcomes`")
    for watcher in trial.watchers[1:]:
        view = game.view(state, watcher)
        seat = trial.rng.randrange(trial.seats) if watcher in (None, OPEN) else watcher
        features = game.features(view, seat)
        again = msgspec.json.decode(msgspec.json.encode(view), type=game.views)
        trial.must(7, game.features(again, seat) == features, "the features change, but the view is the same")
        layout = {name: len(values) for name, values in features.items()}
        trial.must(7, trial.layout in ({}, layout), f"the features of {named(watcher)} have another layout: {layout}")
        trial.layout = layout
        wild = [name for name, values in features.items() if not all(-1 <= value <= 1 for value in values)]
        trial.must(7, not wild, f"the features {', '.join(wild)} are not from -1 to 1")


def bounds_hold(trial: Trial) -> None:
    """Check law 7: the game was not longer than its bounds, nor was a score of a seat alone outside of them."""
    bounds, outcome = trial.game.bounds(trial.options, trial.seats), trial.game.outcome(trial.state)
    steps = len(trial.steps) - trial.rolls - len(trial.resigned)
    trial.must(7, steps <= bounds.steps, f"the seats took {steps} steps, and the bound is {bounds.steps}")
    trial.must(7, trial.rolls <= bounds.rolls, f"chance took {trial.rolls} steps, and the bound is {bounds.rolls}")
    if trial.seats == 1 and outcome:
        low, high = bounds.scores
        trial.must(7, low <= outcome.scores[0] <= high, f"the score {outcome.scores[0]} is not from {low} to {high}")


def flaw(drawn: str) -> str:
    """Return what is wrong with a picture, or an empty string.

    >>> flaw('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A dot</title><circle r="4"/></svg>')
    ''
    >>> flaw("<svg>")
    'is not valid XML: no element found: line 1, column 5'
    """
    try:
        root = ElementTree.fromstring(drawn)
    except ElementTree.ParseError as error:
        return f"is not valid XML: {error}"
    if root.tag != f"{SVG}svg" or len(root.get("viewBox", "").split()) != 4:
        return "is not an <svg> with a viewBox"
    if not len(root) or root[0].tag != f"{SVG}title" or not root[0].text:
        return "does not begin with a title"
    for element in root.iter():
        if element.tag in NOT_STILL:
            return f"has an element <{element.tag.removeprefix(SVG)}>, which may reach beyond the picture"
        for name, value in element.items():
            outside = name.endswith("href") and not value.startswith("#")
            if outside or "url(" in value.replace("url(#", "") or name.startswith("on"):
                return f"refers to something outside of it: {name}={value!r}"
    return ""


def the_end_is_open(trial: Trial) -> None:
    """Check law 1: after the end no step applies, and every watcher sees everything."""
    game, state = trial.game, trial.state
    outcome = game.outcome(state)
    trial.must(1, outcome is not None, "nobody is to act, but there is no outcome")
    assert outcome is not None
    trial.must(1, outcome.reason in game.reasons, f"the game ended by `{outcome.reason}`, which is not in its reasons")
    trial.must(1, len(outcome.scores) == trial.seats, "there is not exactly one score per seat")
    trial.must(1, set(outcome.winners) <= set(trial.playing), f"{outcome.winners} win, of {trial.playing} still in")
    trial.must(1, not list(game.legal(state)) and not list(game.odds(state)), "steps are listed after the end")
    for step in trial.few(trial.seen.values()):
        try:
            advance(game, state, step)
        except Illegal:
            continue
        raise Broken(1, f"`{text(step)}` is accepted after the end", trial)
    whole = game.view(state, OPEN)
    for watcher in trial.watchers:
        view = game.view(state, watcher)
        trial.must(
            1, structs.replace(view, me=OPEN) == whole, f"{named(watcher)} does not see everything after the end"
        )
        guess = game.view(game.guess(view, trial.rng), watcher)
        trial.must_equal(3, guess, view, f"a guess looks different to {named(watcher)}")
    trial.must_equal(3, game.guess(whole, trial.rng), state, "the open view does not hold the whole state")


Law = Callable[[Trial], None]
AT_EACH: Final[list[tuple[int, Law]]] = [(1, somebody_can_act), (5, pieces_are_conserved)]
AT_SOME: Final[list[tuple[int, Law]]] = [
    (1, what_is_listed_is_taken),
    (1, every_seat_can_resign),
    (1, drafts_stand),
    (2, steps_read_back),
    (3, a_guess_looks_like_the_view),
    (4, nothing_leaks),
    (7, encodings_fit),
]
AT_THE_END: Final[list[tuple[int, Law]]] = [
    (1, the_end_is_open),
    (2, the_record_replays),
    (6, pictures_show_the_view),
    (7, bounds_hold),
]
