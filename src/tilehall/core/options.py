"""Options: read from JSON, explained to people, and drawn at random for the laws, all from the fields' types.

A field says its bounds and its explanation where it stands:

    hp: Annotated[int, Meta(ge=1, le=99, title="Health", description="Health of each side at the start.")] = 20

`title` is the name that players read; without one it is made from the name of the field. `named` gives the values of a
`Literal` names for players.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Meta, Struct, inspect

from tilehall.core.game import AnyGame, Game, Malformed, Options, OptionsT, Seat
from tilehall.core.notation import clip

LONGEST = 4096  # characters of an options object: all of SUMMON5's together have under 600


# An amount that is a number, or a range `a-b` from which chance picks evenly, has the type
# Annotated[int, Meta(ge=0, le=9)] | Annotated[str, Meta(pattern=RANGE, extra={"low": 0, "high": 9})].
RANGE = r"^[0-9]{1,4}-[0-9]{1,4}$"


def ends(amount: int | str) -> tuple[int, int]:
    """The least and the most of an amount.

    >>> ends(4), ends("1-3")
    ((4, 4), (1, 3))
    """
    if isinstance(amount, int):
        return amount, amount
    low, _, high = amount.partition("-")
    return int(low), int(high)


def check_range(name: str, amount: int | str, low: int, high: int) -> None:
    """Refuse a range that runs backwards or over the option's bounds.

    >>> check_range("sprout", "3-1", 0, 10)
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: A range of the option sprout runs from low to high within 0-10; 3-1 does not.
    """
    least, most = ends(amount)
    if not low <= least <= most <= high:
        raise Malformed(
            f"A range of the option {spoken(name)} runs from low to high within {low}-{high}; {amount} does not."
        )


def named(names: Mapping[Any, str], **given: Any) -> Meta:
    """Return the `Meta` of a `Literal` whose values have these names for players, in place of the bare values.

    >>> named({"all": "All three destinations"}, description="When the game ends.").extra_json_schema
    {'names': {'all': 'All three destinations'}}
    """
    return Meta(extra_json_schema={"names": {str(value): name for value, name in names.items()}}, **given)


def spoken(name: str) -> str:
    """Return the name of an option in words, for an option without a title.

    >>> spoken("point_limit"), spoken("hp")
    ('point limit', 'HP')
    """
    return name.upper() if len(name) < 3 else name.replace("_", " ")


class Choice(Struct, frozen=True):
    """One option as the page and the terminal show it."""

    name: str
    label: str  # what players call it
    explanation: str
    bounds: str
    default: Any
    names: Mapping[str, str] = {}  # by value, written as text: what players call it


def choices(options: type[Options]) -> tuple[Choice, ...]:
    """Every option with its bounds in words."""
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
    """Return what a field's `Meta` says under a keyword of JSON Schema; None if it says nothing."""
    if isinstance(kind, inspect.Metadata):
        return (kind.extra_json_schema or {}).get(keyword) or _keyword(kind.type, keyword)
    return None


def bounds(kind: inspect.Type) -> str:
    """What a field takes, in words.

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
    """Options from JSON, checked for this many seats; Malformed names the option that is out of bounds."""
    if len(raw) > LONGEST:
        raise Malformed(f"Options have at most {LONGEST} characters; these have {len(raw)}.")
    try:
        options = msgspec.json.decode(raw, type=game.options)
    except RecursionError:
        raise Malformed("These are no options: they are nested too deeply.") from None
    except (ValueError, msgspec.MsgspecError):
        raise Malformed(_why_not(game, raw)) from None
    seated(game, seats)
    game.check(options, seats)
    return options


def _why_not(game: Game[OptionsT, Any, Any, Any], raw: bytes | str) -> str:
    """Why these are no options of the game, in a player's words: the first one that is unknown or out of bounds."""
    known = {choice.name: choice for choice in choices(game.options)}
    for name, value in members(raw).items():
        if name not in known:
            # Only a program misspells a name: it needs those that it can write.
            return f"{game.title} has no option {clip(name)}; it has {', '.join(known) or 'none'}."
        try:
            msgspec.convert({name: value}, game.options)
        except (ValueError, msgspec.ValidationError):
            label = known[name].label
            said = label if label.isupper() else label[0].lower() + label[1:]
            return f"The option {said} is {known[name].bounds.replace('_', ' ')}."
    # The example is of an option whose name in JSON is also the one that people read.
    example = {name: choice.default for name, choice in known.items() if spoken(name).lower() == name}
    first = dict(list(example.items())[:1])
    return f"Options are written like {msgspec.json.encode(first).decode()}."


def check_modes(game: AnyGame) -> None:
    """Raise `Malformed` if the page could not offer the modes of a game.

    Each mode has a name of its own and options that the game takes with every number of players; one has the defaults.
    """
    names = [mode.name for mode in game.modes]
    if len(set(names)) < len(names):
        raise Malformed(f"The modes of {game.title} have different names; {', '.join(names)} are not.")
    taken = []
    for mode in game.modes:
        try:
            raw = msgspec.json.encode(mode.options)
            taken += [decode(game, raw, seats) for seats in game.seats][:1]
        except Malformed as error:
            raise Malformed(f"The mode {clip(mode.name)} of {game.title} cannot be played: {error}") from None
    if names and game.options() not in taken:
        raise Malformed(f"One mode of {game.title} has the default options; none of {', '.join(names)} has.")


def members(raw: bytes | str) -> dict[str, Any]:
    """What stands in an object of JSON; nothing where it is none."""
    try:
        return msgspec.json.decode(raw, type=dict[str, Any])
    except (ValueError, msgspec.MsgspecError, RecursionError):
        return {}


def seated(game: AnyGame, seats: int, first: Seat | None = None) -> None:
    """Refuse a number of players that the game is not for, and a first player who is not among them."""
    low, high = game.seats[0], game.seats[-1]
    if seats not in game.seats:
        span = f"{low}" if low == high else f"{low} to {high}"
        raise Malformed(f"{game.title} is for {span} players, not {seats}.")
    if first is not None and not 0 <= first < seats:
        raise Malformed(f"The first player is a seat from 0 to {seats - 1}, not {first}.")


def draw(game: Game[OptionsT, Any, Any, Any], seats: int, rng: Random) -> OptionsT:
    """Random options that the game takes with this many seats, each field as often at its default as not."""
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
