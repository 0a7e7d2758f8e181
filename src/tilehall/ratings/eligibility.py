"""Decide whether the next game of a room is rated, and explain why it would not be or was not."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tilehall.core.message import Listed, Text
from tilehall.ratings.bot_ratings import bot_rating, newest_edition
from tilehall.table.room import MIN_RATED_TURNS, Room
from tilehall.table.seat_names import seat_name
from tilehall.table.summary import FinishedGame, UserId, is_bot_account
from tilehall.table.words import say

TOO_SHORT = say("unrated-too-short", turns=MIN_RATED_TURNS)


def edition_for(room: Room, accounts: Collection[UserId], owners: Mapping[UserId, UserId]) -> int:
    """Return the edition of the bots' ratings for a game that begins now, or 0 if it is not rated."""
    return 0 if why_unrated(room, accounts, {}, owners) else newest_edition(room.game.name)


def why_unrated(
    room: Room,
    accounts: Collection[UserId],
    names: Mapping[UserId, str],
    owners: Mapping[UserId, UserId] | None = None,
) -> Text:
    """Return why a game with the current players would not be rated, in a sentence; blank if it would be.

    `accounts` are the users in the room who have an account, and `owners` are those of the bot accounts among them.
    """
    if not room.settings.rated:
        return say("unrated-by-host")
    if room.position:
        return say("unrated-position")
    if room.options != room.game.options():
        return say("unrated-options")
    guests = [seat_name(chair, names) for chair in room.chairs if chair.user and chair.user not in accounts]
    if guests:
        return say("unrated-guests", guests=len(guests), names=Listed(tuple(guests)))
    if why := _why_unrated_with_bots(room, names, owners or {}):
        return why
    for chair in room.chairs:
        if chair.bot and bot_rating(room.game.name, chair.bot) is None:
            return say("unrated-level", bot=seat_name(chair, names))
    if not room.people and all(not chair.free for chair in room.chairs):
        return say("unrated-only-bots")
    return ""


def _why_unrated_with_bots(room: Room, names: Mapping[UserId, str], owners: Mapping[UserId, UserId]) -> Text:
    """Return why bot accounts at a table prevent a rated game; blank if they do not."""
    bots = [chair for chair in room.chairs if is_bot_account(chair.user)]
    sides = [owners.get(user, user) for user in room.people]
    if bots and len({*sides}) < len(sides):
        # An owner decides how their bots play, and could let them lose.
        return say("unrated-own-bots")
    people = [chair for chair in room.chairs if chair.user and chair not in bots]
    if bots and not all(chair.ready and chair.rated_with_bots for chair in people):
        return say("unrated-bot-account", bot=seat_name(bots[0], names))
    return ""


def why_not_counted(result: FinishedGame) -> Text:
    """Return why a finished game that began as rated was not rated; blank if it was rated or began unrated."""
    return TOO_SHORT if result.too_short else ""
