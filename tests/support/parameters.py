"""Parameters of a test, most of which are left to `make soak`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def in_soak_except(values: Iterable[Any], *always: Any) -> list[Any]:
    """Mark the values of a parameter for `make soak`, except those in `always`.

    >>> [getattr(value, "marks", ()) != () for value in in_soak_except("abc", "b")]
    [True, False, True]
    """
    return [value if value in always else pytest.param(value, marks=pytest.mark.soak) for value in values]
