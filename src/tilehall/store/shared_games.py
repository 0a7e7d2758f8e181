"""The finished games that their players share for research."""

from __future__ import annotations

from collections.abc import Collection
from random import SystemRandom

from tilehall.store.protocol import Archive
from tilehall.store.queries.finished_games import all_finished
from tilehall.table.summary import Code, FinishedGame, UserId


async def shared_games(archive: Archive, game: str) -> list[tuple[Code, int]]:
    """Return the room and the match of every game that all of its players share.

    The order is random, because the order of their ends would tell something about the time.
    """
    sharing = frozenset(await archive.sharing_users())
    found: set[tuple[Code, int]] = set()
    for user in sharing:
        async for each in all_finished(archive, user, game):
            if is_shared(each.result, sharing):
                found.add((each.room, each.result.match))
    games = list(found)
    SystemRandom().shuffle(games)
    return games


def is_shared(game: FinishedGame, sharing: Collection[UserId]) -> bool:
    """Return whether a game may be used for research: every person at the table must share their games.

    A game with a guest, a deleted user or a person without an account is therefore never used. Practice games are left
    out, because a turn that was taken back is not in the record, and a game that continues another has the steps of
    other people. So are games that were played offline, because only one of their players has sent them.
    """
    people = [chair.user for chair in game.chairs if not chair.bot]
    return game.counts and not game.offline and bool(people) and all(user in sharing for user in people)
