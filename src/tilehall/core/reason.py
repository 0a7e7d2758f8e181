"""Why a bot chose a turn, told to one reader.

A reason is a message. The id of one that says what the turn does begins with `reason-`: it has a verb and no subject,
like "lays three tiles." Others begin with `advice-`, like "draw a tile, because nothing fits." Both begin with a small
letter, because hints and reviews have them inside of sentences. Two arguments depend on the reader:

| argument | what it becomes |
|---|---|
| a message `seat-name`, with the argument `seat` | the name of the player |
| `reader`, which is `none` | `player` if the reader takes the turn, `opponent` if the reason names the reader |

A package may also give a reason as a finished English sentence, "Lays three tiles." Its first word decides how it is
fitted into other sentences, and the names of the seats in it are replaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tilehall.core.game import AnyGame, Seat
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Argument, Listed, Message, Text, in_words

NOBODY: Final = "none"  # a reader who is in no way part of the reason
# A finished sentence that begins with a verb: "Lays 6 tiles and keeps the joker.", but not "Pass, because the hand is…"
VERB = re.compile(r"[A-Z][a-z]*[a-rt-z]s\b")


def told(game: AnyGame, why: Text, names: Sequence[str], player: Seat, reader: Seat | None) -> Text:
    """Return a bot's reason for a turn of `player` with the names of the players, and "you" for the seat `reader`.

    >>> from tilehall.core.registry import find
    >>> told(find("4ascend"), "Lifts a chain of four, and no answer can save White.", ("Ann", "Ben"), 0, None)
    'Lifts a chain of four, and no answer can save Ben.'
    """
    if isinstance(why, Message):
        return _addressed(why, names, player, reader)
    return _Speaker(game, names, reader).named(why)


def predicate(game: AnyGame, why: Text, names: Sequence[str], player: Seat, reader: Seat | None) -> Text:
    """Return a bot's reason as the rest of a sentence about the turn. It is blank if it does not say what a turn does.

    >>> from tilehall.core.registry import find
    >>> predicate(find("4ascend"), "Blocks one of White's two ways to a chain.", ("Ann", "Ben"), 0, 1)
    'blocks one of your two ways to a chain.'
    """
    said = told(game, why, names, player, reader)
    if isinstance(said, Message):
        return said if said.id.startswith("reason-") else ""
    return f"{said[0].lower()}{said[1:]}" if VERB.match(str(why)) else ""


def as_sentence(text: Text, language: str = ENGLISH) -> str:
    """Return a reason as a sentence of its own.

    >>> from tilehall.core.words import say
    >>> as_sentence(say("advice-any-step")), as_sentence("Plays in the middle.")
    ('Any step will do.', 'Plays in the middle.')
    """
    words = in_words(text, language)
    return words[:1].upper() + words[1:]


def _addressed(why: Message, names: Sequence[str], player: Seat, reader: Seat | None) -> Message:
    """Return a reason for a turn of `player` with the names of the players, as it is told to the seat `reader`."""
    args = {name: _named(value, names, player, reader) for name, value in why.args.items()}
    if "reader" in args:
        opponent = reader is not None and reader in _seats(why.args)
        args["reader"] = "player" if reader == player else "opponent" if opponent else NOBODY
    return Message(why.id, args, why.words)


def _named(value: Argument, names: Sequence[str], player: Seat, reader: Seat | None) -> Argument:
    match value:
        case Message("seat-name", {"seat": int(seat)}) if 0 <= seat < len(names):
            return names[seat]
        case Message():
            return _addressed(value, names, player, reader)
        case Listed(items, by):
            return Listed(tuple(_named(item, names, player, reader) for item in items), by)
        case _:
            return value


def _seats(args: Mapping[str, Argument]) -> Iterator[Seat]:
    """Yield the seats whose players a reason names itself."""
    for value in args.values():
        match value:
            case Message("seat-name", {"seat": int(seat)}):
                yield seat


class _Speaker:
    """Puts the names of players into finished English sentences, and addresses one of them as "you"."""

    def __init__(self, game: AnyGame, names: Sequence[str], me: Seat | None) -> None:
        self.names = names
        self.me = me
        # The names that bots use for the seats, if the game has any: Black and White.
        self.called = {called: seat for seat, called in enumerate(game.players[: len(names)])}

    def named(self, why: str) -> str:
        """Return a bot's sentence with the names of the players."""
        seats = "|".join(map(re.escape, self.called))
        return re.sub(rf"\b({seats})('s)?\b", self._person, why)  # in one pass, because a player may be called White

    def _person(self, found: re.Match[str]) -> str:
        seat = self.called[found[1]]
        if found[2]:
            return "your" if seat == self.me else f"{self.names[seat]}'s"
        return "you" if seat == self.me else self.names[seat]
