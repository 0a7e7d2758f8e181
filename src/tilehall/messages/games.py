"""The games of a hall as the API describes them: their options, and the notation of their steps."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tilehall.core.game import AnyGame, Mode
from tilehall.core.message import in_words
from tilehall.core.notation import shape
from tilehall.core.options import choices, schemas
from tilehall.messages.lessons import taught
from tilehall.messages.packages import Address, Assets, place_of
from tilehall.messages.puzzles import brought
from tilehall.ratings.bot_ratings import bot_rating


class OptionListing(Struct, frozen=True):
    """An option of a game."""

    name: str
    label: Annotated[str, Meta(description="Its name for players.")]
    explanation: str
    bounds: Annotated[str, Meta(description="The values that it takes, in words.")]
    default: Any
    schema: Annotated[
        dict[str, Any],
        Meta(
            description="The values that it takes, as JSON Schema. `names` has names for the values, and `places` "
            "for the places of a list, both for players."
        ),
    ]
    implies: Annotated[
        dict[str, Any],
        Meta(description="Values that other options take when this is on. When it is off, they have their defaults."),
    ]


class ModeListing(Struct, frozen=True):
    """A preset of options, chosen with one tap."""

    name: str
    summary: Annotated[str, Meta(description="How it differs, in one sentence.")]
    options: Annotated[dict[str, Any], Meta(description="The value of every option in this mode.")]
    aim: Annotated[str, Meta(description="The goal in this mode, in a few words; or blank.")]
    picture: Address


class Notation(Struct, frozen=True):
    """A kind of step."""

    name: Annotated[str, Meta(description="The value of `do` on the wire.")]
    shape: Annotated[str, Meta(description="How it is written in a record: `stone CELL`.")]
    explanation: str
    final: Annotated[bool, Meta(description="If false, it is part of a draft until a final step is sent with it.")]


class Playable(Struct, frozen=True):
    """A game of this hall."""

    name: str
    title: str
    summary: str
    aim: Annotated[str, Meta(description="The goal with the default options, in a few words; or blank.")]
    version: Annotated[int, Meta(description="The version of its rules.")]
    fewest: Annotated[int, Meta(description="The minimum number of players.")]
    most: Annotated[int, Meta(description="The maximum number of players.")]
    usual: Annotated[int, Meta(description="The number of seats of a new room, unless its host chooses.")]
    levels: Annotated[tuple[str, ...], Meta(description="The levels of its bots, the weakest first.")]
    rated_levels: Annotated[
        tuple[str, ...], Meta(description="The levels with a published rating. Games against other bots are not rated.")
    ]
    unit: Annotated[str, Meta(description="What its scores count.")]
    lowest_wins: Annotated[bool, Meta(description="Whether the lowest score is the best.")]
    default_words: Annotated[str, Meta(description="What is played when time runs out, if the host chose `step`.")]
    chance_word: Annotated[str, Meta(description="What chance decides: `deal`, `dice`, `plants`.")]
    hides: Annotated[bool, Meta(description="Whether players have something that others may not see.")]
    lessons: Annotated[int, Meta(description="The number of its lessons.")]
    puzzles: Annotated[int, Meta(description="The number of puzzles that come with it.")]
    modes: Annotated[tuple[ModeListing, ...], Meta(description="Empty if the game has only its options.")]
    options: tuple[OptionListing, ...]
    steps: tuple[Notation, ...]
    board: Address = ""
    styles: Address = ""
    how_to: Address = ""
    picture: Address = ""
    scripts: Annotated[
        dict[str, str],
        Meta(
            description="The address of each script at the top of its package's folder, by name: `board` is the board."
        ),
    ] = {}
    texts: Annotated[
        dict[str, str],
        Meta(
            description="The address of each text of its package in one language, by file: `how-to.de.md`, and "
            "`words.de.json` with the words of its scripts."
        ),
    ] = {}
    greetings: Annotated[
        dict[str, str],
        Meta(description="What its bots say before a game, by level. Other levels have a general greeting."),
    ] = {}
    notice: Annotated[str, Meta(description="The rights of others that it touches, in sentences; or blank.")] = ""
    scores_left: Annotated[
        bool, Meta(description="Whether a score is what a player has left. It is never shown below zero.")
    ] = False


def list_mode(game: AnyGame, mode: Mode, assets: Assets, language: str) -> ModeListing:
    """Return a mode as the API describes it."""
    options = msgspec.convert(mode.options, game.options)
    address = place_of(game.name, mode.picture) if mode.picture else ""
    return ModeListing(
        name=in_words(mode.name, language),
        summary=in_words(mode.summary, language),
        options=msgspec.to_builtins(options),
        aim=in_words(game.aim(options), language),
        picture=address if address in assets.files else "",
    )


@cache
def describe(game: AnyGame, title: str, assets: Assets, levels: tuple[str, ...], language: str) -> Playable:
    """Return a game as the API describes it. `levels` are those of its bots that this hall has."""
    fields = schemas(game.options, language)
    return Playable(
        name=game.name,
        title=title,
        summary=in_words(game.summary, language),
        aim=in_words(game.aim(game.options()), language),
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[-1],
        usual=game.usual_seats,
        levels=levels,
        rated_levels=tuple(level for level in levels if bot_rating(game.name, level)),
        unit=in_words(game.unit, language),
        lowest_wins=game.lowest_wins,
        default_words=in_words(game.default_words, language),
        chance_word=game.chance_word,
        hides=game.hides,
        lessons=len(taught(game.name)),
        puzzles=len(brought(game.name)),
        modes=tuple(list_mode(game, mode, assets, language) for mode in game.modes),
        options=tuple(
            OptionListing(
                each.name,
                in_words(each.label, language),
                in_words(each.explanation, language),
                in_words(each.bounds, language),
                each.default,
                fields[each.name],
                dict(game.options.implies.get(each.name, {})),
            )
            for each in choices(game.options)
        ),
        steps=tuple(
            Notation(kind.__name__.lower(), shape(kind), (kind.__doc__ or "").partition("\n")[0], kind.final)
            for kind in game.lines
        ),
        board=assets.board,
        styles=assets.styles,
        how_to=assets.how_to,
        picture=assets.picture,
        scripts=assets.scripts,
        texts=assets.texts,
        greetings={level: in_words(text, language) for level, text in game.greetings.items()},
        notice=in_words(game.notice, language),
        scores_left=game.scores_left,
    )
