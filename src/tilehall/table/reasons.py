"""A sentence with an optional reason."""

from __future__ import annotations

ENDS = (".", "!", "?", "…")


def with_reason(sentence: str, reason: str) -> str:
    """Return a sentence with its reason, or the sentence alone if no reason was given.

    >>> with_reason("The room is closed.", "flooding")
    'The room is closed. The reason: flooding.'
    >>> with_reason("The room is closed.", "")
    'The room is closed.'
    """
    if not reason:
        return sentence
    return f"{sentence} The reason: {reason}{'' if reason.endswith(ENDS) else '.'}"
