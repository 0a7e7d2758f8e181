"""A task of the hall for a tournament."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Task = Literal[
    "start",  # or cancel, if too few players have entered
    "pair",
    "replay",  # a drawn table of a knockout
    "open",  # create the room of a table, and append `commands.open_table`
    "no-show",  # append `commands.finish` or `commands.take_attendance` for a table
    "end",
    "repeat",  # create the tournament of the next week, and append `commands.repeat`
]


class Due(Struct, frozen=True):
    """A task and the time from which on it is due, in epoch milliseconds. It may be in the past."""

    at: int
    task: Task
    table: int = 0
