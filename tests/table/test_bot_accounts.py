"""Tests of bot accounts at a table: they only play, and a game with one is rated only if every person agrees."""

from __future__ import annotations

from msgspec.structs import replace
from tests.support.rooms import ANN, BEN, CAT, RoomLog, dice, opened, refused, settings, value

from tilehall.core.registry import find
from tilehall.ratings.eligibility import edition_for, why_unrated
from tilehall.table import commands
from tilehall.table.room import Room
from tilehall.table.seat_names import seat_names

DEEP, BLUE = "bot~deep", "bot~blue"
NAMES = {ANN: "Ann", BEN: "Ben", DEEP: "Deep (bot)", BLUE: "Blue (bot)"}
ASKS_ALL = "Deep (bot) is a bot account, so the game is rated only if every player agrees."
SAME_OWNER = "A game between a bot account and its owner, or two bot accounts of one owner, is not rated."


def gathered(*users: str, watch: bool = True) -> RoomLog:
    game = find("rummikub")
    live = RoomLog(opened(game, len(users), watch=watch))
    live.take(commands.arrange(live.room, ANN, replace(settings(game.options(), len(users)), rated=True, watch=watch)))
    for seat, user in enumerate(users):
        live.take(commands.sit(live.room, user, seat))
    return live


def begun(*users: str) -> Room:
    live = gathered(*users)
    for user in users:
        live.take(commands.ready(live.room, user, value(ANN)))
    return commands.begin(live.room, dice(live.room)).room


def why(room: Room, **owners: str) -> str:
    return str(why_unrated(room, set(NAMES), NAMES, {DEEP: CAT, BLUE: BEN, **owners}))


def test_a_game_with_a_bot_account_is_rated_only_if_every_person_agrees() -> None:
    live = gathered(ANN, BEN, DEEP)
    assert why(live.room) == ASKS_ALL
    live.take(commands.ready(live.room, DEEP, value(ANN)))
    live.take(commands.ready(live.room, ANN, value(ANN), rated_with_bots=True))
    assert why(live.room) == ASKS_ALL
    live.take(commands.ready(live.room, BEN, value(ANN)))
    assert edition_for(live.room, set(NAMES), {}) == 0
    live.take(commands.unready(live.room, BEN))
    live.take(commands.ready(live.room, BEN, value(ANN), rated_with_bots=True))
    assert why(live.room) == ""
    assert edition_for(live.room, set(NAMES), {}) > 0


def test_a_game_against_ones_own_bot_account_is_never_rated() -> None:
    live = gathered(ANN, DEEP)
    live.take(commands.ready(live.room, ANN, value(ANN), rated_with_bots=True))
    live.take(commands.ready(live.room, DEEP, value(ANN)))
    assert why(live.room) == ""
    assert why(live.room, **{DEEP: ANN}) == SAME_OWNER
    two = gathered(DEEP, BLUE).room
    assert (why(two), why(two, **{DEEP: BEN})) == ("", SAME_OWNER)


def test_a_bot_account_never_becomes_the_host() -> None:
    room = gathered(ANN, DEEP).room
    refused(lambda: commands.hand_over(room, ANN, DEEP), "A bot account cannot be the host.")
    left = commands.stand(room, ANN).room
    change = commands.depart(left, ANN, dice(left))
    assert change is not None
    assert change.room.phase == "closed"


def test_people_need_no_agreement_of_a_bot_account_to_call_in_a_substitute() -> None:
    room = commands.agree(begun(ANN, BEN, DEEP), ANN, 1, 100.0).room
    assert commands.all_agree(room, 1)


def test_a_bot_account_watches_nothing_and_reads_no_records_of_others() -> None:
    commands.may_watch(gathered(ANN, BEN).room, DEEP)  # it may sit down
    playing = begun(ANN, BEN)
    refused(
        lambda: commands.may_watch(playing, DEEP),
        "A bot account can only enter a room in which it plays, or may sit down.",
    )
    refused(lambda: commands.may_read(playing, DEEP), "Only its players can see the games of this room.")
    commands.may_watch(begun(ANN, DEEP), DEEP)


def test_a_deleted_bot_account_is_still_marked_as_a_bot() -> None:
    room = gathered(ANN, DEEP).room
    assert seat_names(room, NAMES) == ("Ann", "Deep (bot)")
    assert seat_names(room, {ANN: "", DEEP: ""}) == ("Somebody", "Somebody (bot)")
    assert seat_names(room, {}, "de")[1].endswith(" (bot)")
