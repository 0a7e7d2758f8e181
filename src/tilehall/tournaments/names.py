"""The names of formats and tie-breaks, and why a tournament did not take place."""

from __future__ import annotations

from tilehall.core.message import Message, Text
from tilehall.table.reasons import with_reason
from tilehall.tournaments.settings import Format
from tilehall.tournaments.standings import TieBreak
from tilehall.tournaments.tournament import Tournament
from tilehall.tournaments.words import say

FORMATS: dict[Format, Message] = {
    "arena": say("format-arena"),
    "swiss": say("format-swiss"),
    "robin": say("format-robin"),
    "knockout": say("format-knockout"),
}
TIE_BREAKS: dict[TieBreak, Message] = {
    "buchholz-cut-1": say("tie-buchholz-cut-1"),
    "buchholz": say("tie-buchholz"),
    "sonneborn-berger": say("tie-sonneborn-berger"),
    "head-to-head": say("tie-head-to-head"),
    "wins": say("tie-wins"),
    "last-place": say("tie-last-place"),
}


def cancellation(tournament: Tournament) -> Text:
    """Return why a tournament was cancelled. Blank if it was not."""
    if tournament.phase != "cancelled":
        return ""
    if not tournament.cancelled_by:
        return say("cancelled-too-few")
    return with_reason(say("cancelled"), tournament.cancelled_why)
