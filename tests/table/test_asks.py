"""Asks around the game: what each changes when it is granted, and the sentence that refuses it."""

from __future__ import annotations

from random import Random

import pytest
from tests.table.gathering import (
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
    value,
)

from tilehall.games.registry import find
from tilehall.table import asks
from tilehall.table import entry as log
from tilehall.table.dice import commitment
from tilehall.table.room import Chair

# Before the game.


def test_a_room_is_opened_with_all_seats_free() -> None:
    game = find("miners")
    change = asks.open_room(CODE, ANN, game, game.options(), 3, False, True, commitment(SEED))
    room = change.room
    assert isinstance(change.entry, log.Opened)
    assert (room.code, room.seq, room.host, room.phase, room.match) == (CODE, 1, ANN, "gathering", 1)
    assert room.chairs == (Chair(), Chair(), Chair())
    assert (room.listed, room.watch, room.commitment) == (False, True, commitment(SEED))
    assert (room.state, room.outcome, room.actor) == (None, None, None)


def test_somebody_sits_on_the_seat_of_their_choice_or_the_first_free_one() -> None:
    room = opened(find("miners"), 3).room
    room = asks.sit(room, BEN, 1).room
    change = asks.sit(room, CAT, None)
    assert change.entry == log.Sat(CAT, 0)
    assert asks.sit(change.room, DAN, None).room.people == (CAT, BEN, DAN)


def test_a_seat_that_is_taken_or_not_there_cannot_be_taken() -> None:
    room = asks.seat_bot(asks.sit(opened(find("miners"), 3).room, ANN, 0).room, ANN, 1, "easy").room
    refused(lambda: asks.sit(room, BEN, 0), "Seat 1 is taken.")
    refused(lambda: asks.sit(room, BEN, 1), "Seat 2 is taken.")
    refused(lambda: asks.sit(room, BEN, 3), "There is no seat 4 here.")
    refused(lambda: asks.sit(room, BEN, -1), "There is no seat 0 here.")
    refused(lambda: asks.sit(room, ANN, 2), "You have a seat already; leave it first.")
    refused(lambda: asks.sit(gathered(), CAT, None), "Every seat is taken.")
    refused(lambda: asks.sit(begun(), CAT, None), "Seats are taken before the game begins.")
    refused(lambda: asks.sit(finished(), CAT, None), "The game is over; ask for a rematch first.")
    refused(lambda: asks.sit(closed(), CAT, None), "The host has closed this room.")


def test_a_seat_is_given_up_before_the_game_only() -> None:
    room = asks.ready(gathered(), BEN, value(BEN)).room
    change = asks.stand(room, BEN)
    assert change.entry == log.Stood(1)
    assert change.room.chairs[1] == Chair()
    refused(lambda: asks.stand(room, CAT), "You have no seat at this table.")
    refused(lambda: asks.stand(begun(), BEN), "A seat is kept during the game; you can resign.")
    refused(lambda: asks.stand(finished(), BEN), "The game is over; ask for a rematch first.")
    refused(lambda: asks.stand(closed(), BEN), "The host has closed this room.")


def test_the_host_puts_bots_on_free_seats() -> None:
    room = opened(find("miners"), 3).room
    change = asks.seat_bot(room, ANN, 2, "easy")
    assert change.entry == log.Seated(2, "easy")
    assert change.room.chairs[2] == Chair(bot="easy")
    refused(lambda: asks.seat_bot(room, BEN, 2, "easy"), "Only the host can do that.")
    assert asks.seat_bot(change.room, ANN, 2, "hard").room.chairs[2] == Chair(bot="hard")
    refused(lambda: asks.seat_bot(asks.sit(room, BEN, 2).room, ANN, 2, "easy"), "Seat 3 is taken.")
    refused(lambda: asks.seat_bot(room, ANN, 3, "easy"), "There is no seat 4 here.")
    refused(lambda: asks.seat_bot(begun(), ANN, 0, "easy"), "Seats are taken before the game begins.")
    refused(lambda: asks.seat_bot(finished(), ANN, 0, "easy"), "The game is over; ask for a rematch first.")
    refused(lambda: asks.seat_bot(closed(), ANN, 0, "easy"), "The host has closed this room.")


