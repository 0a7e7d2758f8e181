"""Options: decode them from JSON, explain them to players and draw random ones, all from the types of the fields.

The annotation of a field holds its bounds and its explanation:

    hp: Annotated[int, Meta(ge=1, le=99, title="HP", description="HP of each side at the start.")] = 20

Players see `title`; without one, it is derived from the name of the field. `named` gives the values of a `Literal`
names for players.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Meta, Struct, inspect

from tilehall.core.game import AnyGame, Game, Malformed, Options, OptionsT, Seat
from tilehall.core.notation import clip
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


def check_range(name: str, amount: int | str, low: int, high: int) -> None:
    """Raise `Malformed` if a range is reversed or outside the bounds of its option.

    >>> check_range("sprout", "3-1", 0, 10)
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: A range of the option sprout runs from low to high within 0-10; 3-1 does not.
    """
    least, most = ends(amount)
    if not low <= least <= most <= high:
        raise Malformed(say("bad-range", option=spoken(name), low=low, high=high, given=amount))


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


class Choice(Struct, frozen=True):
    """One option as the page and the terminal show it."""

    name: str
    label: str  # the name that players see
    explanation: str
    bounds: str
    default: Any
    names: Mapping[str, str] = {}  # by value, as text: the name that players see


def choices(options: type[Options]) -> tuple[Choice, ...]:
    """Return every option with its bounds in words."""
    fields = inspect.type_info(options)
    assert isinstance(fields, inspect.StructType)
    return tuple(
        Choice(
            field.name,
            _label(field),
            _keyword(field.type, "description") or "",
            bounds(field.type),
            msgspec.to_builtins(field.default),
            _keyword(field.type, "names") or {},
        )
        for field in fields.fields
    )


def _label(field: inspect.Field) -> str:
    label: str = _keyword(field.type, "title") or spoken(field.name)
    return label[0].upper() + label[1:]


def _keyword(kind: inspect.Type, keyword: str) -> Any:
    """Return the value of a JSON Schema keyword in the field's `Meta`, or None."""
    if isinstance(kind, inspect.Metadata):
        return (kind.extra_json_schema or {}).get(keyword) or _keyword(kind.type, keyword)
    return None


def bounds(kind: inspect.Type) -> str:
    """Return the values that a field accepts, in words.

    >>> from typing import Annotated
    >>> from msgspec import Meta
    >>> bounds(inspect.type_info(Annotated[int, Meta(ge=1, le=99)]))
    'a whole number from 1 to 99'
    """
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            return f"a range like {extra['low']}-{extra['high']}" if extra else bounds(inner)
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(map(str, values))}"
        case inspect.UnionType(types=types):
            return " or ".join(bounds(each) for each in types)
        case inspect.VarTupleType(item_type=item, min_length=low, max_length=high):
            how_many = f"{high}" if low == high else f"{low} to {high}"
            return f"a list of {how_many}, each {bounds(item)}"
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


def _why_not(game: Game[OptionsT, Any, Any, Any], raw: bytes | str) -> str:
    """Return a sentence for players about the first option that is unknown or out of bounds."""
    known = {choice.name: choice for choice in choices(game.options)}
    for name, value in members(raw).items():
        if name not in known:
            # Only programs misspell a name, so the answer lists the names as JSON has them.
            return f"{game.title} has no option {clip(name)}; it has {', '.join(known) or 'none'}."
        try:
            msgspec.convert({name: value}, game.options)
        except (ValueError, msgspec.ValidationError):
            label = known[name].label
            said = label if label.isupper() else label[0].lower() + label[1:]
            return f"The option {said} is {known[name].bounds.replace('_', ' ')}."
    # The example is an option that has the same name in JSON and for players.
    example = {name: choice.default for name, choice in known.items() if spoken(name).lower() == name}
    first = dict(list(example.items())[:1])
    return f"Options are written like {msgspec.json.encode(first).decode()}."


def check_modes(game: AnyGame) -> None:
    """Raise `Malformed` if the page cannot offer the modes of a game.

    Each mode needs a distinct name, and options that are valid for every number of players. One mode has the defaults.
    """
    names = [str(mode.name) for mode in game.modes]
    if len(set(names)) < len(names):
        raise Malformed(f"The modes of {game.title} have different names; {', '.join(names)} are not.")
    taken = []
    for mode in game.modes:
        try:
            raw = msgspec.json.encode(mode.options)
            taken += [decode(game, raw, seats) for seats in game.seats][:1]
        except Malformed as error:
            raise Malformed(f"The mode {clip(str(mode.name))} of {game.title} cannot be played: {error}") from None
    if names and game.options() not in taken:
        raise Malformed(f"One mode of {game.title} has the default options; none of {', '.join(names)} has.")


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
        raise Malformed(say("wrong-number-of-players", game=game.title, span=span, seats=str(seats)))
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
