"""Texts in JSON: in the answers of bots, in thoughts about turns, and in puzzles.

A finished sentence is a string. A message is an object with its id, its arguments and the package of its words, as
`msgspec` writes it; its arguments may be messages and lists again.
"""

from __future__ import annotations

import sys
from typing import Any

from tilehall.core.message import Argument, Listed, Message, Text


def restored(text: Text) -> Text:
    """Return a text that was read from JSON, whose arguments are still plain objects and lists.

    All messages in it take their words from the same package, which may use the common words too.

    >>> restored(Message("list", {"cell": [4, 4], "tiles": {"items": ["k7", "k8"], "by": "or"}})).args
    {'cell': (4, 4), 'tiles': Listed(items=('k7', 'k8'), by='or')}
    """
    if not isinstance(text, Message):
        return text
    return Message(text.id, {name: _argument(value, text.words) for name, value in text.args.items()}, text.words)


def _argument(value: Any, words: str) -> Argument:
    match value:
        case {"id": str(id), "args": dict(args)}:
            return Message(id, {name: _argument(each, words) for name, each in args.items()}, words)
        case Message(id, args):
            return Message(id, {name: _argument(each, words) for name, each in args.items()}, words)
        case {"items": [*items], "by": by}:
            return Listed(tuple(_argument(each, words) for each in items), by)
        case Listed(items, by):
            return Listed(tuple(_argument(each, words) for each in items), by)
        case [int(row), int(column)]:
            return (row, column)
        case _:
            return value


def received(text: Text) -> Text:
    """Return a text from another process. It is blank if this process has not loaded the package of its words.

    >>> received(Message("hello", {}, "unknown.words"))
    ''
    """
    return "" if isinstance(text, Message) and text.words not in sys.modules else restored(text)
