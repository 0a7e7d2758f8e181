"""An extension of griffe, named in mkdocs.yml: show the examples of docstrings as code in the Python API."""

from __future__ import annotations

import re
from typing import Any

import griffe

# An example begins with a prompt and ends with a blank line, as for doctest.
EXAMPLE = re.compile(r"(?:^>>> .*(?:\n(?!\n).+)*(?:\n\n(?=>>> ))?)+", re.MULTILINE)


def fenced(text: str) -> str:
    r"""Put every example of a docstring into a block of code.

    >>> fenced("Add.\n\n>>> 1 + 1\n2\n\nThe end.")
    'Add.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nThe end.'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```", text)


class Doctests(griffe.Extension):
    """Fence the examples of every docstring."""

    def on_object(self, *, obj: Any, **kwargs: Any) -> None:
        """Change the docstring of an object that was loaded."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
