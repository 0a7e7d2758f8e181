"""Judge turns by the win probability that they gave away, and tell which turn decided a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tilehall.core.game import AnyGame, Outcome, Seat
from tilehall.core.review import Thought, WholeTurn, win_probabilities

Mark = Literal["good", "inaccuracy", "mistake", "blunder"]

# How much win probability a turn must cost to get each mark, the highest first. In 19 of 20 measurements the calibrated
# cost of a turn is known to within 4% (`python -m bench.calibration noise`). The first mark begins above that,
# and each of the others about as much further on: a turn that cost nothing is rarely called an inaccuracy and hardly
# ever a mistake. These are also lichess's thresholds (Advice in lila's modules/tree): 0.1, 0.2 and 0.3 on its scale of
# winning chances, which is twice as wide as ours.
THRESHOLDS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
TURNED = 0.10  # the least change of a win probability that turns a game: that of a mistake
# A bot's reason that says what the turn does: "Lays 6 tiles and keeps the joker." Not so "Pass, because the hand is…"
VERB = re.compile(r"[A-Z][a-z]*[a-rt-z]s\b")
# What a reason calls that which belongs to whoever's turn it is.
OWNED = re.compile(r"\b([Tt]he (rack|hand)|one's)\b")


class Judgement(Struct, frozen=True, kw_only=True):
    """How good a turn was."""

    mark: Mark
    cost: float  # the win probability that it gave away: `before` less `after`
    part: int  # the part of the turn that cost the most, from 0
    before: float  # the win probability with the best turn and the same luck, rounded to whole percent
    after: float  # the win probability after the turn that was played, rounded likewise


class TurningPoint(Struct, frozen=True):
    """The turn that decided a game."""

    turn: int
    sentence: str


def marked(cost: float) -> Mark:
    """Return the mark of a turn that gave away so much.

    >>> [marked(cost) for cost in (0.0, 0.05, 0.12, 0.4)]
    ['good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((mark for least, mark in THRESHOLDS if cost >= least), "good")


def judge(thoughts: Sequence[Thought]) -> Judgement:
    """Judge a turn by what a bot thought about its parts.

    Mark, cost and win probabilities come from the same two numbers, in whole percent. So the page can show them side by
    side. Between the parts of a turn cards may be drawn; `before` does not count that luck.

    >>> judged = judge([Thought(steps=("end",), why="", same=False, best=0.704, played=0.4)])
    >>> judged.mark, judged.before, judged.after, judged.cost
    ('blunder', 0.7, 0.4, 0.3)
    """
    costs = [each.cost for each in thoughts]
    after = round(thoughts[-1].played, 2)
    before = min(1.0, round(thoughts[-1].played + sum(costs), 2))
    cost = round(before - after, 2)
    return Judgement(mark=marked(cost), cost=cost, part=costs.index(max(costs)), before=before, after=after)


def turning_point(
    game: AnyGame,
    turns: Sequence[WholeTurn],
    thoughts: Mapping[int, Sequence[Thought]],
    outcome: Outcome,
    names: Sequence[str],
    me: Seat | None = None,
) -> TurningPoint | None:
    """Return the turn that brought the win about most, with a sentence that says `you` to the seat `me`.

    Returns None if some turn has not been analysed yet, if nobody won, or if no single turn did much.
    """
    if not outcome.winners or any(turn.number not in thoughts for turn in turns):
        return None
    best, most, before = None, TURNED, dict.fromkeys(range(len(names)), 1 / len(names))
    for turn in turns:
        judged, was = judge(thoughts[turn.number]), before[turn.seat]
        gain = round(judged.after - was, 2)
        if turn.seat in outcome.winners:
            towards = gain
        elif judged.cost >= TURNED:
            towards, was = judged.cost, judged.before
        else:
            towards = -gain if len(names) == 2 else 0.0
        if towards >= most:
            best, most = (turn, was, judged), towards
        for seat, known in enumerate(win_probabilities(turn.seat, judged.after, len(names))):
            before[seat] = before[seat] if known is None else known
    if best is None:
        return None
    turn, was, judged = best
    speaker, part = _Speaker(game, names, me), thoughts[turn.number][judged.part]
    said = f"The turning point was turn {turn.number}, {speaker.whose(turn.seat)} move: "
    said += f"win chance {was:.0%} → {judged.after:.0%}."
    if why := speaker.reason(part.why):
        if turn.seat not in outcome.winners:
            said += f" A better move {why}" if judged.cost >= TURNED else ""
        elif part.same:
            said += f" It {why}"
    return TurningPoint(turn.number, said)


def named(game: AnyGame, why: str, names: Sequence[str], me: Seat | None = None) -> str:
    """A bot's reason with the names of the players in it, and `you` for one of them.

    >>> from tilehall.core.registry import find
    >>> named(find("4ascend"), "Lifts a chain of four, and no answer can save White.", ("Ann", "Ben"))
    'Lifts a chain of four, and no answer can save Ben.'
    """
    return _Speaker(game, names, me).named(why)


def advice(game: AnyGame, why: str, names: Sequence[str], me: Seat, *, found: bool = False) -> str:
    """A bot's reason as it is told to the player in whose place it thought; `found`: the player has laid that turn.

    >>> from tilehall.core.registry import find
    >>> advice(find("4ascend"), "Blocks White's chain of four.", ("Ann", "Ben"), 0)
    "Best move: blocks Ben's chain of four."
    >>> advice(find("rummikub"), "Draw a tile, because nothing on the rack fits the table yet.", ("Ann", "Ben"), 0)
    'Best move: draw a tile, because nothing on your rack fits the table yet.'
    >>> advice(find("summon5"), "Scores 30 points, the most possible.", ("Ann", "Ben"), 0, found=True)
    'You have found the best move: it scores 30 points, the most possible.'
    """
    speaker = _Speaker(game, names, me)
    said, told = speaker.reason(why), speaker.named(why)
    if found:
        told = f"You have found the best move{f': it {said}' if said else '.'}"
    elif why:
        told = f"Best move: {told if told.startswith(tuple(names)) else told[0].lower() + told[1:]}"
    return OWNED.sub(_yours, told)


def _yours(found: re.Match[str]) -> str:
    own = f"your {found[2]}" if found[2] else "your"
    return own.capitalize() if found[0][0].isupper() else own


class _Speaker:
    """Names people, and says `you` to one of them."""

    def __init__(self, game: AnyGame, names: Sequence[str], me: Seat | None) -> None:
        self.names = names
        self.me = me
        # What a bot calls the seats, where it calls them anything: Black and White.
        self.called = {called: seat for seat, called in enumerate(game.players[: len(names)])}

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.me else f"{self.names[seat]}'s"

    def reason(self, why: str) -> str:
        """Return a bot's reason as it follows a subject, or an empty string if it has a subject of its own.

        >>> from tilehall.core.registry import find
        >>> _Speaker(find("4ascend"), ("Ann", "Ben"), 1).reason("Blocks one of White's two ways to a chain.")
        'blocks one of your two ways to a chain.'
        """
        if not VERB.match(why):
            return ""
        why = self.named(why)
        return f"{why[0].lower()}{why[1:]}"

    def named(self, why: str) -> str:
        """What a bot says, with the names of people."""
        seats = "|".join(map(re.escape, self.called))
        return re.sub(rf"\b({seats})('s)?\b", self._person, why)  # in one pass: somebody may be called White

    def _person(self, found: re.Match[str]) -> str:
        seat = self.called[found[1]]
        return self.whose(seat) if found[2] else "you" if seat == self.me else self.names[seat]
