"""Options: decode them from JSON, explain them to players and draw random ones, all from the types of the fields.

The annotation of a field holds its bounds. The catalogue of the game has its texts:

    hp: Annotated[int, Meta(ge=1, le=99)] = 20
    on_limit: Literal["hp", "draw"] = "hp"

    option-hp = HP
        .description = HP of each side at the start.
    option-on-limit = Result at the limit
        .description = Who wins when the turn limit is reached.
        .value-hp = More HP wins
        .value-draw = It is a draw

For a text that the catalogue lacks, players see what the annotation has, in English: `title` and `description`, and
the names that `named` gives the values of a `Literal`. Without a title, the name of the field is shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Meta, Struct, inspect

from tilehall.core.game import AnyGame, Game, Malformed, Options, OptionsT, Seat, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Argument, Listed, Message, Text, in_words, source_texts
from tilehall.core.notation import clip
from tilehall.core.sentences import words_of
from tilehall.core.words import say

MAX_OPTIONS_CHARS = 4096  # all options of SUMMON5 together have under 600


# An amount that is either a number, or a range `a-b` from which chance picks uniformly, has the type
# Annotated[int, Meta(ge=0, le=9)] | Annotated[str, Meta(pattern=RANGE, extra={"low": 0, "high": 9})].
RANGE = r"^[0-9]{1,4}-[0-9]{1,4}$"


def ends(amount: int | str) -> tuple[int, int]:
    """Return the smallest and the largest value of an amount.

    >>> ends(4), ends("1-3")
    ((4, 4), (1, 3))
    """
    if isinstance(amount, int):
        return amount, amount
    low, _, high = amount.partition("-")
    return int(low), int(high)


def check_range(option: Text, amount: int | str, low: int, high: int) -> None:
    """Raise `Malformed` if a range is reversed or outside the bounds of its option.

    The option is the message with its label, or the name of its field.

    >>> check_range("sprout", "3-1", 0, 10)
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: A range of the option “Sprout” runs from low to high within 0-10; 3-1 does not.
    """
    least, most = ends(amount)
    if not low <= least <= most <= high:
        label = _capitalised(spoken(option)) if isinstance(option, str) else option
        raise Malformed(say("bad-range", option=label, low=low, high=high, given=amount))


def named(names: Mapping[Any, str], **given: Any) -> Meta:
    """Return the `Meta` of a `Literal`, with names that players see instead of its values.

    >>> named({"all": "All three destinations"}, description="When the game ends.").extra_json_schema
    {'names': {'all': 'All three destinations'}}
    """
    return Meta(extra_json_schema={"names": {str(value): name for value, name in names.items()}}, **given)


def spoken(name: str) -> str:
    """Return the name of an option in words, for options without a title.

    >>> spoken("point_limit"), spoken("hp")
    ('point limit', 'HP')
    """
    return name.upper() if len(name) < 3 else name.replace("_", " ")


def _capitalised(label: str) -> str:
    return label[0].upper() + label[1:]


class Choice(Struct, frozen=True):
    """One option as the page and the terminal show it."""

    name: str
    label: Text  # the name that players see
    explanation: Text
    bounds: Message
    default: Any
    names: Mapping[str, Text] = {}  # by value, as text: the name that players see
    places: tuple[Text, ...] = ()  # the names of the places of a list
    texts: Mapping[str, Text] = {}  # by id: everything above that the catalogue of the game should have


class _OptionTexts:
    """Finds the texts of one option in the catalogue of its game."""

    def __init__(self, options: type[Options], name: str) -> None:
        self.words = words_of(options.__module__)
        self.known = source_texts(self.words, ENGLISH) if self.words else {}
        self.id = f"option-{name.replace('_', '-')}"
        self.found: dict[str, Text] = {}

    def text(self, part: str, otherwise: str, **args: Argument) -> Text:
        """Return a text of the option, or a part of it as an attribute. `otherwise` is for packages without it."""
        id = f"{self.id}.{part}" if part else self.id
        self.found[id] = text = Message(id, args, self.words) if id in self.known else otherwise
        return text


def choices(options: type[Options]) -> tuple[Choice, ...]:
    """Return every option with its texts and its bounds."""
    fields = inspect.type_info(options)
    assert isinstance(fields, inspect.StructType)
    return tuple(_choice(options, field) for field in fields.fields)


def _choice(options: type[Options], field: inspect.Field) -> Choice:
    texts = _OptionTexts(options, field.name)
    label = texts.text("", _capitalised(_keyword(field.type, "title") or spoken(field.name)))
    explanation = texts.text("description", _keyword(field.type, "description") or "")
    given = _keyword(field.type, "names") or {}
    values = dict.fromkeys((*_values(field.type), *given))
    names = {value: texts.text(f"value-{_slug(value)}", given.get(value, "")) for value in values}
    places = [texts.text("place", place, place=place) for place in _keyword(field.type, "places") or ()]
    return Choice(
        field.name,
        label,
        explanation,
        bounds(field.type),
        msgspec.to_builtins(field.default),
        {value: name for value, name in names.items() if name},
        tuple(places),
        texts.found,
    )


def _values(kind: inspect.Type) -> list[str]:
    """Return the values of a `Literal` as text. Other types have none."""
    match kind:
        case inspect.Metadata(type=inner):
            return _values(inner)
        case inspect.UnionType(types=types):
            return [value for each in types for value in _values(each)]
        case inspect.LiteralType(values=values):
            return [str(value) for value in values]
        case _:
            return []


def _slug(value: str) -> str:
    """Return a value as part of an id.

    >>> _slug("last_round"), _slug("15")
    ('last-round', '15')
    """
    return re.sub(r"[^a-zA-Z0-9]+", "-", value)


def _keyword(kind: inspect.Type, keyword: str) -> Any:
    """Return the value of a JSON Schema keyword in the field's `Meta`, or None."""
    if isinstance(kind, inspect.Metadata):
        return (kind.extra_json_schema or {}).get(keyword) or _keyword(kind.type, keyword)
    return None