@pytest.mark.parametrize("level", ["", " ", "<b>", "very hard", "sïmple"])
def test_a_bot_without_a_proper_level_is_not_seated(level: str) -> None:
    """A blank level would leave the seat free, though the log says that a bot sits there."""
    room = opened(find("miners"), 3).room
    refused(lambda: asks.seat_bot(room, ANN, 0, level), "A bot plays easy, medium or hard.")


def test_the_host_clears_a_seat_of_a_person_or_a_bot() -> None:
    room = asks.seat_bot(asks.sit(opened(find("miners"), 3).room, BEN, 0).room, ANN, 1, "easy").room
    for seat in (0, 1):
        change = asks.clear(room, ANN, seat)
        assert change.entry == log.Stood(seat, removed=True)
        assert change.room.chairs[seat].free
    refused(lambda: asks.clear(room, BEN, 1), "Only the host can do that.")
    refused(lambda: asks.clear(room, ANN, 2), "Seat 3 is free already.")
    refused(lambda: asks.clear(room, ANN, 9), "There is no seat 10 here.")
    refused(lambda: asks.clear(begun(), ANN, 1), "Nobody can be removed during the game.")
    refused(lambda: asks.clear(closed(), ANN, 1), "The host has closed this room.")


def test_a_ready_mark_brings_a_value_for_the_dice() -> None:
    change = asks.ready(gathered(), BEN, "Qz4711xyz")
    assert change.entry == log.Ready(1, "Qz4711xyz")
    assert change.room.values == ("", "Qz4711xyz")
    refused(lambda: asks.ready(change.room, BEN, "Qz4711xyz"), "You are ready already.")
    refused(lambda: asks.ready(gathered(), ZOE, "Qz4711xyz"), "You have no seat at this table.")
    refused(lambda: asks.ready(begun(), BEN, "Qz4711xyz"), "The game has begun.")
    refused(lambda: asks.ready(finished(), BEN, "Qz4711xyz"), "The game is over; ask for a rematch first.")
    refused(lambda: asks.ready(closed(), BEN, "Qz4711xyz"), "The host has closed this room.")


@pytest.mark.parametrize("brought", ["", "short12", "x" * 65, "line\nline", "with blank", "größe123", "a,b,c,d,e"])
def test_a_value_that_is_no_value_is_refused(brought: str) -> None:
    """What separates the values in the dice must not be in one of them."""
    sentence = "A ready mark brings 8 to 64 letters and digits, chosen at random on your side."
    refused(lambda: asks.ready(gathered(), BEN, brought), sentence)


@pytest.mark.parametrize("brought", ["x" * 8, "x" * 64])
def test_a_value_of_the_shortest_and_the_longest_kind_is_taken(brought: str) -> None:
    assert asks.ready(gathered(), BEN, brought).room.chairs[1].ready == brought


def test_a_ready_mark_is_taken_back() -> None:
    room = asks.ready(gathered(), BEN, value(BEN)).room
    change = asks.unready(room, BEN)
    assert change.entry == log.Unready(1)
    assert change.room.values == ("", "")
    refused(lambda: asks.unready(room, ANN), "You are not ready yet.")
    refused(lambda: asks.unready(room, ZOE), "You have no seat at this table.")
    refused(lambda: asks.unready(begun(), ANN), "The game has begun.")
    refused(lambda: asks.unready(closed(), ANN), "The host has closed this room.")


def test_the_host_arranges_what_is_played_and_ready_marks_are_gone() -> None:
    game = find("summon5")
    room = asks.ready(gathered("summon5", 2), BEN, value(BEN)).room
    chosen = game.options(hand=3)
    change = asks.arrange(room, ANN, chosen, 4, False, False)
    assert isinstance(change.entry, log.Arranged)
    assert (change.room.options, change.room.listed, change.room.watch) == (chosen, False, False)
    assert change.room.chairs == (Chair(ANN), Chair(BEN), Chair(), Chair())
    refused(lambda: asks.arrange(room, BEN, chosen, 2, True, True), "Only the host can do that.")
    refused(
        lambda: asks.arrange(room, ANN, chosen, 1, True, True),
        "Somebody sits on a seat that would go; clear it first.",
    )
    cleared = asks.clear(room, ANN, 1).room
    with_bot = asks.seat_bot(cleared, ANN, 1, "easy").room
    refused(
        lambda: asks.arrange(with_bot, ANN, chosen, 1, True, True),
        "Somebody sits on a seat that would go; clear it first.",
    )
    assert asks.arrange(cleared, ANN, chosen, 1, True, True).room.chairs == (Chair(ANN),)
    refused(
        lambda: asks.arrange(begun(), ANN, chosen, 2, True, True),
        "What is played is fixed once the game has begun.",
    )
    refused(lambda: asks.arrange(closed(), ANN, chosen, 2, True, True), "The host has closed this room.")


