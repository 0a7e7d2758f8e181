"""The result of a game for one of its players, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.core.game import AnyGame, Outcome, Seat

FEW = {1: "1st", 2: "2nd", 3: "3rd"}


def result_in_words(game: AnyGame, outcome: Outcome, resigned: Sequence[Seat], seat: Seat, names: Sequence[str]) -> str:
    """Return the result as the player of a seat reads it: "You won, 3 points ahead".

    >>> from tilehall.core.registry import find
    >>> heart_tiles, names = find("heart-tiles"), ("Ann", "Ben")
    >>> result_in_words(heart_tiles, Outcome((12, 9), (0,), "tiles"), (), 0, names)
    'You won, 3 points ahead'
    >>> result_in_words(heart_tiles, Outcome((12, 9), (0,), "tiles"), (), 1, names)
    'You lost, 3 points behind'
    >>> result_in_words(find("miners"), Outcome((4, 9, 5), (1,), "goal"), (), 2, ("Ann", "Ben", "Cy"))
    '2nd of 3, 4 gold behind'
    """
    others = [each for each in range(len(names)) if each != seat]
    winners = outcome.winners
    if seat in resigned:
        return "You resigned"
    if not others:
        return f"You made {_amount(game, outcome.scores[seat])}"
    if not winners:
        return "Nobody won"
    if seat in winners:
        if len(winners) > 1:
            return f"You shared the win with {_listed([names[each] for each in winners if each != seat])}"
        beaten = [each for each in others if each not in resigned]
        if not beaten:
            return f"You won: {names[others[0]] if len(others) == 1 else 'everyone else'} resigned"
        return f"You won{_apart(game, outcome, seat, _best(game, outcome, beaten), 'ahead')}"
    place = f"{_ordinal(place_of(game, outcome, resigned, seat))} of {len(names)}" if len(others) > 1 else "You lost"
    return f"{place}{_apart(game, outcome, _best(game, outcome, winners), seat, 'behind')}"


def mark(takebacks: int, continues: int, offline: bool) -> str:
    """Return words that mark an unusual game in lists and headings. Blank if there is nothing unusual.

    >>> mark(2, 0, False), mark(0, 30, False), mark(1, 30, True), mark(0, 0, False)
    ('With takebacks', 'From a position', 'Played offline, from a position, with takebacks', '')
    """
    marks = ["played offline"] * offline + ["from a position"] * (continues > 0) + ["with takebacks"] * (takebacks > 0)
    return ", ".join(marks).capitalize()


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


def _apart(game: AnyGame, outcome: Outcome, better: Seat, worse: Seat, word: str) -> str:
    """Return the lead of one seat over another in words. Blank if the score did not decide."""
    told = [max(0, score) if str(game.unit).endswith(" left") else score for score in outcome.scores]
    apart = (told[worse] - told[better]) if game.lowest_wins else (told[better] - told[worse])
    return f", {_amount(game, apart)} {word}" if apart > 0 else ""


def _amount(game: AnyGame, number: int) -> str:
    """Return an amount with the unit of the scores: 12 HP, 1 point.

    >>> from tilehall.core.registry import find
    >>> _amount(find("4ascend"), 12), _amount(find("rummikub"), 1)
    ('12 HP', '1 point')
    """
    unit = str(game.unit).partition(" ")[0]
    return f"{number} {unit.removesuffix('s') if number == 1 else unit}"


def _ordinal(place: int) -> str:
    return FEW.get(place, f"{place}th")


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
