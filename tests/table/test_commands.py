"""Requests around the game: the change that each makes, and the sentence that refuses it."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.support.rooms import (
    ANN,
    BEN,
    CAT,
    CODE,
    DAN,
    SEED,
    ZOE,
    all_ready,
    begun,
    closed,
    dice,
    finished,
    gathered,
    opened,
    played,
    refused,
    settings,
    value,
)

from tilehall.core.question import EVERY_GAME
from tilehall.core.registry import find
from tilehall.table import commands, entries
from tilehall.table.dice import commitment
from tilehall.table.room import Chair, Room, after

# Before the game


def test_a_room_is_opened_with_all_seats_free() -> None:
    game = find("miners")
    change = commands.open_room(CODE, ANN, game, settings(game.options(), 3, listed=False), commitment(SEED))
    room = change.room
    assert isinstance(change.entry, entries.Opened)
    assert (room.code, room.seq, room.host, room.phase, room.match) == (CODE, 1, ANN, "gathering", 1)
    assert room.chairs == (Chair(), Chair(), Chair())
    assert (room.settings.listed, room.settings.watch, room.commitment) == (False, True, commitment(SEED))
    assert (room.state, room.outcome, room.actor) == (None, None, None)


def test_a_user_takes_the_chosen_seat_or_the_first_free_one() -> None:
    room = opened(find("miners"), 3).room
    room = commands.sit(room, BEN, 1).room
    change = commands.sit(room, CAT, None)
    assert change.entry == entries.Sat(CAT, 0)
    assert commands.sit(change.room, DAN, None).room.people == (CAT, BEN, DAN)


def test_a_seat_that_is_taken_or_not_there_cannot_be_taken() -> None:
    room = commands.seat_bot(commands.sit(opened(find("miners"), 3).room, ANN, 0).room, ANN, 1, "easy").room
    refused(lambda: commands.sit(room, BEN, 0), "Seat 1 is taken.")
    refused(lambda: commands.sit(room, BEN, 1), "Seat 2 is taken.")
    refused(lambda: commands.sit(room, BEN, 3), "There is no seat 4 here.")
    refused(lambda: commands.sit(room, BEN, -1), "There is no seat 0 here.")
    refused(lambda: commands.sit(room, ANN, 2), "You have a seat already; leave it first.")
    refused(lambda: commands.sit(gathered(), CAT, None), "Every seat is taken.")
    refused(lambda: commands.sit(begun(), CAT, None), "Seats are taken before the game begins.")
    refused(lambda: commands.sit(finished(), CAT, None), "The game is over; ask for a rematch first.")
    refused(lambda: commands.sit(closed(), CAT, None), "The host has closed this room.")


def test_a_seat_is_given_up_before_the_game_only() -> None:
    room = commands.ready(gathered(), BEN, value(BEN)).room
    change = commands.stand(room, BEN)
    assert change.entry == entries.Stood(1)
    assert change.room.chairs[1] == Chair()
    refused(lambda: commands.stand(room, CAT), "You have no seat at this table.")
    refused(lambda: commands.stand(begun(), BEN), "A seat is kept during the game; you can resign.")
    refused(lambda: commands.stand(finished(), BEN), "The game is over; ask for a rematch first.")
    refused(lambda: commands.stand(closed(), BEN), "The host has closed this room.")


def test_the_host_puts_bots_on_free_seats() -> None:
    room = opened(find("miners"), 3).room
    change = commands.seat_bot(room, ANN, 2, "easy")
    assert change.entry == entries.Seated(2, "easy")
    assert change.room.chairs[2] == Chair(bot="easy")
    refused(lambda: commands.seat_bot(room, BEN, 2, "easy"), "Only the host can do that.")
    assert commands.seat_bot(change.room, ANN, 2, "hard").room.chairs[2] == Chair(bot="hard")
    refused(lambda: commands.seat_bot(commands.sit(room, BEN, 2).room, ANN, 2, "easy"), "Seat 3 is taken.")
    refused(lambda: commands.seat_bot(room, ANN, 3, "easy"), "There is no seat 4 here.")
    refused(lambda: commands.seat_bot(begun(), ANN, 0, "easy"), "Seats are taken before the game begins.")
    refused(lambda: commands.seat_bot(finished(), ANN, 0, "easy"), "The game is over; ask for a rematch first.")
    refused(lambda: commands.seat_bot(closed(), ANN, 0, "easy"), "The host has closed this room.")


def test_a_game_whose_bots_have_three_levels_offers_three(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("4ascend")
    monkeypatch.setattr(type(game), "levels", EVERY_GAME)
    room = opened(game, 2).room
    refused(lambda: commands.seat_bot(room, ANN, 1, "master"), "A bot of 4ascend plays easy, medium or hard.")
    assert commands.seat_bot(room, ANN, 1, "hard").room.chairs[1].bot == "hard"


@pytest.mark.parametrize("level", ["", " ", "<b>", "very hard", "sïmple"])
def test_a_bot_without_a_proper_level_is_not_seated(level: str) -> None:
    """Refuse a blank level: the seat would look free although the log says that a bot sits there."""
    room = opened(find("miners"), 3).room
    why = "A bot of Miners plays first, easy, medium, strong, hard or master."
    refused(lambda: commands.seat_bot(room, ANN, 0, level), why)


def test_the_host_clears_a_seat_of_a_person_or_a_bot() -> None:
    room = commands.seat_bot(commands.sit(opened(find("miners"), 3).room, BEN, 0).room, ANN, 1, "easy").room
    for seat in (0, 1):
        change = commands.clear(room, ANN, seat)
        assert change.entry == entries.Stood(seat, removed=True)
        assert change.room.chairs[seat].free
    refused(lambda: commands.clear(room, BEN, 1), "Only the host can do that.")
    refused(lambda: commands.clear(room, ANN, 2), "Seat 3 is free already.")
    refused(lambda: commands.clear(room, ANN, 9), "There is no seat 10 here.")
    refused(lambda: commands.clear(begun(), ANN, 1), "Nobody can be removed during the game.")
    refused(lambda: commands.clear(closed(), ANN, 1), "The host has closed this room.")


def test_a_removed_player_sits_down_again_only_when_the_host_allows_it() -> None:
    room = commands.clear(gathered("miners", 3), ANN, 1).room
    assert room.removed == (BEN,)
    refused(lambda: commands.sit(room, BEN, None), str(commands.REMOVED))
    refused(lambda: commands.sit(room, BEN, 1), str(commands.REMOVED))
    refused(lambda: commands.readmit(room, BEN, BEN), "Only the host can do that.")
    refused(lambda: commands.readmit(room, ANN, CAT), "They can already sit down here.")
    assert commands.sit(room, DAN, 1).room.removed == (BEN,), "others may have the seat"
    change = commands.readmit(room, ANN, BEN)
    assert change.entry == entries.Readmitted(BEN)
    assert commands.sit(change.room, BEN, 1).room.seat_of(BEN) == 1
    again = commands.again(replace(finished(), removed=(DAN,)), ANN, "c" * 64)
    assert again.room.removed == (DAN,), "it holds for the next game in this room"


def test_a_host_who_clears_a_seat_of_their_own_may_sit_down_again() -> None:
    room = commands.clear(gathered(), ANN, 0).room
    assert room.removed == ()
    assert commands.sit(room, ANN, 0).room.seat_of(ANN) == 0


def test_in_an_older_log_a_removed_player_who_sat_down_again_is_not_removed() -> None:
    room = commands.clear(gathered(), ANN, 1).room
    assert after(room, entries.Sat(BEN, 1), room.code, room.seq + 1).removed == ()


def test_a_ready_mark_brings_a_value_for_the_dice() -> None:
    change = commands.ready(gathered(), BEN, "Qz4711xyz")
    assert change.entry == entries.BecameReady(1, "Qz4711xyz")
    assert change.room.values == ("", "Qz4711xyz")
    refused(lambda: commands.ready(change.room, BEN, "Qz4711xyz"), "You are ready already.")
    refused(lambda: commands.ready(gathered(), ZOE, "Qz4711xyz"), "You have no seat at this table.")
    refused(lambda: commands.ready(begun(), BEN, "Qz4711xyz"), "The game has begun.")
    refused(lambda: commands.ready(finished(), BEN, "Qz4711xyz"), "The game is over; ask for a rematch first.")
    refused(lambda: commands.ready(closed(), BEN, "Qz4711xyz"), "The host has closed this room.")


@pytest.mark.parametrize("brought", ["", "short12", "x" * 65, "line\nline", "with blank", "größe123", "a,b,c,d,e"])
def test_a_value_that_is_no_value_is_refused(brought: str) -> None:
    """Refuse a value that contains the separator of the values in the dice."""
    sentence = "A ready mark brings 8 to 64 letters and digits, chosen at random on your side."
    refused(lambda: commands.ready(gathered(), BEN, brought), sentence)


@pytest.mark.parametrize("brought", ["x" * 8, "x" * 64])
def test_a_value_of_the_shortest_and_the_longest_kind_is_taken(brought: str) -> None:
    assert commands.ready(gathered(), BEN, brought).room.chairs[1].ready == brought


def test_a_ready_mark_is_taken_back() -> None:
    room = commands.ready(gathered(), BEN, value(BEN)).room
    change = commands.unready(room, BEN)
    assert change.entry == entries.BecameUnready(1)
    assert change.room.values == ("", "")
    refused(lambda: commands.unready(room, ANN), "You are not ready yet.")
    refused(lambda: commands.unready(room, ZOE), "You have no seat at this table.")
    refused(lambda: commands.unready(begun(), ANN), "The game has begun.")
    refused(lambda: commands.unready(closed(), ANN), "The host has closed this room.")


def test_the_host_arranges_what_is_played_and_ready_marks_are_gone() -> None:
    game = find("summon5")
    room = commands.ready(gathered("summon5", 2), BEN, value(BEN)).room
    chosen = game.options(hand=3)
    change = commands.arrange(room, ANN, settings(chosen, 4, listed=False, watch=False))
    assert isinstance(change.entry, entries.Arranged)
    assert change.room.settings == settings(chosen, 4, listed=False, watch=False)
    assert change.room.chairs == (Chair(ANN), Chair(BEN, cleared=True), Chair(), Chair())
    refused(lambda: commands.arrange(room, BEN, settings(chosen, 2)), "Only the host can do that.")
    refused(
        lambda: commands.arrange(room, ANN, settings(chosen, 1)),
        "Somebody sits on a seat that would be removed. Clear it first.",
    )
    cleared = commands.clear(room, ANN, 1).room
    with_bot = commands.seat_bot(cleared, ANN, 1, "easy").room
    refused(
        lambda: commands.arrange(with_bot, ANN, settings(chosen, 1)),
        "Somebody sits on a seat that would be removed. Clear it first.",
    )
    assert commands.arrange(cleared, ANN, settings(chosen, 1)).room.chairs == (Chair(ANN),)
    refused(
        lambda: commands.arrange(begun(), ANN, settings(chosen, 2)),
        "Options cannot change after the game has begun.",
    )
    refused(lambda: commands.arrange(closed(), ANN, settings(chosen, 2)), "The host has closed this room.")


# The host


def test_hosting_is_handed_over_to_a_seated_user() -> None:
    for room in (gathered(), begun(), finished()):
        change = commands.hand_over(room, ANN, BEN)
        assert change.entry == entries.Hosted(BEN)
        assert change.room.host == BEN
    refused(lambda: commands.hand_over(gathered(), BEN, ANN), "Only the host can do that.")
    refused(lambda: commands.hand_over(gathered(), ANN, ANN), "You are the host already.")
    refused(lambda: commands.hand_over(gathered(), ANN, ZOE), "The host must be a seated player.")
    refused(lambda: commands.hand_over(gathered(), ANN, ""), "The host must be a seated player.")
    refused(lambda: commands.hand_over(closed(), ANN, BEN), "The host has closed this room.")


def test_the_host_mutes_and_lets_talk_again() -> None:
    room = gathered()
    change = commands.mute(room, ANN, ZOE, True)
    assert change.entry == entries.Muted(ZOE, True)
    assert change.room.muted == (ZOE,)
    assert commands.mute(change.room, ANN, ZOE, False).room.muted == ()
    refused(lambda: commands.mute(change.room, ANN, ZOE, True), "They are muted already.")
    refused(lambda: commands.mute(room, ANN, ZOE, False), "They are not muted.")
    refused(lambda: commands.mute(room, ANN, ANN, True), "You cannot mute yourself.")
    refused(lambda: commands.mute(room, BEN, ZOE, True), "Only the host can do that.")
    refused(lambda: commands.mute(closed(), ANN, ZOE, True), "The host has closed this room.")


def test_a_muted_user_who_becomes_the_host_can_unmute_themselves() -> None:
    room = commands.hand_over(commands.mute(gathered(), ANN, BEN, True).room, ANN, BEN).room
    assert commands.mute(room, BEN, BEN, False).room.muted == ()


def test_the_host_closes_the_room_unless_a_game_is_under_way() -> None:
    for room in (gathered(), finished()):
        change = commands.close(room, ANN)
        assert change.entry == entries.Closed()
        assert change.room.phase == "closed"
    refused(lambda: commands.close(closed(), ANN), "The host has closed this room.")
    refused(lambda: commands.close(gathered(), BEN), "Only the host can do that.")
    refused(lambda: commands.close(begun(), ANN), "A game is under way: it can be resigned, not closed.")


def test_the_hall_closes_any_room_and_says_why() -> None:
    sentence = "An admin has closed this room. The reason: noise."
    for room in (gathered(), begun(), finished()):
        shut = commands.close_by_hall(room, "noise").room
        assert (shut.phase, str(shut.closing), shut.actor, shut.due()) == ("closed", sentence, None, "")
        refused(lambda shut=shut: commands.may_talk(shut, ANN), sentence)  # type: ignore[misc]
    refused(lambda: commands.close_by_hall(closed(), ""), "The host has closed this room.")
    assert commands.close_by_hall(begun(), "").room.summary().turn is None


def test_the_hall_mutes_anybody() -> None:
    room = commands.mute_by_hall(begun(), ANN, True).room
    refused(lambda: commands.may_talk(room, ANN), "The host has muted you at this table.")
    refused(lambda: commands.mute_by_hall(room, ANN, True), "They are muted already.")
    assert commands.mute_by_hall(room, ANN, False).room.muted == ()


def test_the_host_chooses_who_may_watch() -> None:
    """Check rooms that gather, which are open, and games, which the host may close to spectators."""
    for room in (gathered(), begun(), finished(), gathered(watch=False)):
        commands.may_watch(room, ZOE)
    behind_doors = begun(watch=False)
    for user in (ANN, BEN):
        commands.may_watch(behind_doors, user)
    refused(lambda: commands.may_watch(behind_doors, ZOE), "This table is not open to spectators.")
    over = played(behind_doors, 1000, Random(1))
    refused(lambda: commands.may_watch(over, ZOE), "This table is not open to spectators.")
    host_without_seat = commands.clear(gathered(watch=False), ANN, 0).room
    room = all_ready(commands.sit(host_without_seat, CAT, 0).room)
    commands.may_watch(commands.begin(room, dice(room)).room, ANN)


def test_a_muted_user_may_not_talk_and_nobody_in_a_closed_room() -> None:
    commands.may_talk(gathered(), ZOE)
    room = commands.mute(begun(), ANN, BEN, True).room
    commands.may_talk(room, ANN)
    refused(lambda: commands.may_talk(room, BEN), "The host has muted you at this table.")
    refused(lambda: commands.may_talk(closed(), ANN), "The host has closed this room.")


# Deleted users


def departed(room: Room, user: str) -> Room:
    """Return the room when no change is left to make for the deleted user."""
    for _ in range(5):
        change = commands.depart(room, user, dice(room))
        if change is None:
            return room
        room = change.room
    raise AssertionError("leaving does not end")


def test_who_departs_before_the_game_leaves_a_free_seat_and_no_ready_mark() -> None:
    room = commands.ready(gathered("miners", 3), ANN, value(ANN)).room
    left = departed(room, ANN)
    assert left.chairs == (Chair(), Chair(BEN), Chair(CAT))
    assert left.host == BEN, "the next person on a seat is the host"
    assert departed(departed(left, BEN), CAT).phase == "closed", "where nobody is left, the room is closed"


def test_a_game_does_not_begin_against_a_departed_player() -> None:
    room = commands.ready(gathered(), ANN, value(ANN)).room
    room = departed(room, ANN)
    assert commands.ready(room, BEN, value(BEN)).room.due() == ""


def test_who_departs_from_a_game_resigns_it() -> None:
    room = departed(begun("miners", 3), BEN)
    assert not room.in_play(1)
    assert room.chairs[1].user == BEN, "the record says who it was, as long as anybody knows"
    assert (room.phase, room.host) == ("playing", ANN)
    over = departed(begun(), ANN)
    assert over.outcome is not None
    assert over.outcome.winners == (1,)
    assert over.host == BEN


def test_a_bot_that_plays_on_for_a_departed_player_plays_to_the_end() -> None:
    room = commands.replace_seat(begun("miners", 3), 0, "medium").room
    left = departed(room, ANN)
    assert (left.in_play(0), left.chairs[0].played_by, left.host) == (True, "medium", BEN)


def test_who_departs_from_a_game_that_is_over_hands_hosting_over_and_stays_in_the_record() -> None:
    room = finished()
    assert departed(room, BEN) == room
    left = departed(room, ANN)
    assert (left.host, left.people) == (BEN, room.people)
    assert commands.depart(left, BEN, dice(left), gone=(ANN,)) is None, "the room stays, for its record"


def test_nothing_is_left_to_depart_from() -> None:
    for room in (closed(), gathered()):
        assert commands.depart(room, ZOE, dice(room)) is None
    assert commands.depart(closed(), ANN, dice(closed())) is None