def schemas(options: type[Options], language: str = ENGLISH) -> dict[str, dict[str, Any]]:
    """Return the JSON Schema of every option, with its texts in a language.

    `names` are the names of values, and `places` those of the places of a list.
    """
    found: dict[str, dict[str, Any]] = msgspec.json.schema(options)["$defs"][options.__name__]["properties"]
    for choice in choices(options):
        schema = found[choice.name]
        schema["title"] = in_words(choice.label, language)
        if choice.explanation:
            schema["description"] = in_words(choice.explanation, language)
        if choice.names:
            schema["names"] = {value: in_words(name, language) for value, name in choice.names.items()}
        if choice.places:
            schema["places"] = [in_words(place, language) for place in choice.places]
    return found


def bounds(kind: inspect.Type) -> Message:
    """Return the values that a field accepts, in words.

    >>> from typing import Annotated
    >>> from msgspec import Meta
    >>> str(bounds(inspect.type_info(Annotated[int, Meta(ge=1, le=99)])))
    'a whole number from 1 to 99'
    """
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            return say("bounds-range", low=str(extra["low"]), high=str(extra["high"])) if extra else bounds(inner)
        case inspect.IntType(ge=low, le=high):
            return say("bounds-number", low=str(low), high=str(high))
        case inspect.BoolType():
            return say("bounds-true-or-false")
        case inspect.LiteralType(values=values):
            return say("bounds-one-of", values=Listed(tuple(map(str, values)), "comma"))
        case inspect.UnionType(types=types):
            return say("bounds-either", bounds=Listed(tuple(map(bounds, types)), "or"))
        case inspect.VarTupleType(item_type=item, min_length=low, max_length=high):
            length = "exact" if low == high else "between"
            return say("bounds-list", length=length, low=str(low), high=str(high), each=bounds(item))
    raise TypeError(f"options cannot hold {kind}")


def decode(game: Game[OptionsT, Any, Any, Any], raw: bytes | str, seats: int) -> OptionsT:
    """Read options from JSON and check them for this number of seats. Raises `Malformed` if one is invalid."""
    if len(raw) > MAX_OPTIONS_CHARS:
        raise Malformed(say("options-too-long", most=MAX_OPTIONS_CHARS, count=len(raw)))
    try:
        options = msgspec.json.decode(raw, type=game.options)
    except RecursionError:
        raise Malformed(say("options-too-deep")) from None
    except (ValueError, msgspec.MsgspecError):
        raise Malformed(_why_not(game, raw)) from None
    seated(game, seats)
    game.check(options, seats)
    return options


def _why_not(game: Game[OptionsT, Any, Any, Any], raw: bytes | str) -> Message:
    """Return a sentence for players about the first option that is unknown or out of bounds."""
    known = {choice.name: choice for choice in choices(game.options)}
    for name, value in members(raw).items():
        if name not in known:
            # Only programs misspell a name, so the answer lists the names as JSON has them.
            if not known:
                return say("no-options", game=title_of(game), option=clip(name))
            return say("no-such-option", game=title_of(game), option=clip(name), options=Listed(tuple(known), "comma"))
        try:
            msgspec.convert({name: value}, game.options)
        except (ValueError, msgspec.ValidationError):
            return say("option-takes", option=known[name].label, bounds=known[name].bounds)
    # The example is an option that has the same name in JSON and for players.
    example = {name: choice.default for name, choice in known.items() if spoken(name).lower() == name}
    first = dict(list(example.items())[:1])
    return say("options-written", example=msgspec.json.encode(first).decode())


def members(raw: bytes | str) -> dict[str, Any]:
    """Return the members of a JSON object, or none if the input is not an object."""
    try:
        return msgspec.json.decode(raw, type=dict[str, Any])
    except (ValueError, msgspec.MsgspecError, RecursionError):
        return {}


def seated(game: AnyGame, seats: int, first: Seat | None = None) -> None:
    """Raise `Malformed` if the game does not allow this number of players or this first player."""
    low, high = game.seats[0], game.seats[-1]
    if seats not in game.seats:
        span = str(low) if low == high else f"{low}-{high}"
        raise Malformed(say("wrong-number-of-players", game=title_of(game), span=span, seats=str(seats)))
    if first is not None and not 0 <= first < seats:
        raise Malformed(say("no-such-first-player", last=seats - 1, seat=str(first)))


def draw(game: Game[OptionsT, Any, Any, Any], seats: int, rng: Random) -> OptionsT:
    """Return random options that are valid for this number of seats. Each field has its default half of the time."""
    fields = inspect.type_info(game.options)
    assert isinstance(fields, inspect.StructType)
    while True:
        values = {field.name: _draw(field.type, rng) for field in fields.fields if rng.random() < 0.5}
        options = msgspec.convert(values, game.options)
        try:
            game.check(options, seats)
        except Malformed:
            continue
        return options


def _draw(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            if not extra:
                return _draw(inner, rng)
            low, high = sorted(rng.choices(range(extra["low"], extra["high"] + 1), k=2))
            return f"{low}-{high}"
        case inspect.IntType(ge=int(low), le=int(high)):
            return rng.randint(low, high)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.UnionType(types=types):
            return _draw(rng.choice(types), rng)
        case inspect.VarTupleType(item_type=item, min_length=int(low), max_length=int(high)):
            return [_draw(item, rng) for _ in range(rng.randint(low, high))]
    raise TypeError(f"options cannot hold {kind}: give numbers and lists their bounds")
