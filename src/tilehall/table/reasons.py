"""A sentence with an optional reason."""

from __future__ import annotations

from tilehall.core.message import Message
from tilehall.table.words import say

ENDS = (".", "!", "?", "…", "\u3002", "\uff01", "\uff1f")  # the last three end Chinese sentences


def with_reason(sentence: Message, reason: str) -> Message:
    """Return a sentence with its reason, or the sentence alone if no reason was given.

    >>> str(with_reason(say("closed-by-admin"), "flooding"))
    'An admin has closed this room. The reason: flooding.'
    >>> str(with_reason(say("closed-by-admin"), ""))
    'An admin has closed this room.'
    """
    if not reason:
        return sentence
    return say("with-reason", sentence=sentence, reason=reason, ended="true" if reason.endswith(ENDS) else "false")
