"""Decide whether the next game of a room is rated, and explain why it would not be or was not."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tilehall.ratings.bot_ratings import bot_rating, newest_edition
from tilehall.table.room import MIN_RATED_TURNS, Room
from tilehall.table.seat_names import seat_name
from tilehall.table.summary import FinishedGame, UserId, is_bot_account

TOO_SHORT = f"The game was given up before the winner had played {MIN_RATED_TURNS} turns."


def edition_for(room: Room, accounts: Collection[UserId], owners: Mapping[UserId, UserId]) -> int:
    """Return the edition of the bots' ratings for a game that begins now, or 0 if it is not rated."""
    return 0 if why_unrated(room, accounts, {}, owners) else newest_edition()


def why_unrated(
    room: Room,
    accounts: Collection[UserId],
    names: Mapping[UserId, str],
    owners: Mapping[UserId, UserId] | None = None,
) -> str:
    """Return why a game with the current players would not be rated, in a sentence; blank if it would be.

    `accounts` are the users in the room who have an account, and `owners` are those of the bot accounts among them.
    """
    if not room.settings.rated:
        return "The host has chosen not to rate this game."
    if room.position:
        return "A game that goes on from a position is not rated."
    if room.options != room.game.options():
        return "Only games with the default options are rated."
    guests = [seat_name(chair, names) for chair in room.chairs if chair.user and chair.user not in accounts]
    if guests:
        are = "is a guest" if len(guests) == 1 else "are guests"
        return f"Only games of people with an account are rated: {' and '.join(guests)} {are}."
    if why := _why_unrated_with_bots(room, names, owners or {}):
        return why
    for chair in room.chairs:
        if chair.bot and bot_rating(room.game.name, chair.bot) is None:
            return f"{seat_name(chair, names)} has no rating in this game."
    if not room.people and all(not chair.free for chair in room.chairs):
        return "Only bots play here."
    return ""


def _why_unrated_with_bots(room: Room, names: Mapping[UserId, str], owners: Mapping[UserId, UserId]) -> str:
    """Return why bot accounts at a table prevent a rated game; blank if they do not."""
    bots = [chair for chair in room.chairs if is_bot_account(chair.user)]
    sides = [owners.get(user, user) for user in room.people]
    if bots and len({*sides}) < len(sides):
        # An owner decides how their bots play, and could let them lose.
        return "A game between a bot account and its owner, or two bot accounts of one owner, is not rated."
    people = [chair for chair in room.chairs if chair.user and chair not in bots]
    if bots and not all(chair.ready and chair.rated_with_bots for chair in people):
        return f"{seat_name(bots[0], names)} is a bot account, so the game is rated only if every player agrees."
    return ""


def why_not_counted(result: FinishedGame) -> str:
    """Return why a finished game that began as rated was not rated; blank if it was rated or began unrated."""
    return TOO_SHORT if result.too_short else ""
