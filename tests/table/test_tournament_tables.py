"""Tables of a tournament: everyone has a seat from the start, and nobody takes over the seat of a player."""

from __future__ import annotations

from msgspec.structs import replace
from tests.support.rooms import ANN, BEN, CODE, SEED, dice, refused, settings, value

from tilehall.core.registry import find
from tilehall.ratings.eligibility import why_unrated
from tilehall.table import commands, entries
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.dice import commitment
from tilehall.table.room import Chair, Room, after

CLOCK = ClockSettings("bank", 60, at_zero="resign")


def table(*players: str, rated: bool = False) -> Room:
    game = find("4ascend")
    chosen = replace(settings(game.options(), len(players), listed=False), clock=CLOCK, rated=rated)
    return commands.open_tournament_table(CODE, "SPRING24", game, chosen, commitment(SEED), players).room


def test_a_table_of_a_tournament_opens_with_its_players() -> None:
    room = table(ANN, "=easy~1")
    assert (room.tournament, room.host, room.people) == ("SPRING24", "", (ANN,))
    assert room.chairs == (Chair(user=ANN), Chair(bot="easy", number=1))


def test_the_log_of_a_table_of_a_tournament_folds_to_the_same_room() -> None:
    game = find("4ascend")
    chosen = replace(settings(game.options(), 2, listed=False), clock=CLOCK)
    change = commands.open_tournament_table(CODE, "SPRING24", game, chosen, commitment(SEED), (ANN, BEN))
    assert after(None, entries.read(entries.write(change.entry)), CODE, 1) == change.room


def test_seats_of_a_tournament_are_kept() -> None:
    room = table(ANN, BEN)
    kept = "You keep your seat in a tournament; you can resign when the game has begun."
    refused(lambda: commands.stand(room, ANN), kept)
    assert commands.depart(room, ANN, dice(room)) is None


def test_at_a_table_of_a_class_the_teacher_leads_the_talk_alone() -> None:
    game, kim, lou = find("4ascend"), "pupil~5BCLAS~kim", "pupil~5BCLAS~lou"
    chosen = replace(settings(game.options(), 2, listed=False), clock=CLOCK)
    room = commands.open_tournament_table(
        CODE, "SPRING24", game, chosen, commitment(SEED), (kim, lou), "5BCLAS", "teacher"
    ).room
    for user in (kim, "teacher"):
        commands.may_watch(room, user)
    refused(lambda: commands.may_watch(room, ANN), "There is no room with that code.")
    assert commands.mute(room, "teacher", kim, True).room.muted == (kim,)
    for act in (lambda: commands.clear(room, "teacher", 0), lambda: commands.close(room, "teacher")):
        refused(act, "Only the host can do that.")


def test_absent_players_are_marked_as_ready() -> None:
    room = commands.ready(table(ANN, BEN), ANN, value(ANN)).room
    change = commands.ready_absent(room)
    assert change is not None
    assert change.entry == entries.BecameReady(1, commands.ABSENT_VALUE)
    assert commands.ready_absent(change.room) is None
    assert change.room.due() == "begin"


def test_who_enters_a_rated_tournament_has_not_agreed_to_rated_games_with_bot_accounts() -> None:
    bot, names = "bot~deep", {ANN: "Ann", "bot~deep": "Deep (bot)"}
    room = table(ANN, bot, rated=True)
    room = commands.ready(room, bot, value(BEN)).room
    for change, rated in (
        (commands.ready(room, ANN, value(ANN)), False),
        (commands.ready_absent(room), False),
        (commands.ready(room, ANN, value(ANN), rated_with_bots=True), True),
    ):
        assert change is not None
        assert (why_unrated(change.room, {ANN, bot}, names, {bot: BEN}) == "") == rated


def test_nobody_takes_over_a_seat_and_there_is_no_rematch() -> None:
    room = table(ANN, BEN)
    for user in (ANN, BEN):
        room = commands.ready(room, user, value(user)).room
    room = commands.begin(room, dice(room)).room
    kept = "In a tournament, nobody takes over a player's seat."
    refused(lambda: commands.agree(room, ANN, 1, commands.AWAY_S), kept)
    over = commands.resign(room, ANN, dice(room)).room
    refused(lambda: commands.again(over, BEN, commitment(SEED)), "In a tournament, there are no rematches.")
