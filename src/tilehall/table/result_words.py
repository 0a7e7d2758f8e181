"""The result of a game for one of its players, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.core.game import AnyGame, Outcome, Seat
from tilehall.core.message import Listed, Message, Text, catalogue
from tilehall.core.sentences import words_of
from tilehall.table.words import say

AMOUNT = "unit.amount"  # the message of a game whose scores are not points


def result_in_words(
    game: AnyGame, outcome: Outcome, resigned: Sequence[Seat], seat: Seat, names: Sequence[str]
) -> Message:
    """Return the result as the player of a seat reads it: "You won, 3 points ahead".

    >>> from tilehall.core.registry import find
    >>> heart_tiles, names = find("heart-tiles"), ("Ann", "Ben")
    >>> str(result_in_words(heart_tiles, Outcome((12, 9), (0,), "tiles"), (), 0, names))
    'You won, 3 points ahead'
    >>> str(result_in_words(heart_tiles, Outcome((12, 9), (0,), "tiles"), (), 1, names))
    'You lost, 3 points behind'
    >>> str(result_in_words(find("miners"), Outcome((4, 9, 5), (1,), "goal"), (), 2, ("Ann", "Ben", "Cy")))
    '2nd of 3, 4 gold behind'
    """
    others = [each for each in range(len(names)) if each != seat]
    winners = outcome.winners
    if seat in resigned:
        return say("result-resigned")
    if not others:
        return say("result-alone", amount=_amount(game, outcome.scores[seat]))
    if not winners:
        return say("result-nobody")
    if seat in winners:
        if len(winners) > 1:
            return say("result-shared", who=Listed(tuple(names[each] for each in winners if each != seat)))
        beaten = [each for each in others if each not in resigned]
        if not beaten:
            return say("result-others-resigned", others=len(others), who=names[others[0]])
        ahead = _apart(game, outcome, seat, _best(game, outcome, beaten))
        return say("result-won-ahead", amount=ahead) if ahead else say("result-won")
    behind = _apart(game, outcome, _best(game, outcome, winners), seat)
    if len(others) == 1:
        return say("result-lost-behind", amount=behind) if behind else say("result-lost")
    place = place_of(game, outcome, resigned, seat)
    if behind:
        return say("result-place-behind", place=place, players=len(names), amount=behind)
    return say("result-place", place=place, players=len(names))


def mark(takebacks: int, continues: int, offline: bool) -> Text:
    """Return words that mark an unusual game in lists and headings. Blank if there is nothing unusual.

    >>> [str(mark(*each)) for each in ((2, 0, False), (0, 30, False), (1, 30, True), (0, 0, False))]
    ['With takebacks', 'From a position', 'Played offline, from a position, with takebacks', '']
    """
    if not (takebacks or continues or offline):
        return ""
    return say("mark", offline=_flag(offline), position=_flag(continues > 0), takebacks=_flag(takebacks > 0))


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _worth(game: AnyGame, outcome: Outcome, seat: Seat) -> int:
    """Return the score such that higher is better."""
    return -outcome.scores[seat] if game.lowest_wins else outcome.scores[seat]


def _best(game: AnyGame, outcome: Outcome, seats: Sequence[Seat]) -> Seat:
    return max(seats, key=lambda each: _worth(game, outcome, each))


def place_of(game: AnyGame, outcome: Outcome, resigned: Sequence[Seat], seat: Seat) -> int:
    """Return the place of a seat: winners first, then by score, resigned players last. Equal players share a place.

    The page ranks in the same way (web/src/home/ranking.ts).
    """

    def rank(each: Seat) -> tuple[bool, bool, int]:
        return each not in outcome.winners, each in resigned, -_worth(game, outcome, each)

    return 1 + sum(rank(each) < rank(seat) for each in range(len(outcome.scores)))


def rated_places(game: AnyGame, outcome: Outcome, resigned: Sequence[Seat]) -> tuple[int, ...]:
    """Return the place of each seat for the ratings.

    Players who resigned come last (C5). If nobody won, all other players share the first place.

    >>> from tilehall.core.registry import find
    >>> rated_places(find("miners"), Outcome((4, 9, 5), (1,), "goal"), ())
    (3, 1, 2)
    >>> rated_places(find("miners"), Outcome((4, 9, 5), (), "dead"), (1,))
    (1, 3, 1)
    """
    if not outcome.winners:
        still_in = len(outcome.scores) - len(resigned)
        return tuple(1 + still_in * (seat in resigned) for seat in range(len(outcome.scores)))
    return tuple(place_of(game, outcome, resigned, seat) for seat in range(len(outcome.scores)))


def _apart(game: AnyGame, outcome: Outcome, better: Seat, worse: Seat) -> Message | None:
    """Return the lead of one seat over another. None if the score did not decide."""
    told = [max(0, score) if game.scores_left else score for score in outcome.scores]
    apart = (told[worse] - told[better]) if game.lowest_wins else (told[better] - told[worse])
    return _amount(game, apart) if apart > 0 else None


def _amount(game: AnyGame, number: int) -> Message:
    """Return an amount with the unit of the scores: 12 HP, 1 point.

    >>> from tilehall.core.registry import find
    >>> str(_amount(find("4ascend"), 12)), str(_amount(find("rummikub"), 1))
    ('12 HP', '1 point')
    """
    words = words_of(type(game).__module__)
    if words and AMOUNT in catalogue(words).texts:
        return Message(AMOUNT, {"count": number}, words)
    unit = str(game.unit).partition(" ")[0]
    if unit == "points":
        return say("points", count=number)
    return say("amount", count=number, unit=unit.removesuffix("s") if number == 1 else unit)
