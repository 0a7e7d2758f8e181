"""Heart Tiles read a second time: slow, plain, and written without looking at the game itself."""

from __future__ import annotations

from typing import Any

TILES = 8
COLOURS = "wryg"
HEARTS = [colour + value for colour in "ryg" for value in "123"]
MAGIC = {"wind": 6, "recycle": 5, "shield": 5}
ASIDE = 2  # hearts that are never seen (R5.1)
SHIELD = 2  # turns of either player
OPENING = ["heart"] * 3 + ["magic"] * 2


def worth(heart: str, colour: str) -> int:
    """Return the points of a heart on a tile of that colour.

    >>> worth("r3", "w"), worth("r3", "r"), worth("r3", "g")
    (3, 6, 0)
    """
    value = int(heart[1])
    if colour == "w":
        return value
    return 2 * value if heart[0] == colour else 0


class Reading:
    """One game, from the paint to the last heart."""

    def __init__(self, options: dict[str, Any], seats: int, first: int | None = None) -> None:
        self.given_first = first
        self.colours: list[str] = []
        self.turn: int | None = None  # None until chance has drawn who begins
        self.hearts: dict[int, tuple[int, int]] = {}  # tile: owner of the heart, and its points
        self.bags: dict[str, dict[str, int]] = {"heart": dict.fromkeys(HEARTS, 2), "magic": dict(MAGIC)}
        self.hands: list[list[str]] = [[], []]
        self.owed: list[tuple[int, str]] = [(seat, deck) for seat in (0, 1) for deck in OPENING]
        self.shields = [0, 0]
        self.drawn: set[str] = set()  # decks drawn from this turn
        self.placed = 0  # hearts placed this turn
        self.cast: str | None = None  # the magic card used this turn
        self.result: dict[str, Any] | None = None

    def left(self, deck: str) -> int:
        """Return how many cards can still be drawn from a deck."""
        return sum(self.bags[deck].values()) - (ASIDE if deck == "heart" else 0)

    def next(self) -> int | None:
        """Return chance while it paints, draws who begins or deals; else the player whose turn it is."""
        if self.result is not None:
            return None
        if self.turn is None or self.owed:
            return -1
        return self.turn

    def odds(self) -> dict[str, int]:
        """Return the odds of each tile's paint, then of who begins, then of the cards that are owed."""
        if self.next() != -1:
            return {}
        if len(self.colours) < TILES:
            return {f"paint {len(self.colours)} {colour}": 1 for colour in COLOURS}
        if self.turn is None:
            return {f"first {seat}": 1 for seat in (0, 1) if self.given_first in (None, seat)}
        seat, deck = self.owed[0]
        return {f"deal {seat} {card}": left for card, left in self.bags[deck].items() if left}

    def legal(self) -> set[str]:
        """Return draws, hearts, one magic card, and the end of the turn once the draws are made (R5.3)."""
        seat = self.next()
        if seat is None or seat < 0:
            return set()
        steps: set[str] = set()
        to_draw = {deck for deck in ("heart", "magic") if deck not in self.drawn and self.left(deck) > 0}
        steps |= {f"draw {deck}" for deck in to_draw}
        if not to_draw:
            steps.add("end")
        hand = set(self.hands[seat])
        empty = [tile for tile in range(TILES) if tile not in self.hearts]
        if self.placed < 2:
            steps |= {f"heart {card} {tile}" for card in hand if card in HEARTS for tile in empty}
        # R5.6: an opponent's shield stops Wind, Recycle and Shield alike.
        if self.cast is None and self.shields[1 - seat] == 0:
            if "wind" in hand:
                steps |= {f"wind {tile}" for tile, (owner, _) in self.hearts.items() if owner != seat}
            if "recycle" in hand:
                steps |= {f"recycle {tile}" for tile in empty if self.colours[tile] != "w"}
            if "shield" in hand:
                steps.add("shield")
        return steps

    def outcome(self) -> dict[str, Any] | None:
        """Return the points by seat and the winners; nobody wins a draw."""
        return self.result

    def do(self, step: str) -> None:
        """Take one step."""
        words = step.split()
        if words[0] == "resign":
            if self.result is not None or words[1] not in ("0", "1"):
                raise ValueError(f"not now: {step}")
            self.result = {"scores": self.scores(), "winners": [1 - int(words[1])]}
            return
        if step not in self.legal() | set(self.odds()):
            raise ValueError(f"not now: {step}")
        match words:
            case ["paint", _, colour]:
                self.colours.append(colour)
            case ["first", seat]:
                self.turn = int(seat)
            case ["deal", seat, card]:
                _, deck = self.owed.pop(0)
                self.bags[deck][card] -= 1
                self.hands[int(seat)].append(card)
            case _:
                self.play(words, self.turn or 0)

    def play(self, words: list[str], seat: int) -> None:
        """Play a step of the player whose turn it is."""
        match words:
            case ["draw", deck]:
                self.drawn.add(deck)
                self.owed.append((seat, deck))
            case ["heart", card, tile]:
                self.hands[seat].remove(card)
                self.hearts[int(tile)] = (seat, worth(card, self.colours[int(tile)]))
                self.placed += 1
                if len(self.hearts) == TILES:
                    self.finish()
            case ["end"]:
                self.end(seat)
            case [magic, *target]:
                self.hands[seat].remove(magic)
                self.cast = magic
                if magic == "wind":
                    del self.hearts[int(target[0])]
                elif magic == "recycle":
                    self.colours[int(target[0])] = "w"
                else:
                    self.shields[seat] = SHIELD

    def end(self, seat: int) -> None:
        """Pass the turn on; with both decks empty the game is over instead (R5.7)."""
        if self.left("heart") == 0 and self.left("magic") == 0:
            self.finish()
            return
        for owner in (0, 1):
            # R5.6: the turn in which the card is played does not count.
            fresh = owner == seat and self.cast == "shield"
            if self.shields[owner] > 0 and not fresh:
                self.shields[owner] -= 1
        self.drawn = set()
        self.placed = 0
        self.cast = None
        self.turn = 1 - seat

    def scores(self) -> list[int]:
        """Return the points of the hearts that are on the tiles now."""
        return [sum(points for owner, points in self.hearts.values() if owner == seat) for seat in (0, 1)]

    def finish(self) -> None:
        """Let the higher score win; equal scores are a draw."""
        scores = self.scores()
        winners = [] if scores[0] == scores[1] else [scores.index(max(scores))]
        self.result = {"scores": scores, "winners": winners}