# The host.


def test_hosting_is_handed_over_to_somebody_on_a_seat() -> None:
    for room in (gathered(), begun(), finished()):
        change = asks.hand_over(room, ANN, BEN)
        assert change.entry == log.Hosted(BEN)
        assert change.room.host == BEN
    refused(lambda: asks.hand_over(gathered(), BEN, ANN), "Only the host can do that.")
    refused(lambda: asks.hand_over(gathered(), ANN, ANN), "You are the host already.")
    refused(lambda: asks.hand_over(gathered(), ANN, ZOE), "The host has to be somebody on a seat.")
    refused(lambda: asks.hand_over(gathered(), ANN, ""), "The host has to be somebody on a seat.")
    refused(lambda: asks.hand_over(closed(), ANN, BEN), "The host has closed this room.")


def test_the_host_mutes_and_lets_talk_again() -> None:
    room = gathered()
    change = asks.mute(room, ANN, ZOE, True)
    assert change.entry == log.Muted(ZOE, True)
    assert change.room.muted == (ZOE,)
    assert asks.mute(change.room, ANN, ZOE, False).room.muted == ()
    refused(lambda: asks.mute(change.room, ANN, ZOE, True), "They are muted already.")
    refused(lambda: asks.mute(room, ANN, ZOE, False), "They are not muted.")
    refused(lambda: asks.mute(room, ANN, ANN, True), "You cannot mute yourself.")
    refused(lambda: asks.mute(room, BEN, ZOE, True), "Only the host can do that.")
    refused(lambda: asks.mute(closed(), ANN, ZOE, True), "The host has closed this room.")


def test_somebody_muted_who_is_made_the_host_can_unmute_themselves() -> None:
    room = asks.hand_over(asks.mute(gathered(), ANN, BEN, True).room, ANN, BEN).room
    assert asks.mute(room, BEN, BEN, False).room.muted == ()


def test_the_host_closes_the_room_unless_a_game_is_under_way() -> None:
    for room in (gathered(), finished()):
        change = asks.close(room, ANN)
        assert change.entry == log.Closed()
        assert change.room.phase == "closed"
    refused(lambda: asks.close(closed(), ANN), "The host has closed this room.")
    refused(lambda: asks.close(gathered(), BEN), "Only the host can do that.")
    refused(lambda: asks.close(begun(), ANN), "A game is under way: it can be resigned, not closed.")


def test_who_may_look_on_is_the_hosts_choice() -> None:
    """Who has the code may look on while players gather; then those with a seat, the host, and others if they may."""
    for room in (gathered(), begun(), finished(), gathered(watch=False)):
        asks.may_watch(room, ZOE)
    behind_doors = begun(watch=False)
    for user in (ANN, BEN):
        asks.may_watch(behind_doors, user)
    refused(lambda: asks.may_watch(behind_doors, ZOE), "This table is not open to spectators.")
    over = played(behind_doors, 1000, Random(1))
    refused(lambda: asks.may_watch(over, ZOE), "This table is not open to spectators.")
    host_without_seat = asks.clear(gathered(watch=False), ANN, 0).room
    room = all_ready(asks.sit(host_without_seat, CAT, 0).room)
    asks.may_watch(asks.begin(room, dice(room)).room, ANN)


def test_who_is_muted_may_not_talk_and_nobody_in_a_closed_room() -> None:
    asks.may_talk(gathered(), ZOE)
    room = asks.mute(begun(), ANN, BEN, True).room
    asks.may_talk(room, ANN)
    refused(lambda: asks.may_talk(room, BEN), "The host has muted you at this table.")
    refused(lambda: asks.may_talk(closed(), ANN), "The host has closed this room.")
