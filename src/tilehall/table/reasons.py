"""A sentence with the reason that somebody gave."""

from __future__ import annotations

ENDS = (".", "!", "?", "…")


def with_reason(sentence: str, reason: str) -> str:
    """A sentence and the reason behind it; the sentence alone where none was given.

    >>> with_reason("The room is closed.", "flooding")
    'The room is closed. The reason: flooding.'
    >>> with_reason("The room is closed.", "")
    'The room is closed.'
    """
    if not reason:
        return sentence
    return f"{sentence} The reason: {reason}{'' if reason.endswith(ENDS) else '.'}"
